// Several people at one device: whole matches in any mixture, and nobody sees or hears what is another's.
#include "app/passing.hpp"

#include <algorithm>
#include <set>

#include "app/app.hpp"
#include "app/history.hpp"
#include "app/pauses.hpp"
#include "app/players.hpp"
#include "app/records.hpp"
#include "engine/families/jump.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

Settings settings_of(int players, int people, const char* rules = "official match=single") {
  Settings settings;
  settings.players = players;
  settings.people = people;
  settings.rules.rules = rules_from(rules);
  settings.speed = 3;
  settings.names[1] = "Ann";
  return settings;
}

// A match with all kinds of things that may be done out of turn.
constexpr const char* kWild =
    "official match=single jump_in=all slap_on=nine silence_on=six swap_on=seven group=same_face stack_2_on_2=true";

// What can be seen of hands now is seen by whoever has the device, or by everybody.
void check_secrets(const App& app) {
  const Match& match = *app.match();
  const State& shown = match.shown();
  const SeatSet eyes = match.covered() ? kEverybody : set_of(match.viewer());
  for (Slot slot = 0; slot < shown.slots; ++slot) {
    if ((shown.cells[slot].known() & eyes) != eyes) REQUIRE(shown.face(slot) == Face::Unknown);
  }
  if (!match.covered() || !shown.in_round()) return;
  CHECK(app.draft() == nullptr);
  CHECK(app.tip().empty());
  for (const Item& item : app.mirror()) {
    CAPTURE(item.id);
    for (const char* start : {"play:", "jump:", "gather:", "drop:", "colour:", "name:", "draw", "pass", "tip", "auto"})
      CHECK_FALSE(item.id.rfind(start, 0) == 0);
  }
}

// Whose cards a sentence names beside those on the table: none.
std::string own_words(const Form& form) {
  std::string all;
  for (const Row& row : form.rows) all += row.label + "\n";
  return all;
}

bool rests(const App& app) { return !app.match()->waiting() && app.match()->truth().in_round(); }

// Steps until it is for somebody at the device to see the own hand on the own turn, with nothing of a slap.
bool until_covered_turn(App& app, Rng& rng) {
  for (int i = 0; i < 4000 && app.match()->truth().stage != Stage::MatchOver; ++i) {
    const Match& match = *app.match();
    const State& truth = match.truth();
    app.step(0.25);
    if (rests(app) && match.covered() && truth.turn == match.viewer() && truth.slapping == 0) return true;
    const std::string id = any_intent(app, rng);
    if (!id.empty()) app.activate(id);
  }
  return false;
}

}  // namespace

TEST_CASE("two, four and ten people, alone and among computer players, play whole matches, and nobody sees another's") {
  struct Table {
    int players, people;
    const char* rules;
  };
  const Table tables[] = {{2, 2, "official match=single"},
                          {4, 4, kWild},
                          {10, 10, kWild},
                          {4, 2, "official target=100"},
                          {5, 3, kWild},
                          {10, 4, "party match=single"},
                          {3, 2, "cafe match=single"},
                          {2, 2, kWild},
                          {6, 2, "official match=elimination booking=losers target=100"},
                          {4, 3, "official match=rounds rounds=4 rotation=seats rotation_rounds=1"}};
  for (const Table& table : tables) {
    CAPTURE(std::string(table.rules));
    CAPTURE(table.players * 100 + table.people);
    Lent lent;
    lent.seed = 7;
    App app(lent.services(), {"en"});
    app.play(settings_of(table.players, table.people, table.rules));
    Rng rng = Rng::seeded(8);
    const Match& match = *app.match();
    std::set<int> held;  // who has seen the own hand
    int steps = 0;
    for (; steps < 60000 && match.truth().stage != Stage::MatchOver; ++steps) {
      play_on(app, rng, 1);
      check_secrets(app);
      const State& truth = match.truth();
      if (!match.covered()) held.insert(truth.sits[match.viewer()]);
      REQUIRE(match.player_at(match.viewer()).person);
      // Who has the device may be another than who is to act for the moment in which one sees what one did.
      if (rests(app) && match.covered() && !match.looking() && truth.slapping == 0) {
        CHECK(match.viewer() == next_person(truth, match.players(), match.viewer()));
      }
    }
    CHECK(match.truth().stage == Stage::MatchOver);
    CHECK(held.size() == static_cast<std::size_t>(table.people));
    const auto people = std::count_if(match.record().players.begin(), match.record().players.end(),
                                      [](const RecordPlayer& player) { return player.kind == "human"; });
    CHECK(people == table.people);
  }
}

TEST_CASE("what a covered table shows, tells and offers is the same whatever nobody has seen") {
  int compared = 0;
  for (const int people : {2, 3, 4, 2, 3, 4}) {
    Lent lent;
    lent.seed = static_cast<std::uint64_t>(compared);
    App app(lent.services(), {"en"});
    app.play(settings_of(4, people, kWild));
    Rng rng = Rng::seeded(4);
    Strings strings;
    strings.read(*read_texts("en"));
    for (int i = 0; i < 1500 && app.match()->truth().in_round(); ++i) {
      play_on(app, rng, 1);
      const Match& match = *app.match();
      if (!rests(app) || !match.covered() || match.looking()) continue;
      const std::vector<Player> players = seat_players(match.record());
      const State other = other_truth(match.truth(), kOnlooker, rng);
      const Match one(match.record(), players, match.truth()), two(match.record(), players, other);
      REQUIRE_FALSE(match.truth() == other);
      REQUIRE(one.shown() == two.shown());
      const auto names = [](Seat seat) { return std::to_string(seat); };
      const auto items = [&](const Match& of) { return mirror_items(of, LastPlays{}, strings, names, nullptr); };
      REQUIRE(items(one) == items(two));
      if (one.viewer() != match.viewer()) {
        REQUIRE(match.truth().slapping != 0);  // nobody has taken it on yet
        continue;
      }
      // And it is what the table itself offers.
      std::vector<std::string> ids, own;
      for (const Item& item : items(one)) ids.push_back(item.id);
      for (const Item& item : app.mirror()) own.push_back(item.id);
      ids.emplace_back("cues");  // nothing of the match
      REQUIRE(ids == own);
      ++compared;
    }
  }
  CHECK(compared > 100);
}

TEST_CASE("what is said aloud and told again names no card that has not been laid") {
  Lent lent;
  lent.seed = 5;
  App app(lent.services(), {"en"});
  app.play(settings_of(3, 3));
  Rng rng = Rng::seeded(6);
  std::string said;
  for (int i = 0; i < 3000 && app.match()->truth().in_round(); ++i) {
    app.step(0.25);
    const std::string id = any_intent(app, rng);
    if (!id.empty()) app.activate(id);
    for (const std::string& sentence : app.take_announcements()) said += sentence + "\n";
  }
  said += own_words(history_form(app.strings(), app.match()->players(), app.match()->record(), {}));
  CHECK(said.find("draws a card.") != std::string::npos);
  CHECK(said.find("You ") == std::string::npos);
  CHECK(said.find("Pass to Ann") != std::string::npos);
  CHECK(said.find("Player 1 plays") != std::string::npos);
}

TEST_CASE(
    "after a play there is a moment to see it, after a draw a longer one, then the hand is covered for the next") {
  Lent lent;
  lent.seed = 2;
  App app(lent.services(), {"en"});
  app.play(settings_of(2, 2, "official match=single starter=number"));
  Match& match = *app.match();
  REQUIRE(match.shared());
  CHECK(match.covered());  // from the deal on
  app.show_all();
  const Seat first = match.viewer();
  CHECK(app.test_state().find("\"covered\":true") != std::string::npos);
  CHECK(app.heading().find("Pass to " + app.name_of(first)) == 0);
  // From under the cover nothing is played, and it is said why.
  CHECK(app.activate("draw") == Refusal::NotTurn);
  CHECK(app.activate("play:R5") == Refusal::NotTurn);
  CHECK(app.notice().text == "Pass to " + app.name_of(first));
  CHECK(match.act(act(ActionKind::Draw, first)) == Refusal::NotTurn);
  CHECK(match.record().actions.empty());
  REQUIRE(app.activate("show") == Refusal::None);
  CHECK_FALSE(match.covered());
  CHECK(app.heading().find("Your turn") == 0);
  REQUIRE(app.activate("draw") == Refusal::None);
  app.step(1.0);
  if (match.truth().turn == first) {
    REQUIRE(app.activate("pass") == Refusal::None);
    app.step(1.0);
  }
  app.step(kLookAtDrawn - 0.9);
  CHECK_FALSE(match.covered());
  CHECK(match.viewer() == first);
  for (int i = 0; i < 12 && !match.covered(); ++i) app.step(0.25);
  CHECK(match.covered());
  CHECK(match.viewer() != first);
  // A press on the table ends the moment.
  app.activate("show");
  const Seat second = match.viewer();
  REQUIRE(app.activate("draw") == Refusal::None);
  app.show_all();
  if (match.truth().turn == second) app.activate("pass");
  app.show_all();
  CHECK(match.covered());
  CHECK(match.viewer() == first);
}

TEST_CASE("one person alone among computer players never sees a cover") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.play(settings_of(4, 1, kWild));
  Rng rng = Rng::seeded(1);
  for (int i = 0; i < 800 && app.match()->truth().stage != Stage::MatchOver; ++i) {
    play_on(app, rng, 1);
    REQUIRE_FALSE(app.match()->covered());
    REQUIRE(offered(app, "look:").empty());
    REQUIRE(app.name_of(app.match()->viewer()) == "You");
  }
}

TEST_CASE("who would jump in asks for the device, looks, and hands it back; the computer players wait for it") {
  int looks = 0, jumps = 0;
  for (std::uint64_t seed = 1; seed <= 12 && (looks < 4 || jumps < 2); ++seed) {
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.play(settings_of(4, 3, "official match=single jump_in=all hand_size=12"));
    Match& match = *app.match();
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 600 && match.truth().in_round(); ++i) {
      const std::string look = offered(app, "look:");
      if (look.empty()) {
        play_on(app, rng, 1);
        continue;
      }
      // It is there for every other person in the match, whatever they hold.
      for (Seat seat = 0; seat < 4; ++seat) {
        const bool beside = match.player_at(seat).person && seat != match.viewer() && seat != match.truth().turn;
        CHECK(offered(app, "look:" + std::to_string(seat)).empty() != beside);
      }
      const auto seat = static_cast<Seat>(look.back() - '0');
      REQUIRE(app.activate(look) == Refusal::None);
      REQUIRE(match.viewer() == seat);
      REQUIRE(match.covered());
      const std::uint32_t version = match.truth().version;
      app.step(60);
      REQUIRE(match.truth().version == version);
      REQUIRE(app.activate("show") == Refusal::None);
      app.step(60);
      REQUIRE(match.truth().version == version);
      ++looks;
      const std::string jump = offered(app, "jump:");
      CHECK(jump.empty() == (jump::card_of(match.truth(), seat) == Face::Unknown));
      if (!jump.empty() && is_coloured(*parse_card(jump.substr(5)))) {
        REQUIRE(app.activate(jump) == Refusal::None);
        CHECK(match.record().actions.back().kind == ActionKind::Jump);
        app.show_all();
        CHECK_FALSE(match.looking());
        ++jumps;
      } else {
        REQUIRE(app.activate("hand_back") == Refusal::None);
        CHECK(match.covered());
        CHECK(match.viewer() == next_person(match.truth(), match.players(), kNoSeat));
      }
      play_on(app, rng, 3);
    }
  }
  CHECK(looks >= 4);
  CHECK(jumps >= 2);
}

TEST_CASE("a call that is owed is made or reported from the seats of the others, by whoever presses there") {
  int called = 0, reported = 0;
  for (std::uint64_t seed = 1; seed <= 30 && (called < 2 || reported < 2); ++seed) {
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.play(settings_of(3, 3, "official match=single hand_size=4 uno_window=caught"));
    Match& match = *app.match();
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 800 && match.truth().in_round(); ++i) {
      const std::string call = offered(app, "call:"), report = offered(app, "report:" + std::to_string(match.viewer()));
      const State before = match.truth();
      if (!call.empty() && called <= reported) {
        const auto seat = static_cast<Seat>(call.back() - '0');
        CHECK(contains(before.owes_call, seat));
        REQUIRE(app.activate(call) == Refusal::None);
        CHECK(contains(match.truth().called, seat));
        ++called;
      } else if (!report.empty() && reported < called) {
        const Seat me = match.viewer(), by = static_cast<Seat>(report.back() - '0');
        REQUIRE(app.activate(report) == Refusal::None);
        CHECK(match.record().actions.back() == yinuo::report(by, me));
        CHECK(match.truth().hands[me].count == before.hands[me].count + 2);
        ++reported;
      }
      app.step(0.25);
      std::string id = any_intent(app, rng);
      if (id.rfind("call", 0) == 0 || id.rfind("report", 0) == 0) id.clear();
      if (!id.empty()) app.activate(id);
    }
  }
  CHECK(called >= 2);
  CHECK(reported >= 2);
}

TEST_CASE("in a slap race the hand is covered at once, and each person has a slap of the own") {
  int races = 0;
  for (std::uint64_t seed = 1; seed <= 12 && races < 4; ++seed) {
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.play(settings_of(4, 3, "official match=single slap_on=nine turn_seconds=30"));
    Match& match = *app.match();
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 800 && match.truth().in_round() && races < 4; ++i) {
      app.step(0.25);
      if (match.truth().slapping == 0 || match.waiting()) {
        const std::string id = any_intent(app, rng);
        if (!id.empty() && id.rfind("slap", 0) != 0) app.activate(id);
        continue;
      }
      ++races;
      CHECK(match.covered());
      CHECK(offered(app, "show").empty());
      for (Seat seat = 0; seat < 4; ++seat) {
        if (!match.player_at(seat).person || !contains(match.truth().slapping, seat)) continue;
        const std::string id = seat == match.viewer() ? "slap" : "slap:" + std::to_string(seat);
        REQUIRE(offered(app, id) == id);
        // The time that runs is that of the first of them.
        CHECK(match.decider() == seat);
        CHECK(match.decision_left() > 0);
        CHECK(app.activate(id) == Refusal::None);
        if (match.truth().slapping == 0) break;
        CHECK(match.record().actions.back() == act(ActionKind::Slap, seat));
      }
    }
  }
  CHECK(races == 4);
}

TEST_CASE("neither the time for a decision nor the round's runs while the device is on its way") {
  Lent lent;
  lent.seed = 4;
  App app(lent.services(), {"en"});
  app.play(settings_of(3, 3, "official match=single turn_seconds=10 round_seconds=60"));
  Match& match = *app.match();
  Rng rng = Rng::seeded(2);
  app.show_all();
  REQUIRE(until_covered_turn(app, rng));
  const std::uint32_t version = match.truth().version;
  const double left = match.round_left();
  for (int i = 0; i < 100; ++i) app.step(1);
  CHECK(match.truth().version == version);
  CHECK(match.round_left() == doctest::Approx(left));
  CHECK(match.decision_left() < 0);
  app.activate("show");
  CHECK(match.decision_left() == doctest::Approx(10));
  for (int i = 0; i < 11; ++i) app.step(1);
  CHECK(match.truth().version > version);
  CHECK(match.round_left() < left - 9);
}

TEST_CASE(
    "a match of several people is taken up where it was left, with the hand covered and everybody's name and face") {
  Lent lent;
  lent.seed = 9;
  State left;
  std::vector<Player> players;
  Seat holder = kNoSeat;
  {
    App app(lent.services(), {"en"});
    app.change("players", "5");
    app.change("people", "3");
    app.change("person:2", "Grandmother Magdalena \n");
    app.change("person:3", "小明");
    app.activate("play");
    Rng rng = Rng::seeded(9);
    play_on(app, rng, 200);
    REQUIRE(until_covered_turn(app, rng));
    app.activate("show");
    REQUIRE_FALSE(app.match()->covered());
    left = app.match()->truth();
    players = app.match()->players();
    holder = app.match()->viewer();
    // Whoever goes to the start and comes back may be another.
    REQUIRE(app.activate("tip") == Refusal::None);
    REQUIRE_FALSE(app.tip().empty());
    app.activate("menu");
    CHECK(find_row(app, "watch") == nullptr);
    CHECK(app.activate("watch") == Refusal::Malformed);
    app.activate("leave");
    CHECK(find_row(app, "resume")->help.find("you") == std::string::npos);
    app.activate("resume");
    CHECK(app.match()->covered());
    CHECK(app.match()->viewer() == holder);
    CHECK(app.tip().empty());
    app.leaving();
  }
  App app(lent.services(), {"en"});
  CHECK(app.settings().people == 3);
  REQUIRE(app.activate("resume") == Refusal::None);
  CHECK(app.match()->truth() == left);
  CHECK(app.match()->players() == players);
  CHECK(app.match()->covered());
  CHECK(app.match()->viewer() == holder);
  std::set<std::string> names;
  std::set<int> faces;
  for (const Player& player : players) {
    names.insert(player.name);
    faces.insert(player.picture);
  }
  CHECK(names.count("Player 1") == 1);
  CHECK(names.count("Grandmother") == 1);
  CHECK(names.count("小明") == 1);
  CHECK(faces.size() == 5);
}

TEST_CASE("names and the number of people are kept with the settings, and make sense whatever is read") {
  const Settings settings =
      parse_settings("yinuo-settings 2\nplayers 3\npeople 9\nperson 2 \"Ann\"\nperson 11 \"x\"\nperson 1 Bob\n");
  CHECK(settings.people == 3);
  CHECK(settings.names[1] == "Ann");
  CHECK(settings.names[0].empty());
  CHECK(settings.unread == std::vector<std::string>{"person 11 \"x\"", "person 1 Bob"});
  CHECK(parse_settings(settings_text(settings)) == settings);
  Settings fewer = settings;
  CHECK(change_setting(fewer, "players", "2", ""));
  CHECK(fewer.people == 2);
  CHECK_FALSE(change_setting(fewer, "people", "3", ""));
  CHECK_FALSE(change_setting(fewer, "person:0", "x", ""));
  CHECK_FALSE(change_setting(fewer, "person:11", "x", ""));
}

TEST_CASE("a match of several people is kept among the records, and changes neither rank nor statistics") {
  Lent lent;
  lent.seed = 11;
  App app(lent.services(), {"en"});
  app.play(settings_of(3, 2));
  Rng rng = Rng::seeded(11);
  play_on(app, rng, 20000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  app.show_all();
  CHECK(app.rank_line().empty());
  const Services services = lent.services();
  Records records(services);
  CHECK(records.refresh() == 0);
  REQUIRE(records.book().entries().size() == 1);
  CHECK(records.book().entries().front().people() == 2);
  CHECK(records.book().ratings().empty());
  CHECK(records.book().tallies().empty());
  // It can be watched, and played once more.
  CHECK(app.activate("watch") == Refusal::None);
  REQUIRE(app.playback() != nullptr);
  CHECK(app.playback()->over());
}
