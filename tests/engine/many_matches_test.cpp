// Very many matches of each format: each ends with a winner, or with the tie that the rule book allows. The long run is
// scripts/soak --matches, which starts some of these side by side and sets the variables below; without them it is
// short.
//   YINUO_MATCHES=N     so many matches of each format, with a report
//   YINUO_RULE_FIRST=K  from the K-th match on
//   YINUO_RULE_STEP=S   only every S-th match: the others are somebody else's
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/options.hpp"
#include "support/printing.hpp"
#include "support/whole_match.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

std::uint64_t number(const char* name, std::uint64_t otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

struct Sum {
  int matches = 0, rounds = 0, level = 0, shared = 0;
};

void report(const std::string& format, const Sum& sum) {
  std::printf("soak: %s: %d matches, %d rounds, %d level, %d shared\n", format.c_str(), sum.matches, sum.rounds,
              sum.level, sum.shared);
  std::fflush(stdout);
}

}  // namespace

TEST_CASE("many matches: each format comes to its end, with the winner or the tie that the rule book names") {
  const std::uint64_t first = number("YINUO_RULE_FIRST", 1), step = number("YINUO_RULE_STEP", 1);
  const int told = static_cast<int>(number("YINUO_MATCHES", 0)), wanted = told > 0 ? told : soak(60);
  const Option& option = *find_option("match");
  for (int value = option.least; value <= option.most; ++value) {
    const auto format = static_cast<MatchFormat>(value);
    Sum sum;
    for (std::uint64_t each = first; sum.matches < wanted; each += step) {
      const Table table = match_table(format, each);
      const WholeMatch match = play_match(table);
      CHECK_MESSAGE(match.fault.empty(), match.fault << " (" << table.text() << ")");
      ++sum.matches;
      sum.rounds += match.rounds;
      sum.level += match.level;
      sum.shared += match.shared ? 1 : 0;
    }
    // What the rule book shares and what it plays on for has been met. With first_to and elimination nobody can be
    // level: the round's winner alone books points, or none.
    const bool shares = format == MatchFormat::Rounds || format == MatchFormat::Chips;
    const std::string name = option.value_text(value);
    CHECK_MESSAGE((sum.shared > 0) == shares, name);
    const bool goes_on =
        format == MatchFormat::LastTo || format == MatchFormat::Bust || format == MatchFormat::Knockout;
    CHECK_MESSAGE((sum.level > 0) == goes_on, name);
    if (told > 0) report(name, sum);
  }
}
