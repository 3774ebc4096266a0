// Cards, rules and tables for tests, from their text forms.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"

namespace yinuo::support {

// "R5 W4": cards one after another.
[[nodiscard]] inline std::vector<Face> cards(std::string_view text) {
  std::vector<Face> faces;
  for (const std::string_view word : split_words(text)) faces.push_back(*parse_card(word));
  return faces;
}

// "official jump_in=identical": rules that are sure to be good.
[[nodiscard]] inline Rules rules_from(std::string_view text) {
  const Result<Rules> rules = parse_rules(text);
  REQUIRE_MESSAGE(rules.ok(), (rules.ok() ? "" : rules.problem().sentence));
  return rules.value();
}

// A table on which seat 0 is to act; seat 0, 1, 2 … hold as said.
[[nodiscard]] inline State table_of_hands(const std::vector<std::string_view>& hands, std::string_view top,
                                          const Rules& rules = {}) {
  Setup setup;
  setup.rules = rules;
  setup.seats = static_cast<int>(hands.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) setup.hands[seat] = cards(hands[seat]);
  setup.discard = cards(top);
  setup.turn = Seat{0};
  const Result<State> state = set_up(setup);
  REQUIRE_MESSAGE(state.ok(), (state.ok() ? "" : state.problem().sentence));
  return state.value();
}

}  // namespace yinuo::support
