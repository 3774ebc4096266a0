// Words at seats: how long they stay.
#include "ui/bubbles.hpp"

#include <doctest/doctest.h>

#include "app/lent.hpp"
#include "engine/apply.hpp"

using namespace yinuo;
using namespace yinuo::ui;

TEST_CASE("however quick the game, a word stays long enough to be read, and then goes") {
  for (const double speed : {1.0, 2.0, 3.0}) {
    for (const Bubbles::Mood mood : {Bubbles::Mood::Plain, Bubbles::Mood::Bad, Bubbles::Mood::Loud}) {
      Bubbles bubbles;
      bubbles.say(1, "Skipped", mood);
      double seconds = 0;
      while (bubbles.wake_after(false) >= 0 && seconds < 5) {
        bubbles.step(0.05, speed);
        seconds += 0.05;
      }
      CHECK(seconds >= 0.8);
      CHECK(seconds < 2);
      CHECK_FALSE(bubbles.moving());
    }
  }
}

TEST_CASE("a word asks to be woken when it begins to fade, in seconds of the clock") {
  Bubbles bubbles;
  bubbles.say(1, "Skipped", Bubbles::Mood::Bad);
  bubbles.step(0.3, 3);
  CHECK_FALSE(bubbles.moving());
  bubbles.step(bubbles.wake_after(false), 3);
  CHECK(bubbles.moving());
}

TEST_CASE(
    "only the person who is spoken to is told of as you, and a turn that somebody takes away is not announced on") {
  State state = empty_table(Rules{}, 4);
  state.stage = Stage::Turn;
  app::Strings strings;
  strings.read(support::read_texts("en").value());
  Model model;
  model.state = &state;
  model.strings = &strings;
  model.viewer = 2;
  for (const bool addressed : {true, false}) {
    model.addressed = addressed;
    Bubbles bubbles;
    bubbles.hear({.kind = EventKind::TurnGoes, .seat = 2}, model);
    CHECK(bubbles.said(2) == (addressed ? "Your turn" : ""));
    bubbles.hear({.kind = EventKind::TurnGoes, .seat = 3}, model);
    CHECK_FALSE(bubbles.says(2));
    for (const Seat seat : {Seat{1}, Seat{2}}) {
      bubbles.hear({.kind = EventKind::Draws, .seat = seat, .amount = 2}, model);
      CHECK(bubbles.said(seat) == (addressed && seat == 2 ? "You draw 2" : "Draws 2"));
      bubbles.hear({.kind = EventKind::Skipped, .seat = seat}, model);
      CHECK(bubbles.said(seat) == (addressed && seat == 2 ? "You are skipped" : "Skipped"));
    }
  }
}

TEST_CASE("when another colour is named nobody goes on saying the old one") {
  Bubbles bubbles;
  State state = empty_table(Rules{}, 4);
  state.stage = Stage::Turn;
  Model model;
  model.state = &state;
  bubbles.say(1, "Red!", Bubbles::Mood::Plain, Colour::Red);
  bubbles.say(2, "Skipped", Bubbles::Mood::Plain);
  bubbles.step(0.3, 1);
  CHECK(bubbles.says(1));
  bubbles.hear({.kind = EventKind::CardPlayed, .seat = 3, .face = Face::Wild, .slot = 0, .colour = Colour::Green},
               model);
  CHECK_FALSE(bubbles.says(1));
  CHECK(bubbles.says(2));
}
