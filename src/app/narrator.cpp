#include "app/narrator.hpp"

#include <bit>
#include <utility>

#include "engine/legal.hpp"

namespace yinuo::app {
namespace {

Run number(int value) { return {std::to_string(value)}; }

}  // namespace

void Narrator::speak(const Strings* strings, Names names) {
  strings_ = strings;
  names_ = std::move(names);
}

void Narrator::begin(Seat viewer) {
  viewer_ = viewer;
  line_.clear();
  drawn_.clear();
  expected_ = 0;
  unfit_ = {};
}

std::vector<std::string> Narrator::take_announcements() { return std::exchange(announcements_, {}); }

void Narrator::announce(const Runs& sentence) { announcements_.push_back(plain(sentence)); }

void Narrator::say(const Runs& sentence) {
  if (!line_.empty()) line_.push_back({strings_->text("list.sentences")});
  for (const Run& run : sentence) line_.push_back(run);
  announce(sentence);
}

Runs Narrator::about(std::string_view key, Seat seat, Runs more) const {
  more.insert(more.begin(), Run{names_(seat)});
  return compose(*strings_, seat == viewer_ ? std::string(key) + ".you" : std::string(key), more);
}

Runs Narrator::between(std::string_view key, Seat seat, Seat target) const {
  std::string name(key);
  if (seat == viewer_) name += ".you";
  if (target == viewer_) name += ".at_you";
  return compose(*strings_, name, {{names_(seat)}, {names_(target)}});
}

void Narrator::played(const Event& event) {
  if (is_black(event.face)) {
    say(about("said.plays_black", event.seat, {card_run(*strings_, event.face), colour_run(*strings_, event.colour)}));
  } else {
    say(about("said.plays", event.seat, {card_run(*strings_, event.face)}));
  }
}

void Narrator::draws(const Event& event) {
  if (event.amount == 0) {
    say(about("said.draws_nothing", event.seat));
    return;
  }
  const bool mine = event.seat == viewer_;
  expected_ = mine ? event.amount : 0;
  drawn_.clear();
  if (mine || static_cast<DrawReason>(event.detail) == DrawReason::Fine) return;
  say(event.amount == 1 ? about("said.draws_one", event.seat)
                        : about("said.draws", event.seat, {number(event.amount)}));
}

// The person's own cards are named, all of a draw together.
void Narrator::drawn(const Event& event) {
  if (event.seat != viewer_ || expected_ == 0) return;
  drawn_.push_back(card_run(*strings_, event.face));
  if (--expected_ > 0) return;
  const std::string key = drawn_.size() == 1 ? "said.draws_one.you" : "said.draws.you";
  const Run count = number(static_cast<int>(drawn_.size()));
  say(compose(*strings_, key, {{names_(event.seat)}, count}, listed(*strings_, drawn_)));
  drawn_.clear();
}

void Narrator::passes(const Event& event) {
  if (event.seat == viewer_ && !unfit_.text.empty()) {
    say(compose(*strings_, "said.unfit.you", {unfit_}));
  } else {
    say(about(event.detail != 0 ? "said.passes_idle" : "said.passes", event.seat));
  }
}

void Narrator::judged(const Event& event) {
  const bool guilty = static_cast<Guilt>(event.detail) == Guilt::Guilty;
  say(about(guilty ? "said.guilty" : "said.innocent", event.target));
}

void Narrator::fined(const Event& event) {
  std::string_view key;
  switch (static_cast<FineReason>(event.detail)) {
    case FineReason::MissedCall: key = "said.missed_call"; break;
    case FineReason::FalseCall: key = "said.false_call"; break;
    case FineReason::FalseReport: key = "said.false_report"; break;
    case FineReason::Slowest:
    case FineReason::Noise:
    case FineReason::Bomb:
    case FineReason::Misplay: return;  // of rules that no page offers yet
  }
  say(about(key, event.seat, {number(event.amount)}));
}

void Narrator::turn_goes(const Event& event, const State& shown) {
  if (event.seat != viewer_) return;
  if (shown.chain.sum > 0) {
    announce(compose(*strings_, "said.turn_owing", {number(shown.chain.sum)}));
  } else if (shown.colour != Colour::None) {
    announce(compose(*strings_, "said.turn", {colour_run(*strings_, shown.colour), card_run(*strings_, shown.top())}));
  }
}

void Narrator::round_over(const Event& event) {
  const bool blocked = event.detail != 0;
  if (event.seat == kNoSeat) {
    say(compose(*strings_, "said.blocked_tie", {}));
  } else {
    say(about(blocked ? "said.blocked_won" : "said.round_won", event.seat));
  }
}

void Narrator::hear(const Event& event, const State& shown) {
  switch (event.kind) {
    case EventKind::Acted: line_.clear(); break;
    case EventKind::RoundBegins:
      line_.clear();
      say(about("said.deals", event.seat, {number(shown.round)}));
      break;
    case EventKind::StarterTurned: say(compose(*strings_, "said.starter", {card_run(*strings_, event.face)})); break;
    case EventKind::StarterReturned: say(compose(*strings_, "said.starter_back", {})); break;
    case EventKind::MustName: say(about("said.must_name", event.seat)); break;
    case EventKind::ColourNamed: say(about("said.names", event.seat, {colour_run(*strings_, event.colour)})); break;
    case EventKind::DirectionTurns:
      say(compose(*strings_, shown.direction > 0 ? "said.clockwise" : "said.counter_clockwise", {}));
      break;
    case EventKind::CardPlayed: played(event); break;
    case EventKind::PendingGrows: say(about("said.owes", event.target, {number(shown.chain.sum)})); break;
    case EventKind::Draws: draws(event); break;
    case EventKind::CardDrawn:
      drawn(event);
      unfit_ = {};
      if (event.seat == viewer_ && shown.stage == Stage::Drawn && turn_options(shown, viewer_).plays == 0)
        unfit_ = card_run(*strings_, event.face);
      break;
    case EventKind::Passes: passes(event); break;
    case EventKind::Skipped: say(about("said.skipped", event.seat)); break;
    case EventKind::Challenges: say(between("said.challenges", event.seat, event.target)); break;
    case EventKind::Judged: judged(event); break;
    case EventKind::Calls: say(about("said.calls", event.seat)); break;
    case EventKind::Reports: say(between("said.reports", event.seat, event.target)); break;
    case EventKind::Fined: fined(event); break;
    case EventKind::Reshuffles: say(compose(*strings_, "said.reshuffles", {})); break;
    case EventKind::Leaves: say(about("said.leaves", event.seat)); break;
    case EventKind::TurnGoes:
      unfit_ = {};
      turn_goes(event, shown);
      break;
    case EventKind::RoundOver: round_over(event); break;
    case EventKind::Booked: say(about("said.booked", event.seat, {number(event.amount)})); break;
    case EventKind::MatchOver:
      for (auto seats = static_cast<SeatSet>(event.amount); seats != 0; seats &= static_cast<SeatSet>(seats - 1)) {
        say(about("said.match_won", static_cast<Seat>(std::countr_zero(seats))));
      }
      break;
    case EventKind::DealerCard:
    case EventKind::Deflects:
    case EventKind::Swaps:
    case EventKind::PassesOn:
    case EventKind::Resets:
    case EventKind::CardMoves:
    case EventKind::SlapBegins:
    case EventKind::Slaps:
    case EventKind::Silence:
    case EventKind::Misplays:
    case EventKind::CardDealt:
    case EventKind::PendingSettled:
    case EventKind::CardShown:
    case EventKind::CallIs: break;
  }
}

}  // namespace yinuo::app
