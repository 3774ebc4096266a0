#include "support/random_play.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo::support {
namespace {

// The values that the text form takes: some counts have a gap behind the 0 that switches them off.
int random_value(const Option& option, Rng& rng) {
  for (;;) {
    const int span = option.most - option.least + 1;
    const int value = option.least + static_cast<int>(rng.below(static_cast<std::uint32_t>(span)));
    Rules rules;
    option.set(rules, value);
    const auto read = parse_rules(std::string(option.key) + "=" + option.value_text(value));
    if (read.ok() && read.value() == rules) return value;
  }
}

Rules changed_rules(Rng& rng, std::uint32_t percent) {
  Rules rules;
  for (const Option& option : options()) {
    if (!rng.chance(percent)) continue;
    const int value = random_value(option, rng);
    if (option.is_built(value)) option.set(rules, value);
  }
  // Many rounds to a match, and many matches to a test.
  if (rules.target > 300) rules.target = 300;
  return rules;
}

Action any_of(const std::vector<Action>& actions, Rng& rng) {
  return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

Seat any_seat(const State& state, Rng& rng) { return static_cast<Seat>(rng.below(state.seats)); }

// An action that only costs, or leaving: accepted, but never listed. Often there is none.
Action unlisted_action(const State& state, Rng& rng) {
  const Seat seat = any_seat(state, rng);
  const std::uint32_t lot = rng.below(20);
  if (lot == 0) return act(ActionKind::Leave, seat);
  if (lot < 10) return act(ActionKind::Call, seat);
  if (lot < 13) return play(state.turn, first_of(state.hands[state.turn].faces));
  return report(seat, any_seat(state, rng));
}

}  // namespace

int soak(int times) {
  const char* factor = std::getenv("YINUO_SOAK");
  if (factor == nullptr) return times;
  return std::max(1, static_cast<int>(times * std::atof(factor)));
}

std::string Table::text() const {
  return "rules " + rules_text(rules) + ", seats " + std::to_string(seats) + ", seed " + to_hex(seed);
}

Table random_table(std::uint64_t number) {
  Rng rng = Rng::seeded(number, 2);
  Table table;
  table.seed = number;
  table.seats = 2 + static_cast<int>(number % 9);
  const std::uint32_t kind = rng.below(4);
  do {
    const std::uint32_t percent = kind == 0 ? 0 : kind == 1 ? 12 : 40;
    table.rules = changed_rules(rng, percent);
  } while (!why_not_playable(table.rules, table.seats).empty());
  return table;
}

Rules any_rules(Rng& rng) {
  Rules rules;
  const std::uint32_t percent = rng.below(100);
  for (const Option& option : options()) {
    if (rng.chance(percent)) option.set(rules, random_value(option, rng));
  }
  return rules;
}

std::vector<Action> complete_actions(const State& state, Seat seat) {
  std::vector<Action> complete;
  ActionList list, with_choices;
  legal_actions(state, seat, list);
  for (const Action& action : list) {
    choices(state, action, with_choices);
    complete.insert(complete.end(), with_choices.begin(), with_choices.end());
  }
  return complete;
}

Action random_action(const State& state, Rng& rng) {
  const std::uint32_t lot = rng.below(100);
  if (lot < 5) {
    const Action action = unlisted_action(state, rng);
    if (check(state, action) == Refusal::None) return action;
  }
  if (state.owes_call != 0 && lot < 50) {
    const Action call = act(ActionKind::Call, static_cast<Seat>(std::countr_zero(state.owes_call)));
    if (check(state, call) == Refusal::None) return call;
  }
  if (lot < 30) {
    const auto others = complete_actions(state, any_seat(state, rng));
    if (!others.empty()) return any_of(others, rng);
  }
  if (lot < 32) {
    const Action noise = act(ActionKind::Noise, any_seat(state, rng));
    if (check(state, noise) == Refusal::None) return noise;
  }
  const auto own = complete_actions(state, state.turn);
  if (!own.empty() && state.slapping == 0) return any_of(own, rng);
  // Everybody else waits for a slap.
  auto slapping = static_cast<int>(rng.below(static_cast<std::uint32_t>(std::popcount(state.slapping))));
  auto rest = state.slapping;
  for (; slapping > 0; --slapping) rest &= static_cast<SeatSet>(rest - 1);
  return act(ActionKind::Slap, static_cast<Seat>(std::countr_zero(rest)));
}

Action garbage_action(Rng& rng) {
  Action action;
  action.kind = static_cast<ActionKind>(rng.below(14));
  action.seat = static_cast<Seat>(rng.chance(90) ? rng.below(kMaxSeats + 1) : rng.below(256));
  action.target = static_cast<Seat>(rng.chance(70) ? kNoSeat : rng.below(256));
  action.word = static_cast<PlayWord>(rng.chance(80) ? 0 : rng.below(4));
  action.colour = static_cast<Colour>(rng.chance(80) ? rng.below(5) : rng.below(256));
  action.card_count = static_cast<std::uint8_t>(rng.chance(80) ? rng.below(2) : rng.below(256));
  action.version = rng.chance(90) ? 0 : rng.next();
  for (Face& face : action.cards) {
    face = rng.chance(95) ? face_at(static_cast<int>(rng.below(kFaces + 1))) : static_cast<Face>(rng.below(256));
  }
  return action;
}

}  // namespace yinuo::support
