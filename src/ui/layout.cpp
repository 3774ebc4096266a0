#include "ui/layout.hpp"

#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

// Opponents, clockwise from the viewer's left.
[[nodiscard]] std::vector<Seat> others(const LayoutFacts& facts) {
  std::vector<Seat> seats;
  for (int i = 1; i < facts.seats; ++i) seats.push_back(static_cast<Seat>((facts.viewer + i) % facts.seats));
  return seats;
}

// ---- wide windows: seats around the rim

struct Wide {
  const LayoutFacts& facts;
  Layout& out;
  float unit;         // 1 at 720 px of height
  float hand_height;  // of an own card, at most
  float radius;       // of an avatar
  float back;         // height of a back in a fan

  void controls();
  void hand();
  void seats();
  void middle();

  void seat(SeatPlace& place, Spot at, float spacing) const;
};

void Wide::controls() {
  const float touch = std::max(theme::kTouch, 48 * unit), pad = std::max(6.0f, (out.rim > 0 ? 22.0f : 8.0f) * unit);
  const float wide = std::max(88.0f, 132 * unit), gap = std::max(6.0f, 10 * unit);
  const Box& in = out.inner;
  out.menu = {in.x + pad, in.bottom() - pad - touch, touch, touch};
  out.draw = {in.x + pad, out.menu.y - gap - touch, wide, touch};
  out.challenge = {in.x + pad, out.draw.y - gap - touch, wide, touch};
  const float disc = std::max(72.0f, 112 * unit);
  out.call = {in.right() - pad - disc, in.bottom() - pad - disc, disc, disc};
}

void Wide::hand() {
  const float left = out.draw.right() + std::max(8.0f, 20 * unit), right = out.call.x - std::max(8.0f, 20 * unit);
  const float bottom = out.inner.bottom() - std::max(2.0f, 8 * unit);
  const float deep = hand_height * 1.56f;
  out.hand_area = {left, bottom - deep, right - left, deep};
  out.hand = lay_hand(out.hand_area, facts.groups, hand_height);
  out.hand_top = bottom - hand_height * 1.1f;
  for (const Pose& pose : out.hand) out.hand_top = std::min(out.hand_top, bounds_of(pose).y);
}

// `at`: the avatar's middle; `spacing`: how far the next seat is away.
void Wide::seat(SeatPlace& place, Spot at, float spacing) const {
  const Box& in = out.inner;
  place.avatar = at;
  place.radius = radius;
  const Spot goal = out.ring - at;
  // Seats at the sides hold their cards level, those at the top hold them down: a little towards the middle.
  const float straight = std::fabs(at.x - out.ring.x) > in.w * 0.4f ? (at.x < out.ring.x ? 0.0f : kPi) : kPi / 2;
  const float to_middle = std::atan2(goal.y, goal.x);
  float difference = to_middle - straight;
  while (difference > kPi) difference -= 2 * kPi;
  while (difference < -kPi) difference += 2 * kPi;
  place.fan_towards = straight + difference * 0.45f;
  place.fan_height = back;
  place.fan_spread = std::clamp((spacing - back * 0.75f) / (radius + back * 0.45f), 0.25f, 1.5f);
  const float text = std::max(22.0f, 24 * unit), name_wide = std::clamp(spacing - 2 * radius - 20, 56.0f, 116 * unit);
  const bool top = straight > 0.1f && straight < kPi - 0.1f;
  // Crowded seats wear their names on their cards.
  if (top && spacing > 2 * radius + 78) {
    const bool fits = at.x + radius + 7 + name_wide < in.right();
    place.name = {fits ? at.x + radius + 5 : at.x - radius - 5 - name_wide, at.y - text / 2 - 2, name_wide, text};
  } else {
    const float wide = std::clamp(spacing - 6, 60.0f, std::max(76.0f, 100 * unit));
    place.name = {std::clamp(at.x - wide / 2, in.x + 2, in.right() - wide - 2), at.y + radius + 5, wide, text};
  }
  const float badge = std::max(20.0f, 24 * unit);
  place.count = {at.x - radius - badge * 0.45f, at.y + radius * 0.28f, badge * 1.3f, badge};
  if ((!top && at.x > out.ring.x) || place.name.right() < at.x) place.count.x = at.x + radius - badge * 0.85f;
  place.bubble = at + towards(place.fan_towards, radius + back * 0.55f);
  const float touch = theme::kTouch * std::max(1.0f, unit), wide = std::max(92.0f, 112 * unit);
  Box report = box_around(at + towards(place.fan_towards, radius + back + touch * 0.62f), wide, touch);
  report.x = std::clamp(report.x, in.x + 4, in.right() - wide - 4);
  if (!top)
    report.x = at.x < out.ring.x ? std::max(report.x, at.x + radius + back * 0.75f)
                                 : std::min(report.x, at.x - radius - back * 0.75f - wide);
  place.report = report;
  const float left = std::min({at.x - radius, place.name.x, place.count.x}),
              right = std::max({at.x + radius, place.name.right(), place.count.right()});
  place.whole = {left, at.y - radius, right - left, std::max(at.y + radius, place.name.bottom()) - (at.y - radius)};
}

void Wide::seats() {
  const std::vector<Seat> seats = others(facts);
  const Box& in = out.inner;
  // A path from the left side over the top to the right side, walked by length.
  const float cx = in.x + in.w / 2, side = in.w / 2 - radius - std::max(14.0f, 26 * unit);
  const float top = in.y + radius + std::max(4.0f, 12 * unit),
              low = std::min(out.hand_top - radius - back * 0.55f, out.challenge.y - radius - 36);
  const float deep = std::max(low - top, 20.0f);
  std::vector<Spot> path;
  constexpr int kSteps = 240;
  for (int i = 0; i <= kSteps; ++i) {
    const float angle = kPi * (1 + static_cast<float>(i) / kSteps);
    const float c = std::cos(angle), s = std::sin(angle);
    // A rounded box rather than an ellipse: the corners of the table are used.
    constexpr float kBulge = 0.42f;
    path.push_back(
        {cx + std::copysign(std::pow(std::fabs(c), kBulge), c) * side, low - std::pow(std::fabs(s), kBulge) * deep});
  }
  std::vector<float> walked = {0};
  for (std::size_t i = 1; i < path.size(); ++i) walked.push_back(walked.back() + length(path[i] - path[i - 1]));
  const float spacing = walked.back() / static_cast<float>(seats.size());
  std::size_t step = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const float goal = spacing * (static_cast<float>(i) + 0.5f);
    while (step + 2 < path.size() && walked[step + 1] < goal) ++step;
    const float share = (goal - walked[step]) / std::max(1e-3f, walked[step + 1] - walked[step]);
    seat(out.seats[seats[i]], path[step] + (path[step + 1] - path[step]) * share, std::min(spacing, in.w * 0.3f));
  }
}

void Wide::middle() {
  const float line = std::max(26.0f, 34 * unit);
  const float low = out.hand_top - std::max(4.0f, 14 * unit);
  out.sentence = {out.width / 2 - out.width * 0.31f, low - line, out.width * 0.62f, line};
  const float top = out.inner.y + 2 * radius + back * 0.85f + std::max(4.0f, 10 * unit),
              bottom = out.sentence.y - std::max(2.0f, 6 * unit);
  const float height = std::min({0.22f * out.height, 200 * unit, (bottom - top) / 1.12f});
  out.ring = {out.width / 2, (top + bottom) / 2};
  out.draw_pile = {{out.ring.x - height * 0.78f, out.ring.y}, height, 0};
  out.discard = {{out.ring.x + height * 0.56f, out.ring.y}, height, 0};
  out.ring_x = std::min(out.inner.w * 0.31f, height * 2.7f);
  out.ring_y = (bottom - top) / 2 + std::max(4.0f, 6 * unit);
  const float mark = height * 0.56f + height * 0.62f;
  out.colour_mark = out.ring + Spot{mark, -height * 0.1f};
  const float badge = std::max(40.0f, 54 * unit);
  out.pending = box_around(out.discard.centre + Spot{height * 0.4f, -height * 0.42f}, badge * 1.25f, badge);
}

// ---- portrait windows: seats in rows along the top, controls under the thumbs

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
  const float pad = 8 * unit, touch = std::max(theme::kTouch, 48 * unit), y = in.bottom() - pad - touch;
  out.menu = {in.x + pad, y, touch, touch};
  const float uno = 80 * unit;
  out.call = {in.right() - pad - uno, in.bottom() - pad - std::max(touch, 52 * unit), uno, std::max(touch, 52 * unit)};
  const float left = out.menu.right() + pad, room = out.call.x - pad - left;
  out.draw = {left, y, room * 0.54f - pad / 2, touch};
  out.challenge = {out.draw.right() + pad, y, room * 0.46f - pad / 2, touch};
}

void Tall::hand() {
  const float bottom = std::min(out.draw.y, out.call.y) - 8 * unit;
  const float deep = out.height * 0.36f;
  out.hand_area = {out.inner.x + 8, bottom - deep, out.inner.w - 16, deep};
  const float most = std::min(out.height * 0.25f, out.width * 0.46f);
  out.hand = lay_hand(out.hand_area, facts.groups, most);
  out.hand_top = bottom - most;
  for (const Pose& pose : out.hand) out.hand_top = std::min(out.hand_top, bounds_of(pose).y);
}

void Tall::seat(SeatPlace& place, Box cell) const {
  const float size = unit * ease;
  place.radius = std::min(19 * size, cell.w * 0.27f);
  place.avatar = {cell.x + cell.w / 2, cell.y + kFanZone * size + place.radius};
  place.fan_towards = -kPi / 2;
  place.fan_height = 42 * size;
  place.fan_spread =
      std::clamp((cell.w - place.fan_height * 0.62f) / (place.radius + place.fan_height * 0.5f), 0.3f, 1.7f);
  const float text = std::max(18.0f, 19 * unit);
  place.name = {cell.x + 1, place.avatar.y + place.radius + 2, cell.w - 2, text};
  const float badge = std::max(19.0f, 20 * unit);
  place.count = {std::min(place.avatar.x + place.radius - badge * 0.5f, cell.right() - badge * 1.3f),
                 place.avatar.y + place.radius * 0.1f, badge * 1.3f, badge};
  const float wide = std::min(cell.w - 2, 110 * unit);
  place.report = {place.avatar.x - wide / 2, place.avatar.y - place.radius - 1 - theme::kTouch, wide, theme::kTouch};
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
  const float line = std::max(28.0f, 30 * unit);
  out.sentence = {out.inner.x + 6, out.hand_top - line - 8 * unit, out.inner.w - 12, line};
  const float top = seats_bottom + 2 * unit, bottom = out.sentence.y - 2 * unit;
  const float height = std::min({0.22f * out.height, (bottom - top) / 1.1f, (out.inner.w - 40) / 2.4f});
  out.ring = {out.width / 2, (top + bottom) / 2};
  out.draw_pile = {{out.ring.x - height * 0.82f, out.ring.y}, height, 0};
  out.discard = {{out.ring.x + height * 0.5f, out.ring.y}, height, 0};
  out.ring_x = std::min(out.inner.w * 0.485f, height * 1.6f);
  out.ring_y = std::min((bottom - top) / 2, height * 0.8f);
  out.colour_mark = out.ring + Spot{std::min(height * 1.14f, out.inner.w / 2 - 20), -height * 0.1f};
  out.pending = box_around(out.discard.centre + Spot{height * 0.34f, -height * 0.36f}, 50 * unit, 40 * unit);
}

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

Layout lay_out(const LayoutFacts& facts) {
  Layout out;
  out.width = facts.width;
  out.height = facts.height;
  out.portrait = facts.width < facts.height * 0.86f;
  const float shorter = std::min(facts.width, facts.height);
  out.text_scale = std::clamp(std::floor(shorter / 720 * 8) / 8, 1.0f, 2.0f);
  out.rim = !out.portrait && shorter >= 520 ? shorter * 0.03f : 0;
  const float left = std::max(facts.safe.left, out.rim), right = std::max(facts.safe.right, out.rim);
  const float top = std::max(facts.safe.top, out.rim), bottom = std::max(facts.safe.bottom, out.rim);
  out.inner = {left, top, facts.width - left - right, facts.height - top - bottom};
  if (out.portrait) {
    Tall tall{facts, out, std::clamp(std::min(facts.width / 360, facts.height / 640), 0.9f, 2.2f),
              facts.seats <= 4 ? 1.25f : 1, 0};
    tall.controls();
    tall.hand();
    tall.seats();
    tall.middle();
  } else {
    const float unit = facts.height / 720;
    // Few players sit larger.
    const float ease = facts.seats <= 4 ? 1.28f : (facts.seats <= 6 ? 1.14f : 1);
    Wide wide{facts,
              out,
              unit,
              std::max(0.235f * facts.height, std::min(104.0f, 0.3f * facts.height)),
              std::max(17.0f, 29 * unit * ease),
              std::max(42.0f, 74 * unit * ease)};
    wide.controls();
    wide.hand();
    wide.middle();
    wide.seats();
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
