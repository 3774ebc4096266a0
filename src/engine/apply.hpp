// Starting a match and carrying out actions.
// Promises: the same rules, seats, seed and actions give the same state under every compiler; every change is told as
// events, in an order that is part of the contract; without a list to write to, events cost nothing.
// Does not know: time, people, texts. A view is never applied to (its faces are unknown): it is folded (fold.hpp).
#pragma once

#include <cstdint>

#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/state.hpp"

namespace yinuo {

// A match with its first round dealt. The rules must be playable with so many seats (validate.hpp).
[[nodiscard]] State start_match(const Rules& rules, int seats, std::uint64_t seed, Events* events = nullptr);

// The state before anything is dealt: what start_match deals into, and where a view begins.
[[nodiscard]] State empty_table(const Rules& rules, int seats);

// Carries out an action that check accepts.
void apply(State& state, const Action& action, Events* events = nullptr);

}  // namespace yinuo
