// What a simulation counts, and what can be said of it: rates, intervals, times.
// Promises: plain values without pointers, so that counts of several processes can be handed over and added up.
#pragma once

#include <array>
#include <cstdint>

#include "engine/card.hpp"

namespace yinuo::cli {

// How often something took how long, in steps of a sixteenth of each doubling.
class Times {
 public:
  void add(double seconds);
  void add(const Times& other);
  [[nodiscard]] std::int64_t count() const { return count_; }
  [[nodiscard]] double total() const { return total_; }
  [[nodiscard]] double mean() const { return count_ > 0 ? total_ / static_cast<double>(count_) : 0; }
  // The time in seconds that `share` of them did not exceed, rounded up to a step.
  [[nodiscard]] double within(double share) const;

 private:
  static constexpr int kSteps = 16 * 28;
  std::array<std::uint32_t, kSteps> steps_{};
  std::int64_t count_ = 0;
  double total_ = 0;
};

// Of one player, wherever it sat.
struct PlayerCount {
  std::int64_t wins = 0, points = 0;
  std::int64_t block_wins = 0, block_squares = 0;  // sums over the whole blocks: of its wins in one, and their squares
  Times thinking;                                  // in processor time; not of players by lot
  Times slices;                                    // of those that think by the clock
  std::int64_t late = 0;                           // of their choices: over the budget by more than a tenth
};

struct SimCount {
  std::array<PlayerCount, kMaxSeats> players;
  std::int64_t games = 0, blocks = 0, rounds = 0, actions = 0, blocked = 0, undecided = 0, refused = 0;
  std::uint64_t hash = 0;  // over the last states, to compare builds
  double seconds = 0;      // of processor time
  void add(const SimCount& other);
};

// The share of games won, with half the width of its 95 % interval. Games of one block have the same deal, so that
// their luck partly cancels: then the interval taken from block to block is the smaller one.
struct Rate {
  double share = 0;
  double by_game = 0, by_block = 0;  // by_block: 0 with less than two whole blocks
  [[nodiscard]] bool paired() const { return by_block > 0 && by_block < by_game; }
  [[nodiscard]] double interval() const { return paired() ? by_block : by_game; }
};
[[nodiscard]] Rate rate_of(const SimCount& count, int player, int seats);

}  // namespace yinuo::cli
