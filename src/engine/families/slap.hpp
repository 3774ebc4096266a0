// Slapping and silence: two rules about people's hands and voices.
//
// The rule. Slap: when a 0, 4 or 9 (slap_on) is played or jumped, once for a group, everybody slaps; the slowest draws
// two. Until all but one of the seats concerned have slapped, play, jump, draw, pass and challenge are refused. Under
// slap_on=zero its player is exempt, and the next of the fined seat is to act; otherwise play goes on where it was. A
// last card and a starter ask for no slap. Silence: while a red card lies on top (red: the printed colour, a starter
// too), or after a 6 until one fine or until the seat that played it plays again (six; a new 6 starts anew with its
// seat), noise costs two. UNO is shown by `sign` then; a spoken call counts and costs two. Outside silence noise and
// sign are window_closed. Noise may be made, and costs, as often as one likes under red. Options: slap_on, silence_on.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::slap {

inline constexpr int kNoiseFine = 2;  // cards that a sound costs while everybody has to be silent

// What a card brings when it is played, by the rules alone: a slap race; silence by a 6.
[[nodiscard]] bool asks_for_slap(const Rules& rules, Face face);
[[nodiscard]] bool asks_for_silence(const Rules& rules, Face face);

// Whether everybody has to be silent now.
[[nodiscard]] bool silent(const State& state);

// `seat` has played cards of this face and holds others: silence and slaps begin or end.
void after_play(Scribe scribe, Seat seat, Face face);

// Carry out what check has accepted.
void slap(Scribe scribe, Seat seat);
void noise(Scribe scribe, Seat seat);

}  // namespace yinuo::slap
