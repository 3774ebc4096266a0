// The levels of computer players: one table that says how each decides, what it overlooks and how it reacts. What
// somebody is like besides (personality.hpp) goes on top of it.
// Promises: each level beats the one below it, over many deals; no level knows more than its seat may know; the same
// view, belief and generator give the same answer; what is answered is legal. Does not know: time, who sits elsewhere.
#pragma once

#include <optional>

#include "ai/belief.hpp"
#include "ai/level.hpp"
#include "ai/personality.hpp"
#include "ai/player.hpp"
#include "ai/search.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// Whether it uses what its seat has gathered about others' cards: else nobody need keep a belief for it.
[[nodiscard]] bool concludes(Level level);

// Who decides.
struct Mind {
  Level level = Level::Steady;
  int personality = 0;
  Mind(Level of, int like = 0) : level(of), personality(like) {}
  [[nodiscard]] const Personality& person() const { return ai::personality(personality); }
};

// The action of the seat to act, in one go: a turn action, or a call before it (then ask again). Between rounds: Next.
// Not for a match that is over. `belief`: what the seat has gathered, or null. `playouts`: how far a level that looks
// ahead may look; 0: as far as the level does.
[[nodiscard]] Action choose(const Mind& mind, const View& view, const Belief* belief, Rng& rng, int playouts = 0);

// A decision of the seat to act that can be spread over time: the level's turn action, or the best one found so far.
class Thought {
 public:
  // As for choose, where a turn action is due. Everything needed is copied.
  Thought(const Mind& mind, const View& view, const Belief* belief, Rng& rng, int playouts = 0);

  // Thinks on for some playouts; true when it is decided.
  bool step(int playouts);
  [[nodiscard]] bool done() const { return !search_ || search_->done(); }
  [[nodiscard]] int played() const { return search_ ? search_->played() : 0; }  // playouts so far
  // Whether the best action is hardly better than another, as far as has been seen.
  [[nodiscard]] bool close() const { return search_ && search_->is_close(); }
  // What the best action was weighed against; nothing where the level does not look ahead.
  [[nodiscard]] std::optional<Rival> rival() const { return search_ ? search_->rival() : std::nullopt; }
  // A turn action, never a call; before it the seat may call (call_or_play).
  [[nodiscard]] const Action& action() const { return search_ ? search_->best() : action_; }

 private:
  Action action_;
  std::optional<Search> search_;
};

// The call that goes before this play of the seat to act, where the play leaves one card and the seat thinks of it;
// else the play itself.
[[nodiscard]] Action call_or_play(const Mind& mind, const View& view, const Action& play, Rng& rng);

// What a seat does out of turn, as in player.hpp.
[[nodiscard]] std::optional<Reaction> react(const Mind& mind, const View& view, Rng& rng);
[[nodiscard]] std::optional<Reaction> jump_in(const Mind& mind, const View& view, Rng& rng);
[[nodiscard]] std::optional<Reaction> slap(const Mind& mind, const View& view, Rng& rng);

}  // namespace yinuo::ai
