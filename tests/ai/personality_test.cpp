// What somebody is like: seen in what they do, legal always, and nobody's business but their own.
#include "ai/personality.hpp"

#include <algorithm>
#include <string>

#include "ai/levels.hpp"
#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

enum Like : int { Nobody, Quick, Dreamy, Impatient, Sly, Thrifty, Green, Tidy, Watchful, Kind };

constexpr int kFewPlayouts = 24;

// How often the one at the level, to act at seat 0, does what begins with `deed`, in 400 tries.
int times(ai::Level level, Like like, const State& state, std::string_view deed) {
  int count = 0;
  for (int i = 0; i < 400; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 41);
    const ai::Thought thought({level, like}, View(state, state.turn), nullptr, rng);
    count += deed_text(thought.action()).substr(0, deed.size()) == deed ? 1 : 0;
  }
  return count;
}

int steadily(Like like, const State& state, std::string_view deed) {
  return times(ai::Level::Steady, like, state, deed);
}

// A table on which seat 0 owes its call.
State owing_table() {
  State state = table_of_hands({"R5 B7", "G1 G2 G3", "Y1 Y2 Y3"}, "R9");
  apply(state, play(0, Face{*parse_card("R5")}));
  REQUIRE(contains(state.owes_call, 0));
  return state;
}

template <typename React>
int reactions(React react) {
  int count = 0;
  for (int i = 0; i < 2000; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 42);
    count += react(rng).has_value() ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("whatever the table, every personality at every level stays legal and sees no more than its seat") {
  int different = 0;
  for (int i = 0; i < soak(90); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 12000);
    Rng rng = Rng::seeded(table.seed, 43);
    const ai::Mind mind(static_cast<ai::Level>(i % ai::kLevels), 1 + i % (ai::kPersonalities - 1));
    std::string fault;
    play_table(table, 2, 80, [&](const State& state) {
      if (!state.in_round() || state.slapping != 0) return;
      const State other = other_truth(state, state.turn, rng);
      const std::uint64_t lot = rng.next();
      Rng here = Rng::seeded(lot), there = Rng::seeded(lot), plain = Rng::seeded(lot);
      const Action action = ai::choose(mind, View(state, state.turn), nullptr, here, kFewPlayouts);
      if (check(state, action) != Refusal::None) fault = action_text(action);
      if (!(action == ai::choose(mind, View(other, state.turn), nullptr, there, kFewPlayouts))) fault = "it has peeked";
      different += action == ai::choose(mind.level, View(state, state.turn), nullptr, plain, kFewPlayouts) ? 0 : 1;
      for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto jump = ai::jump_in(mind, View(state, seat), rng);
        if (jump && check(state, jump->action) != Refusal::None) fault = action_text(jump->action);
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(different > 100);
}

TEST_CASE("the quick one reacts sooner, the dreamy one later") {
  const State owing = owing_table();
  const auto seconds = [&](Like like) {
    double all = 0;
    int count = 0;
    for (int i = 0; i < 400; ++i) {
      Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 44);
      const auto reaction = ai::react({ai::Level::Steady, like}, View(owing, 1), rng);
      if (!reaction) continue;
      all += reaction->seconds;
      ++count;
    }
    REQUIRE(count > 100);
    return all / count;
  };
  CHECK(seconds(Quick) < 0.85 * seconds(Nobody));
  CHECK(seconds(Dreamy) > 1.15 * seconds(Nobody));
}

TEST_CASE("the dreamy one forgets to call, the tidy one hardly ever") {
  const State state = owing_table();
  const auto called = [&](Like like) {
    return reactions([&](Rng& rng) { return ai::react({ai::Level::Casual, like}, View(state, 0), rng); });
  };
  CHECK(called(Dreamy) + 150 < called(Nobody));
  CHECK(called(Tidy) > called(Nobody) + 40);
}

TEST_CASE("the watchful one reports what others forget, the good-natured one lets it pass") {
  const State state = owing_table();
  const auto reported = [&](Like like) {
    return reactions([&](Rng& rng) { return ai::react({ai::Level::Casual, like}, View(state, 1), rng); });
  };
  CHECK(reported(Watchful) > reported(Nobody) + 150);
  CHECK(reported(Kind) + 400 < reported(Nobody));
}

TEST_CASE("the impatient one jumps in more and plays action cards first") {
  State jumping = table_of_hands({"R5 B7 B8", "R5 G2 G3", "Y1 Y2 Y3"}, "R9", rules_from("official jump_in=coloured"));
  apply(jumping, play(0, *parse_card("R5")));
  const auto jumps = [&](Like like) {
    return reactions([&](Rng& rng) { return ai::jump_in({ai::Level::Casual, like}, View(jumping, 1), rng); });
  };
  CHECK(jumps(Impatient) > jumps(Nobody) + 120);
  const State state = table_of_hands({"R5 RV R8", "G1 G2 G3", "Y1 Y2 Y3"}, "R3");
  CHECK(steadily(Nobody, state, "play RV") == 0);
  CHECK(steadily(Impatient, state, "play RV") == 400);
}

TEST_CASE("the sly one bluffs, and only where it can be questioned") {
  const State state = table_of_hands({"R1 W4 B5 B6", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R9");
  CHECK(steadily(Nobody, state, "play W4") == 0);
  const int bluffs = steadily(Sly, state, "play W4");
  CHECK(bluffs > 30);
  CHECK(bluffs < 120);
  const State free = table_of_hands({"R1 W4 B5 B6", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R9",
                                    rules_from("official wild4_when=free challenge=off"));
  CHECK(steadily(Sly, free, "play W4") == 0);
}

TEST_CASE("the thrifty one draws rather than give a black card away early") {
  const State state = table_of_hands({"W B5 B6", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R9");
  CHECK(steadily(Nobody, state, "play W") == 400);
  CHECK(steadily(Thrifty, state, "draw") == 400);
}

TEST_CASE("who loves green plays it and names it, at simple levels too") {
  const State state = table_of_hands({"R5 G5 R1 B2 B3", "B1 B2 B3", "Y1 Y2 Y3"}, "Y5");
  const State naming = table_of_hands({"W G1 R2 R3", "B1 B2 B3", "Y1 Y2 Y3"}, "B9");
  for (const ai::Level level : {ai::Level::Casual, ai::Level::Steady}) {
    CHECK(times(level, Nobody, state, "play G5") == 0);
    CHECK(times(level, Green, state, "play G5") == 400);
    CHECK(times(level, Nobody, naming, "play W as G") == 0);
  }
  CHECK(times(ai::Level::Casual, Green, naming, "play W as G") == 400);
}

TEST_CASE("the tidy one gets rid of high numbers first") {
  const State state = table_of_hands({"R5 G1 R9", "B1 B2 B3", "Y1 Y2 Y3"}, "R2", rules_from("official match=single"));
  const int by_lot = steadily(Nobody, state, "play R9");
  CHECK(by_lot > 100);
  CHECK(by_lot < 300);
  CHECK(steadily(Tidy, state, "play R9") == 400);
}

TEST_CASE("the watchful one questions more, the good-natured one less") {
  int watchful = 0, nobody = 0, loyal = 0;
  for (const std::string_view hand : {"W4 R1", "W4 R1 R2", "W4 R1 R2 B3", "W4 R1 R2 B3 B4", "W4 R1 R2 B3 B4 B5 B6"}) {
    State state = table_of_hands({hand, "G1 G2 G3", "Y1 Y2 Y3"}, "Y9");
    apply(state, play(0, Face::WildDrawFour, Colour::Red));
    REQUIRE(state.turn == 1);
    watchful += steadily(Watchful, state, "challenge");
    nobody += steadily(Nobody, state, "challenge");
    loyal += steadily(Kind, state, "challenge");
  }
  CHECK(watchful > nobody + 100);
  CHECK(loyal + 100 < nobody);
}

// The yardstick for what bluffing and questioning are worth.
TEST_CASE("the guileless one neither bluffs nor questions, not even when it looks ahead") {
  const State bluff = table_of_hands({"R1 W4 B5 B6", "G1", "Y1 Y2 Y3"}, "R9");
  State question = table_of_hands({"W4 R1 R2 B3 B4 B5 B6", "G1 G2 G3", "Y1 Y2 Y3"}, "Y9");
  apply(question, play(0, Face::WildDrawFour, Colour::Red));
  const auto tries = [](int like, const State& state, std::string_view deed) {
    int count = 0;
    for (int i = 0; i < 60; ++i) {
      Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 45);
      const View view(state, state.turn);
      const Action action = ai::choose({ai::Level::Master, like}, view, nullptr, rng, 40);
      count += deed_text(action).substr(0, deed.size()) == deed ? 1 : 0;
    }
    return count;
  };
  CHECK(tries(Nobody, bluff, "play W4") > 0);
  CHECK(tries(ai::kGuileless, bluff, "play W4") == 0);
  CHECK(tries(Nobody, question, "challenge") > 0);
  CHECK(tries(ai::kGuileless, question, "challenge") == 0);
}
