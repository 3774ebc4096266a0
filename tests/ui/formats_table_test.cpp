// Match formats on the table: people who change places, who is out, and the buttons that ask about hands.
#include <utility>

#include "engine/options.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"
#include "ui/geometry.hpp"
#include "ui/sitting.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

// Plays on until the next round may be begun.
bool play_round(Sitting& table, Rng& rng) {
  for (int i = 0; i < 3000 && table.shown().stage != Stage::MatchOver; ++i) {
    table.frame({}, 0.2);
    const std::string id = table.choose(rng);
    if (id == "next") return true;
    if (!id.empty()) table.app().activate(id);
  }
  return false;
}

}  // namespace

TEST_CASE("people who change places glide there while nothing is dealt, and the table comes to rest") {
  for (const auto& [width, height] : {std::pair{1280.0f, 720.0f}, std::pair{360.0f, 640.0f}}) {
    int changes = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Sitting table(width, height, rules_from("official match=rounds rounds=2 rotation=seats rotation_rounds=1"), 4,
                    seed);
      table.move();
      Rng rng = Rng::seeded(seed, 2);
      while (play_round(table, rng)) {
        const auto sat = table.shown().sits;
        table.app().activate("next");
        if (table.app().match()->truth().sits == sat) continue;
        ++changes;
        int frames = 0, moved = 0;
        for (; !table.shown().in_round() && frames < 200; ++frames) {
          table.frame();
          moved += table.ui().moving() ? 1 : 0;
          // No seat can be pressed on the way, and no card.
          if (table.shown().in_round()) break;
          for (const Place& place : table.ui().places()) CHECK(place.id.find(':') == std::string::npos);
        }
        CHECK(moved > 5);
        CHECK(frames > 8);
        CHECK(frames < 60);
        table.app().show_all();
        for (int i = 0; i < 400 && table.ui().moving(); ++i) table.frame({}, 0.02);
        CHECK(table.shown().sits[table.app().match()->viewer()] == 0);
      }
    }
    CHECK(changes > 0);
  }
}

TEST_CASE("who is out sees the others play on, and the next round can be begun") {
  int out = 0;
  for (std::uint64_t seed = 1; seed <= 6 && out == 0; ++seed) {
    Sitting table(640, 360, rules_from("official match=knockout"), 4, seed);
    Rng rng = Rng::seeded(seed, 2);
    for (int i = 0; i < 4000 && table.shown().stage != Stage::MatchOver; ++i) {
      table.frame({}, 0.2);
      const bool mine = contains(table.shown().eliminated, table.app().match()->viewer());
      if (mine && table.shown().in_round()) {
        ++out;
        CHECK(table.shown().hands[table.app().match()->viewer()].count == 0);
        CHECK(table.place("menu") != nullptr);
      }
      const std::string id = table.choose(rng);
      if (!id.empty()) table.app().activate(id);
    }
    CHECK(table.shown().stage == Stage::MatchOver);
  }
  CHECK(out > 0);
}

TEST_CASE("where hands may be passed or given away there is a button for each way, and one back") {
  const Rules rules = rules_from("official zero=may_pass red_zero_reset=true");
  for (const auto& size : {std::pair{1280.0f, 720.0f}, std::pair{360.0f, 640.0f}, std::pair{640.0f, 360.0f}}) {
    const float width = size.first, height = size.second;
    CAPTURE(width);
    bool asked = false;
    for (std::uint64_t seed = 1; seed <= 60 && !asked; ++seed) {
      Sitting each(width, height, rules, 4, seed);
      Rng rng = Rng::seeded(seed, 6);
      for (int i = 0; i < 400 && each.shown().in_round() && !asked; ++i) {
        each.frame({}, 0.2);
        std::string id = each.choose(rng);
        for (const app::Item& item : each.app().mirror()) {
          if (item.enabled && item.id == "play:R0") id = item.id;
        }
        if (id.empty()) continue;
        each.app().activate(id);
        asked = !offered(each.app(), "pass_on").empty() && !offered(each.app(), "reset:").empty();
      }
      if (!asked) continue;
      each.frame();
      each.frame();
      std::vector<const Place*> places;
      for (const char* name : {"pass_on", "without", "cancel"}) {
        places.push_back(each.place(name));
        REQUIRE_MESSAGE(places.back() != nullptr, name);
        CHECK(places.back()->width >= theme::kTouch);
        CHECK(places.back()->height >= theme::kTouch);
      }
      for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          const auto box = [&](std::size_t k) {
            return Box{places[k]->x, places[k]->y, places[k]->width, places[k]->height};
          };
          CHECK_FALSE(overlap(box(i), box(j)));
        }
      }
    }
    CHECK(asked);
  }
}
