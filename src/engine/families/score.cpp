#include "engine/families/score.hpp"

#include <algorithm>

namespace yinuo::score {
namespace {

void add(Scribe scribe, Seat seat, int points) {
  if (points != 0) scribe.tell({.kind = EventKind::Booked, .seat = seat, .amount = points});
}

// Who has won the match; none while it goes on.
SeatSet winners(const State& s) {
  if (s.rules.match == MatchFormat::Single) return s.round_winner == kNoSeat ? SeatSet{0} : set_of(s.round_winner);
  const auto end = s.scores.begin() + s.seats;
  const int most = *std::max_element(s.scores.begin(), end);
  if (most < s.rules.target || std::count(s.scores.begin(), end, most) > 1) return 0;
  return set_of(static_cast<Seat>(std::max_element(s.scores.begin(), end) - s.scores.begin()));
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

Seat lowest_hand(const State& state) {
  int fewest = 0;
  Seat best = kNoSeat;
  bool tie = false;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (contains(state.eliminated, seat)) continue;
    const int points = points_in_hand(state, seat);
    if (best != kNoSeat && points > fewest) continue;
    tie = best != kNoSeat && points == fewest;
    best = seat;
    fewest = points;
  }
  return tie ? kNoSeat : best;
}

void book(Scribe scribe) {
  State& s = scribe.state;
  const Seat winner = s.round_winner;
  if (winner != kNoSeat) {
    int sum = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (seat == winner || contains(s.eliminated, seat)) continue;
      const int points = points_in_hand(s, seat) * factor(s);
      sum += points;
      if (s.rules.booking == Booking::Losers) add(scribe, seat, points);
    }
    if (s.rules.booking == Booking::Winner) add(scribe, winner, sum);
  }
  const SeatSet decided = winners(s);
  if (decided != 0) scribe.tell({.kind = EventKind::MatchOver, .amount = decided});
}

}  // namespace yinuo::score
