// Choosing the dealer, shuffling, dealing, turning up the starter and applying it.
//
// The rule. The first dealer is who draws the highest number (drawn again: cards that are no number, and ties), seat 0,
// or a seat by lot; later ones follow from the winner of the round. Everybody gets hand_size cards, one at a time from
// the leader on. The next card is the starter; one that may not be goes back at a random place. Skip: the leader loses
// the turn. Draw Two: the leader owes two. Reverse: the direction is counter-clockwise at once. Wild: the leader names
// its colour.
// Options: zeros … decks, hand_size, dealer, leader, next_round, starter, starter_acts, starter_reverse, starter_wild.
#pragma once

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::deal {

// All faces of the deck or decks, unshuffled; returns how many.
int list_faces(const Rules& rules, std::array<Face, kMaxSlots>& faces);

// Whether a card with this face may stay as the starter.
[[nodiscard]] bool may_be_starter(const Rules& rules, Face face);

// Chooses the first dealer and deals the first round.
void first_round(Scribe scribe);

// Deals the round after the one that is over.
void next_round(Scribe scribe);

// Applies the starter that lies on the discard pile: who leads, and what it finds.
void apply_starter(Scribe scribe);

}  // namespace yinuo::deal
