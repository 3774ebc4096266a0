#include "ai/reference/policies.hpp"

#include "ai/random_player.hpp"
#include "ai/reference/common.hpp"

namespace yinuo::ai::reference {
namespace {

// What is most by `value` among the faces.
template <typename Value>
FaceSet most(FaceSet faces, Value value) {
  FaceSet best = 0;
  int highest = 0;
  for (FaceSet rest = faces; rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const int here = value(face);
    if (best == 0 || here > highest) {
      best = 0;
      highest = here;
    }
    if (here == highest) best |= set_of(face);
  }
  return best;
}

int points_of(Face face) {
  if (is_black(face)) return 50;
  return is_number(face) ? static_cast<int>(rank_of(face)) : 20;
}

}  // namespace

Action greedy(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (const auto action = beyond_words(view, options, rng)) return *action;
  if (options.name) return name(view, commonest_colour(view, rng));
  const Face face = lot::any_card(view, most(options.plays, points_of), rng);
  return play_card(view, face, is_black(face) ? commonest_colour(view, rng) : Colour::None, rng);
}

Action diversity(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (const auto action = beyond_words(view, options, rng)) return *action;
  if (options.name) return name(view, commonest_colour(view, rng));
  const FaceSet coloured = options.plays & kColouredFaces;
  if (coloured == 0) return play_card(view, lot::any_card(view, options.plays, rng), commonest_colour(view, rng), rng);
  // The card itself is among what it matches, once for each copy: one too many for every card.
  const auto matched = [&](Face face) {
    const FaceSet fits = matching(colour_of(face), face) & kColouredFaces;
    return size_of(view.my_faces() & fits) + size_of(view.my_pairs() & fits);
  };
  return play_card(view, lot::any_card(view, most(coloured, matched), rng), Colour::None, rng);
}

Action rlcard(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (const auto action = beyond_words(view, options, rng)) return *action;
  if (options.name) return lot::name_any(view, rng);
  if (view.stage() == Stage::Drawn)
    return play_card(view, first_of(options.plays), static_cast<Colour>(rng.below(kColours)), rng);
  if (contains(options.plays, Face::WildDrawFour))
    return play_card(view, Face::WildDrawFour, commonest_colour(view, rng), rng);
  const FaceSet coloured = options.plays & kColouredFaces;
  if (coloured != 0) return play_card(view, lot::any_card(view, coloured, rng), Colour::None, rng);
  return play_card(view, Face::Wild, static_cast<Colour>(rng.below(kColours)), rng);
}

}  // namespace yinuo::ai::reference
