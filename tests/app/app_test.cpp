// The whole program without pixels: screens, intents, the mirror, sentences.
#include "app/app.hpp"

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "engine/apply.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

// The ids that must be offered for the legal actions of the person.
std::set<std::string> needed_ids(const Match& match) {
  std::set<std::string> ids;
  ActionList list;
  match.legal(list);
  for (const Action& action : list) {
    if (action.kind == ActionKind::Pass && match.person_can_only_pass()) continue;  // done by itself
    std::string id = deed_text(action);
    std::replace(id.begin(), id.end(), ' ', ':');
    ids.insert(id);
  }
  return ids;
}

std::set<std::string> enabled_ids(const App& app) {
  std::set<std::string> ids;
  for (const Item& item : app.mirror()) {
    if (item.enabled) ids.insert(item.id);
  }
  return ids;
}

// Steps until the person is to act, on an ordinary turn with both playable and other cards if `mixed`.
bool wait_for_turn(App& app, Rng& rng) {
  for (int i = 0; i < 4000; ++i) {
    app.step(0.25);
    const State& shown = app.match()->shown();
    if (shown.stage == Stage::MatchOver) return false;
    const bool mine = !app.match()->waiting() && shown.stage == Stage::Turn && shown.turn == app.match()->viewer();
    if (mine && shown.chain.sum == 0) return true;
    const std::string id = any_intent(app, rng);
    if (!id.empty()) app.activate(id);
  }
  return false;
}

}  // namespace

TEST_CASE("one press from the start screen to the own hand") {
  Lent lent;
  App app(lent.services(), {"en"});
  CHECK(app.screen() == Screen::Start);
  CHECK(app.form().title == "Yinuo");
  CHECK_FALSE(app.table_has_focus());
  REQUIRE(find_row(app, "play") != nullptr);
  CHECK(find_row(app, "play")->kind == Row::Kind::PrimaryButton);
  CHECK(find_row(app, "resume") == nullptr);
  app.activate("play");
  CHECK(app.table_has_focus());
  CHECK(app.form().title.empty());
  CHECK(app.match()->players().size() == 4);
  app.show_all();
  CHECK(app.match()->shown().hands[app.match()->viewer()].count == 7);
}

TEST_CASE("settings are rows, are kept, and shape the next match") {
  Lent lent;
  {
    App app(lent.services(), {"zh-CN"});
    app.change("players", "7");
    app.change("length", "single");
    app.change("speed", "3");
    app.change("motion", "reduced");
    app.change("players", "99");
    app.change("nonsense", "1");
    CHECK(find_row(app, "players")->value == "7");
    CHECK(app.reduced_motion());
  }
  App app(lent.services(), {"zh-CN"});
  CHECK(app.speed() == 3);
  app.activate("play");
  CHECK(app.match()->players().size() == 7);
  CHECK(app.match()->truth().rules.match == MatchFormat::Single);
}

TEST_CASE("of two numbers on the first page each says what it counts") {
  Lent lent;
  App app(lent.services(), {"en"});
  CHECK(find_row(app, "players")->label == "Players at the table");
  CHECK(find_row(app, "people")->label == "People at this device");
  CHECK(find_row(app, "people")->help.find("the others are computer players") != std::string::npos);
}

TEST_CASE("every legal action of the person has an item, and what is enabled is accepted") {
  int asked = 0;
  for (const std::uint64_t seed : {3u, 4u, 5u, 6u}) {
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.change("length", "100");
    app.change("players", "3");
    app.activate("play");
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 6000 && app.match()->truth().stage != Stage::MatchOver; ++i) {
      app.step(0.25);
      if (!app.choosing() || app.naming()) {
        const std::set<std::string> enabled = enabled_ids(app);
        for (const std::string& id : needed_ids(*app.match())) {
          ++asked;
          CHECK_MESSAGE(enabled.count(id) == 1, id);
        }
      }
      const std::string id = any_intent(app, rng);
      if (id.empty()) continue;
      CHECK_MESSAGE(app.activate(id) == Refusal::None, id, " ", app.notice().text);
    }
    CHECK(app.match()->truth().stage == Stage::MatchOver);
    app.step(60);
    CHECK_FALSE(offered(app, "new").empty());
    const int number = app.match_number();
    CHECK_FALSE(offered(app, "leave").empty());
    app.activate("leave");
    CHECK(app.screen() == Screen::Start);
    CHECK(find_row(app, "resume") == nullptr);
    app.activate("play");  // nothing is dropped: it begins at once
    CHECK(app.match_number() == number + 1);
    CHECK(app.match()->truth().round == 1);
  }
  CHECK(asked > 200);
}

TEST_CASE("a card that cannot be played is listed with the reason, and trying it changes nothing but says why") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(12);
  int tried = 0;
  for (int turn = 0; turn < 12 && wait_for_turn(app, rng); ++turn) {
    for (const Item& item : std::vector<Item>(app.mirror())) {
      if (item.enabled || item.id.compare(0, 5, "play:") != 0) continue;
      const auto face = *parse_card(std::string_view(item.id).substr(5));
      CHECK(item.label.find("you need") != std::string::npos);
      const State before = app.match()->truth();
      const std::uint32_t notices = app.notice().number;
      static_cast<void>(app.take_announcements());
      CHECK(app.activate(item.id) == Refusal::NoMatch);
      CHECK(app.match()->truth() == before);
      CHECK(app.notice().number == notices + 1);
      CHECK(app.notice().text == app.why_not_text(face));
      const std::vector<std::string> said = app.take_announcements();
      REQUIRE(said.size() == 1);
      CHECK(said[0] == app.notice().text);
      ++tried;
    }
    const std::string id = any_intent(app, rng);
    app.activate(id);
  }
  CHECK(tried > 10);
}

TEST_CASE("a black card asks for its colour first; cancelling leaves everything as it was") {
  int chosen = 0;
  for (std::uint64_t seed = 1; seed <= 30 && chosen < 4; ++seed) {
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.activate("play");
    Rng rng = Rng::seeded(seed);
    if (!wait_for_turn(app, rng) || offered(app, "play:W").empty()) continue;
    const std::string id = offered(app, "play:W");
    const State before = app.match()->truth();
    CHECK(app.activate(id) == Refusal::None);
    CHECK(app.choosing().has_value());
    CHECK(app.match()->truth() == before);
    CHECK_FALSE(offered(app, "colour:G").empty());
    CHECK(offered(app, "play:").empty());
    app.activate("cancel");
    CHECK_FALSE(app.choosing().has_value());
    CHECK_FALSE(offered(app, id).empty());
    app.activate(id);
    app.escape();
    CHECK_FALSE(app.choosing().has_value());
    CHECK(app.screen() == Screen::Table);
    app.activate(id);
    CHECK(app.activate("colour:G") == Refusal::None);
    CHECK(app.match()->truth().colour == Colour::Green);
    ++chosen;
  }
  CHECK(chosen == 4);
}

TEST_CASE("a Wild starter is named by the person who leads") {
  int named = 0;
  for (std::uint64_t seed = 1; seed <= 4000 && named < 2; ++seed) {
    const State dealt = start_match(Rules{}, 4, seed);
    if (dealt.stage != Stage::NameColour || dealt.turn != 0) continue;
    Lent lent;
    lent.seed = seed;
    App app(lent.services(), {"en"});
    app.activate("play");
    CHECK_FALSE(app.naming());
    app.show_all();
    CHECK(app.naming());
    CHECK(app.choosing() == Face::Wild);
    CHECK_FALSE(offered(app, "name:B").empty());
    CHECK(app.activate("draw") == Refusal::ColourMissing);
    CHECK(app.activate(named == 0 ? "name:B" : "colour:B") == Refusal::None);
    CHECK(app.match()->truth().colour == Colour::Blue);
    ++named;
  }
  CHECK(named == 2);
}

TEST_CASE("nothing is said in brackets: every text exists, in each language, through whole matches") {
  for (const std::string_view language : kLanguages) {
    for (const int players : {2, 5}) {
      Lent lent;
      lent.seed = static_cast<std::uint64_t>(players);
      App app(lent.services(), {std::string(language)});
      REQUIRE(app.language() == language);
      app.change("players", std::to_string(players));
      app.change("length", "100");
      app.activate("play");
      Rng rng = Rng::seeded(17);
      std::string all = app.title();
      const auto listen = [&] {
        for (const std::string& sentence : app.take_announcements()) all += sentence;
        for (const Item& item : app.mirror()) all += item.label;
        all += app.heading() + plain(app.sentence());
      };
      for (int i = 0; i < 4000 && app.match()->truth().stage != Stage::MatchOver; ++i) {
        play_on(app, rng, 1);
        listen();
      }
      app.step(30);
      listen();
      for (const char* screen : {"menu", "help", "back", "leave"}) {
        app.activate(screen);
        for (const Row& row : app.form().rows) {
          all += row.label + row.help;
          for (const std::string& name : row.choice_names) all += name;
        }
      }
      CHECK(all.size() > 5000);
      const std::size_t bracket = all.find('[');
      CHECK_MESSAGE(bracket == std::string::npos, all.substr(bracket == std::string::npos ? 0 : bracket, 40));
      CHECK(all.find('{') == std::string::npos);
    }
  }
}

TEST_CASE("a match that is over tells the standings, best first") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("length", "100");
  app.activate("play");
  Rng rng = Rng::seeded(8);
  int rounds = 0;
  std::vector<int> before(4, 0);
  for (int i = 0; i < 6000; ++i) {
    app.step(0.5);
    if (app.match()->waiting() || app.standings().empty()) {
      const std::string id = any_intent(app, rng);
      if (!id.empty()) app.activate(id);
      continue;
    }
    const std::vector<Standing> standings = app.standings();
    for (const Standing& row : standings) {
      CHECK(before[row.seat] + row.booked == row.total);
      CHECK((row.hand == 0) == row.won_round);
      before[row.seat] = row.total;
    }
    CHECK(std::is_sorted(standings.begin(), standings.end(),
                         [](const Standing& one, const Standing& two) { return one.total > two.total; }));
    ++rounds;
    if (app.match()->truth().stage == Stage::MatchOver) {
      CHECK(standings[0].won_match);
      break;
    }
    CHECK(app.activate("next") == Refusal::None);
  }
  CHECK(rounds > 0);
  CHECK(app.match()->truth().stage == Stage::MatchOver);
}

TEST_CASE("what happened can be read again, in any language, and is the same after the match is taken up") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("length", "500");
  app.activate("play");
  Rng rng = Rng::seeded(9);
  for (int i = 0; i < 4000 && app.match()->truth().round < 2; ++i) {
    app.step(0.5);
    std::string id = any_intent(app, rng);
    if (!offered(app, "next").empty()) id = "next";
    if (!id.empty()) app.activate(id);
  }
  REQUIRE(app.match()->truth().round == 2);
  const Seat winner = app.match()->truth().dealer;  // who wins deals next
  const int points = app.match()->truth().scores[winner];
  app.activate("history");
  REQUIRE(app.screen() == Screen::History);
  const Form told = app.form();
  REQUIRE(told.rows.size() >= 4);
  CHECK(told.rows.front().label == "Round 2, newest first");
  CHECK(told.rows[told.rows.size() - 3].label.find("Round 2: ") == 0);  // the deal is the oldest line
  const Row& first_round = told.rows[told.rows.size() - 2];
  CHECK(first_round.label == "Round 1: " + app.name_of(winner) + ", " + std::to_string(points) + " points");
  CHECK(first_round.kind == Row::Kind::Section);
  CHECK(first_round.value == "closed");
  CHECK(told.rows.back().key == "back");
  app.activate("round:1");
  const Form whole = app.form();
  REQUIRE(whole.rows.size() > told.rows.size() + 10);
  CHECK(whole.rows[told.rows.size() - 2].value == "open");
  CHECK(whole.rows[whole.rows.size() - 2].label.find("Round 1: ") == 0);
  // What the person did is set apart, and it is said of them as "you".
  const auto own = std::count_if(whole.rows.begin(), whole.rows.end(), [](const Row& row) { return row.own; });
  CHECK(own > 2);
  for (const Row& row : whole.rows) {
    CAPTURE(row.label);
    const bool yours = row.label.find("You") != std::string::npos || row.label.find("your") != std::string::npos;
    CHECK((!row.own || yours));
  }
  for (const char* id : {"round:7", "round:x", "round:"}) app.activate(id);
  app.activate("round:1");
  CHECK(app.form() == told);
  app.change("language", "zh-Hans");
  CHECK(app.form().rows.size() == told.rows.size());
  CHECK(app.form() != told);
  app.change("language", "en");
  app.activate("back");
  CHECK(app.screen() == Screen::Table);

  App again(lent.services(), {"en"});
  again.activate("resume");
  again.activate("menu");
  again.activate("history");
  CHECK(again.form() == told);
  again.escape();
  CHECK(again.screen() == Screen::Menu);
}

TEST_CASE("what happened is told turn by turn, each under whose it was") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("players", "3");
  app.change("length", "single");
  app.activate("play");
  Rng rng = Rng::seeded(4);
  play_on(app, rng, 20000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  Events events;
  REQUIRE(replay(app.match()->record(), &events).ok());
  // Whose turns they were, but those that went without a word, newest first; before them all the deal.
  std::vector<std::string> turns = {"The deal"};
  Seat turn = kNoSeat;
  for (const Event& event : events) {
    const std::string whose = turn == app.match()->viewer() ? "Your turn" : app.name_of(turn) + "'s turn";
    if (event.kind == EventKind::Acted && turn != kNoSeat) turns.push_back(whose);
    if (event.kind == EventKind::TurnGoes) turn = event.seat;
    if (event.kind == EventKind::Acted) turn = kNoSeat;
  }
  std::reverse(turns.begin(), turns.end());
  app.show_all();
  app.activate("history");
  std::vector<std::string> told;
  int drawn = 0;
  for (const Row& row : app.form().rows) {
    if (row.kind != Row::Kind::Text || row.runs.empty()) continue;
    told.push_back(row.mark);
    // What belongs to one turn stands in one row, in the order in which it happened.
    const std::size_t draws = row.label.find("You draw"), keeps = row.label.find("You keep");
    if (keeps == std::string::npos) continue;
    CHECK(draws < keeps);
    CHECK(row.mark == "Your turn");
    ++drawn;
  }
  CHECK(told == turns);
  CHECK(drawn > 0);
}

TEST_CASE("what lies at the seats is still there in another language") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(5);
  for (int i = 0; i < 60; ++i) {
    app.step(0.5);
    const std::string id = any_intent(app, rng);
    if (!id.empty()) app.activate(id);
  }
  app.show_all();
  const LastPlays before = app.plays();
  REQUIRE_FALSE(before == LastPlays{});
  app.change("language", "zh-Hans");
  REQUIRE(app.language() == "zh-Hans");
  CHECK(app.plays() == before);
}

TEST_CASE("the table stands still while another screen is open") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  app.step(1);
  app.activate("menu");
  CHECK(app.screen() == Screen::Menu);
  CHECK(app.mirror().empty());
  CHECK(app.wake_after() < 0);
  const State shown = app.match()->shown();
  app.step(100);
  CHECK(app.match()->shown() == shown);
  app.activate("help");
  CHECK(app.screen() == Screen::Help);
  int drawn = 0;
  for (const Row& row : app.form().rows) {
    for (const std::string_view card : split_words(row.cards)) {
      CHECK(parse_card(card).has_value());
      ++drawn;
    }
  }
  CHECK(drawn >= 6);
  app.escape();
  CHECK(app.screen() == Screen::Menu);
  app.escape();
  CHECK(app.screen() == Screen::Table);
  app.escape();
  app.activate("leave");
  CHECK(app.screen() == Screen::Start);
  REQUIRE(find_row(app, "resume") != nullptr);
  app.activate("resume");
  CHECK(app.screen() == Screen::Table);
  CHECK(app.match()->shown() == shown);
}

TEST_CASE("the language changes at once, everywhere, and texts that are not here yet are waited for") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  app.show_all();
  const int version = app.texts_version();
  app.activate("menu");
  lent.texts_here = false;
  app.change("language", "zh-Hant");
  CHECK(app.language() == "en");
  lent.texts_here = true;
  lent.fonts_here = false;
  app.step(0.1);
  CHECK(app.language() == "en");
  CHECK(app.texts_version() == version);
  lent.fonts_here = true;
  app.step(0.1);
  CHECK(app.language() == "zh-Hant");
  CHECK(app.texts_version() != version);
  CHECK(app.form().title == "選單");
  app.escape();
  const auto menu =
      std::find_if(app.mirror().begin(), app.mirror().end(), [](const Item& item) { return item.id == "menu"; });
  REQUIRE(menu != app.mirror().end());
  CHECK(menu->label == "選單");
  CHECK(app.match()->players()[0].name == "你");
}

TEST_CASE("no sentence on the table mixes two languages") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(3);
  for (int i = 0; i < 40; ++i) {
    play_on(app, rng, 5);
    app.activate("menu");
    app.change("language", i % 2 == 0 ? "zh-Hans" : "en");
    app.activate("back");
    const std::string line = plain(app.sentence());
    const bool latin = std::any_of(line.begin(), line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    CHECK_MESSAGE(latin == (i % 2 != 0 && !line.empty()), line);
  }
}

TEST_CASE("without texts the program waits and takes no intents") {
  Lent lent;
  lent.texts_here = false;
  App app(lent.services(), {"en"});
  CHECK(app.form().title.empty());
  CHECK(app.activate("play") == Refusal::Malformed);
  lent.texts_here = true;
  app.step(0);
  CHECK(app.form().title == "Yinuo");
}
