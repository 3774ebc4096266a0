#include "ai/reference/card_counts.hpp"

#include <algorithm>

namespace yinuo::ai::reference {

FaceSet matching(Colour colour, Face top) {
  FaceSet faces = faces_of_colour(colour) | kBlackFaces;
  if (is_coloured(top)) faces |= faces_of_rank(rank_of(top));
  return faces;
}

void CardCounts::begin(const View& view) {
  may_hold_.fill(view.unseen_copies());
  drew_ = moved_ = 0;
}

void CardCounts::hear(const View& after, const Events& events) {
  const auto deals = [](const Event& event) { return event.kind == EventKind::RoundBegins; };
  if (std::any_of(events.begin(), events.end(), deals)) {
    begin(after);
    return;
  }
  for (const Event& event : events) hear_one(after, event);
  const Row unseen = after.unseen_copies();
  for (int seat = 0; seat < after.seats(); ++seat) {
    Row& row = may_hold_[static_cast<std::size_t>(seat)];
    const bool anew = contains(moved_, static_cast<Seat>(seat));
    for (std::size_t i = 0; i < kFaces; ++i) row[i] = anew ? unseen[i] : std::min(row[i], unseen[i]);
  }
  moved_ = 0;
}

void CardCounts::hear_one(const View& after, const Event& event) {
  const SeatSet one = set_of(event.seat);
  const bool moves = event.kind == EventKind::Swaps || event.kind == EventKind::CardMoves;
  if (event.kind == EventKind::CardDrawn) {
    draws(after, event);
  } else if (event.kind == EventKind::CardPlayed) {
    std::uint16_t& count = may_hold_[event.seat][static_cast<std::size_t>(index_of(event.face))];
    const bool from_hand = (drew_ & one) == 0;
    if (from_hand && count > 0) --count;
    drew_ &= static_cast<SeatSet>(~one);
  } else if (event.kind == EventKind::Passes) {
    if ((drew_ & one) != 0) add_unmatched(event.seat, matching(after.colour(), after.top()));
    drew_ &= static_cast<SeatSet>(~one);
  } else if (moves) {
    moved_ |= static_cast<SeatSet>(one | set_of(event.target));
  } else if (event.kind == EventKind::PassesOn) {
    moved_ = kEverybody;
  }
}

// On the own turn the card that came is added when it is known to be kept.
void CardCounts::draws(const View& after, const Event& event) {
  if (static_cast<DrawReason>(event.detail) != DrawReason::Turn) {
    add_anything(event.seat);
    return;
  }
  const FaceSet fits = matching(after.colour(), after.top());
  if (contains(drew_, event.seat)) add_unmatched(event.seat, fits);
  for (FaceSet rest = fits; rest != 0; rest &= rest - 1)
    may_hold_[event.seat][static_cast<std::size_t>(index_of(first_of(rest)))] = 0;
  drew_ |= set_of(event.seat);
}

void CardCounts::add_anything(Seat seat) {
  for (std::uint16_t& count : may_hold_[seat]) ++count;
}

void CardCounts::add_unmatched(Seat seat, FaceSet matching) {
  for (int i = 0; i < kFaces; ++i) {
    if (!contains(matching, face_at(i))) ++may_hold_[seat][static_cast<std::size_t>(i)];
  }
}

double CardCounts::chance_of_no_match(const View& view, Seat seat, FaceSet matching) const {
  int all = 0, fitting = 0;
  for (int i = 0; i < kFaces; ++i) {
    const int count = may_hold_[seat][static_cast<std::size_t>(i)];
    all += count;
    if (contains(matching, face_at(i))) fitting += count;
  }
  // Cards drawn one after the other from what the seat may hold, none of them fitting.
  double chance = all > 0 ? 1 : 0;
  const int cards = std::min(view.cards_of(seat), all);
  for (int i = 0; i < cards && chance > 0; ++i) chance *= std::max(all - fitting - i, 0) / static_cast<double>(all - i);
  return chance;
}

}  // namespace yinuo::ai::reference
