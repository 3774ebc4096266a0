#include "engine/families/match.hpp"

#include "engine/families/rotation.hpp"
#include "engine/families/score.hpp"
#include "engine/families/teams.hpp"

namespace yinuo::match {
namespace {

SeatSet everybody_in(const StateHead& s) {
  return static_cast<SeatSet>(((1u << s.seats) - 1) & ~static_cast<unsigned>(s.eliminated));
}

// Those of `seats` with the best score.
SeatSet best_of(const StateHead& s, SeatSet seats) {
  SeatSet best = 0;
  int points = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!contains(seats, seat)) continue;
    const int own = low_wins(s.rules) ? -s.scores[seat] : s.scores[seat];
    if (best == 0 || own > points) {
      best = set_of(seat);
      points = own;
    } else if (own == points) {
      best |= set_of(seat);
    }
  }
  return best;
}

// The seats where they are one side, else none: the side they are all of.
SeatSet only_one(const StateHead& s, SeatSet seats) {
  return seats == teams::side_of(s, static_cast<Seat>(std::countr_zero(seats))) ? seats : SeatSet{0};
}

// Who has as many points as the match is about.
SeatSet at_target(const StateHead& s) {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.scores[seat] >= s.rules.target) seats |= set_of(seat);
  }
  return seats & everybody_in(s);
}

// elimination: while nobody is the best of those who have all reached it, they go on.
SeatSet over_the_limit(const StateHead& s) {
  const SeatSet in = everybody_in(s), out = at_target(s);
  if (out != in) return out;
  const SeatSet best = only_one(s, best_of(s, in));
  return best == 0 ? best : static_cast<SeatSet>(in & ~best);
}

// knockout: the fullest hand, by cards and then by points; none where two are as full.
SeatSet fullest_hand(const State& s) {
  SeatSet fullest = 0;
  int cards = -1, points = -1;
  for (Seat seat = 0; seat < s.seats && s.round_winner != kNoSeat; ++seat) {
    if (seat == s.round_winner || contains(s.eliminated, seat)) continue;
    const int own = score::points_in_hand(s, seat);
    const bool fuller = s.hands[seat].count > cards || (s.hands[seat].count == cards && own > points);
    if (fuller) {
      fullest = set_of(seat);
      cards = s.hands[seat].count;
      points = own;
    } else if (s.hands[seat].count == cards && own == points) {
      fullest |= set_of(seat);
    }
  }
  return fullest == 0 ? fullest : only_one(s, fullest);
}

SeatSet falling_out(const State& s) {
  switch (s.rules.match) {
    case MatchFormat::Elimination: return over_the_limit(s);
    case MatchFormat::Knockout: return fullest_hand(s);
    case MatchFormat::Single:
    case MatchFormat::FirstTo:
    case MatchFormat::LastTo:
    case MatchFormat::Bust:
    case MatchFormat::Rounds:
    case MatchFormat::Chips: return 0;
  }
  return 0;
}

// Whether somebody paid all that was left, and owed more.
bool somebody_is_broke(const State& s) {
  if (s.round_winner == kNoSeat) return false;
  for (Seat seat = 0; seat < teams::sides(s); ++seat) {
    const bool pays = !contains(teams::side_of(s, seat), s.round_winner);
    if (pays && score::points_of_side(s, seat) * score::factor(s) > -s.booked[seat]) return true;
  }
  return false;
}

// Who has won the match; none while it goes on.
SeatSet winners(const State& s) {
  const bool last_round = s.round >= rotation::rounds_of_match(s.rules);
  switch (s.rules.match) {
    case MatchFormat::Single: return s.round_winner == kNoSeat ? SeatSet{0} : teams::side_of(s, s.round_winner);
    case MatchFormat::FirstTo:
    case MatchFormat::LastTo:
    case MatchFormat::Bust: return at_target(s) == 0 ? SeatSet{0} : only_one(s, leaders(s));
    case MatchFormat::Elimination:
    case MatchFormat::Knockout: return only_one(s, everybody_in(s));
    case MatchFormat::Rounds: return last_round ? leaders(s) : SeatSet{0};
    case MatchFormat::Chips: return last_round || somebody_is_broke(s) ? leaders(s) : SeatSet{0};
  }
  return 0;
}

}  // namespace

bool has_target(const Rules& rules) {
  switch (rules.match) {
    case MatchFormat::FirstTo:
    case MatchFormat::LastTo:
    case MatchFormat::Bust:
    case MatchFormat::Elimination: return true;
    case MatchFormat::Single:
    case MatchFormat::Knockout:
    case MatchFormat::Rounds:
    case MatchFormat::Chips: return false;
  }
  return false;
}

bool low_wins(const Rules& rules) { return rules.booking == Booking::Losers && rules.match != MatchFormat::Chips; }

SeatSet leaders(const StateHead& state) {
  return state.stage == Stage::MatchOver ? state.match_winners : best_of(state, everybody_in(state));
}

bool stands_before(const StateHead& state, Seat one, Seat other) {
  const bool one_out = contains(state.eliminated, one), other_out = contains(state.eliminated, other);
  if (one_out != other_out) return other_out;
  const int difference = state.scores[one] - state.scores[other];
  return low_wins(state.rules) ? difference < 0 : difference > 0;
}

void hand_out_chips(StateHead& state) {
  if (state.rules.match != MatchFormat::Chips) return;
  for (Seat seat = 0; seat < state.seats; ++seat) state.scores[seat] = state.rules.target;
}

void settle(Scribe scribe) {
  const SeatSet out = falling_out(scribe.state);
  for (Seat seat = 0; seat < scribe.state.seats; ++seat) {
    if (contains(out, seat)) scribe.tell({.kind = EventKind::Eliminated, .seat = seat});
  }
  const SeatSet decided = winners(scribe.state);
  if (decided != 0) scribe.tell({.kind = EventKind::MatchOver, .amount = decided});
}

}  // namespace yinuo::match
