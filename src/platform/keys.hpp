// Which keys are the game's. Promises: letters and digits by what the key means on the person's keyboard, and by its
// place while an input method hides the meaning. Does not know: what a key does.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>

#include "platform/platform.hpp"

namespace yinuo::platform {

// Nothing for keys that are not the game's, and for any key together with Ctrl, Alt or the system key.
[[nodiscard]] std::optional<Key> game_key(const SDL_Keysym& pressed);

// The places of the game's keys as a browser names them ("KeyD ArrowUp"), a space between: the others stay the page's.
[[nodiscard]] std::string key_codes();

}  // namespace yinuo::platform
