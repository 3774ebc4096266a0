// The own hand: one row as a fan while it is wide enough, else more rows.
#include "ui/layout.hpp"
#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

constexpr float kRowPitch = 0.45f;   // of a card's height between two rows
constexpr float kGap = 0.12f;        // of a card's width between two colours
constexpr float kGoodStrip = 42;     // CSS px: a strip that a finger hits with ease
constexpr float kMostStrip = 0.93f;  // of a card's width
constexpr int kMostRows = 4;
constexpr int kMostGaps = 4;
constexpr int kUsualHand = 8;
constexpr float kKeeps = 0.8f;      // rows stay as they were while they are so good, measured by the best
constexpr float kOverhang = 0.12f;  // of a card's height, at both sides together
constexpr float kSag = 0.07f;       // of a card's height that the ends of a row hang lower

struct Rows {
  int rows = 1, per_row = 1;
  float height = 0, strip = 0, gap = 0;
  [[nodiscard]] float score() const { return height * std::min(1.0f, strip / kGoodStrip); }
};

[[nodiscard]] int total(const std::vector<int>& groups) {
  int cards = 0;
  for (const int group : groups) cards += group;
  return cards;
}

[[nodiscard]] float strip_at(const Rows& rows, const Box& area, int gaps) {
  const float width = rows.height * kCardWidth;
  if (rows.per_row < 2) return width;
  // The outermost cards are turned and stand out a little at both sides.
  const float room = area.w - width - rows.gap * static_cast<float>(gaps) - rows.height * kOverhang;
  return std::min(room / static_cast<float>(rows.per_row - 1), width * kMostStrip);
}

[[nodiscard]] Rows try_rows(const Box& area, const std::vector<int>& groups, float most, int count) {
  const int cards = total(groups);
  Rows rows{.rows = count, .per_row = (cards + count - 1) / count};
  // As if every colour were there: which cards they are must not change the rows.
  const int gaps = std::min(kMostGaps, rows.per_row - 1);
  rows.height = std::min(most, area.h / (1 + kSag * 2 + kRowPitch * static_cast<float>(count - 1)));
  for (; rows.height > 40; rows.height -= 1) {
    rows.gap = rows.height * kCardWidth * kGap;
    rows.strip = strip_at(rows, area, gaps);
    if (rows.strip >= theme::kStrip + 0.5f || rows.per_row < 2) return rows;
  }
  return rows;
}

// One row, its middle card upright, the others turned a little around a point far below.
void add_row(std::vector<Pose>& hand, const std::vector<float>& at, float left, float bottom, const Rows& rows) {
  const float width = rows.height * kCardWidth;
  const float span = at.back() + width;
  const float turn = std::min(0.12f, 0.018f * static_cast<float>(at.size()));  // of the outermost card
  for (const float x : at) {
    const float side = span > width ? ((x + width / 2) / span - 0.5f) * 2 : 0;  // -1 to 1
    const float sag = side * side * rows.height * kSag;
    hand.push_back({.centre = {left + x + width / 2, bottom - rows.height * (0.5f + kSag) + sag},
                    .height = rows.height,
                    .angle = side * turn});
  }
}

}  // namespace

std::vector<Pose> lay_hand(const Box& area, const std::vector<int>& groups, float most, int& rows) {
  std::vector<Pose> hand;
  const int cards = total(groups);
  if (cards == 0) return hand;
  Rows best = try_rows(area, groups, most, 1);
  for (int count = 2; count <= std::min(kMostRows, cards); ++count) {
    const Rows other = try_rows(area, groups, most, count);
    if (other.score() > best.score() * 1.02f) best = other;
  }
  // A usual hand lies as its number says, whatever was before; many cards do not jump to and fro.
  if (rows > 0 && rows != best.rows && cards > kUsualHand) {
    const Rows before = try_rows(area, groups, most, rows);
    if (before.score() > best.score() * kKeeps) best = before;
  }
  rows = best.rows;
  // Which cards begin a new colour.
  std::vector<bool> first_of_group(static_cast<std::size_t>(cards), false);
  std::size_t begin = 0;
  for (const int group : groups) {
    if (begin < first_of_group.size()) first_of_group[begin] = true;
    begin += static_cast<std::size_t>(group);
  }
  int dealt = 0;
  for (int row = 0; row < best.rows; ++row) {
    const int here = (cards - dealt + best.rows - row - 1) / (best.rows - row);
    std::vector<float> at;
    float x = 0;
    for (int i = dealt; i < dealt + here; ++i) {
      if (i > dealt) x += best.strip + (first_of_group[static_cast<std::size_t>(i)] ? best.gap : 0);
      at.push_back(x);
    }
    const float span = x + best.height * kCardWidth;
    const float bottom = area.bottom() - static_cast<float>(best.rows - 1 - row) * best.height * kRowPitch;
    add_row(hand, at, area.x + (area.w - span) / 2, bottom, best);
    dealt += here;
  }
  return hand;
}

}  // namespace yinuo::ui
