// The rule builder: every option that can be played, in groups that open and close, with a search.
// Promises: each option is one row with its name, what it means, an example, what it was before, and what stands
// against it; only values that are built are offered. Keys of buttons: section:jump reset save take play_rules
// help back.
// Keys of values: option:jump_in search name.
#pragma once

#include <string>
#include <string_view>

#include "app/rule_screens.hpp"

namespace yinuo::app {

[[nodiscard]] Form builder_form(const RuleFacts& facts, const RuleDesk& desk, const Rules& base);

// How many options a search finds.
[[nodiscard]] int found_by(const Strings& strings, const Rules& rules, std::string_view search);

// Opens or closes a group; false where there is none of that name.
[[nodiscard]] bool toggle_group(RuleDesk& desk, std::string_view group);

// Sets an option from a row's value; false where it makes no sense.
[[nodiscard]] bool set_option(Rules& rules, std::string_view key, std::string_view value);

}  // namespace yinuo::app
