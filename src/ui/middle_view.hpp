// The middle of the table: the ring of play with the colour in force, draw pile, what is owed, the last action in
// words, the choice of a colour around the card. Promises: nothing moves by itself. Does not know: what may be done.
#pragma once

#include "ui/canvas.hpp"
#include "ui/controls.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

// `direction`: 1 clockwise to -1, in between while it turns. `lit`: 0 to 1, how strongly the colour shows.
void draw_ring(const Canvas& canvas, const Layout& layout, Colour colour, float direction);
void draw_colour_mark(const Canvas& canvas, const Layout& layout, Colour colour);
// `glow`: 0 to 1, the invitation to draw.
void draw_draw_pile(const Canvas& canvas, const Layout& layout, int cards, float glow, bool hot);
void draw_pending(const Canvas& canvas, const Layout& layout, int cards);
// `hot`: the sector under the pointer or cursor; the card itself is a sprite, drawn above this.
void draw_picker(const Canvas& canvas, const Model& model, const Layout& layout, Colour hot, float shown);

}  // namespace yinuo::ui
