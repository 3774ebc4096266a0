// What the program does for a seat whose time has run out.
#include "ai/timeout.hpp"

#include <string>

#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

// Seat 0 of three is to act and holds `hand`; `top` lies on the discards.
State table(std::string_view options, std::string_view hand, std::string_view top, bool opening = false) {
  Setup setup;
  setup.rules = parse_rules("official " + std::string(options)).value();
  setup.seats = 3;
  setup.dealer = 2;
  setup.opening = opening;
  setup.hands = {cards(hand), cards("G1 G2 G3 W"), cards("Y1 Y2")};
  setup.discard = cards(top);
  const Result<State> state = set_up(setup);
  REQUIRE_MESSAGE(state.ok(), state.problem().sentence);
  return state.value();
}

std::string deed(const State& state, Seat seat = 0) { return deed_text(ai::timed_out(View(state, seat))); }

}  // namespace

// rows: UI11
TEST_CASE("when the time runs out it draws although a card could be played") {
  CHECK(deed(table("", "R5 B1 W", "R1")) == "draw");
}

TEST_CASE("when the time runs out with a drawn card it passes, or draws on, or plays what it must") {
  State state = table("", "R5 B1", "R1");
  apply(state, act(ActionKind::Draw, 0));
  CHECK(deed(state) == "pass");
  State more = table("draw=until_playable", "B1 B2", "R1");
  more.cells[more.draw_top].set_face(*parse_card("G9"));
  apply(more, act(ActionKind::Draw, 0));
  CHECK(deed(more) == "draw");
  State must = table("drawn_card=must_play", "B1 G2", "R1");
  must.cells[must.draw_top].set_face(*parse_card("R9"));
  apply(must, act(ActionKind::Draw, 0));
  CHECK(deed(must) == "play R9");
}

TEST_CASE("when the time runs out it pays what it owes, without answering or questioning") {
  State state = table("stack_2_on_2 stack_4_on_4 challenge_stacked=last", "W4 B+2 B1", "R1");
  apply(state, play(0, Face::WildDrawFour, Colour::Green));
  CHECK(View(state, 1).options().challenge);
  CHECK(deed(state, 1) == "draw");
}

TEST_CASE("when the time runs out it names the colour it holds most of, of equal ones the first") {
  CHECK(deed(table("", "R5 B1 B2", "W", true)) == "name B");
  CHECK(deed(table("", "G5 B1", "W", true)) == "name G");
}

TEST_CASE("where it may neither draw nor pass it plays a number, then an action card, then a black card") {
  CHECK(deed(table("draw_freely=false", "RS R5 W B1", "R1")) == "play R5");
  CHECK(deed(table("draw_freely=false", "RS W B2", "R1")) == "play RS");
  CHECK(deed(table("draw_freely=false", "W B2 B3", "R1")) == "play W as B");
}

TEST_CASE("when the time runs out it swaps no hands but where it has to, and passes none on") {
  CHECK(deed(table("draw_freely=false swap_on=seven", "R7 B1 B2", "R1")) == "play R7");
  CHECK(deed(table("draw_freely=false swap_on=seven swap_forced", "R7 RS B2", "R1")) == "play RS");
  CHECK(deed(table("draw_freely=false swap_on=seven swap_forced", "R7 B2 B3", "R1")) == "play R7 swap 2");
  CHECK(deed(table("draw_freely=false zero=may_pass", "R0 B1 B2", "R1")) == "play R0");
  CHECK(deed(table("draw_freely=false red_zero_reset", "R0 B1 B2", "R1")) == "play R0");
}

TEST_CASE("when the time runs out in a slap it slaps, and between rounds the next one is dealt") {
  State state = table("slap_on=four", "R4 B1 B2", "R1");
  apply(state, play(0, *parse_card("R4")));
  CHECK(deed(state, 0) == "slap");
  CHECK(deed(state, 2) == "slap");
  State over = table("", "R5", "R1");
  apply(over, play(0, *parse_card("R5")));
  CHECK(deed(over, 1) == "next");
}

TEST_CASE("whatever the table, what is done when the time runs out is legal and tells no secret") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 12000);
    Rng rng = Rng::seeded(table.seed, 23);
    std::string fault;
    play_table(table, 2, 250, [&](const State& state) {
      if (state.stage == Stage::MatchOver) return;
      for (Seat seat = 0; seat < state.seats; ++seat) {
        const bool asked = state.slapping != 0 ? contains(state.slapping, seat) : seat == state.turn;
        if (!asked) continue;
        const Action action = ai::timed_out(View(state, seat));
        if (check(state, action) != Refusal::None) fault = action_text(action) + " is refused";
        if (action.kind == ActionKind::Challenge || action.kind == ActionKind::Call) fault = action_text(action);
        const State other = other_truth(state, seat, rng);
        if (!(action == ai::timed_out(View(other, seat)))) fault = "a secret was known";
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}
