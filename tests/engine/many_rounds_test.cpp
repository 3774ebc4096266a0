// Very many rounds by random rule sets and by the presets. The long run is scripts/soak --rounds, which starts some of
// these side by side and sets the variables below; without them it is a short one.
//   YINUO_ROUNDS=N      so many rounds, and a fiftieth of them for each preset, with a report
//   YINUO_PLAYOUTS=P    by the strongest players, with so many playouts for each choice; nothing in depth
//   YINUO_RULE_FIRST=K  from the K-th rule set on
//   YINUO_RULE_STEP=S   only every S-th rule set: the others are somebody else's
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/validate.hpp"
#include "support/long_play.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kRoundsOfSet = 50;
constexpr int kRoundsOfMatch = 10;      // of a preset's match
constexpr int kStepsInDepth = 140;      // random actions where a rule set is tried in every way
constexpr std::uint64_t kInDepth = 10;  // as every tenth rule set is
constexpr std::uint64_t kSetsTold = 200;

std::uint64_t number(const char* name, std::uint64_t otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

void add(Trial& sum, const Trial& trial) {
  CHECK_MESSAGE(trial.fault.empty(), trial.fault);
  sum.rounds += trial.rounds;
  sum.blocked += trial.blocked;
  sum.actions += trial.actions;
  sum.refused += trial.refused;
}

// Matches until so many rounds are over; half of the seats play by lot at every other one.
Trial play_set(Table table, int rounds, int playouts) {
  Trial sum;
  table.seed <<= 8;
  for (; sum.rounds < rounds && sum.fault.empty(); ++table.seed) {
    INFO(table.text());
    const Trial trial = play_rounds(table, rounds - sum.rounds, table.seed % 2 == 0 ? 50 : 0, playouts);
    add(sum, trial);
    sum.fault = trial.fault;
  }
  return sum;
}

// Rounds of computer players by a preset, for two to eight where it takes so many.
Trial play_preset(const Preset& preset, int rounds, std::uint64_t first, std::uint64_t step, int playouts) {
  Trial sum;
  Table table;
  table.rules = preset_rules(preset);
  for (table.seed = first; sum.rounds < rounds; table.seed += step) {
    table.seats = 2 + static_cast<int>(table.seed / step % 7);
    if (!why_not_playable(table.rules, table.seats).empty()) continue;
    INFO(table.text());
    add(sum, play_rounds(table, std::min(kRoundsOfMatch, rounds - sum.rounds), 0, playouts));
  }
  return sum;
}

void report(const std::string& what, const Trial& sum) {
  std::printf("%s: %d rounds, %d blocked, %d actions, %d refused\n", what.c_str(), sum.rounds, sum.blocked, sum.actions,
              sum.refused);
  std::fflush(stdout);
}

}  // namespace

TEST_CASE("many rounds: none stalls, loses a card or refuses a player's action") {
  const int rounds = static_cast<int>(number("YINUO_ROUNDS", 0));
  const std::uint64_t first = number("YINUO_RULE_FIRST", 1), step = number("YINUO_RULE_STEP", 1);
  const int playouts = static_cast<int>(number("YINUO_PLAYOUTS", 0));
  const int wanted = rounds > 0 ? rounds : soak(500);
  const int of_set = rounds > 0 ? kRoundsOfSet : 5;
  Trial sum, in_depth;
  for (std::uint64_t set = first; sum.rounds < wanted; set += step) {
    const Table table = random_rule_table(set);
    add(sum, play_set(table, std::min(of_set, wanted - sum.rounds), playouts));
    if (rounds == 0 || set / step % kInDepth != 0) continue;
    INFO(table.text());
    if (playouts == 0) add(in_depth, try_table(table, kStepsInDepth));
    if (set / step % kSetsTold == 0) report("at rule set " + std::to_string(set), sum);
  }
  CHECK(sum.rounds == wanted);
  if (rounds == 0) return;
  report("soak: random rule sets", sum);
  report("soak: in depth", in_depth);
  for (const Preset& preset : presets())
    report("soak: " + std::string(preset.key), play_preset(preset, rounds / kRoundsOfSet, first, step, playouts));
}
