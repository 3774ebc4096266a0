// Cards that stay face down.
//
// The rule. blind_draw: a card that is drawn, for whatever reason, stays face down, for its holder too, until that
// seat's turn begins; the cards dealt are seen. Until then it cannot be played or jumped, does not make a Wild Draw
// Four guilty and is not shown by a challenge; it counts as a card, and its points count. A hand that lies open
// (reveal_at), a hand that moves, and the end of the round turn it up.
// In a state: a card of a hand that no seat has seen. A hand's masks leave such cards out, in the truth as in a view.
// Options: blind_draw.
#pragma once

#include "engine/families/teams.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::blind {

// Who sees a card that this seat draws now.
[[gnu::always_inline]] inline SeatSet who_sees_drawn(const StateHead& state, Seat seat) {
  if (state.rules.blind_draw || state.rules.partner_hands) [[unlikely]]
    return state.rules.blind_draw ? SeatSet{0} : teams::who_sees(state, seat);
  return set_of(seat);
}

// Turns up the cards of a seat whose turn begins.
void turn_up(Scribe scribe, Seat seat);

}  // namespace yinuo::blind
