#include "app/ratings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace yinuo::app {
namespace {

constexpr double kScale = 173.7178;  // between ratings and the numbers that the formulas are about
constexpr double kPi = 3.14159265358979323846;
constexpr double kTau = 0.5;     // how much the volatility may change
constexpr double kNear = 1e-6;   // the volatility is sought as closely
constexpr int kMostSteps = 100;  // of that search; it takes about ten
constexpr double kLeastDeviation = 30, kMostDeviation = 350;

double square(double value) { return value * value; }

// The less is known of an opponent, the less a game against it says.
double weight_of(double deviation) { return 1 / std::sqrt(1 + 3 * square(deviation) / square(kPi)); }

// What the games of one match say.
struct Evidence {
  double variance = 0;  // of the rating, if there were only these games
  double surplus = 0;   // what was scored beyond what was expected, weighted
};

Evidence evidence_of(double mean, const std::vector<RatedGame>& games) {
  double information = 0, surplus = 0;
  for (const RatedGame& game : games) {
    const double weight = weight_of(game.deviation / kScale);
    const double expected = 1 / (1 + std::exp(-weight * (mean - (game.rating - 1500) / kScale)));
    information += square(weight) * expected * (1 - expected);
    surplus += weight * (game.score - expected);
  }
  return {1 / information, surplus};
}

// The volatility under which what has happened is likeliest: the zero of a function, by regula falsi (Illinois).
double new_volatility(double volatility, double deviation, const Evidence& evidence) {
  const double change = square(evidence.variance * evidence.surplus), spread = square(deviation) + evidence.variance;
  const double start = std::log(square(volatility));
  const auto off = [&](double x) {
    const double power = std::exp(x);
    return power * (change - spread - power) / (2 * square(spread + power)) - (x - start) / square(kTau);
  };
  double one = start, other = start - kTau;
  if (change > spread) {
    other = std::log(change - spread);
  } else {
    for (int step = 1; step < kMostSteps && off(other) < 0; ++step) other -= kTau;
  }
  double off_one = off(one), off_other = off(other);
  for (int step = 0; step < kMostSteps && std::abs(other - one) > kNear; ++step) {
    const double next = one + (one - other) * off_one / (off_other - off_one), off_next = off(next);
    if (off_next * off_other <= 0) {
      one = other;
      off_one = off_other;
    } else {
      off_one /= 2;
    }
    other = next;
    off_other = off_next;
  }
  return std::exp(one / 2);
}

struct Strength {
  std::string_view kind;
  double rating;
};

constexpr std::array<Strength, 6> kStrengths = {
    {{"beginner", 1220}, {"casual", 1465}, {"steady", 1500}, {"normal", 1500}, {"sharp", 1535}, {"master", 1570}}};

// From which sure rating on a title is held; the first is everybody's.
constexpr std::array<double, kRanks - 1> kSteps = {1250, 1300, 1350, 1400, 1440, 1480, 1520, 1560, 1600};

}  // namespace

Rating rated(const Rating& before, const std::vector<RatedGame>& games) {
  if (games.empty()) return before;
  const double mean = (before.rating - 1500) / kScale, deviation = before.deviation / kScale;
  const Evidence evidence = evidence_of(mean, games);
  Rating after = before;
  after.volatility = new_volatility(before.volatility, deviation, evidence);
  const double widened = square(deviation) + square(after.volatility);
  const double narrowed = 1 / (1 / widened + 1 / evidence.variance);
  after.rating = 1500 + kScale * (mean + narrowed * evidence.surplus);
  after.deviation = std::clamp(kScale * std::sqrt(narrowed), kLeastDeviation, kMostDeviation);
  ++after.matches;
  return after;
}

std::optional<double> strength_of(std::string_view kind) {
  for (const Strength& each : kStrengths) {
    if (each.kind == kind) return each.rating;
  }
  return std::nullopt;
}

double sure_rating(const Rating& rating) { return rating.rating - rating.deviation; }

std::optional<double> rank_from(int rank) {
  if (rank <= 0 || rank >= kRanks) return std::nullopt;
  return kSteps[static_cast<std::size_t>(rank - 1)];
}

int rank_of(const Rating& rating) {
  const double sure = sure_rating(rating);
  return static_cast<int>(std::count_if(kSteps.begin(), kSteps.end(), [sure](double step) { return sure >= step; }));
}

}  // namespace yinuo::app
