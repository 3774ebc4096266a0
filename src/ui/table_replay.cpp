// A match that is told again: the table looks on, and its strip of controls is worked.
#include "ui/replay_view.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

// What is shown has changed without being told: it lies there at once.
void Table::cut(const Model& model) {
  if (!model.replay) {
    sliding_ = false;
    return;
  }
  if (model.replay->cuts == cuts_) return;
  cuts_ = model.replay->cuts;
  bubbles_.clear();
  revealed_.fill(0);
  new_cards_.clear();
  changing_ = false;
  fresh_ = true;
}

bool Table::read_slider(const Pointer& pointer, const Model& model, Desk& desk) {
  if (pointer.pressed && layout_.strip.slider.contains({pointer.x, pointer.y})) {
    sliding_ = true;
    slid_to_ = -1;
  }
  if (!sliding_) return false;
  hot_ = pressed_ = "watch:to";
  const int to = slider_at(layout_, *model.replay, pointer.x);
  if (!pointer.cancelled && to != slid_to_) {
    slid_to_ = to;
    want("watch:to:" + std::to_string(to), desk);
  }
  if (pointer.released || pointer.cancelled || !pointer.down) {
    sliding_ = false;
    pressed_.clear();
  }
  return true;
}

void Table::read_replay_key(Key key, Desk& desk) {
  switch (key) {
    case Key::Left: want("watch:back", desk); return;
    case Key::Right: want("watch:on", desk); return;
    case Key::Up: want("watch:round_back", desk); return;
    case Key::Down:
    case Key::Next: want("watch:round_on", desk); return;
    case Key::Home: want("watch:first", desk); return;
    case Key::End: want("watch:last", desk); return;
    case Key::Enter:
    case Key::Space:
    case Key::Pass: want("watch:run", desk); return;
    case Key::Escape: desk.escape(); return;
    case Key::Menu:
    case Key::History: want("watch:more", desk); return;
    case Key::Look: want("watch:view", desk); return;
    case Key::Cues: want("cues", desk); return;
    case Key::Red: want("watch:speed:1", desk); return;
    case Key::Yellow: want("watch:speed:2", desk); return;
    case Key::Green: want("watch:speed:3", desk); return;
    case Key::Blue:
    case Key::Draw:
    case Key::Uno:
    case Key::Report:
    case Key::Challenge:
    case Key::Rules:
    case Key::Gather:
    case Key::Jump:
    case Key::Tip:
    case Key::Auto: return;
  }
}

void Table::draw_replay(const Canvas& canvas, const Model& model) const {
  draw_strip(canvas, layout_);
  for (const Control& control : controls_) {
    const bool hot = control.id == hot_, down = control.id == pressed_;
    if (control.style == Control::Style::Slider) draw_slider(canvas, layout_, *model.replay, hot);
    if (control.style == Control::Style::Player)
      draw_player(canvas, control, *model.replay, model.offers(control.id), hot, down);
  }
}

}  // namespace yinuo::ui
