// Teams, and who sees the cards of a hand.
//
// The rule. Seat i belongs to team i modulo `teams`, so partners never sit next to each other. The match is counted by
// team: each member shows the team's points, and wins with it; with chips a team has one purse. winners: the team of
// the player who is out books all cards of the other teams, or each losing team its own; sum: each team books the cards
// of all its members. A blocked round goes to the team with the fewest points together, a round whose time has run out
// to the team with the fewest cards together; its member with the least is the winner. A partner is no opponent for a
// red 0 that resets, but may be swapped with and reported. partner_hands: partners see each other's cards; a hand that
// a challenge shows is shown to the challenger alone.
// Options: teams, team_score, partner_hands.
#pragma once

#include "engine/state.hpp"

namespace yinuo::teams {

// How many teams there are; as many as seats where everybody plays alone. Seat i below it is the first of side i.
[[nodiscard]] inline std::uint8_t sides(const StateHead& state) {
  return state.rules.teams > 0 ? state.rules.teams : state.seats;
}

// The seats of a team, where there are teams; kept out of what asks often.
[[nodiscard]] [[gnu::noinline]] inline SeatSet team_of(const StateHead& state, Seat seat) {
  SeatSet side = 0;
  for (int each = seat % state.rules.teams; each < state.seats; each += state.rules.teams)
    side |= set_of(static_cast<Seat>(each));
  return side;
}

// The seats whose points count together with this one's, itself among them.
[[nodiscard]] inline SeatSet side_of(const StateHead& state, Seat seat) {
  return state.rules.teams == 0 ? set_of(seat) : team_of(state, seat);
}

// Whether two seats play together; nobody is a partner of itself.
[[nodiscard]] inline bool partners(const StateHead& state, Seat one, Seat other) {
  return one != other && contains(side_of(state, one), other);
}

// Who sees the cards that lie face up in this hand.
[[nodiscard]] inline SeatSet who_sees(const StateHead& state, Seat seat) {
  if (state.rules.partner_hands) [[unlikely]]
    return team_of(state, seat);
  return set_of(seat);
}

}  // namespace yinuo::teams
