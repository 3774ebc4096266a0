// Saves: written, read back and replayed they give the same match; damaged ones get a sentence with a line.
#include "engine/record.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/options.hpp"
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
  CHECK(line_of_fault(replaced(text, "rules official", "rules official\nrules classic")) == 3);
  CHECK(line_of_fault(replaced(text, "seats 3", "seats 3\nseats 3")) == 4);
  CHECK(line_of_fault(replaced(text, "seed 1234", "seed 1234\nseed 4321")) == 5);
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

TEST_CASE("a deal played again is marked so behind its seed, and read back so; to other readers it is a comment") {
  State last;
  Record record = played(kSmall, 12, last);
  CHECK(record_text(record, last).find("again") == std::string::npos);
  record.again = true;
  const std::string text = record_text(record, last);
  CHECK(text.find("\nseed " + to_hex(record.seed) + " # again\n") != std::string::npos);
  const Result<Record> read = parse_record(text);
  REQUIRE(read.ok());
  CHECK(read.value().again);
  CHECK(read.value().seed == record.seed);
  CHECK(record_text(read.value(), last) == text);
  CHECK(replay(read.value()).ok());
  std::string other = text;
  other.replace(other.find("# again"), 7, "# agape");
  REQUIRE(parse_record(other).ok());
  CHECK_FALSE(parse_record(other).value().again);
}

namespace {

// What play is in the middle of.
std::vector<std::string_view> phases_of(const State& state) {
  std::vector<std::string_view> phases;
  const auto add = [&](bool is_so, std::string_view phase) {
    if (is_so) phases.push_back(phase);
  };
  add(state.stage == Stage::NameColour, "a Wild starter to name");
  add(state.stage == Stage::Turn && state.chain.sum == 0 && state.slapping == 0, "an ordinary turn");
  add(state.stage == Stage::Drawn, "a card just drawn");
  add(state.chain.sum > 0, "a sum to pay");
  add(state.chain.cards > 1, "a stack");
  add(state.in_round() && check(state, act(ActionKind::Challenge, state.turn)) == Refusal::None, "a challenge");
  add(state.owes_call != 0, "a call owed");
  add(state.early_call != 0, "a call before its play");
  add(state.slapping != 0, "a slap race");
  add(state.in_round() && state.silence_by != kNoSeat, "silence");
  add(state.in_round() && state.left != 0, "a seat that has left");
  add(state.stage == Stage::Between, "between rounds");
  add(state.stage == Stage::MatchOver, "the end");
  return phases;
}

constexpr std::size_t kPhases = 13;

}  // namespace

TEST_CASE("a match is taken up in every phase of a round, and goes on as it would have") {
  const Rules rules = parse_rules("wild_party silence_on=six target=100").value();
  std::set<std::string_view> met;
  for (std::uint64_t seed = 1; seed <= 200 && met.size() < kPhases; ++seed) {
    const Table table{rules, 3, seed};
    Record record;
    record.rules = rules;
    record.seats = table.seats;
    record.seed = seed;
    Rng rng = Rng::seeded(seed, 9);
    State state = start_match(rules, table.seats, seed);
    for (int i = 0; i < 400; ++i) {
      bool fresh = false;
      for (const std::string_view phase : phases_of(state)) fresh = met.insert(phase).second || fresh;
      if (fresh) {
        const Result<Record> read = parse_record(record_text(record, state));
        REQUIRE(read.ok());
        Result<State> again = replay(read.value());
        REQUIRE(again.ok());
        CHECK(again.value() == state);
        State one = state;
        Rng here = Rng::seeded(seed, 12), there = Rng::seeded(seed, 12);
        for (int k = 0; k < 40 && one.stage != Stage::MatchOver; ++k) {
          apply(one, random_action(one, here));
          apply(again.value(), random_action(again.value(), there));
        }
        CHECK(again.value() == one);
      }
      if (state.stage == Stage::MatchOver) break;
      record.actions.push_back(random_action(state, rng));
      apply(state, record.actions.back());
    }
  }
  CHECK(met.size() == kPhases);
}
