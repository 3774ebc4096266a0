// Short words at the seats they concern: UNO!, skipped, +4, guilty. They come, stay a moment and fade.
// Promises: one word at a seat at a time, the newest; between coming and fading nothing moves and wake_after() says
// when. Does not know: rules; what a word means.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ui/canvas.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

class Bubbles {
 public:
  enum class Mood : std::uint8_t { Plain, Loud, Good, Bad, Turn };

  void clear() { bubbles_.clear(); }
  [[nodiscard]] bool says(Seat seat) const { return !said(seat).empty(); }
  // What stands at a seat; empty for nothing.
  [[nodiscard]] std::string said(Seat seat) const {
    for (const Bubble& each : bubbles_) {
      if (each.seat == seat) return each.text;
    }
    return {};
  }
  void say(Seat seat, std::string text, Mood mood, Colour colour = Colour::None);
  // The word that belongs to an event, if any.
  void hear(const Event& event, const Model& model);
  void step(double seconds, double speed);
  void draw(const Canvas& canvas, const Layout& layout, Seat viewer, bool still) const;

  [[nodiscard]] bool moving() const;
  // Seconds, negative for never. `still`: words do not fade, they go.
  [[nodiscard]] double wake_after(bool still) const;

 private:
  void forget_colours();
  void forget_turns();
  void make_way(Seat seat, const Model& model);

  struct Bubble {
    Seat seat = 0;
    std::string text{};
    Mood mood = Mood::Plain;
    Colour colour = Colour::None;
    double age = 0, stays = 0;
    double rate = 1;  // how quickly it ages
  };
  std::vector<Bubble> bubbles_{};
  ActionKind acted_ = ActionKind::Pass;  // the last action
};

}  // namespace yinuo::ui
