// Sentences on the table: the last action in coloured runs, and the reason why something may not be done.
// Promises: fit into their box, in two lines where one would be too small to read; nothing moves by itself.
// Does not know: what the sentences say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/words.hpp"
#include "ui/canvas.hpp"

namespace yinuo::ui {

// Pieces between which a line may break: words with the space behind them, single Chinese signs with the punctuation
// that follows.
[[nodiscard]] std::vector<std::string_view> pieces_of(std::string_view text);

// Where the text stands: its plate within the box, the height of a line, how many lines (at most two; what is longer
// loses its first sentences, and a single one ends with "…").
struct SentenceFit {
  Box plate;
  float size = 0;
  int lines = 0;
  bool whole = true;  // nothing of it has gone
};
[[nodiscard]] SentenceFit fit_sentence(const Canvas& canvas, const Box& box, const app::Runs& runs);

// A notice takes three lines before anything of it is lost.
[[nodiscard]] SentenceFit fit_notice(const Canvas& canvas, const Box& box, const std::string& text);

void draw_sentence(const Canvas& canvas, const Box& box, const app::Runs& runs);
// What one should know before one acts.
void draw_hint(const Canvas& canvas, const Box& box, const app::Runs& runs);
// `shown`: 0 to 1.
void draw_notice(const Canvas& canvas, const Box& box, const std::string& text, float shown);

}  // namespace yinuo::ui
