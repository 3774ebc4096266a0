#include "engine/families/deal.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/rotation.hpp"
#include "engine/families/teams.hpp"
#include "engine/families/turn.hpp"

namespace yinuo::deal {
namespace {

// The next live seat clockwise (step 1) or counter-clockwise (step -1), whatever the direction of play.
Seat neighbour(const State& state, Seat seat, int step) {
  int at = seat;
  do {
    at += step;
    if (at < 0) at = state.seats - 1;
    if (at >= state.seats) at = 0;
  } while (contains(state.eliminated, static_cast<Seat>(at)));
  return static_cast<Seat>(at);
}

// The faces of the whole deck, before they are dealt; the first `left` of them have not been drawn for the deal.
struct Deck {
  std::array<Face, kMaxSlots> faces;
  int count = 0, left = 0;

  explicit Deck(const Rules& rules) : count(list_faces(rules, faces)), left(count) {}

  // One more card for the dealer draw; drawn cards come again only when all have been drawn.
  Face draw(Rng& rng) {
    if (left == 0) left = count;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(left));
    --left;
    std::swap(faces[at], faces[static_cast<std::size_t>(left)]);
    return faces[static_cast<std::size_t>(left)];
  }
};

// Everybody in `drawing` draws until each has a number; the highest are left in the set.
SeatSet draw_once(Scribe scribe, SeatSet drawing, Deck& deck) {
  State& s = scribe.state;
  int highest = -1;
  SeatSet best = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!contains(drawing, seat)) continue;
    Face face = Face::Unknown;
    do {
      face = deck.draw(s.rng);
      scribe.tell({.kind = EventKind::DealerCard, .seat = seat, .face = face});
    } while (!is_number(face));
    const int number = static_cast<int>(rank_of(face));
    if (number > highest) best = 0;
    if (number >= highest) best |= set_of(seat);
    highest = std::max(highest, number);
  }
  return best;
}

Seat choose_dealer(Scribe scribe, Deck& deck) {
  State& s = scribe.state;
  // Without numbers, or with zeros alone, nobody draws highest: the lot decides.
  const bool can_differ = s.rules.numbers > 0;
  if (s.rules.dealer == DealerRule::Owner) return 0;
  if (s.rules.dealer == DealerRule::Random || !can_differ) return static_cast<Seat>(s.rng.below(s.seats));
  auto drawing = static_cast<SeatSet>((1u << s.seats) - 1);
  do {
    drawing = draw_once(scribe, drawing, deck);
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
void shuffle_deck(State& s, Deck& deck, int dealt) {
  const auto is_starter = [&](Face face) { return may_be_starter(s.rules, face); };
  do {
    shuffle(deck.faces.data(), static_cast<std::size_t>(deck.count), s.rng);
  } while (std::none_of(deck.faces.begin() + dealt, deck.faces.begin() + deck.count, is_starter));
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

void deal_round(Scribe scribe, Seat dealer, Deck& deck) {
  State& s = scribe.state;
  shuffle_deck(s, deck, live_seats(s) * s.rules.hand_size);
  scribe.tell({.kind = EventKind::RoundBegins, .seat = dealer});
  YINUO_CHECK(deck.count == s.slots);
  for (std::size_t i = 0, count = s.slots; i < count; ++i) s.cells[i].hide(deck.faces[i]);
  const Seat first = s.rules.leader == LeaderRule::Dealer ? dealer : neighbour(s, dealer, 1);
  for (int i = 0; i < s.rules.hand_size; ++i) {
    Seat seat = first;
    do {
      const Slot slot = s.draw_top;
      scribe.tell({.kind = EventKind::CardDealt,
                   .seat = seat,
                   .face = s.face(slot),
                   .slot = slot,
                   .amount = teams::who_sees(s, seat)});
      seat = neighbour(s, seat, 1);
    } while (seat != first);
  }
  turn_up_starter(scribe);
  apply_starter(scribe);
}

}  // namespace

bool may_be_starter(const Rules& rules, Face face) {
  switch (rules.starter) {
    case StarterKinds::NoWild4: return face != Face::WildDrawFour;
    case StarterKinds::NoWild: return !is_black(face);
    case StarterKinds::Number: return is_number(face);
  }
  return false;
}

int list_faces(const Rules& rules, std::array<Face, kMaxSlots>& faces) {
  Face* next = faces.data();
  const auto add = [&next](Face first, int ranks, int copies) {
    for (int i = 0; i < copies; ++i) {
      for (int rank = 0; rank < ranks; ++rank) *next++ = static_cast<Face>(bit_of(first) + rank);
    }
  };
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    add(make_face(colour, Rank::Zero), 1, rules.zeros * rules.decks);
    add(make_face(colour, Rank::One), 9, rules.numbers * rules.decks);
    add(make_face(colour, Rank::Skip), 3, rules.actions * rules.decks);
  }
  add(Face::Wild, 1, rules.wilds * rules.decks);
  add(Face::WildDrawFour, 1, rules.wild4s * rules.decks);
  return static_cast<int>(next - faces.data());
}

void first_round(Scribe scribe) {
  Deck deck(scribe.state.rules);
  const Seat dealer = choose_dealer(scribe, deck);
  deal_round(scribe, dealer, deck);
}

void next_round(Scribe scribe) {
  State& s = scribe.state;
  rotation::between_rounds(scribe);
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
  Deck deck(s.rules);
  deal_round(scribe, dealer, deck);
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
    scribe.tell({.kind = EventKind::PendingGrows,
                 .target = leader,
                 .face = starter,
                 .detail = static_cast<std::uint8_t>(Guilt::Unknown),
                 .amount = 2});
    turn::go_to(scribe, leader);
  }
}

}  // namespace yinuo::deal
