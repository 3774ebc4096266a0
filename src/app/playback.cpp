#include "app/playback.hpp"

#include <algorithm>
#include <utility>

#include "app/pauses.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/fold.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"

namespace yinuo::app {
namespace {

// At the slowest pace: between two actions, and until the scoreboard has been read.
constexpr double kBetween = 0.7, kOnBoard = 4;
// Cards drawn at once that make a draw worth going to.
constexpr int kLargePayment = 6;

std::optional<Mark::Kind> kind_of(const Event& event) {
  switch (event.kind) {
    case EventKind::CardPlayed:
      if (event.face == Face::WildDrawFour) return Mark::Kind::Four;
      return std::nullopt;
    case EventKind::Challenges: return Mark::Kind::Challenge;
    case EventKind::Calls: return Mark::Kind::Call;
    case EventKind::Reports: return Mark::Kind::Report;
    case EventKind::Swaps:
    case EventKind::PassesOn:
    case EventKind::Resets: return Mark::Kind::Hands;
    case EventKind::Draws:
      if (event.amount >= kLargePayment) return Mark::Kind::Payment;
      return std::nullopt;
    case EventKind::Reshuffles: return Mark::Kind::Reshuffle;
    case EventKind::Eliminated: return Mark::Kind::Out;
    case EventKind::RoundOver: return Mark::Kind::RoundOver;
    case EventKind::Acted:
    case EventKind::RoundBegins:
    case EventKind::DealerCard:
    case EventKind::CardDealt:
    case EventKind::StarterTurned:
    case EventKind::StarterReturned:
    case EventKind::MustName:
    case EventKind::ColourNamed:
    case EventKind::DirectionTurns:
    case EventKind::PendingGrows:
    case EventKind::PendingSettled:
    case EventKind::CardDrawn:
    case EventKind::Passes:
    case EventKind::Skipped:
    case EventKind::CardShown:
    case EventKind::Judged:
    case EventKind::CallIs:
    case EventKind::Fined:
    case EventKind::Leaves:
    case EventKind::Deflects:
    case EventKind::CardMoves:
    case EventKind::SlapBegins:
    case EventKind::Slaps:
    case EventKind::Silence:
    case EventKind::Misplays:
    case EventKind::TurnGoes:
    case EventKind::Booked:
    case EventKind::ChangePlaces:
    case EventKind::MatchOver: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

// ---- Eyes

void Playback::Eye::open_on(const State& truth, int player, int person) {
  all = player == kAll;
  seat = seat_of(truth, static_cast<Seat>(all ? person : player));
  state = all ? truth : view_for(truth, seat);
}

Event Playback::Eye::see(const Event& told) {
  seat = seat_then(seat, told);
  const Event event = all ? told : redact(told, seat);
  fold(state, event);
  return event;
}

// ---- Reading

Playback::Playback(Record record, std::vector<Player> players)
    : record_(std::move(record)), players_(std::move(players)) {
  while (!players_[static_cast<std::size_t>(person_)].person) ++person_;
  looks_ = person_;
  survey();
  go_to(0);
}

State Playback::start(Events* events) const { return start_match(record_.rules, record_.seats, record_.seed, events); }

// Plays all of it once: how far it goes, where rounds begin, and what is worth going to.
void Playback::survey() {
  State state = start(nullptr);
  rounds_ = {0};
  Events events;
  for (std::size_t i = 0; i < record_.actions.size(); ++i) {
    const Action& action = record_.actions[i];
    const Refusal refusal = check(state, action);
    if (refusal != Refusal::None) {
      const int line = i < record_.lines.size() ? record_.lines[i] : static_cast<int>(i + 1);
      problem_ = Problem{"Diverged at line " + std::to_string(line) + ": '" + action_text(action) + "' is refused (" +
                             std::string(refusal_code(refusal)) + ").",
                         line};
      record_.actions.resize(i);
      std::erase_if(record_.timeouts, [i](std::size_t timeout) { return timeout >= i; });
      break;
    }
    events.clear();
    const int round = state.round;
    apply(state, action, &events);
    const int at = static_cast<int>(i + 1);
    if (action.kind == ActionKind::Next) rounds_.push_back(at);
    note(events, at, round);
  }
  over_ = state.stage == Stage::MatchOver;
  if (!problem_ && record_.has_hash && record_.hash != hash_of(state))
    problem_ = Problem{"Diverged at line " + std::to_string(record_.hash_line) +
                           ": the match ends in another state than when it was saved.",
                       record_.hash_line};
  if (problem_) record_.has_hash = false;
}

// One for each action; what decides most stands last in the enum.
void Playback::note(const Events& events, int at, int round) {
  std::optional<Mark::Kind> best;
  for (const Event& event : events) {
    const std::optional<Mark::Kind> kind = kind_of(event);
    if (kind && (!best || *kind > *best)) best = kind;
  }
  if (best) marks_.push_back({at, round, *best});
}

std::vector<Event> Playback::take_told() {
  hurried_ = 0;
  return std::exchange(told_, {});
}

std::vector<Event> Playback::take_heard() { return std::exchange(heard_, {}); }

// ---- Moving

void Playback::go_to(int at) {
  at_ = std::clamp(at, 0, count());
  playing_ = false;
  queue_.clear();
  told_.clear();
  hurried_ = 0;
  heard_.clear();
  plays_before_ = {};
  Events events;
  truth_ = start(&events);
  for (int i = 0; i < at_; ++i) {
    for (const Event& event : events) hear(plays_before_, event);
    events.clear();
    if (i + 1 == at_) own_.open_on(truth_, person_, person_);
    apply(truth_, record_.actions[static_cast<std::size_t>(i)], &events);
  }
  if (at_ == 0) {
    own_.state = empty_table(record_.rules, record_.seats);
    own_.seat = static_cast<Seat>(person_);
  }
  seat_before_ = own_.seat;
  for (const Event& event : events) heard_.push_back(own_.see(event));
  ++jumps_;
  ++cuts_;
  settle();
}

// At rest the eyes see what they could have seen all the time.
void Playback::settle() {
  eye_.open_on(truth_, looks_, person_);
  own_.open_on(truth_, person_, person_);
}

void Playback::begin_action() {
  show_all();
  if (at_ >= count()) return;
  Events events;
  apply(truth_, record_.actions[static_cast<std::size_t>(at_++)], &events);
  queue_.assign(events.begin(), events.end());
  next_ = clock_;
}

void Playback::show_one() {
  const Event event = queue_.front();
  queue_.pop_front();
  heard_.push_back(own_.see(event));
  told_.push_back(eye_.see(event));
  const int dealt = eye_.state.rules.hand_size * eye_.state.seats;
  const auto moves = [](const Event& each) { return each.kind == EventKind::ChangePlaces; };
  double pause = pause_after(event, dealt, eye_.seat);
  if (moves(event) && !queue_.empty() && moves(queue_.front())) pause = 0;
  if (queue_.empty()) {
    settle();
    pause += truth_.in_round() ? kBetween : kOnBoard;
  }
  next_ += pause / speed_;
}

void Playback::show_all() {
  const bool hurries = waiting();
  while (!queue_.empty()) show_one();
  if (hurries) hurried_ = told_.size();
}

void Playback::forward() {
  playing_ = false;
  begin_action();
  step(0);
}

void Playback::back() { go_to(at_ - 1); }

void Playback::round_forward() {
  const auto next = std::upper_bound(rounds_.begin(), rounds_.end(), at_);
  go_to(next == rounds_.end() ? count() : *next);
}

void Playback::round_back() {
  const auto here = std::lower_bound(rounds_.begin(), rounds_.end(), at_);
  go_to(here == rounds_.begin() ? 0 : *(here - 1));
}

void Playback::show(const Mark& mark) {
  go_to(mark.at - 1);
  forward();
}

void Playback::play(bool on) {
  if (on && at_ == count() && queue_.empty()) go_to(0);
  playing_ = on;
  if (on && queue_.empty()) next_ = clock_;
}

void Playback::step(double seconds) {
  clock_ += std::max(0.0, seconds);
  while (next_ <= clock_) {
    if (!queue_.empty()) {
      show_one();
    } else if (playing_ && at_ < count()) {
      const double due = next_;
      begin_action();
      next_ = due;  // the clock may be late
    } else {
      playing_ = false;
      break;
    }
  }
}

double Playback::wake_after() const { return queue_.empty() && !playing_ ? -1 : std::max(0.0, next_ - clock_); }

bool Playback::look(int player) {
  const bool known = player == kAll || (player >= 0 && player < record_.seats);
  if (!known || (!over_ && player != person_)) return false;
  show_all();
  looks_ = player;
  ++cuts_;
  settle();
  return true;
}

}  // namespace yinuo::app
