#include "ui/canvas.hpp"

#include <imgui.h>

namespace yinuo::ui {
namespace {

[[nodiscard]] ImVec2 vec(Spot p) { return {p.x, p.y}; }

// The lines that fonts are baked at, before the scale of the window: letters of 16, 13.8, 21, 28 and 54 px.
constexpr std::array<float, 5> kTypeSizes = {23, 20, 30, 34, 65};

[[nodiscard]] int steps_for(float radius) { return std::clamp(static_cast<int>(radius * 1.4f), 20, 128); }

}  // namespace

float type_size(Type type) { return kTypeSizes[static_cast<std::size_t>(type)]; }

bool Canvas::part(std::string_view name, Spot centre, float card_height, float angle, Tint colour,
                  float squeeze) const {
  if (!atlas_.ready()) return false;
  const Part part = atlas_.part(name);
  if (part.empty()) return false;
  const float w = part.width * card_height / 2 * squeeze, h = part.height * card_height / 2;
  const Spot across = turned({w, 0}, angle), down = turned({0, h}, angle);
  list_.AddImageQuad(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(atlas_.texture())),
                     vec(centre - across - down), vec(centre + across - down), vec(centre + across + down),
                     vec(centre - across + down), {part.u0, part.v0}, {part.u1, part.v0}, {part.u1, part.v1},
                     {part.u0, part.v1}, colour);
  return true;
}

bool Canvas::part_in(std::string_view name, const Box& box, Tint colour) const {
  const Part part = atlas_.part(name);
  if (!atlas_.ready() || part.empty()) return false;
  list_.AddImage(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(atlas_.texture())), {box.x, box.y},
                 {box.right(), box.bottom()}, {part.u0, part.v0}, {part.u1, part.v1}, colour);
  return true;
}

void Canvas::fill(const Box& box, float radius, Tint colour) const {
  list_.AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, colour, radius);
}

void Canvas::stroke(const Box& box, float radius, Tint colour, float thick) const {
  list_.AddRect({box.x, box.y}, {box.right(), box.bottom()}, colour, radius, 0, thick);
}

void Canvas::fill_down(const Box& box, Tint top, Tint bottom) const {
  list_.AddRectFilledMultiColor({box.x, box.y}, {box.right(), box.bottom()}, top, top, bottom, bottom);
}

void Canvas::shade(const Box& box, float radius, float spread, Tint colour) const {
  constexpr int kLayers = 6;
  const Tint layer = faded(colour, 1.4f / kLayers);
  for (int i = kLayers; i > 0; --i) {
    const float out = spread * static_cast<float>(i) / kLayers;
    fill(grown(box, out - spread * 0.4f), radius + out, layer);
  }
}

void Canvas::disc(Spot centre, float radius, Tint colour) const {
  list_.AddCircleFilled(vec(centre), radius, colour, steps_for(radius));
}

void Canvas::ring(Spot centre, float radius, Tint colour, float thick) const {
  list_.AddCircle(vec(centre), radius, colour, steps_for(radius), thick);
}

// A fan of triangles in two rings: a straight ramp would show its edge.
void Canvas::glow(Spot centre, float radius_x, float radius_y, Tint colour) const {
  constexpr int kSteps = 40;
  constexpr std::array<float, 5> kAt = {0.0f, 0.25f, 0.5f, 0.75f, 1.0f};
  constexpr std::array<float, 5> kShare = {1.0f, 0.82f, 0.44f, 0.12f, 0.0f};
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  const int rings = static_cast<int>(kAt.size());
  list_.PrimReserve((rings - 1) * kSteps * 6, rings * (kSteps + 1));
  const auto first = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
  for (std::size_t r = 0; r < kAt.size(); ++r) {
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = 2 * kPi * static_cast<float>(i) / kSteps;
      list_.PrimWriteVtx(
          {centre.x + std::cos(angle) * radius_x * kAt[r], centre.y + std::sin(angle) * radius_y * kAt[r]}, white,
          faded(colour, kShare[r]));
    }
  }
  for (int r = 0; r + 1 < rings; ++r) {
    for (int i = 0; i < kSteps; ++i) {
      const int a = r * (kSteps + 1) + i, b = a + kSteps + 1;
      for (const int corner : {a, a + 1, b + 1, a, b + 1, b})
        list_.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    }
  }
}

void Canvas::arc(Spot centre, float radius, float from, float to, Tint colour, float thick) const {
  list_.PathArcTo(vec(centre), radius, from, to, steps_for(radius));
  list_.PathStroke(colour, 0, thick);
}

void Canvas::sector(Spot centre, float inner, float outer, float from, float to, Tint colour) const {
  constexpr int kSteps = 24;
  // In convex slices: a whole sector is not convex.
  for (int i = 0; i < kSteps; ++i) {
    const float a = from + (to - from) * static_cast<float>(i) / kSteps;
    const float b = from + (to - from) * static_cast<float>(i + 1) / kSteps;
    const Tint c = colour;
    quad({centre + towards(a, inner), centre + towards(a, outer), centre + towards(b, outer),
          centre + towards(b, inner)},
         {c, c, c, c});
  }
  list_.PathArcTo(vec(centre), outer, from, to, kSteps * 2);
  list_.PathArcTo(vec(centre), inner, to, from, kSteps * 2);
  list_.PathStroke(colour, ImDrawFlags_Closed, 1.2f);
}

void Canvas::polygon(const std::vector<Spot>& spots, Tint colour) const {
  for (const Spot& spot : spots) list_.PathLineTo(vec(spot));
  list_.PathFillConvex(colour);
}

void Canvas::outline(const std::vector<Spot>& spots, Tint colour, float thick, bool closed) const {
  for (const Spot& spot : spots) list_.PathLineTo(vec(spot));
  list_.PathStroke(colour, closed ? static_cast<int>(ImDrawFlags_Closed) : 0, thick);
}

void Canvas::line(Spot a, Spot b, Tint colour, float thick) const { list_.AddLine(vec(a), vec(b), colour, thick); }

void Canvas::quad(const std::array<Spot, 4>& spots, const std::array<Tint, 4>& colours) const {
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list_.PrimReserve(6, 4);
  const auto first = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
  for (const int corner : {0, 1, 2, 0, 2, 3}) list_.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
  for (std::size_t i = 0; i < 4; ++i) list_.PrimWriteVtx(vec(spots[i]), white, colours[i]);
}

void Canvas::shape(Colour colour, Spot centre, float size, Tint fill, float angle) const {
  const float r = size / 2;
  std::vector<Spot> spots;
  switch (colour) {
    case Colour::Red: disc(centre, r * 0.94f, fill); return;
    case Colour::Yellow: spots = {{0, -r}, {r * 1.08f, r * 0.86f}, {-r * 1.08f, r * 0.86f}}; break;
    case Colour::Green: spots = {{0, -r * 1.12f}, {r * 0.92f, 0}, {0, r * 1.12f}, {-r * 0.92f, 0}}; break;
    case Colour::Blue:
      spots = {{-r * 0.84f, -r * 0.84f}, {r * 0.84f, -r * 0.84f}, {r * 0.84f, r * 0.84f}, {-r * 0.84f, r * 0.84f}};
      break;
    case Colour::None: ring(centre, r * 0.8f, fill, size * 0.12f); return;
  }
  for (Spot& spot : spots) spot = centre + turned(spot, angle);
  polygon(spots, fill);
}

ImFont* Canvas::font(Type type) const {
  const ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
  return fonts[std::min(static_cast<int>(type), fonts.Size - 1)];
}

float Canvas::size_of(Type type) const { return std::round(type_size(type) * text_scale_); }

float Canvas::fitting_size(std::string_view text, float most, Type type) const {
  float size = size_of(type);
  const float least = std::min(size, theme::kLeastLine);
  while (size > least && width_of(text, type, size) > most) size -= 1;
  return size;
}

float Canvas::width_of(std::string_view text, Type type, float size) const {
  const float height = size > 0 ? size : size_of(type);
  return font(type)->CalcTextSizeA(height, 1e9f, 0, text.data(), text.data() + text.size()).x;
}

void Canvas::text(std::string_view text, Spot at, Type type, Tint colour, Align align, float size) const {
  const float height = size > 0 ? size : size_of(type);
  float x = at.x;
  if (align != Align::Left) x -= width_of(text, type, height) * (align == Align::Centre ? 0.5f : 1.0f);
  const float y = at.y - height / 2;
  const ImVec2 place(std::round(x * pixel_ratio_) / pixel_ratio_, std::round(y * pixel_ratio_) / pixel_ratio_);
  list_.AddText(font(type), height, place, colour, text.data(), text.data() + text.size());
}

std::string_view Canvas::fitting(std::string_view text, float most, Type type, bool& cut) const {
  cut = false;
  while (!text.empty() && width_of(text, type) > most) {
    cut = true;
    while (text.size() > 1 && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.remove_suffix(1);
    text.remove_suffix(1);
  }
  return text;
}

}  // namespace yinuo::ui
