// The part of running that both builds share: window, OpenGL ES 3 context, ImGui, input, one frame at a time.
// Promises: draws only when told to, says when it wants the next frame, survives a lost context. Does not know: who
// calls it (a loop natively, the browser's animation frames on the web), the page around the canvas.
#pragma once

#include <SDL.h>

#include <string>
#include <vector>

#include "platform/fonts.hpp"
#include "platform/platform.hpp"
#include "platform/pointer_queue.hpp"

namespace yinuo::platform {

class Pump {
 public:
  // Opens the window with its context. False: there is none to be had, `problem()` says why.
  [[nodiscard]] bool open(Program& program, const Options& options);
  void close();
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] SDL_Window* window() const { return window_; }
  [[nodiscard]] Program& program() const { return *program_; }

  // Takes SDL's waiting events. False: the person wants to leave.
  [[nodiscard]] bool take_events();

  // What comes from elsewhere than SDL (DOM, forms).
  void press(Key key);
  void activate(std::string id);
  void change(FormChange change);
  void touch_was_cancelled() { touch_cancelled_ = true; }
  void come_by_keys();

  // The next few frames are to be drawn: something came in, or something came to be here.
  void wake() { dirty_ = kFramesAfterInput; }

  // Draws one frame and publishes the page. `now` in milliseconds.
  void frame(double now);
  // After frame(): shows it.
  void show();

  // Seconds until the next frame is wanted: 0 at once, negative never.
  [[nodiscard]] double wait() const;

  void context_lost() { lost_ = true; }
  void context_restored();
  [[nodiscard]] bool lost() const { return lost_; }

  [[nodiscard]] int frames() const { return frames_; }  // drawn so far
  void set_time_scale(double scale) { time_scale_ = scale; }

 private:
  // ImGui takes in what came over several frames, and what appears settles in the frame after.
  static constexpr int kFramesAfterInput = 3;

  [[nodiscard]] bool open_window(const Options& options);
  void open_imgui();
  void handle(const SDL_Event& event);
  [[nodiscard]] double seconds_since_last(double now);
  [[nodiscard]] Metrics measure() const;
  [[nodiscard]] Input take_input();
  void move_finger_away(const Pointer& pointer);
  void watch_size(const Metrics& metrics);
  void draw_again(const Metrics& metrics, Input input);
  void render(const Metrics& metrics);
  void publish();

  Program* program_ = nullptr;
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  std::string problem_;
  FontBaker fonts_;
  PointerQueue pointers_;
  Input input_;
  Page published_;
  bool ever_published_ = false;
  bool touch_cancelled_ = false;
  float width_ = 0, height_ = 0;  // of the last frame
  bool covered_ = false;          // a form lay over the table in the last frame
  bool pressed_under_form_ = false;
  bool lost_ = false;
  int dirty_ = kFramesAfterInput;
  int frames_ = 0;
  double last_ = -1;           // milliseconds of the last frame
  double allowed_gap_ = 0.05;  // seconds that may have passed since then
  double time_scale_ = 1;
};

}  // namespace yinuo::platform
