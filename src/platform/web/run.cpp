// The web driver: draws in the browser's animation frames, and asks for one only when something changed, moves, or a
// time has come. While nothing does, no code of ours runs at all.
#include <emscripten.h>
#include <emscripten/html5.h>

#include "platform/host.hpp"
#include "platform/pump.hpp"
#include "platform/web/bridge.hpp"
#include "platform/web/canvas.hpp"

// clang-format off
EM_JS(void, yn_first_frame, (), { Module["shell"].firstFrame(); });
EM_JS(void, yn_no_context, (), { Module["shell"].fail("webgl"); });
EM_JS(void, yn_page, (const char* json), { Module["shell"].page(JSON.parse(UTF8ToString(json))); });
EM_JS(void, yn_announce, (const char* text), { Module["shell"].announce(UTF8ToString(text)); });
EM_JS(void, yn_cue, (const char* name), { Module["shell"].cue(UTF8ToString(name)); });
// The browser decodes pictures beside the game, and keeps them for a context that is lost. Answers the width times 65536
// plus the height; 0 when there is no such picture.
EM_JS(int, yn_fill_texture, (const char* name), {
    var picture = Module["shell"].pictures[UTF8ToString(name)];
    if (!picture) return 0;
    GLctx.texImage2D(GLctx.TEXTURE_2D, 0, GLctx.RGBA8, GLctx.RGBA, GLctx.UNSIGNED_BYTE, picture);
    return picture.width * 65536 + picture.height;
});
// clang-format on

namespace yinuo::platform {
namespace {

struct Driver {
  Pump pump;
  bool open = false;
  bool requested = false;  // the browser has been asked for an animation frame
  long timer = 0;          // of the time at which the program wants a frame; 0: none
};

// For ever: there is no moment at which a page could take it down.
Driver& driver() {
  static Driver one;
  return one;
}

void set_timer(double seconds);

EM_BOOL tick(double, void*) {
  Driver& it = driver();
  it.requested = false;
  set_timer(-1);
  if (it.pump.lost()) return EM_FALSE;
  (void)it.pump.take_events();  // a page is not left by an event
  it.pump.frame(milliseconds());
  it.pump.show();
  if (it.pump.frames() == 1) yn_first_frame();
  const double wait = it.pump.wait();
  if (wait == 0) {
    request_frame();
  } else {
    set_timer(wait);
  }
  return EM_FALSE;
}

void on_time(void*) {
  driver().timer = 0;
  request_frame();
}

// Negative: no timer.
void set_timer(double seconds) {
  Driver& it = driver();
  if (it.timer != 0) emscripten_clear_timeout(it.timer);
  it.timer = seconds < 0 ? 0 : emscripten_set_timeout(on_time, seconds * 1000, nullptr);
}

// Every poll puts a sentinel into the queue; taking it for news would keep us awake for ever.
int on_event(void*, SDL_Event* event) {
  if (event->type != SDL_POLLSENTINEL) request_frame();
  return 0;
}

}  // namespace

void request_frame() {
  Driver& it = driver();
  if (!it.open || it.requested || it.pump.lost()) return;
  it.requested = true;
  emscripten_request_animation_frame(tick, nullptr);
}

bool frame_is_requested() { return driver().requested; }

Metrics host_metrics(float, float) { return measured_by_page(); }

void host_draw(const Page&, Pump&) {}

bool host_fill_texture(const std::string& name, int& width, int& height) {
  const int size = yn_fill_texture(name.c_str());
  width = size >> 16;
  height = size & 0xffff;
  return size != 0;
}

void host_publish(const Page& page) { yn_page(page_as_json(page).c_str()); }

void host_announce(const std::vector<std::string>& sentences) {
  for (const std::string& sentence : sentences) yn_announce(sentence.c_str());
}

void host_cue(const std::vector<std::string_view>& cues) {
  for (const std::string_view cue : cues) yn_cue(std::string(cue).c_str());
}

void prepare(const Options&) { take_what_has_come(); }

int run(Program& program, const Options& options) {
  Driver& it = driver();
  prepare(options);
  prepare_canvas();
  if (!it.pump.open(program, options)) {
    yn_no_context();
    return 1;
  }
  it.open = true;
  open_bridge(it.pump);
  SDL_AddEventWatch(on_event, nullptr);
  watch_canvas();
  request_frame();
  return 0;
}

}  // namespace yinuo::platform
