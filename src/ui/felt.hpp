// The table itself: felt under a lamp, a wooden rim and a seam where there is room.
// Promises: draws the whole window; moves only with the light it is given. Does not know: cards, seats.
#pragma once

#include "ui/canvas.hpp"

namespace yinuo::ui {

// `rim`: width of the wood in CSS pixels, 0 for none. `light`: the lamp's middle.
void draw_felt(const Canvas& canvas, float width, float height, float rim, Spot light);

}  // namespace yinuo::ui
