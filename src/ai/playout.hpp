// Playing a guessed world to the end of its round, quickly.
// Promises: every rule set is played, nothing is refused, every playout ends, nothing is allocated. Each seat decides
// by its own hand and by what lies open: the rules of thumb of good players. Does not know: what the result is worth
// (value.hpp).
#pragma once

#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// The turn action of the seat to act, in a world in which every face is known. No slap is open.
[[nodiscard]] Action quick_choice(const State& world, Rng& rng);

// Plays on until the round is over, or for a few hundred turns where nobody gets out.
void play_out(State& world, Rng& rng);

// What goes before the next turn action: slaps in an order drawn by lot, and jumps.
void settle_reactions(State& world, Rng& rng);

}  // namespace yinuo::ai
