// The computer player: what it does on its turn, and what it does out of turn like a person would.
// Promises: looks through the view only; the same view and generator give the same answer; what it answers is legal.
// Does not know: time (it says how long a reaction takes, who carries it out waits), who sits elsewhere.
#pragma once

#include <optional>

#include "ai/habits.hpp"
#include "ai/personality.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// The action of the seat to act: a turn action, or an early call before it (then ask again). Between rounds: Next.
// Not for a match that is over.
[[nodiscard]] Action choose(const View& view, Rng& rng);

// The same without a call and only where a turn action is due.
[[nodiscard]] Action choose_turn(const View& view, Rng& rng, const Taste& taste = {});

// The call that goes before this play of the seat to act, where the play leaves one card and the seat thinks of it;
// else the play itself.
[[nodiscard]] Action call_or_play(const View& view, const Action& play, const Habits& habits, Rng& rng);

struct Reaction {
  Action action;
  double seconds = 0;  // from now until it is done
};

// What a seat does out of turn when calls are owed: its own call, or a report; nothing when it forgets or there is
// nothing to do. Ask each seat once for every call that comes to be owed: asking again decides anew. Check the action
// when its time has come: others may have been quicker.
[[nodiscard]] std::optional<Reaction> react(const View& view, Rng& rng, const Habits& habits = {});

// A jump-in, or nothing when the seat cannot or overlooks it. Ask each seat once for every card that comes to lie on
// top while a jump is open, the seat to act too; check the action when its time has come.
[[nodiscard]] std::optional<Reaction> jump_in(const View& view, Rng& rng, const Habits& habits = {},
                                              const Taste& taste = {});

// A slap, in a person's time; nothing where the seat need not. Ask each seat once for every slap that begins: nobody is
// to act before all but one have slapped.
[[nodiscard]] std::optional<Reaction> slap(const View& view, Rng& rng, const Habits& habits = {});

}  // namespace yinuo::ai
