#include "engine/families/numbers.hpp"

#include <algorithm>

#include "engine/families/call.hpp"
#include "engine/families/group.hpp"
#include "engine/families/teams.hpp"
#include "engine/legal.hpp"

namespace yinuo::numbers {
namespace {

constexpr Face kRedZero = make_face(Colour::Red, Rank::Zero);

// A reset needs but one red 0 in a group; the other words go with its first card.
bool brings(const Rules& rules, const Action& action, PlayWord word) {
  const auto end = action.cards.begin() + (word == PlayWord::Reset ? action.card_count : 1);
  return std::any_of(action.cards.begin(), end, [&](Face face) { return numbers::brings(rules, face, word); });
}

int left_after(const State& state, const Action& action) { return state.hands[action.seat].count - action.card_count; }

// Whether a word could follow this play.
bool may_say(const State& state, const Action& action, PlayWord word) {
  const int left = left_after(state, action);
  switch (word) {
    case PlayWord::None: return true;
    case PlayWord::Swap:
    case PlayWord::Pass: return brings(state.rules, action, word) && left > 0;
    case PlayWord::Reset: return brings(state.rules, action, word) && left > 1;
  }
  return false;
}

// Hands are swapped with anybody else, and reset at the cost of an opponent.
bool may_name(const State& state, Seat seat, PlayWord word, Seat target) {
  if (target >= state.seats || target == seat || contains(state.eliminated, target)) return false;
  return word != PlayWord::Reset || !teams::partners(state, seat, target);
}

void show_card(Scribe scribe, Seat seat, Slot slot) {
  scribe.tell({.kind = EventKind::CardShown,
               .seat = seat,
               .target = seat,
               .face = scribe.state.face(slot),
               .slot = slot,
               .amount = teams::who_sees(scribe.state, seat)});
}

// The new owner sees every card of a hand that came to it, and so do its partners where they may.
void show_hand(Scribe scribe, Seat seat) {
  const State& s = scribe.state;
  for (Slot slot = s.hands[seat].first; slot != kNoSlot; slot = s.cells[slot].next) show_card(scribe, seat, slot);
}

void received(Scribe scribe, Seat seat) {
  show_hand(scribe, seat);
  call::after_hand_came(scribe, seat);
}

void swap(Scribe scribe, Seat seat, Seat target) {
  scribe.tell({.kind = EventKind::Swaps, .seat = seat, .target = target});
  received(scribe, seat);
  received(scribe, target);
}

void pass_all(Scribe scribe, Seat seat) {
  const State& s = scribe.state;
  scribe.tell({.kind = EventKind::PassesOn, .seat = seat});
  for (Seat each = 0; each < s.seats; ++each) {
    if (!contains(s.eliminated, each)) received(scribe, each);
  }
}

// The card that is kept stands at a place drawn by lot; all others move in order.
void reset(Scribe scribe, Seat seat, Seat target) {
  State& s = scribe.state;
  const int cards = s.hands[seat].count;
  auto kept = s.rng.below(static_cast<std::uint32_t>(cards));
  scribe.tell({.kind = EventKind::Resets, .seat = seat, .target = target, .amount = cards - 1});
  Slot before = kNoSlot;
  for (int i = 0; i < cards; ++i) {
    const Slot slot = before == kNoSlot ? s.hands[seat].first : s.cells[before].next;
    if (kept-- == 0) {
      before = slot;
      continue;
    }
    scribe.tell({.kind = EventKind::CardMoves,
                 .seat = seat,
                 .target = target,
                 .face = s.face(slot),
                 .slot = slot,
                 .detail = static_cast<std::uint8_t>(s.cells[slot].face_down()),
                 .amount = before});
    if (s.rules.partner_hands) show_card(scribe, target, slot);
  }
  call::after_play(scribe, seat, false);
}

}  // namespace

bool knows(const Rules& rules, PlayWord word) {
  switch (word) {
    case PlayWord::None: return true;
    case PlayWord::Swap: return rules.swap_on != SwapOn::None;
    case PlayWord::Pass: return rules.zero != ZeroRule::Plain;
    case PlayWord::Reset: return rules.red_zero_reset;
  }
  return false;
}

bool brings(const Rules& rules, Face face, PlayWord word) {
  if (!knows(rules, word) || !is_number(face)) return false;
  switch (word) {
    case PlayWord::None: return false;
    case PlayWord::Swap: return rank_of(face) == (rules.swap_on == SwapOn::Five ? Rank::Five : Rank::Seven);
    case PlayWord::Pass: return rank_of(face) == Rank::Zero;
    case PlayWord::Reset: return face == kRedZero;
  }
  return false;
}

Refusal why_not_word(const State& state, const Action& action) {
  const bool must_swap = state.rules.swap_forced && may_say(state, action, PlayWord::Swap);
  if (action.word == PlayWord::None) return must_swap ? Refusal::TargetMissing : Refusal::None;
  if (!may_say(state, action, action.word)) return Refusal::TargetInvalid;
  if (action.word == PlayWord::Pass) return Refusal::None;
  if (action.target == kNoSeat) return Refusal::TargetMissing;
  return may_name(state, action.seat, action.word, action.target) ? Refusal::None : Refusal::TargetInvalid;
}

bool move_hands(Scribe scribe, const Action& action) {
  const bool must_pass =
      scribe.state.rules.zero == ZeroRule::MustPass && brings(scribe.state.rules, action, PlayWord::Pass);
  switch (action.word) {
    case PlayWord::None:
      if (must_pass) pass_all(scribe, action.seat);
      return must_pass;
    case PlayWord::Swap: swap(scribe, action.seat, action.target); return true;
    case PlayWord::Pass: pass_all(scribe, action.seat); return true;
    case PlayWord::Reset: reset(scribe, action.seat, action.target); return true;
  }
  return false;
}

void add_words(const State& state, ActionList& list, const Action& play) {
  const bool must_swap = state.rules.swap_forced && may_say(state, play, PlayWord::Swap);
  if (!must_swap) list.add(play);
  Action with_word = play;
  for (const PlayWord word : {PlayWord::Swap, PlayWord::Reset}) {
    if (!may_say(state, play, word)) continue;
    with_word.word = word;
    for (Seat target = 0; target < state.seats; ++target) {
      with_word.target = target;
      if (may_name(state, play.seat, word, target)) list.add(with_word);
    }
  }
  if (state.rules.zero == ZeroRule::MayPass && may_say(state, play, PlayWord::Pass)) {
    with_word = play;
    with_word.word = PlayWord::Pass;
    list.add(with_word);
  }
}

bool could_reset(const State& state, Seat seat) {
  if (!state.rules.red_zero_reset || state.hands[seat].count < 3) return false;
  if (state.chain.sum > 0) return false;
  return contains(turn_options(state, seat).plays, kRedZero) || group::could_hold(state, seat, kRedZero);
}

}  // namespace yinuo::numbers
