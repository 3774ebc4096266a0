// Playing several cards at once.
// Promises: looks through the view only; what it answers is legal.
#pragma once

#include <optional>

#include "base/rng.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// The largest group of this face's number or sign that can be played now, its colour named; nothing where there is none
// or it would leave a card that nobody may go out with.
[[nodiscard]] std::optional<Action> largest_group(const View& view, Rank rank);

// The smallest group that answers what is owed; nothing where there is none.
[[nodiscard]] std::optional<Action> answering_group(const View& view);

}  // namespace yinuo::ai
