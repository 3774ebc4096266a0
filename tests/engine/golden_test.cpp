// One number over many matches, equal in every build: the same seed plays the same game natively and on the web.
// It changes only when rules, dealing or the hash change, and then on purpose.
#include "base/hash.hpp"
#include "base/text.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kMatches = 200;

// The hash of each state after a round, over matches with 2 to 10 seats, or as many as the rules allow.
std::uint64_t signature(const Rules& rules) {
  Hash64 sum;
  for (int i = 0; i < kMatches; ++i) {
    Table table{rules, 2 + i % 9, static_cast<std::uint64_t>(i) + 1};
    if (table.seats > rules.max_players) table.seats = rules.max_players;
    play_table(table, 1000, 1000000, [&](const State& state) {
      if (!state.in_round()) sum.number(hash_of(state));
    });
  }
  return sum.value();
}

}  // namespace

TEST_CASE("the golden signature of each preset that can be played") {
  Hash64 sum;
  int playable = 0;
  for (const Preset& preset : presets()) {
    const Rules rules = preset_rules(preset);
    if (!why_not_playable(rules, 2).empty()) continue;
    ++playable;
    sum.number(signature(rules));
  }
  CHECK(playable >= 1);
  CHECK(to_hex(sum.value(), 16) == "149e42cb3f85440a");
}
