// What the person keeps, in the browser's localStorage. Many pages may share one origin, so every key begins with the
// path of this one. Where the browser forbids it, texts are kept while the page is open and the caller is told.
#include <emscripten.h>

#include <map>

#include "platform/web/bridge.hpp"

// clang-format off
// The store belongs to the window that came last: its token lies beside what is kept. A cleared store is everybody's.
EM_JS(void, yn_claim, (), {
    var shell = Module["shell"];
    var key = shell.storagePrefix + "window";
    function ours() {
        try {
            var now = localStorage.getItem(key);
            return !shell.token || now === null || now === shell.token;
        } catch (error) {
            return true;
        }
    }
    function look() {
        if (!ours() && Module["game"]) Module["game"].activate("elsewhere");
    }
    if (!shell.token) {
        window.addEventListener("storage", function(event) { if (event.key === key) look(); });
        window.addEventListener("pageshow", look);
        document.addEventListener("visibilitychange", look);
    }
    shell.ours = ours;
    shell.token = String(crypto.getRandomValues(new Uint32Array(2)));
    try {
        localStorage.setItem(key, shell.token);
    } catch (error) {
        shell.token = "";
    }
});

EM_JS(int, yn_ours, (), { return !Module["shell"].ours || Module["shell"].ours() ? 1 : 0; });

EM_JS(void, yn_give_file, (const char* name, const char* text, int size), {
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([HEAPU8.slice(text, text + size)], {type : "text/plain"}));
    link.download = UTF8ToString(name) + ".txt";
    link.click();
    setTimeout(function() { URL.revokeObjectURL(link.href); }, 10000);
});

// 0 stored, 1 no room, 2 not allowed.
// A damaged text may hold any byte, a zero too, and is kept whole.
EM_JS(int, yn_store, (const char* key, const char* text, int size), {
    try {
        var name = Module["shell"].storagePrefix + UTF8ToString(key);
        var value = new TextDecoder().decode(HEAPU8.slice(text, text + size));
        if (value) localStorage.setItem(name, value);
        else localStorage.removeItem(name);
        return 0;
    } catch (error) {
        var full = error && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
        return full ? 1 : 2;
    }
});

// Whether there is a text; it is then in the inbox.
EM_JS(int, yn_load, (const char* key), {
    try {
        var text = localStorage.getItem(Module["shell"].storagePrefix + UTF8ToString(key));
        if (text === null) return 0;
        var bytes = new TextEncoder().encode(text);
        HEAPU8.set(bytes, Module["_yn_inbox"](bytes.length));
        return 1;
    } catch (error) {
        return 0;
    }
});
// clang-format on

namespace yinuo::platform {
namespace {

// What could not be stored, for as long as the page is open.
std::map<std::string, std::string>& remembered() {
  static std::map<std::string, std::string> all;
  return all;
}

}  // namespace

// What this window could not store is older than what the others have stored since.
void claim_store() {
  remembered().clear();
  yn_claim();
}

bool store_is_ours() { return yn_ours() != 0; }

std::optional<std::string> give_file(const std::string& name, const std::string& text) {
  yn_give_file(name.c_str(), text.data(), static_cast<int>(text.size()));
  return std::string();
}

StoreResult store(const std::string& key, const std::string& text) {
  if (!store_is_ours()) return StoreResult::Elsewhere;
  const int answer = yn_store(key.c_str(), text.data(), static_cast<int>(text.size()));
  if (answer == 0) {
    remembered().erase(key);
    return StoreResult::Ok;
  }
  remembered()[key] = text;
  return answer == 1 ? StoreResult::Full : StoreResult::Forbidden;
}

std::optional<std::string> load(const std::string& key) {
  const auto found = remembered().find(key);
  if (found != remembered().end()) return found->second;
  if (yn_load(key.c_str()) == 0) return std::nullopt;
  return take_from_inbox();
}

}  // namespace yinuo::platform
