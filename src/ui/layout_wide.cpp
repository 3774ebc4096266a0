// Wide windows: seats around the rim.
#include "ui/layout_parts.hpp"

#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

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
  const float touch = theme::kTouch * std::max(1.0f, unit),
              wide = std::clamp(spacing, 64.0f, std::max(92.0f, 112 * unit));
  // Over the one card that is left there, clear of face and name.
  const bool left_side = at.x < out.ring.x;
  const float below =
      std::max(at.y + radius, place.name.x < at.x && place.name.right() > at.x ? place.name.bottom() : 0);
  // In a crowd towards the middle, where the next seat is farther off.
  const float aside = spacing > 130 ? 0.5f : (left_side ? 0.2f : 0.8f);
  Box report{at.x - wide * aside, below + 4, wide, touch};
  if (!top) report = {left_side ? at.x + radius + 6 : at.x - radius - 6 - wide, at.y - touch / 2, wide, touch};
  report.x = std::clamp(report.x, in.x + 4, in.right() - wide - 4);
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

}  // namespace

void lay_wide(const LayoutFacts& facts, Layout& out) {
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

}  // namespace yinuo::ui
