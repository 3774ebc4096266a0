#include "app/narrator.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "app/format_words.hpp"
#include "engine/families/deal.hpp"
#include "engine/families/numbers.hpp"
#include "engine/families/slap.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/teams.hpp"
#include "engine/families/wild4.hpp"
#include "engine/legal.hpp"

namespace yinuo::app {
namespace {

Run number(int value) { return {std::to_string(value)}; }

// Whether these rules know anything that answers a draw but paying it (and a challenge).
bool can_be_answered(const Rules& rules) { return stack::any_answer(rules) || rules.jump_on_penalty; }

// Whether a first card lacks what the same card brings when it is played.
bool is_plain_starter(const Rules& rules, Face face) {
  if (is_number(face)) {
    const bool moves = numbers::brings(rules, face, PlayWord::Swap) || numbers::brings(rules, face, PlayWord::Pass) ||
                       numbers::brings(rules, face, PlayWord::Reset);
    return moves || slap::asks_for_slap(rules, face) || slap::asks_for_silence(rules, face);
  }
  return is_coloured(face) && !rules.starter_acts;
}

}  // namespace

void Narrator::speak(const Strings* strings, Names names) {
  strings_ = strings;
  names_ = std::move(names);
}

void Narrator::begin(Seat viewer, const LastPlays& plays) {
  viewer_ = viewer;
  plays_ = plays;
  clear_line();
  drawn_.clear();
  expected_ = 0;
  unfit_ = {};
  cards_.clear();
  cards_of_ = shown_of_ = kNoSeat;
  slapped_.clear();
  moving_ = silent_ = false;
  turns_ = 0;
  acted_ = ActionKind::Pass;
  rested_round_ = 0;
}

std::vector<std::string> Narrator::take_announcements() { return std::exchange(announcements_, {}); }

void Narrator::announce(const Runs& sentence) { announcements_.push_back(plain(sentence)); }

void Narrator::say(const Runs& sentence) {
  // A card's name may begin it, in languages with capitals.
  Runs whole = sentence;
  if (!whole.empty() && !whole[0].text.empty() && whole[0].text[0] >= 'a' && whole[0].text[0] <= 'z')
    whole[0].text[0] = static_cast<char>(whole[0].text[0] - 'a' + 'A');
  add_to_line(whole);
  announce(whole);
}

void Narrator::add_to_line(const Runs& sentence) {
  if (!line_.empty()) line_.push_back({strings_->text("list.sentences")});
  line_.insert(line_.end(), sentence.begin(), sentence.end());
}

void Narrator::clear_line() {
  line_.clear();
  shorter_.clear();
  brief_from_ = 0;
}

Runs Narrator::brief() const {
  std::size_t at = brief_from_ < line_.size() ? brief_from_ : 0;
  Runs runs;
  const auto add_up_to = [&](std::size_t to) {
    for (; at < to; ++at) runs.push_back(line_[at]);
  };
  for (const Shorter& each : shorter_) {
    if (each.from < at) continue;
    add_up_to(each.from);
    runs.insert(runs.end(), each.runs.begin(), each.runs.end());
    at = each.to;
  }
  add_up_to(line_.size());
  return runs;
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

// Cards of one play come one by one; the sentence is told anew with each, and announced once.
void Narrator::played(const Event& event, const State& shown) {
  constexpr std::uint8_t kJumped = 1, kTogether = 2;
  if (event.detail != kTogether) {
    cards_.clear();
    cards_of_ = event.seat;
    jumped_ = event.detail == kJumped;
    line_before_ = line_.size();
  }
  cards_.push_back(card_run(*strings_, event.face));
  colour_ = event.colour;
  line_.resize(line_before_);
  say_play();
  if (is_black(event.face) || shown.rules.group == GroupRule::One) say_held();
}

// The sentence about the cards laid so far, on the line alone.
void Narrator::say_play() {
  const Run colour = colour_run(*strings_, colour_);
  const bool mixed =
      std::any_of(cards_.begin(), cards_.end(), [&](const Run& card) { return card.colour != cards_[0].colour; });
  const bool black = cards_[0].colour == Colour::None, mine = cards_of_ == viewer_;
  const Run who{names_(cards_of_)};
  Runs sentence;
  if (black) {
    sentence = about(jumped_ ? "said.jumps_black" : "said.plays_black", cards_of_, {cards_[0], colour});
  } else if (mixed) {
    const char* key = mine ? "said.plays_mixed.you" : "said.plays_mixed";
    sentence = compose(*strings_, key, {who, colour}, listed(*strings_, cards_));
  } else {
    const char* key = jumped_ ? (mine ? "said.jumps.you" : "said.jumps") : (mine ? "said.plays.you" : "said.plays");
    sentence = compose(*strings_, key, {who}, listed(*strings_, cards_));
  }
  add_to_line(sentence);
}

// What has been held back until it was whole.
void Narrator::say_held() {
  if (cards_.empty()) return;
  if (cards_of_ != kNoSeat) {
    announce({line_.begin() + static_cast<std::ptrdiff_t>(line_before_ == 0 ? 0 : line_before_ + 1), line_.end()});
  } else {
    announce(compose(*strings_, "said.shows", {{names_(shown_of_)}}, listed(*strings_, cards_)));
  }
  cards_.clear();
  cards_of_ = shown_of_ = kNoSeat;
}

// Cards of another's hand that the person sees during a round.
void Narrator::card_shown(const Event& event, const State& shown) {
  if (!shown.in_round() || event.target == viewer_ || event.face == Face::Unknown) return;
  if (cards_of_ != kNoSeat || shown_of_ != event.target) say_held();
  shown_of_ = event.target;
  cards_.push_back(card_run(*strings_, event.face));
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
  say_drawn();
  drawn_.clear();
}

// All their names; on a small table those of a few.
void Narrator::say_drawn() {
  constexpr std::size_t kFew = 3, kNamed = 2;  // of more than a few so many are named
  const std::size_t count = drawn_.size();
  const Run who{names_(viewer_)}, all = number(static_cast<int>(count));
  const Runs few = compose(*strings_, "said.draws_one.you", {who, all}, listed(*strings_, drawn_));
  if (count == 1) return say(few);
  const std::size_t from = line_.empty() ? 0 : line_.size() + 1;
  say(compose(*strings_, "said.draws.you", {who, all}, listed(*strings_, drawn_)));
  if (count <= kFew) {
    shorter_.push_back({from, line_.size(), few});
    return;
  }
  const Runs named = {drawn_[0], {strings_->text("list.between")}, drawn_[1]};
  const Run rest = number(static_cast<int>(count - kNamed));
  shorter_.push_back({from, line_.size(), compose(*strings_, "said.draws_many.you", {who, all, rest}, named)});
}

void Narrator::passes(const Event& event) {
  if (event.seat == viewer_ && !unfit_.text.empty()) {
    say(compose(*strings_, "said.unfit.you", {unfit_}));
  } else {
    say(about(event.detail != 0 ? "said.passes_idle" : "said.passes", event.seat));
  }
}

// By what the rules judge: the colour, or the colour and the sign of the card below.
void Narrator::judged(const Event& event, const State& shown) {
  const bool guilty = static_cast<Guilt>(event.detail) == Guilt::Guilty;
  brief_from_ = line_.empty() ? 0 : line_.size() + 1;
  const Colour colour = plays_[event.target].on_colour;
  const Face face = plays_[event.target].on_face;
  Runs more = {colour == Colour::None ? Run{strings_->text("said.that_colour")} : colour_run(*strings_, colour)};
  std::string key = guilty ? "said.guilty" : "said.innocent";
  if (shown.rules.challenge == ChallengeRule::ColourOrFace && is_coloured(face)) {
    key = guilty ? "said.guilty_sign" : "said.innocent_sign";
    more.push_back({sign_name(*strings_, face)});
  }
  say(about(key, event.target, more));
}

void Narrator::fined(const Event& event) {
  std::string_view key;
  switch (static_cast<FineReason>(event.detail)) {
    case FineReason::MissedCall: key = "said.missed_call"; break;
    case FineReason::FalseCall: key = "said.false_call"; break;
    case FineReason::FalseReport: key = "said.false_report"; break;
    case FineReason::Slowest: key = "said.slowest"; break;
    case FineReason::Noise: key = "said.noise"; break;
    case FineReason::Misplay: key = "said.misplay"; break;
    case FineReason::Bomb:
      // Everybody else draws: one sentence is enough.
      if (!std::exchange(bombed_, true)) say(compose(*strings_, "said.bomb", {}));
      return;
  }
  say(about(key, event.seat, {number(event.amount)}));
}

// Two turns of one play leave the direction as it was: what has come of them all is told.
void Narrator::say_direction(const State& shown) {
  const int turns = std::exchange(turns_, 0);
  if (turns == 0 || live_seats(shown) <= 2) return;
  const std::string key = shown.direction > 0 ? "said.clockwise" : "said.counter_clockwise";
  say(compose(*strings_, turns % 2 == 0 ? key + ".still" : key, {}));
}

// Under red cards nobody hears that silence begins or ends: it is told when the card on top has brought it about.
void Narrator::say_silence(const State& shown) {
  const bool silent = shown.rules.silence_on == SilenceOn::Red && shown.in_round() && slap::silent(shown);
  if (silent != silent_) say(compose(*strings_, silent ? "said.silence_red" : "said.silence_over", {}));
  silent_ = silent;
}

// The first card, and what holds for it where that differs from what one expects of such a card, or of any first one.
void Narrator::starter_turned(const Event& event, const Rules& rules) {
  const Face face = event.face;
  say(compose(*strings_, "said.starter", {card_run(*strings_, face)}));
  if (!deal::may_be_starter(rules, face)) return;
  if (is_plain_starter(rules, face)) say(compose(*strings_, "said.starter_plain", {}));
  const bool colour = rules.starter_binds == StarterBinds::Colour && is_coloured(face);
  if (rules.opening_number) {
    say(compose(*strings_, colour ? "said.starter_both" : "said.starter_number", {}));
  } else if (colour) {
    say(compose(*strings_, "said.starter_colour", {}));
  }
}

void Narrator::turn_goes(const Event& event, const State& shown) {
  say_silence(shown);
  // Who jumps in takes the turn from somebody: what has become of it stays to be read.
  if (event.seat != viewer_ && acted_ == ActionKind::Jump && shown.chain.sum == 0)
    say(compose(*strings_, "said.turn_now", {{names_(event.seat)}}));
  if (event.seat != viewer_) return;
  if (shown.chain.sum > 0) {
    announce(compose(*strings_, "said.turn_owing", {number(shown.chain.sum)}));
    if (turn_options(shown, viewer_).plays != 0) say(compose(*strings_, "said.may_answer.you", {}));
  } else if (shown.colour != Colour::None) {
    announce(compose(*strings_, "said.turn", {colour_run(*strings_, shown.colour), card_run(*strings_, shown.top())}));
  }
}

void Narrator::round_over(const Event& event, const State& shown) {
  const bool blocked = event.detail != 0, timed = acted_ == ActionKind::Time;
  if (event.seat == kNoSeat) {
    const bool is_void = blocked && shown.rules.blocked_round == BlockedRound::Void;
    say(compose(*strings_, timed ? "said.time_tie" : is_void ? "said.blocked_void" : "said.blocked_tie", {}));
  } else {
    say(about(timed ? "said.time_won" : blocked ? "said.blocked_won" : "said.round_won", event.seat));
  }
}

void Narrator::grows(const Event& event, const State& shown) {
  const int cards = event.slot == kNoSlot ? 1 : event.slot;
  if (shown.rules.revenge && event.amount > cards * draw_value(event.face)) say(compose(*strings_, "said.revenge", {}));
  const Run sum = number(shown.chain.sum);
  if (event.target == viewer_ && shown.rules.challenge != ChallengeRule::Off && wild4::can_be_challenged(shown)) {
    say(compose(*strings_, "said.owes_challenge.you", {{names_(viewer_)}, sum}));
  } else if (event.target == viewer_ && !can_be_answered(shown.rules)) {
    say(compose(*strings_, "said.owes_turn.you", {{names_(viewer_)}, sum}));
  } else {
    say(about("said.owes", event.target, {sum}));
  }
}

void Narrator::deflects(const Event& event, const State& shown) {
  const Run sum = number(shown.chain.sum);
  std::string key = "said.deflects";
  if (event.seat == viewer_) key += ".you";
  if (event.target == viewer_) key += ".at_you";
  say(compose(*strings_, key, {{names_(event.seat)}, {names_(event.target)}, sum}));
}

// Seats that have to slap; the person hears it as a request.
void Narrator::slap_begins(const Event& event) {
  slapped_.clear();
  say(compose(*strings_, contains(event.amount, viewer_) ? "said.slap.you" : "said.slap", {}));
}

// The line holds the whole race so far; who listens hears each slap once.
void Narrator::slaps(const Event& event, double seconds) {
  Run one{names_(event.seat)};
  if (seconds >= 0) {
    char time[16];
    std::snprintf(time, sizeof time, "%.2f", seconds);
    announce(about("said.slaps_after", event.seat, {{time}}));
    one.text = plain(compose(*strings_, "said.slap_time", {one, {time}}));
  } else {
    announce(about("said.slaps", event.seat));
  }
  slapped_.push_back(std::move(one));
  add_to_line(compose(*strings_, "said.slapped", {}, listed(*strings_, slapped_)));
}

void Narrator::booked(const Event& event, const State& shown) {
  const bool chips = shown.rules.match == MatchFormat::Chips, losers = shown.rules.booking == Booking::Losers;
  std::string key = chips ? (event.amount < 0 ? "said.pays" : "said.gets") : (losers ? "said.against" : "said.booked");
  const SeatSet side = teams::side_of(shown, event.seat);
  if (contains(side, viewer_)) key += shown.rules.teams > 0 ? ".our" : ".you";
  say(compose(*strings_, key, {{names_of(*strings_, names_, side)}, number(std::abs(event.amount))}));
}

void Narrator::match_over(const Event& event, const State& shown) {
  const auto winners = static_cast<SeatSet>(event.amount);
  const auto first = static_cast<Seat>(std::countr_zero(winners));
  const Run names{names_of(*strings_, names_, winners)};
  if ((winners & ~teams::side_of(shown, first)) != 0) {
    say(compose(*strings_, "said.match_shared", {names}));
  } else if (shown.rules.teams > 0) {
    say(compose(*strings_, contains(winners, viewer_) ? "said.match_won.our" : "said.match_won.team", {names}));
  } else {
    say(about("said.match_won", first));
  }
}

void Narrator::rest(const State& shown) {
  if (shown.in_round() || shown.round == rested_round_) return;
  rested_round_ = shown.round;
  const std::string open = undecided(*strings_, shown);
  if (!open.empty()) say({{open}});
}

// Two by two, but told as one: where the person sits in the end.
void Narrator::places_change(const State& shown) {
  if (shown.seats < 2) return;  // no table is so small
  clear_line();
  moving_ = true;
  const auto name_at = [&](int steps) {
    int seat = viewer_;
    do {
      seat = (seat + shown.seats + steps) % shown.seats;
    } while (contains(shown.eliminated, static_cast<Seat>(seat)));
    return Run{names_(static_cast<Seat>(seat))};
  };
  Seat partner = kNoSeat;
  for (Seat seat = 0; seat < shown.seats && shown.rules.rotation == Rotation::Partners; ++seat) {
    if (viewer_ != kOnlooker && teams::partners(shown, viewer_, seat)) partner = seat;
  }
  if (viewer_ == kOnlooker) {
    add_to_line(compose(*strings_, "said.places_all", {}));
  } else if (contains(shown.eliminated, viewer_)) {
    add_to_line(compose(*strings_, "said.places_others", {}));
  } else if (live_seats(shown) == 2) {
    add_to_line(compose(*strings_, "said.places_two", {name_at(1)}));
  } else if (partner != kNoSeat) {
    add_to_line(compose(*strings_, "said.places_partner", {name_at(1), name_at(-1), {names_(partner)}}));
  } else {
    add_to_line(compose(*strings_, "said.places", {name_at(1), name_at(-1)}));
  }
}

void Narrator::round_begins(const Event& event, const State& shown) {
  // What was said of the new places is still to be read.
  if (std::exchange(moving_, false)) {
    announce(line_);
  } else {
    clear_line();
  }
  silent_ = false;
  say(about("said.deals", event.seat, {number(shown.round)}));
}

void Narrator::hear(const Event& event, const State& shown, double seconds) {
  app::hear(plays_, event);
  viewer_ = seat_then(viewer_, event);
  if (event.kind != EventKind::CardShown && !(event.kind == EventKind::CardPlayed && event.detail == 2)) say_held();
  if (event.kind != EventKind::DirectionTurns) say_direction(shown);
  switch (event.kind) {
    case EventKind::Acted:
      clear_line();
      acted_ = static_cast<ActionKind>(event.detail);
      bombed_ = false;
      break;
    case EventKind::RoundBegins: round_begins(event, shown); break;
    case EventKind::ChangePlaces: places_change(shown); break;
    case EventKind::StarterTurned: starter_turned(event, shown.rules); break;
    case EventKind::StarterReturned: say(compose(*strings_, "said.starter_back", {})); break;
    case EventKind::MustName: say(about("said.must_name", event.seat)); break;
    case EventKind::ColourNamed: say(about("said.names", event.seat, {colour_run(*strings_, event.colour)})); break;
    case EventKind::DirectionTurns: ++turns_; break;
    case EventKind::CardPlayed: played(event, shown); break;
    case EventKind::PendingGrows: grows(event, shown); break;
    case EventKind::Deflects: deflects(event, shown); break;
    case EventKind::Swaps: say(between("said.swaps", event.seat, event.target)); break;
    case EventKind::PassesOn: say(about("said.passes_on", event.seat)); break;
    case EventKind::Resets: say(between("said.resets", event.seat, event.target)); break;
    case EventKind::CardShown: card_shown(event, shown); break;
    case EventKind::SlapBegins: slap_begins(event); break;
    case EventKind::Slaps: slaps(event, seconds); break;
    case EventKind::Silence:
      say(event.seat == kNoSeat ? compose(*strings_, "said.silence_over", {}) : about("said.silence", event.seat));
      break;
    case EventKind::Misplays: say(about("said.misplays", event.seat)); break;
    case EventKind::Draws: draws(event); break;
    case EventKind::CardDrawn:
      drawn(event);
      unfit_ = {};
      if (event.seat == viewer_ && shown.stage == Stage::Drawn && shown.rules.drawn_card != DrawnCard::Keep &&
          turn_options(shown, viewer_).plays == 0)
        unfit_ = card_run(*strings_, event.face);
      break;
    case EventKind::Passes: passes(event); break;
    case EventKind::Skipped: say(about("said.skipped", event.seat)); break;
    case EventKind::Challenges: say(between("said.challenges", event.seat, event.target)); break;
    case EventKind::Judged: judged(event, shown); break;
    case EventKind::Calls: say(about(acted_ == ActionKind::Sign ? "said.signs" : "said.calls", event.seat)); break;
    case EventKind::Reports: say(between("said.reports", event.seat, event.target)); break;
    case EventKind::Fined: fined(event); break;
    case EventKind::Reshuffles: say(compose(*strings_, "said.reshuffles", {})); break;
    case EventKind::Leaves: say(about("said.leaves", event.seat)); break;
    case EventKind::TurnGoes:
      unfit_ = {};
      turn_goes(event, shown);
      break;
    case EventKind::RoundOver: round_over(event, shown); break;
    case EventKind::Booked: booked(event, shown); break;
    case EventKind::Eliminated: {
      const bool by_hand = shown.rules.match == MatchFormat::Knockout;
      say(about(by_hand ? "said.out_hand" : "said.out_points", event.seat, {number(shown.scores[event.seat])}));
      break;
    }
    case EventKind::MatchOver: match_over(event, shown); break;
    case EventKind::DealerCard:
    case EventKind::CardMoves:
    case EventKind::CardDealt:
    case EventKind::PendingSettled:
    case EventKind::CallIs: break;
  }
}

}  // namespace yinuo::app
