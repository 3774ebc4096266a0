#include "app/length.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "engine/families/rotation.hpp"
#include "engine/options.hpp"

namespace yinuo::app {
namespace {

enum class Measure : std::uint8_t { Points, Rounds, Players };

Measure measure_of(MatchFormat match) {
  switch (match) {
    case MatchFormat::Single:
    case MatchFormat::FirstTo:
    case MatchFormat::LastTo:
    case MatchFormat::Bust:
    case MatchFormat::Elimination: return Measure::Points;
    case MatchFormat::Rounds:
    case MatchFormat::Chips: return Measure::Rounds;
    case MatchFormat::Knockout: return Measure::Players;
  }
  return Measure::Points;
}

bool fits(MatchFormat match, Booking booking) {
  switch (match) {
    case MatchFormat::FirstTo: return booking == Booking::Winner;
    case MatchFormat::LastTo:
    case MatchFormat::Bust:
    case MatchFormat::Elimination: return booking == Booking::Losers;
    case MatchFormat::Single:
    case MatchFormat::Knockout:
    case MatchFormat::Rounds:
    case MatchFormat::Chips: return true;
  }
  return true;
}

// The match of several rounds that these rules mean, though they may be set to a single one now.
MatchFormat whole_match(const Rules& rules, const Rules& base) {
  for (const MatchFormat match : {rules.match, base.match}) {
    if (match != MatchFormat::Single && fits(match, rules.booking)) return match;
  }
  return rules.booking == Booking::Winner ? MatchFormat::FirstTo : MatchFormat::LastTo;
}

std::optional<int> number_for(std::string_view key, std::string_view digits) {
  const Option* option = find_option(key);
  const auto number = parse_number(digits);
  if (option == nullptr || !number || *number < option->least || *number > option->most) return std::nullopt;
  return static_cast<int>(*number);
}

// The usual numbers with the present one among them, in order.
std::vector<std::string> with(std::vector<int> usual, int present, std::string_view unit) {
  if (present > 0 && std::find(usual.begin(), usual.end(), present) == usual.end()) usual.push_back(present);
  std::sort(usual.begin(), usual.end());
  std::vector<std::string> words = {"single"};
  for (const int number : usual) words.push_back(std::to_string(number) + std::string(unit));
  return words;
}

}  // namespace

std::string length_of(const Rules& rules) {
  if (rules.match == MatchFormat::Single) return "single";
  switch (measure_of(rules.match)) {
    case Measure::Points: return std::to_string(rules.target);
    case Measure::Rounds: return std::to_string(rotation::rounds_of_match(rules)) + "r";
    case Measure::Players: return "whole";
  }
  return {};
}

std::vector<std::string> lengths_for(const Rules& rules, const Rules& base) {
  const bool single = rules.match == MatchFormat::Single;
  switch (measure_of(whole_match(rules, base))) {
    case Measure::Points: return with({50, 100, 200, 300, 500}, single ? 0 : rules.target, "");
    case Measure::Rounds:
      // Whole cycles, so that everybody is everybody's partner.
      if (rules.rotation == Rotation::Partners)
        return with({12, 24, 36}, single ? 0 : rotation::rounds_of_match(rules), "r");
      return with({3, 5, 10, 20}, single ? 0 : rules.rounds, "r");
    case Measure::Players: return {"single", "whole"};
  }
  return {};
}

bool set_length(Rules& rules, const Rules& base, std::string_view word) {
  if (word == "single") {
    rules.match = MatchFormat::Single;
    return true;
  }
  const MatchFormat match = whole_match(rules, base);
  const bool rounds = !word.empty() && word.back() == 'r';
  const auto number = rounds ? number_for("rounds", word.substr(0, word.size() - 1)) : number_for("target", word);
  switch (measure_of(match)) {
    case Measure::Points:
      if (rounds || !number) return false;
      rules.target = static_cast<std::uint16_t>(*number);
      break;
    case Measure::Rounds:
      if (!rounds || !number) return false;
      rules.rounds = static_cast<std::uint8_t>(*number);
      break;
    case Measure::Players:
      if (word != "whole") return false;
      break;
  }
  rules.match = match;
  return true;
}

}  // namespace yinuo::app
