// The native driver: a loop that sleeps while nothing moves, and the parts of a host that a desktop has.
#include <cstdio>

#include "platform/host.hpp"
#include "platform/native/assets.hpp"
#include "platform/native/form.hpp"
#include "platform/native/screenshot.hpp"
#include "platform/pump.hpp"

// Under the address sanitizer: what SDL's own system library keeps until the program ends is nobody's leak.
#if defined(__SANITIZE_ADDRESS__)
extern "C" const char* __lsan_default_suppressions() { return "leak:libdbus"; }
#endif

namespace yinuo::platform {
namespace {

// The title that the page wants, for the window of the pump that runs.
SDL_Window* titled_window = nullptr;

// Sleeps until an event, or until the program wants a frame.
void sleep_until_wanted(double seconds) {
  if (seconds < 0) {
    SDL_WaitEvent(nullptr);
  } else if (seconds > 0) {
    SDL_WaitEventTimeout(nullptr, int(seconds * 1000) + 1);
  }
}

bool save_picture(const Pump& pump, const std::string& path) {
  int width = 0, height = 0;
  SDL_GL_GetDrawableSize(pump.window(), &width, &height);
  if (write_screenshot(path, width, height)) return true;
  std::fprintf(stderr, "yinuo: cannot write %s\n", path.c_str());
  return false;
}

// Without a display that paces the frames, 60 a second are enough.
void pace(double frame_began) {
  const double spent = milliseconds() - frame_began;
  constexpr double kFrame = 1000.0 / 60;
  if (spent < kFrame) SDL_Delay(Uint32(kFrame - spent));
}

// Draws until the person leaves or the wanted number of frames is there.
bool loop(Pump& pump, const Options& options) {
  const bool paced = SDL_GL_SetSwapInterval(1) == 0;
  while (pump.take_events()) {
    const double began = milliseconds();
    pump.frame(began);
    const bool last = options.frames > 0 && pump.frames() >= options.frames;
    if (last && !options.screenshot.empty() && !save_picture(pump, options.screenshot)) return false;
    pump.show();
    if (last) break;
    // A run that ends after so many frames is not to wait for somebody to move.
    const double wait = options.frames > 0 ? 0 : pump.wait();
    if (wait == 0 && !paced) pace(began);
    sleep_until_wanted(wait);
  }
  return true;
}

}  // namespace

Metrics host_metrics(float, float) { return {}; }

void host_draw(const Page& page, Pump& pump) { draw_form(page, pump); }

bool host_fill_texture(const std::string&, int&, int&) { return false; }

void host_publish(const Page& page) {
  if (titled_window != nullptr && !page.title.empty()) SDL_SetWindowTitle(titled_window, page.title.c_str());
}

void host_announce(const std::vector<std::string>&) {}

void host_cue(const std::vector<std::string_view>&) {}

void prepare(const Options& options) { set_asset_folder(options.asset_folder); }

int run(Program& program, const Options& options) {
  prepare(options);
  Pump pump;
  if (!pump.open(program, options)) {
    std::fprintf(stderr, "yinuo: no window with OpenGL ES 3: %s\n", pump.problem().c_str());
    return 1;
  }
  titled_window = pump.window();
  const bool good = loop(pump, options);
  program.leaving();
  titled_window = nullptr;
  pump.close();
  return good ? 0 : 1;
}

}  // namespace yinuo::platform
