#include "ui/hand_view.hpp"

namespace yinuo::ui {
namespace {

constexpr float kDragFrom = 9;    // CSS px before a press becomes a drag
constexpr float kSwipeUp = 44;    // CSS px upwards that play a card

// Colours in the order of the cards, black last; then by rank.
[[nodiscard]] int sort_key(Face face) {
    return index_of(face);
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
    if (dragged) return pile.contains(pointer_) || up > kSwipeUp * 1.6f ? slot : kNoSlot;
    if (!pointer.touch) return slot;
    if (up > kSwipeUp) return slot;
    const Slot now = hovered_ != kNoSlot ? hovered_ : slot;
    if (was_lifted_ && now == slot) return slot;
    lifted_ = now;
    return kNoSlot;
}

Slot HandView::read(const Pointer& pointer, const Box& pile) {
    pointer_ = {pointer.x, pointer.y};
    const Slot under = pointer.inside || pointer.down ? hit(pointer_) : kNoSlot;
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
        dragging_ = pointer.touch ? moved.y < -kDragFrom * 1.6f && -moved.y > std::fabs(moved.x) : length(moved) > kDragFrom;
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
    if (wanted != kNoSlot) lifted_ = pointer.touch ? wanted : kNoSlot;
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
        pose.centre.y -= lift_;
        pose.angle *= 0.15f;
    } else if (std::fabs(poses_[i].centre.y - poses_[up].centre.y) < pose.height * 0.3f) {
        const float away = poses_[i].centre.x - poses_[up].centre.x, near = pose.height * kCardWidth;
        // Neighbours part, those farther off hardly.
        if (std::fabs(away) < near * 1.6f) pose.centre.x += std::copysign(near * 0.07f, away);
    }
    return pose;
}

Box HandView::visible_part(std::size_t i) const {
    const Pose& pose = poses_[i];
    const auto seen = [&](Spot p) {
        for (std::size_t above = i + 1; above < poses_.size(); ++above) {
            if (covers(poses_[above], p)) return false;
        }
        return covers(pose, p);
    };
    // Columns from the left, rows from the top: the visible part of a fanned card is its left or upper strip.
    constexpr int kSteps = 24;
    const float w = pose.height * kCardWidth, h = pose.height;
    Box best;
    for (const bool upright : {true, false}) {
        Box local{-w * 0.46f, -h * 0.46f, upright ? w * 0.06f : w * 0.92f, upright ? h * 0.92f : h * 0.06f};
        const auto clear = [&](const Box& box) {
            for (int a = 0; a <= 8; ++a) {
                for (int b = 0; b <= 8; ++b) {
                    const Spot p{box.x + box.w * static_cast<float>(a) / 8, box.y + box.h * static_cast<float>(b) / 8};
                    if (!seen(pose.centre + turned(p, pose.angle))) return false;
                }
            }
            return true;
        };
        // In several rows the lower part is covered too: shrink the strip first, then widen it.
        while (local.h > h * 0.1f && !clear(local)) local.h -= h * 0.04f;
        if (local.h <= h * 0.1f) continue;
        for (int step = 0; step < kSteps; ++step) {
            Box wider = local;
            wider.w = std::min(wider.w + w * 0.04f, w * 0.92f);
            if (!clear(wider)) break;
            local = wider;
        }
        if (local.w * local.h > best.w * best.h) best = local;
    }
    if (best.empty()) return {};
    // Upright inside the turned card: the turn is small, so a slightly smaller box about the same middle fits.
    const Spot middle = pose.centre + turned(best.centre(), pose.angle);
    const float s = std::fabs(std::sin(pose.angle));
    const float cut = s * std::min(best.h, best.w * 6);
    return box_around(middle, std::max(best.w - cut * 0.5f, 4.0f), std::max(best.h - s * best.w, 4.0f));
}

}  // namespace yinuo::ui
