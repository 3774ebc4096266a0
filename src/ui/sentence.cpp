#include "ui/sentence.hpp"

namespace yinuo::ui {
namespace {

constexpr float kSide = 14;              // CSS px beside the text
constexpr float kLinePitch = 0.86f;      // of a line's height, between two lines
constexpr std::size_t kNoticeLines = 3;  // a notice is there for a moment, and must be whole
constexpr float kOneLine = 0.84f;        // of the full size, below which two lines are better

struct Piece {
  std::string_view text;
  Colour colour;
  float width;
};
using Line = std::vector<Piece>;

struct Set {
  std::vector<Line> lines;
  float size = 0, width = 0;
};

[[nodiscard]] bool is_wide(std::string_view letter) { return static_cast<unsigned char>(letter.front()) >= 0xE3; }

[[nodiscard]] std::size_t bytes_of_letter(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t bytes = lead < 0x80 ? 1 : (lead < 0xE0 ? 2 : (lead < 0xF0 ? 3 : 4));
  return std::min(bytes, text.size());
}

[[nodiscard]] bool closes(std::string_view letter) {
  constexpr std::string_view kClosing = "，。！？、：；）」』”’…·.,!?:;)";
  return kClosing.find(letter) != std::string_view::npos;
}

[[nodiscard]] float width_of(const Line& line) {
  float width = 0;
  for (const Piece& piece : line) width += piece.width;
  return width;
}

[[nodiscard]] std::vector<Line> break_at(const Line& all, float most) {
  std::vector<Line> lines(1);
  float x = 0;
  for (const Piece& piece : all) {
    // No line begins with what ends a sentence.
    const bool ends = closes(piece.text.substr(0, bytes_of_letter(piece.text)));
    if (x > 0 && x + piece.width > most && !ends) {
      lines.emplace_back();
      x = 0;
    }
    lines.back().push_back(piece);
    x += piece.width;
  }
  return lines;
}

[[nodiscard]] Line measured(const Canvas& canvas, const app::Runs& runs, float size) {
  Line all;
  for (const app::Run& run : runs) {
    for (const std::string_view piece : pieces_of(run.text)) {
      all.push_back({piece, run.colour, canvas.width_of(piece, Type::Body, size)});
    }
  }
  return all;
}

// Where all the sentences of a line have no room the first ones go: what was said last matters now. False: there is
// one.
[[nodiscard]] bool drop_first_sentence(app::Runs& runs) {
  constexpr std::string_view kEnds[] = {". ", "! ", "? ", "。", "！", "？"};
  for (std::size_t i = 0; i < runs.size(); ++i) {
    std::size_t first = std::string::npos, behind = 0;
    for (const std::string_view end : kEnds) {
      const std::size_t at = runs[i].text.find(end);
      if (at >= first) continue;
      first = at;
      behind = at + end.size();
    }
    // The gap to the next sentence may be a run of its own.
    const std::string& text = runs[i].text;
    if (first == std::string::npos && !text.empty() && std::string_view(".!?").find(text.back()) != std::string::npos)
      first = behind = text.size();
    if (first == std::string::npos || (behind >= runs[i].text.size() && i + 1 == runs.size())) continue;
    runs.erase(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(i));
    runs.front().text.erase(0, behind);
    while (runs.size() > 1 && (runs.front().text.empty() || runs.front().text == " ")) runs.erase(runs.begin());
    return true;
  }
  return false;
}

// What does not stand in so many lines ends with "…".
void cut(const Canvas& canvas, Set& set, float most, std::size_t lines) {
  constexpr std::string_view kMore = "…";
  const Piece more{kMore, Colour::None, canvas.width_of(kMore, Type::Body, set.size)};
  set.lines.resize(lines);
  Line& last = set.lines.back();
  while (!last.empty() && width_of(last) + more.width > most) last.pop_back();
  last.push_back(more);
}

// Views into `runs`, which loses the sentences that have no room. One line where it stays near its full size; else two
// lines of like length, as large as the box allows and never too small to be read; as many as `lines` before anything
// is lost.
[[nodiscard]] Set set_text(const Canvas& canvas, app::Runs& runs, const Box& box, std::size_t lines = 2) {
  const float own = canvas.size_of(Type::Body), most = box.w - 2 * kSide;
  const float two = std::min(own, std::floor((box.h - 6) / (1 + kLinePitch)));
  Set set;
  for (set.size = own;; set.size -= 1) {
    const Line all = measured(canvas, runs, set.size);
    const float total = width_of(all);
    set.lines = {all};
    if (total <= most) break;
    if (set.size > std::max(theme::kLeastLine, own * kOneLine)) continue;
    set.size = std::min(set.size, std::max(two, theme::kLeastLine));
    set.lines = break_at(measured(canvas, runs, set.size), most);
    if (set.lines.size() <= 2) {
      std::vector<Line> even =
          break_at(measured(canvas, runs, set.size), std::min(most, std::max(total * 0.56f, 120.0f)));
      if (even.size() == 2) set.lines = std::move(even);
      break;
    }
    if (set.size > theme::kLeastLine) continue;
    if (set.lines.size() <= lines) break;
    if (drop_first_sentence(runs)) {
      set.size = own + 1;
      continue;
    }
    cut(canvas, set, most, lines);
    break;
  }
  for (const Line& line : set.lines) set.width = std::max(set.width, width_of(line));
  return set;
}

// Whether all of it stands there.
[[nodiscard]] bool shows(const Set& set, const app::Runs& runs) {
  std::string shown;
  for (const Line& line : set.lines) {
    for (const Piece& piece : line) shown += piece.text;
  }
  return shown == app::plain(runs);
}

[[nodiscard]] Box plate_of(const Set& set, const Box& box) {
  const float high = set.size + 6 + set.size * kLinePitch * static_cast<float>(set.lines.size() - 1);
  return box_around(box.centre(), set.width + 2 * kSide, high);
}

void write(const Canvas& canvas, const Set& set, const Box& plate, Tint plain, float solid) {
  const auto count = static_cast<float>(set.lines.size());
  float y = plate.centre().y - set.size * kLinePitch * (count - 1) / 2;
  for (const Line& line : set.lines) {
    float x = plate.centre().x - width_of(line) / 2;
    for (const Piece& piece : line) {
      const Tint colour = piece.colour == Colour::None ? plain : theme::card_text(piece.colour);
      canvas.text(piece.text, {x, y}, Type::Body, faded(colour, solid), Align::Left, set.size);
      x += piece.width;
    }
    y += set.size * kLinePitch;
  }
}

}  // namespace

std::vector<std::string_view> pieces_of(std::string_view text) {
  std::vector<std::string_view> pieces;
  std::size_t begin = 0, at = 0;
  const auto cut = [&] {
    if (at > begin) pieces.push_back(text.substr(begin, at - begin));
    begin = at;
  };
  bool counts = false;  // a number stays with what it counts
  while (at < text.size()) {
    const std::string_view letter = text.substr(at, bytes_of_letter(text.substr(at)));
    const bool wide = is_wide(letter);
    if (wide && !closes(letter) && !counts) cut();
    counts = letter == " " && at > begin && text[at - 1] >= '0' && text[at - 1] <= '9';
    at += letter.size();
    const std::string_view rest = text.substr(at);
    const bool closed = !rest.empty() && closes(rest.substr(0, bytes_of_letter(rest)));
    counts = counts && !rest.empty() && is_wide(rest.substr(0, bytes_of_letter(rest)));
    if ((wide || letter == " ") && !closed && !counts) cut();
  }
  cut();
  return pieces;
}

SentenceFit fit_notice(const Canvas& canvas, const Box& box, const std::string& text) {
  app::Runs runs = {{text}};
  const Set set = set_text(canvas, runs, box, kNoticeLines);
  return {plate_of(set, box), set.size, static_cast<int>(set.lines.size()), shows(set, {{text}})};
}

SentenceFit fit_sentence(const Canvas& canvas, const Box& box, const app::Runs& runs) {
  app::Runs kept = runs;
  const Set set = set_text(canvas, kept, box);
  return {plate_of(set, box), set.size, static_cast<int>(set.lines.size()), shows(set, runs)};
}

void draw_sentence(const Canvas& canvas, const Box& box, const app::Runs& runs) {
  if (runs.empty()) return;
  app::Runs kept = runs;
  const Set set = set_text(canvas, kept, box);
  const Box plate = plate_of(set, box);
  canvas.fill(plate, std::min(plate.h / 2, 16.0f), faded(theme::kPlate, 0.72f));
  write(canvas, set, plate, theme::kText, 1);
}

void draw_hint(const Canvas& canvas, const Box& box, const app::Runs& runs) {
  if (runs.empty()) return;
  app::Runs kept = runs;
  const Set set = set_text(canvas, kept, box);
  const Box plate = plate_of(set, box);
  const float round = std::min(plate.h / 2, 16.0f);
  canvas.fill(plate, round, theme::kBadge);
  canvas.stroke(plate, round, theme::kLamp, 2);
  write(canvas, set, plate, theme::kLamp, 1);
}

void draw_notice(const Canvas& canvas, const Box& box, const std::string& text, float shown) {
  if (text.empty() || shown <= 0) return;
  app::Runs runs = {{text}};  // the lines are views into it
  const Set set = set_text(canvas, runs, box, kNoticeLines);
  const Box plate = plate_of(set, box);
  const float round = std::min(plate.h / 2, 18.0f);
  canvas.shade({plate.x, plate.y + 2, plate.w, plate.h}, round, 8, tint(0, 0, 0, static_cast<int>(120 * shown)));
  canvas.fill(plate, round, faded(theme::kIvory, shown));
  canvas.stroke(plate, round, faded(theme::kPrimary, shown), 2);
  write(canvas, set, plate, theme::kPrimaryDark, shown);
}

}  // namespace yinuo::ui
