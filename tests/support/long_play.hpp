// Many rounds, quickly: after every action the cards are counted and everything is asked that needs the state alone.
// What needs views, notation and replays is asked by trial.hpp.
// Promises: the same table gives the same rounds in every build.
#pragma once

#include "support/trial.hpp"

namespace yinuo::support {

// One match to its end, but at most `rounds` rounds, by a company of which so many per cent play by lot
// (company.hpp; `playouts` as there).
// A fault: a refused action, a card lost, a state that does not fit together, a round that goes on for ever.
[[nodiscard]] Trial play_rounds(const Table& table, int rounds, std::uint32_t by_lot, int playouts = 0);

}  // namespace yinuo::support
