// Random tables and random play, the ground that properties are tested on.
// Promises: the same number gives the same table and the same play in every build.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/apply.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace yinuo::support {

// `times`, multiplied by the environment variable YINUO_SOAK where it is set; at least 1.
[[nodiscard]] int soak(int times);

struct Table {
  Rules rules;
  int seats = 2;
  std::uint64_t seed = 0;

  // Enough to play it again.
  [[nodiscard]] std::string text() const;
};

// A playable table: 2 to 10 seats by turns; the official rules, or some or many built options changed at random.
[[nodiscard]] Table random_table(std::uint64_t number);

// Every option at random, built or not, whether it makes sense or not.
[[nodiscard]] Rules any_rules(Rng& rng);

// Some legal action with its choices: mostly of the seat to act, now and then a call, a report, a leaving seat, or an
// action that only costs. The match is not over.
[[nodiscard]] Action random_action(const State& state, Rng& rng);

// All legal actions of a seat, each with each of its choices.
[[nodiscard]] std::vector<Action> complete_actions(const State& state, Seat seat);

// A random legal or illegal action, every member anything that fits.
[[nodiscard]] Action garbage_action(Rng& rng);

// Plays a table at random until the match, `rounds` rounds or `actions` actions are over; visits the state after the
// deal and after every action.
template <typename Visit>
void play_table(const Table& table, int rounds, int actions, Visit visit) {
  Rng rng = Rng::seeded(table.seed, 1);
  State state = start_match(table.rules, table.seats, table.seed);
  visit(static_cast<const State&>(state));
  for (int i = 0; i < actions && state.stage != Stage::MatchOver; ++i) {
    if (state.stage == Stage::Between && state.round >= rounds) break;
    apply(state, random_action(state, rng));
    visit(static_cast<const State&>(state));
  }
}

}  // namespace yinuo::support
