// Computer players of every level at the table: their thinking takes its slices and no more, a match that is left keeps
// its players' levels, and what they have gathered goes with them.
#include <algorithm>
#include <bit>
#include <vector>

#include "app/app.hpp"
#include "app/beliefs.hpp"
#include "app/thinking.hpp"
#include "engine/check.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

std::vector<Player> table_of(int seats, ai::Level level) {
  std::vector<Player> players(static_cast<std::size_t>(seats));
  players[0].person = true;
  for (Player& player : players) player.level = level;
  return players;
}

// A clock that goes on by so much each time somebody looks at it.
struct FakeClock {
  double now = 0, step = 0;
  int looks = 0;
  [[nodiscard]] Clock lent() {
    return [this] {
      ++looks;
      return now += step;
    };
  }
};

// The seat that is to act and some choice, deep enough in a round that a master has several to compare.
State hard_choice(std::uint64_t seed, int seats) {
  State state = start_match(Rules{}, seats, seed);
  Rng rng = Rng::seeded(seed, 3);
  for (int i = 0; i < 400; ++i) {
    const View view(state, state.turn);
    if (state.stage == Stage::Turn && state.chain.sum == 0 && size_of(view.options().plays) >= 3) return state;
    apply(state, state.in_round() ? ai::choose(ai::Level::Casual, view, nullptr, rng) : act(ActionKind::Next));
    if (state.stage == Stage::MatchOver) state = start_match(Rules{}, seats, ++seed);
  }
  return state;
}

// The person draws or passes; what else is due is left to time.
void sit_still(Match& match) {
  for (const ActionKind kind : {ActionKind::Draw, ActionKind::Pass, ActionKind::Next}) {
    ActionList list;
    match.legal(list);
    for (const Action& action : list) {
      if (action.kind == kind) return (void)match.act(action);
    }
  }
}

std::vector<Action> played_match(ai::Level level, double step) {
  Rules rules;
  rules.match = MatchFormat::Single;
  Match match(rules, table_of(3, level), 17);
  for (int second = 0; second < 90; ++second) {
    for (double passed = 0; passed < 0.999; passed += step) match.step(step);
    sit_still(match);
  }
  return match.record().actions;
}

}  // namespace

TEST_CASE("every level has its own word") {
  for (int i = 0; i < ai::kLevels; ++i) {
    const auto level = static_cast<ai::Level>(i);
    CHECK(ai::parse_level(ai::level_text(level)) == level);
  }
  CHECK_FALSE(ai::parse_level("normal").has_value());
}

TEST_CASE("with a clock no slice is longer than its share, and no decision takes longer than its level's budget") {
  struct Budget {
    ai::Level level;
    double seconds;
  };
  int cut_short = 0;
  for (const Budget budget : {Budget{ai::Level::Sharp, 0.02}, Budget{ai::Level::Master, 0.1}}) {
    // From a quick machine to one on which a few playouts take longer than a slice.
    for (const double step : {0.00002, 0.0004, 0.0011, 0.0053, 0.013}) {
      const State state = hard_choice(3, 4);
      const View view(state, state.turn);
      Rng rng = Rng::seeded(1);
      FakeClock clock{.step = step};
      Thinking thinking;
      thinking.begin(budget.level, view, nullptr, rng);
      REQUIRE(thinking.under_way());
      double used = 0;
      for (int slices = 0; thinking.under_way(); ++slices) {
        REQUIRE(slices < 1000);
        const double before = clock.now + step;  // the first look of a slice
        thinking.think(clock.lent());
        const double slice = clock.now - before;
        CHECK(slice <= std::max(kSlice, step) + 1e-9);
        used += slice;
      }
      CHECK(used <= std::max(budget.seconds * 1.1, step) + 1e-9);
      cut_short += thinking.played() < 4000 && step > 0.001 ? 1 : 0;
      const Action best = thinking.action();
      CHECK(check(state, best) == Refusal::None);
    }
  }
  CHECK(cut_short > 4);
}

TEST_CASE("without a clock a slice is counted in playouts, and what is decided does not depend on the cut") {
  const State state = hard_choice(5, 4);
  const View view(state, state.turn);
  const auto decided = [&](double step, int& most) {
    Rng rng = Rng::seeded(2);
    Thinking thinking;
    thinking.begin(ai::Level::Master, view, nullptr, rng);
    for (double passed = step; thinking.under_way(); passed += step) {
      const int before = thinking.played();
      thinking.think_until(passed);
      most = std::max(most, thinking.played() - before);
    }
    return thinking.action();
  };
  int slice = 0, whole = 0;
  const Action one = decided(1.0 / 60, slice), other = decided(1, whole);
  CHECK(one == other);
  CHECK(slice > 0);
  CHECK(slice <= kPlayoutsASecond / 60 + 64);
  CHECK(whole > slice);
}

TEST_CASE("the same seed gives the same match at every level, however time is cut into steps") {
  for (const ai::Level level : {ai::Level::Beginner, ai::Level::Casual, ai::Level::Sharp}) {
    const std::vector<Action> whole = played_match(level, 1), parts = played_match(level, 0.25);
    CHECK(whole.size() > 25);
    CHECK(whole == parts);
  }
}

TEST_CASE("levels play differently at the same table") {
  CHECK(played_match(ai::Level::Beginner, 1) != played_match(ai::Level::Steady, 1));
  CHECK(played_match(ai::Level::Steady, 1) != played_match(ai::Level::Sharp, 1));
}

TEST_CASE("while a computer player thinks by the clock it is woken at once; on the person's turn nothing wakes it") {
  FakeClock clock{.step = 0.002};
  Match match(Rules{}, table_of(3, ai::Level::Master), 6);
  match.lend_clock(clock.lent());
  int thinking = 0, resting = 0;
  for (int i = 0; i < 6000 && match.record().actions.size() < 30; ++i) {
    const int looks = clock.looks;
    match.step(1.0 / 60);
    // One slice for each step, and none where there is nothing to decide.
    CHECK(clock.looks - looks <= 2 + static_cast<int>(kSlice / clock.step));
    if (match.waiting()) continue;
    if (match.truth().turn != match.viewer() || match.person_can_only_pass()) {
      thinking += match.wake_after() == 0 ? 1 : 0;
      continue;
    }
    if (match.wake_after() >= 0) continue;  // a reaction is due
    ++resting;
    const int before = clock.looks;
    match.step(60);
    CHECK(clock.looks == before);
    CHECK(match.wake_after() < 0);
    sit_still(match);
  }
  CHECK(thinking > 20);
  CHECK(resting > 3);
}

TEST_CASE("a pause that is over before the decision takes the best found so far") {
  FakeClock clock{.step = 0.05};  // so slow that each slice is a few playouts
  Rules rules;
  rules.match = MatchFormat::Single;
  Match match(rules, table_of(4, ai::Level::Master), 9);
  match.lend_clock(clock.lent());
  for (int i = 0; i < 400 && match.truth().stage != Stage::MatchOver; ++i) {
    match.step(2);
    sit_still(match);
  }
  CHECK(match.record().actions.size() > 30);
  CHECK(replay(match.record()).ok());
}

TEST_CASE("what the players have gathered is the same after a match was left, wherever they sit by then") {
  const Result<Rules> rules = parse_rules("official match=rounds rounds=9 rotation=seats rotation_rounds=1");
  REQUIRE(rules.ok());
  int doubts = 0, moved = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    // One of them draws no conclusions: what is gathered goes with people, not with seats.
    std::vector<Player> players = table_of(4, ai::Level::Sharp);
    players[1].level = ai::Level::Steady;
    Record record;
    record.rules = rules.value();
    record.seats = 4;
    record.seed = seed;
    Beliefs heard(record.rules, players);
    Events events;
    State state = start_match(record.rules, 4, seed, &events);
    heard.hear(events);
    Rng rng = Rng::seeded(seed, 4);
    for (int i = 0; i < 300 && state.stage != Stage::MatchOver; ++i) {
      record.actions.push_back(state.in_round() ? ai::choose(ai::Level::Casual, View(state, state.turn), nullptr, rng)
                                                : act(ActionKind::Next));
      events.clear();
      apply(state, record.actions.back(), &events);
      heard.hear(events);
      if (i % 23 != 0) continue;
      const Beliefs read(record, players, state);
      for (Seat seat = 0; seat < 4; ++seat) {
        const ai::Belief *one = heard.of(seat), *other = read.of(seat);
        CHECK((one == nullptr) == (state.sits[seat] == 1));
        CHECK((other == nullptr) == (state.sits[seat] == 1));
        if (state.sits[seat] == 1) continue;
        REQUIRE(one != nullptr);
        REQUIRE(other != nullptr);
        moved += state.sits[seat] != seat ? 1 : 0;
        CHECK(one->is_up_to_date(View(state, seat)));
        CHECK(other->is_up_to_date(View(state, seat)));
        for (Seat at = 0; at < 4; ++at) {
          CHECK(one->named(at) == other->named(at));
          for (Slot slot = state.hands[at].first; slot != kNoSlot; slot = state.cells[slot].next) {
            CHECK(one->doubted(slot) == other->doubted(slot));
            doubts += one->doubted(slot) != 0 ? 1 : 0;
          }
        }
      }
    }
  }
  CHECK(doubts > 100);
  CHECK(moved > 20);
}

TEST_CASE("nobody keeps a belief for computer players that draw no conclusions") {
  const Beliefs beliefs(Rules{}, table_of(4, ai::Level::Steady));
  CHECK(beliefs.of(0) != nullptr);  // the person's, for tips
  for (Seat seat = 1; seat < 4; ++seat) CHECK(beliefs.of(seat) == nullptr);
}

TEST_CASE("the level that was chosen plays, is written into the match, and stays when another is chosen") {
  Lent lent;
  const auto levels = [](const App& app) {
    std::vector<ai::Level> all;
    for (const Player& player : app.match()->players()) {
      if (!player.person) all.push_back(player.level);
    }
    return all;
  };
  {
    App app(lent.services(), {"en"});
    REQUIRE(find_row(app, "level") != nullptr);
    CHECK(find_row(app, "level")->value == "casual");
    app.change("level", "sharp");
    CHECK(find_row(app, "level")->value == "sharp");
    app.activate("play");
    CHECK(levels(app) == std::vector<ai::Level>(3, ai::Level::Sharp));
    // The running match is not changed from the menu.
    app.activate("menu");
    REQUIRE(find_row(app, "level") != nullptr);
    app.change("level", "beginner");
    CHECK(levels(app) == std::vector<ai::Level>(3, ai::Level::Sharp));
    CHECK(lent.stored["match"].find("\nplayer 1 sharp ") != std::string::npos);
  }
  App app(lent.services(), {"en"});
  app.activate("resume");
  CHECK(levels(app) == std::vector<ai::Level>(3, ai::Level::Sharp));
  app.activate("menu");
  app.activate("new");
  if (!app.table_has_focus()) app.activate("new");
  CHECK(levels(app) == std::vector<ai::Level>(3, ai::Level::Beginner));
}

TEST_CASE("what played a seat before there were levels, or in a later version, plays steadily and keeps its word") {
  Record record;
  record.seats = 3;
  record.seed = 4;
  record.players = {{"human", ""}, {"normal", ""}, {"oracle", ""}};
  Lent lent;
  lent.stored["match"] = record_text(record, start_match(record.rules, 3, 4));
  App app(lent.services(), {"en"});
  app.activate("resume");
  REQUIRE(app.match() != nullptr);
  CHECK(app.match()->players()[1].level == ai::Level::Steady);
  CHECK(app.match()->players()[2].level == ai::Level::Steady);
  Rng rng = Rng::seeded(1);
  play_on(app, rng, 40);
  CHECK(lent.stored["match"].find("\nplayer 1 normal ") != std::string::npos);
  CHECK(lent.stored["match"].find("\nplayer 2 oracle ") != std::string::npos);
}

TEST_CASE("each level is told in one sentence, in each language") {
  for (const std::string_view tag : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(tag)});
    std::vector<std::string> told;
    for (int i = 0; i < ai::kLevels; ++i) {
      app.change("level", std::string(ai::level_text(static_cast<ai::Level>(i))));
      const Row* row = find_row(app, "level");
      REQUIRE(row != nullptr);
      REQUIRE(row->choice_names.size() == ai::kLevels);
      CHECK(row->help.find("form.") == std::string::npos);
      CHECK(std::count(told.begin(), told.end(), row->help) == 0);
      told.push_back(row->help);
    }
  }
}
