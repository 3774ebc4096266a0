// Which fonts are to be baked for a language, its players' names and a size of window, in the order of Type.
// Promises: every glyph that the table draws is asked for. Does not know: font files.
#pragma once

#include <string>
#include <vector>

#include "app/strings.hpp"
#include "ui/ui.hpp"

namespace yinuo::ui {

// `scale`: of the text, 1 to 2, times how much larger the person wants it.
[[nodiscard]] std::vector<FontWanted> wanted_fonts(const app::Strings& strings, const std::string& names, float scale);

}  // namespace yinuo::ui
