// One table tried in every way: random seats for a while, then computer players to the end of the round, with what has
// to hold asked after every action.
// Promises: the same table gives the same trial in every build.
#pragma once

#include <string>

#include "support/random_play.hpp"

namespace yinuo::support {

struct Trial {
  std::string fault;  // empty: everything held
  int rounds = 0, blocked = 0;
  int actions = 0;
  int refused = 0;  // actions that a player wanted and check refused
};

// Up to `steps` random actions with every property asked, then computer players until the round is over. Once seats
// have fallen out, the same again in further rounds.
[[nodiscard]] Trial try_table(const Table& table, int steps);

}  // namespace yinuo::support
