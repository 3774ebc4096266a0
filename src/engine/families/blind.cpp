#include "engine/families/blind.hpp"

namespace yinuo::blind {

void turn_up(Scribe scribe, Seat seat) {
  const State& s = scribe.state;
  for (Slot slot = s.hands[seat].first; slot != kNoSlot; slot = s.cells[slot].next) {
    if (!s.cells[slot].face_down()) continue;
    scribe.tell({.kind = EventKind::CardShown,
                 .seat = seat,
                 .target = seat,
                 .face = s.face(slot),
                 .slot = slot,
                 .amount = teams::who_sees(s, seat)});
  }
}

}  // namespace yinuo::blind
