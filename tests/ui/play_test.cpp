// The whole table over a real App without a window: rounds are played by mouse, finger and keys alone.
#include <doctest/doctest.h>
#include <imgui.h>

#include <array>
#include <set>

#include "app/lent.hpp"
#include "engine/notation.hpp"
#include "ui/ui.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

// ImGui without a renderer, for as long as it lives.
class NoWindow {
 public:
  NoWindow() : context_(ImGui::CreateContext()) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    io.Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
  }
  ~NoWindow() { ImGui::DestroyContext(context_); }
  NoWindow(const NoWindow&) = delete;
  NoWindow& operator=(const NoWindow&) = delete;

 private:
  ImGuiContext* context_;
};

// A person in front of the table.
class Sitting {
 public:
  Sitting(float width, float height, int players, bool reduced, std::uint64_t seed)
      : metrics_{.width = width, .height = height, .reduced_motion = reduced} {
    lent_.seed = seed;
    app_ = std::make_unique<app::App>(lent_.services(), std::vector<std::string>{"en"});
    app::Settings settings = app_->settings();
    settings.players = players;
    settings.speed = 3;
    settings.target = 0;
    app_->play(settings);
  }

  [[nodiscard]] app::App& app() { return *app_; }
  [[nodiscard]] const State& shown() { return app_->match()->shown(); }
  [[nodiscard]] Ui& ui() { return ui_; }

  void frame(const Input& input = {}, double seconds = 0.05) {
    ImGui::GetIO().DisplaySize = {metrics_.width, metrics_.height};
    ImGui::GetIO().DeltaTime = 0.05f;
    ImGui::NewFrame();
    app_->step(seconds);
    ui_.frame(seconds, metrics_, input, *app_);
    ImGui::Render();
  }

  // Where an id can be hit; nothing when it is not to be seen.
  [[nodiscard]] const Place* place(const std::string& id) const {
    for (const Place& each : ui_.places()) {
      if (each.id == id) return &each;
    }
    return nullptr;
  }

  void press(float x, float y, bool touch) {
    Input input;
    input.pointer = {.x = x, .y = y, .inside = true, .down = true, .pressed = true, .touch = touch};
    frame(input);
    input.pointer.down = input.pointer.pressed = false;
    input.pointer.released = true;
    frame(input);
    Input away;
    away.pointer = {.x = x, .y = y, .inside = !touch, .touch = touch};
    frame(away);
  }

  void key(Key which) {
    Input input;
    input.keys = {which};
    frame(input);
    frame();
  }

  // An enabled item, but none that leaves the table. Empty: nothing may be done now.
  [[nodiscard]] std::string choose(Rng& rng) { return any_intent(*app_, rng); }

  // Frames until nothing is waiting and something may be done, or the round is over.
  void wait(Rng& rng) {
    for (int i = 0; i < 2000 && shown().stage != Stage::MatchOver && choose(rng).empty(); ++i) frame();
  }

 private:
  NoWindow no_window_;
  Metrics metrics_;
  Lent lent_;
  std::unique_ptr<app::App> app_;
  Ui ui_;
};

// All vertices and indices of the last frame.
std::vector<unsigned char> picture() {
  std::vector<unsigned char> bytes;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    const auto* begin = reinterpret_cast<const unsigned char*>(list.VtxBuffer.Data);
    bytes.insert(bytes.end(), begin, begin + static_cast<std::size_t>(list.VtxBuffer.Size) * sizeof(ImDrawVert));
  }
  return bytes;
}

// Plays to the end of the match with pointer presses alone; the number of presses, or -1 when nothing moved on.
int play_by_pointer(Sitting& table, bool touch, Rng& rng) {
  int presses = 0;
  for (int turn = 0; turn < 900; ++turn) {
    table.wait(rng);
    if (table.shown().stage == Stage::MatchOver) return presses;
    const std::string id = table.choose(rng);
    if (id.empty()) return -1;
    table.frame();
    const Place* place = table.place(id);
    if (place == nullptr) continue;
    const std::uint32_t version = table.shown().version;
    const bool choosing = table.app().choosing().has_value();
    table.press(place->x + place->width / 2, place->y + place->height / 2, touch);
    ++presses;
    const bool card = id.compare(0, 5, "play:") == 0;
    const bool waits = version == table.shown().version && table.app().choosing().has_value() == choosing &&
                       !table.app().match()->waiting();
    if (touch && card && waits) {
      const Place* again = table.place(id);
      if (again == nullptr) continue;
      table.press(again->x + again->width / 2, again->y + again->height / 2, touch);
    }
  }
  return -1;
}

}  // namespace

TEST_CASE("a match of one round is played to its end by mouse, at every size") {
  constexpr std::array<int, 3> kTables[] = {{1280, 720, 4}, {360, 640, 5}, {640, 360, 10}, {2560, 1080, 2}};
  for (const std::array<int, 3>& each : kTables) {
    const int width = each[0], height = each[1], players = each[2];
    CAPTURE(width);
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(width), 1);
    Sitting table(static_cast<float>(width), static_cast<float>(height), players, true, 5);
    CHECK(play_by_pointer(table, false, rng) > 3);
    CHECK(table.shown().stage == Stage::MatchOver);
  }
}

TEST_CASE("a match of one round is played to its end by finger on a phone") {
  Rng rng = Rng::seeded(8, 1);
  Sitting table(360, 640, 4, true, 11);
  CHECK(play_by_pointer(table, true, rng) > 3);
}

TEST_CASE("a match of one round is played to its end by keys alone") {
  Rng rng = Rng::seeded(3, 1);
  Sitting table(1280, 720, 3, true, 21);
  int keys = 0;
  for (; keys < 6000 && table.shown().stage != Stage::MatchOver; ++keys) {
    table.wait(rng);
    if (table.shown().stage == Stage::MatchOver) break;
    if (table.app().choosing() || table.app().naming()) {
      table.key(static_cast<Key>(static_cast<int>(Key::Red) + static_cast<int>(rng.below(4))));
      continue;
    }
    // Cards by cursor, the rest by its own key.
    constexpr Key kKeys[] = {Key::Right, Key::Enter, Key::Right,     Key::Enter, Key::Uno,
                             Key::Draw,  Key::Pass,  Key::Challenge, Key::Report};
    table.key(kKeys[rng.below(9)]);
  }
  CHECK(table.shown().stage == Stage::MatchOver);
}

TEST_CASE("at rest nothing moves, two frames are equal, and no frame is wanted") {
  Sitting table(1280, 720, 4, false, 5);
  Rng rng = Rng::seeded(1, 1);
  table.wait(rng);
  for (int i = 0; i < 400 && (table.ui().moving() || table.ui().wake_after() >= 0); ++i) table.frame();
  CHECK_FALSE(table.ui().moving());
  CHECK(table.ui().wake_after() < 0);
  table.frame({}, 0);
  const std::vector<unsigned char> before = picture();
  table.frame({}, 0);
  const std::vector<unsigned char> after = picture();
  CHECK(before.size() > 1000);
  CHECK(before == after);
}

TEST_CASE("every legal action can be hit where its place says, and places are inside the window") {
  Sitting table(360, 640, 6, true, 9);
  Rng rng = Rng::seeded(4, 1);
  int seen = 0;
  for (int i = 0; i < 300 && table.shown().stage != Stage::MatchOver; ++i) {
    table.wait(rng);
    table.frame();
    if (table.app().match()->waiting()) continue;
    for (const app::Item& item : table.app().mirror()) {
      if (!item.enabled || item.id == "cancel") continue;
      CAPTURE(item.id);
      const Place* place = table.place(item.id);
      CHECK(place != nullptr);
      if (place == nullptr) continue;
      ++seen;
      CHECK(place->x >= 0);
      CHECK(place->y >= 0);
      CHECK(place->x + place->width <= 360);
      CHECK(place->y + place->height <= 640);
    }
    const std::string id = table.choose(rng);
    if (!id.empty()) table.app().activate(id);
  }
  CHECK(seen > 25);
}

TEST_CASE("a card that cannot be played is refused with a sentence and stays") {
  Sitting table(1280, 720, 4, true, 5);
  Rng rng = Rng::seeded(1, 1);
  for (int i = 0; i < 200; ++i) {
    table.wait(rng);
    table.frame();
    const app::Item* barred = nullptr;
    for (const app::Item& item : table.app().mirror()) {
      if (!item.enabled && item.id.compare(0, 5, "play:") == 0) barred = &item;
    }
    if (barred != nullptr && table.place(barred->id) != nullptr) {
      const int cards = table.shown().hands[table.app().match()->viewer()].count;
      const std::uint32_t number = table.app().notice().number;
      const Place place = *table.place(barred->id);
      table.press(place.x + place.width / 2, place.y + place.height / 2, false);
      CHECK(table.app().notice().number == number + 1);
      CHECK_FALSE(table.app().notice().text.empty());
      CHECK(table.shown().hands[table.app().match()->viewer()].count == cards);
      return;
    }
    table.app().activate(table.choose(rng));
  }
  FAIL("no card was ever barred");
}
