// What the end of a round is worth: the side counts, the last round decides, points count before it.
#include "ai/value.hpp"

#include "engine/apply.hpp"
#include "engine/options.hpp"
#include "support/printing.hpp"

using namespace yinuo;

namespace {

// A round that `winner` has won, with these points.
State won(std::string_view rules, int seats, Seat winner, std::initializer_list<int> scores) {
  State state = start_match(parse_rules(rules).value(), seats, 1);
  state.stage = Stage::Between;
  state.round_winner = winner;
  Seat seat = 0;
  for (const int score : scores) state.scores[seat++] = score;
  return state;
}

}  // namespace

TEST_CASE("a single round is won or lost, with one's partner too") {
  const State alone = won("official match=single", 4, 1, {});
  CHECK(ai::value_of(alone, 1) == ai::kFullValue);
  CHECK(ai::value_of(alone, 3) == 0);
  const State teams = won("official match=single teams=2", 4, 1, {});
  CHECK(ai::value_of(teams, 3) == ai::kFullValue);
  CHECK(ai::value_of(teams, 0) == 0);
}

TEST_CASE("points count in a match, and the end of the match is all that counts in its last round") {
  const State ahead = won("official", 2, 0, {100, 0});
  const State far_ahead = won("official", 2, 0, {300, 0});
  CHECK(ai::value_of(far_ahead, 0) > ai::value_of(ahead, 0));
  CHECK(ai::value_of(far_ahead, 1) < ai::value_of(ahead, 1));
  State over = won("official", 2, 1, {480, 500});
  over.stage = Stage::MatchOver;
  over.match_winners = set_of(Seat{1});
  CHECK(ai::value_of(over, 0) == 0);
  CHECK(ai::value_of(over, 1) == ai::kFullValue);
}

TEST_CASE("where few points are good, they are; who has fallen out has nothing") {
  const State low = won("official booking=losers match=bust", 2, 0, {0, 200});
  CHECK(ai::value_of(low, 0) > ai::value_of(low, 1));
  State out = won("official booking=losers match=elimination", 3, 0, {0, 200, 500});
  out.eliminated = set_of(Seat{2});
  CHECK(ai::value_of(out, 2) == 0);
  CHECK(ai::value_of(out, 1) > 0);
}
