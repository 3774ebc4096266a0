// Players that do not think far: how a child or a newcomer plays.
// Promises: look through the view only; what they answer is legal.
#pragma once

#include "ai/personality.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// Gets rid of what it can: coloured cards first, those of the colour it holds most, action cards before numbers; black
// cards when nothing else goes. Keeps nothing, questions seldom, does not look at the others' hands. For the seat to
// act. Of a taste what is liked counts; what asks for thought does not.
[[nodiscard]] Action casual_choice(const View& view, Rng& rng, const Taste& taste = {});

// The same with eyes elsewhere: now and then any card that goes, and now and then none seen although one would go.
[[nodiscard]] Action beginner_choice(const View& view, Rng& rng, const Taste& taste = {});

}  // namespace yinuo::ai
