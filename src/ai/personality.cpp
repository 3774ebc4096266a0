#include "ai/personality.hpp"

#include <algorithm>
#include <array>

namespace yinuo::ai {
namespace {

constexpr std::array<Personality, kPersonalities + 1> kTable = {{
    {},
    {.jumps = 5, .slowness = 0.7},
    {.calls = -14, .jumps = -5, .slowness = 1.35},
    {.jumps = 12, .slowness = 0.9, .taste = {.for_actions = 1500}},
    {.taste = {.bluffs = 45, .bluffs_at_ease = 15}},
    {.slowness = 1.1, .taste = {.keeps_black = 400}},
    {.taste = {.colour = Colour::Green, .for_colour = 180}},
    {.calls = 10, .taste = {.for_points = 150}},
    {.reports = 14, .slowness = 1.1, .taste = {.doubts = 20}},
    {.reports = -35, .taste = {.doubts = 40}},
    {.taste = {.bluffs = 0, .doubts = Taste::kNeverDoubts}},
}};

std::uint32_t plus(std::uint32_t percent, int more) {
  return static_cast<std::uint32_t>(std::clamp(static_cast<int>(percent) + more, 0, 100));
}

}  // namespace

const Personality& personality(int which) { return kTable[static_cast<std::size_t>(which)]; }

Habits mixed(const Habits& level, const Personality& person) {
  Habits habits = level;
  habits.calls_early = plus(level.calls_early, person.calls);
  habits.calls_quickly = plus(level.calls_quickly, person.calls);
  // What is called quickly is not called late.
  habits.calls_late = std::min(level.calls_late, 100 - habits.calls_quickly);
  habits.reports = plus(level.reports, person.reports);
  habits.jumps = plus(level.jumps, person.jumps);
  habits.slowness = level.slowness * person.slowness;
  return habits;
}

}  // namespace yinuo::ai
