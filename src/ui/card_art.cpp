#include "ui/card_art.hpp"

#include <string>

namespace yinuo::ui {
namespace {

constexpr std::array<const char*, 4> kFields = {"field_R", "field_Y", "field_G", "field_B"};
constexpr std::array<const char*, 4> kShapes = {"shape_R", "shape_Y", "shape_G", "shape_B"};
constexpr std::array<const char*, 13> kSigns = {"sign_0", "sign_1", "sign_2", "sign_3", "sign_4", "sign_5", "sign_6",
                                                "sign_7", "sign_8", "sign_9", "sign_S", "sign_V", "sign_P2"};
constexpr std::array<const char*, 13> kCorners = {"corner_0", "corner_1", "corner_2", "corner_3", "corner_4",
                                                  "corner_5", "corner_6", "corner_7", "corner_8", "corner_9",
                                                  "corner_S", "corner_V", "corner_P2"};
constexpr Spot kCorner = {-78.0f / 360, -132.0f / 360};

// What all parts of one card share.
struct Brush {
  const Canvas& canvas;
  const Pose& pose;
  float squeeze, solid;

  void part(const char* name, Tint colour, Spot offset = {}, float turn = 0) const {
    const Spot at = pose.centre + turned(Spot{offset.x * squeeze, offset.y} * pose.height, pose.angle);
    canvas.part(name, at, pose.height, pose.angle + turn, faded(colour, solid), squeeze);
  }
  [[nodiscard]] std::vector<Spot> outline(float inset, float round) const {
    std::vector<Spot> spots;
    const float w = (kCardWidth / 2 - inset) * pose.height, h = (0.5f - inset) * pose.height, r = round * pose.height;
    constexpr int kSteps = 5;
    for (int corner = 0; corner < 4; ++corner) {
      const float sx = corner == 0 || corner == 3 ? -1.0f : 1.0f, sy = corner < 2 ? -1.0f : 1.0f;
      for (int i = 0; i <= kSteps; ++i) {
        const float angle = kPi + kPi / 2 * (static_cast<float>(corner) + static_cast<float>(i) / kSteps);
        const Spot local{sx * (w - r) + std::cos(angle) * r, sy * (h - r) + std::sin(angle) * r};
        spots.push_back(pose.centre + turned({local.x * squeeze, local.y}, pose.angle));
      }
    }
    return spots;
  }
};

void draw_coloured(const Brush& brush, Face face) {
  const auto colour = static_cast<std::size_t>(colour_of(face)), rank = static_cast<std::size_t>(rank_of(face));
  const Tint own = theme::card(colour_of(face));
  const bool two = rank_of(face) == Rank::DrawTwo;
  brush.part(kFields[colour], theme::kWhite);
  if (two) brush.part("cards2", own);
  brush.part(kSigns[rank], two ? theme::kIvory : own);
  brush.part(kCorners[rank], theme::kIvory, kCorner);
  brush.part(kCorners[rank], theme::kIvory, kCorner * -1, kPi);
}

void draw_black(const Brush& brush, Face face, Colour named) {
  brush.part(face == Face::Wild ? "face_W" : "face_W4", theme::kWhite);
  if (named == Colour::None) return;
  const Spot at = face == Face::Wild ? Spot{} : Spot{0, -0.12f};
  brush.part("frame", theme::card(named));
  brush.part("badge", theme::kWhite, at);
  brush.part(kShapes[static_cast<std::size_t>(named)], theme::card(named), at);
}

[[nodiscard]] std::string plain_sign(Face face) {
  if (face == Face::Wild) return "W";
  if (face == Face::WildDrawFour) return "+4";
  if (is_number(face)) return std::to_string(static_cast<int>(rank_of(face)));
  return rank_of(face) == Rank::DrawTwo ? "+2" : "";
}

// Skip and Reverse without an atlas: a barred ring, two arrows.
void draw_plain_action(const Brush& brush, Rank rank, Tint colour) {
  const Spot c = brush.pose.centre;
  const float r = brush.pose.height * 0.13f;
  if (rank == Rank::Skip) {
    brush.canvas.ring(c, r, colour, r * 0.34f);
    brush.canvas.line(c + turned({-r * 0.7f, r * 0.7f}, brush.pose.angle),
                      c + turned({r * 0.7f, -r * 0.7f}, brush.pose.angle), colour, r * 0.34f);
  } else if (rank == Rank::Reverse) {
    for (const float side : {0.0f, kPi}) {
      const float a = brush.pose.angle + side;
      brush.canvas.arc(c, r, a - 2.4f, a - 0.4f, colour, r * 0.34f);
      const Spot tip = c + towards(a - 0.4f, r);
      brush.canvas.polygon({tip + towards(a + 1.2f, r * 0.7f), tip + towards(a, r * 0.5f), tip - towards(a, r * 0.5f)},
                           colour);
    }
  }
}

void draw_plain(const Brush& brush, const CardLook& look) {
  const Canvas& canvas = brush.canvas;
  const Spot c = brush.pose.centre;
  const float h = brush.pose.height;
  canvas.polygon(brush.outline(0, 0.045f), faded(theme::kIvory, brush.solid));
  if (look.face == Face::Unknown) {
    canvas.polygon(brush.outline(0.025f, 0.035f), faded(tint(42, 46, 110), brush.solid));
    const Spot half = turned({h * 0.16f * brush.squeeze, -h * 0.02f}, brush.pose.angle);
    canvas.line(c - half, c + half, faded(theme::kIvory, brush.solid), h * 0.05f);
    return;
  }
  const bool black = is_black(look.face);
  const Colour colour = black ? look.named : colour_of(look.face);
  if (black && colour != Colour::None) canvas.polygon(brush.outline(0.012f, 0.04f), theme::card(colour));
  canvas.polygon(brush.outline(0.025f, 0.035f), faded(black ? theme::kInk : theme::card(colour), brush.solid));
  if (brush.squeeze < 0.6f) return;
  if (!black) canvas.shape(colour, c, h * 0.5f, theme::kIvory, brush.pose.angle);
  const Tint sign = black ? theme::kIvory : mixed(theme::card(colour), theme::kInk, 0.25f);
  canvas.text(plain_sign(look.face), c, Type::Large, sign, Align::Centre, h * 0.34f);
  if (!black) draw_plain_action(brush, rank_of(look.face), sign);
  const Spot corner = turned(kCorner * h, brush.pose.angle);
  canvas.text(plain_sign(look.face), c + corner, Type::Title, theme::kIvory, Align::Centre, h * 0.12f);
  if (!black)
    canvas.shape(colour, c + turned(Spot{kCorner.x * h, kCorner.y * h + h * 0.11f}, brush.pose.angle), h * 0.05f,
                 theme::kIvory);
}

void draw_shadow(const Brush& brush, const CardLook& look) {
  const Pose& pose = brush.pose;
  const Tint colour = faded(theme::kShadow, look.shadow * look.solid);
  const Spot at = pose.centre + Spot{0, (0.02f + look.lift * 0.35f) * pose.height};
  if (brush.canvas.part("shadow", at, pose.height * 4, pose.angle, colour, look.squeeze)) return;
  Pose under = pose;
  under.centre = at;
  for (const float out : {0.02f, 0.01f, 0.0f}) {
    under.height = pose.height * (1 + out * 2);
    brush.canvas.polygon(Brush{brush.canvas, under, look.squeeze, 1}.outline(0, 0.06f), faded(colour, 0.35f));
  }
}

}  // namespace

void draw_badge(const Canvas& canvas, const Box& box, Face face, Colour named) {
  const bool black = is_black(face);
  const Colour colour = black ? named : colour_of(face);
  const float round = box.w * 0.18f, high = box.h * 0.44f;
  canvas.shade({box.x, box.y + 1, box.w, box.h}, round, 4, tint(0, 0, 0, 110));
  canvas.fill(box, round, theme::kIvory);
  canvas.fill(grown(box, -1.5f), round * 0.85f, black ? theme::kInk : theme::card(colour));
  const Spot sign{box.centre().x, box.y + box.h * 0.28f}, mark{box.centre().x, box.y + box.h * 0.73f};
  canvas.shape(colour, mark, high * 0.94f, black ? theme::card(colour) : theme::kIvory);
  if (face == Face::Wild) {
    for (int i = 0; i < kColours; ++i) {
      const float from = kPi / 2 * static_cast<float>(i - 1);
      canvas.sector(sign, 0, high * 0.5f, from, from + kPi / 2, theme::card(static_cast<Colour>(i)));
    }
    return;
  }
  if (!black && canvas.atlas().ready()) {
    const auto rank = static_cast<std::size_t>(rank_of(face));
    // The sign is 68 px high in its part, the +2 as wide as the badge allows.
    const float card = rank_of(face) == Rank::DrawTwo ? box.w * 440 / 108 : high * 440 / 68;
    canvas.part(kCorners[rank], sign, card, 0, theme::kIvory);
    return;
  }
  canvas.text(plain_sign(face), sign, Type::Title, theme::kIvory, Align::Centre, high * 1.1f);
  if (!black) draw_plain_action({canvas, {sign, high * 3, 0}, 1, 1}, rank_of(face), theme::kIvory);
}

void draw_card(const Canvas& canvas, const Pose& pose, const CardLook& look) {
  const Brush brush{canvas, pose, std::max(look.squeeze, 0.02f), look.solid};
  if (look.shadow > 0) draw_shadow(brush, look);
  if (!canvas.atlas().ready()) {
    if (look.rim > 0)
      canvas.outline(brush.outline(-0.022f, 0.06f), faded(look.rim_tint, look.rim),
                     std::max(2.0f, pose.height * 0.018f), true);
    draw_plain(brush, look);
    if (look.dim > 0) canvas.polygon(brush.outline(0, 0.045f), faded(theme::kDim, look.dim));
    return;
  }
  if (look.rim > 0) brush.part("rim", faded(look.rim_tint, look.rim));
  if (look.face == Face::Unknown) {
    brush.part("back", theme::kWhite);
  } else if (is_black(look.face)) {
    draw_black(brush, look.face, look.named);
  } else {
    draw_coloured(brush, look.face);
  }
  if (look.dim > 0) brush.part("mask", faded(theme::kDim, look.dim));
}

}  // namespace yinuo::ui
