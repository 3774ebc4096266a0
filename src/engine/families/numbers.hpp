// Special numbers: swapping hands, passing all hands on, resetting an own hand.
//
// The rule. A 5 or a 7 (swap_on) swaps the whole hand with a player of one's choice, as one likes or always
// (swap_forced). A 0 passes every hand to the next player in playing direction, if its player says so (may_pass) or
// always (must_pass). The player of a red 0, or of a group with one, may choose an opponent who takes all but one of
// the player's cards (red_zero_reset); the one kept is drawn by lot, and two cards must be left. One word at most goes
// with a play; a group acts once; a jumped number acts like a played one. A play that empties the hand wins at once and
// takes no word. A hand moves without its flag: a hand of one card that was received counts as called, or owes a call
// (uno_after_swap) that may be made until the next seat acts. A reset that leaves one card owes a call as a play does.
// Where the rules are silent: a word on another card, or where it cannot be carried out, is target_invalid.
// Options: zero, red_zero_reset, swap_on, swap_forced, uno_after_swap.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::numbers {

// Whether the option behind the word of a play is on.
[[nodiscard]] bool knows(const Rules& rules, PlayWord word);

// Whether a play of this card may bring the word, by the rules alone.
[[nodiscard]] bool brings(const Rules& rules, Face face, PlayWord word);

// Why the word of a play, or its absence, does not do.
[[nodiscard]] Refusal why_not_word(const State& state, const Action& action);

// Moves hands as the play says; its cards lie on the discards and its player holds cards. True when hands have moved
// and calls are set.
bool move_hands(Scribe scribe, const Action& action);

// The ways to complete a play by a word, in place of the play in the list, which is the last one.
void add_words(const State& state, ActionList& list, const Action& play);

// Whether a reset could leave `seat` one card now.
[[nodiscard]] bool could_reset(const State& state, Seat seat);

}  // namespace yinuo::numbers
