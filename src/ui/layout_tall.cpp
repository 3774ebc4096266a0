// Portrait windows: seats in rows along the top, controls under the thumbs.
#include "ui/layout_parts.hpp"

#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

constexpr float kFanZone = 40;  // above an avatar, for its fan; with one card left, for the report

struct Tall {
  const LayoutFacts& facts;
  Layout& out;
  float unit;  // 1 at 360 x 640
  float ease;  // how much larger the seats are where they are few

  void controls();
  void hand();
  void seats();
  void middle();

  void seat(SeatPlace& place, Box cell) const;
  float seats_bottom = 0;
};

void Tall::controls() {
  const Box& in = out.inner;
  if (facts.replay) {
    out.menu = out.call = out.draw = out.challenge = {in.x, in.bottom(), 0, 0};
    return;
  }
  // With sounds there are six buttons in the row.
  const float pad = (facts.sounds ? 5 : 8) * unit, touch = std::max(theme::kTouch, (facts.sounds ? 44 : 48) * unit);
  const float uno = (facts.sounds ? 72 : 80) * unit, high = std::max(touch, 52 * unit), y = in.bottom() - pad - touch;
  out.menu = {in.x + pad, y, touch, touch};
  out.call = {in.right() - pad - uno, in.bottom() - pad - high, uno, high};
  const float left = out.menu.right() + pad, room = out.call.x - pad - left;
  const float second = facts.sounds ? 2 * touch + pad : room * 0.46f - pad / 2;
  out.challenge = {left + room - second, y, second, touch};
  if (facts.sounds) out.tip = {out.challenge.x - pad - touch, y, touch, touch};
  out.draw = {left, y, (facts.sounds ? out.tip.x : out.challenge.x) - pad - left, touch};
}

void Tall::hand() {
  const float bottom = std::min(out.draw.y, out.call.y) - 8 * unit;
  const float deep = out.height * ((facts.seats > 5 ? 0.33f : 0.36f) - (facts.replay ? 0.07f : 0.0f));
  out.hand_area = {out.inner.x + 8, bottom - deep, out.inner.w - 16, deep};
  const float most = std::min(out.height * 0.3f, out.width * 0.46f);
  out.hand_rows = facts.rows;
  out.hand = lay_hand(out.hand_area, facts.groups, most, out.hand_rows);
  // The piles stay where they are when the hand grows or shrinks: a small hand lies in the middle of its room.
  out.hand_top = out.hand_area.y;
  float top = bottom;
  for (const Pose& pose : out.hand) top = std::min(top, bounds_of(pose).y);
  for (Pose& pose : out.hand) pose.centre.y -= std::max(0.0f, top - out.hand_top) / 2;
}

void Tall::seat(SeatPlace& place, Box cell) const {
  const float size = unit * ease;
  place.radius = std::min(19 * size, cell.w * 0.27f);
  // The last card stands at the left: where it is narrow the face makes room for it.
  const Box last{0, 0, kLastWide * std::max(1.0f, unit), kLastHigh * std::max(1.0f, unit)};
  const float aside = std::max(0.0f, last.w * 0.94f + place.radius + 1 - cell.w / 2);
  place.avatar = {cell.x + cell.w / 2 + aside, cell.y + kFanZone * size + place.radius};
  place.last = {place.avatar.x - place.radius - last.w * 0.94f, place.avatar.y + place.radius * 0.7f - last.h, last.w,
                last.h};
  place.fan_towards = -kPi / 2;
  place.fan_height = 42 * size;
  place.fan_spread = widest_fan(place.radius, place.fan_height, cell.w / 2 + 3 - aside, 1.7f);
  const float text = std::max(18.0f, 19 * unit);
  place.name = {cell.x + 1, place.avatar.y + place.radius + 2, cell.w - 2, text};
  const float badge = std::max(19.0f, 20 * unit);
  place.count = {std::min(place.avatar.x + place.radius - badge * 0.5f, cell.right() - badge * 1.3f),
                 place.avatar.y + place.radius * 0.1f, badge * 1.3f, badge};
  const float wide = std::min(cell.w - 2, 110 * unit);
  place.report = {cell.x + (cell.w - wide) / 2, place.avatar.y - place.radius - 1 - theme::kTouch, wide, theme::kTouch};
  place.bubble = {place.avatar.x, cell.y + 20 * unit};
  const float left = std::min(place.name.x, place.avatar.x - place.radius);
  place.whole = {left, place.avatar.y - place.radius, std::max(place.name.right(), place.count.right()) - left,
                 place.name.bottom() - place.avatar.y + place.radius};
}

void Tall::seats() {
  const std::vector<Seat> seats = others(facts);
  const int count = static_cast<int>(seats.size());
  const float tall = (kFanZone + 38) * unit * ease + std::max(18.0f, 19 * unit) + 4, top = out.inner.y + 7;
  // Two rows form a horseshoe: up at the left, across the top, down at the right.
  const int at_sides = count <= 4 ? 0 : (count <= 7 ? 1 : 2), across = count - 2 * at_sides;
  const int columns = std::max(across, 2 * at_sides + (at_sides > 0 ? 1 : 0));
  const float pad = 4, wide = (out.inner.w - 2 * pad) / static_cast<float>(columns);
  for (int i = 0; i < count; ++i) {
    float column = 0, row = 1;
    if (i < at_sides) {
      column = static_cast<float>(at_sides - 1 - i);
    } else if (i >= count - at_sides) {
      column = static_cast<float>(columns - at_sides + (count - 1 - i));
    } else {
      row = 0;
      column = static_cast<float>(i - at_sides) + static_cast<float>(columns - across) / 2;
    }
    seat(out.seats[seats[static_cast<std::size_t>(i)]],
         {out.inner.x + pad + column * wide, top + row * tall, wide, tall});
  }
  seats_bottom = top + tall * (at_sides > 0 ? 2 : 1);
}

void Tall::middle() {
  const float line = std::max(42.0f, 42 * out.text_scale), icon = theme::kTouch;
  const float beside = icon + 4;
  out.sentence = {out.inner.x + 4 + beside, out.hand_top - rise(out) - line, out.inner.w - 8 - 2 * beside, line};
  out.rules = {out.inner.x + 4, out.sentence.centre().y - icon / 2, icon, icon};
  out.history = {out.sentence.right() + 4, out.sentence.centre().y - icon / 2, icon, icon};
  const float top = seats_bottom + 2 * unit, bottom = out.sentence.y - 2 * unit;
  const float height = std::min({0.22f * out.height, (bottom - top) / 1.16f, (out.inner.w - 40) / 2.4f});
  out.ring = {out.width / 2, (top + bottom) / 2};
  out.draw_pile = {{out.ring.x - height * 0.82f, out.ring.y}, height, 0};
  out.discard = {{out.ring.x + height * 0.5f, out.ring.y}, height, 0};
  out.ring_x = std::min(out.inner.w * 0.452f, height * 1.55f);
  out.ring_y = std::min((bottom - top) / 2 - 2, height * 0.8f);
  out.colour_mark = out.ring + Spot{std::min(height * 1.14f, out.ring_x - 18), height * 0.25f};
  out.risk = {};
  out.pending = box_around(out.discard.centre + Spot{height * 0.34f, -height * 0.36f}, 50 * unit, 40 * unit);
}

}  // namespace

float tall_unit(const LayoutFacts& facts) {
  return std::clamp(std::min(facts.width / 360, facts.height / 640), 0.9f, 2.2f);
}

void lay_tall(const LayoutFacts& facts, Layout& out) {
  // Few players sit larger.
  Tall tall{facts, out, tall_unit(facts), facts.seats <= 4 ? 1.25f : 1, 0};
  tall.controls();
  tall.hand();
  tall.seats();
  tall.middle();
}

}  // namespace yinuo::ui
