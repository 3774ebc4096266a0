// One decision, made in slices while its pause runs.
// Promises: with a clock at most kSlice of it is used in one go, and in all no more than the level's budget and a tenth
// of it; whatever has been found by then is the decision. Without a clock the pause is counted in playouts: then what
// comes out does not depend on how the time was cut. Does not know: when the pause is over.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "ai/levels.hpp"

namespace yinuo::app {

// Seconds, never going back. Empty: there is no clock.
using Clock = std::function<double()>;

inline constexpr double kSlice = 0.008;
// Without a clock. Enough for every level to end within the shortest pause.
inline constexpr int kPlayoutsASecond = 100000;

class Thinking {
 public:
  // Of the seat to act. The belief may be null; both are only read here. `budget`: seconds, 0: the level's.
  void begin(const ai::Mind& mind, const View& view, const ai::Belief* belief, Rng& rng, double budget = 0);
  void drop() { thought_.reset(); }
  // The decision stands although somebody has said something since.
  void stays_for(const View& view) { version_ = view.version(); }

  [[nodiscard]] bool is_for(const View& view) const {
    return thought_ && seat_ == view.me() && version_ == view.version();
  }
  [[nodiscard]] bool under_way() const { return thought_ && !over_; }
  // Whether it came out so close that a person would hesitate.
  [[nodiscard]] bool close() const { return thought_ && over_ && thought_->close(); }
  [[nodiscard]] int played() const { return thought_ ? thought_->played() : 0; }  // playouts

  void think(const Clock& now);                                              // a slice
  void think_until(double seconds);                                          // without a clock: so far into the pause
  void finish();                                                             // without a clock: to the end
  [[nodiscard]] const Action& action() const { return thought_->action(); }  // the best found so far
  [[nodiscard]] std::optional<ai::Rival> rival() const { return thought_->rival(); }  // of it

 private:
  std::unique_ptr<ai::Thought> thought_;  // too large for the stack of a page
  Seat seat_ = kNoSeat;
  std::uint32_t version_ = 0;
  bool over_ = true;
  double budget_ = 0, used_ = 0;  // seconds
  double longest_ = 0;            // that a few playouts have taken
};

}  // namespace yinuo::app
