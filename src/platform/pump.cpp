#include "platform/pump.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "platform/host.hpp"
#include "platform/keys.hpp"
#include "platform/textures.hpp"

namespace yinuo::platform {
namespace {

constexpr char kShaderVersion[] = "#version 300 es";
constexpr double kLongestStep = 0.05;  // seconds: what moves never jumps further than this
constexpr int kSamples = 4;            // turned cards have jagged edges without

// The felt, so that a frame in which nothing is drawn yet is not black.
constexpr float kFelt[3] = {0.086f, 0.298f, 0.286f};

}  // namespace

bool Pump::open(Program& program, const Options& options) {
  program_ = &program;
  if (!open_window(options)) {
    problem_ = SDL_GetError();
    return false;
  }
  open_imgui();
  return true;
}

bool Pump::open_window(const Options& options) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_StopTextInput();  // it is on by default, and then the browser handles the game's keys as well
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  // Drivers without multisampling still draw, with plainer edges.
  for (const int samples : {kSamples, 0}) {
    SDL_GL_SetAttribute(SDL_GL_MULTISAMPLEBUFFERS, samples > 0 ? 1 : 0);
    SDL_GL_SetAttribute(SDL_GL_MULTISAMPLESAMPLES, samples);
    window_ = SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, options.width,
                               options.height, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window_ == nullptr) continue;
    context_ = SDL_GL_CreateContext(window_);
    if (context_ != nullptr) return true;
    SDL_DestroyWindow(window_);
    window_ = nullptr;
  }
  return false;
}

void Pump::open_imgui() {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  ImGui_ImplSDL2_InitForOpenGL(window_, context_);
  ImGui_ImplOpenGL3_Init(kShaderVersion);
}

void Pump::close() {
  if (ImGui::GetCurrentContext() != nullptr) {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
  }
  if (context_ != nullptr) SDL_GL_DeleteContext(context_);
  if (window_ != nullptr) SDL_DestroyWindow(window_);
  context_ = nullptr;
  window_ = nullptr;
  // No SDL_Quit: the program ends, and the leak check would not know what the libraries kept that SDL unloads.
}

bool Pump::take_events() {
  SDL_Event event;
  bool stay = true;
  while (SDL_PollEvent(&event) != 0) {
    if (event.type == SDL_QUIT) stay = false;
    ImGui_ImplSDL2_ProcessEvent(&event);
    handle(event);
    wake();
  }
  return stay;
}

// Fingers come a second time as a mouse; that is read, and it follows the first finger alone. Of the others it is read
// where they were put down.
void Pump::handle(const SDL_Event& event) {
  using Kind = PointerEvent::Kind;
  switch (event.type) {
    case SDL_MOUSEMOTION:
      pointers_.push({.kind = Kind::Move,
                      .x = float(event.motion.x),
                      .y = float(event.motion.y),
                      .touch = event.motion.which == SDL_TOUCH_MOUSEID});
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      if (event.button.button != SDL_BUTTON_LEFT) break;
      const bool press = event.type == SDL_MOUSEBUTTONDOWN;
      pointers_.push({.kind = press ? Kind::Press : Kind::Release,
                      .x = float(event.button.x),
                      .y = float(event.button.y),
                      .touch = event.button.which == SDL_TOUCH_MOUSEID,
                      .cancelled = !press && touch_cancelled_});
      touch_cancelled_ = false;
      break;
    }
    case SDL_FINGERDOWN: {
      if (SDL_GetNumTouchFingers(event.tfinger.touchId) < 2) break;
      int width = 0, height = 0;
      SDL_GetWindowSize(window_, &width, &height);
      input_.taps.push_back({event.tfinger.x * float(width), event.tfinger.y * float(height)});
      break;
    }
    case SDL_KEYDOWN:
      if (const auto key = game_key(event.key.keysym)) {
        const bool arrow = *key <= Key::Down;
        if (event.key.repeat == 0 || arrow) press(*key);
      }
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE) pointers_.push({.kind = Kind::Leave});
      if (event.window.event == SDL_WINDOWEVENT_HIDDEN) program_->leaving();
      break;
    default: break;
  }
}

void Pump::press(Key key) {
  input_.keys.push_back(key);
  wake();
}

void Pump::come_by_keys() {
  input_.by_keys = true;
  wake();
}

void Pump::activate(std::string id) {
  input_.activated.push_back(std::move(id));
  wake();
}

void Pump::change(FormChange change) {
  input_.changes.push_back(std::move(change));
  wake();
}

double Pump::seconds_since_last(double now) {
  const double passed = last_ < 0 ? 0 : (now - last_) / 1000;
  last_ = now;
  return std::clamp(passed, 0.0, std::max(kLongestStep, allowed_gap_)) * time_scale_;
}

Metrics Pump::measure() const {
  int width = 0, height = 0, pixels_wide = 0, pixels_high = 0;
  SDL_GetWindowSize(window_, &width, &height);
  SDL_GL_GetDrawableSize(window_, &pixels_wide, &pixels_high);
  Metrics metrics = host_metrics(float(width), float(height));
  metrics.width = float(width);
  metrics.height = float(height);
  metrics.pixel_ratio = width > 0 ? float(pixels_wide) / float(width) : 1.0f;
  return metrics;
}

Input Pump::take_input() {
  input_.pointer = pointers_.step();
  Input taken = std::exchange(input_, {});
  if (covered_) {
    // What lies under a form feels nothing; a press that was under way ends without an effect.
    Pointer away{.x = taken.pointer.x, .y = taken.pointer.y, .touch = taken.pointer.touch};
    away.released = away.cancelled = pressed_under_form_;
    taken.pointer = away;
    taken.taps.clear();
    pressed_under_form_ = false;
  }
  return taken;
}

// A finger that was lifted is nowhere, or ImGui's buttons would look hovered from then on.
void Pump::move_finger_away(const Pointer& pointer) {
  if (pointer.touch && !pointer.inside && !pointer.down) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

// A card that is dragged while the window is turned would be measured from where it lay before.
void Pump::watch_size(const Metrics& metrics) {
  if (metrics.width != width_ || metrics.height != height_) pointers_.drop();
  width_ = metrics.width;
  height_ = metrics.height;
}

void Pump::frame(double now) {
  const Metrics metrics = measure();
  watch_size(metrics);
  if (dirty_ > 0) --dirty_;
  const double seconds = seconds_since_last(now);
  fonts_.update(*program_, metrics.pixel_ratio);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  const Input input = take_input();
  move_finger_away(input.pointer);
  program_->frame(seconds, metrics, input);
  if (frames_ > 0 && fonts_.behind(*program_)) draw_again(metrics, input);
  const bool covers = !program_->page().form_title.empty();
  if (covers && !covered_) pressed_under_form_ = input.pointer.down;
  covered_ = covers;
  host_draw(program_->page(), *this);
  render(metrics);
  publish();
  ++frames_;
  const double pause = program_->wake_after();
  allowed_gap_ = program_->moving() || pause < 0 ? kLongestStep : pause;
}

// What the program writes by now needs glyphs that were not baked: nobody is to see it in those of before.
void Pump::draw_again(const Metrics& metrics, Input input) {
  ImGui::EndFrame();
  fonts_.update(*program_, metrics.pixel_ratio);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  // All that it was told has been told.
  const Pointer now = input.pointer;
  input = {};
  input.pointer = {.x = now.x, .y = now.y, .inside = now.inside, .down = now.down, .touch = now.touch};
  program_->frame(0, metrics, input);
}

void Pump::render(const Metrics& metrics) {
  ImGui::Render();
  ImDrawData& data = *ImGui::GetDrawData();
  resolve_textures(data);
  glViewport(0, 0, int(metrics.width * metrics.pixel_ratio), int(metrics.height * metrics.pixel_ratio));
  glClearColor(kFelt[0], kFelt[1], kFelt[2], 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(&data);
}

void Pump::publish() {
  const Page& page = program_->page();
  if (!ever_published_ || !(page == published_)) {
    host_publish(page);
    published_ = page;
    ever_published_ = true;
  }
  const std::vector<std::string> sentences = program_->take_announcements();
  if (!sentences.empty()) host_announce(sentences);
  const std::vector<std::string_view> cues = program_->take_cues();
  if (!cues.empty()) host_cue(cues);
}

void Pump::show() { SDL_GL_SwapWindow(window_); }

double Pump::wait() const {
  const bool imgui_behind = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
  if (program_->moving() || dirty_ > 0 || pointers_.waiting() || imgui_behind || fonts_.behind(*program_)) return 0;
  const double pause = program_->wake_after();
  if (pause < 0) return -1;
  return time_scale_ > 0 ? pause / time_scale_ : -1;
}

void Pump::context_restored() {
  lost_ = false;
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(kShaderVersion);
  restore_textures();
  wake();
}

}  // namespace yinuo::platform
