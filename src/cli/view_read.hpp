// A seat's view back from JSON, as other programs send it. docs/serve.md describes it.
// Promises: what is read is a table that looks like that from the seat, and that play can come to as far as a view
// tells; or a sentence that names the member of the view that is wrong. The only place that judges views.
#pragma once

#include "base/result.hpp"
#include "cli/json.hpp"
#include "engine/state.hpp"

namespace yinuo::cli {

struct SeenTable {
  State state;
  Seat me = 0;
};

// A table that looks like the view from its seat. Cards that the seat does not know are dealt by lot from those that
// are left.
[[nodiscard]] Result<SeenTable> read_view(const Json& view);

}  // namespace yinuo::cli
