#include "engine/families/finish.hpp"

#include "engine/families/draw.hpp"
#include "engine/families/match.hpp"
#include "engine/families/score.hpp"

namespace yinuo::finish {
namespace {

// After the round everybody may see what was left.
void lay_hands_open(Scribe scribe) {
  State& s = scribe.state;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    for (Slot slot = s.hands[seat].first; slot != kNoSlot; slot = s.cells[slot].next) {
      scribe.tell({.kind = EventKind::CardShown, .target = seat, .face = s.face(slot), .slot = slot});
    }
  }
}

void end_round(Scribe scribe, Seat winner, bool blocked) {
  lay_hands_open(scribe);
  scribe.tell({.kind = EventKind::RoundOver, .seat = winner, .detail = static_cast<std::uint8_t>(blocked)});
  score::book(scribe);
  match::settle(scribe);
}

// What a hand weighs where a round ends without anybody going out.
std::int64_t points(const State& state, Seat seat) { return score::points_in_hand(state, seat); }

std::int64_t cards_then_points(const State& state, Seat seat) {
  constexpr std::int64_t kMorePointsThanThereAre = 1000000;
  return state.hands[seat].count * kMorePointsThanThereAre + points(state, seat);
}

}  // namespace

FaceSet barred_faces(const Rules& rules) {
  switch (rules.last_card) {
    case LastCard::Any:
    case LastCard::NumberOrDraw: return 0;
    case LastCard::NoFunction: return ~kNumberFaces;
    case LastCard::NoFlip: return ~(kNumberFaces | kDrawFaces);
    case LastCard::NoWild: return kBlackFaces;
    case LastCard::NoDraw: return kDrawFaces;
  }
  return 0;
}

FaceSet barred_now(const State& state, Seat seat) {
  return state.hands[seat].count == 1 ? barred_faces(state.rules) : 0;
}

bool replaces_last_card(const State& state, Seat seat, Face face) {
  return state.hands[seat].count == 0 && state.rules.last_card == LastCard::NumberOrDraw && !is_number(face);
}

void win(Scribe scribe, Seat seat, Seat debtor) {
  State& s = scribe.state;
  if (s.chain.sum > 0 && !s.rules.last_draw_counts) scribe.tell({.kind = EventKind::PendingSettled});
  if (s.chain.sum > 0) draw::pay(scribe, debtor, 0, DrawReason::LastCard);
  end_round(scribe, seat, false);
}

void time_out(Scribe scribe) {
  State& s = scribe.state;
  if (s.chain.sum > 0) scribe.tell({.kind = EventKind::PendingSettled});
  end_round(scribe, score::least(s, cards_then_points), false);
}

bool end_if_blocked(Scribe scribe) {
  State& s = scribe.state;
  if (s.idle_passes < live_seats(s) && s.turn_actions < kMostTurnActions) return false;
  if (s.chain.sum > 0) scribe.tell({.kind = EventKind::PendingSettled});
  const Seat winner = s.rules.blocked_round == BlockedRound::Void ? kNoSeat : score::least(s, points);
  end_round(scribe, winner, true);
  return true;
}

}  // namespace yinuo::finish
