// Answering a pending draw: stacking draw cards, and deflecting with Reverse or Skip.
//
// The rule. Who owes a draw may add a draw card to it where an option allows that card on the last draw card of the
// chain; colours need not match, and wild4_when is not asked. A Reverse or Skip of the colour in force deflects the sum
// (two: only where the last draw card is a Draw Two): Reverse sends it to the next seat in the new direction, Skip past
// one seat, and between two players both send it to the other. The new debtor may stack, judged by the last draw card,
// deflect again or pay, but not question. A plain Wild never answers. stack_4_needs_2: a Wild Draw Four answers another
// only in a chain that began with a Draw Two; a starter's begins one too. Draw Twos played together: see group. A
// barred last card is no answer. A last card that deflects lets the sum fall to the seat that would owe it; the
// direction does not turn any more. Options: stack_2_on_2, stack_4_on_2, stack_4_on_4, stack_2_on_4, stack_4_needs_2,
// deflect_reverse, deflect_skip.
#pragma once

#include <cstddef>
#include <cstring>

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::stack {

// Whether these rules know any answer to a pending draw. Asked often: the options behind it are read as one number.
[[nodiscard]] inline bool any_answer(const Rules& rules) {
  static_assert(offsetof(Rules, deflect_skip) - offsetof(Rules, stack_2_on_2) == 7);
  std::uint64_t options = 0;
  std::memcpy(&options, reinterpret_cast<const unsigned char*>(&rules) + offsetof(Rules, stack_2_on_2), 8);
  return options != 0;
}

// The faces that answer the draw pending now, alone.
[[nodiscard]] FaceSet answering_faces(const State& state);

// Whether so many Draw Twos, played together, answer the draw pending now.
[[nodiscard]] bool twos_answer(const State& state, int cards, bool one_colour);

// The seat that owes the sum once `seat` has deflected it with this rank.
[[nodiscard]] Seat debtor_after(const State& state, Seat seat, Rank rank);

}  // namespace yinuo::stack
