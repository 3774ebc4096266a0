// The order of a simulation as words, and its count as text; shared by the commands that play many games.
#pragma once

#include <initializer_list>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/sim.hpp"

namespace yinuo::cli {

struct SimRequest {
  SimOrder order;
  bool json = false;
};

// Reads --rules, --players, --seats, --games or --matches, --seed, --jobs, --json. The sentence about what is wrong;
// empty when the order is complete. Where no players or games are named: these.
[[nodiscard]] std::string read_sim(const Arguments& arguments, std::initializer_list<std::string_view> players,
                                   int games, SimRequest& request);

void print_json(const SimOrder& order, const SimCount& count);

// Whether another program is to play.
[[nodiscard]] bool has_guest(const SimOrder& order);

}  // namespace yinuo::cli
