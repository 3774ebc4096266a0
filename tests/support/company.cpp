#include "support/company.hpp"

#include <algorithm>
#include <utility>

#include "ai/random_player.hpp"
#include "ai/timeout.hpp"
#include "engine/view.hpp"
#include "support/random_play.hpp"

namespace yinuo::support {
namespace {

constexpr int kFewPlayouts = 1;      // many rounds matter here, not who wins them
constexpr double kLotSeconds = 0.7;  // a reaction by lot: behind most calls, before most reports

// How often a table with strangers sees what nobody chooses: once in so many turns.
constexpr std::uint32_t kRoundTimeUp = 500, kTurnTimeUp = 20, kAnything = 50;

}  // namespace

Company::Company(const State& state, std::uint32_t by_lot, Rng& rng, Carry carry, int playouts)
    : state_(state),
      rng_(rng),
      carry_(std::move(carry)),
      playouts_(playouts > 0 ? playouts : kFewPlayouts),
      strangers_(by_lot > 0) {
  for (Seat seat = 0; playouts > 0 && seat < state.seats; ++seat) beliefs_.emplace_back(state.rules, state.seats, seat);
  for (Player& player : players_) {
    player.level = static_cast<ai::Level>(rng_.below(ai::kLevels));
    if (playouts > 0) player.level = ai::Level::Master;
    if (strangers_ && rng_.chance(by_lot)) player.kind = rng_.chance(75) ? Kind::Legal : Kind::Any;
  }
}

void Company::step() {
  if (state_.slapping != 0) return slap();
  act_on_turn();
  react();
  jump_in();
}

void Company::slap() {
  const auto first = static_cast<int>(strangers_ ? rng_.below(state_.seats) : 0);
  for (int i = 0; i < state_.seats && going_on_ && state_.slapping != 0; ++i) {
    const auto seat = static_cast<Seat>((first + i) % state_.seats);
    if (const auto slap = ai::slap(players_[seat].level, View(state_, seat), rng_)) carry(slap->action);
  }
}

void Company::act_on_turn() {
  if (strangers_ && state_.rules.round_seconds > 0 && rng_.below(kRoundTimeUp) == 0)
    return carry(act(ActionKind::Time));
  if (strangers_ && rng_.below(kAnything) == 0) return carry(random_action(state_, rng_));
  carry(chosen(state_.turn));
}

Action Company::chosen(Seat seat) {
  const View view(state_, seat);
  if (strangers_ && state_.rules.turn_seconds > 0 && rng_.below(kTurnTimeUp) == 0) return ai::timed_out(view);
  switch (players_[seat].kind) {
    case Kind::Computer: break;
    case Kind::Legal: return ai::random_legal_choice(view, rng_);
    case Kind::Any: return ai::random_choice(view, rng_);
  }
  return ai::choose(players_[seat].level, view, belief_of(seat), rng_, playouts_);
}

void Company::hear(const Events& events) {
  for (ai::Belief& belief : beliefs_) {
    for (const Event& event : events) belief.hear(redact(event, seat_then(belief.me(), event)));
  }
}

const ai::Belief* Company::belief_of(Seat seat) const {
  const auto found =
      std::find_if(beliefs_.begin(), beliefs_.end(), [seat](const ai::Belief& belief) { return belief.me() == seat; });
  return found == beliefs_.end() ? nullptr : &*found;
}

void Company::react() {
  std::optional<ai::Reaction> first;
  for (Seat seat = 0; seat < state_.seats && open() && state_.owes_call != 0; ++seat) {
    const auto next = reaction(seat);
    if (next && (!first || next->seconds < first->seconds)) first = next;
  }
  if (first) carry(first->action);
}

std::optional<ai::Reaction> Company::reaction(Seat seat) {
  const View view(state_, seat);
  if (players_[seat].kind == Kind::Computer) return ai::react(players_[seat].level, view, rng_);
  const auto action = ai::random_reaction(view);
  return action && !view.is_out(seat) ? std::optional(ai::Reaction{*action, kLotSeconds}) : std::nullopt;
}

void Company::jump_in() {
  for (int steps = 0; steps < state_.seats && open() && state_.slapping == 0; ++steps) {
    const auto seat = static_cast<Seat>((state_.turn + steps) % state_.seats);
    if (contains(state_.eliminated, seat) || View(state_, seat).jump() == Face::Unknown) continue;
    const auto next = jump(seat);
    if (!next) continue;
    carry(next->action);
    if (strangers_) react();
    steps = -1;
  }
}

std::optional<ai::Reaction> Company::jump(Seat seat) {
  const View view(state_, seat);
  if (players_[seat].kind == Kind::Computer) return ai::jump_in(players_[seat].level, view, rng_);
  const auto action = ai::random_jump(view, rng_);
  return action ? std::optional(ai::Reaction{*action, kLotSeconds}) : std::nullopt;
}

}  // namespace yinuo::support
