// The other players: avatar, name, number of cards, whose turn it is, who has called.
// Promises: nothing moves by itself. Does not know: fans of cards (they are sprites), what may be done.
#pragma once

#include <string>

#include "ui/canvas.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

void draw_avatar(const Canvas& canvas, Spot centre, float radius, int picture);

// Over the face of who is out of the match: dark, with a word.
void draw_out(const Canvas& canvas, const Model& model, Spot face, float radius);

// What the plate at a seat says of the name: all of it where there is room. `next`: it is said there, too.
[[nodiscard]] std::string name_on_plate(const Canvas& canvas, const Model& model, const Box& room, Seat seat,
                                        bool next);

// `turn`: 0 to 1, how brightly the seat to act is lit; `next`: it is the one after.
void draw_seat(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat, const app::LastPlay& last,
               float turn, bool next);

}  // namespace yinuo::ui
