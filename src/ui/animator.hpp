// Moves cards: each card slot has a sprite that a critically damped spring draws to where it belongs.
// Promises: nothing overshoots; a card that is new comes from the draw pile; when every spring rests, resting() is true
// and every sprite lies exactly on its goal. Without motion everything is on its goal at once.
// Does not know: why a card belongs somewhere.
#pragma once

#include <vector>

#include "engine/card.hpp"
#include "ui/card_art.hpp"
#include "ui/geometry.hpp"

namespace yinuo::ui {

// One number on a critically damped spring.
struct Spring {
  float at = 0, speed = 0;

  void snap(float goal) {
    at = goal;
    speed = 0;
  }
  // Towards the goal for `seconds`; a larger stiffness (1/s) is quicker.
  void step(float goal, float stiffness, float seconds);
  [[nodiscard]] bool resting(float goal, float near) const {
    return at == goal || (std::fabs(at - goal) < near && std::fabs(speed) < near * 8);
  }
};

// Which pile or hand a card lies in: what comes later is drawn above.
enum class Zone : std::uint8_t { None, DrawPile, Fan, Discard, Hand };

// Added to the order of cards that are drawn above all others.
inline constexpr int kAbove = 1000;

// The width of a card that is half turned over, as a share of its own.
inline constexpr float kOnEdge = 0.36f;

struct Sprite {
  Zone zone = Zone::None;
  Seat owner = kNoSeat;  // of a hand or fan
  int order = 0;         // within the zone
  bool flying = false;   // between two zones: above everything
  Face face = Face::Unknown;
  Pose goal;
  float goal_turn = 0;  // 0: back up, 1: face up
  Spring x, y, height, angle, turn, shake;

  [[nodiscard]] Pose pose() const { return {{x.at + shake.at, y.at}, height.at, angle.at}; }
  [[nodiscard]] bool face_up() const { return turn.at > 0.5f; }
  // How wide it looks while it turns over; never so narrow that it is no card any more.
  [[nodiscard]] float squeeze() const { return kOnEdge + (1 - kOnEdge) * std::fabs(turn.at * 2 - 1); }
};

class Animator {
 public:
  Animator() : sprites_(kMaxSlots) {}

  void clear();
  // Marks every card as gone; those that are not aimed at before step() fly to the draw pile and vanish. Discards do so
  // only when they are `gathered`: otherwise they are covered by others, and just vanish.
  void begin(const Pose& draw_pile, bool gathered);
  void aim(Slot slot, Zone zone, Seat owner, int order, const Pose& goal, Face face, bool face_up);
  void shake(Slot slot);
  // `stiffness` of the springs in 1/s; `snap`: no motion.
  void step(float seconds, float stiffness, bool snap);

  [[nodiscard]] bool resting() const { return resting_; }
  [[nodiscard]] const Sprite& sprite(Slot slot) const { return sprites_[slot]; }
  [[nodiscard]] Sprite& sprite(Slot slot) { return sprites_[slot]; }
  // Slots of a zone from the lowest to the topmost, those in flight last and apart.
  [[nodiscard]] std::vector<Slot> lying_in(Zone zone) const;
  [[nodiscard]] std::vector<Slot> flying() const;

 private:
  std::vector<Sprite> sprites_;
  std::vector<bool> aimed_ = std::vector<bool>(kMaxSlots, false);
  Pose draw_pile_;
  bool gathered_ = true;
  bool resting_ = true;
};

}  // namespace yinuo::ui
