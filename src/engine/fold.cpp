#include "engine/fold.hpp"

#include <utility>

#include "engine/families/teams.hpp"
#include "engine/validate.hpp"

namespace yinuo {

namespace folding {

void begin_round(State& s, Seat dealer) {
  for (Seat seat = 0; seat < s.seats; ++seat) s.hands[seat] = Hand{};
  const int slots = deck_size(s.rules);
  s.slots = static_cast<std::uint16_t>(slots);
  for (int slot = 0; slot < slots; ++slot)
    s.cells[static_cast<std::size_t>(slot)] = Cell::blank(static_cast<Slot>(slot + 1));
  s.cells[static_cast<std::size_t>(slots - 1)].next = kNoSlot;
  s.draw_top = 0;
  s.draw_count = s.slots;
  s.discard_top = kNoSlot;
  s.discard_count = 0;
  ++s.epoch;
  ++s.round;
  s.stage = Stage::Turn;
  s.dealer = dealer;
  s.turn = dealer;
  s.direction = 1;
  s.colour = Colour::None;
  s.starter_on_top = s.colour_only = s.reshuffled = s.jump_open = s.jumped = false;
  s.in_row = 0;
  s.drawn = kNoSlot;
  s.chain = Chain{};
  s.owes_call = s.called = s.early_call = s.late_allowed = s.fined = s.slapping = 0;
  s.silence_by = kNoSeat;
  s.idle_passes = 0;
  s.turn_actions = 0;
  s.round_winner = kNoSeat;
  s.round_blocked = false;
  s.booked = {};
}

// All discards but the top become the draw pile. Their slots stand in the order of the pile; the faces are permuted
// by apply, so that nobody knows which is which.
void reshuffle(State& s) {
  const Slot top = s.discard_top;
  s.draw_top = s.cells[top].next;
  s.draw_count = static_cast<std::uint16_t>(s.discard_count - 1);
  s.cells[top].next = kNoSlot;
  s.discard_count = 1;
  for (Slot slot = s.draw_top; slot != kNoSlot; slot = s.cells[slot].next) {
    s.cells[slot].hide(Face::Unknown);
  }
  ++s.epoch;
  s.reshuffled = true;
}

void played_from_questioned(State& s, Slot slot) {
  std::uint16_t place = 0;
  for (Slot at = s.hands[s.chain.wild4_by].first; at != slot; at = s.cells[at].next) ++place;
  if (place < s.chain.wild4_hand) --s.chain.wild4_hand;
}

void swap_hands(State& s, Seat one, Seat other) {
  std::swap(s.hands[one], s.hands[other]);
  clear_call(s, one);
  clear_call(s, other);
}

void pass_hands_on(State& s) {
  const std::array<Hand, kMaxSeats> hands = s.hands;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!contains(s.eliminated, seat)) s.hands[seat_after(s, seat)] = hands[seat];
  }
  s.owes_call = s.called = s.early_call = s.late_allowed = 0;
}

void move_card(State& s, const Event& e) {
  take_out(s, e.seat, e.slot, static_cast<Slot>(e.amount));
  show(s, e.slot, e.face, set_of(e.target));
  append(s, e.target, e.slot);
  count_face(s.hands[e.target], s.face(e.slot));
  clear_call(s, e.target);
}

// A deflected Wild Draw Four is not questioned; the first of a chain stays the first.
void chain_deflected(State& s) {
  Chain& chain = s.chain;
  chain.closed = chain.closed || (s.rules.challenge_stacked == ChallengeStacked::First && chain.wild4_by != kNoSeat);
  chain.wild4_by = kNoSeat;
  chain.guilt = Guilt::Unknown;
  chain.wild4_hand = 0;
  s.jump_open = false;
}

void book(State& s, Seat seat, int points) {
  const SeatSet side = teams::side_of(s, seat);
  for (Seat each = 0; each < s.seats; ++each) {
    if (!contains(side, each)) continue;
    s.scores[each] += points;
    s.booked[each] += points;
  }
}

void change_places(State& s, Seat one, Seat other) {
  std::swap(s.sits[one], s.sits[other]);
  std::swap(s.scores[one], s.scores[other]);
  std::swap(s.booked[one], s.booked[other]);
  if (contains(s.left, one) != contains(s.left, other)) s.left ^= static_cast<SeatSet>(set_of(one) | set_of(other));
  for (Seat* seat : {&s.round_winner, &s.dealer}) {
    if (*seat == one || *seat == other) *seat = *seat == one ? other : one;
  }
}

// The starter goes back on the pile, unseen again; apply then permutes the faces.
void return_starter(State& s) {
  const Slot slot = s.discard_top;
  s.discard_top = s.cells[slot].next;
  --s.discard_count;
  s.cells[slot].hide(Face::Unknown);
  s.cells[slot].next = s.draw_top;
  s.draw_top = slot;
  ++s.draw_count;
}

}  // namespace folding

void fold(State& state, const Event& event) { fold_here(state, event); }

}  // namespace yinuo
