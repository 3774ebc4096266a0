#include "engine/setup.hpp"

#include <algorithm>
#include <string>

#include "engine/apply.hpp"
#include "engine/families/deal.hpp"
#include "engine/families/house.hpp"
#include "engine/families/teams.hpp"
#include "engine/families/turn.hpp"
#include "engine/fold.hpp"
#include "engine/notation.hpp"
#include "engine/validate.hpp"

namespace yinuo {
namespace {

// The cards of the deck that are not placed yet.
class Box {
 public:
  explicit Box(const Setup& setup) : rng_(Rng::seeded(setup.seed, 1)) {
    count_ = deal::list_faces(setup.rules, faces_);
  }

  bool take(Face face) {
    const auto end = faces_.begin() + count_;
    const auto at = std::find(faces_.begin(), end, face);
    if (at == end) return false;
    std::swap(*at, faces_[static_cast<std::size_t>(--count_)]);
    return true;
  }

  std::optional<Face> take_any() {
    if (count_ == 0) return std::nullopt;
    const auto at = rng_.below(static_cast<std::uint32_t>(count_));
    --count_;
    std::swap(faces_[at], faces_[static_cast<std::size_t>(count_)]);
    return faces_[static_cast<std::size_t>(count_)];
  }

 private:
  std::array<Face, kMaxSlots> faces_{};
  int count_ = 0;
  Rng rng_;
};

class Builder {
 public:
  explicit Builder(const Setup& setup) : setup_(setup), box_(setup), state_(empty_table(setup.rules, setup.seats)) {}

  std::optional<Problem> take_given() {
    for (const auto& hand : setup_.hands) {
      if (hand && !take_all(*hand)) return problem_;
    }
    if (!take_all(setup_.discard) || !take_all(setup_.draw)) return problem_;
    return std::nullopt;
  }

  std::optional<Problem> place() {
    state_.epoch = state_.round = 1;
    state_.slots = 0;
    for (Seat seat = 0; seat < setup_.seats; ++seat) {
      const auto& given = setup_.hands[seat];
      const std::size_t count = given ? given->size() : setup_.rules.hand_size;
      for (std::size_t i = 0; i < count; ++i) {
        const auto face = given ? std::optional<Face>((*given)[i]) : box_.take_any();
        if (!face) return Problem{"The deck has no cards left for the hand of seat " + std::to_string(seat) + "."};
        place_in_hand(seat, *face);
      }
    }
    for (const Face face : setup_.discard) folding::onto_discards(state_, new_slot(face, kEverybody));
    std::vector<Face> pile = setup_.draw;
    while (!setup_.draw_only) {
      const auto face = box_.take_any();
      if (!face) break;
      pile.push_back(*face);
    }
    for (auto face = pile.rbegin(); face != pile.rend(); ++face) {
      const Slot slot = new_slot(*face, 0);
      state_.cells[slot].next = state_.draw_top;
      state_.draw_top = slot;
      ++state_.draw_count;
    }
    return std::nullopt;
  }

  Result<State> begin(Events* events) {
    State& s = state_;
    s.rng = Rng::seeded(setup_.seed);
    s.dealer = s.turn = setup_.dealer;
    s.direction = static_cast<std::int8_t>(setup_.clockwise ? 1 : -1);
    s.stage = Stage::Turn;
    s.colour = colour_of(s.top());
    if (setup_.opening) {
      if (setup_.discard.size() != 1) return Problem{"With 'opening' the discard pile holds the starter alone."};
      s.starter_on_top = true;
      deal::apply_starter(Scribe{s, events});
      if (setup_.turn) s.turn = *setup_.turn;
      return s;
    }
    if (s.colour == Colour::None) {
      if (!setup_.colour) return Problem{"The top card is black: say which colour is in force."};
      s.colour = *setup_.colour;
    } else if (setup_.colour && *setup_.colour != s.colour) {
      return Problem{"The top card has a colour of its own; another cannot be in force."};
    }
    s.turn = setup_.turn.value_or(0);
    s.jump_open = true;
    s.in_row = 1;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (s.hands[seat].count == 1 && s.rules.uno_penalty > 0) s.called |= set_of(seat);
    }
    return s;
  }

 private:
  bool take_all(const std::vector<Face>& faces) {
    for (const Face face : faces) {
      if (box_.take(face)) continue;
      problem_ = Problem{"The deck does not hold so many " + card_text(face) + "."};
      return false;
    }
    return true;
  }

  Slot new_slot(Face face, SeatSet known) {
    const Slot slot = state_.slots++;
    Cell cell = Cell::blank(kNoSlot);
    cell.set_face(face);
    cell.set_known(known);
    state_.cells[slot] = cell;
    return slot;
  }

  void place_in_hand(Seat seat, Face face) {
    folding::append(state_, seat, new_slot(face, teams::who_sees(state_, seat)));
    folding::count_face(state_.hands[seat], face);
  }

  const Setup& setup_;
  Box box_;
  State state_;
  Problem problem_;
};

std::optional<Problem> refuse_setup(const Setup& setup) {
  if (setup.seats < 2 || setup.seats > kMaxSeats) return Problem{"'seats' needs a number from 2 to 10."};
  if (setup.discard.empty()) return Problem{"The discard pile needs a card."};
  if (setup.dealer >= setup.seats || (setup.turn && *setup.turn >= setup.seats))
    return Problem{"There is no such seat at this table."};
  for (std::size_t seat = static_cast<std::size_t>(setup.seats); seat < setup.hands.size(); ++seat) {
    if (setup.hands[seat])
      return Problem{"There is no seat " + std::to_string(seat) + " at this table to hold a hand."};
  }
  if (setup.opening && !setup.clockwise) return Problem{"An opening is always clockwise; its starter may turn it."};
  if (setup.opening && !deal::may_be_starter(setup.rules, setup.discard.front())) {
    return Problem{"These rules do not let " + card_text(setup.discard.front()) + " be the starter."};
  }
  for (const RuleProblem& problem : validate(setup.rules, setup.seats)) {
    if (!problem.warning) return Problem{problem.sentence};
  }
  return std::nullopt;
}

}  // namespace

Result<State> set_up(const Setup& setup, Events* events) {
  if (auto problem = refuse_setup(setup)) return *problem;
  Builder builder(setup);
  if (auto problem = builder.take_given()) return *problem;
  if (auto problem = builder.place()) return *problem;
  Result<State> state = builder.begin(events);
  if (state.ok()) house::reveal(Scribe{state.value(), events});
  return state;
}

}  // namespace yinuo
