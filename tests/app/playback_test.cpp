// A match told again: stepping, jumping and looking give what was known then; the App around it; links from outside.
#include "app/playback.hpp"

#include <algorithm>
#include <set>

#include "app/lent.hpp"
#include "app/players.hpp"
#include "app/replay_screens.hpp"
#include "engine/replay_link.hpp"
#include "engine/view.hpp"
#include "support/company.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

// A match as computer players play it, to its end or until so many actions have been taken.
Record played(const Rules& rules, int seats, std::uint64_t seed, std::size_t most = 100000) {
  Record record;
  record.rules = rules;
  record.seats = seats;
  record.seed = seed;
  for (int seat = 0; seat < seats; ++seat) record.players.push_back({seat == 1 ? "human" : "normal", ""});
  State state = start_match(rules, seats, seed);
  Rng rng = Rng::seeded(seed, 4);
  const auto carry = [&](const Action& action) {
    if (record.actions.size() >= most) return false;
    record.actions.push_back(action);
    apply(state, action);
    return true;
  };
  while (state.stage != Stage::MatchOver && record.actions.size() < most) {
    if (state.in_round()) {
      Company(state, 20, rng, carry).step();
    } else {
      (void)carry(act(ActionKind::Next));
    }
  }
  record.hash = hash_of(state);
  record.has_hash = true;
  return record;
}

Rules single() {
  Rules rules;
  rules.match = MatchFormat::Single;
  return rules;
}

Playback playback_of(Record record) {
  std::vector<Player> players = seat_players(record);
  return Playback(std::move(record), std::move(players));
}

// Until nothing is being shown.
void rest(Playback& playback) {
  for (int i = 0; i < 400 && playback.waiting(); ++i) playback.step(0.5);
  CHECK_FALSE(playback.waiting());
}

// What the viewer may know, and no more.
void check_shown(const Playback& playback) {
  if (playback.open()) {
    CHECK(playback.shown() == playback.truth());
  } else {
    CHECK(playback.shown() == view_for(playback.truth(), playback.viewer()));
  }
}

std::string text_of(const Record& record) { return record_text(record, replay(record).value()); }

// Faces of other hands that the state shows.
int faces_seen(const State& shown, Seat viewer) {
  int seen = 0;
  for (Seat seat = 0; seat < shown.seats; ++seat) {
    for (Slot slot = shown.hands[seat].first; slot != kNoSlot; slot = shown.cells[slot].next)
      seen += seat != viewer && shown.face(slot) != Face::Unknown ? 1 : 0;
  }
  return seen;
}

void play_single(App& app) {
  Settings settings = app.settings();
  settings.rules.rules = single();
  app.play(settings);
}

struct Watched {
  Lent lent{};
  std::unique_ptr<App> app;
  Watched() { app = std::make_unique<App>(lent.services(), std::vector<std::string>{"en"}); }
};

}  // namespace

TEST_CASE("forwards, backwards and at once: at each action the same is shown") {
  for (int i = 0; i < soak(12); ++i) {
    const Table table = random_rule_table(static_cast<std::uint64_t>(i) + 40);
    CAPTURE(table.text());
    Playback playback = playback_of(played(table.rules, table.seats, table.seed, 120));
    std::vector<State> shown = {playback.shown()};
    while (playback.at() < playback.count()) {
      playback.forward();
      rest(playback);
      check_shown(playback);
      shown.push_back(playback.shown());
    }
    for (int at = playback.count(); at-- > 0;) {
      playback.back();
      REQUIRE(playback.at() == at);
      CHECK(playback.shown() == shown[static_cast<std::size_t>(at)]);
    }
    Rng rng = Rng::seeded(table.seed);
    for (int jump = 0; jump < 20; ++jump) {
      const int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(playback.count() + 1)));
      playback.go_to(at);
      CHECK(playback.shown() == shown[static_cast<std::size_t>(at)]);
    }
  }
}

TEST_CASE("the events shown carry each eye to what it may know") {
  for (const int look : {1, 0, 2, Playback::kAll}) {
    Playback playback = playback_of(played(Rules{}, 3, 12));
    REQUIRE(playback.over());
    REQUIRE(playback.look(look));
    State folded = playback.shown();
    Seat seat = playback.viewer();
    playback.play(true);
    for (int i = 0; i < 60; ++i) {
      playback.step(0.1);
      for (const Event& event : playback.take_told()) {
        fold(folded, event);
        seat = seat_then(seat, event);
        CHECK(redact(event, seat) == (playback.open() ? redact(event, seat) : event));
      }
      if (!playback.open()) CHECK(folded == playback.shown());
    }
  }
}

TEST_CASE("a match that is played is shown only as the person knows it") {
  Playback playback = playback_of(played(single(), 4, 5, 15));
  REQUIRE_FALSE(playback.over());
  CHECK(playback.viewer() == 1);
  CHECK_FALSE(playback.look(0));
  CHECK_FALSE(playback.look(Playback::kAll));
  CHECK_FALSE(playback.look(9));
  CHECK(playback.look(1));
  CHECK(looks_of(playback) == std::vector<int>{1});
  for (int at = 0; at <= playback.count(); ++at) {
    playback.go_to(at);
    check_shown(playback);
    CHECK(faces_seen(playback.shown(), 1) == 0);
    CHECK(playback.shown().rng == Rng{});
    for (const Event& event : playback.take_heard()) CHECK(redact(event, 1) == event);
  }
}

TEST_CASE("a match that is over can be seen from every seat, or open") {
  Playback playback = playback_of(played(single(), 4, 5));
  CHECK(looks_of(playback) == std::vector<int>{1, 2, 3, 0, Playback::kAll});
  playback.go_to(3);
  for (const int look : looks_of(playback)) {
    REQUIRE(playback.look(look));
    check_shown(playback);
    CHECK(playback.at() == 3);
    CHECK((faces_seen(playback.shown(), playback.viewer()) > 0) == (look == Playback::kAll));
    CHECK(playback.viewer() == (look == Playback::kAll ? 1 : look));
  }
}

TEST_CASE("it goes on by itself, quicker at a higher speed, and stops at the end") {
  Playback slow = playback_of(played(single(), 3, 8)), quick = slow;
  quick.set_speed(3);
  slow.play(true);
  quick.play(true);
  for (int i = 0; i < 24; ++i) {
    slow.step(0.5);
    quick.step(0.5);
  }
  CHECK(slow.at() > 3);
  CHECK(quick.at() >= slow.at() * 2);
  CHECK(quick.wake_after() >= 0);
  for (int i = 0; i < 4000 && quick.playing(); ++i) quick.step(0.5);
  CHECK(quick.at() == quick.count());
  CHECK_FALSE(quick.playing());
  CHECK(quick.wake_after() < 0);
  // From the end it begins again; whoever steps by hand stops it.
  quick.play(true);
  CHECK(quick.at() == 0);
  CHECK(quick.playing());
  quick.forward();
  CHECK_FALSE(quick.playing());
  CHECK(quick.at() == 1);
  // What is still being shown comes at once with the next step.
  quick.forward();
  CHECK(quick.at() == 2);
  rest(quick);
  check_shown(quick);
}

TEST_CASE("rounds: the next deal and the one before") {
  Rules rules;
  rules.match = MatchFormat::Rounds;
  rules.rounds = 3;
  Playback playback = playback_of(played(rules, 3, 21));
  REQUIRE(playback.over());
  const std::vector<int>& rounds = playback.rounds();
  REQUIRE(rounds.size() >= 3);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    CHECK(playback.at() == rounds[i]);
    CHECK(playback.shown().round == static_cast<int>(i) + 1);
    CHECK(playback.shown().turn_actions == 0);
    playback.round_forward();
  }
  CHECK(playback.at() == playback.count());
  playback.round_back();
  CHECK(playback.at() == rounds.back());
  playback.forward();
  playback.round_back();
  CHECK(playback.at() == rounds.back());
  playback.round_back();
  CHECK(playback.at() == rounds[rounds.size() - 2]);
  for (int i = 0; i < 9; ++i) playback.round_back();
  CHECK(playback.at() == 0);
}

TEST_CASE("turning points are where something turned, and are gone to as they happen") {
  std::set<Mark::Kind> kinds;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Playback playback = playback_of(played(single(), 4, 100 + seed));
    REQUIRE_FALSE(playback.marks().empty());
    CHECK(playback.marks().back().kind == Mark::Kind::RoundOver);
    CHECK(playback.marks().back().at == playback.count());
    int before = 0;
    for (const Mark& mark : playback.marks()) {
      CHECK(mark.at > before);
      before = mark.at;
      kinds.insert(mark.kind);
      playback.show(mark);
      CHECK(playback.at() == mark.at);
      const bool four = playback.truth().top() == Face::WildDrawFour;
      if (mark.kind == Mark::Kind::Four) CHECK(four);
      rest(playback);
      check_shown(playback);
    }
  }
  CHECK(kinds.count(Mark::Kind::Four) == 1);
  CHECK(kinds.count(Mark::Kind::Call) == 1);
}

TEST_CASE("a record that does not fit is told as far as it goes, with its line") {
  const std::string text = text_of(played(single(), 3, 8));
  std::size_t at = text.find("do\n") + 3;
  for (int i = 0; i < 6; ++i) at = text.find('\n', at) + 1;
  const std::string broken = text.substr(0, at) + "0 play R5 R5 R5\n" + text.substr(at);
  const Result<Record> record = parse_record(broken);
  REQUIRE(record.ok());
  Playback playback = playback_of(record.value());
  REQUIRE(playback.diverged());
  CHECK(playback.diverged()->line == record.value().lines[6]);
  CHECK(playback.diverged()->sentence.find("Diverged at line " + std::to_string(playback.diverged()->line)) == 0);
  CHECK(playback.count() == 6);
  CHECK_FALSE(playback.over());
  playback.go_to(6);
  check_shown(playback);
  // What is shared of it is what was told.
  CHECK(replay(playback.record()).ok());
  Record other = played(single(), 3, 8);
  other.hash ^= 1;
  other.hash_line = 77;
  Playback whole = playback_of(other);
  REQUIRE(whole.diverged());
  CHECK(whole.diverged()->line == 77);
  CHECK(whole.count() == static_cast<int>(other.actions.size()));
}

TEST_CASE("random matches end in the same state by record, by link and told again") {
  for (int i = 0; i < soak(10); ++i) {
    const Table table = random_rule_table(static_cast<std::uint64_t>(i) + 900);
    CAPTURE(table.text());
    const Record record = played(table.rules, table.seats, table.seed, 400);
    const Result<Record> read = parse_record(text_of(record)), linked = parse_replay_link(replay_link(record));
    REQUIRE(read.ok());
    REQUIRE_MESSAGE(linked.ok(), linked.problem().sentence);
    for (const Record& one : {read.value(), linked.value()}) {
      Playback playback = playback_of(one);
      CHECK_FALSE(playback.diverged());
      playback.go_to(playback.count());
      CHECK(hash_of(playback.truth()) == record.hash);
    }
  }
}

TEST_CASE("watching: the table tells, steps and is left to where one came from") {
  Watched watched;
  App& app = *watched.app;
  REQUIRE_FALSE(app.watch(text_of(played(single(), 3, 8))));
  CHECK(app.screen() == Screen::Replay);
  CHECK(app.table_has_focus());
  REQUIRE(app.playback() != nullptr);
  CHECK(app.playback()->playing());
  CHECK(app.match() == nullptr);
  CHECK(app.heading().find("Watch replay") == 0);
  CHECK(app.activate("watch:run") == Refusal::None);
  CHECK_FALSE(app.playback()->playing());
  (void)app.take_announcements();
  CHECK(app.activate("watch:on") == Refusal::None);
  CHECK(app.playback()->at() == 1);
  for (int i = 0; i < 40; ++i) app.step(0.25);
  CHECK_FALSE(app.sentence().empty());
  CHECK_FALSE(app.take_announcements().empty());
  CHECK(offered(app, "watch:back") == "watch:back");
  CHECK(app.activate("watch:back") == Refusal::None);
  CHECK(offered(app, "watch:back").empty());
  CHECK(app.activate("watch:to:5") == Refusal::None);
  CHECK(app.playback()->at() == 5);
  const std::string by_jump = plain(app.sentence());
  app.activate("watch:to:4");
  app.activate("watch:on");
  for (int i = 0; i < 60; ++i) app.step(0.25);
  CHECK(plain(app.sentence()) == by_jump);
  CHECK(app.activate("watch:speed") == Refusal::None);
  CHECK(app.playback()->speed() == 2);
  CHECK(app.activate("watch:view") == Refusal::None);
  CHECK(app.playback()->viewer() == 2);
  CHECK(app.activate("draw") == Refusal::Malformed);
  CHECK(app.activate("watch:to:-7") == Refusal::Malformed);
  app.escape();
  CHECK(app.screen() == Screen::Start);
  CHECK(app.playback() == nullptr);
  CHECK(watched.lent.stored.count("match") == 0);
}

TEST_CASE("one step back from a replay that runs only stops it, the next leaves") {
  Watched watched;
  App& app = *watched.app;
  REQUIRE_FALSE(app.watch(text_of(played(single(), 3, 8))));
  REQUIRE(app.playback()->playing());
  app.escape();
  REQUIRE(app.screen() == Screen::Replay);
  CHECK_FALSE(app.playback()->playing());
  CHECK(offered(app, "watch:run") == "watch:run");
  app.escape();
  CHECK(app.screen() == Screen::Start);
  REQUIRE_FALSE(app.watch(text_of(played(single(), 3, 8))));
  app.activate("watch:leave");
  CHECK(app.screen() == Screen::Start);
}

TEST_CASE("a match of several people is told again by their names, whoever's cards are seen") {
  Record record = played(rules_from("party match=single"), 4, 9);
  record.players[2] = {"human", "Anna"};
  for (int look = 0; look <= 4; ++look) {
    CAPTURE(look);
    Watched watched;
    App& app = *watched.app;
    REQUIRE_FALSE(app.watch(text_of(record)));
    app.activate("watch:run");
    for (int i = 0; i < look; ++i) app.activate("watch:view");
    const auto check_text = [](const std::string& text) {
      for (const char* you : {"You ", "you ", "your ", "Your ", "you."})
        CHECK_MESSAGE(text.find(you) == std::string::npos, text);
    };
    for (int at = 0; at < app.playback()->count(); ++at) {
      app.activate("watch:on");
      for (int i = 0; i < 8; ++i) app.step(1);
      check_text(plain(app.sentence()));
      for (const std::string& said : app.take_announcements()) check_text(said);
      for (const Item& item : app.mirror()) check_text(item.label);
    }
    check_text(app.heading());
  }
}

TEST_CASE("the person's own match is watched from menu and scoreboard, and goes on as it was") {
  Watched watched;
  App& app = *watched.app;
  play_single(app);
  Rng rng = Rng::seeded(3);
  play_on(app, rng, 60);
  const std::string before = watched.lent.stored["match"];
  const State shown = app.match()->truth();
  app.activate("menu");
  REQUIRE(app.activate("watch") == Refusal::None);
  CHECK(app.screen() == Screen::Replay);
  CHECK(app.playback()->viewer() == app.match()->viewer());
  CHECK(offered(app, "watch:view").empty());
  for (int i = 0; i < 100; ++i) app.step(0.25);
  CHECK(app.match()->truth() == shown);
  app.activate("watch:leave");
  CHECK(app.screen() == Screen::Menu);
  app.escape();
  play_on(app, rng, 20000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  app.show_all();
  REQUIRE(offered(app, "watch") == "watch");
  REQUIRE(app.activate("watch") == Refusal::None);
  CHECK(offered(app, "watch:view") == "watch:view");
  CHECK(app.playback()->at() == 0);
  app.activate("watch:last");
  CHECK(app.standings().size() == 4);
  app.escape();
  CHECK(app.screen() == Screen::Table);
  CHECK(watched.lent.stored["match"] != before);
}

TEST_CASE("a match among the records is watched, and left to its page") {
  Watched watched;
  App& app = *watched.app;
  play_single(app);
  Rng rng = Rng::seeded(3);
  play_on(app, rng, 20000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  app.show_all();
  app.activate("leave");
  app.activate("records");
  app.step(0);
  std::string match;
  for (const Row& row : app.form().rows) match = row.key.rfind("match:", 0) == 0 ? row.key : match;
  REQUIRE_FALSE(match.empty());
  app.activate(match);
  REQUIRE(app.screen() == Screen::Record);
  app.activate("watch");
  REQUIRE(app.screen() == Screen::Replay);
  CHECK(app.playback()->over());
  app.activate("watch:leave");
  CHECK(app.screen() == Screen::Record);
  app.escape();
  CHECK(app.screen() == Screen::Records);
  app.escape();
  CHECK(app.screen() == Screen::Start);
}

TEST_CASE("the page of a replay: whose cards, turning points, sharing") {
  Watched watched;
  App& app = *watched.app;
  const Record record = played(single(), 3, 8);
  REQUIRE_FALSE(app.watch(text_of(record)));
  app.activate("watch:more");
  CHECK(app.screen() == Screen::ReplayMenu);
  CHECK_FALSE(app.table_has_focus());
  const std::size_t marks = app.playback()->marks().size();
  REQUIRE(find_row(app, "mark:" + std::to_string(marks - 1)) != nullptr);
  CHECK(find_row(app, "mark:" + std::to_string(marks)) == nullptr);
  for (std::size_t i = 0; i < marks; ++i) CHECK_FALSE(find_row(app, "mark:" + std::to_string(i))->label.empty());
  // What stands on the strip is explained: the dots, and how much quicker a speed is.
  const auto& rows = app.form().rows;
  CHECK(std::any_of(rows.begin(), rows.end(),
                    [](const Row& row) { return row.label.find("red dots") != std::string::npos; }));
  CHECK(find_row(app, "watch_speed")->choice_names ==
        std::vector<std::string>{"Normal (1x)", "Fast (2x)", "Very fast (3x)"});
  CHECK(find_row(app, "watch_speed")->help.find("half as long at 2x") != std::string::npos);
  app.escape();
  const auto labels = [&app](const std::string& part) {
    const auto& items = app.mirror();
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return item.label.find(part) != std::string::npos; });
  };
  CHECK(labels("turning points, red dots on the slider: " + std::to_string(marks)));
  CHECK(labels("Speed: Normal (1x); press for Fast (2x)"));
  app.activate("watch:more");
  app.change("watch_view", "-1");
  CHECK(app.playback()->open());
  CHECK(find_row(app, "watch_view")->value == "-1");
  app.change("watch_view", "17");
  CHECK(app.playback()->open());
  app.change("watch_speed", "3");
  CHECK(app.playback()->speed() == 3);
  CHECK(app.settings().speed == 1);
  const Result<Record> linked = parse_replay_link(find_row(app, "share_match")->value);
  REQUIRE(linked.ok());
  CHECK(linked.value().actions == record.actions);
  app.activate("save_file");
  CHECK(find_row(app, "share_match")->help == "Saved: yinuo-8.txt");
  app.activate("mark:0");
  CHECK(app.screen() == Screen::Replay);
  CHECK(app.playback()->at() == app.playback()->marks()[0].at);
  CHECK(app.playback()->waiting());
  app.activate("watch:more");
  app.escape();
  CHECK(app.screen() == Screen::Replay);
}

TEST_CASE("the file that is saved is the record that is watched") {
  Lent lent;
  Services services = lent.services();
  std::string name, text;
  bool works = true;
  services.give_file = [&](const std::string& file, const std::string& content) -> std::optional<std::string> {
    name = file;
    text = content;
    if (!works) return std::nullopt;
    return "/some/where/" + file + ".txt";
  };
  App app(std::move(services), {"en"});
  const std::string record = text_of(played(single(), 3, 0xAB));
  REQUIRE_FALSE(app.watch(record));
  app.activate("watch:more");
  app.activate("save_file");
  CHECK(name == "yinuo-ab");
  CHECK(text == record);
  CHECK(find_row(app, "share_match")->help == "Saved: /some/where/yinuo-ab.txt");
  works = false;
  app.activate("save_file");
  CHECK(find_row(app, "share_match")->help == "It cannot be saved here.");
}

TEST_CASE("the deal is played again from its start, and a match that waits is asked about") {
  Watched watched;
  App& app = *watched.app;
  const Record record = played(single(), 3, 8);
  REQUIRE_FALSE(app.watch(text_of(record)));
  app.activate("watch:more");
  app.activate("again");
  REQUIRE(app.screen() == Screen::Table);
  CHECK(app.playback() == nullptr);
  CHECK(app.match()->record().seed == record.seed);
  CHECK(app.match()->record().rules == record.rules);
  CHECK(app.match()->record().actions.empty());
  CHECK(app.match()->viewer() == 1);
  CHECK(app.match()->truth() == start_match(record.rules, record.seats, record.seed));
  Rng rng = Rng::seeded(3);
  play_on(app, rng, 60);
  const int number = app.match_number();
  REQUIRE_FALSE(app.watch(text_of(record)));
  app.activate("watch:more");
  app.activate("again");
  CHECK(app.screen() == Screen::ReplayMenu);
  CHECK(app.match_number() == number);
  CHECK(find_row(app, "again")->label == "Really? Press once more");
  app.activate("again");
  CHECK(app.screen() == Screen::Table);
  CHECK(app.match_number() == number + 1);
  CHECK(app.match()->record().actions.empty());
}

TEST_CASE("a link opens its replay; one that cannot be read is said, and nothing changes") {
  const std::string link = replay_link(played(single(), 3, 8));
  {
    Watched watched;
    watched.app->open_replay("#" + link);
    CHECK(watched.app->screen() == Screen::Replay);
    watched.app->activate("watch:leave");
    CHECK(watched.app->screen() == Screen::Record);
    CHECK(find_row(*watched.app, "keep") != nullptr);
    CHECK(find_row(*watched.app, "share_match")->value == link);
    watched.app->escape();
    CHECK(watched.app->screen() == Screen::Start);
    // One that is not over has no page.
    watched.app->open_replay(replay_link(played(single(), 3, 8, 20)));
    CHECK(watched.app->screen() == Screen::Replay);
    CHECK_FALSE(watched.app->playback()->over());
    watched.app->activate("watch:leave");
    CHECK(watched.app->screen() == Screen::Start);
  }
  for (const auto& [text, says] :
       std::vector<std::pair<std::string, std::string>>{{link.substr(0, link.size() / 2), "damaged"},
                                                        {"2.AAAA", "another version"},
                                                        {"#1.%%", "damaged or was cut off."}}) {
    Watched watched;
    watched.lent.stored["match"] = "kept";
    watched.app->open_replay(text);
    CHECK(watched.app->screen() == Screen::Start);
    bool said = false;
    for (const Row& row : watched.app->form().rows)
      said = said || (row.kind == Row::Kind::Problem && row.label.find(says) != std::string::npos);
    CHECK(said);
    CHECK(watched.lent.stored["match"] == "kept");
  }
  Watched watched;
  const auto problem = watched.app->watch("yinuo 1\nrules official\nseats 3\nseed 5\ndo\n0 flies away\n");
  REQUIRE(problem);
  CHECK(problem->line == 6);
  CHECK(watched.app->screen() == Screen::Start);
}
