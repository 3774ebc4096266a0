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

constexpr int kCard = 100;
constexpr int kForAction = 300;  // an action card is worth three more cards of its colour

// The colour held most; among equals by lot.
Colour favourite(const View& view, Rng& rng, const Taste& taste) {
  return best_colour(rng, [&](Colour colour) {
    return kCard * view.my_cards_of(colour) + (colour == taste.colour ? taste.for_colour : 0);
  });
}

// Coloured before black, and the more, the better.
int liking(const View& view, Face face, const Taste& taste) {
  if (is_black(face)) return face == Face::Wild ? -2 * kCard : -3 * kCard;
  const int own = kCard * view.my_cards_of(colour_of(face)) + (colour_of(face) == taste.colour ? taste.for_colour : 0);
  if (!is_number(face)) return own + kForAction + taste.for_actions;
  return own + taste.for_points * static_cast<int>(rank_of(face));
}

Face liked_most(const View& view, FaceSet faces, Rng& rng, const Taste& taste) {
  return best_of(faces, rng, [&](Face face) { return liking(view, face, taste); });
}

Action laid(const View& view, Face face, Rng& rng, const Taste& taste) {
  return play(view.me(), face, is_black(face) ? favourite(view, rng, taste) : Colour::None);
}

Action without_play(const View& view, const TurnOptions& options) {
  if (view.pending() > 0) {
    if (const auto group = answering_group(view)) return *group;
  }
  return act(options.draw ? ActionKind::Draw : ActionKind::Pass, view.me());
}

Action take_turn(const View& view, const TurnOptions& options, Rng& rng, const Taste& taste) {
  const bool questions = options.challenge && !view.is_partner(view.wild4_by()) && rng.chance(kQuestions);
  if (questions) return act(ActionKind::Challenge, view.me());
  if (options.plays == 0) return without_play(view, options);
  const Face face = liked_most(view, options.plays, rng, taste);
  if (view.pending() == 0 && view.stage() != Stage::Drawn) {
    if (const auto group = largest_group(view, rank_of(face))) return *group;
  }
  return laid(view, face, rng, taste);
}

Action name(const View& view, Rng& rng, const Taste& taste) {
  Action action = act(ActionKind::Name, view.me());
  action.colour = favourite(view, rng, taste);
  return action;
}

}  // namespace

Action casual_choice(const View& view, Rng& rng, const Taste& taste) {
  const TurnOptions options = view.options();
  if (options.name) return name(view, rng, taste);
  return with_word(view, take_turn(view, options, rng, taste));
}

Action beginner_choice(const View& view, Rng& rng, const Taste& taste) {
  const TurnOptions options = view.options();
  if (options.name) return lot::name_any(view, rng);
  const std::uint32_t lot = rng.below(100);
  const bool ordinary = view.stage() == Stage::Turn && view.pending() == 0;
  if (ordinary && options.plays != 0 && options.draw && lot < kSeesNone) return act(ActionKind::Draw, view.me());
  if (lot >= kSeesNone + kAnyCard) return casual_choice(view, rng, taste);
  if (view.has_more_plays()) return lot::any_listed(view, true, rng);
  if (options.plays == 0) return without_play(view, options);
  return lot::play_of(view, lot::any_card(view, options.plays, rng), rng);
}

}  // namespace yinuo::ai
