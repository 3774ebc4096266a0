// The controls that house rules add: gathering several cards, partners chosen on the seats, jumping in, slapping,
// sounds. Promises: as controls.hpp. Does not know: how they are drawn (house_view.hpp), what an id does.
#pragma once

#include <vector>

#include "ui/controls.hpp"

namespace yinuo::ui {

// The target of a slap race, while the person has to slap.
void add_slap(std::vector<Control>& controls, const Model& model, const Layout& layout);
// While cards are gathered: play them together, put them back.
void add_gathering(std::vector<Control>& controls, const Model& model, const Layout& layout);
// While it is asked what becomes of the hands: seats to choose, yes and no, the way back.
void add_words(std::vector<Control>& controls, const Model& model, const Layout& layout);
// Beside the ordinary turn actions, where they leave room.
void add_jump_and_sounds(std::vector<Control>& controls, const Model& model, const Layout& layout);

}  // namespace yinuo::ui
