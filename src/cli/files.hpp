// Reading files for the console program.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace yinuo::cli {

// The whole file; nothing where it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);

// The path itself where it is a file; all *.txt below it, sorted, where it is a folder.
[[nodiscard]] std::vector<std::string> text_files(const std::string& path);

}  // namespace yinuo::cli
