#include "support/long_play.hpp"

#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "support/company.hpp"
#include "support/crash.hpp"
#include "support/invariants.hpp"

namespace yinuo::support {
namespace {

class LongPlay {
 public:
  LongPlay(const Table& table, std::uint32_t by_lot, int playouts)
      : rng_(Rng::seeded(table.seed, 24)),
        told_(playouts > 0 ? &events_ : nullptr),
        state_(start_match(table.rules, table.seats, table.seed, told_)),
        company_(
            state_, by_lot, rng_, [this](const Action& action) { return carry_out(action); }, playouts) {
    tell();
    examine();
  }

  Trial run(int rounds) {
    for (;;) {
      const int before = trial_.actions;
      while (going_on() && state_.in_round()) {
        company_.step();
        if (trial_.actions - before > kMostActions || trial_.actions == steps_seen_) fail("the round does not go on");
        steps_seen_ = trial_.actions;
      }
      ++trial_.rounds;
      trial_.blocked += state_.round_blocked ? 1 : 0;
      if (!going_on() || trial_.rounds == rounds || state_.stage == Stage::MatchOver) return trial_;
      carry_out(act(ActionKind::Next));
    }
  }

 private:
  [[nodiscard]] bool going_on() const { return trial_.fault.empty(); }

  void fail(const std::string& what) {
    if (going_on()) trial_.fault = what + " after " + std::to_string(trial_.actions) + " actions";
  }

  bool carry_out(const Action& action) {
    if (const Refusal refusal = check(state_, action); refusal != Refusal::None) {
      ++trial_.refused;
      fail("refused (" + std::string(refusal_code(refusal)) + "): " + action_text(action));
      return false;
    }
    apply(state_, action, told_);
    tell();
    ++trial_.actions;
    examine();
    if (!going_on()) trial_.fault += ", the last one " + action_text(action);
    return going_on();
  }

  void tell() {
    company_.hear(events_);
    events_.clear();
  }

  void examine() {
    for (const auto& fault_in : {fault_in_cards, fault_in_masks, fault_in_turn}) {
      const std::string fault = fault_in(state_);
      if (!fault.empty()) return fail(fault);
    }
    const bool waits = state_.in_round() && state_.slapping == 0;
    if (waits && turn_options(state_, state_.turn).size() == 0) fail("the seat to act cannot act");
    if (state_.turn_actions > finish::kMostTurnActions) fail("more turn actions than a round may have");
  }

  Rng rng_;
  Events events_;
  Events* told_;
  State state_;
  Trial trial_;
  int steps_seen_ = -1;
  Company company_;
};

}  // namespace

Trial play_rounds(const Table& table, int rounds, std::uint32_t by_lot, int playouts) {
  const NamedInCrash named(table);
  return LongPlay(table, by_lot, playouts).run(rounds);
}

}  // namespace yinuo::support
