// Everybody at a table, as at home: slaps first, then the seat to act, then the quickest call or report, then jump-ins
// until nobody wants to.
// Promises: the same generator gives the same play. Does not know whether an action is legal, nor how it is carried
// out: whoever owns the state does both.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "ai/belief.hpp"
#include "ai/levels.hpp"
#include "base/rng.hpp"
#include "engine/families/finish.hpp"
#include "engine/state.hpp"

namespace yinuo::support {

// More actions than any round can have: each turn action may be followed by calls, slaps and reports of every seat.
inline constexpr int kMostActions = finish::kMostTurnActions * 2 * kMaxSeats;

class Company {
 public:
  // Carries an action out; false: it went wrong, and play is not to go on.
  using Carry = std::function<bool(const Action&)>;

  // So many per cent of the seats, drawn by lot, play by lot; where there can be such, now and then somebody also does
  // what is never sensible, or a round's or turn's time runs out. The others are computer players of any level;
  // with `playouts`, of the strongest one with so many for each choice, and told what happens.
  Company(const State& state, std::uint32_t by_lot, Rng& rng, Carry carry, int playouts = 0);

  // What has happened, the deal first; only where there are `playouts`.
  void hear(const Events& events);

  // Once round the above; in a round only.
  void step();

 private:
  enum class Kind : std::uint8_t { Computer, Legal, Any };
  struct Player {
    Kind kind = Kind::Computer;
    ai::Level level = ai::Level::Steady;
  };

  void slap();
  void act_on_turn();
  void react();
  void jump_in();
  [[nodiscard]] Action chosen(Seat seat);
  [[nodiscard]] const ai::Belief* belief_of(Seat seat) const;
  [[nodiscard]] std::optional<ai::Reaction> reaction(Seat seat);
  [[nodiscard]] std::optional<ai::Reaction> jump(Seat seat);
  void carry(const Action& action) { going_on_ = carry_(action); }
  [[nodiscard]] bool open() const { return going_on_ && state_.in_round(); }

  const State& state_;
  Rng& rng_;
  Carry carry_;
  std::array<Player, kMaxSeats> players_{};
  std::vector<ai::Belief> beliefs_;
  int playouts_;
  bool strangers_ = false;
  bool going_on_ = true;
};

}  // namespace yinuo::support
