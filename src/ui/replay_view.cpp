#include "ui/replay_view.hpp"

#include <cmath>

#include "ui/layout_parts.hpp"

namespace yinuo::ui {
namespace {

constexpr std::array<const char*, 7> kIds = {"watch:leave", "watch:round_back", "watch:back", "watch:run",
                                             "watch:on",    "watch:round_on",   "watch:more"};
constexpr float kKnob = 9;
constexpr float kSign = 12, kApart = 14;  // of a sign's explanation: room for the sign, and to the next

// Where the knob goes from and to.
struct Rail {
  float left, right, y;
};

[[nodiscard]] Rail rail_of(const Layout& layout) {
  const Box& box = layout.strip.slider;
  return {box.x + kKnob + 3, box.right() - kKnob - 3, box.y + box.h * 0.72f};
}

[[nodiscard]] float place_of(const Rail& rail, const Replay& replay, int at) {
  const float share = replay.count == 0 ? 0 : static_cast<float>(at) / static_cast<float>(replay.count);
  return rail.left + (rail.right - rail.left) * share;
}

void triangle(const Canvas& canvas, Spot at, float size, bool right, Tint colour) {
  const float tip = right ? size * 0.55f : -size * 0.55f;
  std::vector<Spot> spots = {at + Spot{-tip, -size * 0.6f}, at + Spot{tip, 0}, at + Spot{-tip, size * 0.6f}};
  if (!right) std::swap(spots[0], spots[2]);  // clockwise either way
  canvas.polygon(spots, colour);
}

void bar(const Canvas& canvas, Spot at, float size, Tint colour) {
  canvas.fill(box_around(at, size * 0.26f, size * 1.2f), size * 0.1f, colour);
}

// One step has one triangle, a round has two; the bar is what is gone to.
void draw_step(const Canvas& canvas, Spot c, float size, bool right, bool round, Tint colour) {
  const float way = right ? size : -size;
  const float first = round ? -0.62f : -0.22f;
  triangle(canvas, c + Spot{way * first, 0}, size, right, colour);
  if (round) triangle(canvas, c + Spot{way * 0.38f, 0}, size, right, colour);
  bar(canvas, c + Spot{way * (round ? 1.12f : 0.62f), 0}, size, colour);
}

// An eye, and whose it is.
void draw_look(const Canvas& canvas, const Control& control, bool hot, bool down) {
  Box box = control.box;
  if (down) box.y += 1;
  canvas.fill(box, box.h / 2, hot ? mixed(theme::kButton, theme::kWhite, 0.14f) : theme::kButton);
  canvas.stroke(box, box.h / 2, theme::kButtonEdge, 1.4f);
  const float half = box.h * 0.2f, high = half * 0.62f;
  const Spot eye{box.x + box.h * 0.46f, box.centre().y};
  std::vector<Spot> lid;
  constexpr int kSteps = 16;
  for (int i = 0; i < kSteps; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / kSteps;
    lid.push_back(eye + Spot{std::cos(angle) * half, std::sin(angle) * high});
  }
  canvas.outline(lid, theme::kText, 1.8f, true);
  canvas.disc(eye, high * 0.62f, theme::kText);
  const float left = eye.x + half + box.h * 0.12f, most = box.right() - box.h * 0.24f - left;
  const float size = canvas.fitting_size(control.label, most, Type::Body);
  canvas.text(control.label, {left + most / 2, box.centre().y}, Type::Body, theme::kText, Align::Centre, size);
}

}  // namespace

// One line where there is room for it, else the slider above the buttons.
void lay_strip(const LayoutFacts& facts, Layout& out) {
  const float scale = out.portrait ? 1 : out.text_scale, touch = theme::kTouch * scale, gap = 6 * scale;
  const float look = facts.looks ? 92 * scale : 0, speed = std::max(theme::kTouch, 50 * scale);
  const float buttons = 7 * touch + 6 * gap, least = buttons + look + speed + 124 * scale + 4 * gap;
  Box& in = out.inner;
  const bool one = in.w >= least;
  const float legend = out.portrait ? 18 * scale : 0;
  const float high = (one ? touch : 2 * touch + gap) + 2 * gap + legend;
  Strip& strip = out.strip;
  strip.whole = {in.x, in.bottom() - high, in.w, high};
  if (legend > 0) strip.legend = {in.x + gap, strip.whole.y + gap / 2, in.w - 2 * gap, legend};
  in.h -= high;
  const float row = strip.whole.bottom() - gap - touch;
  // In narrow windows the gaps give way: seven buttons of 44 px fit into 320.
  const float wide = one ? buttons : std::min(in.w - 2 * gap, buttons * 1.4f);
  const float step = one ? touch + gap : (wide - touch) / 6, first = one ? in.x + gap : in.x + (in.w - wide) / 2;
  for (std::size_t i = 0; i < strip.buttons.size(); ++i)
    strip.buttons[i] = {first + step * static_cast<float>(i), row, touch, touch};
  const float y = one ? row : strip.whole.y + gap + legend, left = one ? first + buttons + gap : in.x + gap;
  strip.speed = {in.right() - gap - speed, y, speed, touch};
  strip.look = {strip.speed.x - (facts.looks ? gap + look : 0), y, look, facts.looks ? touch : 0};
  strip.slider = {left, y, strip.look.x - gap - left, touch};
}

// Where not all of it has room, what means more stays.
Legend legend_of(const Canvas& canvas, const Layout& layout, const Replay& replay) {
  const Box& box = layout.strip.slider;
  const Box& own = layout.strip.legend;
  Legend legend;
  legend.size = canvas.fitting_size(replay.place, box.w - 4, Type::Small);
  legend.width = own.empty() ? canvas.width_of(replay.place, Type::Small, legend.size) : -kApart;
  const float room = (own.empty() ? box : own).w - 4;
  const auto add = [&](const std::string& text) {
    const float wide = kApart + kSign + canvas.width_of(text, Type::Small, legend.size);
    if (text.empty() || legend.width + wide > room) return false;
    legend.width += wide;
    return true;
  };
  legend.marks = add(replay.marks_mean);
  legend.rounds = add(replay.rounds_mean);
  return legend;
}

void add_replay_controls(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const Strip& strip = layout.strip;
  for (std::size_t i = 0; i < kIds.size(); ++i) {
    const app::Item* item = model.item(kIds[i]);
    controls.push_back({.id = kIds[i],
                        .label = item == nullptr ? std::string() : item->label,
                        .box = strip.buttons[i],
                        .style = Control::Style::Player});
  }
  controls.push_back({.id = "watch:to", .label = {}, .box = strip.slider, .style = Control::Style::Slider});
  if (!strip.look.empty())
    controls.push_back(
        {.id = "watch:view", .label = model.replay->look, .box = strip.look, .style = Control::Style::Player});
  controls.push_back({.id = "watch:speed", .label = model.replay->speed, .box = strip.speed});
}

int slider_at(const Layout& layout, const Replay& replay, float x) {
  const Rail rail = rail_of(layout);
  const float share = std::clamp((x - rail.left) / std::max(1.0f, rail.right - rail.left), 0.0f, 1.0f);
  return static_cast<int>(std::lround(share * static_cast<float>(replay.count)));
}

void draw_strip(const Canvas& canvas, const Layout& layout) {
  const Box& box = layout.strip.whole;
  canvas.fill(box, 12, theme::kPanel);
  canvas.stroke(box, 12, faded(theme::kLamp, 0.25f), 1.2f);
}

// The place, and beside it or in a line of its own what a dot and an upright line on the slider are.
void draw_words(const Canvas& canvas, const Layout& layout, const Replay& replay) {
  const Legend legend = legend_of(canvas, layout, replay);
  const Box& box = layout.strip.slider;
  const Box& own = layout.strip.legend;
  const float y = box.y + box.h * 0.26f, high = own.empty() ? y : own.centre().y;
  float x = (own.empty() ? box : own).centre().x - legend.width / 2;
  if (own.empty()) {
    canvas.text(replay.place, {x, y}, Type::Small, theme::kText, Align::Left, legend.size);
    x += canvas.width_of(replay.place, Type::Small, legend.size) + kApart;
  } else {
    canvas.text(replay.place, {box.centre().x, y}, Type::Small, theme::kText, Align::Centre, legend.size);
  }
  const auto explain = [&](const std::string& text, bool dot) {
    if (dot) canvas.disc({x + 4, high}, 3.2f, theme::kPrimary);
    if (!dot) canvas.line({x + 4, high - 6}, {x + 4, high + 6}, theme::kText, 2);
    canvas.text(text, {x + kSign, high}, Type::Small, theme::kText, Align::Left, legend.size);
    x += kSign + canvas.width_of(text, Type::Small, legend.size) + kApart;
  };
  if (legend.marks) explain(replay.marks_mean, true);
  if (legend.rounds) explain(replay.rounds_mean, false);
}

void draw_slider(const Canvas& canvas, const Layout& layout, const Replay& replay, bool hot) {
  const Rail rail = rail_of(layout);
  const float now = place_of(rail, replay, replay.at);
  const auto line = [&](float from, float to, Tint colour) {
    canvas.fill({from, rail.y - 2.5f, to - from, 5}, 2.5f, colour);
  };
  line(rail.left, rail.right, theme::kButtonEdge);
  if (now > rail.left) line(rail.left, now, theme::kLamp);
  for (const int mark : replay.marks) canvas.disc({place_of(rail, replay, mark), rail.y}, 2.6f, theme::kPrimary);
  for (const int round : replay.rounds) {
    const float x = place_of(rail, replay, round);
    if (round > 0) canvas.line({x, rail.y - 7}, {x, rail.y + 7}, theme::kText, 2);
  }
  canvas.disc({now, rail.y}, hot ? kKnob + 1.5f : kKnob, theme::kInk);
  canvas.disc({now, rail.y}, hot ? kKnob : kKnob - 1.5f, theme::kIvory);
  draw_words(canvas, layout, replay);
}

void draw_player(const Canvas& canvas, const Control& control, const Replay& replay, bool enabled, bool hot,
                 bool down) {
  if (control.id == "watch:view") return draw_look(canvas, control, hot, down);
  const Box& box = control.box;
  const Spot c = box.centre() + Spot{0, down ? 1.0f : 0.0f};
  const bool run = control.id == "watch:run";
  const Tint face = run ? theme::kIvory : theme::kButton;
  canvas.disc(c, box.w / 2, hot ? mixed(face, theme::kWhite, 0.14f) : face);
  canvas.ring(c, box.w / 2 - 0.7f, run ? theme::kLamp : theme::kButtonEdge, 1.4f);
  const float size = box.w * 0.28f;
  const Tint ink = run ? theme::kInk : faded(theme::kText, enabled ? 1.0f : 0.3f);
  if (run && replay.playing) {
    for (const float x : {-0.42f, 0.42f}) bar(canvas, c + Spot{x * size, 0}, size * 1.25f, ink);
  } else if (run) {
    triangle(canvas, c + Spot{size * 0.12f, 0}, size * 1.3f, true, ink);
  } else if (control.id == "watch:leave") {
    const float half = size * 0.62f;
    canvas.line(c + Spot{-half, -half}, c + Spot{half, half}, ink, 2.6f);
    canvas.line(c + Spot{half, -half}, c + Spot{-half, half}, ink, 2.6f);
  } else if (control.id == "watch:more") {
    for (const float y : {-0.16f, 0.0f, 0.16f})
      canvas.line(c + Spot{-box.w * 0.2f, y * box.w}, c + Spot{box.w * 0.2f, y * box.w}, ink, 2.4f);
  } else {
    const bool right = control.id == "watch:on" || control.id == "watch:round_on";
    const bool round = control.id == "watch:round_back" || control.id == "watch:round_on";
    draw_step(canvas, c, round ? size * 0.72f : size * 0.9f, right, round, ink);
  }
}

}  // namespace yinuo::ui
