#include "ui/layout.hpp"

#include "ui/layout_parts.hpp"
#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

// What both share once the middle is known.
void finish(const LayoutFacts& facts, Layout& out) {
  SeatPlace& own = out.seats[facts.viewer];
  const bool tall = out.portrait;
  own.bubble = tall ? Spot{out.inner.right() - 60, out.sentence.y - 18}
                    : Spot{out.call.centre().x, out.call.y - 30 * out.text_scale};
  own.radius = 0;
  const float room = std::min({out.inner.w / 2 - 6, (std::min(out.hand_top, out.height) - out.inner.y) / 2 + 30,
                               190 * std::max(1.0f, out.height / 720)});
  out.picker_outer = std::min(room, std::min(out.width, out.height) * 0.36f);
  out.picker_outer = std::max(out.picker_outer, 116.0f);
  out.picker_inner = out.picker_outer * 0.43f;
  const float y = std::clamp(out.ring.y, out.inner.y + out.picker_outer + 4, out.inner.bottom() - out.picker_outer - 4);
  out.picker = {out.width / 2, y};
  const Box& in = out.inner;
  const float wide = std::min(in.w - 12, 760 * std::max(1.0f, out.text_scale));
  out.panel = {out.width / 2 - wide / 2, in.y + 6, wide, in.h - 12};
}

}  // namespace

std::vector<Seat> others(const LayoutFacts& facts) {
  std::vector<Seat> seats;
  for (int i = 1; i < facts.seats; ++i) seats.push_back(static_cast<Seat>((facts.viewer + i) % facts.seats));
  return seats;
}

Layout lay_out(const LayoutFacts& facts) {
  Layout out;
  out.width = facts.width;
  out.height = facts.height;
  out.portrait = facts.width < facts.height * 0.86f;
  const float shorter = std::min(facts.width, facts.height);
  // In eighths: every size is a set of fonts to bake.
  const float scale = out.portrait ? tall_unit(facts) * 0.9f : shorter / 720;
  out.text_scale = std::clamp(std::floor(scale * 8) / 8, 1.0f, 2.0f);
  out.rim = !out.portrait && shorter >= 520 ? shorter * 0.03f : 0;
  const float left = std::max(facts.safe.left, out.rim), right = std::max(facts.safe.right, out.rim);
  const float top = std::max(facts.safe.top, out.rim), bottom = std::max(facts.safe.bottom, out.rim);
  out.inner = {left, top, facts.width - left - right, facts.height - top - bottom};
  if (out.portrait) {
    lay_tall(facts, out);
  } else {
    lay_wide(facts, out);
  }
  finish(facts, out);
  return out;
}

std::vector<Pose> fan_of(const SeatPlace& place, int count) {
  std::vector<Pose> fan;
  if (count <= 0) return fan;
  const float step = count > 1 ? std::min(0.2f, place.fan_spread / static_cast<float>(count - 1)) : 0;
  const float reach = place.radius * 0.5f + place.fan_height * 0.5f;
  for (int i = 0; i < count; ++i) {
    const float angle = place.fan_towards + step * (static_cast<float>(i) - static_cast<float>(count - 1) / 2);
    fan.push_back({place.avatar + towards(angle, reach), place.fan_height, angle + kPi / 2});
  }
  return fan;
}

Pose discard_at(const Layout& layout, Slot slot, int back) {
  // A little turned, each card in its own way, the older ones fanned out to the left.
  const float own = (static_cast<float>((slot * 37u + 11u) % 17u) / 16.0f - 0.5f) * 0.16f;
  const float i = static_cast<float>(back), h = layout.discard.height;
  return {layout.discard.centre + Spot{-0.15f * h * i, -0.008f * h * i * i}, h,
          (back == 0 ? 0.06f + own * 0.6f : own * 0.4f) - 0.11f * i};
}

}  // namespace yinuo::ui
