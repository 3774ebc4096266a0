#include "ai/belief.hpp"

#include "engine/apply.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/turn.hpp"
#include "engine/families/wild4.hpp"
#include "engine/fold.hpp"

namespace yinuo::ai {

Belief::Belief(const Rules& rules, int seats, Seat me) : me_(me), seen_(empty_table(rules, seats)) {
  named_.fill(Colour::None);
}

Belief::Belief(const View& view) : me_(view.me()), seen_(view.copy()) { named_.fill(Colour::None); }

bool Belief::is_up_to_date(const View& view) const {
  return me_ == view.me() && seen_.version == view.version() && seen_.seats == view.seats();
}

void Belief::hear(const Event& event) {
  const EventKind kind = event.kind;
  if (kind == EventKind::Acted) acts(event.seat, static_cast<ActionKind>(event.detail));
  if (kind == EventKind::CardPlayed && event.seat != me_) plays(event);
  if (kind == EventKind::Judged) judged(event);
  if (kind == EventKind::CardDealt || kind == EventKind::CardDrawn) doubted_[event.slot] = 0;
  // What was said of a hand does not hold for another.
  const bool hands_move = kind == EventKind::Swaps || kind == EventKind::PassesOn || kind == EventKind::Resets;
  if (hands_move || kind == EventKind::RoundBegins) named_.fill(Colour::None);
  fold(seen_, event);
  me_ = seat_then(me_, event);
}

// What an action says about the cards that were not played.
void Belief::acts(Seat seat, ActionKind kind) {
  const bool turn_action = kind <= ActionKind::Challenge;
  if (!seen_.in_round() || !turn_action) return;
  if (jump::any(seen_.rules) && kind != ActionKind::Jump && jump::open(seen_)) {
    for (Seat each = 0; each < seen_.seats; ++each) doubt_hand(each, set_of(seen_.top()));
  }
  if (kind != ActionKind::Draw && kind != ActionKind::Pass) return;
  if (seen_.chain.sum > 0) {
    doubt_hand(seat, stack::answering_faces(seen_));
  } else if (seen_.stage == Stage::Turn) {
    doubt_hand(seat, turn::matching_faces(seen_));
  } else if (seen_.stage == Stage::Drawn && seat != me_) {
    doubted_[seen_.drawn] |= turn::matching_faces(seen_) & draw::drawn_playable(seen_.rules);
  }
}

void Belief::plays(const Event& event) {
  const Slot slot = event.slot;
  if (!sees(slot) && !(seen_.stage == Stage::Drawn && slot == seen_.drawn)) {
    Slot worst = slot;
    int most = -1;
    for (Slot at = seen_.hands[event.seat].first; at != kNoSlot; at = seen_.cells[at].next) {
      if (sees(at) || contains(doubted_[at], event.face)) continue;
      const int allowed = kFaces - size_of(doubted_[at]);
      if (most >= 0 && allowed >= most) continue;
      most = allowed;
      worst = at;
    }
    doubted_[worst] = doubted_[slot];
  }
  if (!is_black(event.face)) {
    if (named_[event.seat] == event.colour) named_[event.seat] = Colour::None;
    return;
  }
  named_[event.seat] = event.colour;
  FaceSet better = turn::matching_faces(seen_) & kColouredFaces;
  const bool first_stays = seen_.rules.challenge_stacked == ChallengeStacked::First && seen_.chain.wild4_by != kNoSeat;
  if (event.face == Face::WildDrawFour && !first_stays) {
    telling_ = wild4::telling_faces(seen_);
    better |= telling_;
  }
  // Who jumps in has had no choice.
  if (event.detail != 1 && seen_.chain.sum == 0 && seen_.stage == Stage::Turn) doubt_hand(event.seat, better);
}

void Belief::judged(const Event& event) {
  if (event.target == me_) return;
  if (static_cast<Guilt>(event.detail) == Guilt::Guilty) {
    trust_hand(event.target, telling_);
  } else {
    doubt_hand(event.target, telling_);
  }
}

void Belief::doubt_hand(Seat seat, FaceSet faces) {
  if (seat == me_) return;
  for (Slot slot = seen_.hands[seat].first; slot != kNoSlot; slot = seen_.cells[slot].next) doubted_[slot] |= faces;
}

void Belief::trust_hand(Seat seat, FaceSet faces) {
  for (Slot slot = seen_.hands[seat].first; slot != kNoSlot; slot = seen_.cells[slot].next) doubted_[slot] &= ~faces;
}

}  // namespace yinuo::ai
