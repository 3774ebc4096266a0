// Pictures of what is drawn, for people and tests. Does not know: what is in them.
#pragma once

#include <string>

namespace yinuo::platform {

// Writes the drawing buffer of the context in use, that many pixels, as a PNG. Call before it is shown. False: the
// file cannot be written.
[[nodiscard]] bool write_screenshot(const std::string& path, int width, int height);

}  // namespace yinuo::platform
