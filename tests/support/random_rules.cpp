#include "support/random_rules.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/validate.hpp"

namespace yinuo::support {
namespace {

// Wider ranges than this are mostly tried at their ends.
constexpr int kWide = 20;

int any_value(const Option& option, Rng& rng) {
  const int span = option.most - option.least + 1;
  if (span > kWide && rng.chance(40)) return rng.chance(50) ? option.least : option.most;
  return option.least + static_cast<int>(rng.below(static_cast<std::uint32_t>(span)));
}

// A value that the text form takes, built or not.
int random_value(const Option& option, Rng& rng) {
  for (;;) {
    const int value = any_value(option, rng);
    Rules rules;
    option.set(rules, value);
    // Some counts have a gap behind the 0 that switches them off.
    const auto read = parse_rules(std::string(option.key) + "=" + option.value_text(value));
    if (read.ok() && read.value() == rules) return value;
  }
}

bool differs(const Option& option, const Rules& rules) { return option.get(rules) != option.get(Rules{}); }

// One of the options at fault, or where those are as usual already one of the same group.
const Option* to_blame(const Rules& rules, const RuleProblem& problem, std::span<const std::string_view> kept,
                       Rng& rng) {
  std::vector<const Option*> suspects, relatives;
  for (const Option& option : options()) {
    if (!differs(option, rules) || std::find(kept.begin(), kept.end(), option.key) != kept.end()) continue;
    const bool named = std::find(problem.keys.begin(), problem.keys.end(), option.key) != problem.keys.end();
    const bool related = option.group == find_option(problem.keys.front())->group;
    if (named) suspects.push_back(&option);
    if (related) relatives.push_back(&option);
  }
  const auto& blamed = suspects.empty() ? relatives : suspects;
  return blamed.empty() ? nullptr : blamed[rng.below(static_cast<std::uint32_t>(blamed.size()))];
}

void change_some(Rules& rules, std::uint32_t percent, Rng& rng) {
  for (const Option& option : options()) {
    if (!rng.chance(percent)) continue;
    const int value = random_value(option, rng);
    if (option.is_built(value)) option.set(rules, value);
  }
}

}  // namespace

bool repair(Rules& rules, int seats, std::span<const std::string_view> kept, Rng& rng) {
  for (;;) {
    const std::vector<RuleProblem> problems = validate(rules, seats);
    const auto at =
        std::find_if(problems.begin(), problems.end(), [](const RuleProblem& problem) { return !problem.warning; });
    if (at == problems.end()) return true;
    const Option* option = to_blame(rules, *at, kept, rng);
    if (option == nullptr) return false;
    option->set(rules, option->get(Rules{}));
  }
}

Rules random_rules(int seats, Rng& rng) {
  constexpr std::uint32_t kPercents[] = {0, 5, 15, 40, 80};
  for (;;) {
    Rules rules;
    if (rng.chance(50)) {
      rules = preset_rules(presets()[rng.below(static_cast<std::uint32_t>(presets().size()))]);
    }
    change_some(rules, kPercents[rng.below(5)], rng);
    if (repair(rules, seats, {}, rng)) return rules;
  }
}

Table random_rule_table(std::uint64_t number) {
  Rng rng = Rng::seeded(number, 20);
  Table table;
  table.seed = number;
  table.seats = 2 + static_cast<int>(number % 9);
  table.rules = random_rules(table.seats, rng);
  return table;
}

Rules playable_preset(const Preset& preset, int seats) {
  Rng rng = Rng::seeded(1);
  Rules rules = preset_rules(preset);
  return repair(rules, seats, {}, rng) ? rules : Rules{};
}

Rules nearly_playable_rules(int seats, Rng& rng) {
  for (;;) {
    Rules rules = random_rules(seats, rng);
    for (std::uint32_t changes = 1 + rng.below(2); changes > 0; --changes) {
      const Option& option = options()[rng.below(static_cast<std::uint32_t>(options().size()))];
      option.set(rules, random_value(option, rng));
    }
    if (!why_not_playable(rules, seats).empty()) return rules;
  }
}

}  // namespace yinuo::support
