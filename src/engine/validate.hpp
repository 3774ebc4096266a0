// Which rule sets make sense at a table of so many seats, and which are built today.
// Promises: every problem as one English sentence with the option keys concerned, and as a code with the sentence's
// values, so that it can be said in other languages; an empty list means that a match can be started. Warnings do not
// stop a match. Codes are stable: the texts of the game have a sentence for each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.hpp"

namespace yinuo {

struct RuleProblem {
  std::string sentence;
  std::vector<std::string> keys;
  bool warning = false;
  std::string_view code{};
  std::vector<std::string>
      values{};  // in the order of the sentence; of "not_built": the option's key, the value's name
};

// All problems and warnings of these rules with `seats` players, in the order of the rule book.
[[nodiscard]] std::vector<RuleProblem> validate(const Rules& rules, int seats);

// The first sentence that stops a match with these rules; empty when it can be started.
[[nodiscard]] std::string why_not_playable(const Rules& rules, int seats);

// Cards in the deck or decks of these rules.
[[nodiscard]] int deck_size(const Rules& rules);

}  // namespace yinuo
