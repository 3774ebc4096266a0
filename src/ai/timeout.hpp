// What the program does for a seat whose time has run out (turn_seconds).
// The rule: it pays, draws or passes; it slaps; it names the colour that is held most; it does not question, jump,
// swap, pass hands on or call. Where it may neither draw nor pass, it plays a number, else an action card, else a black
// card.
// Promises: looks through the view only and draws no lot: the same view gives the same action; what it answers is
// legal. Does not know: the clock. Who keeps it asks for the seat to act, or for one that has to slap.
#pragma once

#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// For the seat to act, or one that has to slap; between rounds: Next. Not for a match that is over.
[[nodiscard]] Action timed_out(const View& view);

}  // namespace yinuo::ai
