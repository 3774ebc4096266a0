#include "ai/arms.hpp"

#include "ai/groups.hpp"
#include "ai/odds.hpp"

namespace yinuo::ai {
namespace {

// The colours that a black card, or a group of these colours, is worth naming.
int worth_naming(const View& view, int allowed) {
  int chosen = 0;
  for (int n = 0; n < 2; ++n) {
    int best = -1, most = -1;
    for (int i = 0; i < kColours; ++i) {
      const int held = view.my_cards_of(static_cast<Colour>(i));
      if ((allowed >> i & 1) == 0 || (chosen >> i & 1) != 0 || held <= most) continue;
      best = i;
      most = held;
    }
    if (best >= 0 && (n == 0 || most > 0)) chosen |= 1 << best;
  }
  return chosen;
}

bool is_named(const Action& action, int colours) {
  return action.colour == Colour::None || (colours >> static_cast<int>(action.colour) & 1) != 0;
}

// The play with each word and each colour that is worth it.
void add_ways(const View& view, const Action& action, ActionList& arms) {
  ActionList ways;
  view.choices(action, ways);
  const int colours = worth_naming(view, (1 << kColours) - 1);
  bool added = false;
  for (const Action& way : ways) {
    // Not to name a colour although one could: never better.
    const bool unnamed = action.card_count == 1 && is_black(action.cards[0]) && way.colour == Colour::None;
    if (unnamed || !is_named(way, colours)) continue;
    arms.add(way);
    added = true;
  }
  if (!added && !ways.empty()) arms.add(ways[0]);
}

bool same_rank(const Action& one, const Action& other) { return rank_of(one.cards[0]) == rank_of(other.cards[0]); }

// Of the groups on the list those that no larger one of their number or sign beats.
void add_groups(const View& view, const ActionList& list, ActionList& arms) {
  for (const Action& group : list) {
    if (group.kind != ActionKind::Play || group.card_count < 2) continue;
    bool largest = true;
    for (const Action& other : list) {
      if (other.kind == ActionKind::Play && other.card_count > group.card_count && same_rank(other, group))
        largest = false;
    }
    if (largest) add_ways(view, group, arms);
  }
}

}  // namespace

void list_arms(const View& view, bool bluffs, ActionList& arms) {
  arms.clear();
  ActionList list;
  view.legal(list);
  const TurnOptions options = view.options();
  const bool ordinary = view.pending() == 0 && view.stage() == Stage::Turn;
  const bool draws = !ordinary || (options.plays & kColouredFaces) == 0;
  FaceSet left_out = 0;
  const bool other_way = (options.plays & ~set_of(Face::WildDrawFour)) != 0 || options.draw || options.pass;
  if (!bluffs && view.pending() == 0 && other_way && would_bluff(view)) left_out = set_of(Face::WildDrawFour);
  for (const Action& action : list) {
    const bool is_play = action.kind == ActionKind::Play;
    if (is_play && action.card_count == 1 && !contains(left_out, action.cards[0])) add_ways(view, action, arms);
    if (action.kind == ActionKind::Draw && (draws || arms.empty())) arms.add(action);
    if (action.kind == ActionKind::Pass || action.kind == ActionKind::Challenge || action.kind == ActionKind::Name)
      arms.add(action);
  }
  if (view.rules().group != GroupRule::One) add_groups(view, list, arms);
}

}  // namespace yinuo::ai
