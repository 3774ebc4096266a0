// What holds in every state, whatever was played. Each function gives an empty text, or says what is wrong.
#pragma once

#include <string>

#include "engine/state.hpp"

namespace yinuo::support {

// Every slot is in exactly one pile or hand, the counts are right, and the faces are those of the deck.
[[nodiscard]] std::string fault_in_cards(const State& state);

// Each hand's masks say which faces it holds.
[[nodiscard]] std::string fault_in_masks(const State& state);

// Turn, colour, pending draw, calls and stage fit together.
[[nodiscard]] std::string fault_in_turn(const State& state);

}  // namespace yinuo::support
