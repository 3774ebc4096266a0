// The best of some faces by a worth of one's own.
// Promises: evenly by lot among equals; one pass.
#pragma once

#include "base/rng.hpp"
#include "engine/card.hpp"

namespace yinuo::ai {

// The face with the greatest worth(face); Unknown when there are none.
template <typename Worth>
[[nodiscard]] Face best_of(FaceSet faces, Rng& rng, Worth worth) {
  Face best = Face::Unknown;
  int most = 0;
  std::uint32_t ties = 0;
  for (FaceSet rest = faces; rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const int value = worth(face);
    if (ties == 0 || value > most) {
      best = face;
      most = value;
      ties = 1;
    } else if (value == most && rng.below(++ties) == 0) {
      best = face;
    }
  }
  return best;
}

}  // namespace yinuo::ai
