// What was last played at each seat in the round that is going on: heard from its events, or told again from a match's
// recipe for one that is taken up. Promises: public facts only. Does not know: what is drawn of it.
#pragma once

#include <array>

#include "engine/event.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

struct LastPlay {
  Face face = Face::Unknown;    // Unknown: nothing yet
  Colour named = Colour::None;  // of a black card
  bool past = false;            // the seat has drawn or passed since
  // What it was played on: the colour in force and the card on top before it.
  Colour on_colour = Colour::None;
  Face on_face = Face::Unknown;
  bool operator==(const LastPlay&) const = default;
};

struct LastPlays {
  std::array<LastPlay, kMaxSeats> seats{};
  std::array<Colour, kMaxSlots> named{};  // of black cards that were played, by their slot
  Colour colour = Colour::None;           // in force
  Face top = Face::Unknown;
  Slot top_slot = kNoSlot;

  LastPlays() { named.fill(Colour::None); }
  [[nodiscard]] const LastPlay& operator[](Seat seat) const { return seats[seat]; }
  bool operator==(const LastPlays&) const = default;
};

void hear(LastPlays& plays, const Event& event);
[[nodiscard]] LastPlays last_plays(const Record& record);

}  // namespace yinuo::app
