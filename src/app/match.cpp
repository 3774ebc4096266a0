#include "app/match.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "ai/levels.hpp"
#include "ai/timeout.hpp"
#include "app/passing.hpp"
#include "app/pauses.hpp"
#include "base/check.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/families/jump.hpp"
#include "engine/fold.hpp"
#include "engine/legal.hpp"
#include "engine/view.hpp"

namespace yinuo::app {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
// Streams of the generator, apart from the deal's (0).
constexpr std::uint64_t kPauseStream = 1, kTipStream = 3, kMindStream = 16;

double between(double least, double most, Rng& rng) { return least + (most - least) * (rng.below(1001) / 1000.0); }

// What is said or shown out of turn: nobody's turn begins anew for it.
bool is_sound(ActionKind kind) {
  return kind == ActionKind::Call || kind == ActionKind::Sign || kind == ActionKind::Report ||
         kind == ActionKind::Noise;
}

}  // namespace

Match::Match(const Rules& rules, std::vector<Player> players, std::uint64_t seed) : players_(std::move(players)) {
  const int seats = static_cast<int>(players_.size());
  record_.rules = rules;
  record_.seats = seats;
  record_.seed = seed;
  for (const Player& player : players_) {
    record_.players.push_back({player.person ? "human" : std::string(ai::level_text(player.level)), player.name});
  }
  beliefs_ = Beliefs(rules, players_);
  shown_ = empty_table(rules, seats);
  seed_players(0);
  Events events;
  state_ = start_match(rules, seats, seed, &events);
  find_viewer();
  beliefs_.hear(events);
  queue(events);
}

Match::Match(Record record, std::vector<Player> players, const State& state)
    : state_(state), record_(std::move(record)), players_(std::move(players)) {
  YINUO_CHECK(players_.size() == state_.seats);
  // It goes on: where it stood in its text, and what it came to, is past.
  record_.lines.clear();
  record_.has_hash = false;
  find_viewer();
  seed_players(state_.version);
  beliefs_ = Beliefs(record_, players_, state_);
  shown_ = view_for(state_, covered_ ? kOnlooker : viewer_);
  plan();
}

// `state_` is of the first deal, in which everybody sits where they began, or what the match is taken up from.
void Match::find_viewer() {
  shared_ = covered_ = share_a_device(players_);
  const auto person = std::find_if(players_.begin(), players_.end(), [](const Player& each) { return each.person; });
  YINUO_CHECK(person != players_.end());
  viewer_ = seat_of(state_, static_cast<Seat>(person - players_.begin()));
  if (shared_) viewer_ = next_person(state_, players_, viewer_);
  covers_ = shared_ ? 1 : 0;
  seat_ahead_ = viewer_;
}

// A match that is taken up goes on with other streams than it was begun with: their places are not kept.
void Match::seed_players(std::uint64_t salt) {
  const std::uint64_t seed = record_.seed ^ mix_bits(salt);
  pauses_ = Rng::seeded(seed, kPauseStream);
  for (std::size_t seat = 0; seat < minds_.size(); ++seat) minds_[seat] = Rng::seeded(seed, kMindStream + seat);
}

std::vector<Event> Match::take_told() {
  hurried_ = 0;
  return std::exchange(told_, {});
}

std::vector<Event> Match::take_heard() { return std::exchange(heard_, {}); }

void Match::legal(ActionList& list) const {
  list.clear();
  if (waiting()) return;
  legal_actions(state_, viewer_, list);
  if (!covered_) return;
  const ActionList all = list;
  list.clear();
  for (const Action& action : all) {
    if (is_open_act(state_, action)) list.add(action);
  }
}

Refusal Match::why_not(const Action& action) const { return check(state_, action); }

bool Match::must_play() const {
  const State& s = shown();
  const bool ordinary = s.turn == viewer() && s.stage == Stage::Turn && s.chain.sum == 0 && s.slapping == 0;
  return ordinary && !s.rules.draw_freely && has_to_play(s, viewer());
}

// By the same rules without the option that lets it through.
Refusal Match::why_misplay(const Action& action) const {
  if (state_.rules.misplay_penalty == 0 || check(state_, action) != Refusal::None) return Refusal::None;
  State strict = state_;
  strict.rules.misplay_penalty = 0;
  return check(strict, action);
}

void Match::ways(const Action& play, ActionList& list) const { choices(state_, play, list); }

// Whose hand is covered does not play from it.
bool Match::can_act(const Action& action) const {
  return action.seat == kNoSeat || (action.seat == viewer_ && !covered_) || is_open_act(state_, action);
}

Refusal Match::act(const Action& wanted) {
  YINUO_CHECK(wanted.seat == kNoSeat || (wanted.seat < state_.seats && is_person(wanted.seat)) ||
              wanted.seat == viewer_);
  Action action = wanted;
  // What is still to be shown may move the person.
  if (wanted.seat == viewer_) action.seat = seat_ahead_;
  show_all();
  const Refusal refusal = can_act(action) ? check(state_, action) : Refusal::NotTurn;
  if (refusal != Refusal::None) return refusal;
  carry_out(action);
  step(0);
  return Refusal::None;
}

void Match::show_all() {
  const bool hurries = waiting();
  while (!queue_.empty()) show_one();
  if (hurries) hurried_ = told_.size();
  next_event_ = clock_;
  plan();
}

void Match::set_pace(double factor) {
  at_once_ = factor <= 0;
  scale_ = at_once_ ? 0 : 1 / factor;
}

double Match::wake_after() const {
  if (now_ && (thinks() || tip_.under_way())) return 0;
  const double due = next_due();
  return due == kNever ? -1 : std::max(0.0, due - clock_);
}

double Match::round_left() const { return round_end_ < 0 ? -1 : std::max(0.0, round_end_ - clock_); }

double Match::decision_left() const { return decision_end_ < 0 ? -1 : std::max(0.0, decision_end_ - clock_); }

double Match::turn_in() const { return queue_.empty() && turn_at_ >= 0 ? std::max(0.0, turn_at_ - clock_) : -1; }

void Match::step(double seconds) {
  const double end = clock_ + (looking_ && queue_.empty() ? 0 : std::max(0.0, seconds));
  if (clock_rests()) round_end_ += end - clock_;
  bool slice = seconds > 0;  // one is left for this step
  for (;;) {
    think(end, slice);
    const double due = next_due();
    if (due > end) break;
    clock_ = std::max(clock_, due);
    if (!queue_.empty()) {
      show_one();
    } else if (round_end_ >= 0 && round_end_ <= due) {
      carry_out(yinuo::act(ActionKind::Time));
    } else if (decision_end_ >= 0 && decision_end_ <= due) {
      record_.timeouts.push_back(record_.actions.size());
      carry_out(ai::timed_out(View(state_, decider())));
    } else if (cover_at_ >= 0 && cover_at_ <= due) {
      // plan() covers the hand
    } else if (!intentions_.empty() && (turn_at_ < 0 || intentions_.front().at <= turn_at_)) {
      react();
    } else {
      take_turn();
    }
    plan();
  }
  clock_ = end;
}

// The computer player to act uses its pause, no longer than until `until`.
void Match::think(double until, bool& slice) {
  if (now_ && slice && tip_.under_way()) {
    slice = false;
    tip_.think(now_);
  }
  if (!thinks()) return;
  if (!now_ && at_once_) {
    thinking_.finish();
  } else if (!now_) {
    thinking_.think_until(std::min(until, turn_at_) - began_to_think_);
  } else if (slice) {
    slice = false;
    thinking_.think(now_);
  }
  if (thinking_.close()) hesitate();
}

// Where it came out close the turn comes a little later.
void Match::hesitate() {
  const double latest = began_to_think_ + scaled(kMostThinking);
  turn_at_ = std::max(turn_at_, std::min(turn_at_ + scaled(kHesitates), latest));
}

bool Match::can_advise() const {
  if (covered_ || waiting() || !state_.in_round() || state_.turn != viewer_ || state_.slapping != 0) return false;
  return !person_can_only_pass();
}

// The generator is none of the match's: what is found depends on what the person sees alone.
void Match::advise() {
  const View view(shown_, viewer_);
  Rng rng = Rng::seeded(shown_.version, kTipStream);
  if (!tip_.is_for(view)) tip_.begin(ai::Level::Master, view, &own_belief(), rng);
  if (!now_) tip_.finish();
}

const Action* Match::advice() const {
  const bool holds = can_advise() && !tip_.under_way() && tip_.is_for(View(shown_, viewer_));
  return holds ? &tip_.action() : nullptr;
}

ai::Mind Match::mind_at(Seat seat) const {
  const Player& player = players_[state_.sits[seat]];
  return {player.level, player.person ? 0 : player.picture % ai::kPersonalities};
}

double Match::next_due() const {
  if (!queue_.empty()) return next_event_;
  if (looking_) return kNever;
  double due = turn_at_ < 0 ? kNever : turn_at_;
  if (round_end_ >= 0) due = std::min(due, round_end_);
  if (decision_end_ >= 0) due = std::min(due, decision_end_);
  if (cover_at_ >= 0) due = std::min(due, cover_at_);
  if (!intentions_.empty()) due = std::min(due, intentions_.front().at);
  return due;
}

void Match::show_one() {
  const Event event = queue_.front();
  queue_.pop_front();
  fold(shown_, event);
  viewer_ = seat_then(viewer_, event);
  if (event.kind == EventKind::SlapBegins) race_ = {static_cast<SeatSet>(event.amount), clock_, {}};
  if (event.kind == EventKind::Slaps) race_.times.push_back({event.seat, clock_ - race_.began});
  told_.push_back(event);
  heard_.push_back(event);
  const int dealt = shown_.rules.hand_size * shown_.seats;
  double pause = scaled(pause_after(event, dealt, viewer_));
  // All who change places move at once.
  const auto moves = [](const Event& each) { return each.kind == EventKind::ChangePlaces; };
  if (moves(event) && !queue_.empty() && moves(queue_.front())) pause = 0;
  // However quick the game.
  const bool slap = !queue_.empty() && queue_.front().kind == EventKind::SlapBegins;
  if (!at_once_) pause = std::max({pause, least_after(event.kind), slap ? kLeastBeforeSlap : 0});
  next_event_ = std::max(next_event_, clock_) + pause;
  if (queue_.empty() && turn_at_ >= 0) turn_at_ = std::max(turn_at_, next_event_ + scaled(kBreath));
}

void Match::queue(const Events& events) {
  if (queue_.empty()) next_event_ = std::max(next_event_, clock_);
  for (const Event& event : events) {
    seat_ahead_ = seat_then(seat_ahead_, event);
    queue_.push_back(redact(event, covered_ ? kOnlooker : seat_ahead_));
  }
}

void Match::carry_out(const Action& action) {
  if (!is_sound(action.kind))
    robbed_ = action.kind == ActionKind::Jump && action.seat != state_.turn && is_person(state_.turn);
  Events events;
  apply(state_, action, &events);
  beliefs_.hear(events);
  record_.actions.push_back(action);
  // Who is to begin the next round sits there from the deal on, before people change places for it.
  if (shared_ && action.kind == ActionKind::Next)
    cover(seat_of(shown_, state_.sits[next_person(state_, players_, viewer_)]));
  queue(events);
  if (!state_.in_round()) round_end_ = -1;
  if (!is_sound(action.kind)) turn_at_ = decision_end_ = -1;
}

bool Match::computer_to_act() const {
  if (!state_.in_round() || state_.slapping != 0) return false;
  return !is_person(state_.turn) || person_can_only_pass();
}

// A drawn card that does not fit, or nothing to draw: the pass is sent for the person.
bool Match::person_can_only_pass() const {
  if (!state_.in_round() || state_.turn != viewer_ || covered_) return false;
  const TurnOptions options = turn_options(state_, viewer_);
  if (!options.pass || options.size() > 1) return false;
  ActionList list;
  legal_actions(state_, viewer_, list);
  return std::none_of(list.begin(), list.end(), [](const Action& action) { return action.card_count > 0; });
}

// When everything has been shown: who acts when.
void Match::plan() {
  if (!queue_.empty()) return;
  pass_device();
  start_clock();
  plan_reactions();
  plan_jumps();
  plan_slaps();
  if (!computer_to_act()) {
    turn_at_ = -1;
  } else if (turn_at_ < 0) {
    turn_at_ = std::max(clock_, next_event_) + thinking_time();
  }
  begin_to_think();
  time_decision();
}

// Anew where something has been said that changes what there is to decide.
void Match::begin_to_think() {
  if (!tip_.is_for(View(shown_, viewer_))) tip_.drop();
  if (turn_at_ < 0 || is_person(state_.turn)) return thinking_.drop();
  const View view(state_, state_.turn);
  if (thinking_.is_for(view)) return;
  thinking_.begin(mind_at(state_.turn), view, beliefs_.of(state_.turn), minds_[state_.turn]);
  began_to_think_ = clock_;
}

// Each call that comes to be owed is put to every computer player once.
void Match::plan_reactions() {
  const auto fresh = static_cast<SeatSet>(state_.owes_call & ~asked_);
  asked_ = state_.owes_call;
  std::erase_if(intentions_, [this](const Intention& intention) {
    const Action& action = intention.action;
    return is_sound(action.kind) &&
           !contains(state_.owes_call, action.kind == ActionKind::Report ? action.target : action.seat);
  });
  if (fresh == 0) return;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (is_person(seat) || contains(state_.eliminated, seat)) continue;
    const auto reaction = ai::react(mind_at(seat), View(state_, seat), minds_[seat]);
    if (!reaction) continue;
    // Not scaled by the pace: people do not get quicker with it.
    const double grace = reaction->action.kind == ActionKind::Report ? kReportGrace : 0;
    intend(reaction->action, reaction->seconds + grace);
  }
}

void Match::intend(const Action& action, double seconds) {
  intentions_.push_back({action, std::max(clock_, next_event_) + (at_once_ ? 0 : seconds)});
  std::stable_sort(intentions_.begin(), intentions_.end(),
                   [](const Intention& one, const Intention& other) { return one.at < other.at; });
}

// Each card that comes to lie on top is put to every computer player once. At a quicker pace they keep up with the
// turns, but not where the person could jump too.
void Match::plan_jumps() {
  const bool open = state_.in_round() && state_.jump_open && state_.slapping == 0;
  const Slot top = open ? state_.discard_top : kNoSlot;
  if (top == asked_jump_) return;
  asked_jump_ = top;
  std::erase_if(intentions_, [](const Intention& intention) { return intention.action.kind == ActionKind::Jump; });
  if (top == kNoSlot || state_.rules.jump_in == JumpIn::Off) return;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (is_person(seat) || contains(state_.eliminated, seat)) continue;
    const auto reaction = ai::jump_in(mind_at(seat), View(state_, seat), minds_[seat]);
    if (reaction) intend(reaction->action, person_could_jump() ? reaction->seconds : scaled(reaction->seconds));
  }
}

// Each slap that begins is put to every computer player once.
void Match::plan_slaps() {
  const auto fresh = static_cast<SeatSet>(state_.slapping & ~asked_slap_);
  asked_slap_ = state_.slapping;
  std::erase_if(intentions_, [this](const Intention& intention) {
    return intention.action.kind == ActionKind::Slap && !contains(state_.slapping, intention.action.seat);
  });
  if (fresh == 0) return;
  bool person = false;
  for (Seat seat = 0; seat < state_.seats; ++seat) person |= is_person(seat) && contains(fresh, seat);
  const double grace = !person ? 0 : raced_ ? kSlapGrace : kFirstSlapGrace;
  raced_ |= person;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (is_person(seat) || !contains(fresh, seat)) continue;
    const auto reaction = ai::slap(mind_at(seat), View(state_, seat), minds_[seat]);
    if (reaction) intend(reaction->action, reaction->seconds + grace);
  }
}

// The round's clock runs from when its cards have been dealt; a match that is taken up has the whole time again.
void Match::start_clock() {
  if (state_.rules.round_seconds == 0 || !state_.in_round() || clocked_round_ == state_.round) return;
  clocked_round_ = state_.round;
  round_end_ = std::max(clock_, next_event_) + state_.rules.round_seconds;
}

// Whose decision is to be taken by the program when time runs out: under a cover it does not run, but for a slap.
Seat Match::decider() const {
  if (!state_.in_round() || computer_to_act()) return kNoSeat;
  for (Seat seat = 0; seat < state_.seats; ++seat) {
    if (contains(state_.slapping, seat) && is_person(seat)) return seat;
  }
  return state_.turn == viewer_ && !covered_ ? viewer_ : kNoSeat;
}

// The person's time for this decision runs from when everything has been shown.
void Match::time_decision() {
  if (state_.rules.turn_seconds == 0 || decider() == kNoSeat) {
    decision_end_ = -1;
  } else if (decision_end_ < 0) {
    decision_end_ = std::max(clock_, next_event_) + state_.rules.turn_seconds;
  }
}

// Where several people share a device the pause does not tell what they hold.
bool Match::person_could_jump() const {
  return shared_ ? jump::open(state_) : View(state_, viewer_).jump() != Face::Unknown;
}

double Match::thinking_time() {
  if (at_once_) return 0;
  // The window of a call that can be reported as long as one card is held does not end with the turn.
  const bool owed = state_.owes_call != 0 && state_.rules.uno_window != UnoWindow::Caught;
  if (person_could_jump()) return between(kLeastWhileJump, kMostWhileJump, pauses_);
  if (owed) return between(kLeastWhileOwed, kMostWhileOwed, pauses_);
  const double lot = between(0, 1, pauses_);
  if (is_person(state_.turn)) return scaled(thinking_pause(lot, 1, 1));
  const int choices = turn_options(state_, state_.turn).size();
  const double pause = scaled(thinking_pause(lot, choices, mind_at(state_.turn).person().slowness));
  return robbed_ ? std::max(kLeastAfterRobbed, pause) : pause;
}

void Match::take_turn() {
  const Seat seat = state_.turn;
  Action action = yinuo::act(ActionKind::Pass, seat);
  if (!is_person(seat)) action = ai::call_or_play(mind_at(seat), View(state_, seat), thinking_.action(), minds_[seat]);
  YINUO_CHECK(check(state_, action) == Refusal::None);
  carry_out(action);
  // An early call: the play follows.
  if (is_sound(action.kind)) {
    thinking_.stays_for(View(state_, seat));
    turn_at_ = clock_ + scaled(between(kLeastAfterCall, kMostAfterCall, pauses_));
  }
}

// Others may have been quicker by now: then nothing happens.
void Match::react() {
  const Action action = intentions_.front().action;
  intentions_.erase(intentions_.begin());
  if (check(state_, action) == Refusal::None) carry_out(action);
}

}  // namespace yinuo::app
