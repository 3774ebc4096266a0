#include "engine/view.hpp"

#include "engine/event.hpp"
#include "engine/fold.hpp"

namespace yinuo {
namespace {

// The hand's masks from the faces that are left.
void recount(State& view, Hand& hand) {
  hand.faces = hand.pairs = 0;
  for (Slot slot = hand.first; slot != kNoSlot; slot = view.cells[slot].next) folding::count_face(hand, view.face(slot));
}

}  // namespace

State view_for(const State& state, Seat seat) {
  State view = state;
  for (Slot slot = 0; slot < view.slots; ++slot) {
    if (!contains(view.cells[slot].known(), seat)) view.cells[slot].set_face(Face::Unknown);
  }
  for (Seat other = 0; other < view.seats; ++other) recount(view, view.hands[other]);
  view.rng = Rng{};
  if (view.chain.wild4_by != seat) view.chain.guilt = Guilt::Unknown;
  return view;
}

int View::my_copies(Face face) const {
  int copies = 0;
  for (Slot slot = state_->hands[seat_].first; slot != kNoSlot; slot = state_->cells[slot].next) copies += state_->face(slot) == face ? 1 : 0;
  return copies;
}

int View::my_cards_of(Colour colour) const {
  int cards = 0;
  for (Slot slot = state_->hands[seat_].first; slot != kNoSlot; slot = state_->cells[slot].next) cards += colour_of(state_->face(slot)) == colour ? 1 : 0;
  return cards;
}

int View::discarded(Face face) const {
  int copies = 0;
  for (Slot slot = state_->discard_top; slot != kNoSlot; slot = state_->cells[slot].next) copies += state_->face(slot) == face ? 1 : 0;
  return copies;
}

Event redact(const Event& event, Seat viewer) {
  Event seen = event;
  const bool hides_face = event.kind == EventKind::CardDealt || event.kind == EventKind::CardDrawn;
  if (hides_face && event.seat != viewer) seen.face = Face::Unknown;
  if (event.kind == EventKind::CardShown && event.seat != kNoSeat && event.seat != viewer && event.target != viewer) seen.face = Face::Unknown;
  if (event.kind == EventKind::PendingGrows && event.seat != viewer) seen.detail = static_cast<std::uint8_t>(Guilt::Unknown);
  return seen;
}

}  // namespace yinuo
