// Several cards in one play.
//
// The rule. Cards of one number or sign go together: only two identical ones (identical_pair), any of them (same_face),
// or (limited) two or more identical numbers, three or more equal numbers of mixed colours, and Skips. Black cards
// never do, and there are no runs. One matching card is enough. Of mixed colours the player names one that is
// contained, and the card of that colour lies on top. Equal actions act each, or once: n Skips pass over n other seats,
// the own seat not counted, n Reverses turn n times, n Draw Twos make 2 each; between two players any number of Skips
// or Reverses keeps the turn. Draw Twos together answer a pending draw like one of them, and two or more of one colour
// answer a Wild Draw Four (stack_pair_on_4; then a group of Draw Twos is answered only by at least as many, or by a
// Wild Draw Four: a single Reverse or Skip does not deflect it). last_single: the last card must be played alone. A
// group is never a jump, and after a draw the drawn card is played alone. Options: group, group_effect, last_single,
// stack_pair_on_4.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::group {

// Why these cards, two or more of the hand, may not be played together now; their colour is not looked at.
[[nodiscard]] Refusal why_not(const State& state, const Action& action);

// Whether the colour named fits a group: needed for mixed colours, one of those contained.
[[nodiscard]] Refusal why_not_colour(const Action& action);

// The colours of the cards, one bit each, from Red on.
[[nodiscard]] int colours_in(const Action& action);

// How often the cards act.
[[nodiscard]] inline int times(const Rules& rules, const Action& action) {
  return rules.group_effect == GroupEffect::Each ? action.card_count : 1;
}

// Lays the cards of a group on the discards, the one that names the colour last.
void lay(Scribe scribe, const Action& action);

// The colour a group leaves in force.
[[nodiscard]] Colour colour_after(const Action& action);

// Adds all groups that `seat` could play now, without their choices, each set of cards once. A list that is full leaves
// out the rest: that takes more than a dozen cards of one number.
void list(const State& state, Seat seat, ActionList& list);

// Whether one of them leaves one card.
[[nodiscard]] bool could_leave_one(const State& state, Seat seat);

// Whether one of them holds this face and leaves two cards or more.
[[nodiscard]] bool could_hold(const State& state, Seat seat, Face face);

}  // namespace yinuo::group
