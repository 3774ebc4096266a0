#include "engine/families/deal.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/turn.hpp"

namespace yinuo::deal {
namespace {

// The next live seat clockwise (step 1) or counter-clockwise (step -1), whatever the direction of play.
Seat neighbour(const State& state, Seat seat, int step) {
  int at = seat;
  do {
    at = (at + step + state.seats) % state.seats;
  } while (contains(state.eliminated, static_cast<Seat>(at)));
  return static_cast<Seat>(at);
}

bool may_be_starter(const Rules& rules, Face face) {
  switch (rules.starter) {
    case StarterKinds::NoWild4: return face != Face::WildDrawFour;
    case StarterKinds::NoWild: return !is_black(face);
    case StarterKinds::Number: return is_number(face);
  }
  return false;
}

// One more card off the unshuffled deck for the dealer draw; drawn cards do not come again.
Face draw_for_deal(std::array<Face, kMaxSlots>& deck, int& left, Rng& rng) {
  const auto at = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(left)));
  --left;
  std::swap(deck[at], deck[static_cast<std::size_t>(left)]);
  return deck[static_cast<std::size_t>(left)];
}

// Everybody in `drawing` draws until each has a number; the highest are left in the set.
SeatSet draw_once(Scribe scribe, SeatSet drawing, std::array<Face, kMaxSlots>& deck, int& left) {
  State& s = scribe.state;
  int highest = -1;
  SeatSet best = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!contains(drawing, seat)) continue;
    Face face = Face::Unknown;
    do {
      if (left == 0) left = list_faces(s.rules, deck);
      face = draw_for_deal(deck, left, s.rng);
      scribe.tell({.kind = EventKind::DealerCard, .seat = seat, .face = face});
    } while (!is_number(face));
    const int number = static_cast<int>(rank_of(face));
    if (number > highest) best = 0;
    if (number >= highest) best |= set_of(seat);
    highest = std::max(highest, number);
  }
  return best;
}

Seat choose_dealer(Scribe scribe) {
  State& s = scribe.state;
  const bool has_numbers = s.rules.zeros > 0 || s.rules.numbers > 0;
  if (s.rules.dealer == DealerRule::Owner) return 0;
  // A deck without numbers has no highest number: the lot decides.
  if (s.rules.dealer == DealerRule::Random || !has_numbers) return static_cast<Seat>(s.rng.below(s.seats));
  std::array<Face, kMaxSlots> deck;
  int left = list_faces(s.rules, deck);
  auto drawing = static_cast<SeatSet>((1u << s.seats) - 1);
  do {
    drawing = draw_once(scribe, drawing, deck, left);
  } while (std::popcount(drawing) > 1);
  return static_cast<Seat>(std::countr_zero(drawing));
}

// The faces of the draw pile behind a starter that went back: it takes a random place below the next card.
void bury(State& s) {
  const auto place = 1 + s.rng.below(static_cast<std::uint32_t>(s.draw_count - 1));
  Slot slot = s.draw_top;
  const Face returned = s.face(slot);
  for (std::uint32_t i = 0; i < place; ++i) {
    const Slot behind = s.cells[slot].next;
    s.cells[slot].set_face(s.face(behind));
    slot = behind;
  }
  s.cells[slot].set_face(returned);
}

// A shuffled deck that leaves a possible starter in the draw pile. `dealt` cards go to the hands, the first ones.
void shuffle_deck(State& s, std::array<Face, kMaxSlots>& faces, int count, int dealt) {
  const auto is_starter = [&](Face face) { return may_be_starter(s.rules, face); };
  do {
    shuffle(faces.data(), static_cast<std::size_t>(count), s.rng);
  } while (std::none_of(faces.begin() + dealt, faces.begin() + count, is_starter));
}

void turn_up_starter(Scribe scribe) {
  State& s = scribe.state;
  for (;;) {
    const Slot slot = s.draw_top;
    const Face face = s.face(slot);
    scribe.tell({.kind = EventKind::StarterTurned, .face = face, .slot = slot});
    if (may_be_starter(s.rules, face)) return;
    scribe.tell({.kind = EventKind::StarterReturned, .slot = slot});
    s.cells[slot].set_face(face);
    bury(s);
  }
}

void deal_round(Scribe scribe, Seat dealer) {
  State& s = scribe.state;
  std::array<Face, kMaxSlots> faces;
  const int count = list_faces(s.rules, faces);
  shuffle_deck(s, faces, count, live_seats(s) * s.rules.hand_size);
  scribe.tell({.kind = EventKind::RoundBegins, .seat = dealer});
  YINUO_CHECK(count == s.slots);
  for (int i = 0; i < count; ++i) s.cells[static_cast<std::size_t>(i)].set_face(faces[static_cast<std::size_t>(i)]);
  const Seat first = s.rules.leader == LeaderRule::Dealer ? dealer : neighbour(s, dealer, 1);
  for (int i = 0; i < s.rules.hand_size; ++i) {
    Seat seat = first;
    do {
      const Slot slot = s.draw_top;
      scribe.tell({.kind = EventKind::CardDealt, .seat = seat, .face = s.face(slot), .slot = slot});
      seat = neighbour(s, seat, 1);
    } while (seat != first);
  }
  turn_up_starter(scribe);
  apply_starter(scribe);
}

}  // namespace

int list_faces(const Rules& rules, std::array<Face, kMaxSlots>& faces) {
  Face* next = faces.data();
  const auto add = [&next](int first, int last, int copies) {
    for (int i = 0; i < copies; ++i) {
      for (int face = first; face <= last; ++face) *next++ = face_at(face);
    }
  };
  for (int zero = 0; zero < kColours * kColouredRanks; zero += kColouredRanks) {
    add(zero, zero, rules.zeros * rules.decks);
    add(zero + 1, zero + 9, rules.numbers * rules.decks);
    add(zero + 10, zero + 12, rules.actions * rules.decks);
  }
  add(index_of(Face::Wild), index_of(Face::Wild), rules.wilds * rules.decks);
  add(index_of(Face::WildDrawFour), index_of(Face::WildDrawFour), rules.wild4s * rules.decks);
  return static_cast<int>(next - faces.data());
}

void first_round(Scribe scribe) { deal_round(scribe, choose_dealer(scribe)); }

void next_round(Scribe scribe) {
  State& s = scribe.state;
  Seat dealer = s.dealer;
  if (s.round_winner != kNoSeat) {
    switch (s.rules.next_round) {
      case NextRound::WinnerDeals: dealer = s.round_winner; break;
      case NextRound::WinnerLeads:
        dealer = s.rules.leader == LeaderRule::Dealer ? s.round_winner : neighbour(s, s.round_winner, -1);
        break;
      case NextRound::Rotate: dealer = neighbour(s, s.dealer, 1); break;
    }
  }
  deal_round(scribe, dealer);
}

void apply_starter(Scribe scribe) {
  State& s = scribe.state;
  const Face starter = s.top();
  const Seat leader = s.rules.leader == LeaderRule::Dealer ? s.dealer : neighbour(s, s.dealer, 1);
  if (is_black(starter)) {
    turn::go_to(scribe, leader);
    scribe.tell({.kind = EventKind::MustName, .seat = leader});
    return;
  }
  if (is_number(starter) || !s.rules.starter_acts) {
    turn::go_to(scribe, leader);
    return;
  }
  const Rank rank = rank_of(starter);
  if (rank == Rank::Skip) {
    turn::skip(scribe, leader);
  } else if (rank == Rank::Reverse) {
    scribe.tell({.kind = EventKind::DirectionTurns});
    switch (s.rules.starter_reverse) {
      case StarterReverse::DealerLeads: turn::go_to(scribe, s.dealer); break;
      case StarterReverse::RightLeads: turn::go_to(scribe, neighbour(s, s.dealer, -1)); break;
      case StarterReverse::FirstThenFlip: turn::go_to(scribe, leader); break;
    }
  } else {
    scribe.tell({.kind = EventKind::PendingGrows, .target = leader, .face = starter, .detail = static_cast<std::uint8_t>(Guilt::Unknown), .amount = 2});
    turn::go_to(scribe, leader);
  }
}

}  // namespace yinuo::deal
