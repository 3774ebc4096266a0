// Built assets: what the page has fetched. The first ones come with the start, others when they are asked for.
#include <emscripten.h>

#include <map>
#include <utility>

#include "platform/host.hpp"
#include "platform/web/bridge.hpp"

// The page answers through Module.game.give once it has the bytes.
EM_JS(void, yn_fetch, (const char* name), { Module["shell"].fetch(UTF8ToString(name)); });

namespace yinuo::platform {
namespace {

std::map<std::string, std::optional<std::string>>& kept() {
  static std::map<std::string, std::optional<std::string>> all;
  return all;
}

}  // namespace

// The page starts the game when the fonts of one language have come.
std::string_view host_stand_in_font() {
  for (const auto& [name, bytes] : kept()) {
    if (bytes && name.compare(0, 6, "fonts/") == 0) return *bytes;
  }
  return {};
}

void keep_asset(std::string name, std::string bytes) { kept()[std::move(name)] = std::move(bytes); }

std::optional<std::string_view> asset(const std::string& name) {
  const auto [found, is_new] = kept().try_emplace(name);
  if (is_new) yn_fetch(name.c_str());
  if (!found->second) return std::nullopt;
  return std::string_view(*found->second);
}

}  // namespace yinuo::platform
