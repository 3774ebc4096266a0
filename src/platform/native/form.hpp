// Draws a screen described as rows with ImGui, where the web has the DOM. Promises: one renderer for every screen;
// what the person changes goes back by key. Does not know: which screen it is.
#pragma once

#include "platform/platform.hpp"

namespace yinuo::platform {

class Pump;

// Within an ImGui frame. Draws nothing while no form is open.
void draw_form(const Page& page, Pump& pump);

}  // namespace yinuo::platform
