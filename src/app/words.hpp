// Cards, colours and sentences in the person's language.
// Promises: a sentence is a list of runs, so that a card named in it can show its colour; joined they are plain text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/strings.hpp"
#include "engine/card.hpp"

namespace yinuo::app {

// A part of a sentence. Colour::None: in the colour of the text.
struct Run {
  std::string text{};
  Colour colour = Colour::None;
  bool operator==(const Run&) const = default;
};
using Runs = std::vector<Run>;

[[nodiscard]] std::string plain(const Runs& runs);

// "red 5", "red Skip", "Wild Draw Four".
[[nodiscard]] std::string card_name(const Strings& strings, Face face);
// "red".
[[nodiscard]] std::string colour_name(const Strings& strings, Colour colour);
// What stands on the card beside its colour: "5", "Skip".
[[nodiscard]] std::string sign_name(const Strings& strings, Face face);

[[nodiscard]] Run card_run(const Strings& strings, Face face);
[[nodiscard]] Run colour_run(const Strings& strings, Colour colour);

// The text of `key` with {0}, {1} … replaced by the values, and the number behind the last value by `list`.
[[nodiscard]] Runs compose(const Strings& strings, std::string_view key, const Runs& values, const Runs& list = {});

// "a, b and c" as the language lists things.
[[nodiscard]] Runs listed(const Strings& strings, const Runs& items);

}  // namespace yinuo::app
