// yinuo-cli rules: presets, options and their values, and what makes no sense.
#include <cstdio>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "engine/card.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

std::string values_of(const Option& option) {
  if (option.kind == OptionKind::Count) {
    const int first = option.least_on;
    return (first > option.least ? "0|" : "") + std::to_string(first) + "-" + std::to_string(option.most);
  }
  std::string list;
  for (const std::string_view value : split_words(option.values))
    list += (list.empty() ? "" : "|") + std::string(value);
  return list;
}

void print_options(const Rules& rules) {
  std::string_view group;
  for (const Option& option : options()) {
    if (option.group != group) std::printf("\n[%s]\n", std::string(group = option.group).c_str());
    const int value = option.get(rules);
    const std::string setting = std::string(option.key) + "=" + option.value_text(value);
    std::printf("%c%c %-34s %s\n     %s\n", value == option.get(Rules{}) ? ' ' : '*',
                option.is_built(value) ? ' ' : '-', setting.c_str(), values_of(option).c_str(),
                std::string(option.help).c_str());
  }
  std::printf("\n* differs from the official rules   - cannot be played yet in this version\n");
}

int print_check(const Rules& rules, int seats) {
  int refused = 0;
  for (const RuleProblem& problem : validate(rules, seats)) {
    std::printf("%s: %s\n", problem.warning ? "warning" : "refused", problem.sentence.c_str());
    refused += problem.warning ? 0 : 1;
  }
  if (refused == 0) std::printf("These rules can be played with %d players.\n", seats);
  return refused == 0 ? 0 : 1;
}

}  // namespace

int rules_command(const Arguments& arguments) {
  std::string text;
  bool check = false;
  int seats = 4;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--check") {
      check = true;
    } else if (arguments[i] == "--seats") {
      const auto number = i + 1 < arguments.size() ? parse_number(arguments[++i]) : std::nullopt;
      if (!number || *number < 2 || *number > kMaxSeats) return misuse("'--seats' needs a number from 2 to 10.");
      seats = static_cast<int>(*number);
    } else {
      text += arguments[i] + " ";
    }
  }
  const Result<Rules> rules = parse_rules(text);
  if (!rules.ok()) {
    std::fprintf(stderr, "%s\n", rules.problem().sentence.c_str());
    return 2;
  }
  std::printf("rules %s\n", rules_text(rules.value()).c_str());
  if (check) return print_check(rules.value(), seats);
  std::string keys;
  for (const Preset& preset : presets()) keys += " " + std::string(preset.key);
  std::printf("presets:%s\n", keys.c_str());
  print_options(rules.value());
  return 0;
}

}  // namespace yinuo::cli
