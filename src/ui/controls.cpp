#include "ui/controls.hpp"

#include "engine/notation.hpp"
#include "ui/card_art.hpp"
#include "ui/cover_view.hpp"
#include "ui/house_controls.hpp"
#include "ui/house_view.hpp"
#include "ui/marks.hpp"
#include "ui/replay_view.hpp"
#include "ui/scoreboard.hpp"

namespace yinuo::ui {
namespace {

void add_sectors(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    const std::string id = colour_intent(model, colour);
    if (id.empty()) continue;
    const float middle = kSectorFrom[static_cast<std::size_t>(i)] + kPi / 4;
    const Spot at = layout.picker + towards(middle, (layout.picker_inner + layout.picker_outer) / 2);
    const float size = (layout.picker_outer - layout.picker_inner) * 0.66f;
    controls.push_back(
        {.id = id, .label = {}, .box = box_around(at, size, size), .style = Control::Style::Sector, .colour = colour});
  }
  if (model.offers("cancel"))
    controls.push_back({.id = "cancel", .label = model.text("ui.cancel"), .box = layout.cancel});
}

// The card just drawn: play it or keep it.
void add_choice(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const Face face = model.state->face(model.state->drawn);
  controls.push_back({.id = "play:" + card_text(face),
                      .label = model.text("ui.play_it"),
                      .box = layout.play,
                      .style = Control::Style::Strong,
                      .face = face});
  if (model.offers("pass")) controls.push_back({.id = "pass", .label = model.text("ui.keep"), .box = layout.keep});
}

void add_turn(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  if (!layout.play.empty()) {
    add_choice(controls, model, layout);
    return;
  }
  const int owed = model.state->turn == model.viewer ? model.state->chain.sum : 0;
  if (model.offers("draw")) {
    const std::string label = owed > 0 ? model.text("ui.pay", {std::to_string(owed)}) : model.text("ui.draw");
    controls.push_back({.id = "draw",
                        .label = label,
                        .box = layout.draw,
                        .style = owed > 0 || !model.fits() ? Control::Style::Strong : Control::Style::Quiet});
  }
  if (model.offers("pass")) {
    const bool drawn = model.state->stage == Stage::Drawn;
    controls.push_back({.id = "pass", .label = model.text(drawn ? "ui.keep" : "ui.pass"), .box = layout.draw});
  }
  if (model.offers("challenge")) {
    controls.push_back({.id = "challenge",
                        .label = model.text("ui.challenge"),
                        .box = layout.challenge,
                        .style = Control::Style::Strong});
  }
}

void add_calls(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  if (model.offers("sign")) {
    controls.push_back(
        {.id = "sign", .label = model.text("ui.sign"), .box = layout.call, .style = Control::Style::Sign});
  }
  if (model.offers("call")) {
    controls.push_back(
        {.id = "call", .label = model.text("title.call"), .box = layout.call, .style = Control::Style::Call});
  }
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    const std::string id = "report:" + std::to_string(seat);
    if (seat == model.viewer || !model.offers(id)) continue;
    controls.push_back({.id = id,
                        .label = model.text("ui.report"),
                        .box = layout.seats[seat].report,
                        .style = Control::Style::Report});
  }
}

// What is done with the tip that stands.
[[nodiscard]] std::string_view doing_of(const Action& advised) {
  if (advised.kind != ActionKind::Play && advised.kind != ActionKind::Jump) return "ui.auto";
  return advised.card_count > 1 ? "ui.auto.plays" : "ui.auto.play";
}

// A tip, where nothing else needs the place; once it is told, what it says can be done.
void add_tip(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const char* id = model.tip.empty() ? "tip" : "auto";
  const auto covers = [&layout](const Control& each) { return overlap(each.box, layout.tip); };
  if (!model.offers(id) || std::any_of(controls.begin(), controls.end(), covers)) return;
  controls.push_back({.id = id,
                      .label = model.text(model.tip.empty() ? "ui.tip" : doing_of(model.advised)),
                      .box = layout.tip,
                      .style = model.advising ? Control::Style::Thinks : Control::Style::Quiet});
}

[[nodiscard]] float round_of(const Box& box) { return std::min(box.h * 0.5f, 26.0f); }

void draw_pill(const Canvas& canvas, const Control& control, Tint fill, Tint edge, Tint text, bool hot, bool down) {
  Box box = control.box;
  if (down) box.y += 1;
  const float round = round_of(box);
  canvas.shade({box.x, box.y + 3, box.w, box.h}, round, 7, tint(0, 0, 0, 110));
  canvas.fill(box, round, hot ? mixed(fill, theme::kWhite, 0.13f) : fill);
  canvas.stroke(box, round, edge, hot ? 2.2f : 1.4f);
  const float card = control.face == Face::Unknown ? 0 : box.h * 0.74f, icon = card * kCardWidth;
  const float side = std::min(16.0f, box.w * 0.2f);
  const float size = canvas.fitting_size(control.label, box.w - side - icon, Type::Body);
  const float wide = canvas.width_of(control.label, Type::Body, size) + (card > 0 ? icon + 6 : 0);
  float x = box.centre().x - wide / 2;
  if (card > 0) {
    draw_card(canvas, {{x + icon / 2, box.centre().y}, card, -0.05f}, {.face = control.face, .shadow = 0.6f});
    x += icon + 6;
  }
  canvas.text(control.label, {x, box.centre().y}, Type::Body, text, Align::Left, size);
}

// It is being thought out: the three dots of a player who is choosing.
void draw_thinks(const Canvas& canvas, const Control& control, bool down) {
  draw_pill(canvas, {.id = {}, .label = {}, .box = control.box}, theme::kLamp, theme::kIvory, theme::kInk, false, down);
  const float dot = std::clamp(control.box.h * 0.08f, 3.0f, 6.0f);
  for (const float x : {-3.4f, 0.0f, 3.4f})
    canvas.disc(control.box.centre() + Spot{x * dot, down ? 1.0f : 0.0f}, dot, theme::kInk);
}

// Around a button, from the middle of its top clockwise: what is left of its time.
void draw_time(const Canvas& canvas, const Box& box, float round, float left) {
  const float thick = std::clamp(box.h * 0.045f, 3.0f, 4.5f);
  constexpr int kSteps = 12;
  std::vector<Spot> path = {{box.centre().x, box.y}};
  for (int corner = 0; corner < 4; ++corner) {
    const float x = corner < 2 ? box.right() - round : box.x + round;
    const float y = corner == 0 || corner == 3 ? box.y + round : box.bottom() - round;
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = kPi / 2 * (static_cast<float>(corner - 1) + static_cast<float>(i) / kSteps);
      path.push_back(Spot{x, y} + towards(angle, round));
    }
  }
  path.push_back(path.front());
  float all = 0;
  for (std::size_t i = 1; i < path.size(); ++i) all += length(path[i] - path[i - 1]);
  float rest = all * left;
  std::vector<Spot> shown = {path.front()};
  for (std::size_t i = 1; i < path.size() && rest > 0; ++i) {
    const float step = length(path[i] - path[i - 1]);
    if (step <= 0) continue;
    shown.push_back(path[i - 1] + (path[i] - path[i - 1]) * std::min(1.0f, rest / step));
    rest -= step;
  }
  canvas.outline(path, tint(8, 36, 38, 150), thick + 1.5f, false);
  if (shown.size() > 1) canvas.outline(shown, theme::kLamp, thick, false);
}

void draw_call(const Canvas& canvas, const Control& control, bool hot, bool down, float left) {
  const Box& box = control.box;
  const float across = std::min(box.w, box.h);
  const Spot c = box.centre() + Spot{0, down ? 2.0f : 0.0f};
  canvas.glow(c, across * 0.85f, across * 0.85f, tint(255, 200, 120, hot ? 150 : 95));
  const bool pill = box.w > box.h * 1.2f;
  if (pill) {
    draw_pill(canvas, {.id = {}, .label = {}, .box = box}, theme::kPrimary, theme::kIvory, theme::kIvory, hot, down);
    canvas.stroke(box, round_of(box), theme::kIvory, 3);
    canvas.text(control.label, c, Type::Title, theme::kIvory);
  } else if (!canvas.part("uno", c, across / (176.0f / 440) * 1.04f, 0, hot ? theme::kWhite : tint(245, 245, 245))) {
    // The part is 176 of 440 across.
    canvas.disc(c, across / 2, theme::kIvory);
    canvas.disc(c, across / 2 - 5, theme::kPrimary);
    canvas.text(control.label, c, Type::Title, theme::kIvory);
  }
  if (left >= 0) draw_time(canvas, grown(box, 3), pill ? round_of(box) + 3 : across / 2 + 3, left);
}

void draw_icon(const Canvas& canvas, const Control& control, bool hot, bool down) {
  const Box& box = control.box;
  const char* part = control.id == "history" ? "icon_clock" : control.id == "rules" ? "icon_rules" : "icon_menu";
  const Spot c = box.centre() + Spot{0, down ? 1.0f : 0.0f};
  canvas.disc(c, box.w / 2, hot ? mixed(theme::kButton, theme::kWhite, 0.14f) : theme::kButton);
  canvas.ring(c, box.w / 2 - 0.7f, theme::kButtonEdge, 1.4f);
  if (canvas.part(part, c, box.w * 0.56f / (66.0f / 440))) return;
  for (const float y : {-0.16f, 0.0f, 0.16f}) {
    canvas.line(c + Spot{-box.w * 0.2f, y * box.w}, c + Spot{box.w * 0.2f, y * box.w}, theme::kText, 2.4f);
  }
}

void draw_speaker_button(const Canvas& canvas, const Control& control, bool hot, bool down) {
  const Box& box = control.box;
  const Spot c = box.centre() + Spot{0, down ? 1.0f : 0.0f};
  canvas.disc(c, box.w / 2, hot ? mixed(theme::kButton, theme::kWhite, 0.14f) : theme::kButton);
  canvas.ring(c, box.w / 2 - 0.7f, theme::kButtonEdge, 1.4f);
  draw_speaker(canvas, c, box.w * 0.46f, control.on, theme::kText);
}

// In portrait history and rules stand beside the sentence; when the round is over there is none, and the panel covers
// their places: then they stand beside the menu.
void add_icons(std::vector<Control>& controls, const Model& model, const Layout& layout) {
  const Box& menu = layout.menu;
  Box history = layout.history, rules = layout.rules;
  if (layout.portrait && !model.state->in_round()) {
    history = {menu.right() + 8, menu.y, menu.w, menu.h};
    rules = {history.right() + 8, menu.y, menu.w, menu.h};
  }
  const auto add = [&](const char* id, const Box& box) {
    controls.push_back({.id = id, .label = {}, .box = box, .style = Control::Style::Icon});
  };
  if (model.offers("history")) add("history", history);
  if (model.offers("rules")) add("rules", rules);
  if (model.offers("cues") && !layout.cues.empty())
    controls.push_back(
        {.id = "cues", .label = {}, .box = layout.cues, .style = Control::Style::Speaker, .on = model.heard});
  add("menu", menu);
}

}  // namespace

std::string colour_intent(const Model& model, Colour colour) {
  for (const char* start : {"colour:", "name:"}) {
    std::string id = start + std::string(colour_text(colour));
    if (model.item(id) != nullptr) return id;
  }
  return {};
}

std::vector<Control> controls_of(const Model& model, const Layout& layout) {
  std::vector<Control> controls;
  if (model.state == nullptr || !model.focus) return controls;
  if (model.replay) {
    add_replay_controls(controls, model, layout);
    return controls;
  }
  const bool choosing = model.choosing.has_value() || model.naming;
  if (choosing) add_sectors(controls, model, layout);
  if (model.state->in_round()) {
    add_slap(controls, model, layout);
    add_cover(controls, model, layout);
    if (model.asking == app::Question::Cards) {
      add_gathering(controls, model, layout);
    } else if (model.asking == app::Question::Word) {
      add_words(controls, model, layout);
    } else if (!choosing) {
      add_turn(controls, model, layout);
      add_jump_and_sounds(controls, model, layout);
      add_tip(controls, model, layout);
    }
    add_calls(controls, model, layout);
    add_at_faces(controls, model, layout);
  } else {
    add_panel_controls(controls, model, layout);
  }
  add_icons(controls, model, layout);
  return controls;
}

Colour sector_at(const Layout& layout, Spot p) {
  const Spot away = p - layout.picker;
  const float far = length(away);
  if (far < layout.picker_inner * 0.9f || far > layout.picker_outer) return Colour::None;
  if (away.x >= 0) return away.y < 0 ? Colour::Red : Colour::Yellow;
  return away.y < 0 ? Colour::Blue : Colour::Green;
}

void draw_control(const Canvas& canvas, const Control& control, bool hot, bool down, float left) {
  switch (control.style) {
    case Control::Style::Quiet:
      draw_pill(canvas, control, theme::kButton, theme::kButtonEdge, theme::kText, hot, down);
      return;
    case Control::Style::Strong:
      draw_pill(canvas, control, theme::kIvory, theme::kLamp, theme::kInk, hot, down);
      if (left >= 0) draw_time(canvas, grown(control.box, 3), round_of(control.box) + 2, left);
      return;
    case Control::Style::Report:
      draw_pill(canvas, control, theme::kIvory, theme::kPrimary, theme::kPrimaryDark, hot, down);
      return;
    case Control::Style::Call: draw_call(canvas, control, hot, down, left); return;
    case Control::Style::Sign:
      draw_sign(canvas, control, hot, down);
      if (left >= 0) draw_time(canvas, grown(control.box, 3), std::min(control.box.w, control.box.h) / 2 + 3, left);
      return;
    case Control::Style::Icon: draw_icon(canvas, control, hot, down); return;
    case Control::Style::Speaker: draw_speaker_button(canvas, control, hot, down); return;
    case Control::Style::Thinks: draw_thinks(canvas, control, down); return;
    case Control::Style::Slap: draw_slap(canvas, control, hot, down); return;
    case Control::Style::Target: draw_target(canvas, control, hot, down); return;
    case Control::Style::Sound:
    case Control::Style::Pile:
    case Control::Style::Sector:
    case Control::Style::Player:
    case Control::Style::Slider: return;
  }
}

void draw_key(const Canvas& canvas, Spot at, std::string_view letter) {
  const float size = canvas.size_of(Type::Small);
  const Box cap = box_around(at, std::max(size, canvas.width_of(letter, Type::Small) + 10), size);
  canvas.fill(grown(cap, 1.5f), 6.5f, theme::kInk);
  canvas.fill(cap, 5, theme::kIvory);
  canvas.text(letter, cap.centre(), Type::Small, theme::kInk);
}

void draw_key_of(const Canvas& canvas, const Control& control) {
  constexpr std::pair<std::string_view, std::string_view> kLetters[] = {
      {"draw", "D"},       {"pass", "P"},          {"challenge", "C"},
      {"call", "U"},       {"report:", "R"},       {"sign", "U"},
      {"jump:", "J"},      {"next", "N"},          {"new", "N"},
      {"menu", "M"},       {"history", "H"},       {"rules", "I"},
      {"cancel", "Esc"},   {"tip", "T"},           {"auto", "A"},
      {"play:", "Enter"},  {"watch:leave", "Esc"}, {"watch:round_back", "↑"},
      {"watch:back", "←"}, {"watch:on", "→"},      {"watch:round_on", "N"},
      {"watch:more", "M"}, {"watch:view", "V"},    {"cues", "S"},
  };
  for (const auto& [id, letter] : kLetters) {
    const bool whole = id.back() != ':';
    if (whole ? control.id != id : control.id.rfind(id, 0) != 0) continue;
    const float inset = control.style == Control::Style::Call ? control.box.w * 0.14f : 6.0f;
    draw_key(canvas, {control.box.right() - inset, control.box.y + inset * 0.6f}, letter);
  }
}

}  // namespace yinuo::ui
