// Drawing and passing, paying a pending draw, and the draw pile running out.
//
// The rule. On an ordinary turn a seat may draw one card (until_playable: one by one until a card can be played) and
// then plays that card, alone, or passes. A pending draw is settled by one `draw`, which takes the whole sum and ends
// the turn. When the pile runs out, all discards but the top are shuffled into a new one; when that is not enough, what
// is there is drawn and the rest lapses. When nothing can be drawn on an ordinary turn, one passes.
// opening_number: until somebody has played a draw takes two and ends the turn. hand_limit: with that many cards one
// passes instead of drawing (a draw is nothing_to_draw), and until_playable stops; penalties are drawn all the same.
// Options: draw, drawn_card, draw_freely, colour_after_penalty, opening_number, hand_limit.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::draw {

// How many cards can be drawn at most: the draw pile and all discards but the top.
[[nodiscard]] inline int available(const State& state) {
  return state.draw_count + (state.discard_count > 0 ? state.discard_count - 1 : 0);
}

// The faces of which a card just drawn may be played, before matching is asked.
[[nodiscard]] FaceSet drawn_playable(const Rules& rules);

// Whether an ordinary draw costs two and ends the turn, because nobody has played yet (opening_number).
[[nodiscard]] inline bool opens(const State& state) { return state.starter_on_top && state.rules.opening_number; }

// Whether the hand is so full that one passes instead of drawing on an ordinary turn (hand_limit).
[[nodiscard]] inline bool at_limit(const State& state, Seat seat) {
  return state.rules.hand_limit > 0 && state.hands[seat].count >= state.rules.hand_limit;
}

// `count` cards, or as many as there are, go to `seat`.
void cards(Scribe scribe, Seat seat, int count, DrawReason reason);

// Carries out a draw that check has accepted: one card of an ordinary turn, or the payment.
void act(Scribe scribe, const Action& action);

// Carries out a pass that check has accepted.
void pass(Scribe scribe, const Action& action);

// The seat to act draws what is owed, and `extra` more; nothing is owed any more.
void pay(Scribe scribe, Seat seat, int extra, DrawReason reason);

}  // namespace yinuo::draw
