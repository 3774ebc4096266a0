// What the reference policies share: their hand counted, and the turns that their words leave no choice in.
#pragma once

#include <array>
#include <optional>

#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai::reference {

// The own coloured cards of each colour; of equal cards at most two are counted.
[[nodiscard]] std::array<int, kColours> count_colours(const View& view);

// The colour held most; among equals by lot.
[[nodiscard]] Colour commonest_colour(const View& view, Rng& rng);

// Where there is nothing to decide, or nothing that the policies' words speak of: an early call, a payment, a draw or
// pass for want of a card, any answer to a pending draw.
[[nodiscard]] std::optional<Action> beyond_words(const View& view, const TurnOptions& options, Rng& rng);

[[nodiscard]] Action name(const View& view, Colour colour);

// The play of this card; a black one names the colour. A word that has to be said with it is chosen by lot.
[[nodiscard]] Action play_card(const View& view, Face face, Colour colour, Rng& rng);

}  // namespace yinuo::ai::reference
