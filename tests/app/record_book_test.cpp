// The book of matches played: its text, bounds, favourites, counting once, merging.
#include "app/record_book.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "engine/options.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

Entry match(int number, bool won = false) {
  const std::string minute = std::to_string(10 + number % 50), hour = std::to_string(10 + number / 50);
  return {.id = to_hex(static_cast<std::uint64_t>(number) + 0x1000, 16),
          .when = "2026-11-30 " + hour + ":" + minute,
          .kinds = {"human", "steady", "steady"},
          .won = won,
          .place = won ? 1 : 3,
          .rounds = 4,
          .rounds_won = won ? 3 : 1,
          .points = 100 + number,
          .bytes = 1000,
          .rules = rules_from("classic target=200")};
}

RecordBook book_of(int first, int last) {
  RecordBook book;
  for (int number = first; number <= last; ++number) book.add(match(number, number % 2 == 0));
  return book;
}

Tally all_of(const RecordBook& book) {
  Tally all;
  for (const Total& total : book.tallies()) all.add(total.tally);
  return all;
}

RecordBook read_back(const RecordBook& book) {
  RecordBook again;
  CHECK(again.read(book.text()) == 0);
  CHECK(again.text() == book.text());
  return again;
}

}  // namespace

TEST_CASE("a book reads back as it was written") {
  RecordBook book = book_of(1, 5);
  Entry odd = match(6, true);
  odd.name = "Oma's \"rules\" rules, 一";
  odd.kinds = {"normal", "human", "master", "x-9"};
  odd.person = 1;
  odd.received = true;
  odd.rules = rules_from("village rounds=3 match=rounds hand_size=9");
  book.add(odd);
  Entry same_minute = match(6);
  same_minute.id = "00000000000000aa";
  book.add(same_minute);
  Entry undated = match(7);
  undated.when = "-";
  book.add(undated);
  book.remove(match(2).id);
  CHECK(book.set_favourite(match(3).id, true));
  book.set_rating("classic", {.rating = 1520.31, .deviation = 80.12, .volatility = 0.059999, .matches = 17});
  const RecordBook again = read_back(book);
  CHECK(again.entries() == book.entries());
  CHECK(again.tallies() == book.tallies());
  CHECK(again.rating("classic") == book.rating("classic"));
  CHECK(again.entries().front().id == same_minute.id);  // of one minute, the later one first
  CHECK(again.entries().back().id == undated.id);
  CHECK(*again.find(odd.id) == odd);
}

TEST_CASE("lines that make no sense are named, the others are read") {
  const std::string good = book_of(1, 3).text();
  const std::string line = entry_text(match(9));
  for (const std::string& wrong :
       {std::string("match"), std::string("yinuo-records 2"), std::string("rumour 5"), line.substr(0, line.find('"')),
        std::string("dropped 12"), std::string("counted zz classic 3:steady first_to 1 1 1 1 1"),
        std::string("counted 0000000000000001 classic 3:steady first_to 1 1 1 1"), std::string("rating classic 1 2"),
        std::string("rating classic 150000 5 60000 2"), std::string("rating classic 150000 8000 60000 -1"),
        line + " hand_size=900", line.substr(6)}) {
    RecordBook book;
    CHECK_MESSAGE(book.read(good + wrong + "\n" + entry_text(match(8)) + "\n") == 6, wrong);
    CHECK(book.entries().size() == 4);
  }
  for (const auto& [from, to] :
       {std::pair("2026-11-30", "2026-1-30"), std::pair("human,", "Human,"), std::pair(" lost ", " sold "),
        std::pair(" own ", " own 12 "), std::pair(":19", ":1x")}) {
    std::string changed = line;
    const std::size_t at = changed.find(from);
    REQUIRE(at != std::string::npos);
    changed.replace(at, std::string_view(from).size(), to);
    RecordBook book;
    CHECK_MESSAGE(book.read("yinuo-records 1\n" + changed) == 2, changed);
  }
}

TEST_CASE("no text breaks reading: any cut, any changed byte") {
  const std::string whole = book_of(1, 6).text();
  Rng rng = Rng::seeded(5);
  for (int i = 0; i < 2000; ++i) {
    std::string text = whole;
    text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    if (i % 3 == 0) text.resize(rng.below(static_cast<std::uint32_t>(text.size())));
    RecordBook book;
    (void)book.read(text);
    RecordBook again;
    CHECK(again.read(book.text()) == 0);
  }
}

TEST_CASE("the oldest go first, favourites and the newest stay, and all of them count") {
  RecordBook book = book_of(1, 5);
  CHECK(book.set_favourite(match(1).id, true));
  for (int number = 6; number <= 100; ++number) book.add(match(number, number % 2 == 0));
  const std::vector<std::string> gone = book.trim();
  CHECK(book.entries().size() == kMostMatches);
  CHECK(gone.size() == 40);
  CHECK(gone.front() == match(2).id);
  CHECK(book.find(match(1).id) != nullptr);
  CHECK(book.find(match(41).id) == nullptr);
  CHECK(book.find(match(42).id) != nullptr);
  CHECK(all_of(book).matches == 100);
  CHECK(all_of(book).won == 50);
  CHECK(all_of(book).points == 100 * 100 + 5050);
  // What is known is not added again.
  book.add(match(2));
  CHECK(book.find(match(2).id) == nullptr);
  CHECK(all_of(read_back(book)) == all_of(book));
}

TEST_CASE("matches that weigh too much go too, but never the newest") {
  RecordBook book;
  for (int number = 1; number <= 4; ++number) {
    Entry heavy = match(number);
    heavy.bytes = kMostMatchBytes / 2;
    book.add(heavy);
  }
  CHECK(book.trim().size() == 2);
  Entry huge = match(5);
  huge.bytes = 2 * kMostMatchBytes;
  book.add(huge);
  CHECK(book.trim().size() == 2);
  REQUIRE(book.entries().size() == 1);
  CHECK(book.entries().front().id == huge.id);
}

TEST_CASE("there are only so many favourites") {
  RecordBook book = book_of(1, kMostFavourites + 1);
  for (int number = 1; number <= kMostFavourites; ++number) CHECK(book.set_favourite(match(number).id, true));
  CHECK_FALSE(book.set_favourite(match(kMostFavourites + 1).id, true));
  CHECK(book.set_favourite(match(1).id, false));
  CHECK(book.set_favourite(match(kMostFavourites + 1).id, true));
}

TEST_CASE("what somebody else has sent is kept and not counted") {
  RecordBook book;
  Entry sent = match(1, true);
  sent.received = true;
  book.add(sent);
  CHECK(book.tallies().empty());
  book.remove(sent.id);
  CHECK(book.tallies().empty());
  CHECK(book.entries().empty());
}

TEST_CASE("a deal played again is kept and not counted, and stays so in the text") {
  RecordBook book;
  Entry again = match(1, true);
  again.again = true;
  book.add(again);
  CHECK(book.tallies().empty());
  RecordBook read;
  CHECK(read.read(book.text()) == 0);
  CHECK(read.entries() == book.entries());
  CHECK(read.tallies().empty());
  read.remove(again.id);
  CHECK(read.tallies().empty());
}

TEST_CASE("matches are counted by preset, by number and kind of opponents, by format") {
  RecordBook book;
  Entry one = match(1, true), two = match(2), three = match(3), four = match(4, true);
  two.rules = rules_from("classic target=500");  // another length makes no other rules
  three.kinds = {"human", "steady", "master"};
  four.rules = rules_from("classic hand_size=9 match=single");
  for (const Entry& each : {one, two, three, four}) book.add(each);
  const std::vector<Total> tallies = book.tallies();
  const auto of = [&](const Group& group) {
    const auto found =
        std::find_if(tallies.begin(), tallies.end(), [&](const Total& each) { return each.group == group; });
    REQUIRE(found != tallies.end());
    return found->tally;
  };
  CHECK(tallies.size() == 3);
  CHECK(of({"classic", "2:steady", "first_to"}).matches == 2);
  CHECK(of({"classic", "2:mixed", "first_to"}).matches == 1);
  CHECK(of({"own", "2:steady", "single"}).won == 1);
}

TEST_CASE("merging: the same match once, however often and in whichever order") {
  RecordBook here = book_of(1, 80), there = book_of(60, 90);
  (void)here.trim();
  RecordBook both = here;
  both.merge(there);
  CHECK(all_of(both).matches == 90);
  both.merge(there);
  both.merge(here);
  CHECK(all_of(both).matches == 90);
  (void)both.trim();
  CHECK(both.entries().size() == kMostMatches);
  CHECK(all_of(both).matches == 90);
  RecordBook other_way = there;
  other_way.merge(here);
  CHECK(all_of(other_way).matches == 90);
  CHECK(all_of(read_back(other_way)).matches == 90);
}

TEST_CASE("a copy of one's own book adds nothing, an older one neither, and a lost book comes back") {
  RecordBook book = book_of(1, 70);
  (void)book.trim();
  const RecordBook older = book;
  for (int number = 71; number <= 95; ++number) book.add(match(number));
  (void)book.trim();
  RecordBook merged = book;
  merged.merge(older);
  CHECK(all_of(merged) == all_of(book));
  RecordBook empty;
  empty.merge(older);
  CHECK(all_of(empty) == all_of(older));
  // On another device that plays on by itself.
  empty.add(match(200));
  CHECK(all_of(empty).matches == 71);
  empty.merge(book);
  CHECK(all_of(empty).matches == 96);
}

TEST_CASE("of two ratings the one that comes from more matches stays") {
  RecordBook here, there;
  here.set_rating("classic", {.rating = 1600, .deviation = 60, .volatility = 0.06, .matches = 20});
  here.set_rating("party", {.rating = 1400, .deviation = 200, .volatility = 0.06, .matches = 2});
  there.set_rating("classic", {.rating = 1500, .deviation = 90, .volatility = 0.06, .matches = 10});
  there.set_rating("party", {.rating = 1450, .deviation = 90, .volatility = 0.06, .matches = 12});
  here.merge(there);
  CHECK(here.rating("classic").rating == 1600);
  CHECK(here.rating("party").rating == 1450);
}
