// Whole matches of any format, quickly: seats that play by lot, and after every round what the rule book says of the
// match beside what the engine has made of it (match_judge.hpp).
// Promises: the same format and number give the same match in every build.
#pragma once

#include <string>

#include "engine/record.hpp"
#include "support/random_play.hpp"

namespace yinuo::support {

// A playable table with this format: the official rules, any rules, or cards that are all alike, so that many are
// level; 2 to 10 seats by turns, with teams and rotation where they may be.
[[nodiscard]] Table match_table(MatchFormat format, std::uint64_t number);

struct WholeMatch {
  std::string fault;  // empty: it came to its end, and everybody agrees on it
  int rounds = 0;
  int level = 0;        // rounds after which the match went on because it was level, or nobody fell out
  bool shared = false;  // several sides have won
  Record record{};      // with the hash of the last state
};

[[nodiscard]] WholeMatch play_match(const Table& table);

}  // namespace yinuo::support
