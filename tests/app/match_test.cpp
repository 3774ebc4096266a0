// The match over time: what is shown, when computer players act, and what the person can count on.
#include "app/match.hpp"

#include <algorithm>

#include "app/pauses.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::app;

namespace {

std::vector<Player> table_of(int seats, int person = 0) {
  std::vector<Player> players(static_cast<std::size_t>(seats));
  players[static_cast<std::size_t>(person)].person = true;
  return players;
}

Rules short_match(int target = 50) {
  Rules rules;
  rules.target = static_cast<std::uint16_t>(target);
  return rules;
}

// Some legal action of the person, complete with its colour; nothing when there is none.
bool person_acts(Match& match, Rng& rng, bool calls = true) {
  ActionList list;
  match.legal(list);
  std::vector<Action> actions;
  for (const Action& action : list) {
    if (calls || action.kind != ActionKind::Call) actions.push_back(action);
  }
  if (actions.empty()) return false;
  ActionList complete;
  choices(match.truth(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))], complete);
  const Action action = complete[static_cast<int>(rng.below(static_cast<std::uint32_t>(complete.size())))];
  const Refusal refusal = match.act(action);
  CHECK_MESSAGE(refusal == Refusal::None, action_text(action), " ", std::string(refusal_code(refusal)));
  return true;
}

bool over(const Match& match) { return match.truth().stage == Stage::MatchOver; }

}  // namespace

TEST_CASE("whatever legal things the person does, the match ends, for 2 to 10 players") {
  for (int seats = 2; seats <= 10; ++seats) {
    Match match(short_match(), table_of(seats, seats / 2), static_cast<std::uint64_t>(seats));
    match.set_pace(0);
    Rng rng = Rng::seeded(7, static_cast<std::uint64_t>(seats));
    int steps = 0;
    for (; steps < 20000 && !over(match); ++steps) {
      match.step(0.01);
      person_acts(match, rng);
    }
    CHECK_MESSAGE(over(match), seats, " seats");
    CHECK(replay(match.record()).ok());
  }
}

TEST_CASE("when nothing waits to be shown, what is shown is the person's view of the truth") {
  Match match(short_match(100), table_of(4, 2), 11);
  Rng rng = Rng::seeded(3);
  int compared = 0, waited = 0;
  for (int i = 0; i < 20000 && !over(match); ++i) {
    match.step(0.07);
    ActionList list;
    match.legal(list);
    if (match.waiting()) {
      ++waited;
      CHECK(list.empty());
    } else {
      ++compared;
      REQUIRE(match.shown() == view_for(match.truth(), match.viewer()));
    }
    person_acts(match, rng);
  }
  CHECK(over(match));
  CHECK(compared > 100);
  CHECK(waited > 100);
}

TEST_CASE("the deal is shown card by card before anybody acts") {
  Match match(short_match(), table_of(3, 1), 5);
  CHECK(match.waiting());
  int dealt = 0, before = 0;
  while (match.waiting()) {
    before = dealt;
    match.step(0.06);
    for (const Event& event : match.take_told()) {
      dealt += event.kind == EventKind::CardDealt ? 1 : 0;
      CHECK(event.kind != EventKind::Acted);
    }
    CHECK(dealt - before <= 2);
    CHECK(match.record().actions.empty());
  }
  CHECK(dealt == 21);
}

TEST_CASE("however time is cut into steps, the same happens at the same moments") {
  const auto play = [](double step) {
    Match match(short_match(), table_of(4), 21);
    Rng rng = Rng::seeded(1);
    for (int second = 0; second < 120; ++second) {
      for (double passed = 0; passed < 0.999; passed += step) match.step(step);
      person_acts(match, rng);
    }
    return match.record().actions;
  };
  const std::vector<Action> whole = play(1), parts = play(0.125);
  CHECK(whole.size() > 40);
  CHECK(whole == parts);
}

TEST_CASE("an intent shows at once what was still waiting") {
  Match match(short_match(), table_of(2), 9);
  CHECK(match.waiting());
  CHECK(match.act(act(ActionKind::Call, match.viewer())) == Refusal::WindowClosed);
  CHECK_FALSE(match.waiting());
  CHECK(match.shown() == view_for(match.truth(), match.viewer()));
}

TEST_CASE("a refused action changes nothing and is not recorded") {
  Match match(short_match(), table_of(3), 13);
  match.show_all();
  const State before = match.truth();
  CHECK(match.act(play(match.viewer(), Face::Unknown)) == Refusal::Malformed);
  CHECK(match.act(act(ActionKind::Next)) != Refusal::None);
  CHECK(match.truth() == before);
  CHECK(match.record().actions.empty());
}

TEST_CASE("a match taken up again in any state goes on and ends") {
  Rng rng = Rng::seeded(31);
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Match match(short_match(), table_of(3), seed);
    match.set_pace(0);
    const std::uint32_t stop = rng.below(120);
    for (std::uint32_t i = 0; i < stop && !over(match); ++i) {
      match.step(0.01);
      person_acts(match, rng);
    }
    const auto record = parse_record(record_text(match.record(), match.truth()));
    REQUIRE(record.ok());
    const auto state = replay(record.value());
    REQUIRE(state.ok());
    CHECK(state.value() == match.truth());
    Match again(record.value(), match.players(), state.value());
    CHECK(again.shown() == view_for(match.truth(), match.viewer()));
    again.set_pace(0);
    for (int i = 0; i < 20000 && !over(again); ++i) {
      again.step(0.01);
      person_acts(again, rng);
    }
    CHECK(over(again));
  }
}

TEST_CASE("who forgets to call has time to mend it before anybody reports or acts") {
  int forgotten = 0, reported = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Match match(short_match(500), table_of(4), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 5);
    for (int i = 0; i < 600 && !over(match); ++i) {
      match.step(0.5);
      if (!person_acts(match, rng, false) || !contains(match.truth().owes_call, match.viewer())) continue;
      ++forgotten;
      const std::size_t actions = match.record().actions.size();
      match.show_all();
      match.step(1.4);
      CHECK(match.record().actions.size() == actions);
      if (seed % 2 == 0) {
        CHECK(match.act(act(ActionKind::Call, match.viewer())) == Refusal::None);
        continue;
      }
      match.step(2);
      const auto& all = match.record().actions;
      reported += std::count_if(all.begin() + static_cast<std::ptrdiff_t>(actions), all.end(),
                                [](const Action& action) { return action.kind == ActionKind::Report; }) > 0;
    }
  }
  CHECK(forgotten > 20);
  CHECK(reported > 5);
}

TEST_CASE("computer players call early, call late and forget") {
  int early = 0, late = 0, owed = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Match match(short_match(500), table_of(4), seed);
    Rng rng = Rng::seeded(seed, 6);
    for (int i = 0; i < 1500 && !over(match); ++i) {
      match.step(0.5);
      for (const Event& event : match.take_told()) {
        if (event.seat == match.viewer()) continue;
        if (event.kind == EventKind::Calls) ++(event.detail != 0 ? early : late);
        owed += event.kind == EventKind::CallIs && event.detail == static_cast<int>(CallState::Owed) ? 1 : 0;
      }
      person_acts(match, rng);
    }
  }
  CHECK(early > 10);
  CHECK(late > 10);
  CHECK(owed > late);
}

TEST_CASE("computer players take a person's time at the slowest pace, and less at a quicker one") {
  const auto seconds_of_play = [](double pace) {
    Match match(short_match(), table_of(2), 77);
    match.set_pace(pace);
    Rng rng = Rng::seeded(2);
    double seconds = 0;
    while (match.record().actions.size() < 40 && !over(match)) {
      const double wait = match.wake_after();
      match.step(std::max(0.0, wait));
      seconds += std::max(0.0, wait);
      person_acts(match, rng);
    }
    return seconds;
  };
  CHECK(seconds_of_play(1) > 20);
  CHECK(seconds_of_play(3) < seconds_of_play(1) * 0.6);
}

TEST_CASE("on the person's turn nothing wakes the program") {
  Match match(short_match(), table_of(3), 4);
  for (int i = 0; i < 200 && (match.waiting() || match.truth().turn != match.viewer()); ++i) match.step(0.5);
  REQUIRE(match.truth().turn == match.viewer());
  match.step(5);
  CHECK(match.wake_after() < 0);
  const std::uint32_t version = match.truth().version;
  match.step(3600);
  CHECK(match.truth().version == version);
}

TEST_CASE("a drawn card that does not fit is passed for the person after a moment; one that fits is not") {
  int passed = 0, kept_open = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Match match(short_match(), table_of(2), seed);
    for (int i = 0; i < 60 && match.truth().turn != match.viewer(); ++i) match.step(1);
    match.show_all();
    if (match.act(act(ActionKind::Draw, match.viewer())) != Refusal::None) continue;
    match.show_all();
    if (match.truth().stage != Stage::Drawn) continue;
    const bool fits = turn_options(match.truth(), match.viewer()).plays != 0;
    const std::size_t actions = match.record().actions.size();
    match.step(2.5);
    if (fits) {
      CHECK(match.record().actions.size() == actions);
      ++kept_open;
    } else {
      REQUIRE(match.record().actions.size() > actions);
      CHECK(match.record().actions[actions] == act(ActionKind::Pass, match.viewer()));
      ++passed;
    }
  }
  CHECK(passed > 5);
  CHECK(kept_open > 3);
}
