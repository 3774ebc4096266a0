// Random rule sets: every property at once on tables that nobody has thought of. The long run is scripts/soak, which
// sets the variables below:
//   YINUO_RULE_SETS=N    so many rule sets, with a report
//   YINUO_RULE_FIRST=K   from the K-th on
//   YINUO_RULE_CASE=...  only this one, "rules R, seats N, seed S" as it was printed, here or by many_rounds_test.cpp
#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "engine/validate.hpp"
#include "support/long_play.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"
#include "support/trial.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kRuleSets = 300;
constexpr int kSteps = 140;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The values of an option that count as different: each of a short range; of a long one the ends, the default, others.
int class_of(const Option& option, int value) {
  if (option.most - option.least < 10) return value - option.least;
  if (value == option.least) return 0;
  if (value == option.most) return 1;
  return value == option.get(Rules{}) ? 2 : 3;
}

// Which pairs of values of two options have been played together.
class Pairs {
 public:
  void count(const Rules& rules) {
    std::vector<int> ids;
    int first = 0;
    for (const Option& option : options()) {
      ids.push_back(first + class_of(option, option.get(rules)));
      first += kClasses;
    }
    for (std::size_t i = 0; i < ids.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) met_.insert({ids[i], ids[j]});
    }
  }

  [[nodiscard]] int met() const { return static_cast<int>(met_.size()); }

  // Pairs that a playable rule set can have and that were not met; `possible` becomes the number of all that can be.
  [[nodiscard]] std::vector<std::string> missing(int& possible) const {
    std::vector<std::string> texts;
    possible = 0;
    const auto all = options();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (const int a : values_of(all[i])) {
          for (const int b : values_of(all[j])) {
            const bool was_met = met_.count({static_cast<int>(i) * kClasses + class_of(all[i], a),
                                             static_cast<int>(j) * kClasses + class_of(all[j], b)}) > 0;
            if (!was_met && !can_be(all[i], a, all[j], b)) continue;
            ++possible;
            if (!was_met)
              texts.push_back(std::string(all[i].key) + "=" + all[i].value_text(a) + " " + std::string(all[j].key) +
                              "=" + all[j].value_text(b));
          }
        }
      }
    }
    return texts;
  }

 private:
  static constexpr int kClasses = 10;

  // One built value of each class.
  static std::vector<int> values_of(const Option& option) {
    std::vector<int> values;
    std::array<bool, kClasses> taken{};
    for (int value = option.least; value <= option.most; ++value) {
      const auto kind = static_cast<std::size_t>(class_of(option, value));
      Rules rules;
      option.set(rules, value);
      if (taken[kind] || !option.is_built(value) || !parse_rules(rules_text(rules)).ok()) continue;
      taken[kind] = true;
      values.push_back(value);
    }
    return values;
  }

  // Whether some table can have both values, found by trying.
  static bool can_be(const Option& one, int a, const Option& other, int b) {
    const std::array<std::string_view, 2> kept{one.key, other.key};
    Rng rng = Rng::seeded(7);
    for (int tries = 0; tries < 60; ++tries) {
      const int seats = 2 + tries % 9;
      Rules rules = tries < 9 ? Rules{} : random_rules(seats, rng);
      one.set(rules, a);
      other.set(rules, b);
      if (repair(rules, seats, kept, rng)) return true;
    }
    return false;
  }

  std::set<std::pair<int, int>> met_;
};

void report_pairs(const Pairs& pairs) {
  int possible = 0;
  const auto missing = pairs.missing(possible);
  std::printf("soak: pairs of option values: %d of %d possible ones met\n", possible - static_cast<int>(missing.size()),
              possible);
  for (std::size_t i = 0; i < missing.size() && i < 20; ++i) std::printf("soak: not met: %s\n", missing[i].c_str());
}

// "rules R, seats N, seed S", as Table::text prints it.
Table table_from(const std::string& text) {
  const std::size_t rules = text.find("rules "), seats = text.find(", seats "), seed = text.find(", seed ");
  REQUIRE(rules == 0);
  REQUIRE(seats < seed);
  REQUIRE(seed < text.size());
  const auto read = parse_rules(text.substr(6, seats - 6));
  REQUIRE_MESSAGE(read.ok(), read.problem().sentence);
  return {read.value(), std::atoi(text.c_str() + seats + 8), std::strtoull(text.c_str() + seed + 7, nullptr, 16)};
}

}  // namespace

TEST_CASE("random rule sets: everything holds on any table, for anybody") {
  if (const std::string one = variable("YINUO_RULE_CASE"); !one.empty()) {
    const Table table = table_from(one);
    CHECK(why_not_playable(table.rules, table.seats) == "");
    for (const Trial& trial : {try_table(table, kSteps), play_rounds(table, 50, 0), play_rounds(table, 50, 50)})
      CHECK_MESSAGE(trial.fault.empty(), trial.fault);
    return;
  }
  const std::string wanted = variable("YINUO_RULE_SETS"), from = variable("YINUO_RULE_FIRST");
  const int count = wanted.empty() ? kRuleSets : std::atoi(wanted.c_str());
  const std::uint64_t first = from.empty() ? 1 : std::strtoull(from.c_str(), nullptr, 10);
  Trial sum;
  Pairs pairs;
  for (int i = 0; i < count; ++i) {
    const Table table = random_rule_table(first + static_cast<std::uint64_t>(i));
    REQUIRE(why_not_playable(table.rules, table.seats) == "");
    pairs.count(table.rules);
    INFO(table.text());
    const Trial trial = try_table(table, kSteps);
    CHECK_MESSAGE(trial.fault.empty(), trial.fault);
    sum.rounds += trial.rounds;
    sum.blocked += trial.blocked;
    sum.actions += trial.actions;
    sum.refused += trial.refused;
  }
  CHECK(sum.rounds > 0);
  CHECK(pairs.met() > 0);
  if (wanted.empty()) return;
  std::printf("soak: %d rule sets, %d rounds, %d blocked, %d actions, %d refused actions of computer players\n", count,
              sum.rounds, sum.blocked, sum.actions, sum.refused);
  report_pairs(pairs);
}

TEST_CASE("rule sets that are nearly playable are refused with a sentence and its options, and their text reads back") {
  for (int i = 0; i < soak(400); ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 22);
    const int seats = 2 + i % 9;
    const Rules rules = nearly_playable_rules(seats, rng);
    const auto read = parse_rules(rules_text(rules));
    REQUIRE_MESSAGE(read.ok(), rules_text(rules));
    CHECK(read.value() == rules);
    int refusals = 0;
    for (const RuleProblem& problem : validate(rules, seats)) {
      refusals += problem.warning ? 0 : 1;
      CHECK_MESSAGE(problem.sentence.size() > 20, rules_text(rules));
      REQUIRE_MESSAGE(!problem.keys.empty(), problem.sentence);
      for (const std::string& key : problem.keys) CHECK_MESSAGE(find_option(key) != nullptr, key);
    }
    CHECK(refusals > 0);
  }
}

TEST_CASE("random rule sets are as varied as the option table: few of them change nothing, every option is changed") {
  std::set<std::string> texts;
  std::vector<int> changed(options().size(), 0);
  for (int i = 0; i < 600; ++i) {
    const Table table = random_rule_table(static_cast<std::uint64_t>(i) + 1);
    texts.insert(rules_text(table.rules));
    for (std::size_t at = 0; at < options().size(); ++at) {
      const Option& option = options()[at];
      changed[at] += option.get(table.rules) != option.get(Rules{}) ? 1 : 0;
    }
  }
  CHECK(texts.size() > 400);
  for (std::size_t at = 0; at < options().size(); ++at) {
    const Option& option = options()[at];
    bool other_built = false;
    for (int value = option.least; value <= option.most; ++value)
      other_built = other_built || (option.is_built(value) && value != option.get(Rules{}));
    CHECK_MESSAGE((changed[at] > 0) == other_built, std::string(option.key));
  }
}

namespace {

int other_value(const Option& option, Rng& rng) {
  for (;;) {
    const int value =
        option.least + static_cast<int>(rng.below(static_cast<std::uint32_t>(option.most - option.least + 1)));
    Rules rules;
    option.set(rules, value);
    if (value != option.get(Rules{}) && option.is_built(value) && parse_rules(rules_text(rules)).ok()) return value;
  }
}

// A table at which both options are changed, found by trying; no seats: there is none.
Table table_with(const Option& one, const Option& other, Rng& rng) {
  const std::array<std::string_view, 2> kept{one.key, other.key};
  Table table;
  for (std::uint64_t tries = 0; tries < 144; ++tries) {
    table = {Rules{}, 2 + static_cast<int>(tries % 9), tries};
    // What some options need.
    if (tries % 2 != 0) table.rules.teams = 2;
    if (tries / 2 % 2 != 0) table.rules.drawn_card = DrawnCard::Keep;
    if (tries / 4 % 2 != 0) table.rules.stack_4_on_2 = table.rules.stack_4_on_4 = true;
    if (tries / 8 % 2 != 0) table.rules.group = GroupRule::SameFace;
    one.set(table.rules, other_value(one, rng));
    other.set(table.rules, other_value(other, rng));
    if (repair(table.rules, table.seats, kept, rng)) return table;
  }
  table.seats = 0;
  return table;
}

}  // namespace

TEST_CASE("every pair of options that can be changed together is played: above, or else here") {
  const auto all = options();
  std::vector<std::vector<bool>> together(all.size(), std::vector<bool>(all.size(), false));
  for (int i = 0; i < kRuleSets; ++i) {
    const Rules rules = random_rule_table(static_cast<std::uint64_t>(i) + 1).rules;
    for (std::size_t at = 0; at < all.size(); ++at) {
      for (std::size_t with = 0; with < at; ++with) {
        const bool both = all[at].get(rules) != all[at].get(Rules{}) && all[with].get(rules) != all[with].get(Rules{});
        together[at][with] = together[at][with] || both;
      }
    }
  }
  Rng rng = Rng::seeded(77);
  std::string never;
  for (std::size_t at = 0; at < all.size(); ++at) {
    for (std::size_t with = 0; with < at; ++with) {
      if (together[at][with]) continue;
      const Table table = table_with(all[at], all[with], rng);
      if (table.seats == 0) {
        never += std::string(all[at].key) + " with " + std::string(all[with].key) + "\n";
        continue;
      }
      const Trial trial = try_table(table, kSteps);
      CHECK_MESSAGE(trial.fault.empty(), trial.fault << "\n" << table.text());
    }
  }
  CHECK(never == "blind_draw with draw\n");  // the one pair of which both exclude each other
}
