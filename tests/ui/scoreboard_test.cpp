// The panel at the end of a round: at every size, for every number of seats, rows and button are whole and apart.
#include "ui/scoreboard.hpp"

#include <doctest/doctest.h>

#include <array>

#include "app/lent.hpp"
#include "engine/apply.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;

namespace {

constexpr std::array<std::pair<float, float>, 6> kWindows{
    {{360, 640}, {640, 360}, {1280, 720}, {2560, 1080}, {390, 844}, {768, 1024}}};

// A round of `seats` that is over, with what may be done then.
Model over(const State& state, const app::Strings& strings) {
  Model model;
  model.state = &state;
  model.strings = &strings;
  model.items = {{"next", "Next round", true}};
  for (int seat = 0; seat < state.seats; ++seat) {
    model.people.push_back({"Penguin", seat});
    model.points.push_back({.seat = static_cast<Seat>(seat), .hand = seat * 20, .won_round = seat == 0});
  }
  return model;
}

}  // namespace

TEST_CASE("rows and button of the scoreboard are whole, apart and inside, for 2 to 10 seats at every size") {
  app::Strings strings;
  strings.read(*support::read_texts("en"));
  for (const auto& window_size : kWindows) {
    const float width = window_size.first, height = window_size.second;
    for (int seats = 2; seats <= 10; ++seats) {
      INFO(width << " x " << height << ", seats " << seats);
      const State state = empty_table(Rules{}, seats);
      const Model model = over(state, strings);
      LayoutFacts facts{.width = width, .height = height, .safe = {}, .seats = seats};
      const Layout layout = lay_out(facts);
      const Box window{0, 0, width, height};
      std::vector<Control> controls;
      add_panel_controls(controls, model, layout);
      REQUIRE(controls.size() == 1);
      const Box button = controls[0].box;
      CHECK(button.h >= theme::kTouch);
      CHECK(button.w >= theme::kTouch);
      CHECK(button.bottom() <= window.bottom());
      for (int row = 0; row < seats; ++row) {
        const Box box = score_row(layout, seats, row);
        CHECK(box.h >= 36);  // name and race under each other
        CHECK(box.w >= 240);
        CHECK(box.x >= 0);
        CHECK(box.y >= 0);
        CHECK(box.right() <= window.right());
        CHECK(!overlap(box, button));
        for (int other = 0; other < row; ++other) CHECK(!overlap(grown(box, -0.01f), score_row(layout, seats, other)));
      }
    }
  }
}

TEST_CASE(
    "at the end of a match three buttons stand side by side, clear of the icons, for 2 to 10 seats at every size") {
  app::Strings strings;
  strings.read(*support::read_texts("en"));
  for (const auto& window_size : kWindows) {
    for (int seats = 2; seats <= 10; ++seats) {
      INFO(window_size.first << " x " << window_size.second << ", seats " << seats);
      const State state = empty_table(Rules{}, seats);
      Model model = over(state, strings);
      model.items = {{"leave", "", true}, {"watch", "", true}, {"new", "", true}};
      LayoutFacts facts{.width = window_size.first, .height = window_size.second, .safe = {}, .seats = seats};
      const Layout layout = lay_out(facts);
      std::vector<Control> controls;
      add_panel_controls(controls, model, layout);
      REQUIRE(controls.size() == 3);
      for (std::size_t i = 0; i < controls.size(); ++i) {
        const Box& box = controls[i].box;
        CHECK(box.w >= 80);
        CHECK(box.h >= theme::kTouch);
        CHECK(box.x >= 0);
        CHECK(box.right() <= layout.width);
        if (i > 0) CHECK(box.x > controls[i - 1].box.right());
        CHECK_FALSE(overlap(box, layout.menu));
        if (layout.portrait) continue;  // there history and rules are beside the menu by then
        CHECK_FALSE(overlap(box, layout.history));
        CHECK_FALSE(overlap(box, layout.rules));
      }
    }
  }
}
