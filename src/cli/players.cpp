#include "cli/players.hpp"

#include "ai/random_player.hpp"

namespace yinuo::cli {
namespace {

constexpr std::string_view kNames[] = {"random", "random-legal", "greedy", "diversity", "rlcard", "mixbot2", "normal"};

}  // namespace

std::optional<PlayerName> parse_player(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    if (name == kNames[i]) return PlayerName{static_cast<PlayerKind>(i)};
  }
  return std::nullopt;
}

std::string player_text(PlayerName player) { return std::string(kNames[static_cast<std::size_t>(player.kind)]); }

std::string_view player_names() { return "random, random-legal, greedy, diversity, rlcard, mixbot2 and normal"; }

void Player::hear(const View& after, const Events& events) {
  if (!listens()) return;
  heard_.clear();
  for (const Event& event : events) heard_.push_back(redact(event, after.me()));
  counts_.hear(after, heard_);
}

Action Player::choose(const View& view, Rng& rng) const {
  switch (name_.kind) {
    case PlayerKind::Random: return ai::random_choice(view, rng);
    case PlayerKind::RandomLegal: return ai::random_legal_choice(view, rng);
    case PlayerKind::Greedy: return ai::reference::greedy(view, rng);
    case PlayerKind::Diversity: return ai::reference::diversity(view, rng);
    case PlayerKind::RlCard: return ai::reference::rlcard(view, rng);
    case PlayerKind::MixBot2: return ai::reference::mixbot2(view, counts_, rng);
    case PlayerKind::Normal: break;
  }
  return ai::choose(view, rng);
}

// The others call and report always, at the pace of somebody who pays attention.
std::optional<ai::Reaction> Player::react(const View& view, Rng& rng) const {
  constexpr double kReports = 0.9;
  if (name_.kind == PlayerKind::Normal) return ai::react(view, rng);
  const auto action = ai::random_reaction(view);
  if (!action) return std::nullopt;
  return ai::Reaction{*action, action->kind == ActionKind::Report ? kReports : 0};
}

std::optional<Action> Player::jump_in(const View& view, Rng& rng) const {
  if (name_.kind != PlayerKind::Normal) return ai::random_jump(view, rng);
  const auto reaction = ai::jump_in(view, rng);
  return reaction ? std::optional<Action>(reaction->action) : std::nullopt;
}

}  // namespace yinuo::cli
