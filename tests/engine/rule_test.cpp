// Rules that are seen best from inside: in events, flags and piles that a scenario cannot name.
#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "engine/setup.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

Setup table(const std::vector<std::string_view>& hands, std::string_view top) {
  Setup setup;
  setup.seats = static_cast<int>(hands.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) setup.hands[seat] = cards(hands[seat]);
  setup.discard = cards(top);
  setup.turn = Seat{0};
  return setup;
}

State built(const Setup& setup) {
  const Result<State> state = set_up(setup);
  REQUIRE_MESSAGE(state.ok(), (state.ok() ? "" : state.problem().sentence));
  return state.value();
}

void act_out(State& state, const std::vector<std::string_view>& actions) {
  for (const std::string_view text : actions) {
    const Result<Action> action = parse_action(text);
    REQUIRE_MESSAGE(action.ok(), text);
    REQUIRE_MESSAGE(check(state, action.value()) == Refusal::None, text);
    apply(state, action.value());
  }
}

// Who deals by the cards drawn for it, as the rule book says it: whose number is highest; cards that are no number are
// drawn again, and among equal highest only those draw again. kNoSeat where the cards do not decide.
Seat dealer_by(const Events& events, int seats) {
  SeatSet drawing = static_cast<SeatSet>((1u << seats) - 1), best = 0;
  int highest = -1;
  Seat seat = 0;
  for (const Event& event : events) {
    if (event.kind != EventKind::DealerCard) continue;
    while (!contains(drawing, seat)) ++seat;
    if (event.seat != seat) return kNoSeat;
    if (!is_number(event.face)) continue;
    const int number = static_cast<int>(rank_of(event.face));
    if (number > highest) best = 0;
    if (number >= highest) best |= set_of(seat);
    if (number > highest) highest = number;
    ++seat;
    if ((drawing >> seat) != 0) continue;
    drawing = best;
    best = 0;
    highest = -1;
    seat = 0;
  }
  return std::popcount(drawing) == 1 ? static_cast<Seat>(std::countr_zero(drawing)) : kNoSeat;
}

}  // namespace

// rows: L5 L6
TEST_CASE("the highest number drawn deals; no number is drawn again, in a tie only the tied draw again") {
  int ties = 0;
  for (int i = 0; i < soak(300); ++i) {
    const int seats = 2 + i % 9;
    Events events;
    const State state = start_match(Rules{}, seats, static_cast<std::uint64_t>(i), &events);
    CHECK(dealer_by(events, seats) == state.dealer);
    int drawn = 0;
    for (const Event& event : events) drawn += event.kind == EventKind::DealerCard && is_number(event.face) ? 1 : 0;
    ties += drawn > seats ? 1 : 0;
  }
  CHECK(ties > 10);
}

TEST_CASE("every seat deals when the lot decides, and where nobody can draw highest") {
  for (const std::string_view text : {"dealer=random", "numbers=0 actions=4", "zeros=0 numbers=0 actions=4"}) {
    const Rules rules = parse_rules(text).value();
    SeatSet dealers = 0;
    for (int i = 0; i < 200; ++i) dealers |= set_of(start_match(rules, 3, static_cast<std::uint64_t>(i)).dealer);
    CHECK_MESSAGE(dealers == 0b111, text);
  }
}

TEST_CASE("cards are dealt one at a time from the leader on, and the next card is the starter") {
  Events events;
  const State state = start_match(Rules{}, 4, 9, &events);
  Seat expected = static_cast<Seat>((state.dealer + 1) % 4);
  Slot slot = 0;
  int dealt = 0;
  for (const Event& event : events) {
    if (event.kind == EventKind::StarterTurned) CHECK(event.slot == slot);
    if (event.kind == EventKind::StarterTurned) break;
    if (event.kind != EventKind::CardDealt) continue;
    CHECK(event.seat == expected);
    CHECK(event.slot == slot++);
    expected = static_cast<Seat>((expected + 1) % 4);
    ++dealt;
  }
  CHECK(dealt == 28);
}

TEST_CASE("a starter that goes back lies at every place of the draw pile but the top, and the deck stays whole") {
  // All Wild Draw Fours but one number: many come back before it is found.
  Rules rules = parse_rules("zeros=0 numbers=0 actions=1 wilds=0 wild4s=8 hand_size=3").value();
  int returned = 0, turned = 0;
  for (int i = 0; i < soak(200); ++i) {
    Events events;
    const State state = start_match(rules, 2, static_cast<std::uint64_t>(i), &events);
    CHECK(state.top() != Face::WildDrawFour);
    for (const Event& event : events) {
      returned += event.kind == EventKind::StarterReturned ? 1 : 0;
      turned += event.kind == EventKind::StarterTurned ? 1 : 0;
    }
  }
  CHECK(returned > soak(200) / 4);
  CHECK(turned == returned + soak(200));
}

TEST_CASE("an early call covers the next play only: after a pass it has lapsed") {
  Setup setup = table({"R5 R7", "R1 Y2 Y3"}, "R9");
  setup.draw_only = true;
  State state = built(setup);
  act_out(state, {"0 call"});
  CHECK(contains(state.early_call, 0));
  act_out(state, {"0 pass"});
  CHECK_FALSE(contains(state.early_call, 0));
  act_out(state, {"1 play R1", "0 play R5"});
  CHECK(contains(state.owes_call, 0));
}

TEST_CASE("an early call becomes the call when its play is made, and is gone when a card is drawn instead") {
  State state = built(table({"R5 R7", "Y1 Y2 Y3"}, "R9"));
  act_out(state, {"0 call"});
  State drawn = state;
  act_out(state, {"0 play R5"});
  CHECK(contains(state.called, 0));
  CHECK(state.owes_call == 0);
  act_out(drawn, {"0 draw"});
  CHECK((drawn.early_call | drawn.called) == 0);
}

TEST_CASE("a Reverse as the last card ends the round before it turns the direction") {
  State state = built(table({"RV", "Y1 Y2", "B1 B2"}, "R9"));
  act_out(state, {"0 play RV"});
  CHECK(state.stage == Stage::Between);
  CHECK(state.round_winner == 0);
  CHECK(state.direction == 1);
}

TEST_CASE("a missed call is punished once, even where no card is left to draw") {
  Setup setup = table({"R5 R7", "R1 Y2 Y3", "G1 G2"}, "R9");
  setup.rules.uno_window = UnoWindow::NextPlays;
  setup.draw_only = true;
  State state = built(setup);
  act_out(state, {"0 play R5", "1 draw", "2 report 0"});
  CHECK(state.hands[0].count == 1);
  CHECK(state.owes_call == 0);
  CHECK(check(state, report(1, 0)) == Refusal::WindowClosed);
}

TEST_CASE("a reshuffled pile is in another order, keeps the top card and is known to nobody") {
  Setup setup = table({"R1 R2 R3", "Y1 Y2 Y3"}, "G1 G2 G3 G4 G5 G6 G7 G8 G9 BS BV B+2 B9");
  setup.draw_only = true;
  State state = built(setup);
  const Slot top = state.discard_top;
  act_out(state, {"0 draw"});
  CHECK(state.discard_top == top);
  CHECK(state.discard_count == 1);
  CHECK(state.draw_count == 11);
  CHECK(state.reshuffled);
  for (Slot slot = state.draw_top; slot != kNoSlot; slot = state.cells[slot].next)
    CHECK(state.cells[slot].known() == 0);
  // Slots in pile order are the discards from the top down: their faces must not be.
  const std::vector<Face> in_order = cards("B+2 BV BS G9 G8 G7 G6 G5 G4 G3 G2 G1");
  int same = state.face(state.drawn) == in_order[0] ? 1 : 0;
  std::size_t at = 1;
  for (Slot slot = state.draw_top; slot != kNoSlot; slot = state.cells[slot].next)
    same += state.face(slot) == in_order[at++] ? 1 : 0;
  CHECK(same < 6);
}

TEST_CASE("the card kept in a reset is drawn by lot, and the others move in their order") {
  std::vector<int> kept(4, 0);
  for (int i = 0; i < 200; ++i) {
    Setup setup = table({"R0 B1 B2 B3 B4", "Y1 Y2", "G1 G2"}, "R9");
    setup.rules.red_zero_reset = true;
    setup.seed = static_cast<std::uint64_t>(i);
    State state = built(setup);
    act_out(state, {"0 play R0 reset 2"});
    REQUIRE(state.hands[0].count == 1);
    REQUIRE(state.hands[2].count == 5);
    const int number = static_cast<int>(rank_of(state.face(state.hands[0].first)));
    ++kept[static_cast<std::size_t>(number - 1)];
    int before = 0;
    for (Slot slot = state.hands[2].first; slot != kNoSlot; slot = state.cells[slot].next) {
      const Face face = state.face(slot);
      if (colour_of(face) != Colour::Blue) continue;
      CHECK(static_cast<int>(rank_of(face)) > before);
      before = static_cast<int>(rank_of(face));
    }
  }
  for (const int times : kept) CHECK(times > 20);
}

TEST_CASE("a word without its seat is malformed, also where a misplay would be taken") {
  Setup setup = table({"R7 B1 B2", "Y1 Y2", "G1 G2"}, "R9");
  setup.rules = parse_rules("official swap_on=seven misplay_penalty=1").value();
  const State state = built(setup);
  for (const std::string_view card : {"R7", "B1"}) {
    Action action = play(0, *parse_card(card));
    action.word = PlayWord::Swap;
    CHECK(check(state, action) == Refusal::Malformed);
  }
}

TEST_CASE(
    "an action that names another state than this one is stale, whatever it is; without a name it is judged as it is") {
  State state = built(table({"R5 R6 R7", "R8 R9 Y1", "G1 G2"}, "R1"));
  act_out(state, {"0 play R5", "1 play R8"});
  const std::uint32_t now = state.version;
  REQUIRE(now > 1);
  for (const std::string_view text :
       {"2 draw", "2 pass", "2 play G1", "1 play R9", "2 challenge", "0 call", "1 report 0", "0 leave", "next"}) {
    CAPTURE(text);
    Action action = parse_action(text).value();
    const Refusal judged = check(state, action);
    action.version = now;
    CHECK(check(state, action) == judged);
    for (const std::uint32_t other : {now - 1, now + 1}) {
      action.version = other;
      CHECK(check(state, action) == Refusal::Stale);
    }
  }
  // Sent twice it is done once.
  Action draw = act(ActionKind::Draw, 2);
  draw.version = now;
  REQUIRE(check(state, draw) == Refusal::None);
  apply(state, draw);
  CHECK(check(state, draw) == Refusal::Stale);
  CHECK(state.hands[2].count == 3);
}

TEST_CASE("each of the 54 faces does what its sign says, in both directions, and nothing else") {
  for (int index = 0; index < kFaces; ++index) {
    for (const int direction : {1, -1}) {
      const Face face = face_at(index);
      CAPTURE(card_text(face));
      CAPTURE(direction);
      const Colour own = is_black(face) ? Colour::Red : colour_of(face);
      Setup setup;
      setup.seats = 4;
      setup.clockwise = direction == 1;
      setup.hands[0] = {face, make_face(own, Rank::One), make_face(own, Rank::Two)};
      setup.discard = {make_face(own, Rank::Nine)};
      setup.turn = Seat{0};
      State state = built(setup);
      const Colour named = is_black(face) ? Colour::Green : own;
      const Action action = is_black(face) ? play(0, face, named) : play(0, face);
      REQUIRE(check(state, action) == Refusal::None);
      const State before = state;
      apply(state, action);
      const auto seat_at = [&](int steps) { return static_cast<Seat>((8 + steps * direction) % 4); };
      const bool skips = face == make_face(own, Rank::Skip), turns = face == make_face(own, Rank::Reverse);
      const int owed = face == Face::WildDrawFour ? 4 : face == make_face(own, Rank::DrawTwo) ? 2 : 0;
      CHECK(state.top() == face);
      CHECK(state.colour == named);
      CHECK(state.direction == (turns ? -direction : direction));
      CHECK(state.turn == seat_at(skips ? 2 : turns ? -1 : 1));
      CHECK(state.chain.sum == owed);
      CHECK(state.hands[0].count == 2);
      if (owed > 0) {
        apply(state, act(ActionKind::Draw, state.turn));
        CHECK(state.turn == seat_at(2));
        CHECK(state.chain.sum == 0);
      }
      for (Seat seat = 1; seat < 4; ++seat)
        CHECK(state.hands[seat].count == before.hands[seat].count + (seat == seat_at(1) ? owed : 0));
    }
  }
}
