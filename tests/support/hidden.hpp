// Other truths that look the same from one seat: the test of secrecy.
#pragma once

#include "base/rng.hpp"
#include "engine/state.hpp"

namespace yinuo::support {

// The state with all that `seat`, or kOnlooker, may not know changed: the faces it has not seen are permuted among
// their slots, another's guilt is turned, the generator is another.
[[nodiscard]] State other_truth(const State& state, Seat seat, Rng& rng);

}  // namespace yinuo::support
