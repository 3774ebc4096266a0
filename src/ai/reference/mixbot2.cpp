// MixBot2 in our own words, as set for winning rounds rather than points.
//  1. A Wild waits while more than two coloured cards are in the hand, a Wild Draw Four while more than four are; where
//     that leaves nothing it draws. Not while the next player has one card.
//  2. The first kind in this order of which it has a playable card: Draw Two, Skip, number, Reverse, Wild Draw Four,
//     Wild; with two players a Reverse is a Skip. While the next player has one card: Draw Two, Wild Draw Four, Skip,
//     Reverse, number, Wild.
//  3. Of those: the colour or colours it holds most of; for a black card any colour within one card of that.
//  4. Of those: what the player who acts next can match least likely, by the count of what everybody may hold.
//  5. Of those: any.
//  A black card just drawn is played only with two cards or fewer in the hand, itself among them.
#include <algorithm>

#include "ai/reference/common.hpp"
#include "ai/reference/policies.hpp"

namespace yinuo::ai::reference {
namespace {

constexpr int kWildWaits = 2;
constexpr int kWild4Waits = 4;
constexpr int kDrawnBlack = 2;
constexpr int kSlack = 1;

enum class Kind : std::uint8_t { Number, Skip, Reverse, DrawTwo, Wild, WildDrawFour };

Kind kind_of(const View& view, Face face) {
  switch (rank_of(face)) {
    case Rank::Skip: return Kind::Skip;
    case Rank::Reverse: return view.live_seats() == 2 ? Kind::Skip : Kind::Reverse;
    case Rank::DrawTwo: return Kind::DrawTwo;
    case Rank::Wild: return Kind::Wild;
    case Rank::WildDrawFour: return Kind::WildDrawFour;
    case Rank::Zero:
    case Rank::One:
    case Rank::Two:
    case Rank::Three:
    case Rank::Four:
    case Rank::Five:
    case Rank::Six:
    case Rank::Seven:
    case Rank::Eight:
    case Rank::Nine: break;
  }
  return Kind::Number;
}

// By Kind.
constexpr int kOrder[] = {4, 5, 3, 6, 1, 2};
constexpr int kOrderAtTheEnd[] = {2, 4, 3, 6, 1, 5};

// A play as this policy sees it.
struct Way {
  Face face = Face::Unknown;
  Colour colour = Colour::None;  // in force after it
};

struct Ways {
  std::array<Way, kFaces + 2 * kColours> items;
  int count = 0;
  void add(Face face, Colour colour) { items[static_cast<std::size_t>(count++)] = {face, colour}; }
  template <typename Test>
  void keep(Test test) {
    int kept = 0;
    for (int i = 0; i < count; ++i) {
      const Way way = items[static_cast<std::size_t>(i)];
      if (test(way)) items[static_cast<std::size_t>(kept++)] = way;
    }
    if (kept > 0) count = kept;
  }
};

// The plays of the kind that comes first, a black card once for each colour.
Ways of_best_kind(const View& view, FaceSet plays, bool end) {
  Ways ways;
  int best = 0;
  for (FaceSet rest = plays; rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const auto kind = static_cast<std::size_t>(kind_of(view, face));
    const int order = end ? kOrderAtTheEnd[kind] : kOrder[kind];
    if (order < best) continue;
    if (order > best) ways.count = 0;
    best = order;
    if (!is_black(face)) ways.add(face, colour_of(face));
    for (int i = 0; i < kColours && is_black(face); ++i) ways.add(face, static_cast<Colour>(i));
  }
  return ways;
}

void keep_common_colours(const View& view, Ways& ways) {
  const std::array<int, kColours> cards = count_colours(view);
  const int highest = *std::max_element(cards.begin(), cards.end());
  ways.keep([&](const Way& way) {
    const int here = cards[static_cast<std::size_t>(way.colour)];
    if (!is_black(way.face)) return here == highest;
    return highest == 0 || (here > 0 && here >= highest - kSlack);
  });
}

// Who acts after the play; maybe the own seat.
Seat acts_next(const View& view, Kind kind) {
  const int others = view.live_seats() - 1;
  switch (kind) {
    case Kind::Number:
    case Kind::Wild: return view.seat_after(view.me());
    case Kind::Reverse: return view.seat_after(view.me(), others);
    case Kind::Skip:
    case Kind::DrawTwo:
    case Kind::WildDrawFour: return view.seat_after(view.me(), 2);
  }
  return view.me();
}

double chance_of_no_match(const View& view, const CardCounts& counts, const Way& way) {
  const FaceSet fits = matching(way.colour, way.face);
  const Seat next = acts_next(view, kind_of(view, way.face));
  if (next != view.me()) return counts.chance_of_no_match(view, next, fits);
  FaceSet left = view.my_faces();
  if (!contains(view.my_pairs(), way.face)) left &= ~set_of(way.face);
  return (left & fits) == 0 ? 1 : 0;
}

Action best_way(const View& view, const CardCounts& counts, FaceSet plays, bool end, Rng& rng) {
  Ways ways = of_best_kind(view, plays, end);
  keep_common_colours(view, ways);
  Way chosen = ways.items[0];
  double highest = -1;
  std::uint32_t ties = 0;
  for (int i = 0; i < ways.count; ++i) {
    const Way way = ways.items[static_cast<std::size_t>(i)];
    const double chance = chance_of_no_match(view, counts, way);
    if (chance > highest) ties = 0;
    highest = std::max(highest, chance);
    if (chance == highest && rng.below(++ties) == 0) chosen = way;
  }
  return play_card(view, chosen.face, chosen.colour, rng);
}

}  // namespace

Action mixbot2(const View& view, const CardCounts& counts, Rng& rng) {
  const TurnOptions options = view.options();
  if (const auto action = beyond_words(view, options, rng)) return *action;
  if (options.name) return name(view, commonest_colour(view, rng));
  const bool end = view.cards_of(view.seat_after(view.me())) == 1;
  FaceSet plays = options.plays;
  if (view.stage() == Stage::Drawn) {
    const bool keeps = is_black(first_of(plays)) && view.cards_of(view.me()) > kDrawnBlack;
    return keeps && options.pass ? act(ActionKind::Pass, view.me()) : best_way(view, counts, plays, end, rng);
  }
  const std::array<int, kColours> cards = count_colours(view);
  const int coloured = cards[0] + cards[1] + cards[2] + cards[3];
  if (!end && coloured > kWildWaits) plays &= ~set_of(Face::Wild);
  if (!end && coloured > kWild4Waits) plays &= ~set_of(Face::WildDrawFour);
  if (plays == 0 && options.draw) return act(ActionKind::Draw, view.me());
  return best_way(view, counts, plays != 0 ? plays : options.plays, end, rng);
}

}  // namespace yinuo::ai::reference
