// A saved match: a recipe (rules, seats, seed, players, actions) and a hash, in the text form of saves and replays.
// Promises: reading never fails hard: it gives a record or a sentence with a line. Replaying goes through check and
// apply and says at which line it diverged.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace yinuo {

struct RecordPlayer {
  std::string kind;  // "human", or what plays the seat: the word of a level, such as "steady"
  std::string name;
  bool operator==(const RecordPlayer&) const = default;
};

struct Record {
  Rules rules;
  int seats = 0;
  std::uint64_t seed = 0;
  bool again = false;                 // it is a deal played again: who played it had seen its cards
  std::vector<RecordPlayer> players;  // one for each seat, or none
  std::vector<Action> actions;
  std::vector<std::size_t> timeouts;  // which of them the program took for a seat whose time had run out, in order
  std::vector<int> lines;             // of each action in the text it was read from; empty otherwise
  std::uint64_t hash = 0;             // of the last state
  bool has_hash = false;
  int hash_line = 0;
};

[[nodiscard]] Result<Record> parse_record(std::string_view text);
// With the hash of `last`, the state after all actions.
[[nodiscard]] std::string record_text(const Record& record, const State& last);

// The state after all actions; or the line at which an action is refused, or the hash differs ("diverged at line n").
[[nodiscard]] Result<State> replay(const Record& record, Events* events = nullptr);

}  // namespace yinuo
