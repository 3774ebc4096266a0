#include "ui/scoreboard.hpp"

#include "ui/card_art.hpp"
#include "ui/hand_view.hpp"
#include "ui/seats_view.hpp"

namespace yinuo::ui {
namespace {

constexpr float kPad = 12;

[[nodiscard]] float head_of(const Layout& layout) { return layout.height < 480 ? 40.0f : 62 * layout.text_scale; }
[[nodiscard]] float foot_of(const Layout& layout) { return std::max(theme::kTouch, 50 * layout.text_scale) + kPad; }
[[nodiscard]] int columns_of(const Layout& layout, int rows) { return layout.height < 480 && rows > 4 ? 2 : 1; }
[[nodiscard]] float row_height(const Layout& layout, int rows) {
  const int columns = columns_of(layout, rows), lines = (rows + columns - 1) / columns;
  const float room = layout.panel.h - head_of(layout) - foot_of(layout) - kPad;
  return std::min(room / static_cast<float>(std::max(lines, 1)), 76 * layout.text_scale);
}

// The panel is only as high as it needs to be.
[[nodiscard]] Box panel_box(const Layout& layout, int rows) {
  const int columns = columns_of(layout, rows), lines = (rows + columns - 1) / columns;
  const float h = head_of(layout) + foot_of(layout) + kPad + row_height(layout, rows) * static_cast<float>(lines);
  return box_around(layout.panel.centre(), layout.panel.w, std::min(h, layout.panel.h));
}

[[nodiscard]] std::string headline(const Model& model) {
  const State& state = *model.state;
  std::string winners;
  if (state.stage == Stage::MatchOver) {
    for (const Points& points : model.points) {
      if (points.won_match) winners += (winners.empty() ? "" : " · ") + model.people[points.seat].name;
    }
    return model.text("ui.match_won", {winners});
  }
  if (state.round_winner == kNoSeat) return model.text("ui.round_blocked", {std::to_string(state.round)});
  return model.text("ui.round_won", {std::to_string(state.round), model.people[state.round_winner].name});
}

// The hand face up, as wide as there is room.
void draw_hand(const Canvas& canvas, const Model& model, Seat seat, const Box& room) {
  const HandOrder order = order_of_hand(*model.state, seat);
  if (order.slots.empty()) return;
  const float h = room.h, w = h * kCardWidth;
  const float step =
      order.slots.size() < 2 ? 0 : std::min(w * 0.62f, (room.w - w) / static_cast<float>(order.slots.size() - 1));
  float x = room.x + w / 2;
  for (const Slot slot : order.slots) {
    draw_card(canvas, {{x, room.y + h / 2}, h, 0}, {.face = model.state->face(slot), .shadow = 0.5f});
    x += step;
  }
}

struct Row {
  const Canvas& canvas;
  const Model& model;
  const Points& points;
  Box box;
  float shown;

  void draw() const;

 private:
  void bar(const Box& room) const;
};

// The race: how much of the target is reached, the part of this round brighter.
void Row::bar(const Box& room) const {
  const int target = model.state->rules.target;
  if (target <= 0 || model.state->rules.match == MatchFormat::Single) return;
  const auto share = [&](int value) {
    return std::clamp(static_cast<float>(value) / static_cast<float>(target), 0.0f, 1.0f);
  };
  canvas.fill(room, room.h / 2, tint(255, 255, 255, 26));
  const float total = share(points.total) * shown;
  if (total > 0) canvas.fill({room.x, room.y, std::max(room.w * total, room.h), room.h}, room.h / 2, theme::kLamp);
  const float before = share(points.total - points.booked);
  if (before > 0 && points.booked > 0)
    canvas.fill({room.x, room.y, std::max(room.w * before, room.h), room.h}, room.h / 2, tint(190, 160, 96));
}

void Row::draw() const {
  const float round = 10;
  const Box inside{box.x, box.y + 2, box.w, box.h - 4};
  canvas.fill(inside, round, points.won_round ? tint(255, 226, 160, 40) : tint(255, 255, 255, 12));
  if (points.won_match) canvas.stroke(inside, round, theme::kLamp, 2);
  const float radius = std::min(inside.h * 0.38f, 26.0f);
  const float middle = inside.centre().y;
  const Spot face{inside.x + radius + 8, middle};
  draw_avatar(canvas, face, radius, model.people[points.seat].picture);
  if (points.won_match)
    canvas.part("icon_crown", face + Spot{0, -radius * 0.95f}, radius * 1.3f / (66.0f / 440), 0, theme::kLamp);
  const bool narrow = box.w < 420;
  const float name_x = face.x + radius + 8, name_wide = box.w * (narrow ? 0.2f : 0.17f);
  bool cut = false;
  const std::string name(canvas.fitting(model.people[points.seat].name, name_wide, Type::Small, cut));
  const bool tall = inside.h > 44;
  canvas.text(cut ? name + "…" : name, {name_x, tall ? middle - inside.h * 0.14f : middle - 5}, Type::Small,
              theme::kText, Align::Left);
  const float bar_y = tall ? middle + inside.h * 0.2f : middle + 9;
  bar({name_x, bar_y - 3, name_wide, 6});
  const float number = canvas.size_of(Type::Body) * 0.72f;
  const float right = inside.right() - 10, total_wide = number * 2.6f, booked_wide = number * 2.6f;
  canvas.text(std::to_string(points.total), {right, middle}, Type::Heading, theme::kText, Align::Right,
              canvas.size_of(Type::Body));
  // What was won, or else what was left in the hand.
  if (points.booked != 0) {
    canvas.text((points.booked > 0 ? "+" : "") + std::to_string(points.booked), {right - total_wide, middle},
                Type::Body, theme::kLamp, Align::Right);
  } else {
    canvas.text(std::to_string(points.hand), {right - total_wide, middle}, Type::Small, faded(theme::kTextQuiet, 0.8f),
                Align::Right);
  }
  const float cards_x = name_x + name_wide + 10;
  const Box cards{cards_x, inside.y + 4, right - total_wide - booked_wide - cards_x, inside.h - 8};
  if (cards.w > 30) draw_hand(canvas, model, points.seat, cards);
}

}  // namespace

Box score_row(const Layout& layout, int rows, int row) {
  const Box panel = panel_box(layout, rows);
  const int columns = columns_of(layout, rows), lines = (rows + columns - 1) / columns;
  const float wide = (panel.w - kPad * static_cast<float>(columns + 1)) / static_cast<float>(columns),
              high = row_height(layout, rows);
  const int column = row / lines;
  return {panel.x + kPad + static_cast<float>(column) * (wide + kPad),
          panel.y + head_of(layout) + static_cast<float>(row % lines) * high, wide, high};
}

void add_panel_controls(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const Box panel = panel_box(layout, static_cast<int>(model.points.size()));
  const float high = foot_of(layout) - kPad, wide = std::min(panel.w - 2 * kPad, 240 * layout.text_scale);
  const Box box{panel.centre().x - wide / 2, panel.bottom() - kPad - high, wide, high};
  if (model.offers("next")) {
    controls.push_back(
        {.id = "next", .label = model.text("ui.next_round"), .box = box, .style = Control::Style::Strong});
  } else if (model.offers("new")) {
    controls.push_back({.id = "new", .label = model.text("ui.new_match"), .box = box, .style = Control::Style::Strong});
  }
}

void draw_scoreboard(const Canvas& canvas, const Model& model, const Layout& layout, float shown) {
  if (model.points.empty() || shown <= 0.01f) return;
  const int rows = static_cast<int>(model.points.size());
  Layout moved = layout;
  moved.panel.y += (1 - shown) * 40;
  const Box panel = panel_box(moved, rows);
  canvas.shade(panel, 18, 26, tint(0, 0, 0, 170));
  canvas.fill(panel, 18, faded(theme::kPanel, shown));
  canvas.stroke(panel, 18, faded(theme::kLamp, shown * 0.35f), 1.5f);
  const float head = head_of(layout);
  const std::string title = headline(model);
  const float size = std::min(canvas.fitting_size(title, panel.w - 40, Type::Heading), head * 0.75f);
  canvas.text(title, {panel.centre().x, panel.y + head * 0.52f}, Type::Heading, theme::kLamp, Align::Centre, size);
  for (int i = 0; i < rows; ++i)
    Row{canvas, model, model.points[static_cast<std::size_t>(i)], score_row(moved, rows, i), shown}.draw();
}

}  // namespace yinuo::ui
