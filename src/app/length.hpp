// How long a match is, as the start screen offers it: a part of the rules that is chosen anew for each match.
// Promises: what is offered depends on how the rules end a match (by points, by rounds), and each choice gives rules
// that say the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.hpp"

namespace yinuo::app {

// "single", points ("200"), rounds ("5r"), or "whole" where the players alone decide.
[[nodiscard]] std::string length_of(const Rules& rules);

// The lengths to choose from, the present one among them. `base`: the rule set that the rules were made from.
[[nodiscard]] std::vector<std::string> lengths_for(const Rules& rules, const Rules& base);

// False, and nothing changed, where the word is no length.
[[nodiscard]] bool set_length(Rules& rules, const Rules& base, std::string_view word);

}  // namespace yinuo::app
