#include "ai/hands.hpp"

namespace yinuo::ai {
namespace {

// How many cards the own hand would have. With a partner's hand nothing is won, so it is the last choice.
int cards_with(const View& view, const Action& play) {
  const int left = view.cards_of(view.me()) - play.card_count;
  const Seat other = play.target == kNoSeat ? view.me() : play.target;
  switch (play.word) {
    case PlayWord::None: return left;
    case PlayWord::Swap: return view.is_partner(other) ? kMaxSlots + left : view.cards_of(other);
    case PlayWord::Pass: return view.cards_of(view.seat_after(view.me(), view.live_seats() - 1));
    case PlayWord::Reset: return 1;
  }
  return left;
}

// Among ways that are as good: cards go to who has most.
int cards_of_target(const View& view, const Action& play) {
  return play.target == kNoSeat ? 0 : view.cards_of(play.target);
}

}  // namespace

Action with_word(const View& view, const Action& play) {
  if (!view.has_more_plays() || play.card_count == 0 || view.cards_of(view.me()) <= play.card_count) return play;
  ActionList ways;
  view.choices(play, ways);
  Action best = play;
  int fewest = 0;
  bool found = false;
  for (const Action& way : ways) {
    if (play.colour != Colour::None && way.colour != play.colour) continue;
    const int cards = cards_with(view, way);
    const bool better =
        !found || cards < fewest ||
        (cards == fewest && way.word == best.word && cards_of_target(view, way) > cards_of_target(view, best));
    if (!better) continue;
    found = true;
    fewest = cards;
    best = way;
  }
  return best;
}

}  // namespace yinuo::ai
