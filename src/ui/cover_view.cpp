#include "ui/cover_view.hpp"

#include "ui/seats_view.hpp"

namespace yinuo::ui {
namespace {

// The item about a seat whose id begins so.
[[nodiscard]] const app::Item* item_at(const Model& model, std::string_view start, const std::string& end) {
  for (const app::Item& item : model.items) {
    const bool fits = item.id.size() > end.size() && item.id.compare(0, start.size(), start) == 0 &&
                      item.id.compare(item.id.size() - end.size(), end.size(), end) == 0;
    if (fits) return &item;
  }
  return nullptr;
}

}  // namespace

void add_cover(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  if (model.offers("show"))
    controls.push_back({.id = "show",
                        .label = model.text("ui.show", {model.people[model.viewer].name}),
                        .box = layout.show,
                        .style = Control::Style::Strong});
  if (model.offers("hand_back"))
    controls.push_back({.id = "hand_back", .label = model.text("ui.hand_back"), .box = layout.challenge});
}

void add_at_faces(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const std::string mine = "report:" + std::to_string(model.viewer);
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    const std::string number = ":" + std::to_string(seat);
    const auto add = [&](std::string_view start, std::string_view text, Control::Style style) {
      const app::Item* item = seat == model.viewer ? nullptr : item_at(model, start, number);
      if (item != nullptr)
        controls.push_back({.id = item->id, .label = model.text(text), .box = layout.seats[seat].act, .style = style});
      return item != nullptr;
    };
    // What is most urgent; the list for those who listen has them all.
    (void)(add("slap:", "title.slap", Control::Style::Report) || add("call:", "title.call", Control::Style::Report) ||
           add(mine + ":", "ui.report", Control::Style::Report) || add("look:", "ui.jump", Control::Style::Strong));
  }
}

void draw_cover(const Canvas& canvas, const Model& model, const Layout& layout) {
  const Box& box = layout.cover;
  const float round = std::min(22.0f, box.h * 0.16f);
  canvas.shade({box.x, box.y + 4, box.w, box.h}, round, 12, tint(0, 0, 0, 140));
  canvas.fill(box, round, theme::kPanel);
  canvas.stroke(box, round, theme::kLamp, 2);
  const Person& person = model.people[model.viewer];
  const float room = layout.show.y - box.y, radius = std::min(room * 0.4f, 40 * layout.text_scale);
  const std::string text = model.text("ui.hand_to", {person.name});
  const float most = box.w - 2 * radius - 36;
  const float size = canvas.fitting_size(text, most, Type::Heading);
  const float wide = 2 * radius + 12 + canvas.width_of(text, Type::Heading, size);
  const Spot face{box.centre().x - wide / 2 + radius, box.y + room / 2};
  canvas.ring(face, radius + 3, theme::kLamp, 3);
  draw_avatar(canvas, face, radius, person.picture);
  canvas.text(text, {face.x + radius + 12, face.y}, Type::Heading, theme::kText, Align::Left, size);
}

std::string slap_of(const Model& model, int person) {
  int count = 0;
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    if (!model.people[seat].person || count++ != person) continue;
    const std::string id = seat == model.viewer ? "slap" : "slap:" + std::to_string(seat);
    return model.offers(id) ? id : std::string();
  }
  return {};
}

}  // namespace yinuo::ui
