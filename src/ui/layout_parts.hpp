// The two ways to lay a table out, for layout.cpp alone.
// Promises: each fills in everything of Layout but what both share.
#pragma once

#include "ui/layout.hpp"

namespace yinuo::ui {

// Opponents, clockwise from the viewer's left.
[[nodiscard]] std::vector<Seat> others(const LayoutFacts& facts);

// The badge with the card last played: room for a sign and a shape of 20 CSS px, one above the other.
inline constexpr float kLastWide = 25, kLastHigh = 46;

// How much a raised card needs above the hand.
[[nodiscard]] float rise(const Layout& out);

// Seats around the rim, controls in the lower corners. `out.inner` and `out.text_scale` are set.
void lay_wide(const LayoutFacts& facts, Layout& out);

// The strip of controls below, and `out.inner` without it.
void lay_strip(const LayoutFacts& facts, Layout& out);

// What house rules need, once all else has its place.
void lay_house(const LayoutFacts& facts, Layout& out);

// How much larger a portrait window is than 360 x 640.
[[nodiscard]] float tall_unit(const LayoutFacts& facts);

// Seats in rows along the top, controls under the thumbs.
void lay_tall(const LayoutFacts& facts, Layout& out);

}  // namespace yinuo::ui
