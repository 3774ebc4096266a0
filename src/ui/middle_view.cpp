#include "ui/middle_view.hpp"

#include "app/draft.hpp"
#include "ui/card_art.hpp"
#include "ui/controls.hpp"

namespace yinuo::ui {
namespace {

[[nodiscard]] Spot on_ring(const Layout& layout, float angle) {
  return layout.ring + Spot{std::cos(angle) * layout.ring_x, std::sin(angle) * layout.ring_y};
}

// An arrow head that lies along the ring; `direction` -1 to 1 turns it round through its own middle.
void draw_arrow(const Canvas& canvas, const Layout& layout, float angle, float size, Tint colour, float direction) {
  const Spot at = on_ring(layout, angle);
  const Spot ahead{-std::sin(angle) * layout.ring_x, std::cos(angle) * layout.ring_y};
  const float along = std::atan2(ahead.y, ahead.x);
  const Spot tip = turned({size * direction, 0}, along), back = turned({-size * 0.75f * direction, 0}, along);
  const Spot wing = turned({0, size * 0.8f}, along), notch = turned({-size * 0.3f * direction, 0}, along);
  canvas.polygon({at + tip, at + back + wing, at + notch}, colour);
  canvas.polygon({at + tip, at + notch, at + back - wing}, colour);
}

// Around the quarter that the keyboard is on.
void draw_sector_focus(const Canvas& canvas, Spot c, float inner, float outer, float from) {
  constexpr int kSteps = 16;
  std::vector<Spot> path;
  for (int i = 0; i <= kSteps; ++i)
    path.push_back(c + towards(from + 0.03f + (kPi / 2 - 0.06f) * static_cast<float>(i) / kSteps, outer + 4));
  for (int i = kSteps; i >= 0; --i)
    path.push_back(c + towards(from + 0.03f + (kPi / 2 - 0.06f) * static_cast<float>(i) / kSteps, inner));
  canvas.outline(path, theme::kInk, 9, true);
  canvas.outline(path, theme::kLamp, 5, true);
}

}  // namespace

void draw_ring(const Canvas& canvas, const Layout& layout, Colour colour, float direction) {
  const Tint own = colour == Colour::None ? theme::kTextQuiet : theme::card(colour);
  const Tint line = mixed(own, theme::kWhite, 0.3f);
  std::vector<Spot> path;
  constexpr int kSteps = 96;
  for (int i = 0; i < kSteps; ++i) path.push_back(on_ring(layout, 2 * kPi * static_cast<float>(i) / kSteps));
  const float thick = std::max(2.0f, layout.ring_y * 0.022f);
  canvas.glow(layout.ring, layout.ring_x * 1.02f, layout.ring_y * 1.02f, faded(own, 0.16f));
  canvas.outline(path, faded(line, 0.16f), thick * 4, true);
  canvas.outline(path, faded(line, 0.62f), thick, true);
  const float size = std::clamp(layout.ring_y * 0.085f, 8.0f, 16.0f);
  for (const float at : {0.0f, 1.0f, 2.0f, 3.0f, 4.0f, 5.0f}) {
    const float angle = kPi / 6 + kPi / 3 * at;
    draw_arrow(canvas, layout, angle, size + 2, faded(theme::kFeltDark, 0.55f), direction);
    draw_arrow(canvas, layout, angle, size, mixed(own, theme::kWhite, 0.12f), direction);
  }
}

void draw_colour_mark(const Canvas& canvas, const Layout& layout, Colour colour) {
  if (colour == Colour::None) return;
  const float r = colour_mark_radius(layout);
  const Spot at = layout.colour_mark;
  canvas.glow(at, r * 2.2f, r * 2.2f, faded(theme::card(colour), 0.6f));
  canvas.disc(at + Spot{0, r * 0.1f}, r * 1.06f, tint(0, 0, 0, 80));
  canvas.disc(at, r, theme::kIvory);
  canvas.shape(colour, at + Spot{0, colour == Colour::Yellow ? -r * 0.1f : 0}, r * 1.15f, theme::card(colour));
}

void draw_draw_pile(const Canvas& canvas, const Layout& layout, int cards, float glow, bool hot, float lift) {
  const Pose& pile = layout.draw_pile;
  const float h = pile.height;
  if (glow > 0.01f) canvas.glow(pile.centre, h * 0.75f, h * 0.85f, faded(tint(255, 226, 160, 220), glow));
  if (cards == 0) {
    canvas.stroke(box_around(pile.centre, h * kCardWidth, h), h * 0.05f, tint(255, 255, 255, 60), 2);
    return;
  }
  const int layers = std::clamp(cards / 14 + 1, 1, 7);
  for (int i = 0; i < layers; ++i) {
    const float up = static_cast<float>(i) * h * 0.011f;
    const bool top = i == layers - 1;
    const float held = top ? lift : 0;
    draw_card(canvas, {pile.centre + Spot{-up * 0.25f, -up - held * h * 0.13f}, h, -0.05f * held},
              {.face = Face::Unknown,
               .rim = top ? std::max({glow, hot ? 0.7f : 0.0f, lift}) : 0,
               .dim = top ? 0 : 0.18f,
               .shadow = i == 0 ? 1.0f : 0.25f + held * 0.5f,
               .lift = held * 0.1f});
  }
  const std::string number = std::to_string(cards);
  const float size = canvas.size_of(Type::Small), wide = canvas.width_of(number, Type::Small) + 16;
  const Box badge = box_around(pile.centre + Spot{0, h * 0.5f - size * 0.35f}, wide, size + 3);
  canvas.fill(badge, badge.h / 2, theme::kBadge);
  canvas.text(number, badge.centre(), Type::Small, theme::kText);
}

void draw_pending(const Canvas& canvas, const Layout& layout, int cards, float pop) {
  if (cards <= 0) return;
  const float size = 1 + 0.3f * pop;
  const Box box = box_around(layout.pending.centre(), layout.pending.w * size, layout.pending.h * size);
  canvas.shade({box.x, box.y + 2, box.w, box.h}, box.h / 2, 8, tint(0, 0, 0, 130));
  canvas.fill(grown(box, 3), box.h / 2 + 3, theme::kIvory);
  canvas.fill(box, box.h / 2, theme::kPrimary);
  canvas.text("+" + std::to_string(cards), box.centre(), Type::Title, theme::kWhite, Align::Centre, box.h * 0.62f);
}

void draw_risk(const Canvas& canvas, const Layout& layout, const app::Risk& risk) {
  const Box& box = layout.risk;
  if (box.empty() || risk.right.empty()) return;
  const std::string right = app::plain(risk.right), wrong = app::plain(risk.wrong);
  const float most = box.w - 20;
  const float size =
      std::min(canvas.fitting_size(right, most, Type::Body), canvas.fitting_size(wrong, most, Type::Body));
  const float wide = std::max(canvas.width_of(right, Type::Body, size), canvas.width_of(wrong, Type::Body, size)) + 20;
  const Box plate{box.x, box.bottom() - std::min(box.h, size * 2 + 8), wide, std::min(box.h, size * 2 + 8)};
  canvas.fill(plate, 14, theme::kBadge);
  const float y = plate.centre().y, line = size * 0.46f;
  canvas.text(right, {plate.x + 10, y - line}, Type::Body, theme::card_text(Colour::Green), Align::Left, size);
  canvas.text(wrong, {plate.x + 10, y + line}, Type::Body, theme::card_text(Colour::Red), Align::Left, size);
}

void draw_picker(const Canvas& canvas, const Model& model, const Layout& layout, Colour hot, bool keys, float shown) {
  if (shown <= 0.01f) return;
  const float outer = layout.picker_outer * (0.7f + 0.3f * shown), inner = layout.picker_inner * (0.7f + 0.3f * shown);
  const Spot c = layout.picker;
  canvas.glow(c, outer * 1.25f, outer * 1.25f, tint(0, 0, 0, static_cast<int>(150 * shown)));
  canvas.disc(c, outer + 5, faded(theme::kIvory, shown));
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    const float from = kSectorFrom[static_cast<std::size_t>(i)] + 0.03f, middle = from + kPi / 4 - 0.03f;
    const bool chosen = colour == hot;
    // A play of several colours can only take one of them.
    if (colour_intent(model, colour).empty()) {
      canvas.sector(c, inner, outer, from, from + kPi / 2 - 0.06f,
                    faded(mixed(theme::card(colour), theme::kFeltDark, 0.72f), shown));
      continue;
    }
    const Tint fill = chosen ? mixed(theme::card(colour), theme::kWhite, 0.18f) : theme::card(colour);
    canvas.sector(c, inner, outer + (chosen ? 5.0f : 0.0f), from, from + kPi / 2 - 0.06f, faded(fill, shown));
    const Spot at = c + towards(middle, inner * 0.46f + outer * 0.54f);
    // The words next to the level line, where the sector is widest.
    const float size = (outer - inner) * 0.38f, side = at.y < c.y ? 1.0f : -1.0f;
    canvas.shape(colour, at + Spot{0, -size * 0.46f * side}, size, faded(theme::kIvory, shown));
    const int left = app::left_of(*model.state, model.viewer, colour, model.gathered);
    const std::string held = model.text("ui.you_hold", {std::to_string(left)});
    const bool dark = colour == Colour::Yellow;
    const float text = canvas.fitting_size(held, (outer - inner) * 1.15f, Type::Small);
    canvas.text(held, at + Spot{(at.x < c.x ? -0.06f : 0.06f) * inner, size * 0.52f * side}, Type::Small,
                faded(dark ? theme::kInk : theme::kWhite, shown), Align::Centre, text);
  }
  canvas.disc(c, inner - 3, faded(theme::kFeltDark, shown));
  if (hot != Colour::None && keys)
    draw_sector_focus(canvas, c, inner, outer, kSectorFrom[static_cast<std::size_t>(hot)]);
  for (int i = 0; i < kColours && keys; ++i) {
    const float middle = kSectorFrom[static_cast<std::size_t>(i)] + kPi / 4;
    draw_key(canvas, c + towards(middle, outer + 2), std::to_string(i + 1));
  }
  // In portrait there is room for one line: that the play is a bluff says more than the title.
  if (layout.portrait && model.choosing == Face::WildDrawFour && !model.bluff.empty()) return;
  const Box& title = layout.picker_title;
  const std::string words = model.text("ui.choose_colour");
  const float size = canvas.fitting_size(words, title.w - 20, Type::Heading);
  const float wide = std::min(title.w, canvas.width_of(words, Type::Heading, size) + 24);
  const Box plate{layout.portrait ? title.centre().x - wide / 2 : title.x, title.y, wide, title.h};
  canvas.fill(plate, title.h / 2, faded(theme::kBadge, shown));
  canvas.text(words, plate.centre(), Type::Heading, faded(theme::kIvory, shown), Align::Centre, size);
}

}  // namespace yinuo::ui
