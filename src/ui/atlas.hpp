// The picture of all card parts: where each part stands in it.
// Promises: reading never fails hard; a line that is no part is passed over, an unknown part is empty.
// Does not know: how parts make a card (card_art.hpp).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace yinuo::ui {

// A part: its texture coordinates, and its size in card heights.
struct Part {
  float u0 = 0, v0 = 0, u1 = 0, v1 = 0;
  float width = 0, height = 0;
  [[nodiscard]] bool empty() const { return width <= 0; }
};

class Atlas {
 public:
  // How many of the picture's pixels are one card height.
  static constexpr float kCardPixels = 380;

  // `texture`: the renderer's handle, 0 for none; `width`, `height` of the picture in its pixels; `parts`: the text of
  // atlas.txt, one "name x y w h" a line.
  void set(std::uint64_t texture, int width, int height, std::string_view parts);

  [[nodiscard]] std::uint64_t texture() const { return texture_; }
  [[nodiscard]] bool ready() const { return texture_ != 0 && !parts_.empty(); }
  [[nodiscard]] Part part(std::string_view name) const;

 private:
  std::uint64_t texture_ = 0;
  std::map<std::string, Part, std::less<>> parts_;
};

}  // namespace yinuo::ui
