#include "support/match_judge.hpp"

#include <algorithm>
#include <vector>

#include "engine/families/score.hpp"

namespace yinuo::support {
namespace {

constexpr int kCycle = 12;  // rounds in which each of three partners has had four

// Who is counted together: a team, or a player alone, as also among partners who change.
struct Side {
  SeatSet seats = 0;
  int points = 0;
};

using Sides = std::vector<Side>;

Sides sides_of(const State& s, SeatSet in) {
  const int teams = s.rules.rotation == Rotation::Partners ? 0 : s.rules.teams;
  Sides sides;
  for (int first = 0; first < (teams > 0 ? teams : s.seats); ++first) {
    Side side{0, s.scores[static_cast<std::size_t>(first)]};
    for (int seat = first; seat<s.seats; seat += teams> 0 ? teams : s.seats) side.seats |= set_of(Seat(seat));
    if ((side.seats & in) != 0) sides.push_back(side);
  }
  return sides;
}

// Those with most or fewest points.
SeatSet best(const Sides& sides, bool most) {
  int wanted = sides.front().points;
  for (const Side& side : sides) wanted = most ? std::max(wanted, side.points) : std::min(wanted, side.points);
  SeatSet seats = 0;
  for (const Side& side : sides) seats |= side.points == wanted ? side.seats : SeatSet{0};
  return seats;
}

// The seats where they are one side, else none.
SeatSet alone(const Sides& sides, SeatSet seats) {
  for (const Side& side : sides) {
    if (side.seats == seats) return seats;
  }
  return 0;
}

// Who has reached the target ends the match, and of all sides the best one wins it.
Verdict at_the_target(const State& s, const Sides& sides, bool most) {
  const bool ends =
      std::any_of(sides.begin(), sides.end(), [&](const Side& side) { return side.points >= s.rules.target; });
  if (!ends) return {};
  const SeatSet winner = alone(sides, best(sides, most));
  return {0, winner, winner == 0};
}

Verdict elimination(const State& s, const Sides& sides) {
  Verdict verdict;
  SeatSet in = 0;
  for (const Side& side : sides) {
    in |= side.seats;
    if (side.points >= s.rules.target) verdict.out |= side.seats;
  }
  if (verdict.out == in) {
    const SeatSet fewest = alone(sides, best(sides, false));
    if (fewest == 0) return {0, 0, true};
    verdict.out = static_cast<SeatSet>(in & ~fewest);
  }
  verdict.winners = alone(sides, static_cast<SeatSet>(in & ~verdict.out));
  return verdict;
}

Verdict knockout(const State& s, const Sides& sides) {
  if (s.round_winner == kNoSeat) return {};
  std::vector<std::pair<int, int>> hands(static_cast<std::size_t>(s.seats), {-1, -1});
  SeatSet in = 0;
  for (const Side& side : sides) {
    const auto seat = static_cast<Seat>(std::countr_zero(side.seats));
    in |= side.seats;
    if (seat != s.round_winner) hands[seat] = {s.hands[seat].count, score::points_in_hand(s, seat)};
  }
  const auto fullest = *std::max_element(hands.begin(), hands.end());
  if (std::count(hands.begin(), hands.end(), fullest) > 1) return {0, 0, true};
  const auto out = set_of(static_cast<Seat>(std::find(hands.begin(), hands.end(), fullest) - hands.begin()));
  return {out, alone(sides, static_cast<SeatSet>(in & ~out)), false};
}

bool last_round(const State& s) {
  const bool cycles = s.rules.rotation == Rotation::Partners;
  return s.round >= (cycles ? (s.rules.rounds + kCycle - 1) / kCycle * kCycle : s.rules.rounds);
}

// Somebody owes the round's winner more than was there: all of it has been paid.
bool broke(const State& s, const Sides& sides) {
  const int factor = s.rules.score_factor * (s.rules.reshuffle_doubles && s.reshuffled ? 2 : 1);
  return s.round_winner != kNoSeat && std::any_of(sides.begin(), sides.end(), [&](const Side& side) {
           if (contains(side.seats, s.round_winner)) return false;
           int owed = 0, paid = 0;
           for (Seat seat = 0; seat < s.seats; ++seat) {
             if (!contains(side.seats, seat)) continue;
             owed += score::points_in_hand(s, seat) * factor;
             paid = -s.booked[seat];
           }
           return owed > paid;
         });
}

}  // namespace

Verdict judge(const State& over, SeatSet in_before) {
  const Sides sides = sides_of(over, in_before);
  const bool high = over.rules.booking == Booking::Winner;
  switch (over.rules.match) {
    case MatchFormat::Single:
      for (const Side& side : sides) {
        if (over.round_winner != kNoSeat && contains(side.seats, over.round_winner)) return {0, side.seats, false};
      }
      return {};
    case MatchFormat::FirstTo: return at_the_target(over, sides, true);
    case MatchFormat::LastTo:
    case MatchFormat::Bust: return at_the_target(over, sides, false);
    case MatchFormat::Elimination: return elimination(over, sides);
    case MatchFormat::Knockout: return knockout(over, sides);
    case MatchFormat::Rounds: return {0, last_round(over) ? best(sides, high) : SeatSet{0}, false};
    case MatchFormat::Chips: return {0, last_round(over) || broke(over, sides) ? best(sides, true) : SeatSet{0}, false};
  }
  return {};
}

}  // namespace yinuo::support
