// Built assets, read from the asset folder once and kept.
#include "platform/native/assets.hpp"

#include <cstdio>
#include <map>
#include <utility>

#include "platform/host.hpp"

namespace yinuo::platform {
namespace {

std::string& folder() {
  static std::string path;
  return path;
}

}  // namespace

void set_asset_folder(const std::string& path) { folder() = path; }

std::optional<std::string> read_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::nullopt;
  std::string bytes;
  char part[16384];
  for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, file)) > 0;) bytes.append(part, got);
  const bool whole = std::ferror(file) == 0;
  std::fclose(file);
  if (!whole) return std::nullopt;
  return bytes;
}

std::string_view host_stand_in_font() { return {}; }

std::optional<std::string_view> asset(const std::string& name) {
  static std::map<std::string, std::optional<std::string>> kept;
  auto found = kept.find(name);
  if (found == kept.end()) {
    // Fonts with more signs than the page needs, which draws its forms itself.
    std::optional<std::string> bytes = read_file(folder() + "/native/" + name);
    if (!bytes) bytes = read_file(folder() + "/" + name);
    found = kept.emplace(name, std::move(bytes)).first;
  }
  if (!found->second) return std::nullopt;
  return std::string_view(*found->second);
}

}  // namespace yinuo::platform
