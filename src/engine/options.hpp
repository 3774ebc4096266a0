// The option table: one row for each member of Rules, and everything that loops over it: text form, presets.
// A new house rule is one member of Rules, one row here, its code in one family and its scenarios.
// Promises: keys and value names are stable (they stand in saves and links). Does not judge combinations
// (validate.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/rules.hpp"

namespace yinuo {

enum class OptionKind : std::uint8_t { Bool, Count, Choice };

// A value of a Rules member as a number: 0 or 1, the count, or the index of the choice.
struct Option {
  std::string_view key;
  OptionKind kind;
  std::string_view group;   // the rule book's heading, as a key: "deck", "starter", "turn" …
  std::uint8_t offset;      // of the member within Rules, in bytes
  std::uint8_t width;       // of the member, 1 or 2 bytes
  int least, most;          // inclusive
  std::string_view values;  // names of a choice's values, separated by spaces, in the order of the enum
  std::uint64_t built;      // bit v: value v can be played today; kBuiltAll, or 0: only the default
  std::string_view help;    // one English sentence
  int least_on = least;     // from where on a count goes, beside a 0 that switches it off

  [[nodiscard]] int get(const Rules& rules) const;
  void set(Rules& rules, int value) const;
  [[nodiscard]] std::string value_text(int value) const;
  [[nodiscard]] bool is_built(int value) const;
};
inline constexpr std::uint64_t kBuiltAll = ~std::uint64_t{0};

[[nodiscard]] std::span<const Option> options();
[[nodiscard]] const Option* find_option(std::string_view key);

struct Preset {
  std::string_view key;
  std::string_view changes;  // "key=value …" from the official rules
};
[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] const Preset* find_preset(std::string_view key);
[[nodiscard]] Rules preset_rules(const Preset& preset);

// Reads "[preset] [key=value | key]…", as after the word `rules`: the official rules where no preset is named; a bare
// key sets a yes-or-no option. The problem names the word at fault and what would do.
[[nodiscard]] Result<Rules> parse_rules(std::string_view text);

// The shortest text that parse_rules reads back: the preset with the fewest differences, then those.
[[nodiscard]] std::string rules_text(const Rules& rules);

}  // namespace yinuo
