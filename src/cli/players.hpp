// The players of a simulation by name, and one of them at a seat: what it does, and what it keeps in mind.
// Promises: sees its view and the events redacted for its seat, nothing else; a plain value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/levels.hpp"
#include "ai/player.hpp"
#include "ai/reference/policies.hpp"

namespace yinuo::cli {

enum class PlayerKind : std::uint8_t { Random, RandomLegal, Greedy, Diversity, RlCard, MixBot2, Normal, Level, Guest };

struct PlayerName {
  PlayerKind kind = PlayerKind::Random;
  ai::Level level = ai::Level::Beginner;  // of Level
  int personality = 0;                    // of Level
  int playouts = 0;                       // of Level: how many for each choice; 0: as many as the level makes
  int milliseconds = 0;                   // of Level: by the clock, in slices as at the table; 0: without one
  bool operator==(const PlayerName&) const = default;
};

[[nodiscard]] std::optional<PlayerName> parse_player(std::string_view name);
[[nodiscard]] std::string player_text(PlayerName player);
// All names, for people.
[[nodiscard]] std::string_view player_names();

// Whether it picks by lot: nothing worth timing or checking.
[[nodiscard]] inline bool is_by_lot(PlayerName player) { return player.kind <= PlayerKind::RandomLegal; }

class Player {
 public:
  Player() = default;
  explicit Player(PlayerName name) : name_(name) {}

  [[nodiscard]] PlayerName name() const { return name_; }
  [[nodiscard]] ai::Mind mind() const { return {name_.level, name_.personality}; }
  [[nodiscard]] const ai::Belief* belief() const { return belief_ ? &*belief_ : nullptr; }
  // Whether it has to be told what happens.
  [[nodiscard]] bool listens() const { return counts() || concludes(); }

  // Joins a table in the middle of a round: what was before it has not seen.
  void sit_down(const View& view) {
    if (counts()) counts_.begin(view);
    if (concludes()) belief_.emplace(view);
  }

  // The events of one action, the deal among them, and the state after them, as its seat may know them. Those of the
  // others too.
  void hear(const View& after, const Events& events);

  [[nodiscard]] Action choose(const View& view, Rng& rng) const;
  [[nodiscard]] std::optional<ai::Reaction> react(const View& view, Rng& rng) const;
  [[nodiscard]] std::optional<Action> jump_in(const View& view, Rng& rng) const;

 private:
  [[nodiscard]] bool counts() const { return name_.kind == PlayerKind::MixBot2; }
  [[nodiscard]] bool concludes() const { return name_.kind == PlayerKind::Level && ai::concludes(name_.level); }
  void hear_of_cards(const View& after);

  PlayerName name_;
  ai::reference::CardCounts counts_;
  std::optional<ai::Belief> belief_;
  Events heard_;
};

}  // namespace yinuo::cli
