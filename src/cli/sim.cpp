#include "cli/sim.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <ctime>
#include <type_traits>

#include "ai/random_player.hpp"
#include "app/thinking.hpp"
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
  explicit Simulation(const SimOrder& order) : order_(order), seats_(static_cast<int>(order.players.size())) {
    for (std::size_t i = 0; i < order.players.size(); ++i) {
      players_[i] = Player(order.players[i]);
      checked_ = checked_ || !is_by_lot(order.players[i]);
      told_ = told_ || players_[i].listens() || is_guest(players_[i]);
    }
  }

  // Every `jobs`th block, beginning with number `job`.
  SimCount run(int job) {
    const double begin = now();
    const int blocks = (order_.games + seats_ - 1) / seats_;
    for (int block = job; block < blocks; block += order_.jobs) play_block(block);
    count_.seconds = now() - begin;
    return count_;
  }

 private:
  void play_block(int block) {
    std::array<std::int64_t, kMaxSeats> before{};
    for (std::size_t i = 0; i < before.size(); ++i) before[i] = count_.players[i].wins;
    const int first = block * seats_;
    for (int game = first; game < first + seats_ && game < order_.games; ++game) play(game, block);
    if (first + seats_ > order_.games) return;
    ++count_.blocks;
    for (std::size_t i = 0; i < before.size(); ++i) {
      const std::int64_t wins = count_.players[i].wins - before[i];
      count_.players[i].block_wins += wins;
      count_.players[i].block_squares += wins * wins;
    }
  }

  // The deal is the block's; the players move on by a seat each time.
  void play(int game, int block) {
    for (int seat = 0; seat < seats_; ++seat) player_at_[seat] = static_cast<std::size_t>((seat + game) % seats_);
    events_.clear();
    State state = start_match(order_.rules, seats_, mix_bits(order_.seed) + static_cast<std::uint64_t>(block),
                              told_ ? &events_ : nullptr);
    tell(state);
    for (int seat = 0; seat < seats_; ++seat)
      rngs_[seat] = Rng::seeded(order_.seed + static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(seat) + 10);
    for (;;) {
      play_round(state);
      count_round(state);
      if (!order_.whole_matches || state.stage == Stage::MatchOver) break;
      do_it(state, act(ActionKind::Next));
    }
    count_game(state);
  }

  void play_round(State& state) {
    while (state.in_round()) {
      carry_out(state, choose(state));
      if (state.owes_call != 0) react(state);
      if (state.slapping != 0) [[unlikely]]
        slap(state);
      if (order_.rules.jump_in != JumpIn::Off) [[unlikely]]
        jump(state);
    }
  }

  // Who plays a seat: the player that sits there now.
  [[nodiscard]] Player& player(const State& state, Seat seat) { return players_[player_at_[state.sits[seat]]]; }

  [[nodiscard]] static bool is_guest(const Player& player) { return player.name().kind == PlayerKind::Guest; }

  Action choose(const State& state) {
    const View view(state, state.turn);
    const std::size_t index = player_at_[state.sits[state.turn]];
    Rng& rng = rngs_[state.turn];
    // The quick ones make up most of a benchmark: without a detour.
    const PlayerKind kind = order_.players[index].kind;
    if (kind == PlayerKind::RandomLegal) return ai::random_legal_choice(view, rng);
    if (kind == PlayerKind::Random) return ai::random_choice(view, rng);
    if (kind == PlayerKind::Guest) return order_.guest->choose(view_for(state, state.turn), state.turn);
    if (order_.players[index].milliseconds > 0) return think(players_[index], view, rng, count_.players[index]);
    const double begin = now();
    const Action action = players_[index].choose(view, rng);
    count_.players[index].thinking.add(now() - begin);
    return action;
  }

  // By the clock, as at the table.
  static Action think(const Player& player, const View& view, Rng& rng, PlayerCount& count) {
    const double budget = player.name().milliseconds / 1000.0, began = now();
    app::Thinking thinking;
    thinking.begin(player.mind(), view, player.belief(), rng, budget);
    while (thinking.under_way()) {
      const double begin = now();
      thinking.think(now);
      count.slices.add(now() - begin);
    }
    const double used = now() - began;
    count.thinking.add(used);
    count.late += used > budget * 1.1 ? 1 : 0;
    return ai::call_or_play(player.mind(), view, thinking.action(), rng);
  }

  void tell(const State& state) {
    for (Seat seat = 0; told_ && seat < seats_; ++seat) {
      Player& at = player(state, seat);
      at.hear(View(state, seat), events_);
      if (is_guest(at)) tell_guest(seat);
    }
  }

  void tell_guest(Seat seat) {
    Events heard;
    for (const Event& event : events_) heard.push_back(redact(event, seat));
    order_.guest->hear(heard);
  }

  // A guest is as quick as it can be.
  std::optional<ai::Reaction> reaction(const State& state, Seat seat) {
    constexpr double kGuestReacts = 0.5;
    Player& at = player(state, seat);
    if (!is_guest(at)) return at.react(View(state, seat), rngs_[seat]);
    const auto action = order_.guest->react(view_for(state, seat), seat);
    return action ? std::optional<ai::Reaction>({*action, kGuestReacts}) : std::nullopt;
  }

  std::optional<Action> jump_of(const State& state, Seat seat) {
    Player& at = player(state, seat);
    if (!is_guest(at)) return at.jump_in(View(state, seat), rngs_[seat]);
    return order_.guest->react(view_for(state, seat), seat);
  }

  void do_it(State& state, const Action& action) {
    if (!told_) {
      apply(state, action);
      return;
    }
    events_.clear();
    apply(state, action, &events_);
    tell(state);
  }

  // A player that thinks is checked: its refusals are counted and it draws or passes instead.
  void carry_out(State& state, const Action& action) {
    ++count_.actions;
    if (checked_ && check(state, action) != Refusal::None) {
      ++count_.refused;
      const Action draw = act(ActionKind::Draw, state.turn);
      do_it(state, check(state, draw) == Refusal::None ? draw : act(ActionKind::Pass, state.turn));
      return;
    }
    do_it(state, action);
  }

  // Everybody who wants to call or report does so once, the quickest first. A player by lot calls at once.
  void react(State& state) {
    std::optional<ai::Reaction> first;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const bool by_lot = is_by_lot(order_.players[player_at_[state.sits[seat]]]);
      if (by_lot && contains(state.owes_call, seat) && View(state, seat).can_call()) {
        carry_out(state, View(state, seat).say_uno());
        return;
      }
      const auto wanted = reaction(state, seat);
      if (wanted && (!first || wanted->seconds < first->seconds)) first = wanted;
    }
    if (first && check(state, first->action) == Refusal::None) carry_out(state, first->action);
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
      const std::optional<Action> action = jump_of(state, seat);
      if (!action) continue;
      carry_out(state, *action);
      if (state.in_round() && state.owes_call != 0) react(state);
      if (state.slapping != 0) slap(state);
      steps = -1;
    }
  }

  void count_round(const State& state) {
    for (Seat seat = 0; seat < state.seats && order_.guest != nullptr; ++seat) {
      if (is_guest(player(state, seat))) order_.guest->round_over(view_for(state, seat), seat);
    }
    ++count_.rounds;
    count_.blocked += state.round_blocked ? 1 : 0;
    count_.undecided += state.round_winner == kNoSeat ? 1 : 0;
  }

  void count_game(const State& state) {
    ++count_.games;
    Hash64 hash;
    hash.number(state.version);
    hash.number(state.rng.state);
    const SeatSet round = state.round_winner == kNoSeat ? SeatSet{0} : teams::side_of(state, state.round_winner);
    const SeatSet winners = order_.whole_matches ? state.match_winners : round;
    for (int seat = 0; seat < state.seats; ++seat) {
      PlayerCount& of = count_.players[player_at_[state.sits[static_cast<std::size_t>(seat)]]];
      of.points += state.scores[seat];
      of.wins += contains(winners, static_cast<Seat>(seat)) ? 1 : 0;
      hash.number(static_cast<std::uint64_t>(state.scores[seat]));
    }
    count_.hash += hash.value();
  }

  const SimOrder& order_;
  const int seats_;
  SimCount count_;
  Player players_[kMaxSeats];
  Rng rngs_[kMaxSeats];
  std::size_t player_at_[kMaxSeats] = {};  // by the seat at which they began
  Events events_;
  bool checked_ = false;  // somebody thinks
  bool told_ = false;     // somebody listens
};

static_assert(std::is_trivially_copyable_v<SimCount>);

// A process of its own for one share; the end of the pipe that its count comes out of, -1 where there can be none.
int begin_share(const SimOrder& order, int job) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  const pid_t child = fork();
  if (child == 0) {
    const SimCount count = Simulation(order).run(job);
    std::FILE* out = fdopen(ends[1], "wb");
    const bool written = std::fwrite(&count, sizeof count, 1, out) == 1 && std::fclose(out) == 0;
    _exit(written ? 0 : 1);
  }
  close(ends[1]);
  if (child > 0) return ends[0];
  close(ends[0]);
  return -1;
}

// Whether the whole count came.
bool end_share(int end, SimCount& count) {
  std::FILE* in = fdopen(end, "rb");
  const bool whole = std::fread(&count, sizeof count, 1, in) == 1;
  std::fclose(in);
  wait(nullptr);
  return whole;
}

}  // namespace

SimCount simulate(const SimOrder& order) {
  std::vector<int> ends;
  for (int job = 1; job < order.jobs; ++job) ends.push_back(begin_share(order, job));
  SimCount count = Simulation(order).run(0);
  for (std::size_t i = 0; i < ends.size(); ++i) {
    SimCount share;
    if (ends[i] < 0 || !end_share(ends[i], share)) share = Simulation(order).run(static_cast<int>(i) + 1);
    count.add(share);
  }
  return count;
}

}  // namespace yinuo::cli
