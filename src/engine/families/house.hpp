// Small house rules that stand beside the others: open small hands, misplays, bombs.
//
// The rule. reveal_at: a hand of at most so many cards lies open for all; cards drawn later are hidden again once the
// hand is larger, what was seen stays known. misplay_penalty: a play on the own turn that would be refused because a
// draw is pending, the cards are no group, match nothing, may not be the last or because a Wild Draw Four is not
// allowed is taken as a misplay, once a turn: the cards stay in the hand, hidden, the fine is drawn and the turn goes
// on; it ends no window. bomb: three or more equal numbers together make every other seat draw one, as a fine, from the
// next one on. Options: reveal_at, misplay_penalty, bomb. (revenge stands in turn, hand_limit and opening_number in
// draw and turn.)
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::house {

// Shows the hands that are small enough to everybody.
void show_small_hands(Scribe scribe);

// The same, quick where the rules have no open hands.
inline void reveal(Scribe scribe) {
  if (scribe.state.rules.reveal_at > 0) [[unlikely]]
    show_small_hands(scribe);
}

// Whether a play that is refused like this counts as a misplay of the seat to act.
[[nodiscard]] bool is_misplay(const State& state, Refusal refusal);

// Carries out a misplay.
void misplay(Scribe scribe, Seat seat);

// Every seat but `seat` draws one.
void bomb(Scribe scribe, Seat seat);

}  // namespace yinuo::house
