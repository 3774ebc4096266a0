#include "ui/scoreboard.hpp"

#include "app/format_words.hpp"
#include "app/rule_words.hpp"
#include "engine/families/teams.hpp"
#include "ui/score_row.hpp"

namespace yinuo::ui {
namespace {

constexpr float kPad = 12;

[[nodiscard]] bool low_window(const Layout& layout) { return layout.height < 480; }
[[nodiscard]] float title_of(const Layout& layout) { return low_window(layout) ? 34.0f : 52 * layout.text_scale; }
[[nodiscard]] float heads_of(const Layout& layout) { return low_window(layout) ? 16.0f : 24 * layout.text_scale; }
// What the round decided, or what the match is to; in low windows beside the title.
[[nodiscard]] float note_of(const Layout& layout) { return low_window(layout) ? 0.0f : 20 * layout.text_scale; }
[[nodiscard]] float head_of(const Layout& layout) { return title_of(layout) + note_of(layout) + heads_of(layout); }
[[nodiscard]] float foot_of(const Layout& layout) { return std::max(theme::kTouch, 50 * layout.text_scale) + kPad; }
[[nodiscard]] int columns_of(const Layout& layout, int rows) { return low_window(layout) && rows > 4 ? 2 : 1; }
[[nodiscard]] int lines_of(const Layout& layout, int rows) {
  const int columns = columns_of(layout, rows);
  return (rows + columns - 1) / columns;
}
[[nodiscard]] float row_height(const Layout& layout, int rows) {
  const float room = layout.panel.h - head_of(layout) - foot_of(layout) - kPad;
  // In a narrow panel the cards have a line of their own.
  const float most = (layout.panel.w < 540 ? 100 : 76) * layout.text_scale;
  return std::min(room / static_cast<float>(std::max(lines_of(layout, rows), 1)), most);
}

// The panel is only as high as it needs to be.
[[nodiscard]] Box panel_box(const Layout& layout, int rows) {
  const float all_rows = row_height(layout, rows) * static_cast<float>(lines_of(layout, rows));
  const float h = head_of(layout) + foot_of(layout) + kPad + all_rows;
  return box_around(layout.panel.centre(), layout.panel.w, std::min(h, layout.panel.h));
}

[[nodiscard]] app::Narrator::Names names_in(const Model& model) {
  return [&model](Seat seat) { return model.people[seat].name; };
}

// The points of the other hands, or their chips, on their way to the winner, one hand after the other.
class Flight {
 public:
  Flight(const Model& model, float tally) : model_(model), tally_(tally) {
    for (std::size_t i = 0; i < model.points.size(); ++i) {
      const Points& points = model.points[i];
      if (points.won_round && points.booked != 0) winner_ = static_cast<int>(i);
      if (!points.won_round && sent(points) > 0) senders_.push_back(static_cast<int>(i));
    }
    // To where a team's points stand.
    const int team = winner_ < 0 ? -1 : model.points[static_cast<std::size_t>(winner_)].team;
    for (std::size_t i = 0; team >= 0 && i < model.points.size(); ++i) {
      if (model.points[i].team == team && model.points[i].heads_team) winner_ = static_cast<int>(i);
    }
    // Where each loser books the own hand, nothing flies.
    if (winner_ < 0) senders_.clear();
  }

  [[nodiscard]] ScoreShown shown(int row) const {
    const Points& points = model_.points[static_cast<std::size_t>(row)];
    if (row != winner_ || tally_ >= 1) return {points.booked, points.total};
    int arrived = 0, all = 0;
    for (std::size_t i = 0; i < senders_.size(); ++i) {
      const int hand = sent(model_.points[static_cast<std::size_t>(senders_[i])]);
      all += hand;
      if (progress(i) >= 1) arrived += hand;
    }
    const int booked = all == 0 ? points.booked : points.booked * arrived / all;
    return {booked, points.total - points.booked + booked};
  }

  void draw(const Canvas& canvas, const Layout& layout, const ScoreColumns& columns) const {
    const int rows = static_cast<int>(model_.points.size());
    for (std::size_t i = 0; i < senders_.size(); ++i) {
      const float share = progress(i);
      if (share <= 0 || share >= 1) continue;
      const Box from = score_row(layout, rows, senders_[i]), to = score_row(layout, rows, winner_);
      const float hand = columns.hand > 0 ? columns.hand : columns.round;
      const Spot start{from.x + hand, from.y + columns.line}, end{to.x + columns.round, to.y + columns.line};
      const float eased = share * share * (3 - 2 * share);
      const Spot at = start + (end - start) * eased;
      const std::string text = "+" + std::to_string(sent(model_.points[static_cast<std::size_t>(senders_[i])]));
      const float wide = canvas.width_of(text, Type::Body) + 16, high = canvas.size_of(Type::Body) + 4;
      const Box chip{at.x - wide + 8, at.y - high / 2, wide, high};
      canvas.fill(chip, high / 2, theme::kLamp);
      canvas.text(text, {chip.right() - 8, at.y}, Type::Body, theme::kInk, Align::Right);
    }
  }

 private:
  // What a seat gives: its hand, or the chips that it could pay. A partner gives nothing.
  [[nodiscard]] int sent(const Points& points) const {
    const State& state = *model_.state;
    if (state.rules.match == MatchFormat::Chips) return -points.booked;
    const bool same = state.round_winner != kNoSeat && teams::partners(state, state.round_winner, points.seat);
    return same ? 0 : points.hand;
  }

  // Each flight takes half of the whole time; they begin one after the other.
  [[nodiscard]] float progress(std::size_t sender) const {
    const float begin =
        0.5f * static_cast<float>(sender) / static_cast<float>(std::max<std::size_t>(senders_.size(), 1));
    return std::clamp((tally_ - begin) / 0.5f, 0.0f, 1.0f);
  }

  const Model& model_;
  float tally_;
  int winner_ = -1;
  std::vector<int> senders_{};
};

// How it ended, and below it what that decided, else what the match is to: in a sentence where it fits.
void draw_head(const Canvas& canvas, const Model& model, const Layout& layout, const Box& panel) {
  if (model.strings == nullptr) return;
  const State& state = *model.state;
  const float high = title_of(layout);
  const bool low = low_window(layout);
  std::string title = app::outcome(*model.strings, names_in(model), state);
  const std::string decided = app::verdict(*model.strings, names_in(model), state);
  const std::string goal = app::goal_in_short(*model.strings, state);
  // The number of the round stands in the title already.
  const bool says_round = state.rules.match == MatchFormat::Rounds || state.rules.match == MatchFormat::Chips;
  const std::string beside = decided.empty() && !says_round ? goal : decided;
  if (low && !beside.empty()) title += " · " + beside;
  if (low && !model.rank.empty()) title += " · " + model.rank;
  std::string note = decided.empty() ? app::length_in_words(*model.strings, state.rules) : decided;
  const auto fits = [&](const std::string& text) { return canvas.width_of(text, Type::Small) <= panel.w - 2 * kPad; };
  if (decided.empty() && (!fits(note) || goal.empty())) note = goal;
  if (note.empty() && app::counts_against(state.rules)) note = model.text("ui.fewest_wins");
  // A match that is over is not about its goal any more.
  if (!model.rank.empty()) note = decided.empty() ? model.rank : decided + " · " + model.rank;
  const float size = std::min(canvas.fitting_size(title, panel.w - 40, Type::Heading), high * 0.85f);
  const float down = note.empty() || low ? note_of(layout) / 2 : 0;
  const Spot at{panel.centre().x, panel.y + high * 0.56f + down};
  canvas.text(title, at, Type::Heading, theme::kLamp, Align::Centre, size);
  if (low || note.empty()) return;
  const float small = canvas.fitting_size(note, panel.w - 2 * kPad, Type::Small);
  canvas.text(note, {at.x, panel.y + high + note_of(layout) * 0.4f}, Type::Small,
              decided.empty() && model.rank.empty() ? theme::kTextQuiet : theme::kText, Align::Centre, small);
}

}  // namespace

Box score_row(const Layout& layout, int rows, int row) {
  const Box panel = panel_box(layout, rows);
  const int columns = columns_of(layout, rows), lines = lines_of(layout, rows);
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
    // On a low window the panel reaches down to the icons: the buttons begin beside them.
    const float end = layout.cues.empty() ? layout.rules.right() : layout.cues.right();
    const bool low = panel.bottom() > layout.menu.y && panel.x < end;
    const float left = low ? end + kPad : panel.x + kPad, room = panel.right() - kPad - left;
    const float each = std::min((room - 2 * kPad) / 3, wide);
    const Box leave{left + (room - 3 * each) / 2 - kPad, box.y, each, high};
    const Box watch{leave.right() + kPad, box.y, each, high};
    controls.push_back({.id = "leave", .label = model.text("ui.to_start"), .box = leave});
    controls.push_back({.id = "watch", .label = model.text("ui.watch"), .box = watch});
    controls.push_back({.id = "new",
                        .label = model.text("ui.new_match"),
                        .box = {watch.right() + kPad, box.y, each, high},
                        .style = Control::Style::Strong});
  }
}

void draw_scoreboard(const Canvas& canvas, const Model& model, const Layout& layout, float shown, float tally) {
  if (model.points.empty() || shown <= 0.01f) return;
  const int rows = static_cast<int>(model.points.size());
  Layout moved = layout;
  moved.panel.y += (1 - shown) * 40;
  const Box panel = panel_box(moved, rows);
  canvas.shade(panel, 18, 26, tint(0, 0, 0, 170));
  canvas.fill(panel, 18, faded(theme::kPanel, shown));
  canvas.stroke(panel, 18, faded(theme::kLamp, shown * 0.35f), 1.5f);
  draw_head(canvas, model, moved, panel);
  const ScoreColumns columns(canvas, score_row(moved, rows, 0));
  for (int row = 0; row < rows; row += lines_of(moved, rows)) {
    const Box first = score_row(moved, rows, row);
    draw_score_heads(canvas, model, columns, first.x, first.y - heads_of(moved) * 0.45f);
  }
  const Flight flight(model, tally);
  for (int i = 0; i < rows; ++i) {
    draw_score_row(canvas, model, model.points[static_cast<std::size_t>(i)], flight.shown(i), columns,
                   score_row(moved, rows, i));
  }
  flight.draw(canvas, moved, columns);
}

}  // namespace yinuo::ui
