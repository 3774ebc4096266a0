// The own hand: in which order the cards lie, which is under the pointer or the finger, which is held or dragged.
// Promises: what is hit is what is seen (turned cards exactly, the topmost first); reports what the person wants as
// one wish a frame and carries nothing out. Does not know: rules; drawing.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/state.hpp"
#include "ui/layout.hpp"
#include "ui/ui.hpp"

namespace yinuo::ui {

// The slots of the hand by colour, then rank, black ones last; `groups`: how many of each colour.
struct HandOrder {
  std::vector<Slot> slots{};
  std::vector<int> groups{};
};
[[nodiscard]] HandOrder order_of_hand(const State& state, Seat seat);

class HandView {
 public:
  // Where cards rest (`poses` of `slots`, later on top) and how far a lifted one rises, in CSS px.
  void place(std::vector<Slot> slots, std::vector<Pose> poses, float lift);
  void forget();  // the pointer is elsewhere, nothing is held

  // Reads the pointer; the slot that the person wants to play now, or kNoSlot. `pile`: where a dragged card counts
  // as played.
  [[nodiscard]] Slot read(const Pointer& pointer, const Box& pile);

  // Cards on which a finger's first tap is told at once instead of lifting them.
  void tell_at_once(std::vector<Slot> slots) { at_once_ = std::move(slots); }
  // Cards that cannot be played now: they are shown, not offered, and do not rise.
  void set_idle(std::vector<Slot> slots) { idle_ = std::move(slots); }
  // Whether the last wish was a drag or a swipe, not a tap.
  [[nodiscard]] bool thrown() const { return thrown_; }

  // The topmost card at a point, kNoSlot for none.
  [[nodiscard]] Slot hit(Spot p) const;
  [[nodiscard]] Slot raised() const { return dragging_ ? held_ : (hovered_ != kNoSlot ? hovered_ : lifted_); }
  [[nodiscard]] Slot dragged() const { return dragging_ ? held_ : kNoSlot; }
  [[nodiscard]] bool pressing() const { return held_ != kNoSlot; }
  [[nodiscard]] const std::vector<Slot>& slots() const { return slots_; }
  [[nodiscard]] const std::vector<Pose>& poses() const { return poses_; }
  void lift(Slot slot) { lifted_ = slot; }

  // A box inside the part of the i-th card that no other covers.
  [[nodiscard]] const Box& visible_part(std::size_t i) const;
  // Where the i-th card is to lie now: raised, dragged, or parted from a raised neighbour.
  [[nodiscard]] Pose goal(std::size_t i) const;

 private:
  [[nodiscard]] std::size_t index_of(Slot slot) const;
  [[nodiscard]] bool is_idle(Slot slot) const { return std::find(idle_.begin(), idle_.end(), slot) != idle_.end(); }
  [[nodiscard]] Box find_visible(std::size_t i) const;
  [[nodiscard]] Slot released(const Pointer& pointer, const Box& pile);

  std::vector<Slot> slots_{};
  std::vector<Pose> poses_{};
  mutable std::vector<Box> visible_{};  // found when first asked for
  float lift_ = 0;
  Slot hovered_ = kNoSlot;  // under a mouse or a finger that touches
  Slot lifted_ = kNoSlot;   // by a tap: a second one plays
  Slot held_ = kNoSlot;     // pressed
  bool was_lifted_ = false, dragging_ = false, thrown_ = false;
  std::vector<Slot> at_once_{}, idle_{};
  Spot pressed_at_, pointer_, grip_;
};

}  // namespace yinuo::ui
