// What is to be heard at the table: which cue comes with which event, at the moment at which the event is shown.
// Promises: what has been hurried through is silent; no cue depends on a face or on anything else that
// not everybody at the table knows. Does not know: how a cue sounds, how loud it is, or whether anything can be heard.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/action.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

enum class Cue : std::uint8_t {
  Card,     // one is laid, or turned over
  Draw,     // one is drawn
  Deal,     // one is dealt to who looks on
  Shuffle,  // the pile, or hands that change their owners
  Colour,   // one has been named
  Turn,     // it is the person's
  Uno,      // called
  Report,   // somebody did not call
  Fine,     // somebody pays for something
  Skip,     // somebody loses a turn
  Reverse,  // the direction turns
  Owed,     // cards are to be drawn, or are sent on
  Challenge,
  Jump,  // a card out of turn
  Slap,
  Round,     // one is over
  RoundWon,  // and the person has won it, or a partner
  MatchWon,
};
inline constexpr int kCues = 18;

// Its name for who makes it heard: "card", "round_won".
[[nodiscard]] std::string_view cue_name(Cue cue);

class Cues {
 public:
  // An event that is shown now.
  void hear(const Event& event, const Model& model);
  // The same, of one that has been hurried through.
  void skip(const Event& event);
  void say(Cue cue) { waiting_.push_back(cue); }
  // Since last asked, in order.
  [[nodiscard]] std::vector<Cue> take();

 private:
  void played(const Event& event);

  std::vector<Cue> waiting_{};
  ActionKind acted_ = ActionKind::Play;
  int drawn_ = 0;  // cards, since somebody began to draw
};

}  // namespace yinuo::ui
