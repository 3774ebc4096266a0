#include "app/rule_words.hpp"

#include <utility>

#include "engine/families/rotation.hpp"
#include "engine/validate.hpp"

namespace yinuo::app {
namespace {

std::string conflict_text(const Strings& strings, const RuleProblem& problem) {
  std::vector<std::string> values = problem.values;
  const Option* option = problem.code == "not_built" ? find_option(values[0]) : nullptr;
  if (option != nullptr) {
    const Result<Rules> rules = parse_rules(values[0] + "=" + values[1]);
    values = {option_name(strings, *option), value_name(strings, *option, option->get(rules.value()))};
  }
  return strings.text("conflict." + std::string(problem.code), values);
}

}  // namespace

std::string preset_name(const Strings& strings, std::string_view key) {
  return strings.text("preset." + std::string(key));
}

std::string base_name(const Strings& strings, const RuleSet& set) {
  return set.own ? set.base : preset_name(strings, set.base);
}

std::string option_name(const Strings& strings, const Option& option) {
  return strings.text("option." + std::string(option.key));
}

std::string value_name(const Strings& strings, const Option& option, int value) {
  switch (option.kind) {
    case OptionKind::Count: return std::to_string(value);
    case OptionKind::Bool: return strings.text(value != 0 ? "value.true" : "value.false");
    case OptionKind::Choice: return strings.text("value." + std::string(option.key) + "." + option.value_text(value));
  }
  return {};
}

std::string length_in_words(const Strings& strings, const Rules& rules) {
  const Option* match = find_option("match");
  const std::string key = "ui.length." + match->value_text(match->get(rules));
  const int rounds = rotation::rounds_of_match(rules);
  std::string words = strings.text(key, {std::to_string(rules.target), std::to_string(rounds)});
  const auto add = [&](const char* more, int value) {
    words += strings.text("list.sentences") + strings.text(more, {std::to_string(value)});
  };
  // What one has to know before the first card: with whom one plays.
  if (rules.teams > 0 && rules.rotation != Rotation::Partners) add("ui.length.teams", rules.teams);
  if (rules.rotation == Rotation::Partners) add("ui.length.partners", rounds);
  if (rules.rotation == Rotation::Seats && rules.match != MatchFormat::Single)
    add("ui.length.seats", rules.rotation_rounds);
  return words;
}

std::vector<Conflict> conflicts_of(const Strings& strings, const Rules& rules, int seats) {
  std::vector<Conflict> conflicts;
  for (const RuleProblem& problem : validate(rules, seats))
    conflicts.push_back({conflict_text(strings, problem), problem.keys, problem.warning});
  return conflicts;
}

bool can_be_played(const Rules& rules, int seats) { return why_not_playable(rules, seats).empty(); }

}  // namespace yinuo::app
