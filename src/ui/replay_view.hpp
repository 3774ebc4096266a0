// The strip of controls below a match that is told again: buttons as on a player, a slider with its turning points.
// Promises: every control is at least 44 CSS px high and wide. Does not know: what they do.
#pragma once

#include <vector>

#include "ui/controls.hpp"

namespace yinuo::ui {

void add_replay_controls(std::vector<Control>& controls, const Model& model, const Layout& layout);

// The action that a place on the slider stands for.
[[nodiscard]] int slider_at(const Layout& layout, const Replay& replay, float x);

// What of the signs on the slider is explained there, and how large.
struct Legend {
  bool marks = false, rounds = false;
  float size = 0, width = 0;
};
[[nodiscard]] Legend legend_of(const Canvas& canvas, const Layout& layout, const Replay& replay);

void draw_strip(const Canvas& canvas, const Layout& layout);
void draw_slider(const Canvas& canvas, const Layout& layout, const Replay& replay, bool hot);
void draw_player(const Canvas& canvas, const Control& control, const Replay& replay, bool enabled, bool hot, bool down);

}  // namespace yinuo::ui
