// A seat's view as a line of JSON, for players that are other programs, and back. docs/serve.md describes it.
// Promises: tells nothing that the seat may not know; what is read is a table that looks like that from the seat.
#pragma once

#include <string>

#include "base/result.hpp"
#include "cli/json.hpp"
#include "engine/state.hpp"

namespace yinuo::cli {

// Of a view (view_for), not the true state.
[[nodiscard]] std::string view_json(const State& view, Seat me);

// All complete actions of the seat in the text form: {"legal":…}.
[[nodiscard]] std::string legal_json(const State& view, Seat me);

struct SeenTable {
  State state;
  Seat me = 0;
};

// A table that looks like the view from its seat. Cards that the seat does not know are dealt by lot from those that
// are left.
[[nodiscard]] Result<SeenTable> read_view(const Json& view);

}  // namespace yinuo::cli
