// What the people of a table have gathered: a belief for each computer player whose level draws conclusions, and one
// for the person, which tips are made from.
// Promises: each is told the events as its own seat may know them, and goes with its player from seat to seat; after a
// match was left and taken up, each knows what it has gathered in the round that is played.
#pragma once

#include <vector>

#include "ai/belief.hpp"
#include "app/player.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

class Beliefs {
 public:
  Beliefs() = default;
  // Before the first deal.
  Beliefs(const Rules& rules, const std::vector<Player>& players);
  // From the middle of a match: the record leads to the state.
  Beliefs(const Record& record, const std::vector<Player>& players, const State& state);

  void hear(const Events& events);
  // Null: whoever sits there draws no conclusions.
  [[nodiscard]] const ai::Belief* of(Seat seat) const;

 private:
  std::vector<ai::Belief> all_;
};

}  // namespace yinuo::app
