// The line above the hand in words. Does not know: where it stands.
#pragma once

#include "app/words.hpp"

namespace yinuo::app {
class App;
}

namespace yinuo::ui {

// The last action; where there is none, or the person is to act, whose turn it is. `fits`: a card of the hand can be
// played.
[[nodiscard]] app::Runs sentence_of(const app::App& app, bool fits);

}  // namespace yinuo::ui
