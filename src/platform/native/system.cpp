// The person's languages, randomness and the clock, from the operating system.
#include <sys/random.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <random>

#include "platform/platform.hpp"

namespace yinuo::platform {
namespace {

// "zh_TW.UTF-8@cjk" is "zh-TW". Empty for the locales that stand for no language.
std::string language_of(std::string locale) {
  locale = locale.substr(0, locale.find_first_of(".@"));
  if (locale == "C" || locale == "POSIX") return {};
  for (char& c : locale) {
    if (c == '_') c = '-';
  }
  return locale;
}

}  // namespace

std::vector<std::string> languages() {
  std::vector<std::string> found;
  // LANGUAGE is a list; the others name one locale, the first that is set counts.
  if (const char* list = std::getenv("LANGUAGE")) {
    std::string rest = list;
    while (!rest.empty()) {
      const std::size_t end = rest.find(':');
      if (std::string name = language_of(rest.substr(0, end)); !name.empty()) found.push_back(name);
      rest = end == std::string::npos ? "" : rest.substr(end + 1);
    }
  }
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || value[0] == '\0') continue;
    if (std::string name = language_of(value); !name.empty()) found.push_back(name);
    break;
  }
  return found;
}

// A window has no address; `--rules` and `--replay` say the same.
std::string linked_rules() { return {}; }
std::string linked_replay() { return {}; }

std::uint64_t entropy() {
  std::uint64_t bits = 0;
  if (getrandom(&bits, sizeof bits, 0) == ssize_t(sizeof bits)) return bits;
  std::random_device device;
  bits = device();
  return (bits << 32) ^ device();
}

std::string date_and_time() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  char text[32] = "";
  if (localtime_r(&now, &parts) != nullptr) (void)std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts);
  return text;
}

double milliseconds() {
  using std::chrono::duration;
  return duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace yinuo::platform
