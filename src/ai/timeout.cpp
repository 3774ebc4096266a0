#include "ai/timeout.hpp"

#include "ai/hands.hpp"
#include "base/check.hpp"

namespace yinuo::ai {
namespace {

// The colour held most; of equal ones the first in the order red, yellow, green, blue.
Colour best_colour(const View& view) {
  Colour best = Colour::Red;
  for (int i = 1; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    if (view.my_cards_of(colour) > view.my_cards_of(best)) best = colour;
  }
  return best;
}

// A play of this face without a word where that is allowed.
Action plain_play(const View& view, Face face) {
  return play(view.me(), face, is_black(face) ? best_colour(view) : Colour::None);
}

bool needs_word(const View& view, const Action& play) {
  ActionList ways;
  view.choices(play, ways);
  for (const Action& way : ways) {
    if (way.word == PlayWord::None) return false;
  }
  return true;
}

// The plainest card first; one that has to swap only where there is no other.
Action play_something(const View& view, FaceSet plays) {
  const FaceSet actions = kColouredFaces & ~kNumberFaces;
  for (const FaceSet kind : {kNumberFaces, actions, set_of(Face::Wild), set_of(Face::WildDrawFour)}) {
    for (FaceSet rest = plays & kind; rest != 0; rest &= rest - 1) {
      const Action action = plain_play(view, first_of(rest));
      if (!needs_word(view, action)) return action;
    }
  }
  return with_word(view, plain_play(view, first_of(plays)));
}

}  // namespace

Action timed_out(const View& view) {
  if (view.stage() == Stage::Between) return act(ActionKind::Next);
  if (view.must_slap()) return act(ActionKind::Slap, view.me());
  const TurnOptions options = view.options();
  YINUO_CHECK(options.size() > 0);
  if (options.name) {
    Action name = act(ActionKind::Name, view.me());
    name.colour = best_colour(view);
    return name;
  }
  if (options.draw) return act(ActionKind::Draw, view.me());
  if (options.pass) return act(ActionKind::Pass, view.me());
  return play_something(view, options.plays);
}

}  // namespace yinuo::ai
