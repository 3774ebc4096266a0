// Links to replays: any match is read back equal, a round's link is short, and damaged ones get a sentence.
#include "engine/replay_link.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "ai/player.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"
#include "support/company.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

Record begun(const Table& table) {
  Record record;
  record.rules = table.rules;
  record.seats = table.seats;
  record.seed = table.seed;
  for (int seat = 0; seat < table.seats; ++seat)
    record.players.push_back(seat == 1 ? RecordPlayer{"human", "Ann"} : RecordPlayer{"normal", "kitty"});
  return record;
}

// A match played at random, with everything that only costs, and some actions taken by the clock.
Record played(const Table& table, int actions) {
  Record record = begun(table);
  Rng rng = Rng::seeded(table.seed, 9);
  State state = start_match(table.rules, table.seats, table.seed);
  for (int i = 0; i < actions && state.stage != Stage::MatchOver; ++i) {
    if (rng.chance(3)) record.timeouts.push_back(record.actions.size());
    record.actions.push_back(random_action(state, rng));
    apply(state, record.actions.back());
  }
  return record;
}

// One round as computer players play it.
Record round_of(const Table& table) {
  Record record = begun(table);
  State state = start_match(table.rules, table.seats, table.seed);
  Rng rng = Rng::seeded(table.seed, 4);
  Company company(state, 0, rng, [&](const Action& action) {
    record.actions.push_back(action);
    apply(state, action);
    return true;
  });
  while (state.in_round()) company.step();
  return record;
}

void check_equal(const Record& read, const Record& record) {
  CHECK(read.rules == record.rules);
  CHECK(read.seats == record.seats);
  CHECK(read.seed == record.seed);
  CHECK(read.actions == record.actions);
  CHECK(read.timeouts == record.timeouts);
  CHECK(read.again == record.again);
}

const Table kSmall{Rules{}, 3, 0x1234};

}  // namespace

TEST_CASE("a link is read back as the match it was made of") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = i % 2 == 0 ? random_rule_table(static_cast<std::uint64_t>(i) + 300)
                                   : random_table(static_cast<std::uint64_t>(i) + 7100);
    CAPTURE(table.text());
    Record record = played(table, 300);
    record.again = i % 5 == 0;
    const std::string link = replay_link(record);
    const Result<Record> read = parse_replay_link(i % 3 == 0 ? "#" + link : link);
    REQUIRE_MESSAGE(read.ok(), read.problem().sentence);
    check_equal(read.value(), record);
    CHECK(read.value().has_hash);
    CHECK(replay(read.value()).ok());
    CHECK(replay_link(read.value()) == link);
    // Only what an address may hold as it is.
    CHECK(link.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.") ==
          std::string::npos);
  }
}

TEST_CASE("the names of people do not travel, those of the other faces do") {
  const Result<Record> read = parse_replay_link(replay_link(played(kSmall, 30)));
  REQUIRE(read.ok());
  CHECK(read.value().players == std::vector<RecordPlayer>{{"normal", "kitty"}, {"human", ""}, {"normal", "kitty"}});
}

TEST_CASE("the link of a round is short") {
  std::vector<std::size_t> lengths;
  for (int i = 0; i < 200; ++i) lengths.push_back(replay_link(round_of({Rules{}, 4, 9000u + unsigned(i)})).size());
  std::sort(lengths.begin(), lengths.end());
  MESSAGE("200 rounds of 4: median " << lengths[100] << ", longest " << lengths.back());
  CHECK(lengths[100] < 400);
  CHECK(lengths.back() < 2000);
}

TEST_CASE("the link of a round is short by each preset, for two to as many as it takes") {
  for (const Preset& preset : presets()) {
    const Rules rules = preset_rules(preset);
    std::vector<std::size_t> lengths;
    int longest_at = 0;
    for (int seats = 2; seats <= rules.max_players; ++seats) {
      if (!why_not_playable(rules, seats).empty()) continue;
      for (int i = 0; i < soak(8); ++i) {
        lengths.push_back(replay_link(round_of({rules, seats, 700u + unsigned(i)})).size());
        if (lengths.back() == *std::max_element(lengths.begin(), lengths.end())) longest_at = seats;
      }
    }
    std::sort(lengths.begin(), lengths.end());
    MESSAGE(preset.key << ", " << lengths.size() << " rounds: median " << lengths[lengths.size() / 2]
                       << ", 95 of 100 under " << lengths[lengths.size() * 95 / 100] << ", longest " << lengths.back()
                       << " with " << longest_at << " seats");
    CHECK(lengths.back() < 2000);
  }
}

TEST_CASE("a link in which one sign is another is refused with a sentence") {
  const std::string link = replay_link(played(kSmall, 60));
  for (std::size_t i = 2; i < link.size(); ++i) {
    std::string damaged = link;
    damaged[i] = damaged[i] == 'A' ? 'B' : 'A';
    const Result<Record> read = parse_replay_link(damaged);
    CAPTURE(i);
    CHECK_FALSE(read.ok());
    CHECK_FALSE(read.problem().sentence.empty());
  }
}

TEST_CASE("a link that was cut off or goes on is refused") {
  const std::string link = replay_link(played(kSmall, 60));
  for (std::size_t i = 0; i < link.size(); ++i) CHECK_FALSE(parse_replay_link(link.substr(0, i)).ok());
  for (const char* more : {"A", "AA", "AAAA", " ", "."}) CHECK_FALSE(parse_replay_link(link + more).ok());
}

TEST_CASE("a link says at which action it cannot be") {
  Record record = played(kSmall, 20);
  const std::size_t whole = record.actions.size();
  const Result<Record> read = parse_replay_link(replay_link(record).substr(0, 60));
  REQUIRE_FALSE(read.ok());
  CHECK(read.problem().line >= 0);
  CHECK(read.problem().line <= static_cast<int>(whole));
  // The last of 20 actions has no such number: 127, where the check is behind it.
  record.players.clear();
  std::string link = replay_link(record);
  std::set<int> lines;
  for (std::size_t i = link.size() - 16; i + 8 < link.size(); ++i) {
    std::string damaged = link;
    damaged[i] = '_';
    const Result<Record> one = parse_replay_link(damaged);
    if (!one.ok()) lines.insert(one.problem().line);
  }
  CHECK(*lines.rbegin() > static_cast<int>(whole) - 8);
}

TEST_CASE("other versions and other texts are told apart") {
  CHECK(is_other_version("2.AAAA"));
  CHECK(is_other_version("#12.AAAA"));
  CHECK_FALSE(is_other_version("1.AAAA"));
  CHECK_FALSE(is_other_version("rules"));
  for (const char* text : {"1.AAAA", "#1.", "#12.AAAA"}) CHECK(is_replay_link(text));
  for (const char* text : {"", "#", "1", "rules", "v1.AAAA", "yinuo 1.", ".1"}) CHECK_FALSE(is_replay_link(text));
  CHECK(parse_replay_link("2.AAAA").problem().sentence.find("version") != std::string::npos);
  for (const char* text : {"", "#", "1.", "#1.", "1.!", "hello", "1.AAAAAAAA", "1.________________"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_replay_link(text).ok());
    CHECK_FALSE(parse_replay_link(text).problem().sentence.empty());
  }
}

TEST_CASE("whatever stands behind the version, reading it ends") {
  Rng rng = Rng::seeded(77);
  constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (int i = 0; i < soak(3000); ++i) {
    // Often with a good beginning.
    std::string link = i % 2 == 0 ? "1." : replay_link(begun(kSmall)).substr(0, 30 + rng.below(30));
    for (std::uint32_t n = rng.below(200); n > 0; --n) link += kSigns[rng.below(64)];
    CHECK_FALSE(parse_replay_link(link).ok());
  }
}
