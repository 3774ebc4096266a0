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
  void walk();
  void seats();
  void middle();

  void seat(SeatPlace& place, Spot at, float spacing) const;
  void name(SeatPlace& place, Spot at, float spacing, bool top) const;
  void badges(SeatPlace& place, Spot at, bool top) const;
  [[nodiscard]] Box report(const SeatPlace& place, Spot at, float spacing, bool top) const;
  // How far the cards of a seat at the side reach up and down.
  [[nodiscard]] float fan_half() const { return std::max(radius + 10, back * 0.44f); }

  // How far the first seat is from the path's end, in steps: a crowd uses its whole length.
  [[nodiscard]] float lead() const { return crowded ? 0.2f : 0.5f; }

  float text = std::max(22.0f, 24 * unit);  // height of a name
  float size = std::max(1.0f, unit);        // of the badges
  bool crowded = false;                     // no room for names beside the faces
  std::vector<Spot> path{};
  std::vector<float> walked{};
  float spacing = 0;
};

void Wide::controls() {
  const float touch = std::max(theme::kTouch, 48 * unit), pad = std::max(6.0f, (out.rim > 0 ? 22.0f : 8.0f) * unit);
  const float gap = std::max(6.0f, 10 * unit), near = std::max(3.0f, 6 * unit);
  const float icon = std::max(theme::kTouch, 42 * unit);
  // No wider than three icons: farther on the sentence begins.
  const float wide = 3 * touch + 2 * near;
  const Box& in = out.inner;
  if (facts.replay) {
    out.menu = out.history = out.rules = out.cues = out.draw = out.challenge = {in.x + pad, in.bottom(), 0, 0};
    out.call = {in.right() - pad, in.bottom(), 0, 0};
    return;
  }
  out.menu = {in.x + pad, in.bottom() - pad - icon, icon, icon};
  out.history = {out.menu.right() + near, out.menu.y, icon, icon};
  out.rules = {out.history.right() + near, out.menu.y, icon, icon};
  out.cues = {out.rules.right() + near, out.menu.y, icon, icon};
  out.draw = {in.x + pad, out.menu.y - gap - touch, wide, touch};
  out.challenge = {in.x + pad, out.draw.y - gap - touch, wide, touch};
  const float disc = std::max(72.0f, 112 * unit);
  out.call = {in.right() - pad - disc, in.bottom() - pad - disc, disc, disc};
}

void Wide::hand() {
  const float aside = std::max(8.0f, 20 * unit);
  const float left = std::max(out.draw.right(), out.cues.right()) + aside, right = out.call.x - aside;
  const float bottom = out.inner.bottom() - std::max(2.0f, 8 * unit);
  const float deep = hand_height * (unit < 0.75f ? 1.3f : 1.56f);  // low windows leave more to the middle
  out.hand_area = {left, bottom - deep, right - left, deep};
  out.hand_rows = facts.rows;
  out.hand = lay_hand(out.hand_area, facts.groups, hand_height, out.hand_rows);
  out.hand_top = bottom - hand_height * 1.1f;
  for (const Pose& pose : out.hand) out.hand_top = std::min(out.hand_top, bounds_of(pose).y);
  if (facts.hand_top > 0) out.hand_top = facts.hand_top;
}

// Where the name stands: beside a face at the top, above it in a crowd, below it at the sides.
void Wide::name(SeatPlace& place, Spot at, float spacing, bool top) const {
  const Box& in = out.inner;
  const float last = kLastWide * size;
  if (top && !crowded) {
    const float wide = std::clamp(spacing - 2 * radius - 20 - last, 56.0f, std::max(76.0f, 152 * unit));
    const bool fits = at.x + radius + 7 + wide < in.right();
    place.name = {fits ? at.x + radius + 5 : at.x - radius - 5 - wide, at.y - text / 2 - 2, wide, text};
    return;
  }
  const float wide = std::clamp(spacing - 6, 60.0f, std::max(76.0f, 146 * unit));
  const float y = top ? at.y - radius - 3 - text : at.y + fan_half() + 2;
  place.name = {std::clamp(at.x - wide / 2, in.x + 2, in.right() - wide - 2), y, wide, text};
}

// The number of cards and the last one played, on the side that the fan and the name leave free.
void Wide::badges(SeatPlace& place, Spot at, bool top) const {
  const Box& in = out.inner;
  const bool at_right = (!top && at.x > out.ring.x) || place.name.right() < at.x;
  const bool over = top && crowded;  // the name lies over both
  const float badge = std::max(20.0f, 24 * unit);
  place.count = {at_right || over ? at.x + radius - badge * 0.85f : at.x - radius - badge * 0.45f,
                 at.y + radius * 0.28f, badge * 1.3f, badge};
  const float wide = kLastWide * size, high = kLastHigh * size;
  const float x = at_right ? at.x + radius - wide * 0.2f : at.x - radius - wide * (over ? 0.9f : 0.8f);
  const float y = over ? place.name.bottom() + 1 : std::max(in.y + 1, place.count.y + 5 - high);
  place.last = {std::clamp(x, in.x + 1, in.right() - wide - 1), y, wide, high};
}

// Over the one card that is left there, clear of face and name.
Box Wide::report(const SeatPlace& place, Spot at, float spacing, bool top) const {
  const Box& in = out.inner;
  const float touch = theme::kTouch * std::max(1.0f, unit);
  const float wide = std::clamp(spacing * 0.55f, 64.0f, std::max(92.0f, 112 * unit));
  const bool left_side = at.x < out.ring.x;
  const bool under = place.name.y > at.y && place.name.x < at.x && place.name.right() > at.x;
  const float below = std::max(at.y + radius, under ? place.name.bottom() : 0);
  Box box{at.x - wide / 2, below + 4, wide, touch};
  if (!top) {
    box = {left_side ? at.x + radius + 6 : at.x - radius - 6 - wide, at.y - touch / 2, wide, touch};
    // In a crowd the next seat's cards are above: beside the name then.
    if (crowded) box.x = left_side ? place.name.right() + 3 : place.name.x - 3 - wide;
    if (crowded) box.y = std::min(at.y - 6, out.sentence.y - 4 - touch);
  }
  // The faces at the sides stay clear.
  const float side = crowded && top ? 2 * radius + 24 : 4;
  box.x = std::clamp(box.x, in.x + side, in.right() - wide - side);
  return box;
}

// `at`: the avatar's middle; `spacing`: how far the next seat is away.
void Wide::seat(SeatPlace& place, Spot at, float spacing) const {
  place.avatar = at;
  place.radius = radius;
  const Spot goal = out.ring - at;
  // Seats at the sides hold their cards level, those at the top hold them down: a little towards the middle.
  const float straight = std::fabs(at.x - out.ring.x) > out.inner.w * 0.4f ? (at.x < out.ring.x ? 0.0f : kPi) : kPi / 2;
  const bool top = straight > 0.1f && straight < kPi - 0.1f;
  float difference = std::atan2(goal.y, goal.x) - straight;
  while (difference > kPi) difference -= 2 * kPi;
  while (difference < -kPi) difference += 2 * kPi;
  place.fan_towards = straight + difference * (top && !crowded ? 0.45f : 0.2f);
  place.fan_height = back;
  place.fan_spread = widest_fan(radius, back, top ? spacing * 0.46f : fan_half(), 1.5f);
  name(place, at, spacing, top);
  badges(place, at, top);
  place.bubble = at + towards(place.fan_towards, radius + back * 0.55f);
  place.report = report(place, at, spacing, top);
  const float left = std::min({at.x - radius, place.name.x, place.count.x, place.last.x}),
              right = std::max({at.x + radius, place.name.right(), place.count.right(), place.last.right()});
  const float high = std::min({at.y - radius, place.name.y, place.last.y});
  place.whole = {left, high, right - left, std::max(at.y + radius, place.name.bottom()) - high};
}

// A path from the left side over the top to the right side, and how far one has walked at each of its points.
void Wide::walk() {
  const Box& in = out.inner;
  const float cx = in.x + in.w / 2, side = in.w / 2 - radius - std::max(20.0f, 32 * unit);
  const float top = in.y + radius + std::max(4.0f, 12 * unit) + (crowded ? text : 0);
  const float low = std::min(out.hand_top - radius - back * 0.55f, out.challenge.y - fan_half() - text - 6);
  const float deep = std::max(low - top, 20.0f);
  path.clear();
  constexpr int kSteps = 240;
  for (int i = 0; i <= kSteps; ++i) {
    const float angle = kPi * (1 + static_cast<float>(i) / kSteps);
    const float c = std::cos(angle), s = std::sin(angle);
    // A rounded box rather than an ellipse: the corners of the table are used.
    constexpr float kBulge = 0.42f;
    path.push_back(
        {cx + std::copysign(std::pow(std::fabs(c), kBulge), c) * side, low - std::pow(std::fabs(s), kBulge) * deep});
  }
  walked = {0};
  for (std::size_t i = 1; i < path.size(); ++i) walked.push_back(walked.back() + length(path[i] - path[i - 1]));
  spacing = walked.back() / (static_cast<float>(facts.seats < 3 ? 0 : facts.seats - 2) + 2 * lead());
}

void Wide::seats() {
  const std::vector<Seat> seats = others(facts);
  std::size_t step = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const float goal = spacing * (static_cast<float>(i) + lead());
    while (step + 2 < path.size() && walked[step + 1] < goal) ++step;
    const float share = (goal - walked[step]) / std::max(1e-3f, walked[step + 1] - walked[step]);
    seat(out.seats[seats[i]], path[step] + (path[step + 1] - path[step]) * share,
         std::min(spacing, out.inner.w * 0.3f));
  }
}

void Wide::middle() {
  const float line = facts.replay && unit < 0.75f ? 32 : std::max(theme::kTouch, 44 * unit);
  const float low = out.hand_top - rise(out), half = out.width * (unit < 0.75f ? 0.27f : 0.31f);
  out.sentence = {out.width / 2 - half, low - line, 2 * half, line};
  const float top = out.inner.y + (crowded ? text : 0) + 2 * radius + back * 0.85f + std::max(4.0f, 10 * unit),
              bottom = out.sentence.y - std::max(2.0f, 6 * unit);
  const float height = std::min({0.22f * out.height, 200 * unit, (bottom - top) / 1.12f});
  out.ring = {out.width / 2, (top + bottom) / 2};
  out.draw_pile = {{out.ring.x - height * 0.78f, out.ring.y}, height, 0};
  out.discard = {{out.ring.x + height * 0.56f, out.ring.y}, height, 0};
  out.ring_x = std::min(out.inner.w * 0.31f, height * 2.7f);
  out.ring_y = (bottom - top) / 2 + std::max(1.0f, 4 * unit);
  // Beside the buttons; above the sentence where it would meet it.
  const float under = out.challenge.y - std::max(6.0f, 10 * unit), deep = std::max(48.0f, 54 * unit);
  const float edge = out.hand_top < under ? std::min(out.hand_area.x, out.sentence.x) : out.sentence.x;
  const float beside = edge - 8 - out.challenge.x, least = 172 * out.text_scale;
  const float bottom_of_risk = beside >= least ? under : std::min(under, out.sentence.y - 4);
  out.risk = {out.challenge.x, bottom_of_risk - deep, beside >= least ? std::min(beside, 230 * unit) : least, deep};
  const float mark = height * 0.56f + height * 0.62f;
  out.colour_mark = out.ring + Spot{mark, height * 0.25f};
  const float badge = std::max(40.0f, 54 * unit);
  out.pending = box_around(out.discard.centre + Spot{height * 0.4f, -height * 0.42f}, badge * 1.25f, badge);
}

}  // namespace

void lay_wide(const LayoutFacts& facts, Layout& out) {
  const float unit = facts.height / 720;
  // Few players sit larger.
  const float ease = facts.seats <= 4 ? 1.28f : (facts.seats <= 6 ? 1.14f : 1);
  const float most = facts.replay ? 0.25f * facts.height : std::min(104.0f, 0.3f * facts.height);
  Wide wide{facts,
            out,
            unit,
            std::max(0.235f * facts.height, most),
            std::max(17.0f, 29 * unit * ease),
            std::max(42.0f, 74 * unit * ease)};
  wide.controls();
  wide.hand();
  wide.walk();
  wide.crowded = wide.spacing < 2 * wide.radius + 80 + kLastWide * wide.size;
  if (wide.crowded) wide.walk();
  wide.middle();
  wide.seats();
}

}  // namespace yinuo::ui
