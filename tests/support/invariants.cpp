#include "support/invariants.hpp"

#include "engine/notation.hpp"

namespace yinuo::support {
namespace {

// Asked millions of times, with sanitizers too: a plain array each and one pass.
struct Count {
  bool met[kMaxSlots] = {};
  int faces[bit_of(Face::Unknown) + 1] = {};
  int cards = 0;  // in the last list
  Slot last = kNoSlot;

  // Walks a list of slots; false when a slot is met a second time.
  bool walk(const State& state, Slot first) {
    const Cell* cells = state.cells.data();
    const Slot slots = state.slots;
    int walked = 0;
    Slot at = kNoSlot;
    for (Slot slot = first; slot != kNoSlot;) {
      if (slot >= slots || met[slot]) return false;
      const Cell cell = cells[slot];
      met[slot] = true;
      ++faces[bit_of(cell.face())];
      ++walked;
      at = slot;
      slot = cell.next;
    }
    cards = walked;
    last = at;
    return true;
  }
};

// How many cards of this face the rules ask for.
int in_deck(const Rules& rules, Face face) {
  if (face == Face::Wild) return rules.wilds * rules.decks;
  if (face == Face::WildDrawFour) return rules.wild4s * rules.decks;
  if (rank_of(face) == Rank::Zero) return rules.zeros * rules.decks;
  return (is_number(face) ? rules.numbers : rules.actions) * rules.decks;
}

std::string fault_in_lists(const State& state, Count& count) {
  int all = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const Hand& hand = state.hands[seat];
    const auto whose = [seat] { return "the hand of seat " + std::to_string(seat); };
    if (!count.walk(state, hand.first)) return whose() + " holds a slot that is elsewhere too";
    if (count.cards != hand.count) return whose() + " is miscounted";
    if (count.last != hand.last) return whose() + " does not end at its last slot";
    if (seat >= state.seats && count.cards != 0) return whose() + ", which is empty, holds cards";
    all += count.cards;
  }
  if (!count.walk(state, state.draw_top)) return "the draw pile holds a slot that is elsewhere too";
  if (count.cards != state.draw_count) return "the draw pile is miscounted";
  all += count.cards;
  if (!count.walk(state, state.discard_top)) return "the discards hold a slot that is elsewhere too";
  if (count.cards != state.discard_count) return "the discards are miscounted";
  all += count.cards;
  return all == state.slots ? "" : "slots are lost";
}

}  // namespace

std::string fault_in_cards(const State& state) {
  Count count;
  std::string fault = fault_in_lists(state, count);
  if (!fault.empty()) return fault;
  if (count.faces[bit_of(Face::Unknown)] != 0) return "a slot has no face";
  int cards = 0;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = face_at(i);
    const int wanted = in_deck(state.rules, face);
    if (count.faces[bit_of(face)] != wanted) return card_text(face) + " came or went";
    cards += wanted;
  }
  return cards == state.slots ? "" : "there are more or fewer slots than cards";
}

std::string fault_in_masks(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    FaceSet faces = 0, pairs = 0;
    for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) {
      if (state.face(slot) == Face::Unknown || state.cells[slot].face_down()) continue;
      const FaceSet one = set_of(state.face(slot));
      pairs |= faces & one;
      faces |= one;
    }
    const bool right = state.hands[seat].faces == faces && state.hands[seat].pairs == pairs;
    if (!right) return "the masks of seat " + std::to_string(seat) + " are wrong";
  }
  return {};
}

std::string fault_in_turn(const State& state) {
  if (state.turn >= state.seats || state.dealer >= state.seats) return "an empty seat is to act or deals";
  if (state.in_round() && contains(state.eliminated, state.turn)) return "a seat that is out is to act";
  if (state.direction != 1 && state.direction != -1) return "the direction is neither";
  if (state.colour > Colour::None) return "the colour in force is none of five";
  const bool may_lack_colour =
      state.stage == Stage::NameColour || (state.rules.wild_unnamed == WildUnnamed::KeepsColour);
  if (state.in_round() && state.colour == Colour::None && !may_lack_colour) return "no colour is in force";
  if ((state.stage == Stage::Drawn) != (state.drawn != kNoSlot)) return "the drawn card and the stage differ";
  if (state.chain.sum > 0 && state.stage != Stage::Turn) return "a draw is pending outside a turn";
  if ((state.chain.sum > 0) != (state.chain.cards > 0)) return "a pending sum without its cards";
  if ((state.owes_call & state.called) != 0) return "a seat owes a call that it has made";
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int cards = state.hands[seat].count;
    if (contains(state.owes_call | state.called, seat) && cards != 1) return "a call without one card";
    const bool two = cards == 2 || ((state.rules.group != GroupRule::One || state.rules.red_zero_reset) && cards > 2);
    if (contains(state.early_call, seat) && !two) return "an early call that no play can cover";
    if (state.in_round() && cards == 0 && !contains(state.eliminated, seat)) return "the round goes on after a win";
  }
  return {};
}

}  // namespace yinuo::support
