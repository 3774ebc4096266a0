#include "engine/families/score.hpp"

#include <algorithm>

#include "engine/families/match.hpp"

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
  if (winner == kNoSeat) return;
  const bool chips = s.rules.match == MatchFormat::Chips;
  int sum = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == winner || contains(s.eliminated, seat)) continue;
    const int points = points_in_hand(s, seat) * factor(s);
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
