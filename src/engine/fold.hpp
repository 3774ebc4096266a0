// Folding: the one place where a fact changes a state. The same code carries the true state (from apply) and a seat's
// view (from redacted events) forward, so that a folded view is the view.
// Promises: needs no face that the event does not bring; never draws on the generator; allocates nothing.
#pragma once

#include "engine/event.hpp"
#include "engine/state.hpp"

namespace yinuo {

// Advances a state or a view by one event.
void fold(State& state, const Event& event);

namespace folding {

inline void append(State& s, Seat seat, Slot slot) {
  Hand& hand = s.hands[seat];
  s.cells[slot].next = kNoSlot;
  if (hand.last == kNoSlot) {
    hand.first = slot;
  } else {
    s.cells[hand.last].next = slot;
  }
  hand.last = slot;
  ++hand.count;
}

// The one function that adds a known face to a hand's masks.
inline void count_face(Hand& hand, Face face) {
  if (face == Face::Unknown) return;
  hand.pairs |= hand.faces & set_of(face);
  hand.faces |= set_of(face);
}

// Sets the masks of one face anew from the list.
[[gnu::always_inline]] inline void recount_face(State& s, Seat seat, Face face) {
  Hand& hand = s.hands[seat];
  const bool was_pair = contains(hand.pairs, face);
  hand.faces &= ~set_of(face);
  hand.pairs &= ~set_of(face);
  if (!was_pair) return;
  for (Slot slot = hand.first; slot != kNoSlot; slot = s.cells[slot].next) {
    if (s.face(slot) == face && !s.cells[slot].face_down()) count_face(hand, face);
  }
}

// `before`: the slot in front of it in the hand's list.
[[gnu::always_inline]] inline void take_out(State& s, Seat seat, Slot slot, Slot before) {
  Hand& hand = s.hands[seat];
  const Slot behind = s.cells[slot].next;
  (before == kNoSlot ? hand.first : s.cells[before].next) = behind;
  if (hand.last == slot) hand.last = before;
  --hand.count;
  const Face face = s.face(slot);
  if (face != Face::Unknown && !s.cells[slot].face_down()) recount_face(s, seat, face);
}

[[gnu::always_inline]] inline void show(State& s, Slot slot, Face face, SeatSet seats) {
  if (face != Face::Unknown) s.cells[slot].set_face(face);
  s.cells[slot].add_known(seats);
}

inline void onto_discards(State& s, Slot slot) {
  s.cells[slot].next = s.discard_top;
  s.discard_top = slot;
  ++s.discard_count;
}

inline void clear_call(State& s, Seat seat) {
  if (!contains(s.owes_call | s.called | s.early_call | s.late_allowed, seat)) return;
  const auto others = static_cast<SeatSet>(~set_of(seat));
  s.owes_call &= others;
  s.called &= others;
  s.early_call &= others;
  s.late_allowed &= others;
}

inline void set_call(State& s, Seat seat, CallState state) {
  clear_call(s, seat);
  const SeatSet one = set_of(seat);
  switch (state) {
    case CallState::Safe: break;
    case CallState::OwedLateAllowed: s.late_allowed |= one; [[fallthrough]];
    case CallState::Owed: s.owes_call |= one; break;
    case CallState::Called: s.called |= one; break;
    case CallState::Early: s.early_call |= one; break;
  }
}

inline Slot take_from_draw_pile(State& s) {
  const Slot slot = s.draw_top;
  s.draw_top = s.cells[slot].next;
  --s.draw_count;
  return slot;
}

inline void into_hand(State& s, const Event& e) {
  take_from_draw_pile(s);
  show(s, e.slot, e.face, static_cast<SeatSet>(e.amount));
  append(s, e.seat, e.slot);
  if (e.amount != 0) [[likely]]
    count_face(s.hands[e.seat], e.face);
  clear_call(s, e.seat);
  s.idle_passes = 0;
}

inline void chain_grows(State& s, const Event& e) {
  Chain& chain = s.chain;
  const bool four = e.face == Face::WildDrawFour;
  if (chain.cards == 0) chain.from_two = !four;
  chain.sum = static_cast<std::uint16_t>(chain.sum + e.amount);
  chain.together = e.slot == kNoSlot ? std::uint8_t{1} : static_cast<std::uint8_t>(e.slot);
  chain.cards = static_cast<std::uint8_t>(chain.cards + chain.together);
  chain.last = rank_of(e.face);
  const bool first_stays = s.rules.challenge_stacked == ChallengeStacked::First && chain.wild4_by != kNoSeat;
  if (four && s.jumped) {
    chain.closed = true;
    chain.wild4_by = kNoSeat;
    chain.guilt = Guilt::Unknown;
    chain.wild4_hand = 0;
  }
  if (chain.closed || first_stays) return;
  chain.wild4_by = four ? e.seat : kNoSeat;
  chain.guilt = four ? static_cast<Guilt>(e.detail) : Guilt::Unknown;
  chain.wild4_hand = four ? s.hands[e.seat].count : std::uint16_t{0};
}

// How many identical cards lie on top once another card was jumped in or laid with them.
inline std::uint8_t row_after(const State& s) {
  const Slot under = s.cells[s.discard_top].next;
  const bool same = under != kNoSlot && s.face(under) == s.face(s.discard_top);
  return same && s.in_row < 255 ? static_cast<std::uint8_t>(s.in_row + 1) : std::uint8_t{1};
}

// A card of the hand that a challenge would show is about to be played.
void played_from_questioned(State& s, Slot slot);
void chain_deflected(State& s);
void swap_hands(State& s, Seat one, Seat other);
void pass_hands_on(State& s);
void move_card(State& s, const Event& e);
void begin_round(State& s, Seat dealer);
void reshuffle(State& s);
void return_starter(State& s);
void book(State& s, Seat seat, int points);
void change_places(State& s, Seat one, Seat other);

}  // namespace folding

// fold with the event's kind known where it is called: the compiler keeps the one case.
[[gnu::always_inline]] inline void fold_here(State& s, const Event& e) {
  using namespace folding;
  switch (e.kind) {
    case EventKind::Acted:
      ++s.version;
      if (static_cast<ActionKind>(e.detail) <= ActionKind::Name) ++s.turn_actions;
      break;
    case EventKind::RoundBegins: begin_round(s, e.seat); break;
    case EventKind::CardDealt: into_hand(s, e); break;
    case EventKind::CardDrawn:
      into_hand(s, e);
      if (static_cast<DrawReason>(e.detail) == DrawReason::Turn) {
        s.stage = Stage::Drawn;
        s.drawn = e.slot;
      }
      break;
    case EventKind::StarterTurned:
      take_from_draw_pile(s);
      show(s, e.slot, e.face, kEverybody);
      onto_discards(s, e.slot);
      s.colour = colour_of(e.face);
      s.starter_on_top = true;
      break;
    case EventKind::StarterReturned: return_starter(s); break;
    case EventKind::MustName: s.stage = Stage::NameColour; break;
    case EventKind::ColourNamed:
      s.colour = e.colour;
      s.stage = Stage::Turn;
      break;
    case EventKind::DirectionTurns: s.direction = static_cast<std::int8_t>(-s.direction); break;
    case EventKind::CardPlayed:
      if (s.chain.wild4_by == e.seat) [[unlikely]]
        played_from_questioned(s, e.slot);
      take_out(s, e.seat, e.slot, static_cast<Slot>(e.amount));
      show(s, e.slot, e.face, kEverybody);
      onto_discards(s, e.slot);
      s.colour = e.colour;
      s.starter_on_top = false;
      s.colour_only = false;
      s.jump_open = true;
      s.jumped = e.detail == 1;
      s.in_row = e.detail == 0 ? std::uint8_t{1} : row_after(s);
      s.idle_passes = 0;
      break;
    case EventKind::PendingGrows: chain_grows(s, e); break;
    case EventKind::Deflects: chain_deflected(s); break;
    case EventKind::PendingSettled:
      s.chain = Chain{};
      s.colour_only = e.detail != 0 && s.rules.colour_after_penalty;
      break;
    case EventKind::Passes:
      if (e.detail != 0) ++s.idle_passes;
      s.jump_open = false;
      break;
    case EventKind::Draws:
      if (static_cast<DrawReason>(e.detail) <= DrawReason::Payment) s.jump_open = false;
      break;
    case EventKind::Challenges: s.jump_open = false; break;
    case EventKind::Swaps: swap_hands(s, e.seat, e.target); break;
    case EventKind::PassesOn: pass_hands_on(s); break;
    case EventKind::CardMoves: move_card(s, e); break;
    case EventKind::CardShown: {
      // What lay face down is in no mask yet, though the truth knows it.
      const bool is_new = s.face(e.slot) == Face::Unknown || s.cells[e.slot].face_down();
      const auto others = static_cast<SeatSet>(e.amount);
      show(s, e.slot, e.face, e.seat == kNoSeat ? kEverybody : static_cast<SeatSet>(set_of(e.seat) | others));
      if (is_new) count_face(s.hands[e.target], e.face);
      break;
    }
    case EventKind::CallIs: set_call(s, e.seat, static_cast<CallState>(e.detail)); break;
    case EventKind::Fined:
      if (e.detail == static_cast<std::uint8_t>(FineReason::Slowest)) s.slapping = 0;
      if (e.detail == static_cast<std::uint8_t>(FineReason::FalseCall) ||
          e.detail == static_cast<std::uint8_t>(FineReason::FalseReport)) {
        s.fined |= set_of(e.seat);
      }
      break;
    case EventKind::Reshuffles: reshuffle(s); break;
    case EventKind::Misplays: s.fined |= kMisplayed; break;
    case EventKind::SlapBegins: s.slapping = static_cast<SeatSet>(e.amount); break;
    case EventKind::Slaps: s.slapping &= static_cast<SeatSet>(~set_of(e.seat)); break;
    case EventKind::Silence: s.silence_by = e.seat; break;
    case EventKind::Leaves: s.left |= set_of(e.seat); break;
    case EventKind::TurnGoes:
      s.turn = e.seat;
      s.stage = Stage::Turn;
      s.drawn = kNoSlot;
      s.fined = 0;
      break;
    case EventKind::RoundOver:
      s.stage = Stage::Between;
      s.drawn = kNoSlot;
      s.round_winner = e.seat;
      s.round_blocked = e.detail != 0;
      s.owes_call = s.called = s.early_call = s.late_allowed = s.fined = s.slapping = 0;
      s.silence_by = kNoSeat;
      break;
    case EventKind::Booked: book(s, e.seat, e.amount); break;
    case EventKind::ChangePlaces: change_places(s, e.seat, e.target); break;
    case EventKind::Eliminated: s.eliminated |= set_of(e.seat); break;
    case EventKind::MatchOver:
      s.stage = Stage::MatchOver;
      s.match_winners = static_cast<SeatSet>(e.amount);
      break;
    case EventKind::DealerCard:
    case EventKind::Skipped:
    case EventKind::Judged:
    case EventKind::Resets:
    case EventKind::Calls:
    case EventKind::Reports: break;
  }
}

// Tells facts: folds each into the state and, where somebody listens, writes it down.
struct Scribe {
  State& state;
  Events* events;  // may be null

  [[gnu::always_inline]] inline void tell(const Event& event) const {
    fold_here(state, event);
    // Handed over member by member and out of line: an event that nobody hears is never put together in memory.
    if (events != nullptr) [[unlikely]] {
      write_down(*events, event.kind, event.seat, event.target, event.face, event.slot, event.colour, event.detail,
                 event.amount);
    }
  }

 private:
  [[gnu::noinline]] static void write_down(Events& events, EventKind kind, Seat seat, Seat target, Face face, Slot slot,
                                           Colour colour, std::uint8_t detail, std::int32_t amount) {
    events.push_back({kind, seat, target, face, slot, colour, detail, amount});
  }
};

}  // namespace yinuo
