#include "ui/layout.hpp"

#include "ui/layout_parts.hpp"
#include "ui/theme.hpp"

namespace yinuo::ui {

float rise(const Layout& out) {
  if (!out.strip.whole.empty()) return 4;  // nothing rises where the person looks on
  const float height = out.hand.empty() ? 0 : out.hand.front().height;
  return height * (kOfferRise + kHoverRise) + 6;
}

namespace {

// The wheel over the middle. Its title and the way back stand beside it where no seat is in the way; else in the left
// column. In portrait the title is under it, the way back under the thumbs.
void lay_picker(const LayoutFacts& facts, Layout& out) {
  const Box& in = out.inner;
  out.picker_outer = std::max(108.0f, std::min(out.width, out.height) * 0.25f);
  out.picker_inner = out.picker_outer * 0.42f;
  const float title = std::max(30.0f, 32 * out.text_scale), gap = 8 * out.text_scale, outer = out.picker_outer;
  float low = in.bottom() - outer - 8;
  if (out.portrait) low = std::min(low, out.hand_top - title - gap - outer - 8);
  out.picker = {out.width / 2, std::clamp(std::min(out.ring.y, low), in.y + outer + 8, in.bottom() - outer - 8)};
  if (out.portrait) {
    const float wide = std::min(in.w - 24, 240 * out.text_scale);
    out.picker_title = {out.width / 2 - wide / 2, out.picker.y + outer + gap, wide, title};
    out.cancel = {out.draw.x, out.draw.y, out.challenge.right() - out.draw.x, out.draw.h};
    return;
  }
  const float left = out.picker.x + outer + 2 * gap, y = out.picker.y;
  const float wide = std::min(in.right() - 6 - left, 180 * out.text_scale);
  out.picker_title = {left, y - gap / 2 - title, wide, title};
  out.cancel = {left, y + gap / 2, std::min(wide, 110 * out.text_scale), theme::kTouch * out.text_scale};
  const Box both{left, out.picker_title.y, wide, out.cancel.bottom() - out.picker_title.y};
  bool clear = !overlap(both, out.history);
  for (Seat seat = 0; seat < facts.seats; ++seat) clear = clear && !overlap(both, out.seats[seat].whole);
  if (clear) return;
  out.cancel = out.draw;
  out.picker_title = {out.draw.x, out.draw.y - 6 - title,
                      std::min(180 * out.text_scale, out.picker.x - outer - 8 - out.draw.x), title};
  out.picker_title.y = std::min(out.picker_title.y, out.hand_top - rise(out) - title);
}

// The own points in the corner where the call appears when it is due, clear of the line along the rim; above them the
// sign of who has called. In portrait the goal makes room for that.
void lay_standing(Layout& out) {
  const Box& call = out.call;
  const float line = 1.02f * theme::kLeastLine * out.text_scale, gap = 3;
  float right = call.right(), bottom = call.bottom();
  if (out.rim > 0) {
    // A square corner on the diagonal of a round one.
    const Seam seam = seam_of(out.width, out.height, out.rim);
    const float off = seam.inset + seam.round * (1 - std::sqrt(0.5f)) + 4;
    right = std::min(right, out.width - off);
    bottom = std::min(bottom, out.height - off);
  }
  const auto lines = [&](float count) {
    const float high = count * line + 10;
    return Box{call.x, bottom - high, right - call.x, high};
  };
  out.standing = lines(2);
  out.standing_called = lines(out.portrait ? 1.0f : 2.0f);
  const Box& below = out.standing_called;
  const float size = out.portrait ? below.y - call.y : std::min(call.w, call.h) * 0.5f;
  out.called = {below.centre().x - size / 2, below.y - gap - size, size, size};
}

[[nodiscard]] bool is_portrait(const LayoutFacts& facts) { return facts.width < facts.height * 0.86f; }

// What both share once the middle is known.
void finish(const LayoutFacts& facts, Layout& out) {
  SeatPlace& own = out.seats[facts.viewer];
  const bool tall = out.portrait;
  lay_standing(out);
  own.bubble =
      tall ? Spot{out.width / 2, out.sentence.bottom() + 18}
           : Spot{out.call.centre().x, std::min(out.call.y - 30 * out.text_scale, out.called.y - 20 * out.text_scale)};
  if (facts.replay && !tall) own.bubble = {out.sentence.right() + 80 * out.text_scale, out.sentence.centre().y};
  own.radius = 0;
  const Box& in = out.inner;
  for (Seat seat = 0; seat < facts.seats; ++seat) {
    if (seat != facts.viewer && overlap(out.risk, out.seats[seat].whole)) out.risk = {};
  }
  lay_picker(facts, out);
  lay_house(facts, out);
  const float wide = std::min(in.w - 12, 760 * std::max(1.0f, out.text_scale));
  // In portrait the menu stays clear below it.
  const float bottom = tall ? out.menu.y - 8 : in.bottom() - 6;
  out.panel = {out.width / 2 - wide / 2, in.y + 6, wide, bottom - in.y - 6};
}

}  // namespace

Seam seam_of(float width, float height, float rim) {
  const float round = rim_round(width, height);
  return {rim + round * 0.13f + 5, round * 0.87f - 5};
}

std::vector<Seat> others(const LayoutFacts& facts) {
  std::vector<Seat> seats;
  for (int i = 1; i < facts.seats; ++i) seats.push_back(static_cast<Seat>((facts.viewer + i) % facts.seats));
  return seats;
}

float text_scale_of(const LayoutFacts& facts) {
  const float scale = is_portrait(facts) ? tall_unit(facts) * 0.9f : std::min(facts.width, facts.height) / 720;
  // In eighths: every size is a set of fonts to bake.
  return std::clamp(std::floor(scale * 8) / 8, 1.0f, 2.0f);
}

Layout lay_out(const LayoutFacts& facts) {
  Layout out;
  out.width = facts.width;
  out.height = facts.height;
  out.portrait = is_portrait(facts);
  const float shorter = std::min(facts.width, facts.height);
  out.text_scale = text_scale_of(facts);
  out.rim = !out.portrait && shorter >= 520 ? shorter * 0.03f : 0;
  const float left = std::max(facts.safe.left, out.rim), right = std::max(facts.safe.right, out.rim);
  const float top = std::max(facts.safe.top, out.rim), bottom = std::max(facts.safe.bottom, out.rim);
  out.inner = {left, top, facts.width - left - right, facts.height - top - bottom};
  if (facts.replay) lay_strip(facts, out);
  if (out.portrait) {
    lay_tall(facts, out);
  } else {
    LayoutFacts above = facts;
    above.height -= out.strip.whole.h;
    lay_wide(above, out);
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

std::vector<Pose> shown_hand(const Layout& layout, Seat seat, int count) {
  std::vector<Pose> row;
  if (count <= 0) return row;
  const SeatPlace& place = layout.seats[seat];
  const float high = std::max(place.fan_height * 1.15f, 66.0f), width = high * kCardWidth;
  const float room = std::max(width, layout.inner.w * (layout.portrait ? 0.96f : 0.42f) - 8);
  const auto gaps = static_cast<float>(count - 1);
  const float strip = count > 1 ? std::min(width * 0.72f, (room - width) / gaps) : 0, wide = width + strip * gaps;
  const Spot away = Spot{layout.width / 2, layout.height / 2} - place.avatar;
  Spot middle =
      place.avatar +
      Spot{0, std::max(place.radius, layout.portrait ? place.whole.bottom() - place.avatar.y : 0) + high / 2 + 4};
  if (!layout.portrait && std::fabs(away.x) > std::fabs(away.y))
    middle = place.avatar + Spot{std::copysign(place.radius + 10 + wide / 2, away.x), 0};
  const float half = wide / 2 + 4;
  middle.y = std::clamp(middle.y, layout.inner.y + high / 2 + 2, layout.inner.bottom() - high / 2 - 2);
  middle.x = std::clamp(middle.x, layout.inner.x + half, std::max(layout.inner.x + half, layout.inner.right() - half));
  for (int i = 0; i < count; ++i)
    row.push_back({middle + Spot{strip * static_cast<float>(i) + width / 2 - wide / 2, 0}, high, 0});
  return row;
}

float widest_fan(float radius, float back, float half, float most) {
  constexpr float kLeast = 0.25f;
  float spread = most;
  // The outer corner of the outermost card.
  const auto reach = [&](float angle) {
    return std::sin(angle) * (radius * 0.5f + back) + std::cos(angle) * back * kCardWidth / 2;
  };
  while (spread > kLeast && reach(spread / 2) > half) spread -= 0.02f;
  return spread;
}

void lay_choice(Layout& layout, const Pose& drawn) {
  const float gap = 8;
  if (layout.portrait) {
    // Under the thumbs, in the row next to the hand.
    const float wide = (layout.challenge.right() - layout.draw.x - gap) / 2;
    layout.keep = {layout.draw.x, layout.draw.y, wide, layout.draw.h};
    layout.play = {layout.keep.right() + gap, layout.draw.y, wide, layout.draw.h};
    return;
  }
  Box& row = layout.sentence;
  const float touch = std::max(theme::kTouch, row.h),
              wide = std::max(84.0f, std::min(118 * layout.text_scale, layout.inner.w * 0.13f));
  const float top = row.bottom() - touch;
  float left = layout.inner.x + 8, right = layout.inner.right() - 8;
  // Clear of the seats at the sides, which may reach down so far.
  for (const SeatPlace& seat : layout.seats) {
    if (seat.radius <= 0 || seat.whole.bottom() <= top) continue;
    if (seat.avatar.x < layout.width / 2) left = std::max(left, seat.whole.right() + 6);
    if (seat.avatar.x > layout.width / 2) right = std::min(right, seat.whole.x - 6);
  }
  const float both = 2 * wide + gap;
  const float x = std::clamp(drawn.centre.x - both / 2, left, right - both);
  layout.play = {x, top, wide, touch};
  layout.keep = {x + wide + gap, top, wide, touch};
  // The sentence stays in the middle where there is room beside them, else it goes to the wider side.
  const Box before = row;
  const float end = x + both, middle = before.centre().x;
  const bool at_left = x - left > right - end;
  const float around = 2 * (at_left ? x - gap - middle : middle - end - gap);
  if (around >= 300 * layout.text_scale) {
    row = box_around(before.centre(), std::min(around, before.w), before.h);
    return;
  }
  const float room = std::min((at_left ? x - left : right - end) - gap, before.w * 0.8f);
  row = {at_left ? x - gap - room : end + gap, before.y, room, before.h};
}

Pose discard_at(const Layout& layout, Slot slot, int back) {
  // A little turned, each card in its own way, the older ones fanned out to the left.
  const float own = (static_cast<float>((slot * 37u + 11u) % 17u) / 16.0f - 0.5f) * 0.16f;
  const float i = static_cast<float>(back), h = layout.discard.height, step = layout.portrait ? 0.115f : 0.13f;
  return {layout.discard.centre + Spot{-step * h * i, 0.003f * h * i * i}, h,
          (back == 0 ? 0.06f + own * 0.6f : own * 0.4f) - 0.085f * i};
}

}  // namespace yinuo::ui
