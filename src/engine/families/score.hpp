// Scoring a round.
//
// The rule. Numbers count their face, Skip, Reverse and Draw Two 20, black cards 50 (low: 10, Wild 20, Wild Draw Four
// 40); a red 0 may count 100. The winner books all other hands, or each loser the own hand; with chips the losers pay
// the winner, what they hold at most. A round that nobody won books nothing. What the points decide: see match.
// Options: values, red_zero_100, reshuffle_doubles, score_factor, booking.
#pragma once

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::score {

// What one card costs its holder.
[[nodiscard]] int points_of(const Rules& rules, Face face);

// The points of a hand whose faces are known, before any factor.
[[nodiscard]] int points_in_hand(const State& state, Seat seat);

// How often the points of this round count.
[[nodiscard]] int factor(const State& state);

// The points of all hands of a seat's side.
[[nodiscard]] int points_of_side(const State& state, Seat seat);

// The seat of the side whose hands weigh least together, and of its members the one with the least; kNoSeat when two
// sides weigh the same.
[[nodiscard]] Seat least(const State& state, std::int64_t (*weight)(const State&, Seat));

// Books the round that is over.
void book(Scribe scribe);

}  // namespace yinuo::score
