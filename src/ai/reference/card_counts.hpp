// What one seat has counted of the others' cards: for each of them and each face, how many copies it may well hold.
// The count: after a deal anybody may hold whatever is not seen; who draws on the own turn had nothing that matched, so
// that falls to none, and whatever else may be the card it keeps; each card it is made to draw may be anything; a card
// it plays from its hand is one less; never more than there are copies left unseen.
// Promises: a plain value, fed from what the seat is told alone. Does not know: which of its numbers are certain.
#pragma once

#include <array>
#include <cstdint>

#include "engine/event.hpp"
#include "engine/view.hpp"

namespace yinuo::ai::reference {

class CardCounts {
 public:
  // As after a deal: anybody may hold whatever the seat has not seen.
  void begin(const View& view);

  // The events of one action, redacted for the seat, and its view after them. Hear of every action.
  void hear(const View& after, const Events& events);

  // How likely the seat can match none of these faces with the cards it holds.
  [[nodiscard]] double chance_of_no_match(const View& view, Seat seat, FaceSet matching) const;

 private:
  using Row = std::array<std::uint16_t, kFaces>;
  void hear_one(const View& after, const Event& event);
  void draws(const View& after, const Event& event);
  void add_anything(Seat seat);
  void add_unmatched(Seat seat, FaceSet matching);

  std::array<Row, kMaxSeats> may_hold_{};  // by index_of
  SeatSet drew_ = 0;                       // on the turn that is going on
  SeatSet moved_ = 0;                      // hands that came from elsewhere: counted anew
};

// The faces that can be played on the card on top, black ones among them.
[[nodiscard]] FaceSet matching(Colour colour, Face top);

}  // namespace yinuo::ai::reference
