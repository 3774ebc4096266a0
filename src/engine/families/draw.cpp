#include "engine/families/draw.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/blind.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/turn.hpp"
#include "engine/legal.hpp"

namespace yinuo::draw {
namespace {

// The recycled slots keep their places in the pile and get each other's faces.
void reshuffle(Scribe scribe) {
  State& s = scribe.state;
  std::array<Face, kMaxSlots> faces;
  std::size_t count = 0;
  for (Slot slot = s.cells[s.discard_top].next; slot != kNoSlot; slot = s.cells[slot].next) {
    YINUO_CHECK(s.face(slot) != Face::Unknown);
    faces[count++] = s.face(slot);
  }
  shuffle(faces.data(), count, s.rng);
  scribe.tell({.kind = EventKind::Reshuffles, .amount = static_cast<std::int32_t>(count)});
  count = 0;
  for (Slot slot = s.draw_top; slot != kNoSlot; slot = s.cells[slot].next) s.cells[slot].set_face(faces[count++]);
}

void one_card(Scribe scribe, Seat seat, DrawReason reason) {
  State& s = scribe.state;
  if (s.draw_count == 0) reshuffle(scribe);
  const Slot slot = s.draw_top;
  YINUO_CHECK(s.face(slot) != Face::Unknown);
  scribe.tell({.kind = EventKind::CardDrawn,
               .seat = seat,
               .face = s.face(slot),
               .slot = slot,
               .detail = static_cast<std::uint8_t>(reason),
               .amount = blind::who_sees_drawn(s, seat)});
}

}  // namespace

FaceSet drawn_playable(const Rules& rules) {
  switch (rules.drawn_card) {
    case DrawnCard::MayPlay:
    case DrawnCard::MustPlay: return kColouredFaces | kBlackFaces;
    case DrawnCard::MayPlayNumber: return kNumberFaces;
    case DrawnCard::Keep: return 0;
  }
  return 0;
}

void cards(Scribe scribe, Seat seat, int count, DrawReason reason) {
  const int real = std::min(count, available(scribe.state));
  scribe.tell({.kind = EventKind::Draws, .seat = seat, .detail = static_cast<std::uint8_t>(reason), .amount = real});
  for (int i = 0; i < real; ++i) one_card(scribe, seat, reason);
}

void act(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Seat seat = action.seat;
  if (s.chain.sum > 0) {
    pay(scribe, seat, 0, DrawReason::Payment);
    turn::go_to(scribe, seat_after(s, seat));
    return;
  }
  const bool opening = opens(s);
  cards(scribe, seat, opening ? 2 : 1, DrawReason::Turn);
  if (opening || s.rules.drawn_card == DrawnCard::Keep) {
    turn::go_to(scribe, seat_after(s, seat));
  } else {
    finish::ended_as_blocked(scribe);
  }
}

void pass(Scribe scribe, const Action& action) {
  const bool idle = scribe.state.stage != Stage::Drawn;
  scribe.tell({.kind = EventKind::Passes, .seat = action.seat, .detail = static_cast<std::uint8_t>(idle)});
  turn::go_to(scribe, seat_after(scribe.state, action.seat));
}

void pay(Scribe scribe, Seat seat, int extra, DrawReason reason) {
  const int sum = scribe.state.chain.sum + extra;
  scribe.tell({.kind = EventKind::PendingSettled, .detail = 1});
  cards(scribe, seat, sum, reason);
}

}  // namespace yinuo::draw
