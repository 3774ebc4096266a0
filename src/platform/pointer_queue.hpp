// Turns what mouse and first finger did into one Pointer a frame.
// Promises: no press and no release is lost or merged, each is seen in a frame of its own at the place where it
// happened, and a finger that has left is nowhere. Does not know: SDL, what lies under the pointer.
#pragma once

#include <deque>

#include "platform/platform.hpp"

namespace yinuo::platform {

struct PointerEvent {
  enum class Kind { Move, Press, Release, Leave };
  Kind kind = Kind::Move;
  float x = 0, y = 0;  // CSS px; not read for Leave
  bool touch = false;
  bool cancelled = false;  // Release: the system took the touch away
};

class PointerQueue {
 public:
  void push(const PointerEvent& event) { events_.push_back(event); }

  // The pointer of the next frame: consumes events up to and including the next press or release.
  [[nodiscard]] Pointer step();

  // What is held down is let go without an effect in the next frame: the places under it have changed.
  void drop() { dropped_ = pointer_.down; }

  // Whether another frame is needed though nothing new happens.
  [[nodiscard]] bool waiting() const { return !events_.empty() || finger_lifted_ || dropped_; }

 private:
  void apply(const PointerEvent& event);

  std::deque<PointerEvent> events_;
  Pointer pointer_;
  bool dropped_ = false;
  bool finger_lifted_ = false;  // the last frame showed a finger's release
};

}  // namespace yinuo::platform
