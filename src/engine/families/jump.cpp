#include "engine/families/jump.hpp"

#include "engine/families/finish.hpp"

namespace yinuo::jump {
namespace {

FaceSet scope(JumpIn rule) {
  switch (rule) {
    case JumpIn::Off: return 0;
    case JumpIn::Numbers: return kNumberFaces;
    case JumpIn::Coloured: return kColouredFaces;
    case JumpIn::All: return kColouredFaces | kBlackFaces;
  }
  return 0;
}

}  // namespace

bool open(const State& state) {
  if (!state.jump_open || state.slapping != 0 || !state.in_round() ||
      !contains(scope(state.rules.jump_in), state.top()))
    return false;
  return state.chain.sum == 0 || state.rules.jump_on_penalty;
}

Face card_of(const State& state, Seat seat) {
  const Face top = state.top();
  const Hand& hand = state.hands[seat];
  if (!open(state) || !contains(hand.faces, top)) return Face::Unknown;
  const bool last = hand.count == 1;
  if (last && (!state.rules.jump_last || contains(finish::barred_faces(state.rules), top))) return Face::Unknown;
  return top;
}

Refusal why_not_card(const State& state, const Action& action) {
  if (action.card_count > 1) return Refusal::NotAGroup;
  return contains(finish::barred_now(state, action.seat), action.cards[0]) ? Refusal::LastCardBarred : Refusal::None;
}

Refusal why_not_now(const State& state, const Action& action) {
  return card_of(state, action.seat) == action.cards[0] ? Refusal::None : Refusal::JumpNotAllowed;
}

}  // namespace yinuo::jump
