// Players that pick by lot, for measuring and for tests; quick, as they make up most of a benchmark.
// Promises: read the view's masks only and make no lists, where the rules allow it.
#pragma once

#include <optional>

#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

namespace lot {

[[nodiscard]] inline Face nth_face(FaceSet faces, std::uint32_t n) {
  for (; n > 0; --n) faces &= faces - 1;
  return first_of(faces);
}

// A play of this face; a black card's colour is named by lot.
[[nodiscard]] inline Action play_of(const View& view, Face face, Rng& rng) {
  return play(view.me(), face, is_black(face) ? static_cast<Colour>(rng.below(kColours)) : Colour::None);
}

[[nodiscard]] inline Action name_any(const View& view, Rng& rng) {
  Action name = act(ActionKind::Name, view.me());
  name.colour = static_cast<Colour>(rng.below(kColours));
  return name;
}

// Where a call after the play comes too late: whether to call now.
[[nodiscard]] inline bool must_call_first(const View& view) {
  return !view.rules().uno_late && view.cards_of(view.me()) == 2 && view.can_call();
}

// Whether the deck has no coloured face more than twice.
[[nodiscard]] inline bool at_most_two_alike(const Rules& rules) {
  return rules.decks == 1 && rules.zeros <= 2 && rules.numbers <= 2 && rules.actions <= 2;
}

// One of the playable faces, as often as the hand holds it.
[[nodiscard]] inline Face any_card(const View& view, FaceSet plays, Rng& rng) {
  const FaceSet pairs = plays & view.my_pairs();
  const bool more_than_two = (pairs & kBlackFaces) != 0 || !at_most_two_alike(view.rules());
  const auto singles = static_cast<std::uint32_t>(size_of(plays));
  if (!more_than_two) {
    const std::uint32_t at = rng.below(singles + static_cast<std::uint32_t>(size_of(pairs)));
    return at < singles ? nth_face(plays, at) : nth_face(pairs, at - singles);
  }
  std::uint32_t cards = 0;
  for (FaceSet rest = plays; rest != 0; rest &= rest - 1) {
    cards += static_cast<std::uint32_t>(view.my_copies(first_of(rest)));
  }
  std::uint32_t at = rng.below(cards);
  for (FaceSet rest = plays;; rest &= rest - 1) {
    const auto copies = static_cast<std::uint32_t>(view.my_copies(first_of(rest)));
    if (at < copies) return first_of(rest);
    at -= copies;
  }
}

// For rules with plays that the masks do not tell: one of the turn actions listed, evenly (`plays_first`: one of the
// plays where there are any), with one of its choices.
[[nodiscard]] Action any_listed(const View& view, bool plays_first, Rng& rng);

}  // namespace lot

// Picks evenly among the turn actions of the seat to act, draws, passes and challenges included.
[[nodiscard]] inline Action random_choice(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (options.name) return lot::name_any(view, rng);
  if (lot::must_call_first(view)) return view.say_uno();
  if (view.has_more_plays()) [[unlikely]]
    return lot::any_listed(view, false, rng);
  const auto plays = static_cast<std::uint32_t>(size_of(options.plays));
  std::uint32_t at = rng.below(plays + options.draw + options.pass + options.challenge);
  if (at < plays) return lot::play_of(view, lot::nth_face(options.plays, at), rng);
  at -= plays;
  if (options.draw && at-- == 0) return act(ActionKind::Draw, view.me());
  if (options.pass && at-- == 0) return act(ActionKind::Pass, view.me());
  return act(ActionKind::Challenge, view.me());
}

// Plays one of the cards that can be played, each card as likely as the others; draws only where none can. Never
// challenges.
[[nodiscard]] inline Action random_legal_choice(const View& view, Rng& rng) {
  const TurnOptions options = view.options();
  if (options.name) return lot::name_any(view, rng);
  if (lot::must_call_first(view)) return view.say_uno();
  if (view.has_more_plays()) [[unlikely]]
    return lot::any_listed(view, true, rng);
  if (options.plays == 0) return act(options.draw ? ActionKind::Draw : ActionKind::Pass, view.me());
  if (view.stage() == Stage::Drawn) return lot::play_of(view, first_of(options.plays), rng);
  return lot::play_of(view, lot::any_card(view, options.plays, rng), rng);
}

// The own call when it is owed, else a report of a seat that owes one: always, at once.
[[nodiscard]] inline std::optional<Action> random_reaction(const View& view) {
  if (view.owes_call(view.me()) && view.can_call()) return view.say_uno();
  for (int i = 0; i < view.seats() && !view.is_out(view.me()); ++i) {
    const auto other = static_cast<Seat>(i);
    if (other != view.me() && view.owes_call(other)) return report(view.me(), other);
  }
  return std::nullopt;
}

// A jump-in, half of the time that one is possible.
[[nodiscard]] std::optional<Action> random_jump(const View& view, Rng& rng);

}  // namespace yinuo::ai
