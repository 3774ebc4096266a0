#include "app/passing.hpp"

#include <algorithm>

#include "app/pauses.hpp"
#include "engine/families/jump.hpp"
#include "engine/legal.hpp"
#include "engine/view.hpp"

namespace yinuo::app {

bool share_a_device(const std::vector<Player>& players) {
  return std::count_if(players.begin(), players.end(), [](const Player& each) { return each.person; }) > 1;
}

Seat ear_of(const std::vector<Player>& players) {
  const auto person = std::find_if(players.begin(), players.end(), [](const Player& each) { return each.person; });
  return share_a_device(players) ? kOnlooker : static_cast<Seat>(person - players.begin());
}

Seat next_person(const State& state, const std::vector<Player>& players, Seat otherwise) {
  Seat seat = state.turn;
  for (int i = 0; i < state.seats; ++i, seat = seat_after(state, seat)) {
    if (players[state.sits[seat]].person && !contains(state.eliminated, seat)) return seat;
  }
  return otherwise;
}

bool is_open_act(const State& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::Call:
    case ActionKind::Sign: return state.hands[action.seat].count == 1;  // an early one tells of two cards
    case ActionKind::Report:
    case ActionKind::Slap:
    case ActionKind::Next:
    case ActionKind::Time: return true;
    case ActionKind::Play:
    case ActionKind::Jump:
    case ActionKind::Draw:
    case ActionKind::Pass:
    case ActionKind::Challenge:
    case ActionKind::Name:
    case ActionKind::Noise:
    case ActionKind::Leave: return false;
  }
  return false;
}

// Who would jump in looks at the own cards first: a button that played them at once would tell whoever presses it what
// another holds, and one that is only there with the right card would tell everybody.
void add_at_seats(std::vector<Item>& items, const Match& match, const Strings& strings, const Names& names) {
  const State& shown = match.shown();
  const Seat me = match.viewer();
  if (!match.shared() || match.waiting() || !shown.in_round()) return;
  for (int i = 1; i < shown.seats; ++i) {
    const auto seat = static_cast<Seat>((me + i) % shown.seats);
    if (!match.player_at(seat).person || contains(shown.eliminated, seat)) continue;
    const std::string number = std::to_string(seat), name = names(seat);
    const Action say = View(shown, seat).say_uno();
    if (contains(shown.slapping, seat)) items.push_back({"slap:" + number, strings.text("mirror.seat_slaps", {name})});
    if (is_open_act(shown, say) && match.why_not(say) == Refusal::None)
      items.push_back({"call:" + number, strings.text("mirror.seat_calls", {name})});
    if (contains(shown.owes_call, me))
      items.push_back(
          {"report:" + std::to_string(me) + ":" + number, strings.text("mirror.seat_reports", {name, names(me)})});
    if (jump::open(shown) && seat != shown.turn)
      items.push_back({"look:" + number, strings.text("mirror.seat_jumps", {name})});
  }
}

void add_covered(std::vector<Item>& items, const Match& match, const Strings& strings, const Names& names) {
  const State& shown = match.shown();
  if (!shown.in_round()) return;
  const std::string me = names(match.viewer());
  if (shown.slapping == 0) items.push_back({"show", strings.text("ui.show", {me})});
}

// ---- Match: who has the device

// Nobody's hand is to be seen until whoever sits at `next` says so.
void Match::cover(Seat next) {
  viewer_ = seat_ahead_ = next;
  covered_ = true;
  looking_ = false;
  cover_at_ = decision_end_ = -1;
  ++covers_;
  tip_.drop();
  shown_ = view_for(shown_, kOnlooker);
}

// A moment after the own turn the hand is covered, for who acts next; at once where all reach for the table.
void Match::pass_device() {
  if (!shared_) return;
  if (!state_.in_round() || state_.slapping != 0) {
    if (!covered_) cover(viewer_);
    return;
  }
  if (looking_ && jump::open(state_) && state_.discard_top == looks_at_) return;
  looking_ = false;
  const Seat next = next_person(state_, players_, viewer_);
  if (next == viewer_) {
    cover_at_ = -1;
  } else if (covered_) {
    cover(next);
  } else if (cover_at_ < 0) {
    cover_at_ = std::max(clock_, next_event_) + look_back();
  }
  if (cover_at_ >= 0 && cover_at_ <= clock_) cover(next);
}

// Not shortened by the pace: what was drawn is to be seen, and a call not to be forgotten for haste.
double Match::look_back() const {
  if (at_once_) return 0;
  const bool played = record_.actions.empty() || record_.actions.back().card_count > 0;
  return played ? kLookBack : kLookAtDrawn;
}

// The round's clock, while the device is on its way to who is to act.
bool Match::clock_rests() const {
  return round_end_ >= 0 && covered_ && queue_.empty() && state_.slapping == 0 && is_person(state_.turn);
}

void Match::uncover() {
  const Seat who = viewer_;
  show_all();
  if (!covered_ || who != viewer_ || !state_.in_round() || state_.slapping != 0) return;
  covered_ = false;
  shown_ = view_for(state_, viewer_);
  plan();
}

void Match::look(Seat seat) {
  show_all();
  if (!shared_ || seat >= state_.seats || seat == viewer_ || !is_person(seat) || !jump::open(state_)) return;
  cover(seat);
  looking_ = true;
  looks_at_ = state_.discard_top;
}

void Match::hand_back() {
  if (!looking_) return;
  cover(next_person(state_, players_, viewer_));
  plan();
}

void Match::put_down() {
  if (!shared_ || covered_) return;
  show_all();
  cover(next_person(state_, players_, viewer_));
  plan();
}

void Match::cover_now() {
  if (cover_at_ < 0) return;
  cover_at_ = clock_;
  plan();
}

}  // namespace yinuo::app
