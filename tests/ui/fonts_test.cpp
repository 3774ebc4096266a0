// Which glyphs are baked in which size.
#include "ui/fonts.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "app/lent.hpp"
#include "app/settings.hpp"
#include "ui/canvas.hpp"

namespace yinuo::ui {

TEST_CASE("what a sign tells a mouse that rests on it can be written small, in every language") {
  for (const std::string_view language : app::kLanguages) {
    app::Strings strings;
    strings.read(support::read_texts(std::string(language)).value_or(""));
    std::string small;
    for (const FontWanted& font : wanted_fonts(strings, "", 1)) {
      if (font.face == Typeface::Body && font.size == std::round(type_size(Type::Small))) small += font.glyphs;
    }
    REQUIRE_FALSE(small.empty());
    for (const char* key :
         {"mirror.menu", "mirror.history", "mirror.rules", "mirror.shout", "mirror.laugh", "mirror.costs"}) {
      const std::string text = strings.text(key);
      for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) ++end;
        CHECK_MESSAGE(small.find(text.substr(at, end - at)) != std::string::npos, key, text.substr(at, end - at));
        at = end;
      }
    }
  }
}

}  // namespace yinuo::ui
