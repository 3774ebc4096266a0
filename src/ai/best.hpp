// The best of several by a worth of one's own.
// Promises: evenly by lot among equals; one pass; the first draws no lot.
#pragma once

#include "base/rng.hpp"
#include "engine/card.hpp"

namespace yinuo::ai {

// Told one value after another; says whether that one takes the place of the best so far.
class Best {
 public:
  [[nodiscard]] bool takes(int value, Rng& rng) {
    if (ties_ == 0 || value > most_) {
      most_ = value;
      ties_ = 1;
      return true;
    }
    return value == most_ && rng.below(++ties_) == 0;
  }

 private:
  int most_ = 0;
  std::uint32_t ties_ = 0;
};

// The face with the greatest worth(face); Unknown when there are none.
template <typename Worth>
[[nodiscard]] Face best_of(FaceSet faces, Rng& rng, Worth worth) {
  Face chosen = Face::Unknown;
  Best best;
  for (FaceSet rest = faces; rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    if (best.takes(worth(face), rng)) chosen = face;
  }
  return chosen;
}

// The colour with the greatest worth(colour).
template <typename Worth>
[[nodiscard]] Colour best_colour(Rng& rng, Worth worth) {
  Colour chosen = Colour::Red;
  Best best;
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    if (best.takes(worth(colour), rng)) chosen = colour;
  }
  return chosen;
}

}  // namespace yinuo::ai
