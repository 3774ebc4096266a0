// A whole card, from parts of the atlas by the recipe of assets/README.md, or drawn plainly where there is no atlas.
// Promises: the same outline either way; one card is a handful of quads. Does not know: where cards lie, who may play.
#pragma once

#include "ui/canvas.hpp"

namespace yinuo::ui {

// How a card is shown.
struct CardLook {
  Face face = Face::Unknown;    // Unknown: its back
  Colour named = Colour::None;  // of a black card that has been played
  float rim = 0;                // 0 to 1: the rim of a card that can be played
  Tint rim_tint = theme::kWhite;
  float dim = 0;      // 0 to 1: darkened, cannot be played
  float shadow = 1;   // 0 to 1
  float lift = 0;     // how far it is held above the table, in card heights: moves the shadow
  float squeeze = 1;  // 1 flat, 0 on edge: turning over
  float solid = 1;    // 0 to 1: fading
};

// A small badge with the sign of a card above its shape, both at least 20 CSS px high in a box of 25 by 46.
void draw_badge(const Canvas& canvas, const Box& box, Face face, Colour named);

void draw_card(const Canvas& canvas, const Pose& pose, const CardLook& look);

}  // namespace yinuo::ui
