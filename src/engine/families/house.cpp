#include "engine/families/house.hpp"

#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"

namespace yinuo::house {
namespace {

void fine(Scribe scribe, Seat seat, int cards, FineReason reason) {
  scribe.tell({.kind = EventKind::Fined, .seat = seat, .detail = static_cast<std::uint8_t>(reason), .amount = cards});
  draw::cards(scribe, seat, cards, DrawReason::Fine);
}

}  // namespace

void show_small_hands(Scribe scribe) {
  const State& s = scribe.state;
  for (Seat seat = 0; seat < s.seats && s.in_round(); ++seat) {
    if (s.hands[seat].count > s.rules.reveal_at) continue;
    for (Slot slot = s.hands[seat].first; slot != kNoSlot; slot = s.cells[slot].next) {
      if (s.cells[slot].known() == kEverybody) continue;
      scribe.tell({.kind = EventKind::CardShown, .target = seat, .face = s.face(slot), .slot = slot});
    }
  }
}

bool is_misplay(const State& state, Refusal refusal) {
  if (state.rules.misplay_penalty == 0 || (state.fined & kMisplayed) != 0) return false;
  return refusal == Refusal::PendingDraw || refusal == Refusal::NotAGroup || refusal == Refusal::NoMatch ||
         refusal == Refusal::LastCardBarred || refusal == Refusal::Wild4NotAllowed;
}

void misplay(Scribe scribe, Seat seat) {
  scribe.tell({.kind = EventKind::Misplays, .seat = seat});
  fine(scribe, seat, scribe.state.rules.misplay_penalty, FineReason::Misplay);
  finish::ended_as_blocked(scribe);
}

void bomb(Scribe scribe, Seat seat) {
  for (Seat other = seat_after(scribe.state, seat); other != seat; other = seat_after(scribe.state, other))
    fine(scribe, other, 1, FineReason::Bomb);
}

}  // namespace yinuo::house
