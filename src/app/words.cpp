#include "app/words.hpp"

#include "engine/notation.hpp"

namespace yinuo::app {

std::string plain(const Runs& runs) {
  std::string text;
  for (const Run& run : runs) text += run.text;
  return text;
}

std::string colour_name(const Strings& strings, Colour colour) { return strings.text("colour." + colour_text(colour)); }

std::string sign_name(const Strings& strings, Face face) {
  if (is_number(face)) return std::to_string(static_cast<int>(rank_of(face)));
  const std::string text = card_text(face);
  return strings.text("sign." + (is_black(face) ? text : text.substr(1)));
}

std::string card_name(const Strings& strings, Face face) {
  if (face == Face::Unknown) return strings.text("card.unknown");
  if (is_black(face)) return sign_name(strings, face);
  return strings.text("card.coloured",
                      {strings.text("card.colour." + colour_text(colour_of(face))), sign_name(strings, face)});
}

Run card_run(const Strings& strings, Face face) { return {card_name(strings, face), colour_of(face)}; }

Run colour_run(const Strings& strings, Colour colour) { return {colour_name(strings, colour), colour}; }

Runs compose(const Strings& strings, std::string_view key, const Runs& values, const Runs& list) {
  const std::string pattern = strings.text(key);
  Runs runs;
  const auto add = [&runs](const Run& run) {
    const bool joins = run.colour == Colour::None && !runs.empty() && runs.back().colour == Colour::None;
    if (joins) {
      runs.back().text += run.text;
    } else if (!run.text.empty()) {
      runs.push_back(run);
    }
  };
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool mark = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const auto index = mark ? static_cast<std::size_t>(pattern[i + 1] - '0') : values.size() + 1;
    if (index > values.size()) {
      add({std::string(1, pattern[i])});
      continue;
    }
    i += 2;
    const Runs one = index < values.size() ? Runs{values[index]} : list;
    if (one.empty()) continue;
    if (!runs.empty() && needs_gap(runs.back().text, one.front().text)) add({" "});
    for (const Run& run : one) add(run);
    if (!runs.empty() && needs_gap(runs.back().text, std::string_view(pattern).substr(i + 1))) add({" "});
  }
  return runs;
}

Runs listed(const Strings& strings, const Runs& items) {
  Runs runs;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) runs.push_back({strings.text(i + 1 == items.size() ? "list.last" : "list.between")});
    runs.push_back(items[i]);
  }
  return runs;
}

}  // namespace yinuo::app
