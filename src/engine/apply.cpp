#include "engine/apply.hpp"

#include "base/check.hpp"
#include "engine/check.hpp"
#include "engine/families/call.hpp"
#include "engine/families/deal.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/house.hpp"
#include "engine/families/match.hpp"
#include "engine/families/slap.hpp"
#include "engine/families/turn.hpp"
#include "engine/families/wild4.hpp"
#include "engine/fold.hpp"
#include "engine/validate.hpp"

namespace yinuo {

namespace {

// Everything but the cells, which the deal sets.
State bare_table(const Rules& rules, int seats) {
  State state;
  state.rules = rules;
  state.seats = static_cast<std::uint8_t>(seats);
  state.slots = static_cast<std::uint16_t>(deck_size(rules));
  match::hand_out_chips(state);
  return state;
}

}  // namespace

State empty_table(const Rules& rules, int seats) {
  State state = bare_table(rules, seats);
  for (Slot slot = 0; slot < state.slots; ++slot) state.cells[slot] = Cell::blank(kNoSlot);
  return state;
}

State start_match(const Rules& rules, int seats, std::uint64_t seed, Events* events) {
  YINUO_CHECK(seats >= 2 && seats <= kMaxSeats && deck_size(rules) <= kMaxSlots);
  State state = bare_table(rules, seats);
  state.rng = Rng::seeded(seed);
  const Scribe scribe{state, events};
  deal::first_round(scribe);
  house::reveal(scribe);
  return state;
}

void apply(State& state, const Action& action, Events* events) {
  const Scribe scribe{state, events};
  scribe.tell({.kind = EventKind::Acted, .seat = action.seat, .detail = static_cast<std::uint8_t>(action.kind)});
  switch (action.kind) {
    case ActionKind::Play:
      if (state.rules.misplay_penalty > 0 && is_misplay(state, action)) [[unlikely]] {
        house::misplay(scribe, action.seat);
        break;
      }
      call::before_action(scribe, action);
      turn::play(scribe, action);
      break;
    case ActionKind::Jump:
      call::before_action(scribe, action);
      turn::jump(scribe, action);
      break;
    case ActionKind::Draw:
      call::before_action(scribe, action);
      draw::act(scribe, action);
      break;
    case ActionKind::Pass:
      call::before_action(scribe, action);
      draw::pass(scribe, action);
      break;
    case ActionKind::Challenge:
      call::before_action(scribe, action);
      wild4::challenge(scribe, action);
      break;
    case ActionKind::Name: turn::name(scribe, action); break;
    case ActionKind::Call: {
      const bool heard = slap::silent(state);
      call::call(scribe, action);
      if (heard) slap::noise(scribe, action.seat);
      break;
    }
    case ActionKind::Sign: call::call(scribe, action); break;
    case ActionKind::Slap: slap::slap(scribe, action.seat); break;
    case ActionKind::Noise: slap::noise(scribe, action.seat); break;
    case ActionKind::Time: finish::time_out(scribe); break;
    case ActionKind::Report: call::report(scribe, action); break;
    case ActionKind::Leave: scribe.tell({.kind = EventKind::Leaves, .seat = action.seat}); break;
    case ActionKind::Next: deal::next_round(scribe); break;
  }
  house::reveal(scribe);
}

}  // namespace yinuo
