#include "cli/players.hpp"

#include "ai/random_player.hpp"
#include "ai/timeout.hpp"
#include "base/text.hpp"

namespace yinuo::cli {
namespace {

constexpr std::string_view kNames[] = {"random", "random-legal", "greedy", "diversity", "rlcard", "mixbot2", "normal"};
constexpr std::string_view kGuest = "guest";
constexpr std::string_view kLevel = "level";
constexpr std::string_view kGuileless = "guileless";
constexpr std::string_view kMilliseconds = "ms";
constexpr std::int64_t kMostPlayouts = 10000000;
constexpr std::int64_t kMostMilliseconds = 10000;

// A personality: its number, or the word of the yardstick.
std::optional<int> parse_like(std::string_view word) {
  if (word == kGuileless) return ai::kGuileless;
  const auto like = parse_number(word);
  if (!like || *like < 1 || *like >= ai::kPersonalities) return std::nullopt;
  return static_cast<int>(*like);
}

// "level3", "level3:1000", "level3/4:1000", "level3/guileless", "level5:20ms"
std::optional<PlayerName> parse_level(std::string_view name) {
  const std::size_t colon = name.find(':');
  const std::string_view mind = name.substr(kLevel.size(), colon - kLevel.size());
  const std::size_t slash = mind.find('/');
  const auto level = parse_number(mind.substr(0, slash));
  if (!level || *level < 1 || *level > ai::kLevels) return std::nullopt;
  PlayerName player{.kind = PlayerKind::Level, .level = static_cast<ai::Level>(*level - 1)};
  if (slash != std::string_view::npos) {
    const auto like = parse_like(mind.substr(slash + 1));
    if (!like) return std::nullopt;
    player.personality = *like;
  }
  if (colon == std::string_view::npos) return player;
  std::string_view budget = name.substr(colon + 1);
  const bool by_clock = budget.ends_with(kMilliseconds);
  if (by_clock) budget.remove_suffix(kMilliseconds.size());
  const auto most = parse_number(budget);
  if (!most || *most < 1 || *most > (by_clock ? kMostMilliseconds : kMostPlayouts)) return std::nullopt;
  (by_clock ? player.milliseconds : player.playouts) = static_cast<int>(*most);
  return player;
}

}  // namespace

std::optional<PlayerName> parse_player(std::string_view name) {
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    if (name == kNames[i]) return PlayerName{.kind = static_cast<PlayerKind>(i)};
  }
  if (name == kGuest) return PlayerName{.kind = PlayerKind::Guest};
  return name.starts_with(kLevel) ? parse_level(name) : std::nullopt;
}

std::string player_text(PlayerName player) {
  if (player.kind == PlayerKind::Guest) return std::string(kGuest);
  if (player.kind != PlayerKind::Level) return std::string(kNames[static_cast<std::size_t>(player.kind)]);
  std::string text = std::string(kLevel) + std::to_string(static_cast<int>(player.level) + 1);
  if (player.personality == ai::kGuileless) {
    text += "/" + std::string(kGuileless);
  } else if (player.personality > 0) {
    text += "/" + std::to_string(player.personality);
  }
  if (player.milliseconds > 0) return text + ":" + std::to_string(player.milliseconds) + std::string(kMilliseconds);
  return player.playouts > 0 ? text + ":" + std::to_string(player.playouts) : text;
}

std::string_view player_names() {
  return "random, random-legal, greedy, diversity, rlcard, mixbot2, normal, level1 to level5, level4:1000 (playouts "
         "for each choice), level5:20ms (by the clock, in slices as at the table), level3/4 (a personality from 1 to "
         "9), level3/guileless (never bluffs, never questions)";
}

void Player::hear(const View& after, const Events& events) {
  if (!listens()) return;
  heard_.clear();
  for (const Event& event : events) heard_.push_back(redact(event, after.me()));
  if (counts()) counts_.hear(after, heard_);
  if (concludes()) hear_of_cards(after);
}

void Player::hear_of_cards(const View& after) {
  // A match begins with the deal; where people change places, what was known of a seat is of no use.
  if (after.version() == 0) belief_.emplace(after.rules(), after.seats(), after.me());
  if (belief_ && belief_->me() == after.me()) {
    for (const Event& event : heard_) belief_->hear(event);
  }
  if (!belief_ || !belief_->is_up_to_date(after)) belief_.emplace(after);
}

Action Player::choose(const View& view, Rng& rng) const {
  switch (name_.kind) {
    case PlayerKind::Random: return ai::random_choice(view, rng);
    case PlayerKind::RandomLegal: return ai::random_legal_choice(view, rng);
    case PlayerKind::Greedy: return ai::reference::greedy(view, rng);
    case PlayerKind::Diversity: return ai::reference::diversity(view, rng);
    case PlayerKind::RlCard: return ai::reference::rlcard(view, rng);
    case PlayerKind::MixBot2: return ai::reference::mixbot2(view, counts_, rng);
    case PlayerKind::Normal: return ai::choose(view, rng);
    case PlayerKind::Level: break;
    case PlayerKind::Guest: return ai::timed_out(view);
  }
  return ai::choose(mind(), view, belief(), rng, name_.playouts);
}

// The others call and report always, at the pace of somebody who pays attention.
std::optional<ai::Reaction> Player::react(const View& view, Rng& rng) const {
  constexpr double kReports = 0.9;
  if (name_.kind == PlayerKind::Normal) return ai::react(view, rng);
  if (name_.kind == PlayerKind::Level) return ai::react(mind(), view, rng);
  const auto action = ai::random_reaction(view);
  if (!action) return std::nullopt;
  return ai::Reaction{*action, action->kind == ActionKind::Report ? kReports : 0};
}

std::optional<Action> Player::jump_in(const View& view, Rng& rng) const {
  const bool attentive = name_.kind == PlayerKind::Normal || name_.kind == PlayerKind::Level;
  if (!attentive) return ai::random_jump(view, rng);
  const bool level = name_.kind == PlayerKind::Level;
  const auto reaction = level ? ai::jump_in(mind(), view, rng) : ai::jump_in(view, rng);
  return reaction ? std::optional<Action>(reaction->action) : std::nullopt;
}

}  // namespace yinuo::cli
