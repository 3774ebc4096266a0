// What a seat gathers about cards it cannot see from what the others do.
// Each card slot carries the faces that it hardly has: who draws instead of playing had nothing to play, who keeps a
// drawn card could not or would not play it, who does not jump in does not hold the card on top. Slots move with their
// hands, so that swaps need no thought. Beside that it keeps the colour that a seat has named last.
// Promises: a plain value, fed with the events as its seat may know them and with nothing else; without events it knows
// what the view knows. Which of the cards in a hand was played is not used (people sort their hands): the card that
// fits worst is taken to be gone. It goes with its person when people change places.
#pragma once

#include <array>

#include "engine/event.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

class Belief {
 public:
  // Before the first deal.
  Belief(const Rules& rules, int seats, Seat me);
  // From the middle of a match: nothing has been gathered yet.
  explicit Belief(const View& view);

  // The next event of the match, redacted for where its person sits after it (seat_then).
  void hear(const Event& event);

  [[nodiscard]] Seat me() const { return me_; }
  // Whether everything that led to this view has been heard.
  [[nodiscard]] bool is_up_to_date(const View& view) const;

  // The faces that the card in this slot hardly has.
  [[nodiscard]] FaceSet doubted(Slot slot) const { return doubted_[slot]; }
  // The colour that the seat named with its last black card; None where that says nothing any more.
  [[nodiscard]] Colour named(Seat seat) const { return named_[seat]; }
  // What makes the Wild Draw Four that can be questioned guilty; nothing where that was not heard.
  [[nodiscard]] FaceSet telling() const { return telling_; }

 private:
  void acts(Seat seat, ActionKind kind);
  void plays(const Event& event);
  void judged(const Event& event);
  void doubt_hand(Seat seat, FaceSet faces);
  void trust_hand(Seat seat, FaceSet faces);
  [[nodiscard]] bool sees(Slot slot) const { return contains(seen_.cells[slot].known(), me_); }

  Seat me_;
  State seen_;  // the seat's view before the next event
  std::array<FaceSet, kMaxSlots> doubted_{};
  std::array<Colour, kMaxSeats> named_{};
  FaceSet telling_ = 0;
};

}  // namespace yinuo::ai
