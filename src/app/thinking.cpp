#include "app/thinking.hpp"

#include <algorithm>

namespace yinuo::app {
namespace {

constexpr int kFewPlayouts = 16;  // between two looks at the clock
constexpr int kMany = 1 << 20;

// Seconds; what a level does without looking ahead takes none.
double budget_of(ai::Level level) {
  switch (level) {
    case ai::Level::Beginner:
    case ai::Level::Casual:
    case ai::Level::Steady: return 0;
    case ai::Level::Sharp: return 0.02;
    case ai::Level::Master: return 0.1;
  }
  return 0;
}

}  // namespace

void Thinking::begin(const ai::Mind& mind, const View& view, const ai::Belief* belief, Rng& rng, double budget) {
  thought_ = std::make_unique<ai::Thought>(mind, view, belief, rng);
  seat_ = view.me();
  version_ = view.version();
  over_ = thought_->done();
  budget_ = budget > 0 ? budget : budget_of(mind.level);
  used_ = longest_ = 0;
}

// What would end too late is not begun. A slice is spent, filled or not: on a machine that stutters, where little is
// begun, nobody is kept waiting for frames without end.
void Thinking::think(const Clock& now) {
  if (!under_way()) return;
  const double began = now(), end = began + std::min(kSlice, budget_ - used_);
  double last = began;
  do {
    over_ = thought_->step(kFewPlayouts);
    const double then = now();
    longest_ = std::max(longest_, then - last);
    last = then;
  } while (!over_ && last + longest_ <= end);
  used_ += std::max(last - began, kSlice);
  over_ = over_ || used_ + longest_ > budget_;
}

void Thinking::think_until(double seconds) {
  const double most = std::min(seconds * kPlayoutsASecond, double{kMany});
  const int wanted = static_cast<int>(most) - played();
  if (under_way() && wanted > 0) over_ = thought_->step(wanted);
}

void Thinking::finish() {
  while (under_way()) over_ = thought_->step(kMany);
}

}  // namespace yinuo::app
