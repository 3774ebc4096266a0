// People changing places between rounds.
//
// The rule. seats: every `rotation_rounds` rounds the places are drawn by lot anew, where there are teams only among
// the places of each team; who is out keeps the place. partners (four players in two teams, a match of rounds): each of
// the others is one's partner for four rounds, so a cycle has twelve; the match is raised to whole cycles, and points
// are booked by person, not by team. Points, and what is to come of the last round's winner and dealer, go with the
// person. Options: rotation, rotation_rounds.
#pragma once

#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::rotation {

// How many rounds a match of rounds or of chips has.
[[nodiscard]] int rounds_of_match(const Rules& rules);

// Before the next round is dealt: changes the places where it is time to.
void between_rounds(Scribe scribe);

}  // namespace yinuo::rotation
