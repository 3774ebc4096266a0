// One row of the scoreboard, and the columns that all rows share.
// Promises: figures stand under their headings; cards never leave their room. Does not know: where rows stand.
#pragma once

#include "ui/canvas.hpp"
#include "ui/model.hpp"

namespace yinuo::ui {

// Where things stand in a row that begins at x 0: left edges of name and cards, right edges of figures.
struct ScoreColumns {
  ScoreColumns(const Canvas& canvas, const Box& row);

  float radius = 0;        // of the avatar
  bool kinds = false;      // the hand's points by kinds of cards have columns
  bool two_lines = false;  // the cards have a line of their own under name and figures
  float name = 0, name_wide = 0, cards = 0, cards_wide = 0;
  float numbers = 0, actions = 0, wilds = 0, hand = 0, round = 0, total = 0;  // 0: there is none
  float line = 0;  // the middle of the name's line, from the top of the row
};

// What a row shows while points are on their way.
struct ScoreShown {
  int booked = 0, total = 0;
};

// The headings of the figures; `middle`: of their line.
void draw_score_heads(const Canvas& canvas, const Model& model, const ScoreColumns& columns, float x, float middle);
void draw_score_row(const Canvas& canvas, const Model& model, const Points& points, const ScoreShown& shown,
                    const ScoreColumns& columns, const Box& row);

}  // namespace yinuo::ui
