// Simulated rounds and matches between computer players.
// Promises: the same seed gives the same games; the deals come from one stream, each player's choices from its own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/rules.hpp"

namespace yinuo::cli {

enum class SimPlayer : std::uint8_t { Random, RandomLegal, Normal };

struct SimOrder {
  Rules rules;
  std::vector<SimPlayer> players;
  std::uint64_t seed = 1;
  int games = 0;
  bool whole_matches = false;
};

struct SimCount {
  std::vector<std::int64_t> wins, points;  // of each player, wherever it sat
  std::int64_t games = 0, rounds = 0, actions = 0, blocked = 0, undecided = 0, refused = 0;
  std::uint64_t hash = 0;  // over the last states, to compare builds
  double seconds = 0;      // of processor time
  double thinking = 0;     // of it in choosing; measured only for players that think
  std::int64_t choices = 0;
};

[[nodiscard]] SimCount simulate(const SimOrder& order);

}  // namespace yinuo::cli
