// Rules in the person's words: options and their values, rule sets, why they cannot be played.
// Promises: everything is derived from the option table and the texts; nothing is said twice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/rule_set.hpp"
#include "app/strings.hpp"

namespace yinuo::app {

[[nodiscard]] std::string preset_name(const Strings& strings, std::string_view key);
[[nodiscard]] std::string base_name(const Strings& strings, const RuleSet& set);
[[nodiscard]] std::string option_name(const Strings& strings, const Option& option);
[[nodiscard]] std::string value_name(const Strings& strings, const Option& option, int value);

// When a match by these rules is over, in one sentence.
[[nodiscard]] std::string length_in_words(const Strings& strings, const Rules& rules);

// Why these rules cannot be played by so many, or what is odd about them.
struct Conflict {
  std::string sentence{};
  std::vector<std::string> keys{};  // of the options concerned
  bool warning = false;
};
[[nodiscard]] std::vector<Conflict> conflicts_of(const Strings& strings, const Rules& rules, int seats);
[[nodiscard]] bool can_be_played(const Rules& rules, int seats);

}  // namespace yinuo::app
