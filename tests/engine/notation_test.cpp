// The text form of actions, refusals and events.
#include "engine/notation.hpp"

#include <set>
#include <string>

#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

Action read(std::string_view text) {
  const Result<Action> action = parse_action(text);
  REQUIRE_MESSAGE(action.ok(), text << ": " << (action.ok() ? "" : action.problem().sentence));
  return action.value();
}

Face card(std::string_view text) { return *parse_card(text); }

}  // namespace

TEST_CASE("actions of random play are read back equal from their text") {
  for (int i = 0; i < soak(40); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 8000);
    std::string fault;
    play_table(table, 2, 200, [&](const State& state) {
      for (const Action& action : complete_actions(state, state.turn)) {
        if (!(read(action_text(action)) == action)) fault = action_text(action);
      }
    });
    CHECK_MESSAGE(fault.empty(), fault);
  }
}

TEST_CASE("every form of an action is read, and written as it was read") {
  for (const std::string text : {"0 play R5",      "9 play R5 B5 R5 as B",
                                 "0 play W as G",  "0 play W4 as R",
                                 "0 play W",       "0 play R7 swap 2",
                                 "0 play R0 pass", "0 play R0 reset 3",
                                 "1 jump R5",      "1 jump Y+2",
                                 "0 draw",         "0 pass",
                                 "0 challenge",    "0 name G",
                                 "0 call",         "0 sign",
                                 "1 report 0",     "1 slap",
                                 "1 noise",        "1 leave",
                                 "next",           "time"}) {
    CHECK(action_text(read(text)) == text);
  }
  const Action group = read("2 play GS YS as Y");
  CHECK(group.kind == ActionKind::Play);
  CHECK(group.seat == 2);
  CHECK(group.card_count == 2);
  CHECK(group.cards[0] == card("GS"));
  CHECK(group.cards[1] == card("YS"));
  CHECK(group.colour == Colour::Yellow);
  CHECK(read("  3 \t report   1 ") == report(3, 1));
  CHECK(read("next").seat == kNoSeat);
}

TEST_CASE("what is no action gets a sentence with the text") {
  for (const std::string text : {"",
                                 "draw",
                                 "0",
                                 "0 dance",
                                 "10 draw",
                                 "-1 draw",
                                 "x draw",
                                 "0 play",
                                 "0 play R",
                                 "0 play R10",
                                 "0 play ??",
                                 "0 play R5 as",
                                 "0 play R5 as X",
                                 "0 play R5 swap",
                                 "0 play R5 swap 10",
                                 "0 play W as G extra",
                                 "0 name",
                                 "0 name X",
                                 "0 name G G",
                                 "0 report",
                                 "0 report x",
                                 "0 draw 2",
                                 "next 1",
                                 "0 next",
                                 "0 time",
                                 "0 call me"}) {
    const Result<Action> action = parse_action(text);
    CHECK_MESSAGE(!action.ok(), text);
    if (!action.ok()) CHECK_MESSAGE(!action.problem().sentence.empty(), text);
  }
  std::string many = "0 play";
  for (int i = 0; i < kMaxGroup; ++i) many += " R5";
  CHECK(parse_action(many).ok());
  CHECK_FALSE(parse_action(many + " R5").ok());
}

TEST_CASE("each refusal has a code and a sentence of its own") {
  std::set<std::string_view> codes, sentences;
  for (int i = 0; i < kRefusals; ++i) {
    const auto refusal = static_cast<Refusal>(i);
    codes.insert(refusal_code(refusal));
    sentences.insert(refusal_sentence(refusal));
    if (refusal != Refusal::None) CHECK(parse_refusal(refusal_code(refusal)) == refusal);
  }
  CHECK(codes.size() == kRefusals);
  CHECK(sentences.size() == kRefusals);
  CHECK_FALSE(parse_refusal("nonsense").has_value());
  CHECK(refusal_code(Refusal::WindowClosed) == "window_closed");
  CHECK(refusal_code(Refusal::MustPlayDrawnOnly) == "must_play_drawn_only");
}

TEST_CASE("events are named as scenarios name them") {
  const auto drawn = [](int amount, DrawReason reason) {
    return event_text(
        {.kind = EventKind::Draws, .seat = 1, .detail = static_cast<std::uint8_t>(reason), .amount = amount});
  };
  CHECK(drawn(6, DrawReason::WrongChallenge) == "1 draws 6");
  CHECK(drawn(4, DrawReason::Guilty) == "1 draws 4");
  CHECK(drawn(2, DrawReason::Payment) == "1 pays 2");
  CHECK(drawn(2, DrawReason::LastCard) == "1 pays 2");
  CHECK(event_text({.kind = EventKind::Fined, .seat = 3, .amount = 2}) == "3 fined 2");
  CHECK(event_text({.kind = EventKind::Reshuffles, .amount = 90}) == "reshuffles");
  CHECK(event_text({.kind = EventKind::MatchOver, .amount = 0b101}) == "match_over");
  CHECK(event_text({.kind = EventKind::TurnGoes, .seat = 1}).empty());
}
