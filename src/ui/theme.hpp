// Every colour and size of the table in one place.
// Promises: plain constants; colours are packed as ImGui packs them (alpha, blue, green, red from the high byte).
#pragma once

#include <array>
#include <cstdint>

#include "engine/card.hpp"

namespace yinuo::ui {

using Tint = std::uint32_t;

[[nodiscard]] constexpr Tint tint(int r, int g, int b, int a = 255) {
  return static_cast<Tint>(a) << 24 | static_cast<Tint>(b) << 16 | static_cast<Tint>(g) << 8 | static_cast<Tint>(r);
}
[[nodiscard]] constexpr int channel(Tint colour, int shift) { return static_cast<int>(colour >> shift & 255u); }
// The same colour, `share` (0 to 1) as solid.
[[nodiscard]] constexpr Tint faded(Tint colour, float share) {
  const float kept = share < 0 ? 0 : (share > 1 ? 1 : share);
  return (colour & 0x00FFFFFFu) | static_cast<Tint>(static_cast<float>(colour >> 24) * kept + 0.5f) << 24;
}
[[nodiscard]] constexpr Tint mixed(Tint a, Tint b, float share) {
  Tint result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float from = static_cast<float>(channel(a, shift)), to = static_cast<float>(channel(b, shift));
    result |= static_cast<Tint>(from + (to - from) * share + 0.5f) << shift;
  }
  return result;
}

namespace theme {

inline constexpr Tint kWhite = tint(255, 255, 255);
inline constexpr Tint kIvory = tint(251, 245, 230);
inline constexpr Tint kInk = tint(29, 27, 46);
inline constexpr Tint kShadow = tint(0, 0, 0, 115);

// The four colours of the cards, and what stands for none.
inline constexpr std::array<Tint, 5> kCard = {tint(224, 64, 47), tint(248, 189, 34), tint(52, 168, 98),
                                              tint(47, 111, 214), tint(200, 196, 214)};
// The same, light enough to be read as text on the felt (4.5:1 and more).
inline constexpr std::array<Tint, 5> kCardText = {tint(255, 170, 152), tint(255, 214, 92), tint(140, 232, 170),
                                                  tint(158, 198, 255), tint(251, 245, 230)};
[[nodiscard]] constexpr Tint card(Colour colour) { return kCard[static_cast<std::size_t>(colour)]; }
[[nodiscard]] constexpr Tint card_text(Colour colour) { return kCardText[static_cast<std::size_t>(colour)]; }

// The felt, from under the lamp to the corners.
inline constexpr Tint kFeltLit = tint(74, 150, 124);
inline constexpr Tint kFelt = tint(24, 92, 86);
inline constexpr Tint kFeltDark = tint(8, 42, 46);
inline constexpr Tint kDim = tint(11, 42, 42, 104);  // over a card that cannot be played
// The wooden rim, from its lit edge outwards.
inline constexpr Tint kWoodLit = tint(150, 92, 50);
inline constexpr Tint kWood = tint(104, 58, 30);
inline constexpr Tint kWoodDark = tint(52, 26, 14);

inline constexpr Tint kText = tint(244, 240, 226);
inline constexpr Tint kTextQuiet = tint(196, 216, 206);
inline constexpr Tint kPlate = tint(8, 36, 38, 190);    // behind names and sentences on the felt
inline constexpr Tint kBadge = tint(29, 27, 46, 235);   // behind counts
inline constexpr Tint kButton = tint(14, 62, 62, 240);  // quiet buttons
inline constexpr Tint kButtonEdge = tint(150, 206, 190, 150);
inline constexpr Tint kPrimary = tint(236, 84, 60);  // the call, the report
inline constexpr Tint kPrimaryDark = tint(176, 44, 30);
inline constexpr Tint kLamp = tint(255, 226, 160);     // whose turn it is
inline constexpr Tint kFocus = tint(255, 255, 255);    // the keyboard's cursor
inline constexpr Tint kPanel = tint(14, 44, 47, 246);  // scoreboard

// Behind the avatars, by picture.
inline constexpr std::array<Tint, 10> kAvatar = {
    tint(108, 124, 214), tint(222, 128, 66), tint(84, 168, 118),  tint(206, 112, 160), tint(92, 150, 170),
    tint(146, 188, 92),  tint(232, 176, 84), tint(120, 160, 222), tint(186, 150, 118), tint(150, 116, 190)};

inline constexpr float kTouch = 44;      // no control is smaller
inline constexpr float kStrip = 24;      // no visible part of a card in the hand is narrower
inline constexpr float kLeastLine = 19;  // CSS pixels: letters of 13 px in the body's face

// Seconds.
inline constexpr double kBubbleStays = 1.8;
inline constexpr double kBubbleLeast = 0.9;  // however quick the game: a word has to be read
inline constexpr double kBubbleFades = 0.25;
inline constexpr double kReasonStays = 2.6;
inline constexpr float kCheerSeconds = 3.2f;  // shapes that fall when the person has won
inline constexpr float kTallySeconds = 1.6f;  // all points to the winner

// Springs: larger is quicker. At 14 a card arrives in about 0.35 s.
inline constexpr float kCardStiffness = 13;
inline constexpr float kHoverStiffness = 26;
inline constexpr float kLightStiffness = 5;

}  // namespace theme
}  // namespace yinuo::ui
