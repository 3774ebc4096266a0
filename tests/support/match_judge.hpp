// How a match stands when a round is over, worked out a second time from scores and hands, as the rule book says it.
// Promises: reads no other code of matches than the points of a hand. Does not know what the engine has decided.
#pragma once

#include "engine/state.hpp"

namespace yinuo::support {

struct Verdict {
  SeatSet out = 0;        // who falls out now
  SeatSet winners = 0;    // of the match; none: it goes on
  bool one_more = false;  // it would be over, but is level: one more round among all
};

// `over`: a state between rounds or at the end. `in_before`: who was in when the round was dealt.
[[nodiscard]] Verdict judge(const State& over, SeatSet in_before);

}  // namespace yinuo::support
