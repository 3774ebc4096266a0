#include "ai/groups.hpp"

#include <algorithm>

namespace yinuo::ai {
namespace {

// Cards of the hand that have this colour and are not in the group.
int left_of(const View& view, const Action& group, Colour colour) {
  int left = view.my_cards_of(colour);
  for (int i = 0; i < group.card_count; ++i)
    left -= colour_of(group.cards[static_cast<std::size_t>(i)]) == colour ? 1 : 0;
  return left;
}

// Of mixed colours the one of which most cards are left.
Action named(const View& view, Action group) {
  Colour best = colour_of(group.cards[0]);
  bool mixed = false;
  for (int i = 1; i < group.card_count; ++i) {
    const Colour colour = colour_of(group.cards[static_cast<std::size_t>(i)]);
    mixed = mixed || colour != colour_of(group.cards[0]);
    if (left_of(view, group, colour) > left_of(view, group, best)) best = colour;
  }
  if (mixed) group.colour = best;
  return group;
}

// Whether one card is left behind the group that nobody may go out with.
bool leaves_barred(const View& view, const Action& group) {
  if (view.cards_of(view.me()) != group.card_count + 1) return false;
  FaceSet rest = view.my_faces();
  for (int i = 0; i < group.card_count; ++i) {
    const Face face = group.cards[static_cast<std::size_t>(i)];
    const auto taken = std::count(group.cards.begin(), group.cards.begin() + group.card_count, face);
    if (view.my_copies(face) == taken) rest &= ~set_of(face);
  }
  return (rest & view.barred_last()) != 0;
}

}  // namespace

std::optional<Action> largest_group(const View& view, Rank rank) {
  std::optional<Action> best;
  if (view.rules().group == GroupRule::One || rank > Rank::DrawTwo) return best;
  ActionList list;
  view.legal(list);
  for (const Action& action : list) {
    if (action.kind != ActionKind::Play || action.card_count < 2 || rank_of(action.cards[0]) != rank) continue;
    if (leaves_barred(view, action)) continue;
    if (!best || action.card_count > best->card_count) best = named(view, action);
  }
  return best;
}

std::optional<Action> answering_group(const View& view) {
  std::optional<Action> best;
  if (view.rules().group == GroupRule::One) return best;
  ActionList list;
  view.legal(list);
  for (const Action& action : list) {
    if (action.kind != ActionKind::Play || action.card_count < 2) continue;
    if (!best || action.card_count < best->card_count) best = named(view, action);
  }
  return best;
}

}  // namespace yinuo::ai
