#include "ai/odds.hpp"

#include <algorithm>

namespace yinuo::ai {
namespace {

// How often a Wild Draw Four is played by who has another card of the colour, and by who has none.
constexpr double kPlayedAsBluff = 0.12;
constexpr double kPlayedInNeed = 0.6;

}  // namespace

double chance_of_none(const View& view, FaceSet faces, int cards) {
  const double all = std::max(view.unseen(kColouredFaces | kBlackFaces), 1);
  const double others = std::max(all - view.unseen(faces), 0.0);
  double chance = 1;
  for (int i = 0; i < cards && chance > 0; ++i) chance *= std::max(others - i, 0.0) / std::max(all - i, 1.0);
  return chance;
}

double chance_of_bluff(const View& view) {
  const Seat player = view.wild4_by();
  if (player == kNoSeat) return 0;
  // The colour in force before: that of the card below. Below a black card it is not remembered: any colour will do
  // for the odds, as they are all as rare.
  const Face below = view.under_top();
  const Colour before = is_coloured(below) ? colour_of(below) : Colour::Red;
  FaceSet telling = faces_of_colour(before);
  if (is_coloured(below) && view.rules().challenge == ChallengeRule::ColourOrFace) {
    telling |= faces_of_rank(rank_of(below));
  }
  if (is_coloured(below) && (view.known_faces_of(player) & telling) != 0) return 1;
  const double innocent = chance_of_none(view, telling, view.cards_of(player));
  const double bluffed = (1 - innocent) * kPlayedAsBluff;
  const double needed = innocent * kPlayedInNeed;
  return bluffed + needed > 0 ? bluffed / (bluffed + needed) : 0;
}

bool would_bluff(const View& view) {
  if (view.rules().challenge == ChallengeRule::Off) return false;
  FaceSet telling = faces_of_colour(view.colour());
  const Face top = view.top();
  if (view.rules().challenge == ChallengeRule::ColourOrFace && is_coloured(top)) {
    telling |= faces_of_rank(rank_of(top));
  }
  return (view.my_faces() & telling) != 0;
}

}  // namespace yinuo::ai
