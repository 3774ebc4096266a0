#include "app/draft.hpp"

#include <algorithm>

#include "engine/view.hpp"

namespace yinuo::app {

Action action_of(const Match& match, const Draft& draft) {
  Action action = act(draft.kind, match.viewer());
  for (const Face face : draft.cards) {
    if (action.card_count < kMaxGroup) action.cards[action.card_count++] = face;
  }
  action.colour = draft.colour;
  return action;
}

std::vector<Action> ways_of(const Match& match, const Draft& draft) {
  const Action action = action_of(match, draft);
  ActionList list;
  match.ways(action, list);
  std::vector<Action> ways(list.begin(), list.end());
  // To name nothing is to name the colour in force.
  if (action.card_count == 1 && is_black(action.cards[0]) && ways.size() > 1)
    std::erase_if(ways, [](const Action& way) { return way.colour == Colour::None; });
  return ways;
}

Question question_of(const Draft& draft, const std::vector<Action>& ways) {
  if (draft.gathering) return Question::Cards;
  const auto other = [&](const Action& way) { return way.colour != ways.front().colour; };
  if (std::any_of(ways.begin(), ways.end(), other)) return Question::Colour;
  return ways.size() > 1 ? Question::Word : Question::None;
}

Refusal why_not(const Match& match, const Draft& draft) { return match.why_not(ways_of(match, draft).front()); }

bool holds(const Match& match, const Draft& draft) {
  if (!draft.gathering) return why_not(match, draft) == Refusal::None;
  const State& shown = match.shown();
  const View view(shown, match.viewer());
  const bool mine = shown.stage == Stage::Turn && shown.turn == match.viewer() && !view.slap_open();
  return mine && std::all_of(draft.cards.begin(), draft.cards.end(),
                             [&](Face face) { return view.my_copies(face) >= copies_in(draft.cards, face); });
}

int left_of(const State& shown, Seat seat, Colour colour, const std::vector<Face>& leaving) {
  const auto leaves = [colour](Face face) { return colour_of(face) == colour; };
  return View(shown, seat).my_cards_of(colour) -
         static_cast<int>(std::count_if(leaving.begin(), leaving.end(), leaves));
}

int copies_in(const std::vector<Face>& cards, Face face) {
  return static_cast<int>(std::count(cards.begin(), cards.end(), face));
}

FaceSet joinable(const Match& match, const std::vector<Face>& cards) {
  FaceSet faces = 0;
  if (cards.empty()) {
    ActionList list;
    match.legal(list);
    for (const Action& action : list) {
      for (int i = 0; action.card_count > 1 && i < action.card_count; ++i)
        faces |= set_of(action.cards[static_cast<std::size_t>(i)]);
    }
    return faces;
  }
  const View view(match.shown(), match.viewer());
  ActionList list;
  match.legal(list);
  std::vector<Face> more = cards;
  more.push_back(Face::Unknown);
  for (FaceSet rest = view.my_faces() & faces_of_rank(rank_of(cards.front())); rest != 0; rest &= rest - 1) {
    more.back() = first_of(rest);
    const auto holds_all = [&more](const Action& action) {
      const std::vector<Face> group(action.cards.begin(), action.cards.begin() + action.card_count);
      return std::all_of(more.begin(), more.end(),
                         [&](Face face) { return copies_in(group, face) >= copies_in(more, face); });
    };
    if (std::any_of(list.begin(), list.end(), holds_all)) faces |= set_of(more.back());
  }
  return faces;
}

}  // namespace yinuo::app
