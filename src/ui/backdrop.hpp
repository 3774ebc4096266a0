// The table before a match: cards laid out around the middle, where a form lies over it.
// Promises: nothing moves; the middle stays clear. Does not know: forms.
#pragma once

#include "ui/canvas.hpp"

namespace yinuo::ui {

void draw_backdrop(const Canvas& canvas, float width, float height);

}  // namespace yinuo::ui
