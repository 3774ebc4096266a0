// A finished match of any format, by any rules, is told again from its text and from its link to the same last state,
// in every build: these tests run natively and as WebAssembly, and what was written down natively is read in both.
#include <fstream>
#include <map>
#include <string>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "engine/options.hpp"
#include "engine/record.hpp"
#include "engine/replay_link.hpp"
#include "support/printing.hpp"
#include "support/whole_match.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr std::uint64_t kMatches = 12;  // of each format
constexpr std::uint64_t kFirst = 70001;

std::string name_of(MatchFormat format) { return find_option("match")->value_text(static_cast<int>(format)); }

// A match that is over, with somebody at each seat.
Record finished(MatchFormat format, std::uint64_t number) {
  const Table table = match_table(format, number);
  WholeMatch match = play_match(table);
  REQUIRE_MESSAGE(match.fault.empty(), match.fault << " (" << table.text() << ")");
  for (int seat = 0; seat < table.seats; ++seat)
    match.record.players.push_back(seat == 0 ? RecordPlayer{"human", ""} : RecordPlayer{"steady", "kitty"});
  return match.record;
}

template <typename Visit>
void each_format(Visit visit) {
  const Option& option = *find_option("match");
  for (int value = option.least; value <= option.most; ++value) visit(static_cast<MatchFormat>(value));
}

// The links of tests/golden/links.txt by the formats of their matches.
std::map<std::string, std::string> golden_links() {
  std::ifstream file("tests/golden/links.txt");
  REQUIRE(file);
  std::map<std::string, std::string> links;
  for (std::string format, link; file >> format >> link;) links[format] = link;
  return links;
}

}  // namespace

TEST_CASE("a finished match of any format replays from its text and from its link to the same hash, in every build") {
  Hash64 all;
  each_format([&all](MatchFormat format) {
    for (std::uint64_t number = kFirst; number < kFirst + kMatches; ++number) {
      const Record record = finished(format, number);
      CAPTURE(rules_text(record.rules));
      const Result<State> last = replay(record);
      REQUIRE_MESSAGE(last.ok(), last.problem().sentence);
      CHECK(last.value().stage == Stage::MatchOver);
      const Result<Record> read = parse_record(record_text(record, last.value()));
      const Result<Record> linked = parse_replay_link(replay_link(record));
      for (const Result<Record>* each : {&read, &linked}) {
        REQUIRE_MESSAGE(each->ok(), each->problem().sentence);
        CHECK(each->value().hash == record.hash);
        CHECK(each->value().actions == record.actions);
        CHECK(replay(each->value()).ok());
      }
      all.number(record.hash);
    }
  });
  CHECK(to_hex(all.value(), 16) == "8de127f55337494e");
}

TEST_CASE("links that were written down natively are the same in every build, and verify") {
  const std::map<std::string, std::string> links = golden_links();
  each_format([&links](MatchFormat format) {
    const std::string name = name_of(format);
    REQUIRE_MESSAGE(links.count(name) == 1, name);
    const std::string& link = links.at(name);
    const Result<Record> read = parse_replay_link(link);
    REQUIRE_MESSAGE(read.ok(), name << ": " << read.problem().sentence);
    CHECK(read.value().rules.match == format);
    const std::string made = replay_link(finished(format, read.value().seed));
    CHECK_MESSAGE(made == link, "tests/golden/links.txt: " << name << " " << made);
  });
}
