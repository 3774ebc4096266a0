// Saves: written, read back and replayed they give the same match; damaged ones get a sentence with a line.
#include "engine/record.hpp"

#include <string>

#include "base/text.hpp"
#include "engine/check.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

// A match played at random, written down; `last` becomes its last state.
Record played(const Table& table, int actions, State& last) {
  Record record;
  record.rules = table.rules;
  record.seats = table.seats;
  record.seed = table.seed;
  for (int seat = 0; seat < table.seats; ++seat)
    record.players.push_back({"normal", "\"Ann\" \\ " + std::to_string(seat)});
  Rng rng = Rng::seeded(table.seed, 9);
  last = start_match(table.rules, table.seats, table.seed);
  for (int i = 0; i < actions && last.stage != Stage::MatchOver; ++i) {
    record.actions.push_back(random_action(last, rng));
    apply(last, record.actions.back());
  }
  return record;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

const Table kSmall{Rules{}, 3, 0x1234};

}  // namespace

TEST_CASE("a saved match is read back equal and replays to an equal state") {
  for (int i = 0; i < soak(80); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 7000);
    State last;
    const Record record = played(table, 300, last);
    const std::string text = record_text(record, last);
    const Result<Record> read = parse_record(text);
    REQUIRE_MESSAGE(read.ok(), read.problem().sentence);
    CHECK(read.value().rules == record.rules);
    CHECK(read.value().seats == record.seats);
    CHECK(read.value().seed == record.seed);
    CHECK(read.value().players == record.players);
    CHECK(read.value().actions == record.actions);
    const Result<State> replayed = replay(read.value());
    REQUIRE_MESSAGE(replayed.ok(), replayed.problem().sentence);
    CHECK(replayed.value() == last);
    CHECK(record_text(read.value(), replayed.value()) == text);
  }
}

TEST_CASE("replaying tells the same events as playing") {
  State last;
  const Record record = played(kSmall, 60, last);
  Events told;
  State state = start_match(record.rules, record.seats, record.seed, &told);
  for (const Action& action : record.actions) apply(state, action, &told);
  Events again;
  REQUIRE(replay(record, &again).ok());
  CHECK(again == told);
}

TEST_CASE("a save whose hash differs is told with its line") {
  State last;
  const Record record = played(kSmall, 20, last);
  const std::string text = record_text(record, last);
  const int lines = static_cast<int>(split_lines(text).size());
  const std::string hash = to_hex(hash_of(last), 16);
  const Result<Record> read = parse_record(replaced(text, hash, to_hex(hash_of(last) ^ 1, 16)));
  REQUIRE(read.ok());
  const Result<State> replayed = replay(read.value());
  REQUIRE(!replayed.ok());
  CHECK(replayed.problem().line == lines);
  CHECK(replayed.problem().sentence.find("iverged at line " + std::to_string(lines)) != std::string::npos);
}

TEST_CASE("a save with an action that is refused is told with its line and code") {
  State last;
  Record record = played(kSmall, 20, last);
  record.actions[5] = act(ActionKind::Next);
  const Result<Record> read = parse_record(record_text(record, last));
  REQUIRE(read.ok());
  const Result<State> replayed = replay(read.value());
  REQUIRE(!replayed.ok());
  // yinuo, rules, seats, seed, three players, do, then the actions.
  CHECK(replayed.problem().line == 8 + 6);
  CHECK(replayed.problem().sentence.find("window_closed") != std::string::npos);
}

TEST_CASE("damaged saves get a sentence and the line at fault") {
  State last;
  const Record record = played(kSmall, 20, last);
  const std::string text = record_text(record, last);
  const auto line_of_fault = [](const std::string& damaged) {
    const Result<Record> read = parse_record(damaged);
    if (read.ok()) return 0;
    CHECK(!read.problem().sentence.empty());
    return read.problem().line;
  };
  CHECK(line_of_fault(replaced(text, "yinuo 1", "yinuo 2")) == 1);
  CHECK(line_of_fault(replaced(text, "yinuo 1", "onuyi 1")) == 1);
  CHECK(line_of_fault(replaced(text, "rules official", "rules officious")) == 2);
  CHECK(line_of_fault(replaced(text, "rules official", "rules official teams=2")) == 8);
  CHECK(line_of_fault(replaced(text, "seats 3", "seats 11")) == 3);
  CHECK(line_of_fault(replaced(text, "seats 3", "seats 4")) == 8);
  CHECK(line_of_fault(replaced(text, "seed 1234", "seed xyz")) == 4);
  CHECK(line_of_fault(replaced(text, "player 1", "player 2")) == 6);
  CHECK(line_of_fault(replaced(text, "\ndo\n", "\ndo\n0 dance\n")) == 9);
  CHECK(line_of_fault(text.substr(0, text.find("\ndo\n"))) == 7);
  CHECK(line_of_fault(text + "0 draw\n") == static_cast<int>(split_lines(text).size()) + 1);
  CHECK_FALSE(parse_record("").ok());
}

TEST_CASE("no damaged save brings the reader down") {
  State last;
  const Record record = played(kSmall, 40, last);
  const std::string text = record_text(record, last);
  Rng rng = Rng::seeded(11);
  int refused = 0;
  for (int i = 0; i < soak(400); ++i) {
    std::string damaged = text;
    for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) {
      damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] = static_cast<char>(rng.below(256));
    }
    if (rng.chance(30)) damaged.resize(rng.below(static_cast<std::uint32_t>(damaged.size())));
    const Result<Record> read = parse_record(damaged);
    const bool ends_well = read.ok() && replay(read.value()).ok();
    refused += ends_well ? 0 : 1;
  }
  CHECK(refused > soak(400) / 4);
}

TEST_CASE("an action that the program took when the time had run out is marked so, and read back so") {
  State last;
  Record record = played(kSmall, 12, last);
  record.timeouts = {0, 3, 11};
  const std::string text = record_text(record, last);
  std::size_t marks = 0;
  for (std::size_t at = text.find(" # timeout\n"); at != std::string::npos; at = text.find(" # timeout\n", at + 1))
    ++marks;
  CHECK(marks == 3);
  const Result<Record> read = parse_record(text);
  REQUIRE(read.ok());
  CHECK(read.value().timeouts == record.timeouts);
  CHECK(read.value().actions == record.actions);
  CHECK(record_text(read.value(), last) == text);
}
