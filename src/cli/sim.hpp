// Simulated rounds and matches between computer players.
// Promises: the same seed gives the same games, however many processes share them; the deals come from one stream, each
// player's choices from its own. Deals are played in blocks: the same one with every player in every seat.
#pragma once

#include <vector>

#include "cli/players.hpp"
#include "cli/sim_count.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace yinuo::cli {

// Another program at the table: it is asked through this.
class Guest {
 public:
  virtual ~Guest() = default;
  virtual void hear(const Events& redacted) = 0;
  // The action of the seat to act, legal on this view of its seat.
  virtual Action choose(const State& view, Seat me) = 0;
  // What it does out of turn, where there is something to do.
  virtual std::optional<Action> react(const State& view, Seat me) = 0;
  virtual void round_over(const State& view, Seat me) = 0;
};

struct SimOrder {
  Rules rules;
  std::vector<PlayerName> players;  // one for each seat
  std::uint64_t seed = 1;
  int games = 0;
  bool whole_matches = false;
  int jobs = 1;
  Guest* guest = nullptr;  // who plays for the players called guest
};

[[nodiscard]] SimCount simulate(const SimOrder& order);

}  // namespace yinuo::cli
