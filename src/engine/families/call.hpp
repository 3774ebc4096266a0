// Calling UNO, late calls, reports, and fines for false ones.
//
// The rule. Who plays down to one card owes a call: before that play (early, while a play that leaves one card is
// possible; it covers that play only) or after it. A call that is owed can be made late, or reported by any other seat
// while the window is open; the seat reported draws uno_penalty. The window ends with the next turn action
// (next_acts), the next play (next_plays), or when the hand no longer has one card (caught). A false call or report is
// refused, or fined where a fine is set, at most once a turn for each seat.
// A hand of one card that came to a seat counts as called, or owes a call too (uno_after_swap).
// Options: uno_penalty, uno_window, uno_late, false_call_penalty, false_report_penalty, uno_after_swap.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::call {

// Whether a call by this seat would be true now: one card not yet called, or two and a play that leaves one.
[[nodiscard]] bool is_true(const State& state, Seat seat);

// Why a call or a report is refused.
[[nodiscard]] Refusal why_not_call(const State& state, Seat seat);
[[nodiscard]] Refusal why_not_report(const State& state, Seat seat, Seat target);

// A play by `seat` has left it one card. `replaced`: its last card was replaced by a drawn one.
void after_play_to_one(Scribe scribe, Seat seat, bool replaced);

// A hand has come to `seat` by a swap or pass; nothing is owed or called for it yet.
void after_hand_came(Scribe scribe, Seat seat);

// A turn action begins: windows end, early calls lapse but for the play they cover.
void end_windows(Scribe scribe, const Action& action);

// The same, quick in the usual case that nobody owes or announced a call.
inline void before_action(Scribe scribe, const Action& action) {
  if ((scribe.state.owes_call | scribe.state.early_call) != 0) end_windows(scribe, action);
}
inline void after_play(Scribe scribe, Seat seat, bool replaced) {
  if (scribe.state.hands[seat].count == 1 && scribe.state.rules.uno_penalty > 0)
    after_play_to_one(scribe, seat, replaced);
}

// Carry out what check has accepted.
void call(Scribe scribe, const Action& action);
void report(Scribe scribe, const Action& action);

}  // namespace yinuo::call
