// How long each event is given to be seen before the next one, and how long computer players take.
// Seconds at the slowest pace; cosmetic: no rule depends on them.
#pragma once

#include "engine/event.hpp"

namespace yinuo::app {

// `dealt`: cards dealt in a round; many are dealt quicker, so that a full table does not wait.
[[nodiscard]] double pause_after(const Event& event, int dealt, Seat viewer);

// A computer player's turn comes so long after everything has been shown.
inline constexpr double kLeastThinking = 0.7, kMostThinking = 1.6;
// Within them: the more there is to choose from and the slower somebody is, the later. `lot`: from 0 to 1, how it goes
// this time.
[[nodiscard]] double thinking_pause(double lot, int choices, double slowness);
// On top, no later than the latest, where two choices turn out to be about as good.
inline constexpr double kHesitates = 0.35;
// After its own early call.
inline constexpr double kLeastAfterCall = 0.35, kMostAfterCall = 0.7;
// While a call is owed nobody is hurried: the window ends with the next turn.
inline constexpr double kLeastWhileOwed = 2.0, kMostWhileOwed = 3.0;
// However quick the game: the card that ends a round, and hands that went elsewhere, are seen so long.
inline constexpr double kLeastAfterRound = 2.0, kLeastAfterMove = 1.4;
[[nodiscard]] double least_after(EventKind kind);
// So long after the play everybody may slap: the card has landed, and whoever played it has a hand free.
inline constexpr double kLeastBeforeSlap = 0.7;
// On top of a computer player's reaction before it reports: people see the card, understand, and move a hand.
inline constexpr double kReportGrace = 0.6;
// The same before it slaps, and in a match's first race: what the sign asks for has still to be read.
inline constexpr double kSlapGrace = 0.25, kFirstSlapGrace = 1.5;
// While the person could jump in nobody's turn comes sooner, at any pace: the window ends with it.
inline constexpr double kLeastWhileJump = 1.8, kMostWhileJump = 2.6;
// At any pace after somebody has jumped in on a person's turn: whoever loses it reads what has happened.
inline constexpr double kLeastAfterRobbed = 1.6;
// Where several people share a device: so long one sees what one did, and what one drew, before the hand is covered.
inline constexpr double kLookBack = 1.2, kLookAtDrawn = 2.2;
// Between an out-of-turn event and a turn that would have come at once.
inline constexpr double kBreath = 0.4;

}  // namespace yinuo::app
