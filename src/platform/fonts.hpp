// Bakes the program's fonts into ImGui's font picture. Promises: ImGui's font number i is the i-th FontSpec; a font
// whose asset is not here yet is stood in for by another, and baked when it has come. Call between frames only.
// Does not know: which language it is, what is written.
#pragma once

#include "platform/platform.hpp"

namespace yinuo::platform {

class FontBaker {
 public:
  // Bakes again if the fonts, the pixel ratio or the assets that are here have changed. Needs a live context.
  void update(const Program& program, float pixel_ratio);

  // Whether the program wants other fonts than those that were baked.
  [[nodiscard]] bool behind(const Program& program) const { return version_ != program.fonts_version(); }

 private:
  [[nodiscard]] bool stale(const Program& program, float pixel_ratio) const;

  bool baked_ = false;
  int version_ = 0;
  float pixel_ratio_ = 0;
  std::vector<std::string> missing_;
};

}  // namespace yinuo::platform
