// What a computer player is like, whatever its level: more or less attentive, quicker or slower, fond of something.
// Promises: plain numbers in one table; number 0 is nobody in particular and changes nothing. They move a level by less
// than the step to the level below it (measured with `yinuo-cli sim --players level3/4,level2`). Does not know: faces
// and names.
#pragma once

#include "ai/habits.hpp"
#include "engine/card.hpp"

namespace yinuo::ai {

// What the rules of thumb go by. Worths are in hundredths: at a glance (casual.cpp) 100 is one further card of a
// colour.
struct Taste {
  static constexpr int kNeverDoubts = 200;
  int bluffs = 8;          // per cent: plays a Wild Draw Four that could be found guilty on who is about to go out; 0:
                           // nor does looking ahead think of it
  int bluffs_at_ease = 0;  // the same on anybody else
  int doubts = 28;         // a bluff so likely, in per cent, is questioned; kNeverDoubts: nor when looking ahead
  int keeps_black = 0;     // what it is worth besides to keep a black card
  int for_actions = 0;     // what an action card is worth beside all else
  int for_points = 0;      // what each point of a number is worth
  Colour colour = Colour::None;
  int for_colour = 0;  // what a card of that colour is worth, to play and to name
};

struct Personality {
  int calls = 0, reports = 0, jumps = 0;  // per cent, on top of the level's
  double slowness = 1;                    // of reactions and thinking, times the level's
  Taste taste{};
};

inline constexpr int kPersonalities = 10;
// Nobody at a table, a yardstick: never bluffs with a Wild Draw Four and never questions one.
inline constexpr int kGuileless = kPersonalities;

// 1 quick, 2 dreamy, 3 impatient, 4 sly, 5 thrifty, 6 fond of green, 7 tidy, 8 watchful, 9 good-natured.
[[nodiscard]] const Personality& personality(int which);

// The level's habits as this one has them.
[[nodiscard]] Habits mixed(const Habits& level, const Personality& personality);

}  // namespace yinuo::ai
