// Several people at one device: what of one hand must not stay for the next person, and fingers of several at once.
#include "ui/cover_view.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

// The hand is covered: nothing of it glides or turns over, and nothing that was said to one person stands.
void Table::pass_on(const Model& model) {
  if (model.covers == covers_) return;
  covers_ = model.covers;
  cover_rests_ = kCoverRests;
  hand_.forget();
  bubbles_.clear();
  revealed_.fill(0);
  new_cards_.clear();
  gathered_.clear();
  wanted_ = kNoSlot;
  cursor_.slot = kNoSlot;
  cursor_.id.clear();
  pressed_.clear();
  fresh_ = true;
}

// A slap counts with the touch, whoever's finger it is: all of them at once. Whether the pointer's was one.
bool Table::read_taps(const Input& input, Desk& desk) {
  std::vector<Spot> taps;
  for (const Tap& tap : input.taps) taps.push_back({tap.x, tap.y});
  const bool pressed = input.pointer.pressed;
  if (pressed) taps.push_back({input.pointer.x, input.pointer.y});
  bool slapped = false;
  for (const Spot& tap : taps) {
    const Control* control = control_at(tap);
    slapped = control != nullptr && control->id.compare(0, 4, "slap") == 0;
    if (slapped) want(control->id, desk);
  }
  return pressed && slapped;
}

}  // namespace yinuo::ui
