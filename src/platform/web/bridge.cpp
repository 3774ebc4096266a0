#include "platform/web/bridge.hpp"

#include <emscripten.h>

#include <deque>
#include <utility>

#include "platform/pump.hpp"

namespace yinuo::platform {
namespace {

struct Bridge {
  Pump* pump = nullptr;
  std::deque<std::string> inbox;
  std::string asset_bytes;  // of the asset that is being handed over
  std::string answer;       // what the last text that was given out points to
  Metrics metrics;
};

Bridge& bridge() {
  static Bridge one;
  return one;
}

}  // namespace

std::string take_from_inbox() {
  std::deque<std::string>& inbox = bridge().inbox;
  if (inbox.empty()) return {};
  std::string text = std::move(inbox.front());
  inbox.pop_front();
  return text;
}

const Metrics& measured_by_page() { return bridge().metrics; }

}  // namespace yinuo::platform

using namespace yinuo::platform;

extern "C" {

// Room for a text of that many bytes at the end of the inbox.
EMSCRIPTEN_KEEPALIVE char* yn_inbox(int size) { return bridge().inbox.emplace_back(std::size_t(size), '\0').data(); }

EMSCRIPTEN_KEEPALIVE char* yn_asset_room(int size) {
  bridge().asset_bytes.assign(std::size_t(size), '\0');
  return bridge().asset_bytes.data();
}

EMSCRIPTEN_KEEPALIVE void yn_asset_is_here() {
  std::string name = take_from_inbox();
  keep_asset(std::move(name), std::exchange(bridge().asset_bytes, {}));
  if (bridge().pump != nullptr) bridge().pump->wake();
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_wake() {
  bridge().pump->wake();
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_activate() {
  bridge().pump->activate(take_from_inbox());
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_change() {
  std::string key = take_from_inbox();
  bridge().pump->change({std::move(key), take_from_inbox()});
  request_frame();
}

// The only key that the page passes on: Escape in a form.
EMSCRIPTEN_KEEPALIVE void yn_escape() {
  bridge().pump->press(Key::Escape);
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_leaving() { bridge().pump->program().leaving(); }

EMSCRIPTEN_KEEPALIVE void yn_touch_cancelled() { bridge().pump->touch_was_cancelled(); }

// The canvas has got the keyboard from a control that a key was pressed on.
EMSCRIPTEN_KEEPALIVE void yn_by_keys() {
  bridge().pump->come_by_keys();
  request_frame();
}

// The canvas has lost the keyboard: a key held now will be let go unseen.
EMSCRIPTEN_KEEPALIVE void yn_keys_up() { SDL_ResetKeyboard(); }

EMSCRIPTEN_KEEPALIVE void yn_metrics(float left, float top, float right, float bottom, int reduced, int coarse) {
  bridge().metrics = {
      .safe = {left, top, right, bottom}, .reduced_motion = reduced != 0, .coarse_pointer = coarse != 0};
  bridge().pump->wake();
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_context_lost() { bridge().pump->context_lost(); }

EMSCRIPTEN_KEEPALIVE void yn_context_restored() {
  bridge().pump->context_restored();
  request_frame();
}

EMSCRIPTEN_KEEPALIVE void yn_languages() {
  std::vector<std::string> all;
  for (std::string one = take_from_inbox(); !one.empty(); one = take_from_inbox()) all.push_back(std::move(one));
  set_languages(std::move(all));
}

EMSCRIPTEN_KEEPALIVE int yn_frames() { return bridge().pump->frames(); }

EMSCRIPTEN_KEEPALIVE int yn_busy() { return frame_is_requested() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE const char* yn_state() {
  bridge().answer = bridge().pump->program().test_state();
  return bridge().answer.c_str();
}

EMSCRIPTEN_KEEPALIVE void yn_seed(double seed) { set_test_seed(std::uint64_t(seed)); }

EMSCRIPTEN_KEEPALIVE void yn_time(double scale) {
  bridge().pump->set_time_scale(scale);
  yn_wake();
}

}  // extern "C"

// clang-format off
EM_JS(void, yn_take_what_has_come, (), {
    var shell = Module["shell"];
    if (shell.put) return;
    shell.put = function(text) {
        var bytes = new TextEncoder().encode(text);
        HEAPU8.set(bytes, Module["_yn_inbox"](bytes.length));
    };
    shell.give = function(name, bytes) {
        HEAPU8.set(bytes, Module["_yn_asset_room"](bytes.length));
        shell.put(name);
        Module["_yn_asset_is_here"]();
    };
    Object.keys(shell.assets).forEach(function(name) { shell.give(name, shell.assets[name]); });
    shell.assets = {};
    shell.languages.filter(Boolean).forEach(shell.put);
    Module["_yn_languages"]();
    if (shell.seed !== undefined) Module["_yn_seed"](shell.seed);
});

EM_JS(void, yn_open_bridge, (), {
    var put = Module["shell"].put;
    Module["game"] = {
        give: Module["shell"].give,
        activate: function(id) { put(id); Module["_yn_activate"](); },
        change: function(key, value) { put(key); put(value); Module["_yn_change"](); },
        state: function() { return UTF8ToString(Module["_yn_state"]()); },
        wake: function() { Module["_yn_wake"](); },
        escape: function() { Module["_yn_escape"](); },
        leaving: function() { Module["_yn_leaving"](); },
        frames: function() { return Module["_yn_frames"](); },
        busy: function() { return Module["_yn_busy"]() !== 0; },
        seed: function(n) { Module["_yn_seed"](n); },
        time: function(k) { Module["_yn_time"](k); },
        metrics: function(m) {
            Module["_yn_metrics"](m.left, m.top, m.right, m.bottom, m.reduced ? 1 : 0, m.coarse ? 1 : 0);
        }
    };
});
// clang-format on

namespace yinuo::platform {

void take_what_has_come() { yn_take_what_has_come(); }

void open_bridge(Pump& pump) {
  bridge().pump = &pump;
  yn_open_bridge();
}

}  // namespace yinuo::platform
