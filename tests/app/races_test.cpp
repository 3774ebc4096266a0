// What was meant for an earlier moment: plans of computer players that others have been quicker than, decisions at the
// end of their time, settings changed while a match goes on.
#include <algorithm>

#include "app/app.hpp"
#include "app/match.hpp"
#include "app/pauses.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

std::vector<Player> table_of(int seats) {
  std::vector<Player> players(static_cast<std::size_t>(seats));
  players[0].person = true;
  return players;
}

// Some legal action of the person with its choices, but no call; nothing when there is none.
void person_acts(Match& match, Rng& rng) {
  ActionList list, complete;
  match.legal(list);
  std::vector<Action> actions;
  for (const Action& action : list) {
    if (action.kind != ActionKind::Call) actions.push_back(action);
  }
  if (actions.empty()) return;
  match.ways(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], complete);
  CHECK(match.act(complete[static_cast<int>(rng.below(static_cast<std::uint32_t>(complete.size())))]) == Refusal::None);
}

std::size_t actions_of(const Match& match) { return match.record().actions.size(); }

bool to_decide(const Match& match) {
  const State& truth = match.truth();
  return !match.waiting() && truth.stage == Stage::Turn && truth.turn == match.viewer() && match.decision_left() > 0;
}

}  // namespace

TEST_CASE("who acts in the last moment is not acted for as well; who comes too late is refused, and one seat is next") {
  int in_time = 0, late = 0;
  for (std::uint64_t seed = 1; seed <= 20 && in_time + late < 8; ++seed) {
    Match match(rules_from("official turn_seconds=10"), table_of(3), seed);
    for (int i = 0; i < 600 && match.truth().in_round() && in_time + late < 8; ++i) {
      match.step(0.05);
      if (!to_decide(match)) continue;
      const std::size_t before = actions_of(match);
      const Action draw = act(ActionKind::Draw, match.viewer());
      if (in_time <= late) {
        match.step(match.decision_left() - 0.01);
        REQUIRE(actions_of(match) == before);
        const Refusal refusal = match.act(draw);
        if (refusal == Refusal::NothingToDraw) continue;
        CHECK(refusal == Refusal::None);
        match.step(0.02);
        CHECK(actions_of(match) == before + 1);
        CHECK(match.record().timeouts.empty());
        ++in_time;
        // Nothing of the old limit is left for what comes to be decided then.
        match.show_all();
        if (match.decision_left() >= 0) CHECK(match.decision_left() > 9.9);
        break;
      }
      match.step(match.decision_left() + 0.001);
      CHECK(actions_of(match) == before + 1);
      CHECK(match.record().timeouts == std::vector<std::size_t>{before});
      const State taken = match.truth();
      CHECK(match.act(draw) != Refusal::None);
      CHECK(match.truth() == taken);
      ++late;
      break;
    }
  }
  CHECK(in_time == 4);
  CHECK(late == 4);
}

TEST_CASE("a jump of the person is quicker than the computer player that was about to act: one seat is next") {
  int jumps = 0, kept = 0;
  for (std::uint64_t seed = 1; seed <= 120 && (jumps < 6 || kept < 3); ++seed) {
    Match match(rules_from("official jump_in=coloured decks=2 actions=4 hand_size=12"), table_of(2), seed);
    Rng rng = Rng::seeded(seed, 8);
    for (int i = 0; i < 1500 && match.truth().in_round(); ++i) {
      match.step(0.05);
      if (match.waiting()) continue;
      const Face face = View(match.truth(), match.viewer()).jump();
      const bool about_to = match.truth().turn != match.viewer() && match.turn_in() >= 0 && match.turn_in() < 0.1;
      if (face == Face::Unknown || !about_to) {
        if (match.truth().turn == match.viewer()) person_acts(match, rng);
        continue;
      }
      Action jump = play(match.viewer(), face);
      jump.kind = ActionKind::Jump;
      const std::size_t before = actions_of(match);
      if (match.act(jump) != Refusal::None) continue;
      ++jumps;
      CHECK(match.record().actions[before] == jump);
      if (!match.truth().in_round()) break;
      // A Skip or a Reverse between two gives the turn back: then it is the person's for as long as it takes.
      if (match.truth().turn == match.viewer()) {
        ++kept;
        match.step(60);
        CHECK(actions_of(match) == before + 1);
        continue;
      }
      match.step(0.1);
      CHECK(actions_of(match) == before + 1);
      const Seat next = match.truth().turn;
      for (int k = 0; k < 200 && actions_of(match) == before + 1; ++k) match.step(0.05);
      CHECK(match.record().actions[before + 1].seat == next);
    }
  }
  CHECK(jumps >= 6);
  CHECK(kept >= 3);
}

TEST_CASE("a report that a computer player had in mind is not made once the call has been heard") {
  int called = 0, wrong = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    // A report that comes too late would be accepted, and fined.
    Match match(rules_from("official false_report_penalty=2 target=200"), table_of(4), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 5);
    for (int i = 0; i < 400 && match.truth().stage != Stage::MatchOver; ++i) {
      match.step(0.5);
      person_acts(match, rng);
      for (const Event& event : match.take_told())
        wrong += event.kind == EventKind::Fined && event.detail == static_cast<int>(FineReason::FalseReport) ? 1 : 0;
      if (!contains(match.truth().owes_call, match.viewer())) continue;
      match.show_all();
      match.step(0.8);
      if (match.act(act(ActionKind::Call, match.viewer())) == Refusal::None) ++called;
    }
  }
  CHECK(called > 15);
  CHECK(wrong == 0);
}

TEST_CASE("the time to call is as long after a Wild or an action card as after a number") {
  int numbers = 0, actions = 0, blacks = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Match match(rules_from("official hand_size=3 match=single wilds=8 wild4s=8"), table_of(4), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 7);
    for (int i = 0; i < 200 && match.truth().in_round(); ++i) {
      match.step(0.5);
      person_acts(match, rng);
      if (!contains(match.truth().owes_call, match.viewer()) || match.truth().turn == match.viewer()) continue;
      match.show_all();
      CHECK(match.turn_in() >= kLeastWhileOwed - 0.001);
      const Face top = match.truth().top();
      ++(is_black(top) ? blacks : is_number(top) ? numbers : actions);
      break;
    }
  }
  CHECK(numbers > 10);
  CHECK(actions > 3);
  CHECK(blacks > 3);
}

TEST_CASE("the card that ends a round is seen for two seconds before the points cover it, at any speed") {
  for (const char* speed : {"1", "3"}) {
    Lent lent;
    App app(lent.services(), {"en"});
    app.change("length", "single");
    app.change("speed", speed);
    app.activate("play");
    Rng rng = Rng::seeded(4);
    while (app.match()->shown().in_round() || app.match()->shown().round == 0) {
      app.step(0.02);
      const std::string id = app.match()->waiting() ? "" : any_intent(app, rng);
      if (!id.empty()) app.activate(id);
    }
    const Face last = app.match()->shown().top();
    double seen = 0;
    for (; app.standings().empty() && seen < 10; seen += 0.02) app.step(0.02);
    CHECK(seen > 1.9);
    CHECK(seen < 4);
    CHECK(app.match()->shown().top() == last);
  }
}

TEST_CASE(
    "what is changed while a match goes on shapes the next one; nobody leaves it or comes, and nobody plays unseen") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("players", "4");
  app.change("length", "200");
  app.activate("play");
  Rng rng = Rng::seeded(5);
  play_on(app, rng, 60);
  const State before = app.match()->truth();
  const std::vector<Player> players = app.match()->players();
  REQUIRE(before.in_round());
  app.activate("menu");
  app.change("players", "2");
  app.change("length", "single");
  CHECK(app.match()->truth() == before);
  app.activate("leave");
  app.change("players", "3");
  app.change("length", "single");
  app.step(600);
  app.activate("resume");
  CHECK(app.match()->truth() == before);
  CHECK(app.match()->players() == players);
  play_on(app, rng, 60);
  CHECK(app.match()->truth().seats == 4);
  app.activate("menu");
  app.activate("new");
  app.activate("new");
  CHECK(app.match()->truth().seats == 3);
  CHECK(app.match()->truth().rules.match == MatchFormat::Single);
}

TEST_CASE("a card is seen to land before it can be slapped, and hands that change are seen, however quick the game") {
  int slaps = 0, moves = 0;
  for (std::uint64_t seed = 1; seed <= 60 && (slaps < 4 || moves < 4); ++seed) {
    Match match(rules_from("official slap_on=nine swap_on=seven zero=must_pass"), table_of(3), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 6);
    double clock = 0, played = 0, moved = -1;
    for (int i = 0; i < 6000 && match.truth().in_round(); ++i) {
      match.step(0.01);
      clock += 0.01;
      for (const Event& event : match.take_told()) {
        if (moved >= 0 && event.kind == EventKind::TurnGoes) {
          CHECK(clock - moved > kLeastAfterMove - 0.02);
          moved = -1;
          ++moves;
        }
        if (event.kind == EventKind::CardPlayed) played = clock;
        if (event.kind == EventKind::Swaps || event.kind == EventKind::PassesOn) moved = clock;
        if (event.kind == EventKind::SlapBegins) {
          CHECK(clock - played > kLeastBeforeSlap - 0.02);
          ++slaps;
        }
      }
      if (match.truth().turn == match.viewer() && !match.waiting()) person_acts(match, rng);
    }
  }
  CHECK(slaps >= 4);
  CHECK(moves >= 4);
}
