// Every screen, run without a renderer: in each language and at each size it is drawn, says words and no key of a text.
#include <doctest/doctest.h>
#include <imgui.h>

#include <memory>

#include "app/lent.hpp"
#include "ui/ui.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kSizes[][2] = {{360, 640}, {640, 360}, {768, 1024}, {1280, 720}, {2560, 1080}};
constexpr const char* kLanguages[] = {"zh-Hans", "zh-Hant", "en"};

// The program with a screen that nobody sees.
class Screens {
 public:
  Screens() : context_(ImGui::CreateContext()) {
    ImGui::GetIO().IniFilename = nullptr;
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    lent_.seed = 4;
    app_ = std::make_unique<app::App>(lent_.services(), std::vector<std::string>{"en"});
  }
  ~Screens() { ImGui::DestroyContext(context_); }
  Screens(const Screens&) = delete;
  Screens& operator=(const Screens&) = delete;

  [[nodiscard]] app::App& app() { return *app_; }

  // Plays on until `done`, another match where one is over; false when that does not come.
  template <typename Done>
  [[nodiscard]] bool play_until(Done done) {
    Rng rng = Rng::seeded(4);
    for (int step = 0; step < 20000; ++step) {
      if (done()) return true;
      if (app_->match()->shown().stage == Stage::MatchOver) app_->activate("new");
      app_->step(0.25);
      const std::string id = any_intent(*app_, rng);
      if (!id.empty()) app_->activate(id);
    }
    return false;
  }

  void frame(float width, float height) {
    ImGui::GetIO().DisplaySize = {width, height};
    ImGui::GetIO().DeltaTime = 0.05f;
    ImGui::NewFrame();
    ui_.frame(0.05, {.width = width, .height = height, .reduced_motion = true}, {}, *app_);
    ImGui::Render();
  }

  // Draws the screen that is open, in each language at each size.
  void look(app::Screen screen) {
    for (const char* language : kLanguages) {
      app_->change("language", language);
      REQUIRE(app_->screen() == screen);
      CHECK(app_->language() == language);
      check_words();
      for (const auto& size : kSizes) {
        const auto width = static_cast<float>(size[0]), height = static_cast<float>(size[1]);
        frame(width, height);
        frame(width, height);
        CHECK(ImGui::GetDrawData()->TotalVtxCount > 100);
        for (const ui::Place& place : ui_.places()) {
          const bool inside =
              place.x >= 0 && place.y >= 0 && place.x + place.width <= width && place.y + place.height <= height;
          CHECK_MESSAGE(inside, place.id, " at ", size[0], "x", size[1]);
        }
      }
    }
  }

 private:
  // A text that is missing shows as its key in brackets; a place that was not filled in as a number in braces.
  static void check_text(const std::string& text) {
    CHECK_MESSAGE(text.find('[') == std::string::npos, text);
    CHECK_MESSAGE(text.find('{') == std::string::npos, text);
  }

  void check_words() {
    CHECK_FALSE(app_->heading().empty());
    check_text(app_->heading());
    check_text(app_->title());
    const bool table = app_->table_has_focus();
    CHECK(app_->mirror().empty() == !table);
    CHECK(app_->form().rows.empty() == table);
    for (const app::Item& item : app_->mirror()) {
      CHECK_FALSE(item.label.empty());
      check_text(item.label);
    }
    for (const app::Row& row : app_->form().rows) {
      CHECK_FALSE(row.label.empty());
      check_text(row.label + row.help);
      for (const std::string& name : row.choice_names) check_text(name);
    }
  }

  ImGuiContext* context_;
  Lent lent_;
  std::unique_ptr<app::App> app_;
  ui::Ui ui_;
};

}  // namespace

TEST_CASE("every screen runs without a renderer, in each language at each size") {
  Screens screens;
  app::App& app = screens.app();
  screens.look(app::Screen::Start);
  app.activate("help");
  screens.look(app::Screen::Help);
  app.activate("back");
  app.change("length", "100");
  app.activate("play");
  REQUIRE(screens.play_until([&] { return !offered(app, "play:").empty(); }));
  screens.look(app::Screen::Table);
  app.activate("history");
  screens.look(app::Screen::History);
  app.activate("back");
  app.activate("menu");
  screens.look(app::Screen::Menu);
  app.activate("leave");
  screens.look(app::Screen::Start);
  app.activate("resume");
  REQUIRE(screens.play_until([&] { return app.choosing().has_value(); }));
  screens.look(app::Screen::Table);
  REQUIRE(screens.play_until([&] { return !app.standings().empty(); }));
  screens.look(app::Screen::Table);
  REQUIRE(screens.play_until([&] { return app.match()->shown().stage == Stage::MatchOver; }));
  screens.look(app::Screen::Table);
}
