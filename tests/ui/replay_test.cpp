// A match told again at the table: its controls fit into every window, and do by pointer, finger and key what they say.
#include "app/playback.hpp"

#include <imgui.h>

#include "engine/record.hpp"
#include "support/company.hpp"
#include "ui/layout.hpp"
#include "ui/replay_view.hpp"
#include "ui/sitting.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;

namespace {

// A match of one round as computer players play it; with `most`, one that goes on.
std::string played(int seats, std::size_t most = 100000) {
  Record record;
  record.rules.match = MatchFormat::Single;
  record.seats = seats;
  record.seed = 11;
  State state = start_match(record.rules, seats, record.seed);
  Rng rng = Rng::seeded(3);
  support::Company company(state, 0, rng, [&](const Action& action) {
    if (record.actions.size() >= most) return false;
    record.actions.push_back(action);
    apply(state, action);
    return true;
  });
  while (state.in_round() && record.actions.size() < most) company.step();
  return record_text(record, state);
}

constexpr const char* kControls[] = {"watch:leave",    "watch:round_back", "watch:back", "watch:run",  "watch:on",
                                     "watch:round_on", "watch:more",       "watch:to",   "watch:speed"};

class Looking : public Sitting {
 public:
  Looking(float width, float height, int seats = 4, std::size_t most = 100000)
      : Sitting(width, height, 2, true, 5), width_(width), height_(height) {
    REQUIRE_FALSE(app().watch(played(seats, most)));
    app().activate("watch:run");
    frame();
    frame();
  }
  [[nodiscard]] app::Playback& playback() { return *app().playback(); }

  void check_controls() {
    std::vector<Place> all;
    for (const char* id : kControls) {
      CAPTURE(id);
      REQUIRE(place(id) != nullptr);
      all.push_back(*place(id));
    }
    if (place("watch:view") != nullptr) all.push_back(*place("watch:view"));
    for (std::size_t i = 0; i < all.size(); ++i) {
      CAPTURE(all[i].id);
      CHECK(all[i].x >= 0);
      CHECK(all[i].y >= 0);
      CHECK(all[i].x + all[i].width <= width_ + 0.5f);
      CHECK(all[i].y + all[i].height <= height_ + 0.5f);
      CHECK(all[i].width >= theme::kTouch - 0.01f);
      CHECK(all[i].height >= theme::kTouch - 0.01f);
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        CAPTURE(all[j].id);
        CHECK_FALSE(overlap({all[i].x, all[i].y, all[i].width, all[i].height},
                            {all[j].x, all[j].y, all[j].width, all[j].height}));
      }
    }
  }

  void tap(const std::string& id, bool touch) {
    REQUIRE(place(id) != nullptr);
    const Place at = *place(id);
    press(at.x + at.width / 2, at.y + at.height / 2, touch);
    frame();
  }

 private:
  float width_, height_;
};

}  // namespace

TEST_CASE("every control of a replay lies within the window, large enough and by itself") {
  constexpr std::pair<float, float> kSizes[] = {{360, 640},   {640, 360},  {1280, 720}, {320, 568},  {844, 390},
                                                {2560, 1080}, {768, 1024}, {600, 600},  {3840, 2160}};
  for (const auto& size : kSizes) {
    const float width = size.first, height = size.second;
    for (const int seats : {2, 4, 10}) {
      CAPTURE(width);
      CAPTURE(seats);
      Looking over(width, height, seats);
      over.check_controls();
      CHECK(over.place("watch:view") != nullptr);
      // On the scoreboard too.
      over.app().activate("watch:last");
      for (int i = 0; i < 5; ++i) over.frame();
      over.check_controls();
      Looking going(width, height, seats, 12);
      going.check_controls();
      CHECK(going.place("watch:view") == nullptr);
    }
  }
}

TEST_CASE("what the dots on the slider are stands beside it where there is room for it") {
  Looking looking(360, 640);
  const Atlas none;
  ImGui::NewFrame();
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), none, 1, 1);
  for (const auto& size : {std::pair<float, float>{360, 640}, {640, 360}, {768, 1024}, {1280, 720}, {2560, 1080}}) {
    LayoutFacts facts;
    facts.width = size.first;
    facts.height = size.second;
    facts.seats = 4;
    facts.replay = facts.looks = true;
    facts.counts.fill(7);
    const Layout layout = lay_out(facts);
    CAPTURE(facts.width);
    const Replay replay{.place = "Round 3 · 315/1320", .marks_mean = "turning point", .rounds_mean = "new round"};
    const Legend legend = legend_of(canvas, layout, replay);
    // A low window has room for the place alone; the replay's page and the list for screen readers say the rest.
    if (facts.height > 400) {
      CHECK(legend.marks);
      CHECK(legend.width <= (layout.strip.legend.empty() ? layout.strip.slider : layout.strip.legend).w);
    }
    CHECK(legend.size >= theme::kLeastLine);
    CHECK_FALSE(overlap(layout.strip.legend, layout.strip.slider));
    // Nothing is explained that is not there.
    CHECK_FALSE(legend_of(canvas, layout, {.place = "Round 1 · 1/20"}).marks);
  }
  ImGui::Render();
}

TEST_CASE("the table of a replay keeps clear of its controls") {
  for (const auto& size : {std::pair<float, float>{360, 640}, {640, 360}, {1280, 720}}) {
    const float width = size.first, height = size.second;
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      LayoutFacts facts;
      facts.width = width;
      facts.height = height;
      facts.seats = seats;
      facts.groups = {3, 2, 2, 1};
      facts.replay = facts.looks = true;
      facts.counts.fill(7);
      facts.counts[0] = 8;
      const Layout layout = lay_out(facts);
      CAPTURE(width);
      CAPTURE(seats);
      const Box& strip = layout.strip.whole;
      for (const Pose& pose : layout.hand) CHECK(bounds_of(pose).bottom() <= strip.y + 0.5f);
      for (int seat = 1; seat < seats; ++seat)
        CHECK_FALSE(overlap(layout.seats[static_cast<std::size_t>(seat)].whole, strip));
      CHECK(layout.sentence.bottom() <= strip.y);
      CHECK(layout.draw_pile.height >= 40);
      CHECK(layout.panel.bottom() <= strip.y);
      for (const Pose& pose : layout.hand) CHECK(bounds_of(pose).y >= layout.sentence.y);
    }
  }
}

TEST_CASE("keys step, play, jump and leave") {
  Looking looking(1280, 720);
  looking.key(Key::Right);
  CHECK(looking.playback().at() == 1);
  looking.key(Key::Right);
  looking.key(Key::Left);
  CHECK(looking.playback().at() == 1);
  looking.key(Key::End);
  CHECK(looking.playback().at() == looking.playback().count());
  looking.key(Key::Home);
  CHECK(looking.playback().at() == 0);
  looking.key(Key::Down);
  CHECK(looking.playback().at() == looking.playback().count());
  looking.key(Key::Up);
  CHECK(looking.playback().at() == 0);
  looking.key(Key::Space);
  CHECK(looking.playback().playing());
  looking.key(Key::Space);
  CHECK_FALSE(looking.playback().playing());
  looking.key(Key::Space);
  looking.key(Key::Escape);
  CHECK_FALSE(looking.playback().playing());
  looking.key(Key::Look);
  CHECK(looking.playback().viewer() == 1);
  looking.key(Key::Green);
  CHECK(looking.playback().speed() == 3);
  looking.key(Key::Menu);
  CHECK(looking.app().screen() == app::Screen::ReplayMenu);
  looking.app().escape();
  looking.frame();
  looking.key(Key::Escape);
  CHECK(looking.app().playback() == nullptr);
  CHECK(looking.app().screen() == app::Screen::Table);
}

TEST_CASE("buttons and slider by mouse and finger") {
  for (const bool touch : {false, true}) {
    Looking looking(360, 640);
    looking.tap("watch:on", touch);
    CHECK(looking.playback().at() == 1);
    looking.tap("watch:round_on", touch);
    CHECK(looking.playback().at() == looking.playback().count());
    looking.tap("watch:to", touch);
    const int middle = looking.playback().count() / 2;
    CHECK(std::abs(looking.playback().at() - middle) <= 1);
    CHECK_FALSE(looking.playback().waiting());
    // Held and drawn to both ends, also beyond the slider.
    const Place slider = *looking.place("watch:to");
    Input input;
    input.pointer = {
        .x = slider.x + 20, .y = slider.y + 20, .inside = true, .down = true, .pressed = true, .touch = touch};
    looking.frame(input);
    input.pointer.pressed = false;
    input.pointer.x = 359;
    input.pointer.y = 20;
    looking.frame(input);
    CHECK(looking.playback().at() == looking.playback().count());
    input.pointer.x = 0;
    looking.frame(input);
    CHECK(looking.playback().at() == 0);
    input.pointer.down = false;
    input.pointer.released = true;
    looking.frame(input);
    looking.frame();
    looking.tap("watch:view", touch);
    CHECK(looking.playback().viewer() == 1);
    looking.tap("watch:leave", touch);
    CHECK(looking.app().playback() == nullptr);
  }
}

TEST_CASE("cards of the hand are looked at, not played") {
  Looking looking(1280, 720);
  const int at = looking.playback().at();
  for (float x = 200; x < 1100; x += 60) looking.press(x, 560, false);
  CHECK(looking.playback().at() == at);
  CHECK(looking.app().notice().number == 0);
  for (const Place& place : looking.ui().places()) CHECK(place.id.rfind("play:", 0) != 0);
}

TEST_CASE("a step moves, a jump does not, and then all is still") {
  Looking looking(1280, 720);
  looking.move();
  looking.frame();
  looking.app().activate("watch:to:6");
  looking.frame();
  looking.frame();
  CHECK_FALSE(looking.ui().moving());
  CHECK(looking.app().wake_after() < 0);
  looking.app().activate("watch:on");
  bool moved = false;
  for (int i = 0; i < 200; ++i) {
    looking.frame();
    moved = moved || looking.ui().moving();
  }
  CHECK(moved);
  CHECK_FALSE(looking.ui().moving());
}

TEST_CASE("the scoreboard of a match that is over leads to its replay") {
  for (const auto& size : {std::pair<float, float>{360, 640}, {640, 360}, {1280, 720}}) {
    const float width = size.first, height = size.second;
    Sitting sitting(width, height, 3, true, 9);
    Rng rng = Rng::seeded(1);
    support::play_on(sitting.app(), rng, 30000);
    sitting.app().show_all();
    REQUIRE(sitting.shown().stage == Stage::MatchOver);
    for (int i = 0; i < 5; ++i) sitting.frame();
    for (const char* id : {"leave", "watch", "new"}) {
      CAPTURE(id);
      REQUIRE(sitting.place(id) != nullptr);
      CHECK(sitting.place(id)->width >= theme::kTouch);
      CHECK(sitting.place(id)->x >= 0);
      CHECK(sitting.place(id)->x + sitting.place(id)->width <= width);
    }
    const Place at = *sitting.place("watch");
    sitting.press(at.x + at.width / 2, at.y + at.height / 2, false);
    CHECK(sitting.app().screen() == app::Screen::Replay);
  }
}
