// Over random play: cards neither come nor go, rounds end, values are values.
#include <algorithm>
#include <string>

#include "engine/check.hpp"
#include "engine/families/finish.hpp"
#include "engine/legal.hpp"
#include "support/invariants.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

TEST_CASE("cards are conserved, and masks, counts and turn fit together, in every state") {
  for (int i = 0; i < soak(350); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i));
    std::string fault;
    play_table(table, 3, 600, [&](const State& state) {
      if (fault.empty()) fault = fault_in_cards(state);
      if (fault.empty()) fault = fault_in_masks(state);
      if (fault.empty()) fault = fault_in_turn(state);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("every round ends within the cap on turn actions") {
  int rounds = 0, blocked = 0;
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 5000);
    bool within = true;
    State last;
    play_table(table, 2, 20000, [&](const State& state) {
      within = within && state.turn_actions <= finish::kMostTurnActions;
      last = state;
    });
    CHECK_MESSAGE(within, table.text());
    CHECK_MESSAGE(!last.in_round(), "a round goes on for ever (" << table.text() << ")");
    rounds += last.round;
    blocked += last.round_blocked ? 1 : 0;
  }
  CHECK(rounds >= soak(150));
  CHECK(blocked * 2 < rounds);
}

TEST_CASE("a copy is equal, has an equal hash and goes on equally; an action changes both") {
  for (int i = 0; i < soak(120); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 700);
    Rng rng = Rng::seeded(table.seed, 4);
    State state = start_match(table.rules, table.seats, table.seed);
    bool equal = true, differs = true;
    for (int step = 0; step < 150 && state.stage != Stage::MatchOver; ++step) {
      const Action action = random_action(state, rng);
      State copy = state;
      State assigned;
      assigned = state;
      equal = equal && copy == state && assigned == state && hash_of(copy) == hash_of(state);
      Events told;
      apply(copy, action, &told);
      apply(assigned, action);
      differs = differs && copy != state && hash_of(copy) != hash_of(state);
      equal = equal && copy == assigned && hash_of(copy) == hash_of(assigned);
      state = copy;
    }
    CHECK_MESSAGE(equal, table.text());
    CHECK_MESSAGE(differs, table.text());
  }
}

TEST_CASE("the same rules, seats and seed deal the same match; another seed another") {
  for (int i = 0; i < soak(40); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 900);
    const State one = start_match(table.rules, table.seats, table.seed);
    CHECK(one == start_match(table.rules, table.seats, table.seed));
    CHECK(one != start_match(table.rules, table.seats, table.seed + 1));
  }
}

TEST_CASE("garbage gets an answer, changes nothing where it is refused, and breaks nothing where it is taken") {
  int taken = 0;
  for (int i = 0; i < soak(120); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 1300);
    Rng rng = Rng::seeded(table.seed, 5);
    std::string fault;
    play_table(table, 2, 60, [&](const State& state) {
      const std::uint64_t before = hash_of(state);
      for (int n = 0; n < 60; ++n) {
        const Action action = garbage_action(rng);
        if (check(state, action) != Refusal::None) continue;
        ++taken;
        State after = state;
        apply(after, action);
        if (!fault.empty()) continue;
        const Result<Action> read = parse_action(action_text(action));
        if (!read.ok() || !(read.value() == action)) fault = "the text is not read back";
        if (fault.empty()) fault = fault_in_cards(after);
        if (fault.empty()) fault = fault_in_masks(after);
        if (fault.empty()) fault = fault_in_turn(after);
        if (!fault.empty()) fault += " after " + action_text(action);
      }
      if (hash_of(state) != before) fault = "check has changed the state";
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(taken > 100);
}
