// The levels: whatever the table, what they answer is legal, and each knows no more than its seat may know.
#include "ai/levels.hpp"

#include <string>

#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kFewPlayouts = 24;  // enough for a level that looks ahead to change its mind

ai::Level level_at(int i) { return static_cast<ai::Level>(i % ai::kLevels); }

}  // namespace

TEST_CASE("whatever the table, each level's choices and reactions are legal and its own") {
  for (int i = 0; i < soak(100); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 11000);
    Rng rng = Rng::seeded(table.seed, 31);
    const ai::Level level = level_at(i);
    std::string fault;
    play_table(table, 2, 120, [&](const State& state) {
      if (state.stage == Stage::MatchOver) return;
      if (state.slapping == 0) {
        const Action action = ai::choose(level, View(state, state.turn), nullptr, rng, kFewPlayouts);
        if (check(state, action) != Refusal::None) fault = action_text(action);
      }
      for (Seat seat = 0; seat < state.seats; ++seat) {
        for (const auto& reaction :
             {ai::react(level, View(state, seat), rng), ai::jump_in(level, View(state, seat), rng),
              ai::slap(level, View(state, seat), rng)}) {
          if (!reaction) continue;
          if (check(state, reaction->action) != Refusal::None) fault = action_text(reaction->action);
          if (reaction->seconds <= 0 || reaction->action.seat != seat) fault = "a reaction out of its time or place";
        }
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("no level's choice depends on what its seat has not seen") {
  int different = 0;
  for (int i = 0; i < soak(60); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 11500);
    Rng rng = Rng::seeded(table.seed, 32);
    const ai::Level level = level_at(i);
    std::string fault;
    play_table(table, 2, 60, [&](const State& truth) {
      if (!truth.in_round() || truth.slapping != 0) return;
      const Seat seat = truth.turn;
      const State other = other_truth(truth, seat, rng);
      different += other != truth ? 1 : 0;
      const std::uint64_t lot = rng.next();
      Rng here = Rng::seeded(lot), there = Rng::seeded(lot);
      const Action one = ai::choose(level, View(truth, seat), nullptr, here, kFewPlayouts);
      const Action two = ai::choose(level, View(other, seat), nullptr, there, kFewPlayouts);
      if (!(one == two) || !(here == there)) fault = action_text(one) + " or " + action_text(two);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(different > 500);
}

TEST_CASE("the lower a level, the more calls it forgets and the slower it is") {
  const Table table{Rules{}, 2, 5};
  State state = start_match(table.rules, 2, 1);
  Rng rng = Rng::seeded(5, 33);
  while (state.owes_call == 0 && state.stage != Stage::MatchOver) {
    if (state.stage == Stage::Between) {
      apply(state, act(ActionKind::Next));
      continue;
    }
    apply(state, ai::choose(ai::Level::Casual, View(state, state.turn), nullptr, rng));
  }
  REQUIRE(state.owes_call != 0);
  const auto seat = static_cast<Seat>(std::countr_zero(state.owes_call));
  int called_before = -1;
  for (int i = 0; i < ai::kLevels; ++i) {
    int called = 0;
    for (int n = 0; n < 1000; ++n) called += ai::react(level_at(i), View(state, seat), rng).has_value() ? 1 : 0;
    CHECK(called > called_before);
    called_before = called;
  }
  CHECK(called_before > 950);
}
