// Random rule sets over the option table: a new option comes in by itself.
// Promises: the same generator gives the same rules in every build; what is called playable passes validate.
// Does not know how rules are played.
#pragma once

#include <span>
#include <string_view>

#include "base/rng.hpp"
#include "engine/options.hpp"
#include "engine/rules.hpp"
#include "support/random_play.hpp"

namespace yinuo::support {

// Takes options back to their defaults until `seats` can play; the options in `kept` stay as they are. False when it
// cannot be done.
[[nodiscard]] bool repair(Rules& rules, int seats, std::span<const std::string_view> kept, Rng& rng);

// A playable rule set: from the official rules or a preset, few or many options changed.
[[nodiscard]] Rules random_rules(int seats, Rng& rng);

// A table with such rules: 2 to 10 seats by turns.
[[nodiscard]] Table random_rule_table(std::uint64_t number);

// A preset, as near to it as can be played today.
[[nodiscard]] Rules playable_preset(const Preset& preset, int seats);

// A playable rule set with one or two options changed so that it has to be refused.
[[nodiscard]] Rules nearly_playable_rules(int seats, Rng& rng);

}  // namespace yinuo::support
