#include "app/format_words.hpp"

#include <algorithm>

#include "engine/families/match.hpp"
#include "engine/families/rotation.hpp"
#include "engine/families/teams.hpp"

namespace yinuo::app {
namespace {

std::string number(int value) { return std::to_string(value); }

// Seats of which something holds.
template <typename Holds>
SeatSet seats_where(const StateHead& state, Holds holds) {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (holds(seat)) seats |= set_of(seat);
  }
  return seats;
}

int most_points(const StateHead& state) {
  return *std::max_element(state.scores.begin(), state.scores.begin() + state.seats);
}

// Who is out holds cards only in the round that put him out.
SeatSet just_out(const StateHead& state) {
  return seats_where(state, [&](Seat seat) { return contains(state.eliminated, seat) && state.hands[seat].count > 0; });
}

SeatSet at_target(const StateHead& state) {
  return seats_where(
      state, [&](Seat seat) { return !contains(state.eliminated, seat) && state.scores[seat] >= state.rules.target; });
}

// What ended the match: whose points or chips did.
std::string end_in_words(const Strings& strings, const Narrator::Names& names, const StateHead& state) {
  const auto of = [&](const char* key, SeatSet seats) {
    return seats == 0 ? std::string() : strings.text(key, {names_of(strings, names, seats)});
  };
  switch (state.rules.match) {
    case MatchFormat::LastTo:
      return of("ui.note.most",
                seats_where(state, [&](Seat seat) { return state.scores[seat] == most_points(state); }));
    case MatchFormat::Bust: return of("ui.note.bust", at_target(state));
    case MatchFormat::Chips:
      return of("ui.note.broke", seats_where(state, [&](Seat seat) { return state.scores[seat] == 0; }));
    case MatchFormat::Elimination:
    case MatchFormat::Knockout:
    case MatchFormat::Single:
    case MatchFormat::FirstTo:
    case MatchFormat::Rounds: return {};
  }
  return {};
}

}  // namespace

std::string goal_in_short(const Strings& strings, const StateHead& state) {
  const Rules& rules = state.rules;
  const auto target = [&](const char* key) { return strings.text(key, {number(rules.target)}); };
  switch (rules.match) {
    case MatchFormat::Single: return {};
    case MatchFormat::FirstTo: return target("ui.goal.first_to");
    case MatchFormat::LastTo: return target("ui.goal.last_to");
    case MatchFormat::Bust: return target("ui.goal.bust");
    case MatchFormat::Elimination: return target("ui.goal.elimination");
    case MatchFormat::Knockout: return strings.text("ui.goal.knockout", {number(live_seats(state))});
    case MatchFormat::Rounds:
    case MatchFormat::Chips:
      return strings.text("ui.goal.rounds", {number(state.round), number(rotation::rounds_of_match(rules))});
  }
  return {};
}

bool counts_against(const Rules& rules) {
  return rules.booking == Booking::Losers && rules.match != MatchFormat::Chips;
}

bool points_count(const StateHead& state) {
  switch (state.rules.match) {
    case MatchFormat::Single:
    case MatchFormat::Knockout: return false;
    case MatchFormat::FirstTo:
    case MatchFormat::LastTo:
    case MatchFormat::Bust:
    case MatchFormat::Elimination:
    case MatchFormat::Rounds:
    case MatchFormat::Chips: return true;
  }
  return false;
}

std::string own_standing(const Strings& strings, const StateHead& state, Seat viewer) {
  if (contains(state.eliminated, viewer)) return strings.text("ui.own.out");
  if (state.rules.match == MatchFormat::Knockout) return strings.text("ui.own.in");
  const std::string points = number(state.scores[viewer]);
  if (state.rules.match == MatchFormat::Chips) return strings.text("ui.own.chips", {points});
  return strings.text(team_in_score(state, viewer) < 0 ? "ui.my_points" : "ui.own.team", {points});
}

std::string outcome(const Strings& strings, const Narrator::Names& names, const StateHead& state) {
  if (state.stage == Stage::MatchOver) {
    const auto first = static_cast<Seat>(std::countr_zero(state.match_winners));
    const bool shared = (state.match_winners & ~teams::side_of(state, first)) != 0;
    const char* key = state.rules.match == MatchFormat::Single ? "ui.single_won" : "ui.match_won";
    return strings.text(shared ? "ui.match_shared" : key, {names_of(strings, names, state.match_winners)});
  }
  if (state.round_winner == kNoSeat) return strings.text("ui.round_blocked", {number(state.round)});
  return strings.text("ui.round_won", {number(state.round), names(state.round_winner)});
}

std::string verdict(const Strings& strings, const Narrator::Names& names, const StateHead& state) {
  if (const SeatSet out = just_out(state); out != 0) {
    return strings.text("ui.note.out", {names_of(strings, names, out)});
  }
  if (state.stage == Stage::MatchOver) return end_in_words(strings, names, state);
  return undecided(strings, state);
}

std::string undecided(const Strings& strings, const StateHead& state) {
  if (state.stage != Stage::Between || just_out(state) != 0) return {};
  if (match::has_target(state.rules) && at_target(state) != 0) return strings.text("ui.note.level");
  const bool nobody_out = state.rules.match == MatchFormat::Knockout && state.round_winner != kNoSeat;
  return nobody_out ? strings.text("ui.note.nobody_out") : std::string();
}

Progress progress_of(const StateHead& state, Seat seat) {
  // Without a target all are measured by who has most.
  const int whole = match::has_target(state.rules) ? state.rules.target : std::max(1, most_points(state));
  if (!points_count(state)) return {};
  const auto share = [whole](int points) {
    return std::clamp(static_cast<float>(points) / static_cast<float>(whole), 0.0f, 1.0f);
  };
  return {share(state.scores[seat]), share(state.scores[seat] - state.booked[seat]), match::low_wins(state.rules)};
}

int team_in_score(const StateHead& state, Seat seat) {
  // With partners that change points are everybody's own.
  return state.rules.teams == 0 || state.rules.rotation == Rotation::Partners ? -1 : seat % state.rules.teams;
}

std::string names_of(const Strings& strings, const Narrator::Names& names, SeatSet seats) {
  Runs all;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (contains(seats, seat)) all.push_back({names(seat)});
  }
  return plain(listed(strings, all));
}

}  // namespace yinuo::app
