// What a rule set does otherwise than the official rules, as a person wants to read it: what one meets first at the
// table stands first, and each fact has a sentence that tells what holds (the builder tells what can be chosen).
// Promises: every option has its place in the order; a sentence never contradicts the other options of the set.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/strings.hpp"
#include "engine/options.hpp"

namespace yinuo::app {

// The keys of all options, the most telling first.
[[nodiscard]] std::span<const std::string_view> telling_order();

// What the value that an option has in these rules means at the table; empty where its name says it all.
[[nodiscard]] std::string meaning_of(const Strings& strings, const Option& option, const Rules& rules);

}  // namespace yinuo::app
