#include "ui/hand_view.hpp"

namespace yinuo::ui {
namespace {

constexpr float kDragFrom = 9;  // CSS px before a press becomes a drag
constexpr float kSwipeUp = 44;  // CSS px upwards that play a card

// Colours in the order of the cards, black last; then by rank.
[[nodiscard]] int sort_key(Face face) { return index_of(face); }

constexpr int kAcross = 18, kDown = 24;
using Grid = std::array<std::array<bool, kAcross>, kDown>;

struct Best {
  Box box;
  float score = 0;
};

// The best box of cells that are all seen, each `dx` by `dy`.
[[nodiscard]] Best best_box(const Grid& seen, float dx, float dy) {
  Best best;
  for (int top = 0; top < kDown; ++top) {
    std::array<bool, kAcross> free{};
    free.fill(true);
    for (int bottom = top; bottom < kDown; ++bottom) {
      int run = 0;
      for (int column = 0; column <= kAcross; ++column) {
        if (column < kAcross) {
          free[static_cast<std::size_t>(column)] =
              free[static_cast<std::size_t>(column)] &&
              seen[static_cast<std::size_t>(bottom)][static_cast<std::size_t>(column)];
          if (free[static_cast<std::size_t>(column)]) {
            ++run;
            continue;
          }
        }
        const float w = static_cast<float>(run) * dx, h = static_cast<float>(bottom - top + 1) * dy;
        // Both sides count, the shorter one more.
        const float score = std::min(w, h) * std::sqrt(std::max(w, h));
        if (run > 0 && score > best.score) {
          best.score = score;
          best.box = {static_cast<float>(column - run) * dx, static_cast<float>(top) * dy, w, h};
        }
        run = 0;
      }
    }
  }
  return best;
}

}  // namespace

HandOrder order_of_hand(const State& state, Seat seat) {
  HandOrder order;
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) order.slots.push_back(slot);
  std::sort(order.slots.begin(), order.slots.end(), [&state](Slot a, Slot b) {
    const int left = sort_key(state.face(a)), right = sort_key(state.face(b));
    return left != right ? left < right : a < b;
  });
  Colour before = Colour::None;
  for (std::size_t i = 0; i < order.slots.size(); ++i) {
    const Colour colour = colour_of(state.face(order.slots[i]));
    if (i == 0 || colour != before) order.groups.push_back(0);
    ++order.groups.back();
    before = colour;
  }
  return order;
}

void HandView::place(std::vector<Slot> slots, std::vector<Pose> poses, float lift) {
  if (slots != slots_ || !(poses == poses_)) visible_.clear();
  // In another hand nothing has been tapped yet: else one tap would do where two are asked for.
  if (slots != slots_) lifted_ = kNoSlot;
  slots_ = std::move(slots);
  poses_ = std::move(poses);
  lift_ = lift;
  const auto gone = [this](Slot slot) { return std::find(slots_.begin(), slots_.end(), slot) == slots_.end(); };
  if (gone(hovered_)) hovered_ = kNoSlot;
  if (gone(lifted_)) lifted_ = kNoSlot;
  if (gone(held_)) {
    held_ = kNoSlot;
    dragging_ = false;
  }
}

void HandView::forget() {
  hovered_ = lifted_ = held_ = kNoSlot;
  dragging_ = false;
}

std::size_t HandView::index_of(Slot slot) const {
  return static_cast<std::size_t>(std::find(slots_.begin(), slots_.end(), slot) - slots_.begin());
}

Slot HandView::hit(Spot p) const {
  for (std::size_t i = slots_.size(); i-- > 0;) {
    if (covers(poses_[i], p)) return slots_[i];
  }
  // The part of a raised card that stands out above the others.
  const Slot raised = hovered_ != kNoSlot ? hovered_ : lifted_;
  const std::size_t i = index_of(raised);
  if (i < slots_.size() && !dragging_ && covers(goal(i), p)) return raised;
  return kNoSlot;
}

Slot HandView::released(const Pointer& pointer, const Box& pile) {
  const Slot slot = held_;
  const bool dragged = dragging_;
  held_ = kNoSlot;
  dragging_ = false;
  if (pointer.cancelled || slot == kNoSlot) return kNoSlot;
  const float up = pressed_at_.y - pointer_.y;
  thrown_ = dragged || (pointer.touch && up > kSwipeUp);
  if (dragged) return pile.contains(pointer_) || up > kSwipeUp * 1.6f ? slot : kNoSlot;
  if (!pointer.touch) return slot;
  if (up > kSwipeUp) return slot;
  const Slot now = hovered_ != kNoSlot ? hovered_ : slot;
  if (was_lifted_ && now == slot) return slot;
  if (std::find(at_once_.begin(), at_once_.end(), now) != at_once_.end()) return now;
  lifted_ = now;
  return kNoSlot;
}

Slot HandView::read(const Pointer& pointer, const Box& pile) {
  pointer_ = {pointer.x, pointer.y};
  Slot under = pointer.inside || pointer.down ? hit(pointer_) : kNoSlot;
  if (pointer.touch && pointer.pressed) {
    // A finger takes what it sees: the raised card lies above its neighbours.
    const std::size_t raised = index_of(lifted_);
    if (raised < slots_.size() && covers(goal(raised), pointer_)) under = lifted_;
  } else if (pointer.touch && held_ != kNoSlot && length(pointer_ - pressed_at_) <= kDragFrom) {
    under = held_;
  }
  if (pointer.pressed) {
    held_ = under;
    pressed_at_ = pointer_;
    was_lifted_ = under != kNoSlot && under == lifted_;
    if (under == kNoSlot || !was_lifted_) lifted_ = kNoSlot;
    const std::size_t i = index_of(under);
    grip_ = i < slots_.size() ? goal(i).centre - pointer_ : Spot{};
  }
  if (pointer.down && held_ != kNoSlot && !dragging_) {
    const Spot moved = pointer_ - pressed_at_;
    // A finger that moves along the hand looks at its cards; upwards it takes one out.
    dragging_ =
        pointer.touch ? moved.y < -kDragFrom * 1.6f && -moved.y > std::fabs(moved.x) : length(moved) > kDragFrom;
    if (!dragging_ && pointer.touch && under != kNoSlot && under != held_) {
      held_ = under;
      was_lifted_ = false;
      grip_ = {0, 0};
    }
  }
  hovered_ = dragging_ ? kNoSlot : (pointer.touch && !pointer.down && !pointer.released ? kNoSlot : under);
  Slot wanted = kNoSlot;
  if (pointer.released) {
    wanted = released(pointer, pile);
    if (pointer.touch) hovered_ = kNoSlot;
  }
  // A card that is told of or gathered at once does not lie above the others.
  const bool told = std::find(at_once_.begin(), at_once_.end(), wanted) != at_once_.end();
  if (wanted != kNoSlot) lifted_ = pointer.touch && !told ? wanted : kNoSlot;
  return wanted;
}

Pose HandView::goal(std::size_t i) const {
  Pose pose = poses_[i];
  if (dragging_ && slots_[i] == held_) {
    pose.centre = pointer_ + grip_;
    pose.angle = 0;
    return pose;
  }
  const std::size_t up = index_of(raised());
  if (up >= slots_.size() || dragging_) return pose;
  if (i == up) {
    if (!is_idle(slots_[i])) pose.centre.y -= lift_;
    pose.angle *= 0.15f;
  } else if (std::fabs(poses_[i].centre.y - poses_[up].centre.y) < pose.height * 0.3f) {
    const float away = poses_[i].centre.x - poses_[up].centre.x, near = pose.height * kCardWidth;
    // Neighbours part, those farther off hardly.
    if (std::fabs(away) < near * 1.6f) pose.centre.x += std::copysign(near * 0.07f, away);
  }
  return pose;
}

const Box& HandView::visible_part(std::size_t i) const {
  if (visible_.empty()) {
    for (std::size_t each = 0; each < poses_.size(); ++each) visible_.push_back(find_visible(each));
  }
  return visible_[i];
}

// Looks at a grid of points over the card and takes the best box whose points all show it.
Box HandView::find_visible(std::size_t i) const {
  const Pose& pose = poses_[i];
  const Box around = bounds_of(pose);
  const float dx = around.w / kAcross, dy = around.h / kDown;
  std::vector<std::size_t> above;
  for (std::size_t each = i + 1; each < poses_.size(); ++each) {
    if (overlap(around, bounds_of(poses_[each]))) above.push_back(each);
  }
  Grid seen{};
  for (int row = 0; row < kDown; ++row) {
    for (int column = 0; column < kAcross; ++column) {
      const Spot p{around.x + (static_cast<float>(column) + 0.5f) * dx,
                   around.y + (static_cast<float>(row) + 0.5f) * dy};
      const auto covered = [&](std::size_t each) { return covers(poses_[each], p); };
      seen[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
          covers(pose, p) && std::none_of(above.begin(), above.end(), covered);
    }
  }
  const Best best = best_box(seen, dx, dy);
  return {around.x + best.box.x, around.y + best.box.y, best.box.w, best.box.h};
}

}  // namespace yinuo::ui
