#include "cli/files.hpp"

#include <dirent.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdio>

namespace yinuo::cli {
namespace {

bool is_folder(const std::string& path) {
  struct stat about {};
  return stat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode);
}

void collect(const std::string& folder, std::vector<std::string>& files) {
  DIR* dir = opendir(folder.c_str());
  if (dir == nullptr) return;
  while (const dirent* entry = readdir(dir)) {
    const std::string name = entry->d_name;
    if (name.front() == '.') continue;
    const std::string path = folder + "/" + name;
    if (is_folder(path)) {
      collect(path, files);
    } else if (name.size() > 4 && name.ends_with(".txt")) {
      files.push_back(path);
    }
  }
  closedir(dir);
}

}  // namespace

std::optional<std::string> read_file(const std::string& path) {
  if (is_folder(path)) return std::nullopt;
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::nullopt;
  std::string text;
  char block[4096];
  for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, file)) > 0;) text.append(block, got);
  std::fclose(file);
  return text;
}

std::vector<std::string> text_files(const std::string& path) {
  std::vector<std::string> files;
  if (is_folder(path)) {
    collect(path, files);
    std::sort(files.begin(), files.end());
  } else {
    files.push_back(path);
  }
  return files;
}

}  // namespace yinuo::cli
