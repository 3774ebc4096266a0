#include "cli/sim.hpp"

#include <ctime>
#include <optional>

#include "ai/player.hpp"
#include "ai/random_player.hpp"
#include "base/hash.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/families/teams.hpp"
#include "engine/view.hpp"

namespace yinuo::cli {
namespace {

// Processor time in seconds: what else runs on the machine counts less.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

class Simulation {
 public:
  explicit Simulation(const SimOrder& order) : order_(order), count_() {
    count_.wins.resize(order.players.size());
    count_.points.resize(order.players.size());
    thinks_ = false;
    for (const SimPlayer player : order.players) thinks_ = thinks_ || player == SimPlayer::Normal;
  }

  SimCount run() {
    const double begin = now();
    for (int game = 0; game < order_.games; ++game) play(game);
    count_.seconds = now() - begin;
    count_.hash = hash_.value();
    return count_;
  }

 private:
  // Deals are played in blocks: the same one with the players moved on by a seat each time.
  void play(int game) {
    const int seats = static_cast<int>(order_.players.size());
    const int block = game / seats;
    for (int seat = 0; seat < seats; ++seat) player_at_[seat] = static_cast<std::size_t>((seat + game) % seats);
    State state = start_match(order_.rules, seats, mix_bits(order_.seed) + static_cast<std::uint64_t>(block));
    for (int seat = 0; seat < seats; ++seat)
      rngs_[seat] = Rng::seeded(order_.seed + static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(seat) + 10);
    for (;;) {
      play_round(state);
      count_round(state);
      if (!order_.whole_matches || state.stage == Stage::MatchOver) break;
      apply(state, act(ActionKind::Next));
    }
    count_game(state);
  }

  void play_round(State& state) {
    while (state.in_round()) {
      const Seat seat = state.turn;
      const Action action = choose(View(state, seat), player(state, seat), rngs_[seat]);
      carry_out(state, action);
      if (state.owes_call != 0) react(state);
      if (state.slapping != 0) [[unlikely]]
        slap(state);
      if (order_.rules.jump_in != JumpIn::Off) [[unlikely]]
        jump(state);
    }
  }

  // Who plays a seat: the player that sits there now.
  [[nodiscard]] SimPlayer player(const State& state, Seat seat) const {
    return order_.players[player_at_[state.sits[seat]]];
  }

  Action choose(const View& view, SimPlayer player, Rng& rng) {
    switch (player) {
      case SimPlayer::Random: return ai::random_choice(view, rng);
      case SimPlayer::RandomLegal: return ai::random_legal_choice(view, rng);
      case SimPlayer::Normal: break;
    }
    const double begin = now();
    const Action action = ai::choose(view, rng);
    count_.thinking += now() - begin;
    ++count_.choices;
    return action;
  }

  // A player that thinks is checked: its refusals are counted and it draws or passes instead.
  void carry_out(State& state, const Action& action) {
    ++count_.actions;
    if (thinks_ && check(state, action) != Refusal::None) {
      ++count_.refused;
      const Action draw = act(ActionKind::Draw, state.turn);
      apply(state, check(state, draw) == Refusal::None ? draw : act(ActionKind::Pass, state.turn));
      return;
    }
    apply(state, action);
  }

  // Everybody who wants to call or report does so once, the quickest first. A random player calls at once and reports
  // when a player that thinks has had the time of a quick call.
  void react(State& state) {
    constexpr double kRandomReport = 0.9;
    std::optional<Action> first;
    double soonest = 1e9;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const View view(state, seat);
      if (player(state, seat) == SimPlayer::Normal) {
        const auto reaction = ai::react(view, rngs_[seat]);
        if (!reaction || reaction->seconds >= soonest) continue;
        soonest = reaction->seconds;
        first = reaction->action;
      } else if (contains(state.owes_call, seat) && view.can_call()) {
        carry_out(state, view.say_uno());
        return;
      } else if (soonest > kRandomReport) {
        first = ai::random_reaction(view);
        if (first) soonest = kRandomReport;
      }
    }
    if (first && check(state, *first) == Refusal::None) carry_out(state, *first);
  }

  // Everybody slaps in an order drawn by lot.
  void slap(State& state) {
    while (state.slapping != 0) {
      const auto seat = static_cast<Seat>(rngs_[0].below(state.seats));
      if (contains(state.slapping, seat)) carry_out(state, act(ActionKind::Slap, seat));
    }
  }

  // Everybody who wants to jump in does so before the seat to act, in its order, until nobody wants to.
  void jump(State& state) {
    for (int steps = 0; steps < state.seats && state.in_round(); ++steps) {
      const Seat seat = static_cast<Seat>((state.turn + steps) % state.seats);
      const View view(state, seat);
      if (contains(state.eliminated, seat) || view.jump() == Face::Unknown) continue;
      std::optional<Action> action;
      if (player(state, seat) == SimPlayer::Normal) {
        if (const auto reaction = ai::jump_in(view, rngs_[seat])) action = reaction->action;
      } else {
        action = ai::random_jump(view, rngs_[seat]);
      }
      if (!action) continue;
      carry_out(state, *action);
      if (state.in_round() && state.owes_call != 0) react(state);
      if (state.slapping != 0) slap(state);
      steps = -1;
    }
  }

  void count_round(const State& state) {
    ++count_.rounds;
    count_.blocked += state.round_blocked ? 1 : 0;
    count_.undecided += state.round_winner == kNoSeat ? 1 : 0;
  }

  void count_game(const State& state) {
    ++count_.games;
    hash_.number(state.version);
    hash_.number(state.rng.state);
    const SeatSet round = state.round_winner == kNoSeat ? SeatSet{0} : teams::side_of(state, state.round_winner);
    const SeatSet winners = order_.whole_matches ? state.match_winners : round;
    for (int seat = 0; seat < state.seats; ++seat) {
      const std::size_t player = player_at_[state.sits[static_cast<std::size_t>(seat)]];
      count_.points[player] += state.scores[seat];
      const bool won = contains(winners, static_cast<Seat>(seat));
      count_.wins[player] += won ? 1 : 0;
      hash_.number(static_cast<std::uint64_t>(state.scores[seat]));
    }
  }

  const SimOrder& order_;
  SimCount count_;
  Hash64 hash_;
  Rng rngs_[kMaxSeats];
  std::size_t player_at_[kMaxSeats] = {};
  bool thinks_ = false;
};

}  // namespace

SimCount simulate(const SimOrder& order) { return Simulation(order).run(); }

}  // namespace yinuo::cli
