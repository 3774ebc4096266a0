#include "ui/felt.hpp"

#include "ui/layout.hpp"

namespace yinuo::ui {
namespace {

struct Window {
  float w, h;
};

[[nodiscard]] Tint felt_at(Spot p, Window window, Spot light) {
  const float reach = std::max(window.w, window.h) * 0.62f;
  const float dx = (p.x - light.x) / reach, dy = (p.y - light.y) / (reach * 0.78f);
  const float far = std::sqrt(dx * dx + dy * dy);
  const float lit = std::exp(-far * far * 3.2f);
  const Tint base = mixed(theme::kFeltDark, theme::kFelt, std::exp(-far * far * 1.25f));
  return mixed(base, theme::kFeltLit, lit);
}

void draw_light(const Canvas& canvas, Window window, Spot light) {
  constexpr int kAcross = 24, kDown = 16;
  const auto spot = [&](int i, int j) {
    return Spot{window.w * static_cast<float>(i) / kAcross, window.h * static_cast<float>(j) / kDown};
  };
  for (int j = 0; j < kDown; ++j) {
    for (int i = 0; i < kAcross; ++i) {
      const std::array<Spot, 4> spots = {spot(i, j), spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)};
      canvas.quad(spots, {felt_at(spots[0], window, light), felt_at(spots[1], window, light),
                          felt_at(spots[2], window, light), felt_at(spots[3], window, light)});
    }
  }
}

// The edge of the felt: a rounded box as one closed line, `inset` from the window.
[[nodiscard]] std::vector<Spot> edge(Window window, float inset, float round) {
  constexpr int kSteps = 14;
  std::vector<Spot> spots;
  for (int corner = 0; corner < 4; ++corner) {
    const float cx = corner == 0 || corner == 3 ? inset + round : window.w - inset - round;
    const float cy = corner < 2 ? inset + round : window.h - inset - round;
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = kPi + kPi / 2 * (static_cast<float>(corner) + static_cast<float>(i) / kSteps);
      spots.push_back(Spot{cx, cy} + towards(angle, round));
    }
  }
  return spots;
}

void band(const Canvas& canvas, const std::vector<Spot>& inner, const std::vector<Spot>& outer, Tint at_inner,
          Tint at_outer) {
  for (std::size_t i = 0; i < inner.size(); ++i) {
    const std::size_t j = (i + 1) % inner.size();
    canvas.quad({inner[i], inner[j], outer[j], outer[i]}, {at_inner, at_inner, at_outer, at_outer});
  }
}

// Long grain along the rim: lines at uneven distances, uneven in strength.
void draw_grain(const Canvas& canvas, Window window, float rim, float round) {
  constexpr std::array<float, 7> kAt = {0.12f, 0.21f, 0.37f, 0.45f, 0.62f, 0.79f, 0.9f};
  constexpr std::array<int, 7> kStrength = {34, 16, 28, 12, 34, 18, 30};
  for (std::size_t i = 0; i < kAt.size(); ++i) {
    const float inset = rim * kAt[i];
    canvas.outline(edge(window, inset, round + (rim - inset) * 0.9f), tint(40, 18, 8, kStrength[i]), 1.0f + rim * 0.02f,
                   true);
  }
}

void draw_rim(const Canvas& canvas, Window window, float rim, float round) {
  const std::vector<Spot> inner = edge(window, rim, round);
  // Outside everything: far enough out that the corners of the window are wood.
  const std::vector<Spot> middle = edge(window, rim * 0.45f, round + rim * 0.55f);
  const std::vector<Spot> outer = edge(window, -round, round * 1.2f);
  // The felt's own shadow, cast by the raised rim.
  band(canvas, edge(window, rim + round * 0.24f, round * 0.78f), inner, tint(0, 0, 0, 0), tint(0, 0, 0, 110));
  band(canvas, inner, middle, theme::kWood, theme::kWoodLit);
  band(canvas, middle, outer, theme::kWoodLit, theme::kWoodDark);
  band(canvas, middle, outer, tint(66, 34, 18, 0), theme::kWoodDark);
  draw_grain(canvas, window, rim, round);
  canvas.outline(edge(window, rim - 1.5f, round + 1.5f), tint(34, 16, 8, 235), 4, true);
  canvas.outline(edge(window, rim - 4.5f, round + 4.5f), tint(232, 176, 116, 80), 1.4f, true);
  canvas.outline(edge(window, rim * 0.45f, round + rim * 0.55f), tint(255, 220, 170, 34), 2, true);
}

// Two lines of stitches along the rim.
void draw_seam(const Canvas& canvas, Window window, Seam inner) {
  canvas.outline(edge(window, inner.inset - 5, inner.round + 5), tint(255, 240, 200, 22), 1.5f, true);
  canvas.outline(edge(window, inner.inset, inner.round), tint(255, 240, 200, 12), 1, true);
}

}  // namespace

void draw_felt(const Canvas& canvas, float width, float height, float rim, Spot light) {
  const Window window{width, height};
  draw_light(canvas, window, light);
  if (rim <= 0) return;
  draw_seam(canvas, window, seam_of(width, height, rim));
  draw_rim(canvas, window, rim, rim_round(width, height));
}

}  // namespace yinuo::ui
