// The buttons of the table: which are there now, where, and what they say.
// Promises: a control is there exactly when App offers its id; ids are App's. Does not know: what an id does.
#pragma once

#include <string>
#include <vector>

#include "ui/canvas.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

struct Control {
  enum class Style : std::uint8_t {
    Quiet,
    Strong,
    Call,
    Sign,
    Icon,
    Speaker,
    Report,
    Thinks,
    Slap,
    Target,
    Sound,
    Pile,
    Sector,
    Player,
    Slider
  };
  std::string id{}, label{};
  Box box;
  Style style = Style::Quiet;
  Colour colour = Colour::None;  // Sector
  Face face = Face::Unknown;     // a small card before the label
  Box badge{};                   // Target: where the label stands
  bool on = true;                // Speaker: the game is heard
};

// In the order of the keyboard. While a colour is chosen: its sectors and the way back. With a card just drawn
// (lay_choice): play and keep. When a round is over: the panel's.
[[nodiscard]] std::vector<Control> controls_of(const Model& model, const Layout& layout);

// Where the sector of each colour begins, a quarter of the wheel each; the same quarters as on the Wild itself.
inline constexpr std::array<float, kColours> kSectorFrom = {-kPi / 2, 0, kPi / 2, kPi};

// The intent that chooses a colour; empty where it is not on offer.
[[nodiscard]] std::string colour_intent(const Model& model, Colour colour);

// The colour whose sector is at a point; None for none.
[[nodiscard]] Colour sector_at(const Layout& layout, Spot p);

// `hot`: under the pointer; `down`: pressed. `left`: 0 to 1, the time that is left for it; negative: it does not end.
// Sectors, the pile and sounds are drawn elsewhere.
void draw_control(const Canvas& canvas, const Control& control, bool hot, bool down, float left = -1);

// The cap of a key, its middle at `at`.
void draw_key(const Canvas& canvas, Spot at, std::string_view letter);
// The key that does the same as the control, at its corner; nothing where there is none.
void draw_key_of(const Canvas& canvas, const Control& control);

}  // namespace yinuo::ui
