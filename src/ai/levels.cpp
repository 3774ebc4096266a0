#include "ai/levels.hpp"

#include <algorithm>
#include <array>

#include "ai/casual.hpp"
#include "base/check.hpp"

namespace yinuo::ai {
namespace {

constexpr int kSlice = 1000;  // playouts

// How a level comes to its turn action.
enum class Way : std::uint8_t { Glance, Casual, Thumb, Ahead };

struct Row {
  Way way;
  int playouts;    // how far it looks ahead between two players
  bool concludes;  // whether it uses what it has gathered about others' cards
  bool bluffs;     // whether it thinks of a Wild Draw Four that could be found guilty
  Habits habits;
};

constexpr std::array<Row, kLevels> kTable = {{
    {Way::Glance,
     0,
     false,
     false,
     {.calls_early = 20, .calls_quickly = 40, .calls_late = 25, .reports = 30, .jumps = 35, .slowness = 1.6}},
    {Way::Casual,
     0,
     false,
     false,
     {.calls_early = 40, .calls_quickly = 62, .calls_late = 23, .reports = 55, .jumps = 60, .slowness = 1.25}},
    {Way::Thumb, 0, false, false, {}},
    {Way::Ahead,
     100,
     true,
     false,
     {.calls_early = 70, .calls_quickly = 85, .calls_late = 12, .reports = 85, .jumps = 88}},
    {Way::Ahead,
     4000,
     true,
     true,
     {.calls_early = 80, .calls_quickly = 92, .calls_late = 7, .reports = 92, .jumps = 94}},
}};

constexpr std::array<std::string_view, kLevels> kWords = {"beginner", "casual", "steady", "sharp", "master"};

const Row& row(Level level) { return kTable[static_cast<std::size_t>(level)]; }

Habits habits(const Mind& mind) { return mixed(row(mind.level).habits, mind.person()); }

// The more there are, the less a single move decides, and the more worlds it takes to see what.
int playouts_of(const Row& mind, const View& view) { return mind.playouts * view.live_seats() / 2; }

}  // namespace

std::string_view level_text(Level level) { return kWords[static_cast<std::size_t>(level)]; }

std::optional<Level> parse_level(std::string_view word) {
  const auto found = std::find(kWords.begin(), kWords.end(), word);
  if (found == kWords.end()) return std::nullopt;
  return static_cast<Level>(found - kWords.begin());
}

bool concludes(Level level) { return row(level).concludes; }

Thought::Thought(const Mind& mind, const View& view, const Belief* belief, Rng& rng, int playouts) {
  YINUO_CHECK(view.options().size() > 0);
  const Row& level = row(mind.level);
  const Taste& taste = mind.person().taste;
  switch (level.way) {
    case Way::Glance: action_ = beginner_choice(view, rng, taste); break;
    case Way::Casual: action_ = casual_choice(view, rng, taste); break;
    case Way::Thumb: action_ = choose_turn(view, rng, taste); break;
    case Way::Ahead:
      search_.emplace(view, level.concludes ? belief : nullptr, rng.next(),
                      playouts > 0 ? playouts : playouts_of(level, view), level.bluffs, taste);
      break;
  }
}

bool Thought::step(int playouts) { return !search_ || search_->step(playouts); }

Action call_or_play(const Mind& mind, const View& view, const Action& play, Rng& rng) {
  return call_or_play(view, play, habits(mind), rng);
}

Action choose(const Mind& mind, const View& view, const Belief* belief, Rng& rng, int playouts) {
  if (view.stage() == Stage::Between) return act(ActionKind::Next);
  if (view.must_slap()) return act(ActionKind::Slap, view.me());
  Thought thought(mind, view, belief, rng, playouts);
  while (!thought.step(kSlice)) {
  }
  return call_or_play(mind, view, thought.action(), rng);
}

std::optional<Reaction> react(const Mind& mind, const View& view, Rng& rng) { return react(view, rng, habits(mind)); }

std::optional<Reaction> jump_in(const Mind& mind, const View& view, Rng& rng) {
  return jump_in(view, rng, habits(mind), mind.person().taste);
}

std::optional<Reaction> slap(const Mind& mind, const View& view, Rng& rng) { return slap(view, rng, habits(mind)); }

}  // namespace yinuo::ai
