// A seat's view as a line of JSON, for players that are other programs. docs/serve.md describes it.
// Promises: tells nothing that the seat may not know.
#pragma once

#include <string>

#include "engine/state.hpp"

namespace yinuo::cli {

// Of a view (view_for), not the true state.
[[nodiscard]] std::string view_json(const State& view, Seat me);

// All complete actions of the seat in the text form: {"legal":…}.
[[nodiscard]] std::string legal_json(const State& view, Seat me);

}  // namespace yinuo::cli
