// Matches that end are recorded: what is kept, listed, counted and rated, and what a bad store does to it.
#include "app/records.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/app.hpp"
#include "engine/replay_link.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

// Plays a match to its end, with the store as it is.
void play_match(App& app, Lent& lent, std::uint64_t seed, const std::string& length = "single") {
  lent.seed = seed;
  if (app.screen() != Screen::Start) {
    app.activate("menu");
    app.activate("leave");
  }
  app.change("length", length);
  app.activate("play");
  if (!app.table_has_focus()) app.activate("play");
  Rng rng = Rng::seeded(seed);
  for (int i = 0; i < 100 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  for (int i = 0; i < 40; ++i) app.step(1);
}

std::vector<std::string> buttons(const App& app, const std::string& start) {
  std::vector<std::string> keys;
  for (const Row& row : app.form().rows) {
    if (row.key.compare(0, start.size(), start) == 0) keys.push_back(row.key);
  }
  return keys;
}

void open_records(App& app) {
  if (app.table_has_focus()) app.activate("menu");
  app.activate("records");
  REQUIRE(app.screen() == Screen::Records);
}

std::string all_words(const App& app) {
  std::string words;
  for (const Row& row : app.form().rows) words += row.label + "|" + row.value + "|" + row.mark + "|" + row.help + "\n";
  return words;
}

std::size_t kept_texts(const Lent& lent) {
  return static_cast<std::size_t>(std::count_if(lent.stored.begin(), lent.stored.end(), [](const auto& each) {
    return each.first.compare(0, 7, "record.") == 0 && !each.second.empty();
  }));
}

Tally all_of(const RecordBook& book) {
  Tally all;
  for (const Total& total : book.tallies()) all.add(total.tally);
  return all;
}

RecordBook book_in(const Lent& lent) {
  RecordBook book;
  const auto found = lent.stored.find("records");
  CHECK(book.read(found == lent.stored.end() ? "" : found->second) == 0);
  return book;
}

}  // namespace

TEST_CASE("a match that is over is recorded once, with all that the list says") {
  Lent lent;
  App app(lent.services(), {"en"});
  CHECK(find_row(app, "records") == nullptr);  // nothing to show yet
  play_match(app, lent, 5, "100");
  app.leaving();
  const RecordBook book = book_in(lent);
  REQUIRE(book.entries().size() == 1);
  const Entry& entry = book.entries().front();
  const State& last = app.match()->truth();
  const Seat me = app.match()->viewer();
  CHECK(entry.when == "2026-11-30 14:05");
  CHECK(entry.kinds.size() == 4);
  CHECK(entry.kinds.front() == "human");
  CHECK(entry.rounds == last.round);
  CHECK(entry.points == last.scores[me]);
  CHECK(entry.won == contains(last.match_winners, me));
  CHECK(entry.rules == last.rules);
  CHECK(lent.stored.at("record." + entry.id) == lent.stored.at("match"));
  // It replays to the same end.
  const auto services = lent.services();
  const Result<Record> record = Records(services).record(entry.id);
  REQUIRE(record.ok());
  const Result<Played> played = play_through(record.value());
  REQUIRE(played.ok());
  CHECK(played.value().last == last);
  CHECK(played.value().rounds.size() == last.round);
}

TEST_CASE("a match that was left and taken up is recorded, rated and watched to its end like any other") {
  Lent lent;
  Rng rng = Rng::seeded(4);
  {
    App app(lent.services(), {"en"});
    app.change("length", "50");
    app.activate("play");
    play_on(app, rng, 40);
    REQUIRE(app.match()->truth().stage != Stage::MatchOver);
    REQUIRE_FALSE(app.match()->record().actions.empty());
    app.leaving();
  }
  App app(lent.services(), {"en"});
  app.activate("resume");
  for (int i = 0; i < 100 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  const RecordBook book = book_in(lent);
  REQUIRE(book.entries().size() == 1);
  CHECK(book.rating("official").matches == 1);
  const auto services = lent.services();
  CHECK(Records(services).record(book.entries().front().id).ok());
  app.show_all();
  REQUIRE(app.activate("watch") == Refusal::None);
  CHECK_FALSE(app.playback()->diverged());
}

TEST_CASE("the list is newest first; a page tells of a match; the way back") {
  Lent lent;
  App app(lent.services(), {"en"});
  lent.now = "2026-11-01 09:00";
  play_match(app, lent, 1);
  lent.now = "2026-11-02 09:00";
  play_match(app, lent, 2, "50");
  open_records(app);
  const std::vector<std::string> matches = buttons(app, "match:");
  REQUIRE(matches.size() == 2);
  CHECK(find_row(app, matches[0])->label.find("2026-11-02 · Official") == 0);
  CHECK(find_row(app, matches[0])->help.find("4 players · 50 points") == 0);
  CHECK(find_row(app, matches[1])->label.find("2026-11-01") == 0);
  CHECK(all_words(app).find("Your rank") != std::string::npos);
  app.activate(matches[0]);
  CHECK(app.screen() == Screen::Record);
  const std::string words = all_words(app);
  CHECK(words.find("Final standing") != std::string::npos);
  CHECK(words.find("Round 1: ") != std::string::npos);
  CHECK(words.find("Winner") != std::string::npos);
  CHECK(words.find("[") == std::string::npos);
  CHECK(parse_replay_link(find_row(app, "share_match")->value).ok());
  app.escape();
  CHECK(app.screen() == Screen::Records);
  app.activate("statistics");
  CHECK(app.screen() == Screen::Statistics);
  CHECK(all_words(app).find("Matches 2, won ") != std::string::npos);
  CHECK(all_words(app).find("[") == std::string::npos);
  app.activate("back");
  app.activate("back");
  CHECK(app.screen() == Screen::Menu);
}

TEST_CASE("all ten titles are listed: from where on each is held, which one is the person's, how far the next is") {
  Lent lent;
  App app(lent.services(), {"en"});
  play_match(app, lent, 3);
  open_records(app);
  CHECK(all_words(app).find("President of Asia") == std::string::npos);
  CHECK(all_words(app).find("sure") != std::string::npos);
  app.activate("ladder");
  REQUIRE(find_row(app, "ladder")->value == "open");
  int titles = 0, own = 0, mine = -1;
  for (const Row& row : app.form().rows) {
    if (row.kind != Row::Kind::Fact || row.label.find(". ") == std::string::npos) continue;
    const std::optional<double> from = rank_from(titles);
    CHECK(row.value == (from ? "From " + std::to_string(std::lround(*from)) + " sure points" : "Everybody has it"));
    CHECK(row.own == (row.mark.find("Official") != std::string::npos));
    if (row.own) mine = titles;
    own += row.own ? 1 : 0;
    ++titles;
  }
  CHECK(titles == kRanks);
  CHECK(own == 1);
  const auto rank = std::find_if(app.form().rows.begin(), app.form().rows.end(),
                                 [](const Row& row) { return row.kind == Row::Kind::Fact; });
  const std::string next = app.strings().text("ui.rank." + std::to_string(mine + 2));
  CHECK((mine == kRanks - 1 || rank->help.find("still to gain for " + next) != std::string::npos));
  app.activate("ladder");
  CHECK(find_row(app, "ladder")->value == "closed");
}

TEST_CASE("the screens have all their words in each language") {
  for (const char* language : {"en", "zh-CN", "zh-TW"}) {
    Lent lent;
    App app(lent.services(), {language});
    play_match(app, lent, 3);
    CHECK(app.rank_line().find_first_of("123456789") != std::string::npos);
    CHECK(app.rank_line().find('[') == std::string::npos);
    open_records(app);
    app.activate("ladder");
    std::string words = app.form().title + all_words(app);
    app.activate(buttons(app, "match:").front());
    words += all_words(app);
    app.activate("delete");
    words += all_words(app);
    app.escape();
    app.activate("statistics");
    words += app.form().title + all_words(app);
    CHECK_MESSAGE(words.find('[') == std::string::npos, words);
  }
}

TEST_CASE("a match is deleted after a question, is gone from the store, and counts on") {
  Lent lent;
  App app(lent.services(), {"en"});
  play_match(app, lent, 1);
  open_records(app);
  const std::string key = buttons(app, "match:").front();
  app.activate(key);
  app.activate("delete_yes");  // has not been asked
  CHECK(kept_texts(lent) == 1);
  app.activate("delete");
  app.activate("delete_no");
  CHECK(find_row(app, "delete") != nullptr);
  app.activate("delete");
  app.activate("delete_yes");
  CHECK(app.screen() == Screen::Records);
  CHECK(buttons(app, "match:").empty());
  CHECK(kept_texts(lent) == 0);
  CHECK(all_of(book_in(lent)).matches == 1);
  CHECK(all_words(app).find("has been deleted") != std::string::npos);
}

TEST_CASE("a favourite stays a favourite, also after loading again") {
  Lent lent;
  std::string key;
  {
    App app(lent.services(), {"en"});
    play_match(app, lent, 1);
    open_records(app);
    key = buttons(app, "match:").front();
    app.activate(key);
    app.change("favourite", "on");
    CHECK(find_row(app, "favourite")->value == "on");
  }
  App app(lent.services(), {"en"});
  CHECK(find_row(app, "records") != nullptr);
  open_records(app);
  CHECK(find_row(app, key)->mark.find("★") == 0);
  app.activate(key);
  app.change("favourite", "off");
  CHECK_FALSE(book_in(lent).entries().front().favourite);
}

TEST_CASE("many matches: the oldest go with their texts, and the totals stay") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("players", "2");
  for (std::uint64_t seed = 1; seed <= kMostMatches + 3; ++seed) play_match(app, lent, seed);
  const RecordBook book = book_in(lent);
  CHECK(book.entries().size() == kMostMatches);
  CHECK(kept_texts(lent) == kMostMatches);
  CHECK(all_of(book).matches == kMostMatches + 3);
  CHECK(book.rating("official").matches == kMostMatches + 3);
}

TEST_CASE("a match is rated against each opponent, by its own preset, and the end of it says the rank") {
  Lent lent;
  App app(lent.services(), {"en"});
  play_match(app, lent, 4, "100");
  const Record& record = app.match()->record();
  const State& last = app.match()->truth();
  const std::vector<RatedGame> games = games_of(record, last);
  CHECK(games.size() == 3);
  const bool won = contains(last.match_winners, app.match()->viewer());
  for (const RatedGame& game : games) {
    CHECK(game.rating == *strength_of("casual"));
    if (won) CHECK(game.score == 1);
  }
  const Rating rating = book_in(lent).rating("official");
  CHECK(rating.rating == doctest::Approx(rated(Rating{}, games).rating).epsilon(0.0001));
  CHECK(rating.matches == 1);
  CHECK(app.rank_line().find("Your rank: ") == 0);
  app.activate("new");
  CHECK(app.rank_line().empty());
}

TEST_CASE("a deal played again is kept and says so, and counts neither for the rank nor in the statistics") {
  Lent lent;
  std::string counted;
  {
    App app(lent.services(), {"en"});
    play_match(app, lent, 4);
    counted = lent.stored["records"];
    app.activate("watch");
    app.activate("watch:more");
    CHECK(find_row(app, "again")->help.find("does not count") != std::string::npos);
    app.activate("again");
    REQUIRE(app.screen() == Screen::Table);
    CHECK(app.match()->record().seed == 4);
    Rng rng = Rng::seeded(9);
    play_on(app, rng, 20);
    app.leaving();
  }
  // It is not forgotten when the page is loaded again.
  App app(lent.services(), {"en"});
  app.activate("resume");
  Rng rng = Rng::seeded(10);
  for (int i = 0; i < 100 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1000);
  for (int i = 0; i < 40; ++i) app.step(1);
  REQUIRE(app.match()->shown().stage == Stage::MatchOver);
  CHECK(app.rank_line().find("does not count") != std::string::npos);
  RecordBook before;
  CHECK(before.read(counted) == 0);
  const RecordBook book = book_in(lent);
  REQUIRE(book.entries().size() == 2);
  CHECK(book.entries().front().again);
  CHECK_FALSE(book.entries().back().again);
  CHECK(book.ratings() == before.ratings());
  CHECK(book.tallies() == before.tallies());
  const std::string key = "match:" + book.entries().front().id;
  app.activate("leave");
  open_records(app);
  CHECK(all_words(app).find("A deal that you play again does not") != std::string::npos);
  CHECK(find_row(app, key)->help.find("deal played again") != std::string::npos);
  app.activate(key);
  CHECK(all_words(app).find("does not count for your rank and your statistics") != std::string::npos);
  // From there it would be played again once more; a new match counts as ever.
  app.activate("watch");
  app.activate("watch:more");
  app.activate("again");
  CHECK(app.match()->record().again);
  app.activate("menu");
  app.activate("leave");
  app.activate("play");
  CHECK_FALSE(app.match()->record().again);
}

TEST_CASE("partners are no opponents") {
  Record record;
  record.rules.teams = 2;
  record.rules.match = MatchFormat::Single;
  record.seats = 4;
  for (const char* kind : {"human", "steady", "master", "person"}) record.players.push_back({kind, ""});
  State last = start_match(record.rules, 4, 1);
  last.stage = Stage::MatchOver;
  last.match_winners = 0b0101;
  const std::vector<RatedGame> games = games_of(record, last);
  REQUIRE(games.size() == 1);  // 2 is a partner, and nobody knows how strong 3 is
  CHECK(games.front().rating == *strength_of("steady"));
  CHECK(games.front().score == 1);
}

TEST_CASE("a full or forbidden storage is said once, nothing that was there is lost, and play goes on") {
  for (const StoreResult answer : {StoreResult::Full, StoreResult::Forbidden}) {
    Lent lent;
    App app(lent.services(), {"en"});
    play_match(app, lent, 1);
    const auto before = lent.stored;
    lent.answer = answer;
    (void)app.take_announcements();
    play_match(app, lent, 2);
    int said = 0;
    for (const std::string& sentence : app.take_announcements())
      said += sentence.find("cannot be saved") != std::string::npos ? 1 : 0;
    CHECK(said == 1);
    CHECK(lent.stored == before);
    open_records(app);
    const std::string key = buttons(app, "match:").front();
    app.activate(key);
    app.activate("delete");
    app.activate("delete_yes");
    CHECK(lent.stored == before);
    CHECK_FALSE(all_words(app).find("has been deleted") != std::string::npos);
  }
}

TEST_CASE("where only the match does not fit, it counts all the same") {
  Lent lent;
  lent.largest = 1000;
  App app(lent.services(), {"en"});
  play_match(app, lent, 1, "200");
  const RecordBook book = book_in(lent);
  CHECK(book.entries().empty());
  CHECK(all_of(book).matches == 1);
  CHECK(book.rating("official").matches == 1);
  CHECK(kept_texts(lent) == 0);
}

TEST_CASE("a store that is cleared in mid-match begins anew and keeps what comes") {
  Lent lent;
  App app(lent.services(), {"en"});
  play_match(app, lent, 1);
  app.activate("new");
  lent.stored.clear();
  Rng rng = Rng::seeded(9);
  for (int i = 0; i < 100 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1000);
  REQUIRE(app.match()->truth().stage == Stage::MatchOver);
  const RecordBook book = book_in(lent);
  CHECK(book.entries().size() == 1);
  CHECK(all_of(book).matches == 1);
  open_records(app);
  CHECK(buttons(app, "match:").size() == 1);
}

TEST_CASE("damaged records are said with their line, put aside, and the rest goes on") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    play_match(app, lent, 1);
  }
  const std::string damaged = lent.stored["records"] + "nonsense\n";
  lent.stored["records"] = damaged;
  App app(lent.services(), {"en"});
  CHECK(all_words(app).find("records cannot be read (line ") != std::string::npos);
  CHECK(lent.stored["records.damaged"] == damaged);
  play_match(app, lent, 2);
  CHECK(book_in(lent).entries().size() == 2);
  CHECK(lent.stored["records.damaged"] == damaged);
}

TEST_CASE("damaged records that cannot be put aside are not overwritten") {
  Lent lent;
  lent.stored["records"] = "nonsense\n";
  for (const char* copy : {"", ".2", ".3", ".4", ".5", ".6", ".7", ".8", ".9"})
    lent.stored["records.damaged" + std::string(copy)] = "other nonsense";
  App app(lent.services(), {"en"});
  play_match(app, lent, 1);
  CHECK(lent.stored["records"] == "nonsense\n");
  CHECK(kept_texts(lent) == 0);
}

TEST_CASE("a damaged match is said with its line, is left as it is, and can be deleted") {
  Lent lent;
  App app(lent.services(), {"en"});
  play_match(app, lent, 1);
  const std::string id = book_in(lent).entries().front().id;
  lent.stored["record." + id] = "yinuo 1\nrules official\nseats 99\n";
  open_records(app);
  app.activate("match:" + id);
  CHECK(app.screen() == Screen::Record);
  CHECK(all_words(app).find("line 3 cannot be read") != std::string::npos);
  CHECK(lent.stored["record." + id] == "yinuo 1\nrules official\nseats 99\n");
  app.activate("delete");
  app.activate("delete_yes");
  CHECK(kept_texts(lent) == 0);
}

TEST_CASE("a match whose end was stored and not recorded is recorded at the next start, once") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    play_match(app, lent, 1);
  }
  for (auto each = lent.stored.begin(); each != lent.stored.end();)
    each = each->first.compare(0, 6, "record") == 0 ? lent.stored.erase(each) : std::next(each);
  for (int i = 0; i < 3; ++i) const App app(lent.services(), {"en"});
  CHECK(book_in(lent).entries().size() == 1);
  CHECK(book_in(lent).rating("official").matches == 1);
}

TEST_CASE("two programs with one store do not lose each other's matches") {
  Lent lent;
  App one(lent.services(), {"en"}), other(lent.services(), {"en"});
  play_match(one, lent, 1);
  play_match(other, lent, 2);
  play_match(one, lent, 3);
  CHECK(book_in(lent).entries().size() == 3);
}

TEST_CASE("a match by rules of one's own is listed under their name") {
  Lent lent;
  lent.stored["own_rules"] = "yinuo-rules 1\nrules \"Grandma\" official hand_size=5\n";
  lent.stored["settings"] = "yinuo-settings 2\nrules official hand_size=5 match=single\nbase \"Grandma\"\n";
  App app(lent.services(), {"en"});
  play_match(app, lent, 1);
  CHECK(book_in(lent).entries().front().name == "Grandma");
  CHECK(book_in(lent).rating("own").matches == 1);
  open_records(app);
  CHECK(all_words(app).find("2026-11-30 · Grandma") != std::string::npos);
}
