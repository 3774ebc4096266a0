// What a seat may do now: legal turn actions and out-of-turn actions, and the choices that a play still needs.
// Promises: everything listed passes check; in every state that is not the end of the match some seat has an action;
// answers on a view for its own seat as on the true state. Lists no action that only costs.
#pragma once

#include "engine/action.hpp"
#include "engine/state.hpp"

namespace yinuo {

// The turn actions of one seat, in short.
struct TurnOptions {
  FaceSet plays = 0;  // faces that may be played, alone; groups stand in legal_actions only
  bool draw = false, pass = false, challenge = false, name = false;
  [[nodiscard]] int size() const { return size_of(plays) + draw + pass + challenge + (name ? kColours : 0); }
};
[[nodiscard]] TurnOptions turn_options(const State& state, Seat seat);

// The faces of the hand that a seat on an ordinary turn could play if nothing had been drawn: by matching, without
// barred last cards, a Wild Draw Four also where it is a bluff that may be tried.
[[nodiscard]] FaceSet playable_faces(const State& state, Seat seat);

// All actions of `seat`, plays without their choices and equal cards once; `next` belongs to every seat. Groups come
// last.
void legal_actions(const State& state, Seat seat, ActionList& list);

// The same play with each choice it may be completed by: the four colours for a black card, those contained for a group
// of mixed colours, and the words that may or must follow a number.
void choices(const State& state, const Action& play, ActionList& list);

// Whether a draw on an ordinary turn is barred because a card could be played (draw_freely off).
[[nodiscard]] bool has_to_play(const State& state, Seat seat);

}  // namespace yinuo
