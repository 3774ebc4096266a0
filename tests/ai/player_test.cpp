// The computer player: legal always, sensible mostly, a person with calls.
#include "ai/player.hpp"

#include <array>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

// What seat 0 does, over many streams: how often each of its answers begins with `deed`.
int times(const State& state, std::string_view deed, int of = 100) {
  int count = 0;
  for (int i = 0; i < of; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 12);
    const Action action = ai::choose(View(state, state.turn), rng);
    CHECK(check(state, action) == Refusal::None);
    count += deed_text(action).substr(0, deed.size()) == deed ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("whatever the table, the computer's choices and reactions are legal") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 9000);
    Rng rng = Rng::seeded(table.seed, 13);
    std::string fault;
    play_table(table, 2, 250, [&](const State& state) {
      if (state.stage == Stage::MatchOver) return;
      const bool waits = state.slapping != 0 && !contains(state.slapping, state.turn);
      const Action action = waits ? act(ActionKind::Leave, state.turn) : ai::choose(View(state, state.turn), rng);
      if (waits && contains(state.left, state.turn)) return;
      if (check(state, action) != Refusal::None) fault = action_text(action);
      for (Seat seat = 0; seat < state.seats; ++seat) {
        const auto reaction = ai::react(View(state, seat), rng);
        if (!reaction) continue;
        if (check(state, reaction->action) != Refusal::None) fault = action_text(reaction->action);
        if (reaction->seconds <= 0 || reaction->seconds > 3) fault = "a reaction outside its time";
        if (reaction->action.seat != seat) fault = "a reaction for another seat";
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("computer players among themselves end every official match unblocked") {
  for (int i = 0; i < soak(60); ++i) {
    const Table table{Rules{}, 2 + i % 9, static_cast<std::uint64_t>(i)};
    Rng rng = Rng::seeded(table.seed, 14);
    State state = start_match(table.rules, table.seats, table.seed);
    int blocked = 0;
    for (int step = 0; step < 100000 && state.stage != Stage::MatchOver; ++step) {
      for (Seat seat = 0; seat < state.seats && state.owes_call != 0 && state.in_round(); ++seat) {
        const auto reaction = ai::react(View(state, seat), rng);
        if (reaction) apply(state, reaction->action);
      }
      apply(state, ai::choose(View(state, state.turn), rng));
      blocked += state.round_blocked ? 1 : 0;
    }
    CHECK_MESSAGE(state.stage == Stage::MatchOver, table.text());
    CHECK_MESSAGE(blocked == 0, table.text());
  }
}

TEST_CASE("it goes on in the colour it holds most of") {
  CHECK(times(table_of_hands({"R5 B5 R1 R3", "G1 G2 G3", "Y1 Y2 Y3"}, "Y5"), "play R5") == 100);
  CHECK(times(table_of_hands({"R5 B5 B1 B3", "G1 G2 G3", "Y1 Y2 Y3"}, "Y5"), "play B5") == 100);
}

TEST_CASE("black cards wait while a coloured card can be played") {
  CHECK(times(table_of_hands({"R5 W W4 B2", "G1 G2 G3", "Y1 Y2 Y3"}, "R9"), "play R5") == 100);
}

TEST_CASE("a next player with one card is stopped") {
  CHECK(times(table_of_hands({"R5 R+2 R8 R9", "G1", "Y1 Y2 Y3"}, "R3"), "play R+2") == 100);
  CHECK(times(table_of_hands({"R5 RS R8 R9", "G1", "Y1 Y2 Y3"}, "R3"), "play RS") == 100);
  CHECK(times(table_of_hands({"R5 RV R8 R9", "G1", "Y1 Y2 Y3"}, "R3"), "play RV") == 100);
  CHECK(times(table_of_hands({"G9 B8 B7 W4 B2", "G1", "Y1 Y2 Y3"}, "R3"), "play W4 as B") == 100);
}

TEST_CASE("it names the colour it holds most of, for a Wild and for a Wild starter") {
  CHECK(times(table_of_hands({"W G1 G2", "B1 B2 B3"}, "R9"), "play W as G") == 100);
  Setup setup;
  setup.seats = 2;
  setup.dealer = 1;
  setup.hands[0] = cards("B1 B2 Y3");
  setup.hands[1] = cards("G1 G2 G3");
  setup.discard = cards("W");
  setup.opening = true;
  const Result<State> state = set_up(setup);
  REQUIRE(state.ok());
  CHECK(times(state.value(), "name B") == 100);
}

TEST_CASE("it bluffs with a Wild Draw Four only now and then, and only when in need") {
  CHECK(times(table_of_hands({"R1 W4 B5 B6", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R9"), "play W4") == 0);
  const int bluffs = times(table_of_hands({"R1 W4 B5 B6", "G1", "Y1 Y2 Y3"}, "R9"), "play W4", 1000);
  CHECK(bluffs > 20);
  CHECK(bluffs < 200);
}

TEST_CASE("without a play it draws, plays a coloured card it has drawn, and passes otherwise") {
  State state = table_of_hands({"R1 R2 R3", "G1 G2 G3"}, "Y9");
  CHECK(times(state, "draw") == 100);
  Setup setup;
  setup.seats = 2;
  setup.hands[0] = cards("R1 R2 R3");
  setup.hands[1] = cards("G1 G2 G3");
  setup.discard = cards("Y9");
  for (const std::string_view next : {"Y4", "B4"}) {
    setup.draw = cards(next);
    state = set_up(setup).value();
    apply(state, act(ActionKind::Draw, 0));
    CHECK(times(state, next == "Y4" ? "play Y4" : "pass") == 100);
  }
}

TEST_CASE("it questions a Wild Draw Four of a full hand more readily than of a small one") {
  const auto challenged = [](std::string_view hand) {
    State state = table_of_hands({hand, "Y1 Y2 Y3 Y4"}, "R9");
    apply(state, play(0, Face::WildDrawFour, Colour::Green));
    return times(state, "challenge", 1000);
  };
  const int small = challenged("W4 B1");
  const int full = challenged("W4 B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3 G4");
  CHECK(small < 100);
  CHECK(full > 900);
}

TEST_CASE("a hand that was shown is remembered: a proven colour is questioned") {
  State state = table_of_hands({"W4 W4 B1 R1", "Y1 Y2 Y3 Y4"}, "R9");
  apply(state, play(0, Face::WildDrawFour, Colour::Red));
  apply(state, act(ActionKind::Challenge, 1));  // guilty: seat 0 draws, seat 1 has seen R1
  REQUIRE(state.turn == 1);
  const View view(state, 1);
  CHECK(contains(view.known_faces_of(0), *parse_card("R1")));
  CHECK(contains(view.known_faces_of(0), *parse_card("B1")));
}

TEST_CASE("it does not keep a card with which nobody may go out") {
  Rules rules;
  rules.last_card = LastCard::NoWild;
  CHECK(times(table_of_hands({"R5 W", "G1 G2 G3", "Y1 Y2 Y3"}, "R9", rules), "play R5") < 100);
  CHECK(times(table_of_hands({"R5 RS", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R9", rules), "play RS") > 0);
}

TEST_CASE("it calls like a person: before the play, soon after, late, or not at all") {
  const State before = table_of_hands({"R5 R6", "G1 G2 G3"}, "R9");
  const int early = times(before, "call", 1000);
  CHECK(early > 400);
  CHECK(early < 700);
  State called = before;
  apply(called, act(ActionKind::Call, 0));
  CHECK(times(called, "play R") == 100);

  State after = before;
  apply(after, play(0, *parse_card("R5")));
  std::array<int, 3> counts{};  // quick, late, forgotten
  for (int i = 0; i < 1000; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 15);
    const auto reaction = ai::react(View(after, 0), rng);
    if (reaction) CHECK(reaction->action == act(ActionKind::Call, 0));
    ++counts[!reaction ? 2 : reaction->seconds < 0.9 ? 0 : 1];
  }
  CHECK(counts[0] > 650);
  CHECK(counts[1] > 80);
  CHECK(counts[2] > 20);
  CHECK(counts[2] < 150);
}

TEST_CASE("it reports a forgotten call after a while, and sometimes misses it") {
  State state = table_of_hands({"R5 R6", "G1 G2 G3", "B1 B2 B3"}, "R9");
  apply(state, play(0, *parse_card("R5")));
  int reports = 0;
  for (int i = 0; i < 1000; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 16);
    const auto reaction = ai::react(View(state, 2), rng);
    if (!reaction) continue;
    ++reports;
    CHECK(reaction->action == report(2, 0));
    CHECK(reaction->seconds >= 0.9);
    CHECK(reaction->seconds <= 2.5);
  }
  CHECK(reports > 600);
  CHECK(reports < 900);
}

TEST_CASE("it lets others pay where it can, a single draw card first") {
  Rules rules = parse_rules("official stack_2_on_2 stack_4_on_2 deflect_reverse=two").value();
  State state = table_of_hands({"R+2 R1 R2", "RV B+2 W4 B1", "Y1 Y2 Y3"}, "R9", rules);
  apply(state, play(0, *parse_card("R+2")));
  CHECK(times(state, "play RV") == 100);
  state = table_of_hands({"R+2 R1 R2", "B+2 W4 B1 B2", "Y1 Y2 Y3"}, "R9", rules);
  apply(state, play(0, *parse_card("R+2")));
  CHECK(times(state, "play B+2") == 100);
}

TEST_CASE("it plays as many equal cards as it can and goes on in the colour it holds most of") {
  const Rules rules = parse_rules("official group=same_face").value();
  CHECK(times(table_of_hands({"R5 B5 G5 G1 G2", "Y1 Y2 Y3", "Y4 Y6 Y7"}, "R9", rules), "play R5 G5 B5 as G") == 100);
  const Rules pairs = parse_rules("official group=same_face stack_pair_on_4 challenge=off").value();
  State state = table_of_hands({"W4 R1 R2", "B+2 B+2 G1 G2", "Y4 Y6 Y7"}, "B9", pairs);
  apply(state, play(0, Face::WildDrawFour, Colour::Green));
  CHECK(times(state, "play B+2 B+2") == 100);
}

TEST_CASE("it swaps with who has fewest cards, passes where that helps, and gives its cards away") {
  const Rules swaps = parse_rules("official swap_on=seven").value();
  CHECK(times(table_of_hands({"R7 B1 B2 B3", "Y1 Y2 Y3", "G1 G2"}, "R9", swaps), "play R7 swap 2") == 100);
  CHECK(times(table_of_hands({"R7 B1", "Y1 Y2 Y3", "G1 G2 G3"}, "R9", swaps), "play R7 swap") == 0);
  const Rules passes = parse_rules("official zero=may_pass").value();
  CHECK(times(table_of_hands({"R0 B1 B2 B3", "Y1 Y2 Y3", "G1 G2"}, "R9", passes), "play R0 pass") == 100);
  CHECK(times(table_of_hands({"R0 B1 B2", "Y1 Y2", "G1 G2 G3"}, "R9", passes), "play R0 pass") == 0);
  const Rules resets = parse_rules("official red_zero_reset").value();
  CHECK(times(table_of_hands({"R0 B1 B2", "Y1 Y2", "G1 G2 G3"}, "R9", resets), "play R0 reset 2") == 100);
}

TEST_CASE("it jumps in when it holds the card on top, mostly") {
  const Rules rules = parse_rules("official jump_in=all").value();
  State state = table_of_hands({"R5 R1 R2", "Y1 Y2 Y3", "R5 G1 G2"}, "R9", rules);
  apply(state, play(0, *parse_card("R5")));
  int jumps = 0;
  for (int i = 0; i < 1000; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 21);
    CHECK_FALSE(ai::jump_in(View(state, 1), rng).has_value());
    const auto reaction = ai::jump_in(View(state, 2), rng);
    if (!reaction) continue;
    ++jumps;
    CHECK(check(state, reaction->action) == Refusal::None);
    CHECK(reaction->seconds >= 0.25);
    CHECK(reaction->seconds <= 1.5);
  }
  CHECK(jumps > 700);
  CHECK(jumps < 900);
}

TEST_CASE("it does not work against its partner: no report, no question, no Skip onto it, no swap with it") {
  const Rules rules = parse_rules("official teams=2 swap_on=seven swap_forced deflect_skip=two").value();
  // Seat 2 has one card, but is no reason to hurry, and swapping with it would win nothing.
  CHECK(times(table_of_hands({"R7 B1 B2 B3", "Y1 Y2 Y3", "G1", "G2 G3 G4 G5"}, "R9", rules), "play R7 swap 1") == 100);
  State owed = table_of_hands({"R5 B1", "Y1 Y2 Y3", "G1 G2", "G3 G4"}, "R9", rules);
  apply(owed, play(0, *parse_card("R5")));
  int by_partner = 0, by_opponents = 0;
  for (int i = 0; i < 100; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 24);
    by_partner += ai::react(View(owed, 2), rng).has_value() ? 1 : 0;
    by_opponents += ai::react(View(owed, 1), rng).has_value() ? 1 : 0;
  }
  CHECK(by_partner == 0);
  CHECK(by_opponents > 50);
  State draws = table_of_hands({"R+2 B1 B2", "RS Y2 Y3", "G1 G2", "G3 G4"}, "R9", rules);
  apply(draws, play(0, *parse_card("R+2")));
  CHECK(times(draws, "draw") == 100);
  // Without teams the Skip would have been the answer.
  draws.rules.teams = 0;
  CHECK(times(draws, "play RS") == 100);
}

TEST_CASE("a partner's hand that it sees is not questioned") {
  const Rules rules = parse_rules("official teams=2 partner_hands jump_in=numbers").value();
  State state = table_of_hands({"R5 B1 B2", "R5 W4 R6 R7 Y2", "B4 B5", "G3 G4"}, "R9", rules);
  apply(state, play(0, *parse_card("R5")));
  apply(state, play(1, Face::WildDrawFour, Colour::Green));
  REQUIRE(View(state, 2).options().challenge);
  CHECK(times(state, "challenge") > 0);
  state.chain.wild4_by = 0;
  CHECK(times(state, "challenge") == 0);
}
