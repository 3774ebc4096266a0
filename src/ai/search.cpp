#include "ai/search.hpp"

#include <algorithm>
#include <cmath>

#include "ai/arms.hpp"
#include "ai/player.hpp"
#include "ai/playout.hpp"
#include "ai/value.hpp"
#include "base/check.hpp"
#include "engine/apply.hpp"

namespace yinuo::ai {
namespace {

constexpr double kBetter = 1.0;   // standard errors by which an action has to beat the anchor
constexpr double kDecided = 3.0;  // standard errors at which more worlds would change nothing
constexpr int kFewWorlds = 8;     // fewer say nothing
constexpr int kLookEvery = 32;    // worlds between two looks at whether it is decided

struct Difference {
  double mean = 0, error = 0;
};

Difference difference_of(std::int64_t sum, std::int64_t squares, int worlds) {
  const double n = worlds;
  const double mean = static_cast<double>(sum) / n;
  const double spread = static_cast<double>(squares) / n - mean * mean;
  return {mean, std::sqrt(std::max(spread, 1.0) / n)};
}

}  // namespace

Search::Search(const View& view, const Belief* belief, std::uint64_t seed, int playouts, bool bluffs,
               const Taste& taste)
    : me_(view.me()), worlds_(view, belief), rng_(Rng::seeded(seed, 7)), budget_(playouts) {
  Rng lot = Rng::seeded(seed, 8);
  const Action thumb = choose_turn(view, lot, taste);
  ActionList list;
  list_arms(view, bluffs && taste.bluffs > 0, list);
  bool found = false;
  for (const Action& action : list) {
    if (arm_count_ == kMostArms - 1) break;
    if (action.kind == ActionKind::Challenge && taste.doubts == Taste::kNeverDoubts) continue;
    if (action == thumb) {
      found = true;
      anchor_ = arm_count_;
    }
    arms_[static_cast<std::size_t>(arm_count_++)].action = action;
  }
  if (!found) {
    anchor_ = arm_count_;
    arms_[static_cast<std::size_t>(arm_count_++)].action = thumb;
  }
  live_ = arm_count_;
  while ((1 << stages_) < arm_count_) ++stages_;
  stage_end_ = budget_ / stages_;
  done_ = arm_count_ == 1 || budget_ < arm_count_;
}

bool Search::step(int playouts) {
  const int enough = played_ + playouts;
  while (!done_ && played_ < enough) {
    try_world();
    if (played_ + live_ > budget_) {
      done_ = true;
    } else if (played_ >= stage_end_) {
      end_stage();
    } else if (tried_ % kLookEvery == 0 && is_clear()) {
      done_ = true;
    }
  }
  return done_;
}

// One guess at the truth, the same for each action, and the same luck afterwards.
void Search::try_world() {
  worlds_.draw(world_, rng_);
  const std::uint64_t luck = static_cast<std::uint64_t>(rng_.next()) << 32 | rng_.next();
  std::array<int, kMostArms> values;
  for (int i = 0; i < arm_count_; ++i) {
    Arm& arm = arms_[static_cast<std::size_t>(i)];
    if (!arm.live) continue;
    play_ = world_;
    Rng lot = Rng::seeded(luck);
    apply(play_, arm.action);
    play_out(play_, lot);
    const int value = value_of(play_, me_);
    values[static_cast<std::size_t>(i)] = value;
    arm.sum += value;
    ++arm.worlds;
    ++played_;
  }
  ++tried_;
  const int anchor = values[static_cast<std::size_t>(anchor_)];
  for (int i = 0; i < arm_count_; ++i) {
    Arm& arm = arms_[static_cast<std::size_t>(i)];
    if (!arm.live) continue;
    const std::int64_t difference = values[static_cast<std::size_t>(i)] - anchor;
    arm.difference += difference;
    arm.squares += difference * difference;
  }
}

// The better half and the anchor go on.
void Search::end_stage() {
  std::array<int, kMostArms> order;
  int count = 0;
  for (int i = 0; i < arm_count_; ++i) {
    if (arms_[static_cast<std::size_t>(i)].live) order[static_cast<std::size_t>(count++)] = i;
  }
  // All live arms have been in the same worlds.
  std::stable_sort(order.begin(), order.begin() + count, [this](int a, int b) {
    return arms_[static_cast<std::size_t>(a)].sum > arms_[static_cast<std::size_t>(b)].sum;
  });
  const int kept = std::max((count + 1) / 2, 1);
  live_ = 0;
  for (int place = 0; place < count; ++place) {
    const int i = order[static_cast<std::size_t>(place)];
    arms_[static_cast<std::size_t>(i)].live = place < kept || i == anchor_;
    live_ += arms_[static_cast<std::size_t>(i)].live ? 1 : 0;
  }
  ++stage_;
  stage_end_ = stage_ + 1 < stages_ ? played_ + (budget_ - played_) / (stages_ - stage_) : budget_;
  if (live_ == 1 || is_clear()) done_ = true;
}

int Search::best_arm() const {
  int best = anchor_;
  for (int i = 0; i < arm_count_; ++i) {
    const Arm& arm = arms_[static_cast<std::size_t>(i)];
    if (arm.live && arm.sum > arms_[static_cast<std::size_t>(best)].sum) best = i;
  }
  return best;
}

// Whether the anchor stays whatever comes, or the only other one left takes its place.
bool Search::is_clear() const {
  bool none_better = true;
  for (int i = 0; i < arm_count_; ++i) {
    const Arm& arm = arms_[static_cast<std::size_t>(i)];
    if (!arm.live || i == anchor_) continue;
    const Difference d = difference_of(arm.difference, arm.squares, arm.worlds);
    if (live_ == 2 && d.mean > kDecided * d.error) return true;
    none_better = none_better && d.mean < -kDecided * d.error;
  }
  return none_better;
}

bool Search::is_close() const {
  for (int i = 0; i < arm_count_; ++i) {
    const Arm& arm = arms_[static_cast<std::size_t>(i)];
    if (!arm.live || i == anchor_ || arm.worlds < kFewWorlds) continue;
    const Difference d = difference_of(arm.difference, arm.squares, arm.worlds);
    if (std::abs(d.mean) < kBetter * d.error) return true;
  }
  return false;
}

int Search::taken_arm() const {
  const int best = best_arm();
  const Arm& arm = arms_[static_cast<std::size_t>(best)];
  if (arm.worlds < kFewWorlds) return anchor_;
  const Difference d = difference_of(arm.difference, arm.squares, arm.worlds);
  return d.mean >= kBetter * d.error ? best : anchor_;
}

const Action& Search::best() const { return arms_[static_cast<std::size_t>(taken_arm())].action; }

// All are measured by the anchor, those that were dropped by as many worlds as they have seen.
std::optional<Rival> Search::rival() const {
  const int taken = taken_arm();
  const auto against_anchor = [this](int i) {
    const Arm& arm = arms_[static_cast<std::size_t>(i)];
    return i == anchor_ ? Difference{} : difference_of(arm.difference, arm.squares, arm.worlds);
  };
  int second = -1;
  for (int i = 0; i < arm_count_; ++i) {
    if (i == taken || arms_[static_cast<std::size_t>(i)].worlds < kFewWorlds) continue;
    if (second < 0 || against_anchor(i).mean > against_anchor(second).mean) second = i;
  }
  if (second < 0 || arms_[static_cast<std::size_t>(taken)].worlds < kFewWorlds) return std::nullopt;
  const Difference one = against_anchor(taken), other = against_anchor(second);
  return Rival{arms_[static_cast<std::size_t>(second)].action, one.mean - other.mean,
               std::hypot(one.error, other.error)};
}

}  // namespace yinuo::ai
