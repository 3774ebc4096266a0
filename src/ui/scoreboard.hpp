// The panel at the end of a round or match: every seat's hand face up, what it counts by kinds of cards, points of the
// round, total, race to the target. The points of the other hands fly to the winner.
// Promises: fits ten seats into 360 x 640 and 640 x 360; its buttons are at least 44 CSS px high; at tally 1 the
// figures are the model's. Does not know: how points come about.
#pragma once

#include "ui/controls.hpp"

namespace yinuo::ui {

// Where a row of the panel stands; `rows`: how many there are.
[[nodiscard]] Box score_row(const Layout& layout, int rows, int row);

// "next" or "new", as offered.
void add_panel_controls(std::vector<Control>& controls, const Model& model, const Layout& layout);

// `shown`: 0 to 1, how far the panel has come. `tally`: 0 to 1, how far the points have.
void draw_scoreboard(const Canvas& canvas, const Model& model, const Layout& layout, float shown, float tally);

}  // namespace yinuo::ui
