// Where the native build finds its files. Does not know: what is in them.
#pragma once

#include <optional>
#include <string>

namespace yinuo::platform {

void set_asset_folder(const std::string& path);

// The bytes of a file, or nothing when it cannot be read to its end.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);

}  // namespace yinuo::platform
