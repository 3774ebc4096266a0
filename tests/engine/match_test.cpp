// Rounds into matches: every format comes to an end, and who is out is passed over by everything.
#include "engine/families/match.hpp"

#include <string>

#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/families/teams.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "engine/validate.hpp"
#include "engine/view.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

Action read_action(std::string_view text) {
  const Result<Action> action = parse_action(text);
  REQUIRE_MESSAGE(action.ok(), action.problem().sentence);
  return action.value();
}

// Four seats of which some have been put out in earlier rounds; R1 on top, seat 0 to act.
State table_without(std::initializer_list<Seat> out, std::string_view options,
                    std::initializer_list<std::vector<Face>> hands) {
  Setup setup;
  setup.rules = rules_from("official booking=losers match=elimination " + std::string(options));
  setup.seats = 4;
  Seat at = 0;
  for (const std::vector<Face>& hand : hands) setup.hands[at++] = hand;
  setup.discard = {*parse_card("R1")};
  Result<State> state = set_up(setup);
  REQUIRE_MESSAGE(state.ok(), state.problem().sentence);
  for (const Seat seat : out) fold(state.value(), {.kind = EventKind::Eliminated, .seat = seat});
  return state.value();
}

std::vector<Face> cards(std::initializer_list<std::string_view> texts) {
  std::vector<Face> faces;
  for (const std::string_view text : texts) faces.push_back(*parse_card(text));
  return faces;
}

void act(State& state, std::string_view text) {
  const Action action = read_action(text);
  REQUIRE_MESSAGE(check(state, action) == Refusal::None, text << ": " << refusal_code(check(state, action)));
  apply(state, action);
}

}  // namespace

TEST_CASE("a seat that is out is passed over by turns, Skip, Reverse and draw cards") {
  const auto hand = cards({"R2", "RS", "RV", "R+2"});
  const std::vector<Face> none;
  State state = table_without({1}, "", {hand, none, hand, cards({"R3", "R4", "R5"})});
  State copy = state;
  act(copy, "0 play R2");
  CHECK(copy.turn == 2);
  copy = state;
  act(copy, "0 play RS");
  CHECK(copy.turn == 3);
  copy = state;
  act(copy, "0 play RV");
  CHECK(copy.turn == 3);
  act(copy, "3 play R3");
  CHECK(copy.turn == 2);
  act(copy, "2 play R2");
  CHECK(copy.turn == 0);
  copy = state;
  act(copy, "0 play R+2");
  CHECK(copy.turn == 2);
  CHECK(copy.chain.sum == 2);
}

TEST_CASE("with two left Reverse acts as Skip") {
  const std::vector<Face> none;
  State state = table_without({1, 3}, "", {cards({"RV", "R2", "R3"}), none, cards({"R4", "R5"}), none});
  act(state, "0 play RV");
  CHECK(state.turn == 0);
  CHECK(state.direction == -1);
  act(state, "0 play R2");
  CHECK(state.turn == 2);
}

TEST_CASE("hands are passed on, swapped, slapped for and bombed among those who are still in") {
  const std::vector<Face> none;
  State state = table_without(
      {1}, "zero=must_pass swap_on=seven slap_on=four bomb group=same_face",
      {cards({"R0", "R7", "R4", "Y2", "B2", "G2", "R2", "R3"}), none, cards({"B5"}), cards({"G1", "G3"})});
  State copy = state;
  act(copy, "0 play R0");
  CHECK(copy.hands[1].count == 0);
  CHECK(copy.hands[2].count == 7);
  CHECK(copy.hands[3].count == 1);
  CHECK(copy.hands[0].count == 2);
  CHECK(check(state, read_action("0 play R7 swap 1")) == Refusal::TargetInvalid);
  copy = state;
  act(copy, "0 play R4");
  CHECK(copy.slapping == (set_of(0) | set_of(2) | set_of(3)));
  copy = state;
  act(copy, "0 play R2 Y2 B2 G2 as G");
  CHECK(copy.hands[1].count == 0);
  CHECK(copy.hands[2].count == 2);
  CHECK(copy.hands[3].count == 3);
}

TEST_CASE("matches of every format come to an end, with winners who are still in and lead") {
  const std::string_view formats[] = {
      "match=single",
      "match=first_to target=150",
      "match=last_to booking=losers target=150",
      "match=bust booking=losers target=150",
      "match=elimination booking=losers target=80",
      "match=knockout",
      "match=knockout booking=losers",
      "match=rounds rounds=4",
      "match=rounds rounds=3 booking=losers",
      "match=chips target=100 rounds=6",
      "match=first_to target=150 teams=2",
      "match=last_to booking=losers target=150 teams=2 team_score=sum",
      "match=chips target=100 rounds=6 teams=2",
      "match=rounds booking=losers rounds=3 teams=3",
      "match=chips target=100 rounds=6 rotation=seats rotation_rounds=1",
      "match=elimination booking=losers target=80 rotation=seats rotation_rounds=2",
      "match=knockout rotation=seats rotation_rounds=1",
      "match=last_to booking=losers target=150 teams=2 rotation=seats rotation_rounds=1",
  };
  for (const std::string_view format : formats) {
    for (int i = 0; i < soak(18); ++i) {
      Table table{rules_from(format), 2 + i % 9, static_cast<std::uint64_t>(i)};
      if (table.rules.teams > 0) table.seats = table.rules.teams * (2 + i % 2);
      REQUIRE(why_not_playable(table.rules, table.seats).empty());
      State last;
      std::string fault;
      play_table(table, 1000, 1000000, [&](const State& state) {
        last = state;
        int sum = 0;
        for (Seat seat = 0; seat < state.seats; ++seat) {
          sum += seat < teams::sides(state) ? state.scores[seat] : 0;
          if (state.scores[seat] != state.scores[seat % teams::sides(state)]) fault = "a team shows two scores";
          if (state.scores[seat] < 0) fault = "a score below nought";
          if (contains(state.eliminated, seat) && state.in_round() && state.hands[seat].count > 0)
            fault = "who is out holds cards";
        }
        if (table.rules.match == MatchFormat::Chips && sum != table.rules.target * teams::sides(state))
          fault = "chips come or go";
        if (match::leaders(view_for(state, 0)) != match::leaders(state)) fault = "a view has other leaders";
      });
      CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
      CHECK_MESSAGE(last.stage == Stage::MatchOver, table.text());
      CHECK_MESSAGE(last.match_winners != 0, table.text());
      CHECK_MESSAGE((last.match_winners & last.eliminated) == 0, table.text());
      CHECK_MESSAGE(match::leaders(last) == last.match_winners, table.text());
      for (Seat one = 0; one < last.seats; ++one) {
        const bool by_points = table.rules.match != MatchFormat::Single;
        const bool behind = by_points && !contains(last.match_winners, one);
        const auto winner = static_cast<Seat>(std::countr_zero(last.match_winners));
        if (behind) CHECK_MESSAGE(match::stands_before(last, winner, one), table.text());
      }
    }
  }
}
