// Points, boxes and poses of the table, in CSS pixels, y down, angles in radians clockwise.
// Promises: plain values and pure functions. Does not know: cards, ImGui.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace yinuo::ui {

inline constexpr float kPi = 3.14159265f;

struct Spot {
  float x = 0, y = 0;
  bool operator==(const Spot&) const = default;
};

[[nodiscard]] constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
[[nodiscard]] constexpr Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Spot operator*(Spot a, float k) { return {a.x * k, a.y * k}; }
[[nodiscard]] inline float length(Spot a) { return std::sqrt(a.x * a.x + a.y * a.y); }
[[nodiscard]] inline Spot turned(Spot a, float angle) {
  const float c = std::cos(angle), s = std::sin(angle);
  return {a.x * c - a.y * s, a.x * s + a.y * c};
}
[[nodiscard]] inline Spot towards(float angle, float distance) {
  return {std::cos(angle) * distance, std::sin(angle) * distance};
}

struct Box {
  float x = 0, y = 0, w = 0, h = 0;
  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr Spot centre() const { return {x + w / 2, y + h / 2}; }
  [[nodiscard]] constexpr bool empty() const { return w <= 0 || h <= 0; }
  [[nodiscard]] constexpr bool contains(Spot p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  bool operator==(const Box&) const = default;
};

[[nodiscard]] constexpr Box box_around(Spot centre, float w, float h) {
  return {centre.x - w / 2, centre.y - h / 2, w, h};
}
[[nodiscard]] constexpr Box grown(Box box, float by) {
  return {box.x - by, box.y - by, box.w + 2 * by, box.h + 2 * by};
}
[[nodiscard]] constexpr bool overlap(Box a, Box b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

// A card is two thirds as wide as high.
inline constexpr float kCardWidth = 2.0f / 3;

// Where a card lies: its middle, its height, how far it is turned.
struct Pose {
  Spot centre;
  float height = 0;
  float angle = 0;
  bool operator==(const Pose&) const = default;
};

// The four corners, from top left clockwise as the card is read.
[[nodiscard]] inline std::array<Spot, 4> corners_of(const Pose& pose) {
  const float h = pose.height / 2, w = h * kCardWidth;
  return {pose.centre + turned({-w, -h}, pose.angle), pose.centre + turned({w, -h}, pose.angle),
          pose.centre + turned({w, h}, pose.angle), pose.centre + turned({-w, h}, pose.angle)};
}

// Whether the point lies on the card, exactly.
[[nodiscard]] inline bool covers(const Pose& pose, Spot p) {
  const Spot local = turned(p - pose.centre, -pose.angle);
  return std::fabs(local.x) <= pose.height * kCardWidth / 2 && std::fabs(local.y) <= pose.height / 2;
}

// The upright box around a turned card.
[[nodiscard]] inline Box bounds_of(const Pose& pose) {
  const std::array<Spot, 4> corners = corners_of(pose);
  float left = corners[0].x, right = left, top = corners[0].y, bottom = top;
  for (const Spot& corner : corners) {
    left = std::min(left, corner.x);
    right = std::max(right, corner.x);
    top = std::min(top, corner.y);
    bottom = std::max(bottom, corner.y);
  }
  return {left, top, right - left, bottom - top};
}

}  // namespace yinuo::ui
