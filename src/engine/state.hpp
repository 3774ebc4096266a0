// The whole truth about a match: rules, cards, turn, pending draw, calls, scores, generator. A plain value.
// Promises: copyable and comparable; copies move only the card slots in use (one deck: under 1 kB). A state in which
// faces are Unknown is a view (view.hpp). Changed by fold.hpp alone, and by the few secret steps of apply.cpp.
// Does not know: who plays a seat, time, texts.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "base/rng.hpp"
#include "engine/card.hpp"
#include "engine/rules.hpp"

namespace yinuo {

// A set of seats, one bit each.
using SeatSet = std::uint16_t;
// Of kNoSeat it is empty; machines shift by the count modulo 32 anyway.
[[nodiscard]] constexpr SeatSet set_of(Seat seat) { return static_cast<SeatSet>(1u << (seat & 31u)); }
[[nodiscard]] constexpr bool contains(int set, Seat seat) { return (set >> seat & 1) != 0; }

// What the seat to act has before it.
enum class Stage : std::uint8_t {
  Turn,        // an ordinary turn, or a pending draw to answer
  NameColour,  // a Wild starter to name
  Drawn,       // it has drawn on this turn; `drawn` is the card
  Between,     // the round is over, the next one is not dealt
  MatchOver,
};

enum class Guilt : std::uint8_t { Innocent, Guilty, Unknown };

// A pending draw: what the seat to act owes, and whose Wild Draw Four may be questioned for it.
struct Chain {
  std::uint16_t sum = 0;         // cards owed
  std::uint16_t wild4_hand = 0;  // how many cards wild4_by holds of those it held after it (the first so many)
  std::uint8_t cards = 0;        // draw cards in the chain
  std::uint8_t together = 0;     // draw cards of the last play
  Seat wild4_by = kNoSeat;       // whose Wild Draw Four may be questioned: the last, by challenge_stacked the first
  Guilt guilt = Guilt::Unknown;  // of that play; a secret
  Rank last = Rank::Zero;        // of the last draw card
  bool from_two = false;         // it began with a Draw Two
  bool closed = false;           // nothing in it can be questioned any more
  bool operator==(const Chain&) const = default;
};

// A hand: a list of slots in the order they came, and which known faces it holds.
struct Hand {
  FaceSet faces = 0;  // one copy or more
  FaceSet pairs = 0;  // two copies or more
  Slot first = kNoSlot, last = kNoSlot;
  std::uint16_t count = 0;
  bool operator==(const Hand&) const = default;
};

// One card slot: its face, who has seen it, and the slot behind it in its pile or hand. Left as it is when made, so
// that a table for fewer cards costs no more than they do; begin with blank().
class Cell {
 public:
  Cell() = default;
  [[nodiscard]] static Cell blank(Slot next) {
    Cell cell;
    cell.bits_ = 63;
    cell.next = next;
    return cell;
  }
  [[nodiscard]] Face face() const { return static_cast<Face>(bits_ & 63u); }
  [[nodiscard]] SeatSet known() const { return static_cast<SeatSet>(bits_ >> 6); }
  // Whether no seat has seen it: in a hand, a card that lies face down for its holder too.
  [[nodiscard]] bool face_down() const { return bits_ < 64; }
  // A face that nobody has seen.
  void hide(Face face) { bits_ = static_cast<std::uint16_t>(face); }
  void set_face(Face face) { bits_ = static_cast<std::uint16_t>((bits_ & ~63u) | static_cast<unsigned>(face)); }
  void set_known(SeatSet seats) {
    bits_ = static_cast<std::uint16_t>((bits_ & 63u) | static_cast<unsigned>(seats) << 6);
  }
  void add_known(SeatSet seats) { bits_ = static_cast<std::uint16_t>(bits_ | static_cast<unsigned>(seats) << 6); }
  Slot next;
  bool operator==(const Cell&) const = default;

 private:
  std::uint16_t bits_;  // face in the low six bits, one bit for each of ten seats above
};
static_assert(kMaxSeats <= 10 && sizeof(Cell) == 4);
inline constexpr SeatSet kEverybody = 0x3FF;
// In StateHead::fined, beside the seats: the seat to act has misplayed on this turn.
inline constexpr SeatSet kMisplayed = 0x8000;

// All of a state but the cells.
struct StateHead {
  Rules rules;
  Rng rng;                    // for shuffles; nought in a view
  std::uint32_t version = 0;  // actions taken since the match began
  std::uint8_t seats = 0;     // players at the table, 2 to 10
  std::uint16_t slots = 0;    // cards in the game
  std::uint16_t epoch = 0;    // shuffles since the match began
  std::uint16_t round = 0;    // from 1
  // the round
  std::array<Hand, kMaxSeats> hands{};
  Slot draw_top = kNoSlot, discard_top = kNoSlot;
  std::uint16_t draw_count = 0, discard_count = 0;
  Stage stage = Stage::Between;
  Seat dealer = 0, turn = 0;
  std::int8_t direction = 1;     // 1 clockwise, -1 counter-clockwise
  Colour colour = Colour::None;  // in force; None only before a Wild starter is named
  bool reshuffled = false;       // in this round
  // side by side, as every play sets them all
  bool starter_on_top = false;   // nobody has played yet
  bool colour_only = false;      // after a paid draw, under colour_after_penalty
  bool jump_open = false;        // the card on top was played, and the seat to act has done nothing yet
  bool jumped = false;           // the card on top was jumped in
  std::uint8_t in_row = 0;       // identical cards on top: a play and the jumps on it
  std::uint8_t idle_passes = 0;  // passes in a row since a card moved, without drawing
  Slot drawn = kNoSlot;          // in Stage::Drawn
  Chain chain;
  SeatSet owes_call = 0;           // one card, not called, can be reported
  SeatSet called = 0;              // one card, called
  SeatSet early_call = 0;          // called before the play that leaves one card
  SeatSet late_allowed = 0;        // may call late although uno_late is off (a replaced card)
  SeatSet fined = 0;               // fined for a false call or report on this turn
  SeatSet slapping = 0;            // have to slap before play goes on
  Seat silence_by = kNoSeat;       // whose 6 everybody is silent for
  std::uint16_t turn_actions = 0;  // in this round
  // the match
  Seat round_winner = kNoSeat;
  bool round_blocked = false;
  SeatSet eliminated = 0, left = 0, match_winners = 0;
  std::array<std::int32_t, kMaxSeats> scores{};                       // each member of a team shows the team's
  std::array<Seat, kMaxSeats> sits = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // who: the seat at which that person began
  std::array<std::int32_t, kMaxSeats> booked{};                       // of the scores in the round that is over

  bool operator==(const StateHead&) const = default;
};

struct State : StateHead {
  std::array<Cell, kMaxSlots> cells;  // the first `slots` are in use

  State() {}  // NOLINT: the cells are left as they are
  State(const State& other) : StateHead(other) { copy_cells(other); }
  State& operator=(const State& other) {
    if (this != &other) {
      StateHead::operator=(other);
      copy_cells(other);
    }
    return *this;
  }

  [[nodiscard]] Face face(Slot slot) const { return cells[slot].face(); }
  [[nodiscard]] Face top() const { return discard_top == kNoSlot ? Face::Unknown : face(discard_top); }
  [[nodiscard]] bool in_round() const { return stage < Stage::Between; }

  // Compares what is in use.
  [[nodiscard]] bool operator==(const State& other) const;

 private:
  void copy_cells(const State& other) {
    std::memcpy(static_cast<void*>(cells.data()), other.cells.data(), other.slots * sizeof(Cell));
  }
};
static_assert(sizeof(StateHead) + 108 * sizeof(Cell) < 1024, "one deck's state stays under 1 kB");

// 64 bits over the canonical bytes of all that is in use, the same in every build.
[[nodiscard]] std::uint64_t hash_of(const State& state);

// The seat `steps` places on from `seat` in playing direction, over seats that are still in the match.
[[nodiscard]] [[gnu::always_inline]] inline Seat seat_after(const StateHead& state, Seat seat, int steps = 1) {
  int at = seat;
  if (state.eliminated == 0 && steps <= 2) {
    // Two seats or more, so one wrap is enough.
    at += state.direction * steps;
    if (at < 0) at += state.seats;
    if (at >= state.seats) at -= state.seats;
    return static_cast<Seat>(at);
  }
  while (steps > 0) {
    at += state.direction;
    if (at < 0) at += state.seats;
    if (at >= state.seats) at -= state.seats;
    if (!contains(state.eliminated, static_cast<Seat>(at))) --steps;
  }
  return static_cast<Seat>(at);
}

// Where somebody sits now who began at `person`.
[[nodiscard]] inline Seat seat_of(const StateHead& state, Seat person) {
  Seat seat = 0;
  while (seat < state.seats && state.sits[seat] != person) ++seat;
  return seat;
}

// How many seats are still in the match.
[[nodiscard]] inline int live_seats(const StateHead& state) { return state.seats - std::popcount(state.eliminated); }

// Where a card lies in a hand: its slot, and the slot before it in the list (kNoSlot: it is the first).
struct HandPlace {
  Slot slot = kNoSlot, before = kNoSlot;
};

// The card in this slot of the hand.
[[nodiscard]] inline HandPlace place_of(const State& state, Seat seat, Slot slot) {
  HandPlace place{slot, kNoSlot};
  for (Slot at = state.hands[seat].first; at != slot; at = state.cells[at].next) place.before = at;
  return place;
}

// find_in_hand where some cards may lie face down.
[[nodiscard]] HandPlace find_face_up(const State& state, Seat seat, Face face);

// The lowest slot with this face in the hand; kNoSlot when there is none or it is not known.
[[nodiscard]] inline HandPlace find_in_hand(const State& state, Seat seat, Face face) {
  const Hand& hand = state.hands[seat];
  HandPlace best;
  if (!contains(hand.faces, face)) return best;
  if (state.rules.blind_draw) [[unlikely]]
    return find_face_up(state, seat, face);
  Slot before = kNoSlot, slot = hand.first;
  if (!contains(hand.pairs, face)) {
    // The masks say that it is there, once.
    for (; state.face(slot) != face; slot = state.cells[slot].next) before = slot;
    return {slot, before};
  }
  for (; slot != kNoSlot; slot = state.cells[slot].next) {
    if (state.face(slot) == face && slot < best.slot) best = {slot, before};
    before = slot;
  }
  return best;
}

}  // namespace yinuo
