// How good somebody is at one table of rules: a rating by the formulas of Glicko-2, and the title that goes with it.
// docs/ratings.md says what it means, why, and how it was chosen.
// Promises: pure arithmetic; the same games give the same rating natively and as WebAssembly to a hundredth.
// Does not know: matches, texts, where ratings are kept.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace yinuo::app {

struct Rating {
  double rating = 1500, deviation = 350, volatility = 0.06;
  int matches = 0;  // that it comes from
  bool operator==(const Rating&) const = default;
};

// A game against one opponent: how strong it is, how sure that is, and 1 for a win, 0.5 for a draw, 0 for a loss.
struct RatedGame {
  double rating = 1500, deviation = 0, score = 0;
};

// The rating after a match with these games; as it was where there are none.
[[nodiscard]] Rating rated(const Rating& before, const std::vector<RatedGame>& games);

// The fixed rating of a computer player by its kind ("steady"); nothing for people and for kinds nobody has measured.
[[nodiscard]] std::optional<double> strength_of(std::string_view kind);
inline constexpr double kStrengthDeviation = 30;

// 0 to 9, the lowest title first; by what is nearly sure: the rating less its deviation.
inline constexpr int kRanks = 10;
[[nodiscard]] double sure_rating(const Rating& rating);
// From which sure rating on a title is held; nothing for the first, which is everybody's.
[[nodiscard]] std::optional<double> rank_from(int rank);
[[nodiscard]] int rank_of(const Rating& rating);

}  // namespace yinuo::app
