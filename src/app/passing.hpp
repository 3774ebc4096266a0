// One device for several people: who may have it next, and what each may do beside whoever has it.
// Promises: made from what everybody at the table has seen; nothing in here depends on a hand, so that no button tells
// of one. Ids: show (the hand of who has the device), hand_back, and with the number of a seat slap:2, call:2,
// report:0:2 (seat 2 reports seat 0), look:2 (asks for the device, to jump in).
// Does not know: what a cover looks like. When the device is passed on is said in Match's part of passing.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/mirror.hpp"
#include "app/player.hpp"
#include "engine/action.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

// Whether more than one of them is a person.
[[nodiscard]] bool share_a_device(const std::vector<Player>& players);

// Whose ears what is told to the people at the device is for, before anybody has changed places: the person's seat, or
// kOnlooker where several share it.
[[nodiscard]] Seat ear_of(const std::vector<Player>& players);

// The person who is to act now or, among those still in the match, before the other people; `otherwise` for none.
[[nodiscard]] Seat next_person(const State& state, const std::vector<Player>& players, Seat otherwise);

// What a hand that is covered does not matter for: calls of one card, signs, reports, slaps, the next round.
[[nodiscard]] bool is_open_act(const State& state, const Action& action);

// What the people beside whoever has the device may do at their seats.
void add_at_seats(std::vector<Item>& items, const Match& match, const Strings& strings, const Names& names);
// What there is to do while the hand is covered, but for what is there all the time.
void add_covered(std::vector<Item>& items, const Match& match, const Strings& strings, const Names& names);

}  // namespace yinuo::app
