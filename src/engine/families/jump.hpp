// Jumping in: an identical card out of turn.
//
// The rule. Any seat, the one to act and the one whose card lies on top included, may lay one card that is identical to
// the top card, of the kinds that jump_in names; play goes on from the jumper. The window closes when the seat to act
// plays, draws, pays, passes or challenges, and a jump opens it anew. A starter cannot be jumped, nor a Reverse or Skip
// that deflected. While a sum is owed only the draw card on top of it can be, under jump_on_penalty: its value is added
// and the jumper's next seat owes all of it; a chain with a jumped Wild Draw Four cannot be questioned. wild4_when is
// not asked. A barred last card is no jump, and under jump_last=false no last card is. bump: the k-th identical Skip in
// a row passes over k seats (identical cards laid together count each); two Reverses cancel in any case. Options:
// jump_in, jump_last, jump_resolves, jump_on_penalty.
#pragma once

#include "engine/action.hpp"
#include "engine/state.hpp"

namespace yinuo::jump {

[[nodiscard]] inline bool any(const Rules& rules) { return rules.jump_in != JumpIn::Off; }

// Whether the face on top could be jumped now by somebody.
[[nodiscard]] bool open(const State& state);

// The face that `seat` could jump in with now; Unknown where it cannot.
[[nodiscard]] Face card_of(const State& state, Seat seat);

// Why a jump with a card of the hand is refused, but for its choices; they are asked between the two.
[[nodiscard]] Refusal why_not_card(const State& state, const Action& action);
[[nodiscard]] Refusal why_not_now(const State& state, const Action& action);

}  // namespace yinuo::jump
