// Simulated rounds and matches between computer players.
// Promises: the same seed gives the same games, however many processes share them; the deals come from one stream, each
// player's choices from its own. Deals are played in blocks: the same one with every player in every seat.
#pragma once

#include <vector>

#include "cli/players.hpp"
#include "cli/sim_count.hpp"
#include "engine/rules.hpp"

namespace yinuo::cli {

struct SimOrder {
  Rules rules;
  std::vector<PlayerName> players;  // one for each seat
  std::uint64_t seed = 1;
  int games = 0;
  bool whole_matches = false;
  int jobs = 1;
};

[[nodiscard]] SimCount simulate(const SimOrder& order);

}  // namespace yinuo::cli
