// Whether an action is legal, and why not.
// Promises: changes nothing; answers for the acting seat on its view as on the true state; gives the first refusal of
// the order in which Refusal lists them.
#pragma once

#include "engine/action.hpp"
#include "engine/state.hpp"

namespace yinuo {

[[nodiscard]] Refusal check(const State& state, const Action& action);

// Whether a play that check accepts is a misplay: it costs its player cards and moves none.
[[nodiscard]] bool is_misplay(const State& state, const Action& action);

}  // namespace yinuo
