// What the person wants: mirror ids, buttons, and the ways back.
#include <utility>

#include "app/app.hpp"
#include "base/text.hpp"
#include "engine/notation.hpp"

namespace yinuo::app {
namespace {

// What stands behind `start` in the id; nothing where the id begins otherwise.
std::optional<std::string_view> behind(std::string_view id, std::string_view start) {
  if (id.substr(0, start.size()) != start) return std::nullopt;
  return id.substr(start.size());
}

}  // namespace

Refusal App::activate(std::string_view id) {
  if (language_.empty()) return Refusal::Malformed;
  return screen_ == Screen::Table ? do_at_table(id) : press_button(id);
}

Refusal App::press_button(std::string_view id) {
  if (id == "play" || id == "new") {
    start_match(settings_);
  } else if (id == "resume") {
    resume();
  } else if (id == "help") {
    show(Screen::Help);
  } else if (id == "history" && match_) {
    show_history();
  } else if (id == "back") {
    escape();
  } else if (id == "leave") {
    show(Screen::Start);
  } else {
    return Refusal::Malformed;
  }
  return Refusal::None;
}

void App::escape() {
  switch (screen_) {
    case Screen::Start: break;
    case Screen::Menu: show(Screen::Table); break;
    case Screen::Help:
    case Screen::History: show(came_from_); break;
    case Screen::Table:
      if (!choosing_) {
        show(Screen::Menu);
      } else {
        choosing_.reset();
        refresh();
      }
      break;
  }
}

// All of it is told: nothing may be waiting to be shown.
void App::show_history() {
  match_->show_all();
  hear();
  show(Screen::History);
}

void App::show_all() {
  if (!match_ || screen_ != Screen::Table) return;
  match_->show_all();
  hear();
  refresh();
}

Refusal App::do_at_table(std::string_view id) {
  const Seat me = match_->viewer();
  if (id == "menu") {
    show(Screen::Menu);
    return Refusal::None;
  }
  if (id == "history") {
    show_history();
    return Refusal::None;
  }
  if (id == "cancel") {
    choosing_.reset();
    refresh();
    return Refusal::None;
  }
  if (id == "new" && match_->shown().stage == Stage::MatchOver) {
    start_match(settings_);
    return Refusal::None;
  }
  if (const auto card = behind(id, "play:")) return play_card(id, parse_card(*card));
  if (const auto colour = behind(id, "colour:")) return choose_colour(id, parse_colour(*colour));
  if (const auto colour = behind(id, "name:")) return choose_colour(id, parse_colour(*colour));
  if (const auto seat = behind(id, "report:")) return report_seat(id, *seat);
  if (id == "call") return act(id, yinuo::act(ActionKind::Call, me));
  if (id == "next") return act(id, yinuo::act(ActionKind::Next));
  const std::pair<std::string_view, ActionKind> turn_actions[] = {
      {"draw", ActionKind::Draw}, {"pass", ActionKind::Pass}, {"challenge", ActionKind::Challenge}};
  for (const auto& [name, kind] : turn_actions) {
    if (id != name) continue;
    choosing_.reset();
    return act(id, yinuo::act(kind, me));
  }
  for (const Item& item : mirror_) {
    if (item.id == id) announcements_.push_back(item.label);  // only to be read
  }
  return Refusal::Malformed;
}

// A black card first asks for its colour; nothing is committed before.
Refusal App::play_card(std::string_view id, std::optional<Face> face) {
  if (!face) return Refusal::Malformed;
  choosing_.reset();
  const Seat me = match_->viewer();
  if (!is_black(*face)) return act(id, yinuo::play(me, *face));
  match_->show_all();
  hear();
  const Refusal refusal = match_->why_not(yinuo::play(me, *face, Colour::Red));
  if (refusal == Refusal::None) {
    choosing_ = face;
  } else {
    refuse(id, refusal, why_not_text(*face));
  }
  refresh();
  return refusal;
}

Refusal App::choose_colour(std::string_view id, std::optional<Colour> colour) {
  if (!colour || *colour == Colour::None) return Refusal::Malformed;
  const Seat me = match_->viewer();
  if (choosing_) return act(id, yinuo::play(me, *std::exchange(choosing_, std::nullopt), *colour));
  Action name = yinuo::act(ActionKind::Name, me);
  name.colour = *colour;
  return act(id, name);
}

Refusal App::report_seat(std::string_view id, std::string_view seat) {
  const auto number = parse_number(seat);
  if (!number || *number < 0 || *number >= kMaxSeats) return Refusal::Malformed;
  return act(id, yinuo::report(match_->viewer(), static_cast<Seat>(*number)));
}

Refusal App::act(std::string_view id, const Action& action) {
  const Refusal refusal = match_->act(action);
  hear();
  if (refusal != Refusal::None) {
    const bool card = action.kind == ActionKind::Play;
    const bool waits = refusal == Refusal::NotTurn;
    std::string text = card ? why_not_text(action.cards[0]) : std::string();
    if (waits) text = strings_.text("why.not_turn", {name_of(match_->shown().turn)});
    refuse(id, refusal, std::move(text));
  }
  keep_match();
  refresh();
  return refusal;
}

void App::refuse(std::string_view id, Refusal refusal, std::string text) {
  if (text.empty()) text = refusal_text(refusal);
  notice_ = {std::string(id), text, refusal, notice_.number + 1};
  announcements_.push_back(std::move(text));
}

}  // namespace yinuo::app
