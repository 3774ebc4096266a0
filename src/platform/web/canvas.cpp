#include "platform/web/canvas.hpp"

#include <SDL.h>
#include <emscripten.h>

#include "platform/keys.hpp"

// clang-format off
// SDL takes the page's devicePixelRatio as it is. Phones of ratio 3 run out of memory and nobody sees the difference,
// so ours is at most 2, and less on very large screens (about 4 million pixels), but never below the screen's own 1.
EM_JS(void, yn_cap_pixel_ratio, (), {
    var own = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
    if (!own || !own.get || !own.configurable) return;
    Object.defineProperty(window, "devicePixelRatio", {
        configurable: true,
        get: function() {
            var real = own.get.call(window);
            var budget = Math.sqrt(4.2e6 / Math.max(1, window.innerWidth * window.innerHeight));
            return Math.min(real, 2, Math.max(1, budget));
        }
    });
});

// SDL claims every key for itself. It is to see the game's keys only, and only while the canvas has the keyboard.
EM_JS(void, yn_keep_foreign_keys_out, (const char* ours), {
    var canvas = Module["canvas"];
    var codes = UTF8ToString(ours).split(" ");
    var letters = codes.filter(function(code) { return /^(Key|Digit).$/.test(code); })
                      .map(function(code) { return code.slice(-1).toLowerCase(); });
    function foreign(event) {
        if (event.type === "keydown" && (event.ctrlKey || event.metaKey || event.altKey)) return true;
        var letter = event.key && event.key.length === 1 && letters.indexOf(event.key.toLowerCase()) >= 0;
        return codes.indexOf(event.code) < 0 && !letter;
    }
    ["keydown", "keyup"].forEach(function(type) {
        window.addEventListener(type, function(event) {
            if (event.target === canvas && foreign(event)) event.stopImmediatePropagation();
        }, true);
    });
});

EM_JS(void, yn_watch_canvas, (), {
    var canvas = Module["canvas"];
    var shell = Module["shell"];
    var reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    var coarse = window.matchMedia("(pointer: coarse)");
    function inset(side) {
        var text = getComputedStyle(document.documentElement).getPropertyValue("--safe-" + side);
        return parseFloat(text) || 0;
    }
    function metrics() {
        Module["game"].metrics({
            left: inset("left"), top: inset("top"), right: inset("right"), bottom: inset("bottom"),
            reduced: reduced.matches, coarse: coarse.matches
        });
    }
    // SDL looks at the canvas only when the window is resized.
    function resized() { window.dispatchEvent(new Event("resize")); }
    function watchResolution() {
        var query = window.matchMedia("(resolution: " + window.devicePixelRatio + "dppx)");
        query.addListener(function changed() {
            query.removeListener(changed);
            resized();
            watchResolution();
        });
    }
    if (window.ResizeObserver) new ResizeObserver(resized).observe(canvas);
    watchResolution();
    window.addEventListener("resize", metrics);
    reduced.addListener(metrics);
    coarse.addListener(metrics);

    // SDL prevents what would give the canvas the keyboard when it is touched.
    canvas.addEventListener("pointerdown", function() { canvas.focus({preventScroll: true}); });
    // Whether a key led here: the page notes what was used last (loader.js), for a browser takes a page's own choice of
    // what has the focus for that of somebody with a keyboard.
    canvas.addEventListener("focus", function() {
        if (document.documentElement.classList.contains("keys")) Module["_yn_by_keys"]();
    });
    canvas.addEventListener("blur", function() { Module["_yn_keys_up"](); });
    canvas.addEventListener("contextmenu", function(event) { event.preventDefault(); });
    window.addEventListener("touchcancel", function() { Module["_yn_touch_cancelled"](); }, true);

    function leaving() {
        if (!shell.failed) Module["_yn_leaving"]();
    }
    document.addEventListener("visibilitychange", function() {
        if (document.visibilityState === "hidden") leaving();
        else Module["_yn_wake"]();
    });
    window.addEventListener("pagehide", leaving);

    canvas.addEventListener("webglcontextlost", function(event) {
        event.preventDefault();
        Module["_yn_context_lost"]();
        leaving();
        shell.contextLost();
    });
    canvas.addEventListener("webglcontextrestored", function() {
        Module["_yn_context_restored"]();
        shell.contextRestored();
    });
    metrics();
});
// clang-format on

namespace yinuo::platform {

void prepare_canvas() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  yn_cap_pixel_ratio();
  yn_keep_foreign_keys_out(key_codes().c_str());
}

void watch_canvas() { yn_watch_canvas(); }

}  // namespace yinuo::platform
