// What the person keeps: one file for each key in the user's data folder. A file is replaced as a whole, so that a
// full disk or a crash leaves the one before.
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "platform/native/assets.hpp"
#include "platform/platform.hpp"

namespace yinuo::platform {
namespace {

std::string data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && data[0] == '/') {
    return std::string(data) + "/yinuo";
  }
  const char* home = std::getenv("HOME");
  return std::string(home != nullptr ? home : "/tmp") + "/.local/share/yinuo";
}

// Keys become file names, so whatever is not plain in one is written as its number.
std::string path_of(const std::string& key) {
  std::string name;
  for (const char c : key) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    if (plain) {
      name += c;
    } else {
      char number[8];
      std::snprintf(number, sizeof number, "_%02x", unsigned(static_cast<unsigned char>(c)));
      name += number;
    }
  }
  return data_folder() + "/" + name + ".txt";
}

// What the window that came last has written; empty: this one has claimed nothing.
constexpr const char* kWindow = "window";
std::string& token() {
  static std::string one;
  return one;
}

StoreResult why(int error) { return error == ENOSPC || error == EDQUOT ? StoreResult::Full : StoreResult::Forbidden; }

bool make_folders(const std::string& path) {
  for (std::size_t end = path.find('/', 1); end != std::string::npos; end = path.find('/', end + 1)) {
    if (mkdir(path.substr(0, end).c_str(), 0700) != 0 && errno != EEXIST) return false;
  }
  return true;
}

}  // namespace

void claim_store() {
  token().clear();
  const std::string fresh = std::to_string(entropy());
  if (store(kWindow, fresh) == StoreResult::Ok) token() = fresh;
}

// A folder that has been cleared is everybody's.
bool store_is_ours() {
  const auto now = token().empty() ? std::nullopt : load(kWindow);
  return !now || *now == token();
}

std::optional<std::string> give_file(const std::string& name, const std::string& text) {
  const char* home = std::getenv("HOME");
  const std::string start = std::string(home != nullptr ? home : ".") + "/" + name;
  for (int copy = 1; copy < 100; ++copy) {
    const std::string path = start + (copy == 1 ? "" : "-" + std::to_string(copy)) + ".txt";
    std::FILE* file = std::fopen(path.c_str(), "wxb");  // never over another
    if (file == nullptr && errno == EEXIST) continue;
    if (file == nullptr) return std::nullopt;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) == 0 && written) return path;
    std::remove(path.c_str());
    return std::nullopt;
  }
  return std::nullopt;
}

StoreResult store(const std::string& key, const std::string& text) {
  if (!store_is_ours()) return StoreResult::Elsewhere;
  const std::string path = path_of(key);
  const std::string next = path + ".new";
  if (text.empty()) return std::remove(path.c_str()) == 0 || errno == ENOENT ? StoreResult::Ok : why(errno);
  if (!make_folders(path)) return why(errno);
  std::FILE* file = std::fopen(next.c_str(), "wb");
  if (file == nullptr) return why(errno);
  errno = 0;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0 &&
                       fsync(fileno(file)) == 0;
  const int error = errno;
  std::fclose(file);
  if (!written) {
    std::remove(next.c_str());
    return why(error);
  }
  return std::rename(next.c_str(), path.c_str()) == 0 ? StoreResult::Ok : why(errno);
}

std::optional<std::string> load(const std::string& key) { return read_file(path_of(key)); }

}  // namespace yinuo::platform
