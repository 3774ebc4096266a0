#include "engine/view.hpp"

#include "engine/event.hpp"
#include "engine/families/call.hpp"
#include "engine/families/deal.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/slap.hpp"
#include "engine/fold.hpp"

namespace yinuo {
namespace {

// The hand's masks from the faces that are left.
void recount(State& view, Hand& hand) {
  hand.faces = hand.pairs = 0;
  for (Slot slot = hand.first; slot != kNoSlot; slot = view.cells[slot].next)
    folding::count_face(hand, view.face(slot));
}

}  // namespace

State view_for(const State& state, Seat seat) {
  State view = state;
  const SeatSet eyes = seat == kOnlooker ? kEverybody : set_of(seat);
  for (Slot slot = 0; slot < view.slots; ++slot) {
    if ((view.cells[slot].known() & eyes) != eyes) view.cells[slot].set_face(Face::Unknown);
  }
  for (Seat other = 0; other < view.seats; ++other) recount(view, view.hands[other]);
  view.rng = Rng{};
  if (view.chain.wild4_by != seat) view.chain.guilt = Guilt::Unknown;
  return view;
}

int View::my_copies(Face face) const {
  int copies = 0;
  for (Slot slot = state_->hands[seat_].first; slot != kNoSlot; slot = state_->cells[slot].next)
    copies += state_->face(slot) == face && !state_->cells[slot].face_down() ? 1 : 0;
  return copies;
}

int View::my_cards_of(Colour colour) const {
  int cards = 0;
  for (Slot slot = state_->hands[seat_].first; slot != kNoSlot; slot = state_->cells[slot].next)
    cards += colour_of(state_->face(slot)) == colour && !state_->cells[slot].face_down() ? 1 : 0;
  return cards;
}

int View::discarded(Face face) const {
  int copies = 0;
  for (Slot slot = state_->discard_top; slot != kNoSlot; slot = state_->cells[slot].next)
    copies += state_->face(slot) == face ? 1 : 0;
  return copies;
}

Face View::under_top() const {
  const Slot under = state_->discard_top == kNoSlot ? kNoSlot : state_->cells[state_->discard_top].next;
  return under == kNoSlot ? Face::Unknown : state_->face(under);
}

int View::unseen(FaceSet faces) const {
  std::array<Face, kMaxSlots> deck;
  const int cards = deal::list_faces(state_->rules, deck);
  int left = 0;
  for (int i = 0; i < cards; ++i) left += contains(faces, deck[static_cast<std::size_t>(i)]) ? 1 : 0;
  for (Slot slot = 0; slot < state_->slots; ++slot) {
    const bool seen = contains(state_->cells[slot].known(), seat_);
    if (seen && contains(faces, state_->face(slot))) --left;
  }
  return left;
}

std::array<std::uint16_t, kFaces> View::unseen_copies() const {
  std::array<Face, kMaxSlots> deck;
  std::array<std::uint16_t, kFaces> left{};
  const int cards = deal::list_faces(state_->rules, deck);
  for (int i = 0; i < cards; ++i) ++left[static_cast<std::size_t>(index_of(deck[static_cast<std::size_t>(i)]))];
  for (Slot slot = 0; slot < state_->slots; ++slot) {
    const Face face = state_->face(slot);
    if (contains(state_->cells[slot].known(), seat_) && face != Face::Unknown)
      --left[static_cast<std::size_t>(index_of(face))];
  }
  return left;
}

FaceSet View::known_faces_of(Seat seat) const {
  FaceSet faces = 0;
  for (Slot slot = state_->hands[seat].first; slot != kNoSlot; slot = state_->cells[slot].next) {
    const Face face = state_->face(slot);
    if (contains(state_->cells[slot].known(), seat_) && face != Face::Unknown) faces |= set_of(face);
  }
  return faces;
}

Action View::say_uno() const { return act(slap::silent(*state_) ? ActionKind::Sign : ActionKind::Call, seat_); }

Face View::jump() const { return jump::card_of(*state_, seat_); }

bool View::can_call() const { return in_round() && rules().uno_penalty > 0 && call::is_true(*state_, seat_); }

FaceSet View::barred_last() const { return finish::barred_faces(rules()); }

Event redact(const Event& event, Seat viewer) {
  Event seen = event;
  const bool hides_face = event.kind == EventKind::CardDealt || event.kind == EventKind::CardDrawn;
  if (hides_face && !contains(event.amount, viewer)) seen.face = Face::Unknown;
  const bool shown_to_some = event.kind == EventKind::CardShown && event.seat != kNoSeat;
  if (shown_to_some && event.seat != viewer && event.target != viewer && !contains(event.amount, viewer))
    seen.face = Face::Unknown;
  // A card that was face down is new to who gives it away, and stays so.
  const bool gives = event.seat == viewer && event.detail == 0;
  if (event.kind == EventKind::CardMoves && !gives && event.target != viewer) seen.face = Face::Unknown;
  if (event.kind == EventKind::PendingGrows && event.seat != viewer)
    seen.detail = static_cast<std::uint8_t>(Guilt::Unknown);
  return seen;
}

}  // namespace yinuo
