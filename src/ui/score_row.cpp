#include "ui/score_row.hpp"

#include "app/format_words.hpp"
#include "ui/card_art.hpp"
#include "ui/hand_view.hpp"
#include "ui/seats_view.hpp"

namespace yinuo::ui {
namespace {

constexpr float kGap = 10;
constexpr float kLeastStep = 5;  // of a card that is covered by the next one

// The hand face up, as wide as there is room; how many are left over is said.
void draw_hand(const Canvas& canvas, const Model& model, Seat seat, const Box& room) {
  const HandOrder order = order_of_hand(*model.state, seat);
  const int all = static_cast<int>(order.slots.size());
  if (all == 0) return;
  const float h = room.h, w = h * kCardWidth;
  const float over_wide = canvas.size_of(Type::Small) * 1.6f;
  const int most = 1 + static_cast<int>((room.w - w) / kLeastStep);
  const int seen = all <= most ? all : std::max(1, most - static_cast<int>(over_wide / kLeastStep));
  const float wide = seen < all ? room.w - over_wide : room.w;
  const float step = seen < 2 ? 0 : std::min(w * 0.62f, (wide - w) / static_cast<float>(seen - 1));
  float x = room.x + w / 2;
  for (int i = 0; i < seen; ++i, x += step) {
    const Slot slot = order.slots[static_cast<std::size_t>(i)];
    draw_card(canvas, {{x, room.y + h / 2}, h, 0}, {.face = model.state->face(slot), .shadow = 0.5f});
  }
  if (seen < all) {
    canvas.text("+" + std::to_string(all - seen), {room.right(), room.centre().y}, Type::Small, theme::kTextQuiet,
                Align::Right);
  }
}

// Behind the names of a team's members; the viewer's own is the lamp's.
constexpr std::array<Tint, 5> kTeam = {tint(255, 226, 160), tint(150, 206, 190), tint(196, 170, 232),
                                       tint(240, 168, 150), tint(158, 198, 255)};

[[nodiscard]] bool is_race(const Model& model, Seat seat) { return app::progress_of(*model.state, seat).now >= 0; }

// The way that is counted: how far it is, the part of this round brighter; red where it is not good to be far.
void draw_race(const Canvas& canvas, const Model& model, const Points& points, const ScoreShown& shown,
               const Box& room) {
  const app::Progress progress = app::progress_of(*model.state, points.seat);
  if (progress.now < 0 || contains(model.state->eliminated, points.seat)) return;
  const auto wide_of = [&](float share) { return share <= 0 ? 0 : std::max(room.w * share, room.h); };
  // While points are on their way only what has arrived.
  const float arrived = points.booked == 0 ? 1 : static_cast<float>(shown.booked) / static_cast<float>(points.booked);
  const float far = progress.before + (progress.now - progress.before) * arrived;
  const float now = wide_of(far), before = wide_of(progress.before);
  const Tint bright = progress.bad ? theme::kCardText[0] : theme::kLamp;
  canvas.fill(room, room.h / 2, tint(255, 255, 255, 26));
  if (now > 0) canvas.fill({room.x, room.y, now, room.h}, room.h / 2, bright);
  if (before > 0 && progress.now > progress.before)
    canvas.fill({room.x, room.y, before, room.h}, room.h / 2, mixed(bright, theme::kPanel, 0.35f));
}

struct Figures {
  const Canvas& canvas;
  float x, middle;

  void put(float right, const std::string& text, Type type, Tint colour) const {
    if (right > 0) canvas.text(text, {x + right, middle}, type, colour, Align::Right);
  }
};

}  // namespace

ScoreColumns::ScoreColumns(const Canvas& canvas, const Box& row) {
  const float figure = canvas.size_of(Type::Body) * 0.72f;
  kinds = row.w >= 640;
  two_lines = row.w < 520 && row.h >= 84;
  radius = std::min(row.h * 0.36f, 26.0f);
  // Where it is narrow, what was left in a hand stands where the winner's points do.
  const bool narrow = row.w < 420;
  name = radius * 2 + 18;
  total = row.w - 10;
  round = total - figure * (kinds ? 3.6f : 3.1f);
  hand = narrow ? 0 : round - figure * (kinds ? 3.8f : 3.1f);
  float left = (narrow ? round : hand) - figure * 2.6f;
  if (kinds) {
    wilds = hand - figure * 3.6f;
    actions = wilds - figure * 3.6f;
    numbers = actions - figure * 3.6f;
    left = numbers - figure * 3.6f;
  }
  name_wide = two_lines ? left - name - kGap : row.w * (narrow ? 0.19f : 0.16f);
  cards = two_lines ? name : name + name_wide + kGap;
  cards_wide = (two_lines ? total : left) - cards;
  line = two_lines ? 18 : row.h / 2;
}

void draw_score_heads(const Canvas& canvas, const Model& model, const ScoreColumns& columns, float x, float middle) {
  const auto put = [&](float right, const char* key) {
    if (right <= 0) return;
    canvas.text(model.text(key), {x + right, middle}, Type::Small, faded(theme::kTextQuiet, 0.85f), Align::Right);
  };
  put(columns.numbers, "ui.score_numbers");
  put(columns.actions, "ui.score_actions");
  put(columns.wilds, "ui.score_wilds");
  put(columns.hand, "ui.score_hand");
  put(columns.round, app::counts_against(model.state->rules) ? "ui.score_penalty" : "ui.score_round");
  put(columns.total, model.state->rules.match == MatchFormat::Chips ? "ui.score_chips" : "ui.score_total");
}

void draw_score_row(const Canvas& canvas, const Model& model, const Points& points, const ScoreShown& shown,
                    const ScoreColumns& columns, const Box& row) {
  const float round = 10;
  const Box inside{row.x, row.y + 2, row.w, row.h - 4};
  canvas.fill(inside, round, points.won_round ? tint(255, 226, 160, 40) : tint(255, 255, 255, 12));
  if (points.won_match) canvas.stroke(inside, round, theme::kLamp, 2);
  if (points.team >= 0) {
    const auto own = static_cast<std::size_t>(app::team_in_score(*model.state, model.viewer));
    const std::size_t count = kTeam.size(), team = static_cast<std::size_t>(points.team);
    const float joined = points.heads_team ? 0.0f : 8.0f;
    canvas.fill({row.x, inside.y - joined, 4, inside.h + joined}, 2, kTeam[(team + count - own) % count]);
  }
  const Spot face{row.x + columns.radius + 8, row.centre().y};
  draw_avatar(canvas, face, columns.radius, model.people[points.seat].picture);
  if (points.won_match) {
    canvas.part("icon_crown", face + Spot{0, -columns.radius * 0.95f}, columns.radius * 1.3f / (66.0f / 440), 0,
                theme::kLamp);
  }
  if (contains(model.state->eliminated, points.seat)) draw_out(canvas, model, face, columns.radius);
  const float middle = row.y + columns.line;
  const bool bar_below = !columns.two_lines;
  const float name_y = bar_below && is_race(model, points.seat) ? middle - std::min(row.h * 0.14f, 11.0f) : middle;
  bool cut = false;
  const std::string name(canvas.fitting(model.people[points.seat].name, columns.name_wide, Type::Small, cut));
  canvas.text(cut ? name + "…" : name, {row.x + columns.name, name_y}, Type::Small, theme::kText, Align::Left);
  if (bar_below) {
    draw_race(canvas, model, points, shown,
              {row.x + columns.name, middle + std::min(row.h * 0.2f, 14.0f) - 3, columns.name_wide, 6});
  } else {
    draw_race(canvas, model, points, shown, {row.x + columns.name, inside.bottom() - 9, columns.cards_wide, 5});
  }
  const Figures figures{canvas, row.x, middle};
  const Tint quiet = faded(theme::kTextQuiet, 0.85f);
  if (!points.won_round) {
    figures.put(columns.numbers, std::to_string(points.numbers), Type::Small, quiet);
    figures.put(columns.actions, std::to_string(points.actions), Type::Small, quiet);
    figures.put(columns.wilds, std::to_string(points.wilds), Type::Small, quiet);
    figures.put(columns.hand, std::to_string(points.hand), Type::Small, theme::kText);
  }
  // What a team has together stands once.
  const bool own_figures = points.team < 0 || points.heads_team;
  if (points.booked != 0 && own_figures)
    figures.put(columns.round, (shown.booked > 0 ? "+" : "") + std::to_string(shown.booked), Type::Body,
                app::counts_against(model.state->rules) ? theme::kCardText[0] : theme::kLamp);
  if (own_figures) figures.put(columns.total, std::to_string(shown.total), Type::Body, theme::kText);
  Box cards{row.x + columns.cards, inside.y + 4, columns.cards_wide, inside.h - 8};
  // Where there is no column for it, what was left in the hand is said in words.
  if (columns.hand <= 0 && !points.won_round && points.hand > 0) {
    const std::string left = model.text("ui.hand_points", {std::to_string(points.hand)});
    const float wide = canvas.width_of(left, Type::Small) + kGap;
    const float y = columns.two_lines ? (row.y + columns.line * 2 + inside.bottom()) / 2 - 6 : middle;
    cards.w -= wide;
    canvas.text(left, {cards.right() + wide, y}, Type::Small, quiet, Align::Right);
  }
  if (columns.two_lines) {
    cards.y = row.y + columns.line * 2 - 2;
    cards.h = inside.bottom() - 13 - cards.y;
  }
  if (cards.w > 30 && cards.h > 12) draw_hand(canvas, model, points.seat, cards);
}

}  // namespace yinuo::ui
