#include "ai/weighing.hpp"

#include <algorithm>

namespace yinuo::ai {
namespace {

constexpr int kFewCards = 3;
constexpr int kLastCards = 2;  // with no more nothing waits
constexpr int kMostGap = 4;

enum Kind : int { Number, Skip, Reverse, DrawTwo, Wild, WildDrawFour };

Kind kind_of(const View& view, Face face) {
  const Rank rank = rank_of(face);
  if (rank <= Rank::Nine) return Number;
  if (rank == Rank::Skip || (rank == Rank::Reverse && view.live_seats() == 2)) return Skip;
  if (rank == Rank::Reverse) return Reverse;
  if (rank == Rank::DrawTwo) return DrawTwo;
  return rank == Rank::Wild ? Wild : WildDrawFour;
}

}  // namespace

struct Weighing::Weights {
  int kind[3][6];                       // what stands on the card: by the threat, then by Kind
  int colour;                           // for each further card of the own hand of its colour
  int rank;                             // and of its number or sign
  int stays;                            // the colour in force stays
  int wild, wild4;                      // black cards: for each coloured card of the own hand
  int few;                              // with few cards in the own hand
  int drawing[3];                       // by the threat
  int drawn, drawn_card, drawn_threat;  // a black card just drawn: for each card in the hand; in the threat of one card
  int reverse_gap, reverse_danger;      // a Reverse: for each card the one before has more; it has but one
};

const Weighing::Weights Weighing::kTwo = {
    .kind = {{-410, 450, 0, 410, 170, 820}, {-10, 100, 0, 310, -20, 160}, {220, 330, 0, 350, 100, -120}},
    .colour = -50,
    .rank = -230,
    .stays = 490,
    .wild = -100,
    .wild4 = -90,
    .few = 90,
    .drawing = {-590, -550, -330},
    .drawn = -260,
    .drawn_card = 10,
    .drawn_threat = 470,
    .reverse_gap = 0,
    .reverse_danger = 0,
};

const Weighing::Weights Weighing::kMore = {
    .kind = {{-80, 30, 160, 550, -220, 840}, {260, 320, 210, 450, 0, 100}, {220, 260, 150, 250, -100, -280}},
    .colour = 210,
    .rank = 80,
    .stays = 130,
    .wild = -110,
    .wild4 = -70,
    .few = 70,
    .drawing = {-890, -380, -440},
    .drawn = 180,
    .drawn_card = -70,
    .drawn_threat = 360,
    .reverse_gap = 140,
    .reverse_danger = -90,
};

Weighing::Weighing(const View& view)
    : view_(view), weights_(view.live_seats() == 2 ? kTwo : kMore), cards_(view.cards_of(view.me())) {
  for (int i = 0; i < kColours; ++i) {
    const FaceSet faces = faces_of_colour(static_cast<Colour>(i));
    held_[static_cast<std::size_t>(i)] = size_of(view.my_faces() & faces) + size_of(view.my_pairs() & faces);
    coloured_ += held_[static_cast<std::size_t>(i)];
  }
  next_ = view.cards_of(view.seat_after(view.me()));
  before_ = view.cards_of(view.seat_after(view.me(), view.live_seats() - 1));
  threat_ = view.is_partner(view.seat_after(view.me())) ? 2 : std::clamp(next_ - 1, 0, 2);
}

int Weighing::of(Face face) const {
  const Weights& w = weights_;
  const Kind kind = kind_of(view_, face);
  int worth = w.kind[threat_][kind];
  if (kind == Wild || kind == WildDrawFour) {
    return worth + (kind == Wild ? w.wild : w.wild4) * coloured_ + (cards_ <= kFewCards ? w.few : 0);
  }
  const FaceSet alike = faces_of_rank(rank_of(face));
  worth += w.colour * (held_[static_cast<std::size_t>(colour_of(face))] - 1);
  if (view_.rules().group == GroupRule::One)
    worth += w.rank * (size_of(view_.my_faces() & alike) + size_of(view_.my_pairs() & alike) - 1);
  if (colour_of(face) == view_.colour()) worth += w.stays;
  if (kind == Reverse)
    worth += w.reverse_gap * std::clamp(before_ - next_, -kMostGap, kMostGap) + (before_ == 1 ? w.reverse_danger : 0);
  return worth;
}

bool Weighing::waits(Face face, int more) const {
  return is_black(face) && cards_ > kLastCards && of(face) < weights_.drawing[threat_] + more;
}

bool Weighing::waits_drawn(Face face, int more) const {
  const int threat = threat_ == 0 ? weights_.drawn_threat : threat_ == 1 ? weights_.drawn_threat / 2 : 0;
  return is_black(face) && weights_.drawn + weights_.drawn_card * cards_ + threat <= more;
}

}  // namespace yinuo::ai
