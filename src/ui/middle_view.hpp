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
// `glow`: 0 to 1, the invitation to draw. `lift`: 0 to 1, how far its top card is held up.
void draw_draw_pile(const Canvas& canvas, const Layout& layout, int cards, float glow, bool hot, float lift);
// `pop`: 0 to 1, larger than at rest because it has just grown.
void draw_pending(const Canvas& canvas, const Layout& layout, int cards, float pop);
// What a challenge risks, beside the buttons.
void draw_risk(const Canvas& canvas, const Layout& layout, const app::Risk& risk);
// `hot`: the sector under the pointer or cursor; the card itself is a sprite, drawn above this.
void draw_picker(const Canvas& canvas, const Model& model, const Layout& layout, Colour hot, bool keys, float shown);

}  // namespace yinuo::ui
