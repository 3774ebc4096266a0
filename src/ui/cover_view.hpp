// Several people at one device: the cover over a hand until whoever sits there next wants to see it, and the buttons at
// the faces of the others.
// Promises: a button is there exactly when App offers its id; nothing of a hand is drawn. Does not know: who is next.
#pragma once

#include <vector>

#include "ui/controls.hpp"

namespace yinuo::ui {

// A press that falls on the button of a cover so soon was meant for what lay there before.
inline constexpr double kCoverRests = 0.5;

void add_cover(std::vector<Control>& controls, const Model& model, const Layout& layout);
// At each face one: the slap, the call, the report of who has the device, the wish to jump in.
void add_at_faces(std::vector<Control>& controls, const Model& model, const Layout& layout);

void draw_cover(const Canvas& canvas, const Model& model, const Layout& layout);

// What key 1 to 4 means in a slap race: the slap of the first to fourth person. Empty: that person has none.
[[nodiscard]] std::string slap_of(const Model& model, int person);

}  // namespace yinuo::ui
