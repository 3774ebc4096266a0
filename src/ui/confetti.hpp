// Shapes of the four colours that fall when the person has won.
// Promises: a pure function of `done`, 0 to 1; at both ends nothing is drawn.
#pragma once

#include "ui/canvas.hpp"
#include "ui/layout.hpp"

namespace yinuo::ui {

void draw_confetti(const Canvas& canvas, const Layout& layout, float done);

}  // namespace yinuo::ui
