#include "engine/state.hpp"

#include <algorithm>

#include "base/hash.hpp"
#include "engine/options.hpp"

namespace yinuo {
namespace {

void add_list(Hash64& hash, const State& state, Slot first) {
  std::uint32_t count = 0;
  for (Slot slot = first; slot != kNoSlot; slot = state.cells[slot].next) {
    hash.number(slot | static_cast<std::uint64_t>(state.face(slot)) << 16 |
                static_cast<std::uint64_t>(state.cells[slot].known()) << 24);
    ++count;
  }
  hash.number(count);
}

void add_turn(Hash64& hash, const State& s) {
  for (const int value : {static_cast<int>(s.stage),
                          static_cast<int>(s.dealer),
                          static_cast<int>(s.turn),
                          s.direction + 1,
                          static_cast<int>(s.colour),
                          static_cast<int>(s.starter_on_top),
                          static_cast<int>(s.colour_only),
                          static_cast<int>(s.reshuffled),
                          static_cast<int>(s.jump_open),
                          static_cast<int>(s.jumped),
                          static_cast<int>(s.in_row),
                          static_cast<int>(s.drawn),
                          static_cast<int>(s.chain.sum),
                          static_cast<int>(s.chain.cards),
                          static_cast<int>(s.chain.wild4_by),
                          static_cast<int>(s.chain.guilt),
                          static_cast<int>(s.chain.wild4_hand),
                          static_cast<int>(s.chain.last),
                          static_cast<int>(s.chain.from_two),
                          static_cast<int>(s.chain.closed),
                          static_cast<int>(s.chain.together),
                          static_cast<int>(s.owes_call),
                          static_cast<int>(s.called),
                          static_cast<int>(s.early_call),
                          static_cast<int>(s.late_allowed),
                          static_cast<int>(s.slapping),
                          static_cast<int>(s.silence_by),
                          static_cast<int>(s.fined),
                          static_cast<int>(s.idle_passes),
                          static_cast<int>(s.turn_actions)}) {
    hash.number(static_cast<std::uint64_t>(value));
  }
}

}  // namespace

bool State::operator==(const State& other) const {
  return StateHead::operator==(other) && std::equal(cells.begin(), cells.begin() + slots, other.cells.begin());
}

HandPlace find_face_up(const State& state, Seat seat, Face face) {
  HandPlace best;
  Slot before = kNoSlot;
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) {
    const bool fits = state.face(slot) == face && !state.cells[slot].face_down();
    if (fits && slot < best.slot) best = {slot, before};
    before = slot;
  }
  return best;
}

std::uint64_t hash_of(const State& state) {
  Hash64 hash;
  for (const Option& option : options()) hash.number(static_cast<std::uint64_t>(option.get(state.rules)));
  for (const std::uint64_t value :
       {state.rng.state, std::uint64_t{state.version}, std::uint64_t{state.seats}, std::uint64_t{state.slots},
        std::uint64_t{state.epoch}, std::uint64_t{state.round}}) {
    hash.number(value);
  }
  add_turn(hash, state);
  for (int seat = 0; seat < state.seats; ++seat) {
    add_list(hash, state, state.hands[seat].first);
    hash.number(static_cast<std::uint64_t>(state.scores[seat]));
  }
  add_list(hash, state, state.draw_top);
  add_list(hash, state, state.discard_top);
  for (const int value :
       {static_cast<int>(state.round_winner), static_cast<int>(state.round_blocked), static_cast<int>(state.eliminated),
        static_cast<int>(state.left), static_cast<int>(state.match_winners)}) {
    hash.number(static_cast<std::uint64_t>(value));
  }
  // In use only where people change places.
  for (int seat = 0; seat < state.seats && state.rules.rotation != Rotation::None; ++seat)
    hash.number(state.sits[static_cast<std::size_t>(seat)]);
  return hash.value();
}

}  // namespace yinuo
