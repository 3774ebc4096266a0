#include "platform/pointer_queue.hpp"

namespace yinuo::platform {

Pointer PointerQueue::step() {
  pointer_.pressed = pointer_.released = pointer_.cancelled = false;
  if (finger_lifted_) {
    finger_lifted_ = false;
    pointer_.inside = false;
  }
  if (dropped_) {
    // The release that is still to come finds nothing held.
    dropped_ = pointer_.down = false;
    pointer_.released = pointer_.cancelled = true;
    finger_lifted_ = pointer_.touch;
    return pointer_;
  }
  while (!events_.empty() && !pointer_.pressed && !pointer_.released) {
    apply(events_.front());
    events_.pop_front();
  }
  return pointer_;
}

void PointerQueue::apply(const PointerEvent& event) {
  using Kind = PointerEvent::Kind;
  if (event.kind == Kind::Leave) {
    pointer_.inside = false;
    return;
  }
  pointer_.x = event.x;
  pointer_.y = event.y;
  pointer_.touch = event.touch;
  pointer_.inside = true;
  if (event.kind == Kind::Press && !pointer_.down) {
    pointer_.down = pointer_.pressed = true;
  } else if (event.kind == Kind::Release && pointer_.down) {
    pointer_.down = false;
    pointer_.released = true;
    pointer_.cancelled = event.cancelled;
    finger_lifted_ = event.touch;
  }
}

}  // namespace yinuo::platform
