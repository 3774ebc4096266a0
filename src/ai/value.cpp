#include "ai/value.hpp"

#include <algorithm>

#include "engine/families/match.hpp"
#include "engine/families/teams.hpp"

namespace yinuo::ai {
namespace {

constexpr int kForRound = 330;  // of kFullValue, for winning the round
// A lead as large as the scale is as good as half of what is left.
constexpr int kScaleOfRounds = 400;  // points, where no target says how many the match is about

// An even share among the sides that are still in.
int share(const State& state) {
  const int sides = state.rules.teams > 0 ? state.rules.teams : live_seats(state);
  return kFullValue / std::max(sides, 1);
}

int of_round(const State& state, SeatSet side) {
  if (state.in_round() || state.round_winner == kNoSeat) return share(state);
  return contains(side, state.round_winner) ? kFullValue : 0;
}

// How far the own side leads, or lacks, in points.
int lead(const State& state, Seat seat, SeatSet side) {
  const int sign = match::low_wins(state.rules) ? -1 : 1;
  int best = 0;
  bool found = false;
  for (Seat other = 0; other < state.seats; ++other) {
    if (contains(side, other) || contains(state.eliminated, other)) continue;
    const int points = sign * state.scores[other];
    if (!found || points > best) best = points;
    found = true;
  }
  return found ? sign * state.scores[seat] - best : 0;
}

}  // namespace

int value_of(const State& state, Seat seat) {
  const SeatSet side = teams::side_of(state, seat);
  if (state.stage == Stage::MatchOver) {
    if (!contains(state.match_winners, seat)) return 0;
    return kFullValue * std::popcount(side) / std::max(std::popcount(state.match_winners), std::popcount(side));
  }
  if (state.rules.match == MatchFormat::Single) return of_round(state, side);
  if (contains(state.eliminated, seat)) return 0;
  const bool counts = match::has_target(state.rules) || state.rules.match == MatchFormat::Chips;
  const int scale = counts ? state.rules.target : kScaleOfRounds;
  const int even = share(state);
  const int stands = std::clamp(even + kFullValue / 2 * lead(state, seat, side) / scale, 0, kFullValue);
  return (kForRound * of_round(state, side) + (kFullValue - kForRound) * stands) / kFullValue;
}

}  // namespace yinuo::ai
