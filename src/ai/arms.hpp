// The turn actions worth comparing, each complete with its colour and its word.
// Promises: all are legal; equal cards stand once; there is at least one.
#pragma once

#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// For the seat to act. A black card comes with the two colours held most; a draw is left out where a coloured card
// could be played instead; of groups the largest of each number or sign. `bluffs`: a Wild Draw Four also where it would
// be found guilty.
void list_arms(const View& view, bool bluffs, ActionList& arms);

}  // namespace yinuo::ai
