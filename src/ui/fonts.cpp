#include "ui/fonts.hpp"

#include <cmath>

#include "ui/canvas.hpp"

namespace yinuo::ui {
namespace {

// What a mouse that rests on a sign without words is told.
constexpr std::string_view kTooltips[] = {"mirror.menu",  "mirror.history", "mirror.rules",
                                          "mirror.shout", "mirror.laugh",   "mirror.costs"};

[[nodiscard]] std::string printable_ascii() {
  std::string text;
  for (char letter = ' '; letter <= '~'; ++letter) text += letter;
  return text;
}

// Texts whose keys begin so are written by the table itself, in more than the size of body text.
[[nodiscard]] std::string texts_under(const app::Strings& strings, std::string_view prefix) {
  std::string all;
  for (const std::string& key : strings.keys()) {
    if (std::string_view(key).substr(0, prefix.size()) == prefix) all += strings.text(key);
  }
  return all;
}

}  // namespace

std::vector<FontWanted> wanted_fonts(const app::Strings& strings, const std::string& names, float scale) {
  const std::string ascii = printable_ascii() + "…·";
  const std::string own = texts_under(strings, "ui.") + texts_under(strings, "list.");
  std::vector<FontWanted> fonts;
  const auto add = [&](Typeface face, Type type, std::string glyphs) {
    fonts.push_back({.face = face, .size = std::round(type_size(type) * scale), .glyphs = std::move(glyphs)});
  };
  add(Typeface::Body, Type::Body, ascii + names + strings.all());
  std::string small = ascii + names + own;
  for (const std::string_view key : kTooltips) small += strings.text(key);
  add(Typeface::Body, Type::Small, std::move(small));
  add(Typeface::Body, Type::Heading, ascii + names + own);
  add(Typeface::Title, Type::Title, ascii + texts_under(strings, "title."));
  add(Typeface::Title, Type::Large, "0123456789+-!UNOW");
  return fonts;
}

}  // namespace yinuo::ui
