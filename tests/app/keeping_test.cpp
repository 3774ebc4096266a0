// What is kept, taken up again, and never lost.
#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/record.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

std::vector<std::string> problems_on(const App& app) {
  std::vector<std::string> problems;
  for (const Row& row : app.form().rows) {
    if (row.kind == Row::Kind::Problem) problems.push_back(row.label);
  }
  return problems;
}

// A store with a match in its second round or later.
Lent with_match() {
  Lent lent;
  lent.seed = 6;
  App app(lent.services(), {"en"});
  app.change("length", "500");
  app.activate("play");
  Rng rng = Rng::seeded(6);
  while (app.match()->truth().round < 2) play_on(app, rng, 1);
  play_on(app, rng, 60);
  return lent;
}

}  // namespace

TEST_CASE("a match is taken up where it was left, at any moment") {
  Rng rng = Rng::seeded(99);
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    Lent lent;
    lent.seed = seed;
    State left;
    std::vector<Player> players;
    {
      App app(lent.services(), {"en"});
      app.change("length", "300");
      app.activate("play");
      play_on(app, rng, static_cast<int>(rng.below(400)));
      if (app.match()->truth().stage == Stage::MatchOver) continue;
      app.leaving();
      left = app.match()->truth();
      players = app.match()->players();
    }
    App app(lent.services(), {"en"});
    CHECK(problems_on(app).empty());
    REQUIRE(find_row(app, "resume") != nullptr);
    CHECK(find_row(app, "resume")->help.find("Official · 4 players, round " + std::to_string(left.round)) == 0);
    app.activate("resume");
    CHECK(app.match()->truth() == left);
    CHECK(app.match()->shown() == view_for(left, app.match()->viewer()));
    CHECK(app.match()->players() == players);
    const std::uint32_t version = app.match()->truth().version;
    play_on(app, rng, 100);
    CHECK(app.match()->truth().version > version);
  }
}

TEST_CASE("a round that is over is booked once, however often the match is left and taken up") {
  Lent lent;
  lent.seed = 8;
  std::array<std::int32_t, kMaxSeats> scores{};
  {
    App app(lent.services(), {"en"});
    app.change("length", "500");
    app.activate("play");
    Rng rng = Rng::seeded(8);
    while (app.match()->truth().in_round()) play_on(app, rng, 1);
    app.leaving();
    scores = app.match()->truth().scores;
  }
  CHECK(*std::max_element(scores.begin(), scores.end()) > 0);
  for (int i = 0; i < 3; ++i) {
    App app(lent.services(), {"en"});
    app.activate("resume");
    CHECK(app.match()->truth().scores == scores);
    CHECK(app.match()->truth().stage == Stage::Between);
    if (i < 2) continue;
    app.activate("next");
    CHECK(app.match()->truth().round == 2);
    CHECK(app.match()->truth().scores == scores);
  }
}

TEST_CASE("a match that is over is not offered again") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    app.change("length", "single");
    app.activate("play");
    Rng rng = Rng::seeded(3);
    play_on(app, rng, 4000);
    REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  }
  App app(lent.services(), {"en"});
  CHECK(find_row(app, "resume") == nullptr);
  CHECK(problems_on(app).empty());
}

TEST_CASE("a damaged save is said with its line, put aside, and an older copy is offered") {
  const Lent good = with_match();
  const std::string whole = good.stored.at("match");
  struct Damage {
    const char* from;
    const char* to;
  };
  for (const Damage damage :
       {Damage{"seats 4", "seats four"}, Damage{"yinuo 1", "yinuo 7"}, Damage{"\ndo\n", "\n"},
        Damage{"hash ", "hash 1"}, Damage{"\nnext\n", "\nnext\nnext\n"}, Damage{" draw\n", " drow\n"}}) {
    Lent lent = good;
    std::string text = whole;
    const std::size_t at = text.find(damage.from);
    REQUIRE(at != std::string::npos);
    text.replace(at, std::string_view(damage.from).size(), damage.to);
    lent.stored["match"] = text;
    App app(lent.services(), {"en"});
    const std::vector<std::string> problems = problems_on(app);
    REQUIRE(problems.size() == 2);
    CHECK(problems[0].find("damaged: line ") != std::string::npos);
    CHECK(lent.stored["match.damaged"] == text);
    REQUIRE(find_row(app, "resume") != nullptr);
    app.activate("resume");
    CHECK(app.screen() == Screen::Table);
    CHECK(app.match()->truth().round >= 1);
    CHECK(lent.stored["match.damaged"] == text);
  }
}

TEST_CASE("a match by rules that cannot be played is put aside with a sentence, and opened nowhere") {
  Rules rules;
  rules.rotation = Rotation::Seats;
  std::string text = fresh_record(rules, 8, 5);
  text.replace(text.find("rotation=seats"), 14, "rotation=partners teams=2 match=rounds");
  Lent lent;
  lent.stored["match"] = text;
  App app(lent.services(), {"en"});
  CHECK(problems_on(app).size() == 1);
  CHECK(find_row(app, "resume") == nullptr);
  CHECK(lent.stored["match.damaged"] == text);
  const auto problem = app.open(text);
  REQUIRE(problem.has_value());
  CHECK(problem->sentence.find("two tables") != std::string::npos);
  CHECK(app.match() == nullptr);
}

TEST_CASE("a match by house rules is kept and goes on like any other") {
  Rules rules;
  rules.jump_in = JumpIn::Coloured;
  rules.slap_on = SlapOn::Nine;
  Lent lent;
  lent.stored["match"] = fresh_record(rules, 4, 5);
  App app(lent.services(), {"en"});
  CHECK(problems_on(app).empty());
  REQUIRE(find_row(app, "resume") != nullptr);
  app.activate("resume");
  CHECK(app.screen() == Screen::Table);
  CHECK(app.match()->shown().rules == rules);
}

TEST_CASE("damage never stops the program: any cut and any changed byte") {
  const Lent good = with_match();
  const std::string whole = good.stored.at("match");
  Rng rng = Rng::seeded(123);
  for (int i = 0; i < 60; ++i) {
    Lent lent = good;
    std::string text = whole.substr(0, i % 2 == 0 ? rng.below(static_cast<std::uint32_t>(whole.size())) : whole.size());
    if (i % 2 != 0) text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    lent.stored["match"] = text;
    App app(lent.services(), {"en"});
    CHECK(app.screen() == Screen::Start);
    const bool said = !problems_on(app).empty();
    if (said) CHECK(lent.stored["match.damaged"] == text);
    app.activate("play");
    if (!app.table_has_focus()) app.activate("play");  // an older copy that waits is asked about
    CHECK(app.table_has_focus());
    if (said) CHECK(lent.stored["match.damaged"] == text);
  }
}

TEST_CASE("a second damaged save does not overwrite the first") {
  Lent lent = with_match();
  lent.stored["match"] = "broken one";
  { const App app(lent.services(), {"en"}); }
  lent.stored["match"] = "broken two";
  { const App app(lent.services(), {"en"}); }
  { const App app(lent.services(), {"en"}); }
  CHECK(lent.stored["match.damaged"] == "broken one");
  CHECK(lent.stored["match.damaged.2"] == "broken two");
  CHECK(lent.stored.count("match.damaged.3") == 0);
}

TEST_CASE("a new match leaves a copy of the one before") {
  Lent lent = with_match();
  const std::string before = lent.stored.at("match");
  App app(lent.services(), {"en"});
  lent.seed = 1234;
  app.activate("play");
  CHECK(lent.stored["match"] == before);  // asked once more first
  app.activate("play");
  CHECK(lent.stored["match"] != before);
  CHECK(lent.stored["match.before"] == before);
}

TEST_CASE("a match that is not over is not dropped at the first press") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(4);
  while (app.match()->record().actions.empty()) play_on(app, rng, 1);
  const int number = app.match_number();
  app.activate("menu");
  const std::string asks = find_row(app, "new")->label;
  app.activate("new");
  CHECK(app.screen() == Screen::Menu);
  CHECK(app.match_number() == number);
  CHECK(find_row(app, "new")->label != asks);
  CHECK_FALSE(app.take_announcements().empty());
  // Whoever goes back is asked again.
  app.activate("back");
  app.activate("menu");
  CHECK(find_row(app, "new")->label == asks);
  app.activate("new");
  app.activate("new");
  CHECK(app.match_number() == number + 1);
  // Nobody has acted yet: there is nothing to ask about.
  app.activate("menu");
  app.activate("new");
  CHECK(app.match_number() == number + 2);
}

TEST_CASE("what lay at the seats is known when a match is taken up") {
  Lent lent = with_match();
  App app(lent.services(), {"en"});
  app.activate("resume");
  const Record& record = app.match()->record();
  const State& state = app.match()->shown();
  bool any = false;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Face last = Face::Unknown;
    bool past = false;
    for (const Action& action : record.actions) {
      if (action.kind == ActionKind::Next) last = Face::Unknown, past = false;
      if (action.seat != seat) continue;
      if (action.kind == ActionKind::Play) last = action.cards[0], past = false;
      if (action.kind == ActionKind::Draw || action.kind == ActionKind::Pass) past = true;
    }
    any = any || last != Face::Unknown;
    CHECK(app.plays()[seat].face == last);
    CHECK(app.plays()[seat].past == past);
  }
  CHECK(any);
  app.activate("menu");
  app.activate("new");
  app.activate("new");
  const bool none = std::all_of(app.plays().seats.begin(), app.plays().seats.end(),
                                [](const LastPlay& play) { return play == LastPlay{}; });
  CHECK(none);
}

TEST_CASE("a card that was taken back does not lie at a seat when the match is taken up") {
  Rules rules;
  rules.misplay_penalty = 2;
  int tried = 0;
  for (std::uint64_t seed = 1; seed < 10; ++seed) {
    Record record;
    record.rules = rules;
    record.seats = 3;
    record.seed = seed;
    const State state = start_match(rules, 3, seed);
    if (state.stage != Stage::Turn) continue;
    for (Slot slot = state.hands[state.turn].first; slot != kNoSlot; slot = state.cells[slot].next) {
      const Action action = play(state.turn, state.face(slot), Colour::Red);
      State after = state;
      if (check(after, action) != Refusal::None) continue;
      apply(after, action);
      if (after.hands[state.turn].count < state.hands[state.turn].count) continue;  // a play, not a misplay
      record.actions = {action};
      CHECK(last_plays(record)[state.turn].face == Face::Unknown);
      ++tried;
    }
  }
  CHECK(tried > 0);
}

TEST_CASE("a full or forbidden storage is said once and play goes on") {
  for (const StoreResult answer : {StoreResult::Full, StoreResult::Forbidden}) {
    Lent lent;
    lent.answer = answer;
    App app(lent.services(), {"en"});
    app.activate("play");
    Rng rng = Rng::seeded(2);
    int said = 0;
    for (int i = 0; i < 200; ++i) {
      play_on(app, rng, 1);
      for (const std::string& sentence : app.take_announcements())
        said += sentence.find("cannot be saved") != std::string::npos ? 1 : 0;
    }
    CHECK(said == 1);
    CHECK(app.match()->truth().version > 20);
  }
}

TEST_CASE(
    "a storage that is full or forbidden from some move on is said at that move, and holds the match up to there") {
  for (const StoreResult answer : {StoreResult::Full, StoreResult::Forbidden}) {
    Lent lent;
    App app(lent.services(), {"en"});
    app.activate("play");
    Rng rng = Rng::seeded(2);
    play_on(app, rng, 60);
    (void)app.take_announcements();
    const State before = app.match()->truth();
    lent.answer = answer;
    while (app.match()->truth() == before) play_on(app, rng, 1);
    int said = 0;
    for (const std::string& sentence : app.take_announcements())
      said += sentence.find("cannot be saved") != std::string::npos ? 1 : 0;
    CHECK(said == 1);
    play_on(app, rng, 60);
    App later(lent.services(), {"en"});
    later.activate("resume");
    REQUIRE(later.match() != nullptr);
    CHECK(later.match()->truth() == before);
  }
}

TEST_CASE("a storage that is emptied in mid-match is said at the next move, which is stored with all before it") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(2);
  play_on(app, rng, 60);
  (void)app.take_announcements();
  lent.stored.clear();
  const State before = app.match()->truth();
  while (app.match()->truth() == before) play_on(app, rng, 1);
  play_on(app, rng, 20);
  int said = 0;
  for (const std::string& sentence : app.take_announcements())
    said += sentence.find("was emptied") != std::string::npos ? 1 : 0;
  CHECK(said == 1);
  app.activate("menu");
  bool shown = false;
  for (const Row& row : app.form().rows)
    shown = shown || (row.kind == Row::Kind::Problem && row.label.find("was emptied") != std::string::npos);
  CHECK(shown);
  App later(lent.services(), {"en"});
  later.activate("resume");
  REQUIRE(later.match() != nullptr);
  CHECK(later.match()->truth() == app.match()->truth());
}

TEST_CASE("a saved match from a file is taken up, and a bad one is refused with its line") {
  const Lent good = with_match();
  Lent lent;
  App app(lent.services(), {"en"});
  const auto problem = app.open("yinuo 1\nrules official\nseats 99\n");
  REQUIRE(problem.has_value());
  CHECK(problem->line == 3);
  CHECK(problem->sentence.find("seats") != std::string::npos);
  CHECK(app.screen() == Screen::Start);
  CHECK_FALSE(app.open(good.stored.at("match")).has_value());
  CHECK(app.screen() == Screen::Table);
  CHECK(app.match()->truth().round >= 2);
}

TEST_CASE("a recorded match of computers alone can be taken up from seat 0") {
  Lent lent;
  App app(lent.services(), {"en"});
  CHECK_FALSE(app.open("yinuo 1\nrules official\nseats 2\nseed 5\ndo\n").has_value());
  CHECK(app.match()->viewer() == 0);
  CHECK_FALSE(app.open("yinuo 1\nrules official\nseats 2\nseed 5\nplayer 0 hard \"a\"\nplayer 1 human \"b\"\ndo\n")
                  .has_value());
  CHECK(app.match()->viewer() == 1);
}

TEST_CASE("who plays again meets the same faces, also after a reload") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("length", "single");
  app.change("speed", "3");
  app.activate("play");
  const auto faces = [](const App& of) {
    std::vector<int> pictures;
    for (const Player& player : of.match()->players()) pictures.push_back(player.picture);
    return pictures;
  };
  const std::vector<int> before = faces(app);
  Rng rng = Rng::seeded(3);
  for (int i = 0; i < 4000 && app.match()->shown().stage != Stage::MatchOver; ++i) {
    app.step(1);
    if (const std::string id = any_intent(app, rng); !id.empty()) app.activate(id);
  }
  for (int i = 0; i < 20; ++i) app.step(1);
  REQUIRE(app.match()->shown().stage == Stage::MatchOver);
  const int number = app.match_number();
  for (lent.seed = 2; lent.seed < 12; ++lent.seed) {
    app.activate("new");
    if (app.match_number() != number) break;
  }
  CHECK(app.match_number() != number);
  CHECK(faces(app) == before);
  app.step(5);
  App again(lent.services(), {"zh-TW"});
  again.activate("resume");
  REQUIRE(again.match() != nullptr);
  CHECK(again.match()->record().seed == app.match()->record().seed);
  CHECK(faces(again) == before);
  CHECK(again.name_of(1) != app.name_of(1));  // in the other language
}
