#include "ai/reference/common.hpp"

#include "ai/best.hpp"
#include "ai/random_player.hpp"

namespace yinuo::ai::reference {

std::array<int, kColours> count_colours(const View& view) {
  std::array<int, kColours> cards{};
  for (int i = 0; i < kColours; ++i) {
    const FaceSet faces = faces_of_colour(static_cast<Colour>(i));
    cards[static_cast<std::size_t>(i)] = size_of(view.my_faces() & faces) + size_of(view.my_pairs() & faces);
  }
  return cards;
}

Colour commonest_colour(const View& view, Rng& rng) {
  const std::array<int, kColours> cards = count_colours(view);
  return best_colour(rng, [&cards](Colour colour) { return cards[static_cast<std::size_t>(colour)]; });
}

std::optional<Action> beyond_words(const View& view, const TurnOptions& options, Rng& rng) {
  if (options.name) return std::nullopt;
  if (lot::must_call_first(view)) return view.say_uno();
  const bool could_answer = view.pending() > 0 && options.plays != 0;
  if (could_answer) return random_choice(view, rng);
  if (options.plays == 0) return act(options.draw ? ActionKind::Draw : ActionKind::Pass, view.me());
  return std::nullopt;
}

Action name(const View& view, Colour colour) {
  Action action = act(ActionKind::Name, view.me());
  action.colour = colour;
  return action;
}

Action play_card(const View& view, Face face, Colour colour, Rng& rng) {
  const Action action = play(view.me(), face, is_black(face) ? colour : Colour::None);
  if (!view.has_more_plays()) return action;
  ActionList ways;
  view.choices(action, ways);
  return ways[static_cast<int>(rng.below(static_cast<std::uint32_t>(ways.size())))];
}

}  // namespace yinuo::ai::reference
