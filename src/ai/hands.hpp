// Moving hands: the words behind special numbers.
// Promises: looks through the view only; what it answers is legal where the play was.
#pragma once

#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// The play with the word that leaves the own seat the fewest cards, or as it is where none does better.
[[nodiscard]] Action with_word(const View& view, const Action& play);

}  // namespace yinuo::ai
