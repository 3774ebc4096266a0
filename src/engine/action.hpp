// What a player does, and why it may be refused. Plain values with one text form (notation.hpp).
// Choices travel with the play: no state waits for a colour or a partner, but for a Wild starter.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "engine/card.hpp"

namespace yinuo {

enum class ActionKind : std::uint8_t {
  Play,
  Jump,
  Draw,
  Pass,
  Challenge,
  Name,
  Call,
  Sign,
  Report,
  Slap,
  Noise,
  Leave,
  Next,
  Time
};

// The word behind the cards of a play: swap hands with `target`, pass all hands on, or give `target` all but one card.
enum class PlayWord : std::uint8_t { None, Swap, Pass, Reset };

inline constexpr int kMaxGroup = 32;

struct Action {
  ActionKind kind = ActionKind::Pass;
  Seat seat = kNoSeat;                // who acts; kNoSeat for Next and Time
  Seat target = kNoSeat;              // whom: Report, and the words Swap and Reset
  PlayWord word = PlayWord::None;     // Play and Jump
  Colour colour = Colour::None;       // named: Play, Jump, Name
  std::uint8_t card_count = 0;        // Play and Jump: 1 to kMaxGroup
  std::uint32_t version = 0;          // State::version it was meant for; 0: whatever
  std::array<Face, kMaxGroup> cards;  // the first card_count of them mean something; the rest is never read

  bool operator==(const Action& other) const;
};

[[nodiscard]] inline bool Action::operator==(const Action& other) const {
  if (kind != other.kind || seat != other.seat || target != other.target || word != other.word ||
      colour != other.colour || card_count != other.card_count) {
    return false;
  }
  for (int i = 0; i < card_count; ++i) {
    if (cards[static_cast<std::size_t>(i)] != other.cards[static_cast<std::size_t>(i)]) return false;
  }
  return true;
}

[[nodiscard]] inline Action act(ActionKind kind, Seat seat = kNoSeat) {
  Action action;
  action.kind = kind;
  action.seat = seat;
  return action;
}

[[nodiscard]] inline Action play(Seat seat, Face face, Colour colour = Colour::None) {
  Action action = act(ActionKind::Play, seat);
  action.card_count = 1;
  action.cards[0] = face;
  action.colour = colour;
  return action;
}

[[nodiscard]] inline Action report(Seat seat, Seat target) {
  Action action = act(ActionKind::Report, seat);
  action.target = target;
  return action;
}

// Why an action is refused; the first that applies, in this order. None: it is legal.
enum class Refusal : std::uint8_t {
  None,
  Malformed,
  Stale,
  RoundOver,
  RuleOff,
  NotTurn,
  NotInHand,
  SlapFirst,
  PendingDraw,
  AlreadyDrawn,
  MustPlayDrawnOnly,
  MustPlayDrawn,
  PlayExists,
  NothingToDraw,
  NothingToPass,
  NotAGroup,
  NoMatch,
  LastCardBarred,
  Wild4NotAllowed,
  ColourMissing,
  ColourNotAllowed,
  TargetMissing,
  TargetInvalid,
  JumpNotAllowed,
  ChallengeNotAllowed,
  WindowClosed,
};
inline constexpr int kRefusals = 26;

// A short list of actions without a heap.
class ActionList {
 public:
  static constexpr int kMost = 192;
  void add(const Action& action) {
    if (count_ < kMost) items_[static_cast<std::size_t>(count_++)] = action;
  }
  void clear() { count_ = 0; }
  [[nodiscard]] int size() const { return count_; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] const Action& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] const Action* begin() const { return items_.data(); }
  [[nodiscard]] const Action* end() const { return items_.data() + count_; }

 private:
  int count_ = 0;
  std::array<Action, kMost> items_;
};

}  // namespace yinuo
