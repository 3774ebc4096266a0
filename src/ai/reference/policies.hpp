// Rule players of other programs, written again from what their authors say of them in words: yardsticks whose strength
// is published. What all share: they pay what is owed and question nothing, draw only where their words say so, play
// one card at a time, and name a colour with a black card. Where a table asks what their words do not answer (a draw
// that could be passed on, whom to swap with) they pick evenly among what is legal. Promises: look through the view
// only; what they answer is legal under any rules; the same view and generator give the same answer.
#pragma once

#include "ai/reference/card_counts.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai::reference {

// For all of them: for the seat to act. An early call, where calls after the play come too late; then ask again.

// Greedy: the playable card that would count most points in a hand at the end of the round; of several, any. Draws only
// where none can be played, plays what it has drawn, names the colour it holds most of.
[[nodiscard]] Action greedy(const View& view, Rng& rng);

// Diversity: the playable coloured card that the most coloured cards of the own hand would match, so that what is left
// goes on fitting; of several, any; a black card only where there is no other. Else as Greedy.
[[nodiscard]] Action diversity(const View& view, Rng& rng);

// The rule player of a kit for learning programs: a Wild Draw Four whenever it is playable, naming the colour it holds
// most of; else any playable coloured card; else a Wild, naming any colour. Draws only where none can be played; in
// that kit what is drawn is played at once where it can be, a black card with any colour.
[[nodiscard]] Action rlcard(const View& view, Rng& rng);

// MixBot2, as set for winning rounds: mixbot2.cpp has its order of cards.
[[nodiscard]] Action mixbot2(const View& view, const CardCounts& counts, Rng& rng);

}  // namespace yinuo::ai::reference
