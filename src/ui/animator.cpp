#include "ui/animator.hpp"

#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

constexpr float kNear = 0.3f;  // CSS px
constexpr float kNearAngle = 0.004f;
constexpr float kShakePush = 420;  // CSS px/s

}  // namespace

// The exact solution, so that long frames do no harm.
void Spring::step(float goal, float stiffness, float seconds) {
  const float away = at - goal, c = speed + stiffness * away, decay = std::exp(-stiffness * seconds);
  at = goal + (away + c * seconds) * decay;
  speed = (speed - stiffness * c * seconds) * decay;
}

void Animator::clear() {
  std::fill(sprites_.begin(), sprites_.end(), Sprite{});
  resting_ = true;
}

void Animator::begin(const Pose& draw_pile, bool gathered) {
  draw_pile_ = draw_pile;
  gathered_ = gathered;
  std::fill(aimed_.begin(), aimed_.end(), false);
}

void Animator::aim(Slot slot, Zone zone, Seat owner, int order, const Pose& goal, Face face, bool face_up) {
  Sprite& sprite = sprites_[slot];
  aimed_[slot] = true;
  if (sprite.zone == Zone::None) {
    sprite.x.snap(draw_pile_.centre.x);
    sprite.y.snap(draw_pile_.centre.y);
    sprite.height.snap(draw_pile_.height);
    sprite.angle.snap(draw_pile_.angle);
    sprite.turn.snap(0);
    sprite.shake.snap(0);
    sprite.flying = true;
  } else if (sprite.zone != zone || sprite.owner != owner) {
    sprite.flying = true;
  }
  sprite.zone = zone;
  sprite.owner = owner;
  sprite.order = order;
  sprite.goal = goal;
  if (face != Face::Unknown || !face_up) sprite.face = face != Face::Unknown ? face : sprite.face;
  sprite.goal_turn = face_up ? 1.0f : 0.0f;
}

void Animator::shake(Slot slot) {
  sprites_[slot].shake.speed = kShakePush;
  resting_ = false;
}

void Animator::step(float seconds, float stiffness, bool snap) {
  resting_ = true;
  for (std::size_t i = 0; i < sprites_.size(); ++i) {
    Sprite& s = sprites_[i];
    if (s.zone == Zone::None) continue;
    if (!aimed_[i] && s.zone == Zone::Discard && !gathered_) {
      s = Sprite{};
      continue;
    }
    if (!aimed_[i]) {
      s.goal = draw_pile_;
      s.goal_turn = 0;
      if (s.zone != Zone::DrawPile) s.flying = true;
      s.zone = Zone::DrawPile;
    }
    // The shorter way round.
    while (s.angle.at - s.goal.angle > kPi) s.angle.at -= 2 * kPi;
    while (s.angle.at - s.goal.angle < -kPi) s.angle.at += 2 * kPi;
    s.x.step(s.goal.centre.x, stiffness, seconds);
    s.y.step(s.goal.centre.y, stiffness, seconds);
    s.height.step(s.goal.height, stiffness, seconds);
    s.angle.step(s.goal.angle, stiffness, seconds);
    s.turn.step(s.goal_turn, stiffness * 0.9f, seconds);
    s.shake.step(0, 30, seconds);
    const bool close = s.x.resting(s.goal.centre.x, kNear) && s.y.resting(s.goal.centre.y, kNear);
    const bool still = close && s.height.resting(s.goal.height, kNear) && s.angle.resting(s.goal.angle, kNearAngle) &&
                       s.turn.resting(s.goal_turn, 0.01f) && s.shake.resting(0, kNear);
    if (std::hypot(s.x.at - s.goal.centre.x, s.y.at - s.goal.centre.y) < 6) s.flying = false;
    if (!snap && !still) {
      resting_ = false;
      continue;
    }
    s.x.snap(s.goal.centre.x);
    s.y.snap(s.goal.centre.y);
    s.height.snap(s.goal.height);
    s.angle.snap(s.goal.angle);
    s.turn.snap(s.goal_turn);
    s.shake.snap(0);
    s.flying = false;
    if (s.zone == Zone::DrawPile) s = Sprite{};
  }
}

std::vector<Slot> Animator::lying_in(Zone zone) const {
  std::vector<Slot> slots;
  for (std::size_t i = 0; i < sprites_.size(); ++i) {
    if (sprites_[i].zone == zone && !sprites_[i].flying) slots.push_back(static_cast<Slot>(i));
  }
  std::sort(slots.begin(), slots.end(), [this](Slot a, Slot b) {
    const Sprite &left = sprites_[a], &right = sprites_[b];
    return left.owner != right.owner ? left.owner < right.owner : left.order < right.order;
  });
  return slots;
}

std::vector<Slot> Animator::flying() const {
  std::vector<Slot> slots;
  for (std::size_t i = 0; i < sprites_.size(); ++i) {
    if (sprites_[i].zone != Zone::None && sprites_[i].flying) slots.push_back(static_cast<Slot>(i));
  }
  std::sort(slots.begin(), slots.end(), [this](Slot a, Slot b) { return sprites_[a].order < sprites_[b].order; });
  return slots;
}

}  // namespace yinuo::ui
