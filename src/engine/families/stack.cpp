#include "engine/families/stack.hpp"

namespace yinuo::stack {
namespace {

bool deflects(Deflect rule, Rank last) {
  switch (rule) {
    case Deflect::Off: return false;
    case Deflect::Two: return last == Rank::DrawTwo;
    case Deflect::TwoAndFour: return true;
  }
  return false;
}

// Under stack_pair_on_4 a group of Draw Twos is answered only by as many, or by a Wild Draw Four.
bool asks_for_many(const State& state) {
  return state.rules.stack_pair_on_4 && state.chain.last == Rank::DrawTwo && state.chain.together > 1;
}

}  // namespace

bool twos_answer(const State& state, int cards, bool one_colour) {
  const Rules& rules = state.rules;
  if (state.chain.last != Rank::DrawTwo)
    return rules.stack_2_on_4 || (rules.stack_pair_on_4 && cards > 1 && one_colour);
  return rules.stack_2_on_2 && (!asks_for_many(state) || cards >= state.chain.together);
}

FaceSet answering_faces(const State& state) {
  const Rules& rules = state.rules;
  const Chain& chain = state.chain;
  const bool on_two = chain.last == Rank::DrawTwo;
  const bool four_on_four = rules.stack_4_on_4 && (chain.from_two || !rules.stack_4_needs_2);
  FaceSet faces = 0;
  if (twos_answer(state, 1, true)) faces |= faces_of_rank(Rank::DrawTwo);
  if (on_two ? rules.stack_4_on_2 : four_on_four) faces |= set_of(Face::WildDrawFour);
  if (asks_for_many(state)) return faces;
  const FaceSet colour = faces_of_colour(state.colour);
  if (deflects(rules.deflect_reverse, chain.last)) faces |= faces_of_rank(Rank::Reverse) & colour;
  if (deflects(rules.deflect_skip, chain.last)) faces |= faces_of_rank(Rank::Skip) & colour;
  return faces;
}

Seat debtor_after(const State& state, Seat seat, Rank rank) {
  if (rank == Rank::Reverse) return seat_after(state, seat, live_seats(state) - 1);
  return seat_after(state, seat, live_seats(state) == 2 ? 1 : 2);
}

}  // namespace yinuo::stack
