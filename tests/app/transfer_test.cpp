// Everything into a file and out of one; matches from links and files; two windows with one store.
#include <algorithm>
#include <string>

#include "app/app.hpp"
#include "app/bundle.hpp"
#include "base/text.hpp"
#include "engine/replay_link.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

void finish_match(App& app, Lent& lent, std::uint64_t seed) {
  lent.seed = seed;
  app.change("length", "single");
  app.activate("play");
  if (!app.table_has_focus()) app.activate("play");
  Rng rng = Rng::seeded(seed);
  for (int i = 0; i < 100 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1000);
  for (int i = 0; i < 40; ++i) app.step(1);
  REQUIRE(app.match()->shown().stage == Stage::MatchOver);
  app.activate("leave");
  REQUIRE(app.screen() == Screen::Start);
}

void open_transfer(App& app) {
  app.activate("records");
  app.activate("transfer");
  REQUIRE(app.screen() == Screen::Transfer);
}

// A device with a rule set of its own, on which so many matches are played, after those of another device.
Lent device(std::uint64_t first, int matches, const std::string& hand_size = "5", const Lent* before = nullptr) {
  Lent lent;
  if (before != nullptr) lent.stored = before->stored;
  lent.stored["own_rules"] = "yinuo-rules 1\nrules \"Grandma\" official hand_size=" + hand_size + "\n";
  App app(lent.services(), {"en"});
  app.change("players", "3");
  for (int i = 0; i < matches; ++i) finish_match(app, lent, first + static_cast<std::uint64_t>(i));
  return lent;
}

std::string export_of(Lent& lent) {
  App app(lent.services(), {"en"});
  app.activate("records");
  app.activate("transfer");
  app.activate("export");
  REQUIRE(lent.given.size() >= 2);
  return lent.given.back();
}

RecordBook book_in(const Lent& lent) {
  RecordBook book;
  CHECK(book.read(lent.stored.at("records")) == 0);
  return book;
}

int count_of(const RecordBook& book) {
  int matches = 0;
  for (const Total& total : book.tallies()) matches += total.tally.matches;
  return matches;
}

std::string all_words(const App& app) {
  std::string words;
  for (const Row& row : app.form().rows) words += row.label + "|" + row.value + "|" + row.mark + "|" + row.help + "\n";
  return words;
}

}  // namespace

TEST_CASE("what is saved into a file comes back on an empty device") {
  Lent here = device(1, 3);
  const std::string file = export_of(here);
  CHECK(here.given[here.given.size() - 2] == "yinuo-2026-11-30");
  Lent there;
  App app(there.services(), {"en"});
  CHECK(find_row(app, "records") == nullptr);
  app.activate("play");
  app.activate("menu");
  open_transfer(app);
  app.change("import", file);
  CHECK(all_words(app).find("Matches|3, new: 3") != std::string::npos);
  CHECK(there.stored.count("records") == 0);  // nothing before it is wanted
  app.change("import_settings", "on");
  app.activate("import_yes");
  CHECK(all_words(app).find("Taken in.") != std::string::npos);
  CHECK(there.stored.at("records") == here.stored.at("records"));
  CHECK(there.stored.at("own_rules") == here.stored.at("own_rules"));
  CHECK(there.stored.at("settings") == here.stored.at("settings"));
  for (const auto& [key, text] : here.stored) {
    if (key.compare(0, 7, "record.") == 0) CHECK(there.stored.at(key) == text);
  }
  CHECK(app.settings().players == 3);
}

TEST_CASE("a file is merged: the same match once, own rules beside each other, settings as they were") {
  const Lent both = device(3, 1);  // a match that is on either device
  Lent here = device(1, 2, "5", &both), there = device(6, 1, "9", &both);
  const std::string settings = there.stored.at("settings");
  const std::string file = export_of(here);
  App app(there.services(), {"en"});
  open_transfer(app);
  app.change("import", file);
  CHECK(all_words(app).find("Matches|3, new: 2") != std::string::npos);
  CHECK(all_words(app).find("Your own rules|1, new: 1") != std::string::npos);
  app.activate("import_yes");
  CHECK(count_of(book_in(there)) == 4);
  CHECK(book_in(there).rating("official").matches == 3);  // of 2 and 3
  CHECK(there.stored.at("settings") == settings);
  CHECK(there.stored.at("own_rules").find("\"Grandma\" official hand_size=9") != std::string::npos);
  CHECK(there.stored.at("own_rules").find("\"Grandma 2\" official hand_size=5") != std::string::npos);
  const auto once = there.stored;
  app.change("import", file);
  CHECK(all_words(app).find("Matches|3, new: 0") != std::string::npos);
  app.activate("import_yes");
  CHECK(there.stored.at("records") == once.at("records"));
}

TEST_CASE("nothing is changed by looking at a file, nor by a foreign one") {
  Lent here = device(1, 1), there = device(5, 1);
  const std::string file = export_of(here);
  const auto before = there.stored;
  App app(there.services(), {"en"});
  open_transfer(app);
  app.change("import", file);
  app.activate("import_no");
  CHECK(find_row(app, "import") != nullptr);
  app.change("import", "<html>\n" + file);
  CHECK(all_words(app).find("no file of this game") != std::string::npos);
  app.change("import", "");
  CHECK(all_words(app).find("cannot be read") != std::string::npos);
  app.activate("import_yes");  // there is nothing to take in
  CHECK(there.stored == before);
}

TEST_CASE("a damaged file says its first bad line, and gives what can be read") {
  Lent here = device(1, 2);
  const std::string file = export_of(here);
  const auto line_of = [](const std::string& text, std::size_t at) {
    return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
  };
  CHECK(read_bundle(file).wrong == 0);
  CHECK_FALSE(read_bundle(file).foreign);
  std::string text = file;
  const std::size_t action = text.rfind(" draw\n");
  text.replace(action, 6, " drow\n");
  ReadBundle read = read_bundle(text);
  CHECK(read.wrong == line_of(text, action));
  CHECK(read.bundle.matches.size() == 1);
  CHECK(read.bundle.book.entries().size() == 1);
  CHECK(count_of(read.bundle.book) == 2);  // it counts all the same
  text = file.substr(0, file.size() / 2);
  read = read_bundle(text);
  CHECK(read.wrong > 0);
  CHECK_FALSE(read.foreign);
  text = file;
  text.insert(text.find("part records"), "part rumours\n nothing\n");
  CHECK(read_bundle(text).wrong == line_of(text, text.find("part rumours")));
  CHECK(read_bundle(text).bundle.matches.size() == 2);
  CHECK(read_bundle(file + "more\n").wrong == line_of(file, file.size()));
  CHECK(read_bundle(file.substr(0, file.size() - 4)).wrong > 0);  // the end is missing
  text = file;
  const std::size_t rule = text.find(" rules \"Grandma\"");
  text.insert(rule + 1, "un");
  CHECK(read_bundle(text).wrong == line_of(text, rule));
  // With marks and line ends of other systems.
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : file) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(read_bundle(windows).wrong == 0);
  CHECK(read_bundle(windows).bundle.matches.size() == 2);
}

TEST_CASE("no file breaks reading: any cut, any changed byte") {
  Lent here = device(1, 1);
  const std::string file = export_of(here);
  Rng rng = Rng::seeded(77);
  for (int i = 0; i < 150; ++i) {
    std::string text = file;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    if (i % 3 == 0) text.resize(rng.below(static_cast<std::uint32_t>(text.size())));
    const ReadBundle read = read_bundle(text);
    for (const Entry& entry : read.bundle.book.entries()) {
      const bool there = std::any_of(read.bundle.matches.begin(), read.bundle.matches.end(),
                                     [&](const RecordText& each) { return each.id == entry.id; });
      CHECK(there);
    }
  }
}

TEST_CASE("what finds no room is left out and said, and what was there stays") {
  Lent here = device(1, 2), there = device(7, 1);
  const std::string file = export_of(here);
  const auto before = there.stored;
  App app(there.services(), {"en"});
  open_transfer(app);
  app.change("import", file);
  there.answer = StoreResult::Full;
  app.activate("import_yes");
  CHECK(there.stored == before);
  CHECK(all_words(app).find("not everything could be saved") != std::string::npos);
  there.answer = StoreResult::Ok;
  app.change("import", file);
  app.activate("import_yes");
  CHECK(count_of(book_in(there)) == 3);
}

TEST_CASE("a match that somebody has sent is shown, and kept only when that is wanted, without counting") {
  Lent here = device(1, 1);
  const std::string id = book_in(here).entries().front().id;
  const std::string text = here.stored.at("record." + id);
  Lent there;
  App app(there.services(), {"en"});
  app.open_replay("#" + replay_link(parse_record(text).value()));
  app.activate("watch:leave");
  CHECK(app.screen() == Screen::Record);
  CHECK(all_words(app).find("Final standing") != std::string::npos);
  CHECK(find_row(app, "delete") == nullptr);
  CHECK(there.stored.count("records") == 0);
  app.activate("keep");
  CHECK(there.stored.at("record." + id) == text);
  CHECK(count_of(book_in(there)) == 0);
  CHECK(book_in(there).ratings().empty());
  CHECK(find_row(app, "delete") != nullptr);
  app.escape();
  CHECK(app.screen() == Screen::Start);
  // As a file it opens the page of the same match.
  open_transfer(app);
  app.change("import", text);
  CHECK(app.screen() == Screen::Record);
  CHECK(find_row(app, "keep") == nullptr);
  app.activate("save_file");
  CHECK(there.given.back() == text);
  app.escape();
  CHECK(app.screen() == Screen::Transfer);
}

namespace {

// What is pasted, and where that leads.
Screen paste(App& app, const std::string& text) {
  if (app.screen() != Screen::Transfer) open_transfer(app);
  app.change("paste", text);
  app.activate("open_text");
  const Screen there = app.screen();
  return there;
}

}  // namespace

TEST_CASE("a code, a link, a record, a file or rules are opened from where they are pasted, and change nothing") {
  Lent here = device(1, 1), there = device(7, 1);
  const std::string file = export_of(here);
  const std::string id = book_in(here).entries().front().id;
  const std::string text = here.stored.at("record." + id), link = replay_link(parse_record(text).value());
  const auto before = there.stored;
  App app(there.services(), {"en"});
  for (const std::string& sent :
       {link, "#" + link, "https://example.org/yinuo/?lang=en#" + link,
        "Look at this: https://example.org/#" + link + " !", " " + link.substr(0, 70) + "\n" + link.substr(70) + "\r\n",
        text, "\xEF\xBB\xBF" + text}) {
    CAPTURE(sent);
    REQUIRE(paste(app, sent) == Screen::Record);
    CHECK(all_words(app).find("Final standing") != std::string::npos);
    CHECK(find_row(app, "share_match")->value == link);
    CHECK(find_row(app, "keep") != nullptr);
    app.escape();
    REQUIRE(app.screen() == Screen::Transfer);
    CHECK(find_row(app, "paste")->value.empty());
  }
  // A match that is not over is watched.
  Rules rules;
  CHECK(paste(app, fresh_record(rules, 4, 1)) == Screen::Replay);
  app.activate("watch:leave");
  CHECK(app.screen() == Screen::Transfer);
  // A file of everything is asked about, rules are shown.
  CHECK(paste(app, file) == Screen::Transfer);
  CHECK(find_row(app, "import_yes") != nullptr);
  app.activate("import_no");
  CHECK(paste(app, "official hand_size=5") == Screen::RuleSet);
  app.activate("back");
  app.activate("back");
  CHECK(paste(app, "https://example.org/?rules=village+target=200") == Screen::RuleSet);
  CHECK(there.stored == before);
}

TEST_CASE("what is pasted and cannot be read is said, with its line where it has lines, and stays to be mended") {
  Lent lent = device(7, 1);
  const std::string id = book_in(lent).entries().front().id;
  const std::string text = lent.stored.at("record." + id), link = replay_link(parse_record(text).value());
  const auto before = lent.stored;
  App app(lent.services(), {"en"});
  std::string diverged = text;
  diverged.replace(diverged.find("\nhash ") + 6, 4, "0000");
  const int last = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  for (const auto& each : std::vector<std::pair<std::string, std::string>>{
           {"", "nothing in it"},
           {" \n ", "nothing in it"},
           {"a shopping list", "no file of this game"},
           {link.substr(0, link.size() / 2), "damaged"},
           {"see #" + link.substr(0, link.size() - 1), "damaged"},
           {"2." + link.substr(2), "another version"},
           {"yinuo 1\nrules official\nseats 99\n", "line 3 "},
           {"yinuo 9\nrules official\n", "another version"},
           {"classic hand_size=99", "“hand_size=99” means nothing"},
           {"https://example.org/?rules=classic+hand_sizes=9", "“hand_sizes=9” means nothing"},
           {text.substr(0, text.find("\nhash")), "line " + std::to_string(last - 1) + " "},
           {diverged, "line " + std::to_string(last) + " "}}) {
    const std::string &sent = each.first, &says = each.second;
    CAPTURE(sent);
    CHECK(paste(app, sent) == Screen::Transfer);
    CHECK_MESSAGE(all_words(app).find(says) != std::string::npos, all_words(app));
    CHECK(find_row(app, "paste")->value == sent);
    CHECK_FALSE(app.take_announcements().empty());
  }
  CHECK(lent.stored == before);
}

TEST_CASE("of two windows the newer one takes over, and the older one says so and writes nothing more") {
  Lent lent;
  lent.seed = 6;
  App older(lent.window(), {"en"});
  older.activate("play");
  Rng rng = Rng::seeded(6);
  play_on(older, rng, 60);
  older.leaving();
  const State left = older.match()->truth();
  App newer(lent.window(), {"en"});
  newer.activate("resume");
  CHECK(newer.match()->truth() == left);
  (void)older.take_announcements();
  older.activate("elsewhere");  // what the page says
  CHECK(older.screen() == Screen::Elsewhere);
  CHECK(older.take_announcements().size() == 1);
  play_on(newer, rng, 40);
  const auto stored = lent.stored;
  older.step(100);
  older.escape();
  older.leaving();
  older.change("speed", "3");
  CHECK(older.screen() == Screen::Elsewhere);
  CHECK(lent.stored == stored);
  // And back again, where the other has come to.
  const State further = newer.match()->truth();
  older.activate("play_here");
  CHECK(older.screen() == Screen::Start);
  older.activate("resume");
  CHECK(older.match()->truth() == further);
  play_on(newer, rng, 40);
  CHECK(newer.screen() == Screen::Elsewhere);
}

TEST_CASE("who has not been told finds out at the next move, and does not take the place of the newer window's match") {
  Lent lent;
  App older(lent.window(), {"en"});
  older.activate("play");
  Rng rng = Rng::seeded(3);
  play_on(older, rng, 40);
  App newer(lent.window(), {"en"});
  newer.activate("resume");
  play_on(newer, rng, 60);
  const std::string stored = lent.stored.at("match");
  for (int i = 0; i < 200 && older.screen() == Screen::Table; ++i) play_on(older, rng, 1);
  CHECK(older.screen() == Screen::Elsewhere);
  CHECK(lent.stored.at("match") == stored);
  CHECK(newer.screen() == Screen::Table);
  newer.activate("elsewhere");  // it is not
  CHECK(newer.screen() == Screen::Table);
}
