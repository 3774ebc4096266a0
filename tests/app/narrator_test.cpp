// What has happened in words: the line of the last action and what is announced, event by event, mostly by house rules.
#include "app/narrator.hpp"

#include "app/settings.hpp"
#include "engine/apply.hpp"
#include "lent.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using support::rules_from;

namespace {

// Speaks English to seat 0, of Fox at seat 1 and somebody after him.
struct Teller {
  Strings strings;
  Narrator narrator;
  explicit Teller(const std::string& third = "Fox") {
    strings.read(*support::read_texts("en"));
    narrator.speak(&strings, [third](Seat seat) { return seat == 0 ? "You" : seat == 1 ? "Fox" : third; });
  }
};

}  // namespace

TEST_CASE("cards laid together are told in one sentence, and announced once") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  narrator.begin(0);
  State shown = empty_table(rules_from("official group=same_face"), 2);
  shown.stage = Stage::Turn;
  const auto laid = [&](const char* card, Colour colour, int detail) {
    narrator.hear({.kind = EventKind::CardPlayed,
                   .seat = 1,
                   .face = *parse_card(card),
                   .slot = 0,
                   .colour = colour,
                   .detail = static_cast<std::uint8_t>(detail)},
                  shown);
  };
  narrator.hear({.kind = EventKind::Acted, .seat = 1, .detail = static_cast<std::uint8_t>(ActionKind::Play)}, shown);
  laid("R5", Colour::Blue, 0);
  laid("R5", Colour::Blue, 2);
  laid("B5", Colour::Blue, 2);
  CHECK(narrator.take_announcements().empty());
  CHECK(plain(narrator.line()) == "Fox plays red 5, red 5 and blue 5 together; the colour is blue.");
  narrator.hear({.kind = EventKind::TurnGoes, .seat = 1}, shown);
  CHECK(narrator.take_announcements() ==
        std::vector<std::string>{"Fox plays red 5, red 5 and blue 5 together; the colour is blue."});
  narrator.hear({.kind = EventKind::Acted, .seat = 1, .detail = static_cast<std::uint8_t>(ActionKind::Jump)}, shown);
  laid("B5", Colour::Blue, 1);
  CHECK(plain(narrator.line()) == "Fox jumps in with blue 5!");
}

TEST_CASE("turns of the direction by one play are told once, by what has come of them") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  State shown = empty_table(rules_from("official group=same_face"), 3);
  shown.stage = Stage::Turn;
  shown.direction = 1;
  for (const int turns : {1, 2, 3}) {
    CAPTURE(turns);
    narrator.begin(0);
    for (int i = 0; i < turns; ++i) narrator.hear({.kind = EventKind::DirectionTurns}, shown);
    narrator.hear({.kind = EventKind::TurnGoes, .seat = 1}, shown);
    CHECK(plain(narrator.line()) == (turns == 2 ? "The direction stays clockwise." : "Play goes clockwise now."));
  }
}

TEST_CASE("who jumps in and whose turn it is then stay to be read until somebody acts") {
  Teller teller("Owl");
  Narrator& narrator = teller.narrator;
  narrator.begin(0);
  State shown = empty_table(rules_from("official jump_in=coloured"), 3);
  shown.stage = Stage::Turn;
  const auto lays = [&](ActionKind kind, Seat next) {
    narrator.hear({.kind = EventKind::Acted, .seat = 1, .detail = static_cast<std::uint8_t>(kind)}, shown);
    narrator.hear({.kind = EventKind::CardPlayed,
                   .seat = 1,
                   .face = *parse_card("R5"),
                   .slot = 0,
                   .colour = Colour::Red,
                   .detail = static_cast<std::uint8_t>(kind == ActionKind::Jump ? 1 : 0)},
                  shown);
    narrator.hear({.kind = EventKind::TurnGoes, .seat = next}, shown);
    return plain(narrator.line());
  };
  CHECK(lays(ActionKind::Play, 2) == "Fox plays red 5.");
  CHECK(lays(ActionKind::Jump, 2) == "Fox jumps in with red 5! Owl's turn.");
  CHECK(narrator.take_announcements().back() == "Owl's turn.");
  CHECK(lays(ActionKind::Jump, 0) == "Fox jumps in with red 5!");  // the person's turn is said by the table itself
  // Who owes a draw has been named.
  shown.chain.sum = 2;
  CHECK(lays(ActionKind::Jump, 2) == "Fox jumps in with red 5!");
  shown.chain.sum = 0;
  // A match that is told from elsewhere has forgotten the jump.
  narrator.begin(0);
  narrator.hear({.kind = EventKind::TurnGoes, .seat = 2}, shown);
  CHECK(narrator.line().empty());
}

TEST_CASE("cards drawn are all named in the history, and on the table as many as a phone has room for") {
  // Letters of 13 px on a table of 360 px: so many columns stand in two lines, a Han character in two.
  constexpr int kColumns = 63;
  for (const std::string_view tag : kLanguages) {
    Strings strings;
    strings.read(*support::read_texts(std::string(tag)));
    for (int count = 1; count <= 40; ++count) {
      CAPTURE(count);
      Narrator narrator;
      narrator.speak(&strings, [](Seat) { return std::string("You"); });
      narrator.begin(0);
      const State shown = empty_table(rules_from("official"), 3);
      narrator.hear({.kind = EventKind::Draws, .seat = 0, .amount = count}, shown);
      for (int i = 0; i < count; ++i) {
        const Face face = *parse_card(i % 3 == 0 ? "W4" : i % 3 == 1 ? "Y+2" : "YV");
        narrator.hear({.kind = EventKind::CardDrawn, .seat = 0, .face = face, .slot = static_cast<Slot>(i)}, shown);
      }
      const std::string brief = plain(narrator.brief()), all = plain(narrator.line());
      int columns = 0;
      for (const char c : brief) columns += (c & 0xC0) == 0x80 ? 0 : static_cast<unsigned char>(c) < 0xE0 ? 1 : 2;
      CHECK_MESSAGE(columns <= kColumns, brief);
      CHECK(narrator.take_announcements() == std::vector<std::string>{all});
      const std::string last = card_name(strings, *parse_card(count % 3 == 1 ? "W4" : count % 3 == 2 ? "Y+2" : "YV"));
      CHECK(all.find(last) != std::string::npos);
      if (count == 3) CHECK(brief.find(last) != std::string::npos);
      if (count > 3) CHECK(brief.find(std::to_string(count - 2)) != std::string::npos);
      if (count > 3 && tag == "en")
        CHECK(brief == "You draw " + std::to_string(count) + " cards: Wild Draw Four, yellow Draw Two and " +
                           std::to_string(count - 2) + " more.");
    }
  }
}

TEST_CASE("under red cards the beginning of silence is told once, its end too, and it begins anew") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  narrator.begin(0);
  State state = start_match(rules_from("official silence_on=red"), 3, 1, nullptr);
  const auto top = [&](const char* card) {
    state.cells[state.discard_top].set_face(*parse_card(card));
    (void)narrator.take_announcements();
    narrator.hear({.kind = EventKind::TurnGoes, .seat = 1}, state);
    return narrator.take_announcements();
  };
  const std::vector<std::string> begins = {"Silence while a red card lies on top: any sound costs 2 cards."};
  const std::vector<std::string> ends = {"The silence is over."}, nothing;
  REQUIRE(state.discard_top != kNoSlot);
  CHECK(top("R5") == begins);
  CHECK(top("R7") == nothing);
  CHECK(top("G7") == ends);
  CHECK(top("B7") == nothing);
  CHECK(top("R2") == begins);
  // Of the round before nothing is left to end.
  narrator.hear({.kind = EventKind::RoundBegins, .seat = 1, .amount = 2}, state);
  CHECK(top("G7") == nothing);
  // Nor of another place in a replay.
  CHECK(top("R2") == begins);
  narrator.begin(0);
  CHECK(top("G7") == nothing);
}

TEST_CASE("silence after a 6 says in one sentence what it costs, and both ways in which it ends") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  const State state = empty_table(rules_from("official silence_on=six"), 2);
  narrator.begin(0);
  narrator.hear({.kind = EventKind::Silence, .seat = 1}, state);
  CHECK(plain(narrator.line()) == "Silence until Fox plays again or somebody has paid: any sound costs 2 cards.");
  narrator.begin(0);
  narrator.hear({.kind = EventKind::Silence, .seat = 0}, state);
  CHECK(plain(narrator.line()) == "Silence until you play again or somebody has paid: any sound costs 2 cards.");
}

TEST_CASE("a first card that would do something if it were played, or that binds otherwise, says what holds") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  const std::string plain_one = " Nobody played it, so it does nothing special.";
  const std::string by_colour = " The first play must be of its colour.";
  const std::string number = " The first play must be a number; without one, draw 2 cards.";
  const std::string both = " The first play must be a number of its colour; without one, draw 2 cards.";
  const auto told = [&](const char* rules, const char* card) {
    State state = start_match(rules_from(std::string("official ") + rules), 3, 1, nullptr);
    narrator.begin(0);
    narrator.hear({.kind = EventKind::StarterTurned, .seat = 0, .face = *parse_card(card), .slot = 0}, state);
    const std::string line = plain(narrator.line());
    return line.substr(line.find('.') + 1);
  };
  CHECK(told("", "R6").empty());
  CHECK(told("", "RS").empty());
  CHECK(told("silence_on=six", "R6") == plain_one);
  CHECK(told("silence_on=six", "R7").empty());
  CHECK(told("silence_on=red", "R6").empty());  // that one does ask for silence
  CHECK(told("slap_on=four", "B4") == plain_one);
  CHECK(told("swap_on=seven", "B7") == plain_one);
  CHECK(told("zero=must_pass", "G0") == plain_one);
  CHECK(told("red_zero_reset=true", "R0") == plain_one);
  CHECK(told("red_zero_reset=true", "G0").empty());
  CHECK(told("starter_acts=false", "G+2") == plain_one);
  CHECK(told("starter_acts=false", "W").empty());  // a colour is named all the same
  CHECK(told("starter_acts=false", "G3").empty());
  CHECK(told("starter_acts=false starter=number", "G+2").empty());  // it goes back
  CHECK(told("starter_binds=colour", "G3") == by_colour);
  CHECK(told("starter_binds=colour", "W").empty());
  CHECK(told("opening_number=true", "G3") == number);
  CHECK(told("opening_number=true starter_binds=colour", "G3") == both);
  CHECK(told("opening_number=true starter_binds=colour", "W") == number);
  CHECK(told("starter_binds=colour slap_on=four", "B4") == plain_one + by_colour);
}

TEST_CASE("who named which colour is told with a Wild and with a Wild starter, and the card stays a Wild") {
  Teller teller;
  Narrator& narrator = teller.narrator;
  narrator.begin(0);
  State shown = empty_table(rules_from("official"), 2);
  shown.stage = Stage::Turn;
  narrator.hear({.kind = EventKind::CardPlayed, .seat = 1, .face = Face::Wild, .slot = 0, .colour = Colour::Green},
                shown);
  CHECK(plain(narrator.line()) == "Fox plays Wild and chooses green.");
  narrator.begin(0);
  narrator.hear(
      {.kind = EventKind::CardPlayed, .seat = 0, .face = Face::WildDrawFour, .slot = 1, .colour = Colour::Blue}, shown);
  CHECK(plain(narrator.line()) == "You play Wild Draw Four and choose blue.");
  narrator.begin(0);
  narrator.hear({.kind = EventKind::ColourNamed, .seat = 1, .colour = Colour::Red}, shown);
  CHECK(plain(narrator.line()) == "Fox chooses red.");
}

TEST_CASE("a slap race is told in order with its times, each slap once, and the slowest after it") {
  Teller teller("Bear");
  Narrator& narrator = teller.narrator;
  narrator.begin(0);
  const State shown = empty_table(rules_from("official slap_on=nine"), 3);
  narrator.hear({.kind = EventKind::SlapBegins, .amount = 7}, shown);
  const auto slap = [&](int seat, double seconds) {
    const auto who = static_cast<Seat>(seat);
    narrator.hear({.kind = EventKind::Acted, .seat = who, .detail = static_cast<std::uint8_t>(ActionKind::Slap)},
                  shown);
    narrator.hear({.kind = EventKind::Slaps, .seat = who}, shown, seconds);
  };
  (void)narrator.take_announcements();
  slap(1, 0.416);
  CHECK(plain(narrator.line()) == "Slapped: Fox 0.42 s.");
  slap(0, 0.7);
  narrator.hear(
      {.kind = EventKind::Fined, .seat = 2, .detail = static_cast<std::uint8_t>(FineReason::Slowest), .amount = 2},
      shown);
  CHECK(plain(narrator.line()) == "Slapped: Fox 0.42 s and You 0.70 s. Bear is the slowest and draws 2 cards.");
  CHECK(narrator.take_announcements() == std::vector<std::string>{"Fox slaps after 0.42 s.", "You slap after 0.70 s.",
                                                                  "Bear is the slowest and draws 2 cards."});
}
