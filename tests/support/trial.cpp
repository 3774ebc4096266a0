#include "support/trial.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/player.hpp"
#include "engine/check.hpp"
#include "engine/families/finish.hpp"
#include "engine/fold.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/record.hpp"
#include "engine/validate.hpp"
#include "engine/view.hpp"
#include "support/company.hpp"
#include "support/crash.hpp"
#include "support/hidden.hpp"
#include "support/invariants.hpp"

namespace yinuo::support {
namespace {

bool equal_lists(const ActionList& one, const ActionList& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

class Trying {
 public:
  explicit Trying(const Table& table) : table_(table), rng_(Rng::seeded(table.seed, 21)) {
    for (int seat = 0; seat < table.seats; ++seat) views_.push_back(empty_table(table.rules, table.seats));
    record_.rules = table.rules;
    record_.seats = table.seats;
    record_.seed = table.seed;
    state_ = start_match(table.rules, table.seats, table.seed, &events_);
    hear();
    examine();
  }

  void at_random(int steps) {
    for (int i = 0; i < steps && going_on() && state_.stage != Stage::MatchOver; ++i) {
      refuse_garbage();
      const bool time_is_up = state_.in_round() && table_.rules.round_seconds > 0 && rng_.below(200) == 0;
      const Action action = time_is_up ? act(ActionKind::Time) : random_action(state_, rng_);
      if (check(state_, action) != Refusal::None) return fail("refused although chosen from the list", action);
      carry_out(action);
      examine();
    }
  }

  void by_computer() {
    Company company(state_, 0, rng_, [this](const Action& action) { return wanted(action); });
    for (int i = 0; going_on() && state_.in_round(); ++i) {
      if (i > kMostActions) return fail("the round goes on for ever");
      company.step();
    }
    if (trial_.fault.empty()) examine();
  }

  void next_round() { carry_out(act(ActionKind::Next)); }
  [[nodiscard]] bool at_end() const { return !going_on() || state_.stage == Stage::MatchOver; }
  [[nodiscard]] bool goes_on_without_some() const { return !at_end() && state_.eliminated != 0; }

  Trial finish() {
    if (going_on()) ask_record();
    return trial_;
  }

 private:
  [[nodiscard]] bool going_on() const { return trial_.fault.empty(); }

  void fail(const std::string& what) {
    if (going_on()) trial_.fault = what + " after " + std::to_string(record_.actions.size()) + " actions";
  }
  void fail(const std::string& what, const Action& action) { fail(what + ": " + action_text(action)); }

  void carry_out(const Action& action) {
    ++trial_.actions;
    const bool before = state_.in_round();
    const bool is_jump = action.kind == ActionKind::Jump;
    const bool lays_cards = is_jump || (action.kind == ActionKind::Play && !is_misplay(state_, action));
    const Result<Action> read = parse_action(action_text(action));
    if (!read.ok() || !(read.value() == action)) fail("not read back equal", action);
    record_.actions.push_back(action);
    apply(state_, action, &events_);
    hear();
    if (lays_cards && contains(state_.early_call, action.seat)) fail("an early call outlives its play", action);
    if (!before || state_.in_round()) return;
    ++trial_.rounds;
    trial_.blocked += state_.round_blocked ? 1 : 0;
  }

  void hear() {
    for (std::size_t i = 0; i < views_.size(); ++i) {
      for (const Event& event : events_) fold(views_[i], redact(event, static_cast<Seat>(i)));
    }
    events_.clear();
  }

  // A computer player's action.
  bool wanted(const Action& action) {
    const Refusal refusal = check(state_, action);
    if (refusal == Refusal::None) {
      carry_out(action);
    } else {
      ++trial_.refused;
      fail("a computer player is refused (" + std::string(refusal_code(refusal)) + ")", action);
    }
    return going_on();
  }

  // Whatever is tried gets an answer; what is refused changes nothing, what is taken loses no card.
  void refuse_garbage() {
    const std::uint64_t before = hash_of(state_);
    for (int n = 0; n < 6; ++n) {
      const Action action = garbage_action(rng_);
      if (check(state_, action) != Refusal::None) continue;
      State after = state_;
      apply(after, action);
      const std::string fault = fault_in_cards(after) + fault_in_masks(after) + fault_in_turn(after);
      if (!fault.empty()) return fail(fault, action);
    }
    if (hash_of(state_) != before) fail("check has changed the state");
  }

  void examine() {
    for (const auto& fault_in : {fault_in_cards, fault_in_masks, fault_in_turn}) {
      const std::string fault = fault_in(state_);
      if (!fault.empty()) return fail(fault);
    }
    if (state_.turn_actions > finish::kMostTurnActions) return fail("more turn actions than a round may have");
    ask_lists();
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      if (views_[seat] != view_for(state_, seat)) return fail("the folded view of seat " + std::to_string(seat));
    }
    ask_secrets(static_cast<Seat>(rng_.below(state_.seats)));
  }

  void ask_lists() {
    bool somebody = false;
    ActionList list, with_choices;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      legal_actions(state_, seat, list);
      somebody = somebody || !list.empty();
      for (const Action& action : list) {
        choices(state_, action, with_choices);
        if (with_choices.empty()) return fail("listed without a choice", action);
        for (const Action& choice : with_choices) {
          if (check(state_, choice) != Refusal::None) return fail("listed but refused", choice);
        }
      }
      if (seat == state_.turn && state_.in_round() && state_.slapping == 0 && turn_options(state_, seat).size() == 0)
        return fail("the seat to act cannot act");
    }
    if (somebody == (state_.stage == Stage::MatchOver)) fail("nobody can act, or somebody after the match");
  }

  void ask_secrets(Seat seat) {
    const State other = other_truth(state_, seat, rng_);
    if (view_for(other, seat) != view_for(state_, seat)) return fail("the view tells a secret");
    ActionList one, two, three;
    legal_actions(state_, seat, one);
    legal_actions(other, seat, two);
    legal_actions(views_[seat], seat, three);
    if (!equal_lists(one, two) || !equal_lists(one, three)) fail("the list of actions tells a secret");
    const Action garbage = garbage_action(rng_);
    if (garbage.seat == seat && check(state_, garbage) != check(views_[seat], garbage))
      fail("check tells a secret", garbage);
    if (state_.stage == Stage::MatchOver || state_.turn != seat || state_.slapping != 0) return;
    const std::uint64_t lot = rng_.next();
    Rng here = Rng::seeded(lot), there = Rng::seeded(lot);
    const Action action = ai::choose(View(state_, seat), here);
    if (!(action == ai::choose(View(views_[seat], seat), there))) fail("the computer player knows a secret");
    if (check(state_, action) != Refusal::None) {
      ++trial_.refused;
      fail("a computer player is refused", action);
    }
  }

  void ask_record() {
    const std::string text = record_text(record_, state_);
    const Result<Record> read = parse_record(text);
    if (!read.ok()) return fail("the record is not read back: " + read.problem().sentence);
    const Result<State> replayed = replay(read.value());
    if (!replayed.ok()) return fail("the record does not replay: " + replayed.problem().sentence);
    if (!(replayed.value() == state_) || record_text(read.value(), replayed.value()) != text)
      fail("the replayed match is another");
  }

  const Table& table_;
  Rng rng_;
  State state_;
  std::vector<State> views_;
  Record record_;
  Events events_;
  Trial trial_;
};

}  // namespace

Trial try_table(const Table& table, int steps) {
  const NamedInCrash named(table);
  Trying trying(table);
  trying.at_random(steps);
  trying.by_computer();
  // Where seats fall out, the rounds without them are tried too.
  for (int round = 0; round < kMaxSeats && trying.goes_on_without_some(); ++round) {
    trying.next_round();
    trying.at_random(steps / 3);
    trying.by_computer();
  }
  return trying.finish();
}

}  // namespace yinuo::support
