// The turn: matching, playing cards, Skip, Reverse and the draw cards.
//
// The rule. A card may be played when it has the colour in force, or the number or sign of the top card; black cards
// match anything. The card played sets the colour; a black card's player names it. Skip: the next seat loses its turn.
// Reverse: the direction turns; between two players it also acts as Skip. Draw Two and Wild Draw Four: the next seat
// owes the draw and loses its turn. The win comes before all effects, except that a pending draw is paid first
// (last_draw_counts, see finish).
// opening_number: until somebody has played only matching numbers may be played. revenge: a draw card that answers a
// sum doubles it before adding; sums end at 1,000, more cards than there are. Options: starter_binds, opening_number,
// wild_unnamed, colour_after_penalty, revenge.
#pragma once

#include "engine/action.hpp"
#include "engine/families/blind.hpp"
#include "engine/families/finish.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::turn {

// What matches a starter, where the rules treat it otherwise than a card that was played.
[[nodiscard]] FaceSet matching_starter(const State& state);

// The faces that match now: by colour, by number or sign, and all black ones. Pending draws are not looked at.
[[nodiscard]] inline FaceSet matching_faces(const State& state) {
  if (state.starter_on_top) [[unlikely]]
    return matching_starter(state);
  FaceSet faces = faces_of_colour(state.colour) | kBlackFaces;
  const Face top = state.top();
  if (!state.colour_only && is_coloured(top)) faces |= faces_of_rank(rank_of(top));
  return faces;
}

// The colour that the play leaves in force.
[[nodiscard]] Colour colour_after(const State& state, const Action& action);

// Carries out a play that check has accepted.
void play(Scribe scribe, const Action& action);

// Carries out a jump that check has accepted.
void jump(Scribe scribe, const Action& action);

// Carries out the naming of a Wild starter.
void name(Scribe scribe, const Action& action);

// The turn goes to `seat`; the round is ended instead when it has lasted too long.
[[gnu::always_inline]] inline void go_to(Scribe scribe, Seat seat) {
  if (finish::ended_as_blocked(scribe)) return;
  if (scribe.state.rules.blind_draw) [[unlikely]]
    blind::turn_up(scribe, seat);
  scribe.tell({.kind = EventKind::TurnGoes, .seat = seat});
}

// `seat` loses its turn; the seat behind it is to act.
void skip(Scribe scribe, Seat seat);

}  // namespace yinuo::turn
