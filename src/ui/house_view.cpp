#include "ui/house_view.hpp"

#include "engine/families/numbers.hpp"
#include "engine/families/slap.hpp"

namespace yinuo::ui {
namespace {

// A fist with one finger up, about `size` high.
void draw_finger(const Canvas& canvas, Spot c, float size, Tint skin, Tint line) {
  const float wide = size * 0.2f;
  const Box finger{c.x - wide / 2, c.y - size * 0.5f, wide, size * 0.62f};
  const Box fist{c.x - size * 0.3f, c.y, size * 0.6f, size * 0.44f};
  canvas.fill(grown(finger, 2), wide * 0.5f + 2, line);
  canvas.fill(grown(fist, 2), size * 0.16f + 2, line);
  canvas.fill(finger, wide * 0.5f, skin);
  canvas.fill(fist, size * 0.16f, skin);
  for (const float y : {0.15f, 0.29f})
    canvas.line({c.x + size * 0.02f, c.y + size * y}, {c.x + size * 0.26f, c.y + size * y}, line, size * 0.04f);
}

// A face of `radius` that is silent: closed lips, a finger before them.
void draw_hush(const Canvas& canvas, Spot c, float radius) {
  const Tint skin = tint(255, 222, 150), ink = theme::kInk;
  canvas.disc(c, radius, skin);
  canvas.ring(c, radius - 0.6f, ink, 1.4f);
  for (const float x : {-0.36f, 0.36f}) canvas.disc(c + Spot{radius * x, -radius * 0.24f}, radius * 0.12f, ink);
  canvas.line(c + Spot{-radius * 0.34f, radius * 0.38f}, c + Spot{radius * 0.34f, radius * 0.38f}, ink, radius * 0.14f);
  const float wide = radius * 0.3f;
  const Box finger{c.x - wide / 2, c.y + radius * 0.02f, wide, radius * 1.06f};
  canvas.fill(grown(finger, 1.3f), wide / 2 + 1.3f, ink);
  canvas.fill(finger, wide / 2, tint(246, 190, 120));
}

void draw_laugh(const Canvas& canvas, Spot c, float radius) {
  const Tint ink = theme::kInk;
  canvas.disc(c, radius, tint(255, 222, 150));
  canvas.ring(c, radius - 0.6f, ink, 1.4f);
  for (const float x : {-0.38f, 0.38f})
    canvas.arc(c + Spot{radius * x, -radius * 0.14f}, radius * 0.17f, kPi, 2 * kPi, ink, radius * 0.13f);
  canvas.sector(c + Spot{0, radius * 0.14f}, 0, radius * 0.56f, 0, kPi, ink);
}

// A trumpet of sound.
void draw_shout(const Canvas& canvas, Spot c, float radius) {
  const Tint own = theme::kIvory;
  const float r = radius;
  canvas.quad({c + Spot{-r * 0.66f, -r * 0.24f}, c + Spot{r * 0.18f, -r * 0.66f}, c + Spot{r * 0.18f, r * 0.66f},
               c + Spot{-r * 0.66f, r * 0.24f}},
              {own, own, own, own});
  canvas.fill({c.x - r * 0.86f, c.y - r * 0.26f, r * 0.34f, r * 0.52f}, r * 0.12f, own);
  for (const float at : {0.46f, 0.78f})
    canvas.arc(c + Spot{r * 0.12f, 0}, r * at, -kPi / 4, kPi / 4, theme::kLamp, r * 0.14f);
}

void draw_flat_hand(const Canvas& canvas, Spot c, float size, Tint skin, Tint line) {
  const Box palm = box_around(c + Spot{0, size * 0.16f}, size * 0.62f, size * 0.5f);
  const float wide = size * 0.135f;
  for (const bool edge : {true, false}) {
    if (edge && line == 0) continue;  // none
    const float more = edge ? 3.0f : 0.0f;
    const Tint fill = edge ? line : skin;
    for (int i = 0; i < 4; ++i) {
      const float x = palm.x + size * (0.01f + 0.155f * static_cast<float>(i));
      const float up = size * (i == 1 || i == 2 ? 0.5f : 0.42f);
      canvas.fill(grown({x, palm.y - up, wide, up + size * 0.2f}, more), wide / 2 + more, fill);
    }
    const std::array<Spot, 4> thumb = {Spot{palm.right() - size * 0.1f, palm.bottom() - size * 0.1f},
                                       Spot{palm.right() + size * 0.2f, palm.y - size * 0.02f},
                                       Spot{palm.right() + size * 0.08f, palm.y - size * 0.1f},
                                       Spot{palm.right() - size * 0.1f, palm.y + size * 0.2f}};
    if (!edge) canvas.quad(thumb, {fill, fill, fill, fill});
    canvas.fill(grown(palm, more), size * 0.16f + more, fill);
  }
}

// An arrow to the right or, with a negative `reach`, to the left; its shaft begins as far on the other side.
void draw_arrow(const Canvas& canvas, Spot c, float reach, float size) {
  const Spot to = c + Spot{reach * 0.4f, 0};
  canvas.line(c - Spot{reach, 0}, to, theme::kInk, size * 0.17f);
  canvas.polygon({to + Spot{0, -size * 0.26f}, to + Spot{reach * 0.8f, 0}, to + Spot{0, size * 0.26f}}, theme::kInk);
}

// Two arrows that change places.
void draw_exchange(const Canvas& canvas, Spot c, float size) {
  for (const float side : {-0.5f, 0.5f}) draw_arrow(canvas, c + Spot{0, side * size * 0.48f}, side * size, size);
}

}  // namespace

CardUse use_of(const Rules& rules, Face face) {
  if (numbers::brings(rules, face, PlayWord::Swap)) return CardUse::Swap;
  if (slap::asks_for_slap(rules, face)) return CardUse::Slap;
  if (slap::asks_for_silence(rules, face)) return CardUse::Silence;
  if (numbers::brings(rules, face, PlayWord::Pass)) return CardUse::PassOn;
  return numbers::brings(rules, face, PlayWord::Reset) ? CardUse::GiveAway : CardUse::None;
}

void draw_use(const Canvas& canvas, const Pose& pose, CardUse use, float dim) {
  if (use == CardUse::None) return;
  const float r = pose.height * 0.076f;
  const Spot c = pose.centre + turned(Spot{-0.217f, -0.135f} * pose.height, pose.angle);
  canvas.disc(c, r, theme::kInk);
  canvas.disc(c, r * 0.9f, theme::kIvory);
  switch (use) {
    case CardUse::None: break;
    case CardUse::Swap: draw_exchange(canvas, c, r * 1.25f); break;
    case CardUse::PassOn: {
      canvas.arc(c, r * 0.5f, -kPi * 0.4f, kPi * 1.2f, theme::kInk, r * 0.2f);
      const Spot tip = c + towards(-kPi * 0.4f, r * 0.5f);
      canvas.polygon(
          {tip + Spot{r * 0.1f, -r * 0.34f}, tip + Spot{-r * 0.48f, -r * 0.02f}, tip + Spot{r * 0.16f, r * 0.36f}},
          theme::kInk);
      break;
    }
    case CardUse::Slap: draw_flat_hand(canvas, c - Spot{0, r * 0.04f}, r * 1.25f, theme::kInk, 0); break;
    case CardUse::Silence: draw_hush(canvas, c, r * 0.9f); break;
    case CardUse::GiveAway:
      canvas.line(c + Spot{-r * 0.5f, -r * 0.5f}, c + Spot{-r * 0.5f, r * 0.5f}, theme::kInk, r * 0.3f);
      draw_arrow(canvas, c + Spot{r * 0.12f, 0}, r * 0.62f, r * 1.3f);
      break;
  }
  if (dim > 0) canvas.disc(c, r, faded(theme::kDim, dim));
}

void draw_slap(const Canvas& canvas, const Control& control, bool hot, bool down) {
  const Box& box = control.box;
  const Spot c = box.centre() + Spot{0, down ? 3.0f : 0.0f};
  const float r = box.w / 2;
  canvas.glow(c, r * 1.7f, r * 1.7f, tint(255, 180, 90, 210));
  canvas.disc(c, r, theme::kIvory);
  canvas.disc(c, r - 7, hot ? mixed(theme::kPrimary, theme::kWhite, 0.14f) : theme::kPrimary);
  canvas.ring(c, r * 0.8f, faded(theme::kIvory, 0.7f), 3);
  draw_flat_hand(canvas, c - Spot{0, r * 0.2f}, r * 0.92f, theme::kIvory, theme::kPrimaryDark);
  canvas.text(control.label, c + Spot{0, r * 0.58f}, Type::Title, theme::kWhite, Align::Centre, r * 0.36f);
}

void draw_target(const Canvas& canvas, const Control& control, bool hot, bool down) {
  const Spot c = control.box.centre();
  const float r = control.box.w / 2 + (down ? -1.0f : 1.0f);
  canvas.ring(c, r, theme::kInk, 7);
  canvas.ring(c, r, hot ? theme::kWhite : theme::kLamp, 4.5f);
  const float size = std::max(11.0f, r * 0.36f), y = c.y - r;
  canvas.disc({c.x, y}, size, theme::kLamp);
  canvas.ring({c.x, y}, size, theme::kInk, 1.5f);
  draw_exchange(canvas, {c.x, y}, size);
  // How many cards the seat holds, where it always stands.
  const Box& badge = control.badge;
  canvas.fill(grown(badge, 1.5f), badge.h / 2 + 1.5f, theme::kInk);
  canvas.fill(badge, badge.h / 2, theme::kLamp);
  canvas.text(control.label, badge.centre(), Type::Small, theme::kInk);
}

void draw_sound(const Canvas& canvas, const Control& control, bool silent, bool hot, bool down) {
  const Box& box = control.box;
  const float round = std::min(box.h * 0.5f, 26.0f), r = std::min(box.w, box.h) * 0.32f;
  const Spot c = box.centre() + Spot{0, down ? 1.0f : 0.0f};
  canvas.fill(box, round, hot ? mixed(theme::kButton, theme::kWhite, 0.14f) : theme::kButton);
  canvas.stroke(box, round, silent ? theme::kPrimary : theme::kButtonEdge, silent ? 2.2f : 1.4f);
  if (control.id == "laugh") {
    draw_laugh(canvas, c, r);
  } else {
    draw_shout(canvas, c, r);
  }
  if (!silent) return;
  // What one would pay for it.
  const std::string cost = "+" + std::to_string(slap::kNoiseFine);
  const float high = canvas.size_of(Type::Small), wide = canvas.width_of(cost, Type::Small) + 10;
  const Box tag = box_around({box.right() - wide * 0.36f, box.bottom() - high * 0.3f}, wide, high);
  canvas.fill(tag, high / 2, theme::kPrimary);
  canvas.text(cost, tag.centre(), Type::Small, theme::kWhite);
}

void draw_sign(const Canvas& canvas, const Control& control, bool hot, bool down) {
  const Box& box = control.box;
  const float across = std::min(box.w, box.h);
  const Spot c = box.centre() + Spot{0, down ? 2.0f : 0.0f};
  canvas.glow(c, across * 0.85f, across * 0.85f, tint(255, 200, 120, hot ? 150 : 95));
  const Box face{box.x, c.y - box.h / 2, box.w, box.h};
  canvas.fill(face, across / 2, theme::kIvory);
  canvas.fill(grown(face, -5), across / 2 - 5, hot ? mixed(theme::kPrimary, theme::kWhite, 0.14f) : theme::kPrimary);
  draw_finger(canvas, c, across * 0.62f, theme::kIvory, theme::kPrimaryDark);
}

void draw_silence(const Canvas& canvas, const Layout& layout) {
  const float r = layout.silence_radius;
  canvas.disc(layout.silence + Spot{0, 1.5f}, r + 4, tint(0, 0, 0, 90));
  canvas.disc(layout.silence, r + 3, theme::kIvory);
  draw_hush(canvas, layout.silence, r);
}

void draw_partner(const Canvas& canvas, const SeatPlace& place) {
  const float r = place.partner.w / 2 - 1.5f;
  const Spot c = place.partner.centre();
  canvas.disc(c, r + 1.5f, theme::kInk);
  canvas.disc(c, r, theme::kLamp);
  for (const float x : {-0.36f, 0.36f}) {
    canvas.disc(c + Spot{r * x, -r * 0.2f}, r * 0.26f, theme::kInk);
    canvas.sector(c + Spot{r * x, r * 0.6f}, 0, r * 0.38f, kPi, 2 * kPi, theme::kInk);
  }
}

void draw_clock(const Canvas& canvas, const Layout& layout, int seconds) {
  const Box& box = layout.clock;
  const bool urgent = seconds <= 10;
  const std::string rest = std::to_string(seconds % 60);
  const std::string text = std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
  canvas.fill(grown(box, 1.5f), box.h / 2 + 1.5f, theme::kIvory);
  canvas.fill(box, box.h / 2, urgent ? theme::kPrimary : theme::kBadge);
  canvas.text(text, box.centre(), Type::Small, theme::kWhite);
}

void draw_decision(const Canvas& canvas, Spot at, float radius, int seconds, int all) {
  const float r = radius;
  const Spot c = at;
  const bool urgent = seconds <= 5;
  const float share = std::clamp(static_cast<float>(seconds) / static_cast<float>(std::max(all, 1)), 0.0f, 1.0f);
  canvas.disc(c, r + 3, theme::kInk);
  canvas.disc(c, r - 3, urgent ? theme::kPrimary : theme::kBadge);
  canvas.arc(c, r, -kPi / 2, -kPi / 2 + 2 * kPi * share, urgent ? theme::kPrimary : theme::kLamp, 4);
  canvas.text(std::to_string(seconds), c, Type::Small, theme::kWhite);
}

void draw_gathered(const Canvas& canvas, const Box& seen, const Pose& pose, int number) {
  const float r = std::clamp(pose.height * 0.1f, 10.0f, 17.0f);
  // On the card, clear of the line above the hand.
  const Spot at{seen.centre().x, bounds_of(pose).y + r * 0.9f};
  canvas.disc(at, r + 2, theme::kInk);
  canvas.disc(at, r, theme::kLamp);
  canvas.text(std::to_string(number), at, Type::Small, theme::kInk, Align::Centre, r * 1.7f);
}

void draw_flash(const Canvas& canvas, const Box& seen, const Pose& pose) {
  const float r = std::clamp(pose.height * 0.12f, 11.0f, 20.0f);
  const Spot at{seen.centre().x, bounds_of(pose).y - r * 0.35f};
  canvas.disc(at, r + 2, theme::kInk);
  canvas.disc(at, r, kFlash);
  const auto spot = [&](float x, float y) { return at + Spot{r * x, r * y}; };
  canvas.polygon({spot(0.18f, -0.72f), spot(-0.46f, 0.14f), spot(0.1f, 0.1f)}, theme::kIvory);
  canvas.polygon({spot(-0.18f, 0.72f), spot(0.46f, -0.14f), spot(-0.1f, -0.1f)}, theme::kIvory);
}

}  // namespace yinuo::ui
