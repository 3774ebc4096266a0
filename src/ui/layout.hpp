// Where everything on the table stands: a pure function of the window, the seats and the hands.
// Promises: every control is inside the safe part of the window and at least 44 CSS px each way; every card of the own
// hand shows a strip of at least 24 px; controls, seats and cards do not cover one another (tests/ui/layout_test.cpp).
// Does not know: what may be done, texts, motion.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/card.hpp"
#include "ui/geometry.hpp"
#include "ui/ui.hpp"

namespace yinuo::ui {

struct LayoutFacts {
  float width = 0, height = 0;
  Insets safe;
  int seats = 0;
  Seat viewer = 0;
  std::array<int, kMaxSeats> counts{};  // cards in each hand
  std::vector<int> groups{};            // the own hand, sorted: how many cards of each colour, in order
  bool sounds = false;                  // the rules know silence: there are two buttons that make a sound
  bool replay = false;                  // a match that is told again: there is a strip of controls below
  bool looks = false;                   // with a button that changes whose cards are seen
  int rows = 0;                         // in which the hand lay before: kept while they serve; 0: no matter
  float hand_top = 0;                   // how high the hand reaches, on the way to where it does now; 0: as it lies
  bool operator==(const LayoutFacts&) const = default;
};

// Another player's place.
struct SeatPlace {
  Spot avatar;
  float radius = 0;
  Box name;               // the plate with the name
  Box count;              // the badge with the number of cards
  Box last;               // the badge with the card last played
  Box partner;            // the badge of the viewer's partner
  float fan_towards = 0;  // the direction in which the fan of backs points
  float fan_height = 0;   // of a card in it
  float fan_spread = 0;   // most that the fan may open, in radians
  Box report;             // the button that reports this seat
  Box target;             // where this seat is chosen: its avatar, and at least 44 px
  Box act;                // the button of a person here who does not have the device, over the avatar
  Spot decision;          // the middle of the ring with the seconds left for a decision, next to it
  Spot bubble;            // the middle of what is said here
  Box whole;              // all that is to stay clear: avatar, name and count
};

// The controls of a match that is told again. Empty without LayoutFacts::replay.
struct Strip {
  Box whole, slider;
  Box look, speed;
  Box legend;                    // what the signs on the slider are, where it has no room for that; else empty
  std::array<Box, 7> buttons{};  // from left to right: leave, round back, back, play, on, next round, more
};

struct Layout {
  float width = 0, height = 0;
  float text_scale = 1;
  bool portrait = false;
  float rim = 0;  // width of the wooden rim, 0 for none
  Box inner;      // the safe part inside the rim

  std::array<SeatPlace, kMaxSeats> seats;  // of others; the viewer's own has a bubble only
  std::vector<Pose> hand;                  // from left to right, row by row; later ones lie on top
  int hand_rows = 0;
  Box hand_area;
  float hand_top = 0;  // of the cards at rest; a raised one stays below the sentence too

  Pose draw_pile, discard;
  Spot ring;  // the ellipse that shows the direction
  float ring_x = 0, ring_y = 0;
  Spot colour_mark;
  Box pending;   // the badge with the cards owed
  Box sentence;  // the last action in words, in up to two lines
  Box history;   // what happened before: in portrait beside the sentence
  Box rules;     // those of this match: beside the history, in portrait at the other side of the sentence
  Box cues;      // whether the game is heard: beside the rules; empty in portrait, where there is no room
  Box risk;      // what a challenge risks; empty: the sentence's place is taken

  Box play, keep;                   // of the card just drawn; empty but for lay_choice
  Box draw, challenge, call, menu;  // "pass" takes the place of `draw`
  Box shout, laugh;                 // in the place of `challenge`, with LayoutFacts::sounds
  Box tip;                          // there too, or with sounds beside them
  Box standing;                     // the own points and the goal, where the call is when it is due
  Box called, standing_called;      // the sign of who has called, and what the points are left beside it
  Box cover, show;                  // over the own hand, for who is to see it next; the button that opens it
  Box slap;                         // the round target of a slap race
  Box clock;                        // the badge with the seconds left in the round
  Spot decision;                    // the middle of the ring with the seconds left for the own decision
  Spot silence;                     // the middle of the sign that everybody is silent
  float silence_radius = 0;
  Spot picker;
  float picker_inner = 0, picker_outer = 0;
  Box picker_title, cancel;
  Box panel;  // the scoreboard
  Strip strip;
};

[[nodiscard]] Layout lay_out(const LayoutFacts& facts);

// How much larger than the least the text is in such a window.
[[nodiscard]] float text_scale_of(const LayoutFacts& facts);

// The inner line along the rim: how far it is from the window's edges, and how round its corners are.
struct Seam {
  float inset = 0, round = 0;
};
[[nodiscard]] Seam seam_of(float width, float height, float rim);
// Of the rim's own inner edge.
[[nodiscard]] inline float rim_round(float width, float height) { return std::min(width, height) * 0.16f; }

// Of the ring with the seconds left for the own decision.
[[nodiscard]] inline float decision_radius(const Layout& layout) {
  return std::clamp(layout.draw_pile.height * 0.16f, 16.0f, 28.0f);
}

// Of the sign of the colour in force.
[[nodiscard]] inline float colour_mark_radius(const Layout& layout) {
  return std::clamp(layout.discard.height * 0.13f, 13.0f, 26.0f);
}

// Half of what the ring with the seconds left at another's face takes.
inline constexpr float kDecisionAtFace = 17;

// How far cards rise above their rest, as shares of their height: playable, under the pointer, just drawn.
inline constexpr float kOfferRise = 0.045f, kHoverRise = 0.1f, kDrawnRise = 0.11f;
// And how far they sink while others play.
inline constexpr float kRestDrop = 0.07f;

// Play or keep the card just drawn, which rests at `drawn`: the two buttons beside it. The sentence makes room.
void lay_choice(Layout& layout, const Pose& drawn);

// The fan of backs at another's seat: `count` cards, the last on top.
[[nodiscard]] std::vector<Pose> fan_of(const SeatPlace& place, int count);

// A hand that another seat shows: a row beside the seat, towards the middle of the table, every card's corner in sight.
[[nodiscard]] std::vector<Pose> shown_hand(const Layout& layout, Seat seat, int count);

// The discard `back` cards under the top one (0: the top).
[[nodiscard]] Pose discard_at(const Layout& layout, Slot slot, int back);

// The rows of a hand: as large as the area allows, at most `most` high. `rows`: how many there were (0: none), and are.
[[nodiscard]] std::vector<Pose> lay_hand(const Box& area, const std::vector<int>& groups, float most, int& rows);

// How far a fan of backs may open before it is wider than twice `half`, in radians; at most `most`.
[[nodiscard]] float widest_fan(float radius, float back, float half, float most);

}  // namespace yinuo::ui
