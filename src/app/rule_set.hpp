// Rule sets as a person has them: rules, what they were made from, how they differ, their codes and links.
// Promises: a code is the one text form of the option table; reading one never fails, it names the word at fault.
// Does not know: texts.
#pragma once

#include <string>
#include <string_view>

#include "engine/options.hpp"

namespace yinuo::app {

// A rule set, and the one that it was made from.
struct RuleSet {
  Rules rules{};
  std::string base = "official";  // the key of a preset, or the name of one of the person's own
  bool own = false;
  bool operator==(const RuleSet&) const = default;
};

// The rule set of a preset, and of any rules: from the preset that they are nearest to.
[[nodiscard]] RuleSet rule_set_of(const Preset& preset);
[[nodiscard]] RuleSet nearest_set(const Rules& rules);

// Whether an option counts as changed. How long a match is is chosen anew for each: neither the target, the number of
// rounds nor a single round makes other rules.
[[nodiscard]] bool is_changed(const Option& option, const Rules& base, const Rules& rules);
[[nodiscard]] int count_changes(const Rules& base, const Rules& rules);

// ---- Codes and links

// The code of a rule set: the text form of the option table.
[[nodiscard]] std::string share_code(const Rules& rules);

// Reads a code, or a link that holds one behind "rules="; a code may be encoded as in an address.
struct ReadCode {
  Rules rules{};
  std::string wrong{};  // the word that means nothing; empty: all was read
  int words = 0;        // that read well before it
};
[[nodiscard]] ReadCode read_code(std::string_view text);

}  // namespace yinuo::app
