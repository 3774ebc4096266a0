#include "ui/marks.hpp"

namespace yinuo::ui {
namespace {

// Pieces of a closed path, each `dash` long, with gaps of the same length.
void draw_dashed(const Canvas& canvas, std::vector<Spot> path, float dash, Tint colour, float thick) {
  path.push_back(path.front());
  std::vector<Spot> piece = {path.front()};
  float walked = 0;
  bool drawn = true;
  for (std::size_t i = 1; i < path.size(); ++i) {
    Spot from = path[i - 1];
    float rest = length(path[i] - from);
    while (walked + rest >= dash && rest > 0) {
      from = from + (path[i] - from) * ((dash - walked) / rest);
      rest = length(path[i] - from);
      piece.push_back(from);
      if (drawn) canvas.outline(piece, colour, thick, false);
      piece = {from};
      drawn = !drawn;
      walked = 0;
    }
    walked += rest;
    piece.push_back(path[i]);
  }
  if (drawn && piece.size() > 1) canvas.outline(piece, colour, thick, false);
}

}  // namespace

std::vector<Spot> around_card(const Pose& pose) {
  constexpr int kSteps = 5;  // of each corner
  const float h = pose.height / 2 + 3, w = pose.height * kCardWidth / 2 + 3, round = pose.height * 0.08f;
  std::vector<Spot> spots;
  for (int corner = 0; corner < 4; ++corner) {
    const float x = corner == 0 || corner == 3 ? -1.0f : 1.0f, y = corner < 2 ? -1.0f : 1.0f;
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = kPi + (static_cast<float>(corner) + static_cast<float>(i) / kSteps) * kPi / 2;
      const Spot spot = Spot{x * (w - round), y * (h - round)} + towards(angle, round);
      spots.push_back(pose.centre + turned(spot, pose.angle));
    }
  }
  return spots;
}

void draw_bluff(const Canvas& canvas, const Pose& pose) {
  draw_dashed(canvas, around_card(pose), std::clamp(pose.height * 0.07f, 6.0f, 14.0f), theme::kWhite,
              std::clamp(pose.height * 0.022f, 2.5f, 5.0f));
  const float r = std::clamp(pose.height * 0.085f, 9.0f, 18.0f);
  // Under the sign in the corner, where a hand leaves it in sight.
  const Spot at = pose.centre + turned(Spot{-0.217f, -0.13f} * pose.height, pose.angle);
  canvas.disc(at, r + 1.5f, theme::kInk);
  canvas.disc(at, r, theme::kIvory);
  canvas.text("?", at, Type::Title, theme::kPrimaryDark, Align::Centre, r * 1.9f);
}

void draw_arrow_down(const Canvas& canvas, Spot at, float radius) {
  canvas.disc(at, radius + 2, theme::kInk);
  canvas.disc(at, radius, theme::kLamp);
  const float r = radius;
  canvas.line(at + Spot{0, -r * 0.62f}, at + Spot{0, r * 0.1f}, theme::kInk, r * 0.36f);
  canvas.polygon({at + Spot{-r * 0.52f, 0}, at + Spot{r * 0.52f, 0}, at + Spot{0, r * 0.68f}}, theme::kInk);
}

void draw_advised_card(const Canvas& canvas, const Box& seen, const Pose& pose) {
  const float r = std::clamp(pose.height * 0.1f, 10.0f, 17.0f);
  // On the card, clear of the line above the hand.
  draw_arrow_down(canvas, {seen.centre().x, bounds_of(pose).y + r * 0.9f}, r);
}

void draw_speaker(const Canvas& canvas, Spot centre, float size, bool heard, Tint ink) {
  const float s = size / 2, thick = std::max(1.8f, size * 0.1f);
  const auto at = [&](float x, float y) { return centre + Spot{x * s, y * s}; };
  canvas.fill({centre.x - s, centre.y - s * 0.36f, s * 0.5f, s * 0.72f}, s * 0.08f, ink);
  canvas.polygon({at(-0.62f, -0.3f), at(-0.06f, -0.86f), at(-0.06f, 0.86f), at(-0.62f, 0.3f)}, ink);
  if (!heard) {
    canvas.line(at(0.3f, -0.34f), at(0.98f, 0.34f), ink, thick);
    canvas.line(at(0.3f, 0.34f), at(0.98f, -0.34f), ink, thick);
    return;
  }
  for (const float reach : {0.42f, 0.86f}) canvas.arc(at(0.06f, 0), reach * s, -0.8f, 0.8f, ink, thick);
}

void draw_new_dot(const Canvas& canvas, const Pose& pose) {
  constexpr float kRadius = 7;
  // At the left edge under the sign in the corner and its shape, where a hand leaves it in sight.
  const Spot at =
      pose.centre + turned({-0.5f * kCardWidth * pose.height + kRadius + 2, -0.15f * pose.height}, pose.angle);
  canvas.disc(at, kRadius, theme::kInk);
  canvas.disc(at, kRadius - 2, theme::kLamp);
}

}  // namespace yinuo::ui
