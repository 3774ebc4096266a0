// One thin layer over an ImGui draw list: parts of the atlas, rounded boxes, discs, arcs, shadows, text.
// Promises: everything is in CSS pixels; text is placed on whole device pixels; nothing is kept between frames.
// Does not know: cards, rules, where things stand.
#pragma once

#include <string_view>
#include <vector>

#include "ui/atlas.hpp"
#include "ui/geometry.hpp"
#include "ui/theme.hpp"

struct ImDrawList;
struct ImFont;

namespace yinuo::ui {

// In ImGui's font order; fonts.hpp wants them so.
// Heading: the body's face, larger, for names and what the table says. Title and Large: the display face, which has
// only the signs of the texts under "title." and ASCII.
enum class Type : int { Body, Small, Heading, Title, Large };
// The height of a line in CSS pixels, before the scale of the window. The letters themselves are smaller: by 1.45 in
// the body's face, by 1.2 in the display face.
[[nodiscard]] float type_size(Type type);

enum class Align : int { Left, Centre, Right };

class Canvas {
 public:
  Canvas(ImDrawList& list, const Atlas& atlas, float pixel_ratio, float text_scale)
      : list_(list), atlas_(atlas), pixel_ratio_(pixel_ratio), text_scale_(text_scale) {}

  [[nodiscard]] const Atlas& atlas() const { return atlas_; }
  [[nodiscard]] float text_scale() const { return text_scale_; }

  // A part of the atlas, its middle at `centre`, `card_height` high where the part is a whole card; narrowed to
  // `squeeze` (-1 to 1) of its width. False when the atlas has no such part (nothing is drawn).
  bool part(std::string_view name, Spot centre, float card_height, float angle = 0, Tint colour = theme::kWhite,
            float squeeze = 1) const;
  // The same, stretched to a box.
  bool part_in(std::string_view name, const Box& box, Tint colour = theme::kWhite) const;

  void fill(const Box& box, float radius, Tint colour) const;
  void stroke(const Box& box, float radius, Tint colour, float thick) const;
  // From the colour at the top to the one at the bottom.
  void fill_down(const Box& box, Tint top, Tint bottom) const;
  void shade(const Box& box, float radius, float spread, Tint colour) const;  // a soft shadow under a box
  void disc(Spot centre, float radius, Tint colour) const;
  void ring(Spot centre, float radius, Tint colour, float thick) const;
  void glow(Spot centre, float radius_x, float radius_y, Tint colour) const;  // fades out to nothing at the radius
  void arc(Spot centre, float radius, float from, float to, Tint colour, float thick) const;
  void sector(Spot centre, float inner, float outer, float from, float to, Tint colour) const;
  void polygon(const std::vector<Spot>& spots, Tint colour) const;  // convex
  void outline(const std::vector<Spot>& spots, Tint colour, float thick, bool closed) const;
  void line(Spot a, Spot b, Tint colour, float thick) const;
  void quad(const std::array<Spot, 4>& spots, const std::array<Tint, 4>& colours) const;
  // The shape of a card colour, about `size` high.
  void shape(Colour colour, Spot centre, float size, Tint fill, float angle = 0) const;

  // Width in CSS pixels. `size` 0: the type's own size.
  [[nodiscard]] float width_of(std::string_view text, Type type, float size = 0) const;
  [[nodiscard]] float size_of(Type type) const;  // of a line, in CSS pixels
  // The size, at most its own, at which the text is no wider than `most`; never so small that it cannot be read.
  [[nodiscard]] float fitting_size(std::string_view text, float most, Type type) const;
  // `at`: the middle of the line in height; left end, middle or right end by `align`.
  void text(std::string_view text, Spot at, Type type, Tint colour, Align align = Align::Centre, float size = 0) const;
  // Cut with "…" where it would be wider than `most`.
  [[nodiscard]] std::string_view fitting(std::string_view text, float most, Type type, bool& cut) const;

 private:
  [[nodiscard]] ImFont* font(Type type) const;

  ImDrawList& list_;
  const Atlas& atlas_;
  float pixel_ratio_, text_scale_;
};

}  // namespace yinuo::ui
