// A tip for the person in words: what to do, and why, in one sentence.
// Promises: every statement is true and follows from the person's view and from the belief that was fed with it; two
// tables that differ only in what the person has not seen give the same words. Does not know: how the play was found.
#pragma once

#include <optional>

#include "ai/belief.hpp"
#include "ai/search.hpp"
#include "app/mirror.hpp"
#include "app/words.hpp"
#include "engine/view.hpp"

namespace yinuo::app {

// `action`: a turn action of the view's seat, legal and complete. `rival`: what it was weighed against, if anything.
[[nodiscard]] Runs tip_in_words(const View& view, const ai::Belief& belief, const Action& action,
                                const Strings& strings, const Names& names,
                                const std::optional<ai::Rival>& rival = std::nullopt);

}  // namespace yinuo::app
