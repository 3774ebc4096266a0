#include "ui/backdrop.hpp"

#include "ui/card_art.hpp"

namespace yinuo::ui {
namespace {

struct Laid {
  Face face;
  float angle;  // of the card, and of its place on the fan
};

// A fan around a point outside the window.
void draw_fan(const Canvas& canvas, Spot hub, float reach, float height, float lean, const std::array<Laid, 4>& cards) {
  for (const Laid& card : cards) {
    const float angle = lean + card.angle;
    const Spot at = hub + towards(angle - kPi / 2, reach);
    draw_card(canvas, {at, height, angle}, {.face = card.face});
  }
}

constexpr std::array<Laid, 4> kLeft = {{{make_face(Colour::Green, Rank::Seven), -0.36f},
                                        {make_face(Colour::Yellow, Rank::Reverse), -0.12f},
                                        {Face::Wild, 0.12f},
                                        {make_face(Colour::Red, Rank::One), 0.36f}}};
constexpr std::array<Laid, 4> kRight = {{{make_face(Colour::Blue, Rank::DrawTwo), -0.36f},
                                         {make_face(Colour::Green, Rank::Skip), -0.12f},
                                         {Face::WildDrawFour, 0.12f},
                                         {make_face(Colour::Yellow, Rank::Four), 0.36f}}};
constexpr std::array<Laid, 4> kBacks = {
    {{Face::Unknown, -0.36f}, {Face::Unknown, -0.12f}, {Face::Unknown, 0.12f}, {Face::Unknown, 0.36f}}};

}  // namespace

void draw_backdrop(const Canvas& canvas, float width, float height) {
  if (width < height) {
    const float card = width * 0.5f, reach = card * 1.3f;
    draw_fan(canvas, {width * 0.5f, -reach * 0.62f}, reach, card, kPi, kBacks);
    draw_fan(canvas, {width * 0.16f, height + reach * 0.62f}, reach, card, 0.05f, kLeft);
    draw_fan(canvas, {width * 0.84f, height + reach * 0.62f}, reach, card, -0.05f, kRight);
    return;
  }
  const float card = height * 0.4f, reach = card * 1.15f;
  draw_fan(canvas, {width * 0.5f, -reach * 0.72f}, reach, card * 0.8f, kPi, kBacks);
  draw_fan(canvas, {width * 0.13f, height + reach * 0.16f}, reach, card, 0.02f, kLeft);
  draw_fan(canvas, {width * 0.87f, height + reach * 0.16f}, reach, card, -0.02f, kRight);
}

}  // namespace yinuo::ui
