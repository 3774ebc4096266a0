#include "ui/house_controls.hpp"

#include "engine/notation.hpp"

namespace yinuo::ui {
namespace {

[[nodiscard]] bool taken(const std::vector<Control>& controls, const Box& box) {
  return std::any_of(controls.begin(), controls.end(), [&box](const Control& each) { return overlap(each.box, box); });
}

// The first item that begins so; empty for none.
[[nodiscard]] std::string first_offered(const Model& model, std::string_view start) {
  for (const app::Item& item : model.items) {
    if (item.enabled && item.id.compare(0, start.size(), start) == 0) return item.id;
  }
  return {};
}

// Two or three buttons in the places of draw and challenge: side by side in portrait, else two share the upper one.
[[nodiscard]] std::vector<Box> places_for(const Layout& layout, std::size_t count) {
  const Box &low = layout.draw, &high = layout.challenge;
  if (count < 3) return {low, high};
  constexpr float kGap = 6;
  const Box room = layout.portrait ? Box{low.x, low.y, high.right() - low.x, low.h} : high;
  const float parts = layout.portrait ? 3 : 2, wide = (room.w - kGap * (parts - 1)) / parts;
  const auto part = [&](float i) { return Box{room.x + i * (wide + kGap), room.y, wide, room.h}; };
  if (layout.portrait) return {part(0), part(1), part(2)};
  return {low, part(0), part(1)};
}

}  // namespace

void add_slap(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  if (!model.offers("slap")) return;
  controls.push_back(
      {.id = "slap", .label = model.text("title.slap"), .box = layout.slap, .style = Control::Style::Slap});
}

void add_gathering(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const bool fits = model.offers("together");
  controls.push_back({.id = "together",
                      .label = model.gathered.size() == 1
                                   ? model.text("ui.together_one")
                                   : model.text("ui.together", {std::to_string(model.gathered.size())}),
                      .box = layout.draw,
                      .style = fits ? Control::Style::Strong : Control::Style::Quiet});
  controls.push_back({.id = "cancel", .label = model.text("ui.let_go"), .box = layout.challenge});
}

void add_words(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  bool resets = false;
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    const std::string number = std::to_string(seat);
    for (const char* word : {"swap:", "reset:"}) {
      if (!model.offers(word + number)) continue;
      resets = resets || word[0] == 'r';
      controls.push_back({.id = word + number,
                          .label = std::to_string(model.state->hands[seat].count),
                          .box = layout.seats[seat].target,
                          .style = Control::Style::Target,
                          .badge = layout.seats[seat].count});
    }
  }
  const bool passes = model.offers("pass_on");
  const auto button = [](const char* id, std::string label, Control::Style style = Control::Style::Quiet) {
    return Control{.id = id, .label = std::move(label), .box = {}, .style = style};
  };
  std::vector<Control> rest;
  if (passes) rest.push_back(button("pass_on", model.text("ui.pass_on"), Control::Style::Strong));
  if (model.offers("without")) {
    const char* key = resets ? "ui.no_reset" : passes ? "ui.no_pass" : "ui.no_swap";
    rest.push_back(button("without", model.text(key)));
  }
  rest.push_back(button("cancel", model.text("ui.cancel")));
  const std::vector<Box> places = places_for(layout, rest.size());
  for (std::size_t i = 0; i < rest.size(); ++i) {
    rest[i].box = places[i];
    controls.push_back(rest[i]);
  }
}

void add_jump_and_sounds(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const std::string jump = first_offered(model, "jump:");
  if (!jump.empty()) {
    for (const Box* box : {&layout.draw, &layout.challenge}) {
      if (taken(controls, *box)) continue;
      controls.push_back({.id = jump,
                          .label = model.text("ui.jump"),
                          .box = *box,
                          .style = Control::Style::Strong,
                          .face = parse_card(jump.substr(5)).value_or(Face::Unknown)});
      break;
    }
  }
  for (const auto& [id, box] : {std::pair("shout", &layout.shout), std::pair("laugh", &layout.laugh)}) {
    if (!model.offers(id) || box->empty() || taken(controls, *box)) continue;
    controls.push_back({.id = id, .label = {}, .box = *box, .style = Control::Style::Sound});
  }
}

}  // namespace yinuo::ui
