// What the format of a match means to those who play it: the goal in a few words, what a seat has, how a round ended
// and what it decided, how far everybody is. Promises: derived from a view alone, the same for the table, the
// scoreboard and those who listen. Does not know: where it is shown, what happened before.
#pragma once

#include <string>

#include "app/narrator.hpp"
#include "app/strings.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

// "Out at 200", "Round 2 of 5"; empty where a single round decides.
[[nodiscard]] std::string goal_in_short(const Strings& strings, const StateHead& state);

// Whether points are bad: who holds cards at the end of a round gets them.
[[nodiscard]] bool counts_against(const Rules& rules);

// Whether points are worth showing before a round is over: they are counted in this match, and decide it.
[[nodiscard]] bool points_count(const StateHead& state);

// What the viewer has so far: "You: 40", "Your team: 40", "You: 180 chips", "You are out".
[[nodiscard]] std::string own_standing(const Strings& strings, const StateHead& state, Seat viewer);

// How the round that is over ended, or the match: "Round 3: Fox won", "Fox and Bear share the win!".
[[nodiscard]] std::string outcome(const Strings& strings, const Narrator::Names& names, const StateHead& state);

// What the round that is over decided beside points: who is out, that it is level. Empty: nothing.
[[nodiscard]] std::string verdict(const Strings& strings, const Narrator::Names& names, const StateHead& state);

// The part of it that no event tells: that the match goes on though it might have ended, or somebody have been put out.
[[nodiscard]] std::string undecided(const Strings& strings, const StateHead& state);

// How far a seat is on the way that the match counts, 0 to 1, now and before this round; negative: there is no such
// way.
struct Progress {
  float now = -1, before = -1;
  bool bad = false;  // it is not good to be far
};
[[nodiscard]] Progress progress_of(const StateHead& state, Seat seat);

// Where the members of a side have their points together: the team. Negative: everybody has their own.
[[nodiscard]] int team_in_score(const StateHead& state, Seat seat);

// Those of a set of seats: "a, b and c".
[[nodiscard]] std::string names_of(const Strings& strings, const Narrator::Names& names, SeatSet seats);

}  // namespace yinuo::app
