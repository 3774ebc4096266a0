// What one seat may know.
// View: a lens over a state, without a copy, that answers only what its seat may know. view_for: a copy with the other
// faces unknown, to be kept and folded forward, or to look ahead from. Promises: two states that differ only in faces
// the seat has not seen give equal answers and equal copies.
#pragma once

#include "engine/action.hpp"
#include "engine/families/teams.hpp"
#include "engine/legal.hpp"
#include "engine/state.hpp"

namespace yinuo {

// The state as `seat`, or kOnlooker, knows it: faces it has not seen, the generator and others' guilt are unknown.
[[nodiscard]] State view_for(const State& state, Seat seat);

class View {
 public:
  View(const State& state, Seat seat) : state_(&state), seat_(seat) {}

  [[nodiscard]] Seat me() const { return seat_; }
  [[nodiscard]] int seats() const { return state_->seats; }
  [[nodiscard]] const Rules& rules() const { return state_->rules; }
  [[nodiscard]] std::uint32_t version() const { return state_->version; }
  [[nodiscard]] Stage stage() const { return state_->stage; }
  [[nodiscard]] bool in_round() const { return state_->in_round(); }
  [[nodiscard]] Seat turn() const { return state_->turn; }
  [[nodiscard]] int direction() const { return state_->direction; }
  [[nodiscard]] Seat seat_after(Seat seat, int steps = 1) const { return yinuo::seat_after(*state_, seat, steps); }
  [[nodiscard]] int live_seats() const { return yinuo::live_seats(*state_); }
  [[nodiscard]] Colour colour() const { return state_->colour; }
  [[nodiscard]] Face top() const { return state_->top(); }
  [[nodiscard]] int pending() const { return state_->chain.sum; }
  [[nodiscard]] Seat wild4_by() const { return state_->chain.wild4_by; }
  [[nodiscard]] int draw_pile() const { return state_->draw_count; }
  [[nodiscard]] int cards_of(Seat seat) const { return state_->hands[seat].count; }
  [[nodiscard]] int score_of(Seat seat) const { return state_->scores[seat]; }
  [[nodiscard]] bool is_out(Seat seat) const { return contains(state_->eliminated, seat); }  // of the match
  [[nodiscard]] bool is_partner(Seat seat) const { return teams::partners(*state_, seat_, seat); }
  [[nodiscard]] bool owes_call(Seat seat) const { return contains(state_->owes_call, seat); }

  // The own hand.
  [[nodiscard]] FaceSet my_faces() const { return state_->hands[seat_].faces; }
  [[nodiscard]] FaceSet my_pairs() const { return state_->hands[seat_].pairs; }
  [[nodiscard]] int my_copies(Face face) const;
  [[nodiscard]] int my_cards_of(Colour colour) const;  // coloured cards of that colour
  [[nodiscard]] Face drawn() const {
    return state_->drawn == kNoSlot || state_->turn != seat_ ? Face::Unknown : state_->face(state_->drawn);
  }

  // Copies of the face that lie among the discards.
  [[nodiscard]] int discarded(Face face) const;
  // The card under the top one; Unknown when there is none.
  [[nodiscard]] Face under_top() const;

  // Cards with one of these faces that this seat has not seen since they were last shuffled.
  [[nodiscard]] int unseen(FaceSet faces) const;
  // The same for each face, by index_of.
  [[nodiscard]] std::array<std::uint16_t, kFaces> unseen_copies() const;
  // The faces this seat knows to be in a hand: its own, or those it was shown.
  [[nodiscard]] FaceSet known_faces_of(Seat seat) const;

  // Whether some plays are not told by options().plays: groups, and plays with a word behind the card.
  [[nodiscard]] bool has_more_plays() const { return rules().group != GroupRule::One || moves_hands(rules()); }
  // Whether this seat has to slap, or anybody.
  [[nodiscard]] bool must_slap() const { return contains(state_->slapping, seat_); }
  [[nodiscard]] bool slap_open() const { return state_->slapping != 0; }
  // How one says UNO now: by a call, or by a sign while everybody is silent.
  [[nodiscard]] Action say_uno() const;
  // The card that could be jumped in now; Unknown where there is none.
  [[nodiscard]] Face jump() const;
  // Whether a call of the own seat would be true now and still do something.
  [[nodiscard]] bool can_call() const;
  // The faces that nobody may go out with.
  [[nodiscard]] FaceSet barred_last() const;

  // A copy to look ahead from: what this seat knows, and nothing else.
  [[nodiscard]] State copy() const { return view_for(*state_, seat_); }

  [[nodiscard]] TurnOptions options() const { return turn_options(*state_, seat_); }
  void legal(ActionList& list) const { legal_actions(*state_, seat_, list); }
  void choices(const Action& play, ActionList& list) const { yinuo::choices(*state_, play, list); }

 private:
  const State* state_;
  Seat seat_;
};

}  // namespace yinuo
