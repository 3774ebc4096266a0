#include "ai/random_player.hpp"

#include "engine/legal.hpp"

namespace yinuo::ai {

namespace lot {

Action any_listed(const View& view, bool plays_first, Rng& rng) {
  ActionList list, ways;
  view.legal(list);
  bool play_exists = false;
  for (const Action& action : list) play_exists = play_exists || action.kind == ActionKind::Play;
  const auto wanted = [&](const Action& action) {
    if (plays_first && play_exists) return action.kind == ActionKind::Play;
    if (plays_first && action.kind == ActionKind::Challenge) return false;
    return action.kind <= ActionKind::Challenge && action.kind != ActionKind::Jump;
  };
  Action chosen;
  std::uint32_t ties = 0;
  for (const Action& action : list) {
    if (wanted(action) && rng.below(++ties) == 0) chosen = action;
  }
  view.choices(chosen, ways);
  return ways[static_cast<int>(rng.below(static_cast<std::uint32_t>(ways.size())))];
}

}  // namespace lot

std::optional<Action> random_jump(const View& view, Rng& rng) {
  const Face face = view.jump();
  if (face == Face::Unknown || rng.chance(50)) return std::nullopt;
  Action jump = play(view.me(), face);
  jump.kind = ActionKind::Jump;
  ActionList ways;
  view.choices(jump, ways);
  return ways[static_cast<int>(rng.below(static_cast<std::uint32_t>(ways.size())))];
}

}  // namespace yinuo::ai
