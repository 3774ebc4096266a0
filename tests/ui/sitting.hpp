// A person in front of the whole table, over a real App, without a window.
#pragma once

#include <doctest/doctest.h>
#include <imgui.h>

#include "app/lent.hpp"
#include "ui/model.hpp"
#include "ui/ui.hpp"

namespace yinuo::ui {

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

// For a table without an App: nothing comes of what is done at it. `last` is the intent that was heard last.
struct NoDesk final : Desk {
  void activate(std::string_view id) override { last = id; }
  void escape() override {}
  void show_all() override {}

  std::string last{};
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
    settings.rules.rules.match = MatchFormat::Single;
    app_->play(settings);
  }

  // A match by house rules, of several people if they are to share the device.
  Sitting(float width, float height, const Rules& rules, int players, std::uint64_t seed, int people = 1)
      : metrics_{.width = width, .height = height, .reduced_motion = true}, waiting_step_(0.2) {
    app_ = std::make_unique<app::App>(lent_.services(), std::vector<std::string>{"en"});
    CHECK_FALSE(app_->open(support::fresh_record(rules, players, seed, people)));
    app_->change("speed", "3");
  }

  // As for a person who likes motion.
  void move() { metrics_.reduced_motion = false; }

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
  [[nodiscard]] std::string choose(Rng& rng) { return support::any_intent(*app_, rng); }

  // Frames until nothing is waiting and something may be done, or the round is over.
  void wait(Rng& rng) {
    for (int i = 0; i < 2000 && shown().stage != Stage::MatchOver && choose(rng).empty(); ++i) frame({}, waiting_step_);
  }

 private:
  NoWindow no_window_;
  Metrics metrics_;
  double waiting_step_ = 0.05;
  support::Lent lent_;
  std::unique_ptr<app::App> app_;
  Ui ui_;
};

}  // namespace yinuo::ui
