// Wild Draw Four: when it is legal, when it is a bluff, and the challenge.
//
// The rule. Without a challenge a Wild Draw Four is refused where wild4_when forbids it. With one it may be played as a
// bluff: the seat that owes the draw may question it. It is guilty when the rest of the hand, as it was when the card
// was played, held a coloured card of the colour in force before it (or, by colour_or_face, of the face that lay on
// top). The hand is shown to the challenger alone. Guilty: its player draws the sum and the challenger takes a normal
// turn. Innocent: the challenger draws the sum and two more and loses the turn. The named colour stays either way.
// A chain of more than one draw card is a stack: it cannot be questioned, or (challenge_stacked) its last or its first
// Wild Draw Four can, while a Wild Draw Four lies on top. Nobody questions an own one, or one that was deflected.
// Options: wild4_when, challenge, challenge_stacked.
#pragma once

#include "engine/action.hpp"
#include "engine/fold.hpp"
#include "engine/state.hpp"

namespace yinuo::wild4 {

inline constexpr int kWrongChallenge = 2;  // cards on top of the sum

// The faces that make a Wild Draw Four guilty if it is played now and one of them is held.
[[nodiscard]] FaceSet telling_faces(const State& state);

// Whether a Wild Draw Four played by `seat` now would be guilty; its hand is known.
[[nodiscard]] Guilt guilt_of(const State& state, Seat seat);

// Whether wild4_when lets `seat` play one now without bluffing; `others` are the faces it could play besides.
[[nodiscard]] bool honest(const State& state, Seat seat, FaceSet others);

// Whether `seat` may play one at all: bluffs are plays where they can be questioned.
[[nodiscard]] bool allowed(const State& state, Seat seat, FaceSet others);

// Whether the draw that is owed now may be questioned by the seat that owes it.
[[nodiscard]] bool can_be_challenged(const State& state);

// Carries out a challenge that check has accepted.
void challenge(Scribe scribe, const Action& action);

}  // namespace yinuo::wild4
