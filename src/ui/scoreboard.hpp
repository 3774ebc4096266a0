// The panel at the end of a round or match: every seat's hand face up, points of the round, total, race to the target.
// Promises: fits ten seats into 360 x 640 and 640 x 360; its buttons are at least 44 CSS px high.
// Does not know: how points come about.
#pragma once

#include "ui/controls.hpp"

namespace yinuo::ui {

// Where a row of the panel stands; `rows`: how many there are.
[[nodiscard]] Box score_row(const Layout& layout, int rows, int row);

// "next" or "new", as offered.
void add_panel_controls(std::vector<Control>& controls, const Model& model, const Layout& layout);

// `shown`: 0 to 1, how far the panel has come.
void draw_scoreboard(const Canvas& canvas, const Model& model, const Layout& layout, float shown);

}  // namespace yinuo::ui
