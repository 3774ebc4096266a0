// What cannot be seen, as odds.
// Promises: numbers between 0 and 1, from the view alone.
#pragma once

#include "engine/view.hpp"

namespace yinuo::ai {

// How likely it is that none of `cards` unseen cards has one of these faces.
[[nodiscard]] double chance_of_none(const View& view, FaceSet faces, int cards);

// How likely the Wild Draw Four that this seat owes was a bluff: what its player may hold, weighed with how seldom
// people bluff.
[[nodiscard]] double chance_of_bluff(const View& view);

// Whether a Wild Draw Four of the own hand would be found guilty now.
[[nodiscard]] bool would_bluff(const View& view);

}  // namespace yinuo::ai
