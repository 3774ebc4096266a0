// A play that the person is putting together: the cards, then the colour, then what becomes of the hands.
// Promises: nothing is committed before it is complete; what is still open is found from the engine's own choices.
// Does not know: ids, texts, what is drawn.
#pragma once

#include <vector>

#include "app/match.hpp"
#include "engine/action.hpp"

namespace yinuo::app {

struct Draft {
  ActionKind kind = ActionKind::Play;  // or Jump
  std::vector<Face> cards{};
  Colour colour = Colour::None;  // as chosen so far
  bool gathering = false;        // more cards may join
  bool operator==(const Draft&) const = default;
};

// What is to be asked next. Word: a partner, or whether hands move at all.
enum class Question : std::uint8_t { None, Cards, Colour, Word };

// The play with what has been chosen so far.
[[nodiscard]] Action action_of(const Match& match, const Draft& draft);

// The complete plays that it may become; at least one.
[[nodiscard]] std::vector<Action> ways_of(const Match& match, const Draft& draft);

[[nodiscard]] Question question_of(const Draft& draft, const std::vector<Action>& ways);

// Why it cannot be played whatever is chosen. None: it can, be it as a misplay.
[[nodiscard]] Refusal why_not(const Match& match, const Draft& draft);

// Whether it still makes sense: cards that are being gathered are in the hand and it is the person's turn, or the play
// is legal.
[[nodiscard]] bool holds(const Match& match, const Draft& draft);

// How many cards of a colour the person holds when these have left.
[[nodiscard]] int left_of(const State& shown, Seat seat, Colour colour, const std::vector<Face>& leaving);

// How many of these cards have this face.
[[nodiscard]] int copies_in(const std::vector<Face>& cards, Face face);

// The faces that may join the cards gathered so far: some group that may be played now holds them all. Without any:
// those that some group could be made of now.
[[nodiscard]] FaceSet joinable(const Match& match, const std::vector<Face>& cards);

}  // namespace yinuo::app
