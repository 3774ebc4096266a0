// Looking ahead: the actions worth comparing are tried in the same guessed worlds and played out, the worse half is
// dropped time and again, and the action that the rules of thumb would take is left only for one that is clearly
// better.
// Promises: thinking is cut into slices, and the best action found so far is there at any time; the same view, belief,
// seed and budget give the same action in every build, whatever the slices; it never looks behind the view. Does not
// know: time (who calls it measures it).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ai/belief.hpp"
#include "ai/personality.hpp"
#include "ai/worlds.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {

// What an action was weighed against: the best of the others, as far as has been seen.
struct Rival {
  Action action;
  double lead = 0;   // of the action taken over it, in value (value.hpp); below 0: it came out higher, but not clearly
  double error = 0;  // standard error of the lead
  [[nodiscard]] bool is_as_good() const { return lead < error; }
  [[nodiscard]] bool is_clearly_worse() const { return lead > 2 * error; }
};

class Search {
 public:
  // For the seat to act while no slap is open. `belief` may be null; both are only read here. `playouts`: all there may
  // be. `bluffs`: whether a Wild Draw Four that could be found guilty is thought of. `taste`: what its rules of thumb
  // go by.
  Search(const View& view, const Belief* belief, std::uint64_t seed, int playouts, bool bluffs = true,
         const Taste& taste = {});

  // Some more playouts, at least one world's; true when it is decided.
  bool step(int playouts);
  [[nodiscard]] bool done() const { return done_; }
  // The action to take if thinking ended now: a turn action, never a call.
  [[nodiscard]] const Action& best() const;
  // Whether another action has done about as well.
  [[nodiscard]] bool is_close() const;
  // The best of the others; nothing where there is none, or too little has been played.
  [[nodiscard]] std::optional<Rival> rival() const;
  [[nodiscard]] int played() const { return played_; }  // playouts so far

 private:
  // What an action has given; the differences are to the anchor in the same worlds.
  struct Arm {
    Action action;
    std::int64_t sum = 0, difference = 0, squares = 0;
    int worlds = 0;
    bool live = true;
  };
  static constexpr int kMostArms = 64;

  void try_world();
  void end_stage();
  [[nodiscard]] bool is_clear() const;
  [[nodiscard]] int best_arm() const;
  [[nodiscard]] int taken_arm() const;

  Seat me_;
  Worlds worlds_;
  Rng rng_;
  State world_, play_;
  std::array<Arm, kMostArms> arms_;
  int arm_count_ = 0, live_ = 0, anchor_ = 0;
  int budget_ = 0, played_ = 0;
  int stages_ = 1, stage_ = 0, stage_end_ = 0;  // stage_end_: in playouts
  int tried_ = 0;                               // worlds
  bool done_ = false;
};

}  // namespace yinuo::ai
