#include "ai/levels.hpp"

#include <array>

#include "ai/casual.hpp"
#include "base/check.hpp"

namespace yinuo::ai {
namespace {

// How a level comes to its turn action.
enum class Way : std::uint8_t { Glance, Casual, Thumb };

struct Row {
  Way way;
  Habits habits;
};

constexpr std::array<Row, kLevels> kTable = {{
    //                        calls before, soon, late, reports, jumps, slowness
    {Way::Glance,
     {.calls_early = 20, .calls_quickly = 40, .calls_late = 25, .reports = 30, .jumps = 35, .slowness = 1.6}},
    {Way::Casual,
     {.calls_early = 40, .calls_quickly = 62, .calls_late = 23, .reports = 55, .jumps = 60, .slowness = 1.25}},
    {Way::Thumb, {}},
    {Way::Thumb, {.calls_early = 70, .calls_quickly = 85, .calls_late = 12, .reports = 85, .jumps = 88}},
    {Way::Thumb, {.calls_early = 80, .calls_quickly = 92, .calls_late = 7, .reports = 92, .jumps = 94}},
}};

const Row& row(Level level) { return kTable[static_cast<std::size_t>(level)]; }

Action turn_action(Way way, const View& view, Rng& rng) {
  switch (way) {
    case Way::Glance: return beginner_choice(view, rng);
    case Way::Casual: return casual_choice(view, rng);
    case Way::Thumb: return choose_turn(view, rng);
  }
  return act(ActionKind::Pass, view.me());
}

}  // namespace

Action choose(Level level, const View& view, const Belief* /*belief*/, Rng& rng, int /*playouts*/) {
  if (view.stage() == Stage::Between) return act(ActionKind::Next);
  if (view.must_slap()) return act(ActionKind::Slap, view.me());
  YINUO_CHECK(view.options().size() > 0);
  return call_or_play(view, turn_action(row(level).way, view, rng), row(level).habits, rng);
}

std::optional<Reaction> react(Level level, const View& view, Rng& rng) { return react(view, rng, row(level).habits); }

std::optional<Reaction> jump_in(Level level, const View& view, Rng& rng) {
  return jump_in(view, rng, row(level).habits);
}

std::optional<Reaction> slap(Level level, const View& view, Rng& rng) { return slap(view, rng, row(level).habits); }

}  // namespace yinuo::ai
