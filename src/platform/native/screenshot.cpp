#include "platform/native/screenshot.hpp"

#include <GLES3/gl3.h>

#include <vector>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#include <stb/stb_image_write.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace yinuo::platform {

bool write_screenshot(const std::string& path, int width, int height) {
  std::vector<unsigned char> pixels(std::size_t(width) * std::size_t(height) * 4);
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
  // What lies behind the window is no part of the picture.
  for (std::size_t i = 3; i < pixels.size(); i += 4) pixels[i] = 255;
  stbi_flip_vertically_on_write(1);
  return stbi_write_png(path.c_str(), width, height, 4, pixels.data(), width * 4) != 0;
}

}  // namespace yinuo::platform
