// One row of a screen, drawn by ImGui.
#pragma once

#include <imgui.h>

#include <string>

#include "platform/platform.hpp"

namespace yinuo::platform {

class Pump;

namespace form {
inline constexpr float kControl = 44;  // the least height of anything to press
inline constexpr ImVec4 kIvory{0.97f, 0.94f, 0.86f, 1};
inline constexpr ImVec4 kQuiet{0.78f, 0.80f, 0.74f, 1};
inline constexpr ImVec4 kAmber{0.96f, 0.74f, 0.31f, 1};
inline constexpr ImVec4 kInk{0.13f, 0.10f, 0.07f, 1};
inline constexpr ImVec4 kWarning{1.0f, 0.66f, 0.55f, 1};
inline constexpr ImVec4 kField{0.12f, 0.32f, 0.31f, 1};
inline constexpr ImVec4 kFieldHovered{0.16f, 0.40f, 0.38f, 1};

// Wrapped at `width` from where it begins.
void draw_coloured(const std::string& text, const ImVec4& colour, float width);
}  // namespace form

void draw_row(const FormRow& row, Pump& pump, float width);

}  // namespace yinuo::platform
