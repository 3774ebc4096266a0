#include "cli/sim_count.hpp"

#include <algorithm>
#include <cmath>

namespace yinuo::cli {
namespace {

constexpr double kShortest = 1e-6;  // seconds: the clock's own step

}  // namespace

void Times::add(double seconds) {
  const double doublings = std::log2(std::max(seconds, kShortest) / kShortest);
  const int step = std::min(static_cast<int>(std::ceil(doublings * 16)), kSteps - 1);
  ++steps_[static_cast<std::size_t>(step)];
  ++count_;
  total_ += seconds;
}

void Times::add(const Times& other) {
  for (std::size_t i = 0; i < steps_.size(); ++i) steps_[i] += other.steps_[i];
  count_ += other.count_;
  total_ += other.total_;
}

double Times::within(double share) const {
  std::int64_t left = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(count_)));
  for (int step = 0; step < kSteps; ++step) {
    left -= steps_[static_cast<std::size_t>(step)];
    if (left <= 0) return count_ > 0 ? kShortest * std::exp2(step / 16.0) : 0;
  }
  return 0;
}

void SimCount::add(const SimCount& other) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    PlayerCount& mine = players[i];
    const PlayerCount& more = other.players[i];
    mine.wins += more.wins;
    mine.points += more.points;
    mine.block_wins += more.block_wins;
    mine.block_squares += more.block_squares;
    mine.thinking.add(more.thinking);
    mine.slices.add(more.slices);
    mine.late += more.late;
  }
  games += other.games;
  blocks += other.blocks;
  rounds += other.rounds;
  actions += other.actions;
  blocked += other.blocked;
  undecided += other.undecided;
  refused += other.refused;
  hash += other.hash;
  seconds += other.seconds;
}

Rate rate_of(const SimCount& count, int player, int seats) {
  const PlayerCount& of = count.players[static_cast<std::size_t>(player)];
  Rate rate;
  const auto games = static_cast<double>(count.games);
  if (count.games == 0) return rate;
  rate.share = static_cast<double>(of.wins) / games;
  rate.by_game = 1.96 * std::sqrt(rate.share * (1 - rate.share) / games);
  if (count.blocks < 2) return rate;
  const auto blocks = static_cast<double>(count.blocks);
  const double mean = static_cast<double>(of.block_wins) / blocks;
  const double spread = (static_cast<double>(of.block_squares) - blocks * mean * mean) / (blocks - 1);
  rate.by_block = 1.96 * std::sqrt(std::max(spread, 0.0) / blocks) / seats;
  return rate;
}

}  // namespace yinuo::cli
