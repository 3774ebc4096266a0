// The canvas as an element of its page: its size, its pixels, keyboard, touch, a lost context.
// Does not know: what is drawn on it.
#pragma once

namespace yinuo::platform {

// Before SDL starts: caps the pixel ratio, leaves to the browser the keys that are not the game's.
void prepare_canvas();

// After the bridge is open: watches size, visibility, context, wishes of the person.
void watch_canvas();

}  // namespace yinuo::platform
