// Signs: what is marked on single cards: a rim around one, a bluff, the card of a tip, a card that has just come.
// Promises: nothing moves by itself; no mark says anything by its colour alone. Does not know: which cards are marked.
#pragma once

#include "ui/canvas.hpp"

namespace yinuo::ui {

// A rounded outline just outside a card, clockwise.
[[nodiscard]] std::vector<Spot> around_card(const Pose& pose);

// A Wild Draw Four that would be a bluff: its rim is broken, and it bears a question mark.
void draw_bluff(const Canvas& canvas, const Pose& pose);

// An arrow in a disc that points down at what a tip advises.
void draw_arrow_down(const Canvas& canvas, Spot at, float radius);
// The same on a card of the hand, on the part of it that can be seen.
void draw_advised_card(const Canvas& canvas, const Box& seen, const Pose& pose);

// A loudspeaker, about `size` wide; with waves where the game is heard, else with a cross.
void draw_speaker(const Canvas& canvas, Spot centre, float size, bool heard, Tint ink);

// A dot on a card that has just come: within the card, clear of the line above the hand.
void draw_new_dot(const Canvas& canvas, const Pose& pose);

}  // namespace yinuo::ui
