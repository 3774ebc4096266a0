// Several people in front of one table: rounds are played by mouse, finger and keys, with the cover between turns.
#include "ui/cover_view.hpp"

#include <doctest/doctest.h>

#include "engine/options.hpp"
#include "support/reading.hpp"
#include "ui/sitting.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

constexpr const char* kRules = "official match=single jump_in=numbers slap_on=nine";

// Plays to the end of the match by presses; whether it came there, and how often a hand was uncovered.
int play_by_presses(Sitting& table, bool touch, Rng& rng) {
  int shows = 0;
  for (int turn = 0; turn < 3000; ++turn) {
    table.wait(rng);
    if (table.shown().stage == Stage::MatchOver) return shows;
    const std::string id = table.choose(rng);
    table.frame();
    const Place* place = id.empty() ? nullptr : table.place(id);
    if (place == nullptr) continue;
    const bool covered = table.app().match()->covered();
    table.press(place->x + place->width / 2, place->y + place->height / 2, touch);
    if (covered && id == "show" && !table.app().match()->covered()) ++shows;
    const Place* again = touch && id.compare(0, 5, "play:") == 0 ? table.place(id) : nullptr;
    if (again != nullptr) table.press(again->x + again->width / 2, again->y + again->height / 2, touch);
  }
  return -1;
}

// Frames until the device is to be given to who is to act.
bool wait_for_cover(Sitting& table) {
  for (int i = 0; i < 400; ++i) {
    table.frame({}, 0.1);
    const app::Match& match = *table.app().match();
    if (match.covered() && !match.waiting() && match.viewer() == match.truth().turn && table.place("show") != nullptr)
      return true;
  }
  return false;
}

}  // namespace

TEST_CASE("two people and a computer player play rounds by mouse and by finger at one device, at every size") {
  Rng rng = Rng::seeded(12);
  const std::pair<float, float> sizes[] = {{360, 640}, {640, 360}, {1280, 720}, {2560, 1080}};
  for (const auto& [width, height] : sizes) {
    Sitting table(width, height, rules_from(kRules), 3, static_cast<std::uint64_t>(width), 2);
    const int shows = play_by_presses(table, height > width, rng);
    CHECK(shows > 3);
  }
}

TEST_CASE("a press that comes with the cover opens nothing, one that comes later opens the hand; Enter does too") {
  Sitting table(360, 640, rules_from("official match=single"), 2, 3, 2);
  REQUIRE(wait_for_cover(table));
  const auto press_show = [&table] {
    const Place* show = table.place("show");
    REQUIRE(show != nullptr);
    table.press(show->x + show->width / 2, show->y + show->height / 2, true);
  };
  table.frame({}, 1);
  press_show();
  REQUIRE_FALSE(table.app().match()->covered());
  CHECK(table.place("show") == nullptr);
  // The hand was on its way out; what is pressed in the first moment of the next cover was meant for it.
  table.app().activate("draw");
  for (int i = 0; i < 200 && !table.app().match()->covered(); ++i) {
    table.frame({}, 0.05);
    if (table.shown().turn == table.app().match()->viewer()) table.app().activate("pass");
  }
  REQUIRE(table.app().match()->covered());
  table.frame({}, 0.01);
  press_show();
  CHECK(table.app().match()->covered());
  table.frame({}, 1);
  table.key(Key::Enter);
  CHECK_FALSE(table.app().match()->covered());
}

TEST_CASE("under a cover the table shows no card of a hand, and keys that play do nothing") {
  Sitting table(1280, 720, rules_from("official match=single"), 3, 8, 3);
  REQUIRE(wait_for_cover(table));
  for (const Place& place : table.ui().places()) {
    CAPTURE(place.id);
    CHECK_FALSE(place.id.rfind("play:", 0) == 0);
  }
  const std::size_t before = table.app().match()->record().actions.size();
  for (const Key key : {Key::Draw, Key::Pass, Key::Jump, Key::Gather, Key::Tip, Key::Auto, Key::Left, Key::Uno})
    table.key(key);
  CHECK(table.app().match()->record().actions.size() == before);
  CHECK(table.app().match()->covered());
  // The arrows lead to the one thing that there is to do.
  table.key(Key::Enter);
  CHECK_FALSE(table.app().match()->covered());
}

TEST_CASE("several fingers slap in one frame, each for its own seat, and keys 1 to 4 slap for the people in order") {
  int races = 0, by_keys = 0;
  for (std::uint64_t seed = 1; seed <= 20 && (races < 2 || by_keys < 2); ++seed) {
    Sitting table(360, 640, rules_from("official match=single slap_on=nine"), 4, seed, 4);
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 900 && table.shown().in_round(); ++i) {
      table.frame({}, 0.2);
      const app::Match& match = *table.app().match();
      if (match.truth().slapping == 0 || match.waiting()) {
        const std::string id = table.choose(rng);
        if (!id.empty() && id.rfind("slap", 0) != 0) table.app().activate(id);
        continue;
      }
      table.frame();
      if (match.truth().slapping != 0xF || table.place("slap") == nullptr) continue;
      if (races <= by_keys) {
        Input input;
        for (const Place& place : table.ui().places()) {
          if (place.id.rfind("slap:", 0) == 0)
            input.taps.push_back({place.x + place.width / 2, place.y + place.height / 2});
        }
        REQUIRE(input.taps.size() == 3);
        table.frame(input);
        ++races;
      } else {
        for (const Key key : {Key::Blue, Key::Red, Key::Green}) table.key(key);
        ++by_keys;
      }
      CHECK(match.truth().slapping == 0);
    }
  }
  CHECK(races >= 2);
  CHECK(by_keys >= 2);
}
