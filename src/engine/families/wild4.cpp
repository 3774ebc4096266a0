#include "engine/families/wild4.hpp"

#include "base/check.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/turn.hpp"

namespace yinuo::wild4 {

FaceSet telling_faces(const State& state) {
  FaceSet telling = faces_of_colour(state.colour);
  const Face top = state.top();
  if (state.rules.challenge == ChallengeRule::ColourOrFace && is_coloured(top)) telling |= faces_of_rank(rank_of(top));
  return telling;
}

Guilt guilt_of(const State& state, Seat seat) {
  return (state.hands[seat].faces & telling_faces(state)) != 0 ? Guilt::Guilty : Guilt::Innocent;
}

bool honest(const State& state, Seat seat, FaceSet others) {
  if (state.rules.challenge != ChallengeRule::Off) return guilt_of(state, seat) == Guilt::Innocent;
  switch (state.rules.wild4_when) {
    case Wild4When::Free: return true;
    case Wild4When::NoColour: return (state.hands[seat].faces & faces_of_colour(state.colour)) == 0;
    case Wild4When::NoPlay: return (others & kColouredFaces) == 0;
  }
  return true;
}

bool allowed(const State& state, Seat seat, FaceSet others) {
  return state.rules.challenge != ChallengeRule::Off || honest(state, seat, others);
}

bool can_be_challenged(const State& state) {
  const Chain& chain = state.chain;
  if (chain.wild4_by == kNoSeat || chain.wild4_by == state.turn || state.top() != Face::WildDrawFour) return false;
  return chain.cards == 1 || state.rules.challenge_stacked != ChallengeStacked::None;
}

void challenge(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Chain chain = s.chain;
  YINUO_CHECK(chain.guilt != Guilt::Unknown);
  const Seat other = chain.wild4_by;
  scribe.tell({.kind = EventKind::Challenges, .seat = action.seat, .target = other});
  Slot slot = s.hands[other].first;
  for (int i = 0; i < chain.wild4_hand; ++i, slot = s.cells[slot].next) {
    if (s.cells[slot].face_down()) continue;
    scribe.tell(
        {.kind = EventKind::CardShown, .seat = action.seat, .target = other, .face = s.face(slot), .slot = slot});
  }
  scribe.tell({.kind = EventKind::Judged,
               .seat = action.seat,
               .target = other,
               .detail = static_cast<std::uint8_t>(chain.guilt)});
  if (chain.guilt == Guilt::Guilty) {
    draw::pay(scribe, other, 0, DrawReason::Guilty);
    turn::go_to(scribe, action.seat);
  } else {
    draw::pay(scribe, action.seat, kWrongChallenge, DrawReason::WrongChallenge);
    turn::go_to(scribe, seat_after(s, action.seat));
  }
}

}  // namespace yinuo::wild4
