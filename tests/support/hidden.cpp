#include "support/hidden.hpp"

#include <vector>

#include "engine/event.hpp"

namespace yinuo::support {

State other_truth(const State& state, Seat seat, Rng& rng) {
  State other = state;
  const SeatSet eyes = seat == kOnlooker ? kEverybody : set_of(seat);
  const auto hidden = [&](Slot slot) { return (state.cells[slot].known() & eyes) != eyes; };
  std::vector<Face> faces;
  for (Slot slot = 0; slot < state.slots; ++slot) {
    if (hidden(slot)) faces.push_back(state.face(slot));
  }
  shuffle(faces.data(), faces.size(), rng);
  std::size_t next = 0;
  for (Slot slot = 0; slot < state.slots; ++slot) {
    if (hidden(slot)) other.cells[slot].set_face(faces[next++]);
  }
  for (Seat each = 0; each < state.seats; ++each) {
    Hand& hand = other.hands[each];
    hand.faces = hand.pairs = 0;
    for (Slot slot = hand.first; slot != kNoSlot; slot = other.cells[slot].next) {
      if (other.cells[slot].face_down()) continue;
      hand.pairs |= hand.faces & set_of(other.face(slot));
      hand.faces |= set_of(other.face(slot));
    }
  }
  const bool secret = other.chain.guilt != Guilt::Unknown && other.chain.wild4_by != seat;
  if (secret) other.chain.guilt = other.chain.guilt == Guilt::Guilty ? Guilt::Innocent : Guilt::Guilty;
  other.rng = Rng::seeded(rng.next(), 3);
  return other;
}

}  // namespace yinuo::support
