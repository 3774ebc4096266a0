// The person's languages, randomness and the clock, from the browser.
#include <emscripten.h>

#include <utility>

#include "platform/web/bridge.hpp"

EM_JS(void, yn_random, (void* bytes, int size), { crypto.getRandomValues(HEAPU8.subarray(bytes, bytes + size)); });

// clang-format off
EM_JS(void, yn_date_and_time, (), {
    var now = new Date();
    var parts = [now.getFullYear(), now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes()];
    var text = parts.map(function(part, index) { return (index ? "-- :"[index - 1] : "") + ("0" + part).slice(index ? -2 : 1); });
    Module["shell"].put(text.join(""));
});

EM_JS(int, yn_linked_rules, (), {
    var text = Module["shell"].linkedRules;
    if (!text) return 0;
    Module["shell"].put(text);
    Module["shell"].forgetLink();
    return 1;
});
EM_JS(int, yn_linked_replay, (), {
    var text = Module["shell"].takeReplay();
    if (!text) return 0;
    Module["shell"].put(text);
    return 1;
});
// clang-format on

namespace yinuo::platform {
namespace {

std::vector<std::string>& known_languages() {
  static std::vector<std::string> all;
  return all;
}

std::optional<std::uint64_t>& test_seed() {
  static std::optional<std::uint64_t> seed;
  return seed;
}

}  // namespace

void set_languages(std::vector<std::string> languages) { known_languages() = std::move(languages); }
std::vector<std::string> languages() { return known_languages(); }

void set_test_seed(std::uint64_t seed) { test_seed() = seed; }

std::string linked_replay() { return yn_linked_replay() != 0 ? take_from_inbox() : std::string(); }

std::string linked_rules() { return yn_linked_rules() != 0 ? take_from_inbox() : std::string(); }

std::uint64_t entropy() {
  if (test_seed()) return *test_seed();
  std::uint64_t bits = 0;
  yn_random(&bits, sizeof bits);
  return bits;
}

std::string date_and_time() {
  yn_date_and_time();
  return take_from_inbox();
}

double milliseconds() { return emscripten_get_now(); }

}  // namespace yinuo::platform
