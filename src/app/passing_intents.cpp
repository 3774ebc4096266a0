// What the people at one device want of it, and what of the last hand is forgotten when it is passed on.
#include <algorithm>

#include "app/app.hpp"
#include "app/passing.hpp"
#include "base/text.hpp"

namespace yinuo::app {
namespace {

// The number behind `start`; kNoSeat where it is none of a seat.
Seat seat_behind(std::string_view id, std::string_view start) {
  const auto rest = behind(id, start);
  const auto number = rest ? parse_number(*rest) : std::nullopt;
  return number && *number >= 0 && *number < kMaxSeats ? static_cast<Seat>(*number) : kNoSeat;
}

}  // namespace

// What is said and told again may be heard by all who share the device.
Seat App::ear() const { return match_->shared() ? kOnlooker : match_->viewer(); }

// Nothing that was there for one person alone stays for the next.
void App::forget_hand() {
  if (std::exchange(covers_, match_->covers()) == match_->covers()) return;
  draft_.reset();
  advice_ = Advice::None;
  tip_.clear();
  forget_fine();
  risked_.clear();
  notice_ = {.number = notice_.number + 1};
  const State& shown = match_->shown();
  if (shown.in_round() && shown.slapping == 0)
    announcements_.push_back(strings_.text("ui.hand_to", {name_of(match_->viewer())}));
}

// Whoever comes back to the device may be another.
void App::put_down() {
  if (!match_ || match_->covered() || !match_->shared()) return;
  match_->put_down();
  hear();
  refresh();
}

// Nothing: it is for whoever has the device.
std::optional<Refusal> App::do_at_seats(std::string_view id) {
  if (!match_->shared()) return std::nullopt;
  const bool listed = std::any_of(mirror_.begin(), mirror_.end(), [id](const Item& item) { return item.id == id; });
  if (!listed && match_->covered() && match_->shown().in_round()) {
    refuse(id, Refusal::NotTurn, strings_.text("ui.hand_to", {name_of(match_->viewer())}));
    return Refusal::NotTurn;
  }
  const State& shown = match_->shown();
  const auto acts = [&](std::string_view start) { return listed ? seat_behind(id, start) : kNoSeat; };
  if (const Seat seat = acts("slap:"); seat != kNoSeat) return act(id, yinuo::act(ActionKind::Slap, seat));
  if (const Seat seat = acts("call:"); seat != kNoSeat) return act(id, View(shown, seat).say_uno());
  if (const auto rest = behind(id, "report:"); rest && rest->find(':') != std::string_view::npos && listed) {
    const std::size_t colon = rest->find(':');
    const Seat target = seat_behind(rest->substr(0, colon), ""), seat = seat_behind(rest->substr(colon + 1), "");
    return act(id, yinuo::report(seat, target));
  }
  if (id == "show") {
    match_->uncover();
  } else if (id == "hand_back") {
    match_->hand_back();
  } else if (const Seat seat = acts("look:"); seat != kNoSeat) {
    match_->look(seat);
  } else {
    return std::nullopt;
  }
  hear();
  refresh();
  return Refusal::None;
}

}  // namespace yinuo::app
