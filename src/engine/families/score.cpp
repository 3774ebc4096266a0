#include "engine/families/score.hpp"

#include <algorithm>

#include "engine/families/teams.hpp"

namespace yinuo::score {
namespace {

void add(Scribe scribe, Seat seat, int points) {
  if (points != 0) scribe.tell({.kind = EventKind::Booked, .seat = seat, .amount = points});
}

}  // namespace

int points_of(const Rules& rules, Face face) {
  const bool low = rules.values == CardValues::Low;
  if (face == Face::Wild) return low ? 20 : 50;
  if (face == Face::WildDrawFour) return low ? 40 : 50;
  if (!is_number(face)) return low ? 10 : 20;
  if (rules.red_zero_100 && face == make_face(Colour::Red, Rank::Zero)) return 100;
  return static_cast<int>(rank_of(face));
}

int points_in_hand(const State& state, Seat seat) {
  int points = 0;
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next)
    points += points_of(state.rules, state.face(slot));
  return points;
}

int factor(const State& state) {
  return state.rules.score_factor * (state.rules.reshuffle_doubles && state.reshuffled ? 2 : 1);
}

int points_of_side(const State& state, Seat seat) {
  if (state.rules.teams == 0) return points_in_hand(state, seat);
  const SeatSet side = teams::side_of(state, seat);
  int points = 0;
  for (Seat each = 0; each < state.seats; ++each) points += contains(side, each) ? points_in_hand(state, each) : 0;
  return points;
}

Seat least(const State& state, std::int64_t (*weight)(const State&, Seat)) {
  std::int64_t fewest = 0;
  Seat best = kNoSeat;
  bool tie = false;
  for (Seat seat = 0; seat < teams::sides(state); ++seat) {
    if (contains(state.eliminated, seat)) continue;
    const SeatSet side = teams::side_of(state, seat);
    std::int64_t sum = 0;
    for (Seat each = 0; each < state.seats; ++each) sum += contains(side, each) ? weight(state, each) : 0;
    if (best != kNoSeat && sum > fewest) continue;
    tie = best != kNoSeat && sum == fewest;
    best = seat;
    fewest = sum;
  }
  if (tie) return kNoSeat;
  for (Seat each = best; each < state.seats; ++each) {
    if (contains(teams::side_of(state, best), each) && weight(state, each) < weight(state, best)) best = each;
  }
  return best;
}

void book(Scribe scribe) {
  State& s = scribe.state;
  const Seat winner = s.round_winner;
  if (winner == kNoSeat) return;
  const bool chips = s.rules.match == MatchFormat::Chips;
  const bool all_book = s.rules.teams > 0 && s.rules.team_score == TeamScore::Sum && !chips;
  const SeatSet winning = teams::side_of(s, winner);
  int sum = 0;
  for (Seat seat = 0; seat < teams::sides(s); ++seat) {
    if (contains(s.eliminated, seat) || (contains(winning, seat) && !all_book)) continue;
    const int points = points_of_side(s, seat) * factor(s);
    const int paid = chips ? std::min(points, s.scores[seat]) : points;
    sum += paid;
    if (chips) {
      add(scribe, seat, -paid);
    } else if (s.rules.booking == Booking::Losers) {
      add(scribe, seat, paid);
    }
  }
  if (chips || s.rules.booking == Booking::Winner) add(scribe, winner, sum);
}

}  // namespace yinuo::score
