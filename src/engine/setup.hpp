// A round in the middle, built from a description: for scenarios, tests and trying things out.
// Promises: gives a state as if it had been played to there, with no pending draw, or a sentence why it cannot be.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "engine/event.hpp"
#include "engine/state.hpp"

namespace yinuo {

struct Setup {
  Rules rules;
  int seats = 0;
  Seat dealer = 0;
  bool clockwise = true;
  // A hand that is not given gets hand_size cards by the seed.
  std::array<std::optional<std::vector<Face>>, kMaxSeats> hands;
  std::vector<Face> discard;     // bottom to top
  std::optional<Colour> colour;  // in force; for a black top card
  std::vector<Face> draw;        // next to be drawn first; the rest of the deck follows
  bool draw_only = false;        // no rest: no more cards in the game
  std::optional<Seat> turn;
  std::uint64_t seed = 1;
  bool opening = false;  // `discard` is the starter alone; its effects are applied
};

[[nodiscard]] Result<State> set_up(const Setup& setup, Events* events = nullptr);

}  // namespace yinuo
