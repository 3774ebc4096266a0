// Rounds into matches: who is out, who leads, who has won.
//
// The rule. single: the round decides. first_to: the highest at or above the target wins. last_to: when somebody is at
// the target, the highest loses and the fewest points win. bust: who reaches the target is bust, the match ends, and
// the fewest points win. elimination: who reaches the target is out and the last one left wins; if all reach it, the
// fewest points. knockout: the fullest hand of each round, of equally many cards the one with most points, is out;
// where that is tied too, nobody, and never the round's winner. rounds: after so many rounds most points win, or the
// fewest where losers book. chips: everybody begins with `target` chips; the match ends after so many rounds, or when
// somebody cannot pay in full; most chips win. A tie at the end is decided by one more round among all that are still
// in; rounds and chips share the win. A round that nobody won knocks nobody out; it counts as one of the rounds.
// A match may be ended after any round: then the leaders win.
// Options: match, target, rounds.
#pragma once

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::match {

// Whether the match is played until somebody has so many points.
[[nodiscard]] bool has_target(const Rules& rules);

// Whether few points are good.
[[nodiscard]] bool low_wins(const Rules& rules);

// Who would win if the match ended now; who has won it where it is over. Needs no face: a view will do.
[[nodiscard]] SeatSet leaders(const StateHead& state);

// Whether `one` stands before `other`: still in before out, then by points.
[[nodiscard]] bool stands_before(const StateHead& state, Seat one, Seat other);

// What everybody has before the first round.
void hand_out_chips(StateHead& state);

// Puts seats out and ends the match where the round that was booked decides it.
void settle(Scribe scribe);

}  // namespace yinuo::match
