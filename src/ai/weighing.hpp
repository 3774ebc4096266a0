// What a play is worth by rules of thumb, in hundredths of a point that only compare: a sum of weights, found by
// self-play. The players' rules of thumb and the playouts of a look-ahead both go by it.
// How they were found: official rules and free+4, single rounds, at two seats and at four; one set of weights against
// another at the same deals, with the seats exchanged, among four in every sharing of the seats so that nobody gains by
// helping a neighbour; all weights moved a little at once, one way for the one side and the other way for the other,
// and then some way towards the side that won more (SPSA), thousands of times; then the means, rounded, and tried on
// fresh deals. docs/strength.md has the gain. Promises: from the own hand and what lies open. Does not know: partners,
// groups, words behind a card, whether a Wild Draw Four would be found guilty.
#pragma once

#include <array>

#include "engine/view.hpp"

namespace yinuo::ai {

class Weighing {
 public:
  // For the seat of the view.
  explicit Weighing(const View& view);

  [[nodiscard]] int of(Face face) const;
  // Whether this card, the best to play, should wait where one may draw instead: only black ones do. `more`: what
  // keeping it is worth besides.
  [[nodiscard]] bool waits(Face face, int more = 0) const;
  // The same of one just drawn.
  [[nodiscard]] bool waits_drawn(Face face, int more = 0) const;

 private:
  struct Weights;
  static const Weights kTwo, kMore;  // for two at the table, and for more

  View view_;
  const Weights& weights_;
  std::array<int, kColours> held_{};
  int coloured_ = 0, cards_, threat_;  // threat: 0 the next player has one card, 1 two, 2 more
  int next_, before_;                  // cards of the player that comes next, and of the one before
};

}  // namespace yinuo::ai
