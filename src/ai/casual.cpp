#include "ai/casual.hpp"

#include <array>

#include "ai/best.hpp"
#include "ai/groups.hpp"
#include "ai/hands.hpp"
#include "ai/random_player.hpp"

namespace yinuo::ai {
namespace {

// Per cent.
constexpr std::uint32_t kQuestions = 15;
constexpr std::uint32_t kAnyCard = 45;
constexpr std::uint32_t kSeesNone = 6;

constexpr int kForAction = 3;  // an action card is worth so many more cards of its colour

// The colour held most; among equals by lot.
Colour favourite(const View& view, Rng& rng) {
  return best_colour(rng, [&view](Colour colour) { return view.my_cards_of(colour); });
}

// Coloured before black, and the more, the better.
int liking(const View& view, Face face) {
  if (is_black(face)) return face == Face::Wild ? -1 : -2;
  return view.my_cards_of(colour_of(face)) + (is_number(face) ? 0 : kForAction);
}

Face liked_most(const View& view, FaceSet faces, Rng& rng) {
  return best_of(faces, rng, [&view](Face face) { return liking(view, face); });
}

Action laid(const View& view, Face face, Rng& rng) {
  return play(view.me(), face, is_black(face) ? favourite(view, rng) : Colour::None);
}

Action without_play(const View& view, const TurnOptions& options) {
  if (view.pending() > 0) {
    if (const auto group = answering_group(view)) return *group;
  }
  return act(options.draw ? ActionKind::Draw : ActionKind::Pass, view.me());
}

Action take_turn(const View& view, const TurnOptions& options, Rng& rng) {
  const bool questions = options.challenge && !view.is_partner(view.wild4_by()) && rng.chance(kQuestions);
  if (questions) return act(ActionKind::Challenge, view.me());
  if (options.plays == 0) return without_play(view, options);
  const Face face = liked_most(view, options.plays, rng);
  if (view.pending() == 0 && view.stage() != Stage::Drawn) {
    if (const auto group = largest_group(view, rank_of(face))) return *group;
  }
  return laid(view, face, rng);
}

Action name(const View& view, Rng& rng) {
  Action action = act(ActionKind::Name, view.me());
  action.colour = favourite(view, rng);
  return action;
}

}  // namespace

Action casual_choice(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (options.name) return name(view, rng);
  return with_word(view, take_turn(view, options, rng));
}

Action beginner_choice(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (options.name) return lot::name_any(view, rng);
  const std::uint32_t lot = rng.below(100);
  const bool ordinary = view.stage() == Stage::Turn && view.pending() == 0;
  if (ordinary && options.plays != 0 && options.draw && lot < kSeesNone) return act(ActionKind::Draw, view.me());
  if (lot >= kSeesNone + kAnyCard) return casual_choice(view, rng);
  if (view.has_more_plays()) return lot::any_listed(view, true, rng);
  if (options.plays == 0) return without_play(view, options);
  return lot::play_of(view, lot::any_card(view, options.plays, rng), rng);
}

}  // namespace yinuo::ai
