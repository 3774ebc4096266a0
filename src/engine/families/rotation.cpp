#include "engine/families/rotation.hpp"

#include "engine/families/teams.hpp"

namespace yinuo::rotation {
namespace {

constexpr int kRoundsTogether = 4;
constexpr int kCycle = 12;  // three partners in turn

void change(Scribe scribe, Seat one, Seat other) {
  if (one != other) scribe.tell({.kind = EventKind::ChangePlaces, .seat = one, .target = other});
}

// The person at seat 0 stays and the others move on by one, so that each comes to sit across in turn.
void next_partner(Scribe scribe) {
  change(scribe, 1, 2);
  change(scribe, 1, 3);
}

// Each order of the people of these seats is as likely.
void draw_places(Scribe scribe, SeatSet seats) {
  std::array<Seat, kMaxSeats> places{};
  std::uint32_t count = 0;
  for (Seat seat = 0; seat < scribe.state.seats; ++seat) {
    if (contains(seats, seat)) places[count++] = seat;
  }
  for (; count > 1; --count) change(scribe, places[count - 1], places[scribe.state.rng.below(count)]);
}

void draw_all_places(Scribe scribe) {
  const State& s = scribe.state;
  const auto in = static_cast<SeatSet>(((1u << s.seats) - 1) & ~static_cast<unsigned>(s.eliminated));
  if (s.rules.teams == 0) return draw_places(scribe, in);
  for (Seat team = 0; team < s.rules.teams; ++team) draw_places(scribe, teams::side_of(s, team));
}

}  // namespace

int rounds_of_match(const Rules& rules) {
  if (rules.rotation != Rotation::Partners) return rules.rounds;
  return (rules.rounds + kCycle - 1) / kCycle * kCycle;
}

void between_rounds(Scribe scribe) {
  const State& s = scribe.state;
  switch (s.rules.rotation) {
    case Rotation::None: break;
    case Rotation::Partners:
      if (s.round % kRoundsTogether == 0) next_partner(scribe);
      break;
    case Rotation::Seats:
      if (s.round % s.rules.rotation_rounds == 0) draw_all_places(scribe);
      break;
  }
}

}  // namespace yinuo::rotation
