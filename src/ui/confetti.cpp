#include "ui/confetti.hpp"

namespace yinuo::ui {
namespace {

constexpr int kShapes = 56;

// A number from 0 to 1 that looks like chance: the same for the same shape.
[[nodiscard]] float lot(int shape, int which) {
  const auto mixed = static_cast<std::uint32_t>(shape * 7919 + which * 104729 + 17) * 2654435761u;
  return static_cast<float>(mixed >> 16 & 1023u) / 1023.0f;
}

}  // namespace

void draw_confetti(const Canvas& canvas, const Layout& layout, float done) {
  if (done <= 0 || done >= 1) return;
  const float size = 15 * std::max(1.0f, layout.text_scale);
  for (int i = 0; i < kShapes; ++i) {
    // They begin one after the other and fall at their own speeds.
    const float begin = 0.35f * lot(i, 0), fall = (done - begin) / (0.5f + 0.15f * lot(i, 1));
    if (fall <= 0 || fall >= 1) continue;
    const float sway = std::sin(fall * 9 + 6.3f * lot(i, 2)) * 16;
    const Spot at{layout.width * lot(i, 3) + sway, (layout.height + 2 * size) * fall - size};
    const auto colour = static_cast<Colour>(i % kColours);
    const float fade = std::min(1.0f, (1 - fall) * 4);
    canvas.shape(colour, at, size * (0.7f + 0.6f * lot(i, 4)), faded(theme::card(colour), fade),
                 fall * 7 * (lot(i, 5) - 0.5f));
  }
}

}  // namespace yinuo::ui
