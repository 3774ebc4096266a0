#include "app/beliefs.hpp"

#include <algorithm>

#include "ai/levels.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"

namespace yinuo::app {
namespace {

bool concludes(const Player& player) { return player.person || ai::concludes(player.level); }

// The action that began the round which the record ends in; none: the first one.
std::size_t round_begins(const Record& record) {
  std::size_t at = record.actions.size();
  while (at > 0 && record.actions[at - 1].kind != ActionKind::Next) --at;
  return at == 0 ? 0 : at - 1;
}

}  // namespace

Beliefs::Beliefs(const Rules& rules, const std::vector<Player>& players) {
  const int seats = static_cast<int>(players.size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (concludes(players[i])) all_.emplace_back(rules, seats, static_cast<Seat>(i));
  }
}

// What was gathered in earlier rounds is of no use in this one.
Beliefs::Beliefs(const Record& record, const std::vector<Player>& players, const State& state) {
  const std::size_t begin = round_begins(record);
  Events events;
  State then = start_match(record.rules, record.seats, record.seed, begin == 0 ? &events : nullptr);
  for (std::size_t i = 0; i < begin && check(then, record.actions[i]) == Refusal::None; ++i)
    apply(then, record.actions[i]);
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!concludes(players[i])) continue;
    const Seat seat = seat_of(then, static_cast<Seat>(i));
    if (begin == 0) {
      all_.emplace_back(record.rules, record.seats, seat);
    } else {
      all_.emplace_back(View(then, seat));
    }
  }
  for (std::size_t i = begin; i < record.actions.size() && check(then, record.actions[i]) == Refusal::None; ++i)
    apply(then, record.actions[i], &events);
  hear(events);
  // A record that leads elsewhere tells nothing about this table.
  for (ai::Belief& belief : all_) {
    const View view(state, belief.me());
    if (!belief.is_up_to_date(view)) belief = ai::Belief(view);
  }
}

void Beliefs::hear(const Events& events) {
  for (const Event& event : events) {
    for (ai::Belief& belief : all_) belief.hear(redact(event, seat_then(belief.me(), event)));
  }
}

const ai::Belief* Beliefs::of(Seat seat) const {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [seat](const ai::Belief& belief) { return belief.me() == seat; });
  return found == all_.end() ? nullptr : &*found;
}

}  // namespace yinuo::app
