// Guesses at the truth behind a view: every face that the seat has not seen is filled in.
// Promises: each world is a whole state that the engine can play on, with the cards of the deck and all that the seat
// knows; hands are guessed as the belief says, where there is one. It depends on nothing that the view does not tell.
// In a world everybody calls in time and nobody makes noise or tries a play that is not allowed: those rules are off.
#pragma once

#include <array>
#include <cstdint>

#include "ai/belief.hpp"
#include "base/rng.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

class Worlds {
 public:
  // `belief` may be null; it is used only where it is up to date.
  Worlds(const View& view, const Belief* belief);

  // Another guess.
  void draw(State& world, Rng& rng) const;

 private:
  struct Hidden {
    Slot slot = kNoSlot;
    FaceSet doubted = 0;
  };
  struct HiddenHand {
    Seat seat = 0;
    int first = 0, count = 0;  // of hidden_
    Colour named = Colour::None;
  };

  void collect(const View& view, const Belief* belief);
  void collect_hand(Seat seat, const Belief* belief);
  void deal_hand(State& world, const HiddenHand& hand, Face* pool, std::uint32_t& left, Rng& rng) const;
  [[nodiscard]] std::uint32_t pick(const Face* pool, std::uint32_t left, FaceSet doubted, Rng& rng) const;
  void judge(State& world) const;

  State base_;
  std::array<Face, kMaxSlots> pool_;
  std::uint32_t pool_count_ = 0;
  std::array<Hidden, kMaxSlots> hidden_;
  int hidden_count_ = 0;
  std::array<HiddenHand, kMaxSeats> hands_;
  int hand_count_ = 0;
  FaceSet telling_ = 0;                                 // makes the Wild Draw Four that can be questioned guilty
  std::uint32_t trust_coloured_ = 0, trust_black_ = 0;  // per cent: how often a doubted face is believed all the same
};

}  // namespace yinuo::ai
