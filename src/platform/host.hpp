// What the shared half of the platform asks of the half that was built in (native/ or web/).
// Promises: each function has exactly one definition in a build. Does not know: SDL events, OpenGL.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "platform/platform.hpp"

namespace yinuo::platform {

class Pump;

// What the system says about the screen and the person, for a drawing area of that size (CSS px).
[[nodiscard]] Metrics host_metrics(float width, float height);

// Within the ImGui frame, after the program has drawn: what this half draws itself.
void host_draw(const Page& page, Pump& pump);

// Fills the bound 2D texture with the named picture if this half has it decoded already, and says how large it is.
// False: it has to be decoded from the asset's bytes.
[[nodiscard]] bool host_fill_texture(const std::string& name, int& width, int& height);

// The bytes of a font that is here whatever the language; empty where this half needs none of its own.
[[nodiscard]] std::string_view host_stand_in_font();

// After the frame: the page when it has changed, and what is to be said.
void host_publish(const Page& page);
void host_announce(const std::vector<std::string>& sentences);
// What is to be heard now. Only the page makes it heard (shell/sound.js); natively nothing is.
void host_cue(const std::vector<std::string_view>& cues);

}  // namespace yinuo::platform
