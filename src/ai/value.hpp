// What the end of a round is worth to a seat.
// In a single round, and where the round ends the match: whether the own side has won. Elsewhere a blend: winning the
// round counts for a third, and the rest is how the match stands afterwards, as a straight line through the own side's
// lead over the best other one, measured by what the match is about. Who has fallen out of the match has nothing.
// Promises: whole numbers between 0 and kFullValue, the same in every build.
#pragma once

#include "engine/view.hpp"

namespace yinuo::ai {

inline constexpr int kFullValue = 1000;

// Of a round that is over, or that was broken off undecided.
[[nodiscard]] int value_of(const State& state, Seat seat);

}  // namespace yinuo::ai
