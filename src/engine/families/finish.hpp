// The end of a round: the last card, the win, blocked rounds.
//
// The rule. The first empty hand ends the round. A draw that the last card causes is drawn by the seat it falls to
// before scoring (last_draw_counts); it cannot be answered or questioned. Some rule sets bar kinds of cards from being
// the last: such a card cannot be played last, or (number_or_draw) it acts and its player draws one and calls again.
// When every seat passes in a row without a card moved, or after 2,000 turn actions, the round is blocked: the fewest
// points win, a tie books nothing; or the round is void.
// Options: last_card, last_draw_counts, blocked_round, round_seconds (the engine takes the word `time` for it).
#pragma once

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::finish {

inline constexpr int kMostTurnActions = 2000;

// The faces that last_card does not let anybody go out with.
[[nodiscard]] FaceSet barred_faces(const Rules& rules);

// The faces that `seat` may not play now because they would be its last card.
[[nodiscard]] FaceSet barred_now(const State& state, Seat seat);

// Whether `seat`, whose hand this play has just emptied, draws a card in its place.
[[nodiscard]] bool replaces_last_card(const State& state, Seat seat, Face face);

// `seat` is out: a pending draw is paid by `debtor`, the round is scored.
void win(Scribe scribe, Seat seat, Seat debtor);

// The round's time has run out: the fewest cards win, of equal hands the fewest points, of equal points nobody; a
// pending sum lapses.
void time_out(Scribe scribe);

// Ends a round that has lasted too long or in which everybody passed, if it is so; true if it did.
bool end_if_blocked(Scribe scribe);

// The same, quick in the usual case that a card has moved.
inline bool ended_as_blocked(Scribe scribe) {
  const State& s = scribe.state;
  if (s.idle_passes == 0 && s.turn_actions < kMostTurnActions) return false;
  return end_if_blocked(scribe);
}

}  // namespace yinuo::finish
