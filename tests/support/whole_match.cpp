#include "support/whole_match.hpp"

#include <array>
#include <string_view>

#include "ai/random_player.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "support/company.hpp"
#include "support/crash.hpp"
#include "support/match_judge.hpp"
#include "support/random_rules.hpp"

namespace yinuo::support {
namespace {

constexpr int kMostRounds = 1000;
constexpr std::uint32_t kTimeUp = 12;  // where a round has a clock: one action in so many is its end

constexpr std::array<std::string_view, 13> kKept = {"match",      "booking",  "target",          "rounds", "teams",
                                                    "team_score", "rotation", "rotation_rounds", "zeros",  "numbers",
                                                    "actions",    "wilds",    "wild4s"};

bool one_of(MatchFormat format, std::initializer_list<MatchFormat> formats) {
  for (const MatchFormat each : formats) {
    if (each == format) return true;
  }
  return false;
}

// Three cards each of 32 Wilds: whoever goes out, the others hold about the same; when the time is up, often all do.
Rules cards_all_alike() {
  Rules rules;
  rules.zeros = rules.numbers = rules.actions = rules.wild4s = 0;
  rules.wilds = 8;
  rules.decks = 4;
  rules.hand_size = 3;
  rules.round_seconds = 60;
  return rules;
}

// Any rules with the cards of the official deck, where a blocked round has a winner: among players who play by lot, or
// where nearly no card can be the last one, rounds that nobody wins might be dealt again for ever.
Rules any_rules_of_common_cards(int seats, Rng& rng) {
  Rules rules = random_rules(seats, rng);
  const Rules official;
  rules.zeros = official.zeros;
  rules.numbers = official.numbers;
  rules.actions = official.actions;
  rules.wilds = official.wilds;
  rules.wild4s = official.wild4s;
  rules.blocked_round = official.blocked_round;
  return rules;
}

void choose_teams(Rules& rules, int seats, Rng& rng) {
  const auto teams = static_cast<int>(2 + rng.below(4));
  rules.teams = 0;
  rules.team_score = TeamScore::Winners;
  rules.partner_hands = false;
  const bool alone = one_of(rules.match, {MatchFormat::Elimination, MatchFormat::Knockout});
  if (alone || seats % teams != 0 || seats / teams < 2 || !rng.chance(60)) return;
  rules.teams = static_cast<std::uint8_t>(teams);
  if (rules.booking == Booking::Losers && rng.chance(50)) rules.team_score = TeamScore::Sum;
}

void choose_rotation(Rules& rules, int seats, Rng& rng) {
  rules.rotation = rng.chance(25) ? Rotation::Seats : Rotation::None;
  rules.rotation_rounds = static_cast<std::uint8_t>(1 + rng.below(6));
  const bool partners = rules.teams == 2 && seats == 4 && rules.match == MatchFormat::Rounds;
  if (partners && rng.chance(50)) rules.rotation = Rotation::Partners;
}

void choose_match(Rules& rules, MatchFormat format, int seats, Rng& rng) {
  constexpr int kTargets[] = {50, 50, 100, 150, 300, 500};
  rules.match = format;
  const bool losers = one_of(format, {MatchFormat::LastTo, MatchFormat::Bust, MatchFormat::Elimination});
  const bool free = !losers && format != MatchFormat::FirstTo;
  rules.booking = losers || (free && rng.chance(50)) ? Booking::Losers : Booking::Winner;
  rules.target = static_cast<std::uint16_t>(kTargets[rng.below(6)]);
  rules.rounds = static_cast<std::uint8_t>(rng.chance(5) ? 50 : 1 + rng.below(8));
  choose_teams(rules, seats, rng);
  choose_rotation(rules, seats, rng);
}

class Match {
 public:
  explicit Match(const Table& table)
      : rng_(Rng::seeded(table.seed, 31)), state_(start_match(table.rules, table.seats, table.seed)) {
    match_.record.rules = table.rules;
    match_.record.seats = table.seats;
    match_.record.seed = table.seed;
  }

  WholeMatch run() {
    while (match_.fault.empty() && state_.stage != Stage::MatchOver) {
      if (match_.rounds == kMostRounds) fail("the match does not end");
      if (!state_.in_round()) carry_out(act(ActionKind::Next));
      play_round();
    }
    match_.record.hash = hash_of(state_);
    match_.record.has_hash = true;
    return std::move(match_);
  }

 private:
  void fail(const std::string& what) {
    if (match_.fault.empty()) match_.fault = what + " (round " + std::to_string(state_.round) + ")";
  }

  void carry_out(const Action& action) {
    if (!match_.fault.empty()) return;
    const Refusal refusal = check(state_, action);
    if (refusal != Refusal::None)
      return fail(action_text(action) + " is refused: " + std::string(refusal_code(refusal)));
    apply(state_, action);
    match_.record.actions.push_back(action);
  }

  void play_round() {
    const auto in = static_cast<SeatSet>(((1u << state_.seats) - 1) & ~unsigned(state_.eliminated));
    const std::size_t before = match_.record.actions.size();
    while (match_.fault.empty() && state_.in_round()) {
      if (match_.record.actions.size() - before > std::size_t{kMostActions}) fail("the round does not end");
      step();
    }
    if (!match_.fault.empty()) return;
    ++match_.rounds;
    compare(judge(state_, in), in);
  }

  void step() {
    if (state_.slapping != 0) {
      auto seat = static_cast<Seat>(rng_.below(state_.seats));
      while (!contains(state_.slapping, seat)) seat = static_cast<Seat>((seat + 1) % state_.seats);
      return carry_out(act(ActionKind::Slap, seat));
    }
    if (state_.rules.round_seconds > 0 && rng_.below(kTimeUp) == 0) return carry_out(act(ActionKind::Time));
    const View view(state_, state_.turn);
    carry_out(rng_.chance(80) ? ai::random_legal_choice(view, rng_) : ai::random_choice(view, rng_));
    if (!state_.in_round() || state_.owes_call == 0 || rng_.chance(40)) return;
    const View other(state_, static_cast<Seat>(rng_.below(state_.seats)));
    if (other.is_out(other.me())) return;
    if (const auto reaction = ai::random_reaction(other)) carry_out(*reaction);
  }

  void compare(const Verdict& verdict, SeatSet in) {
    const SeatSet fell = static_cast<SeatSet>(state_.eliminated & in);
    if (fell != verdict.out) fail("others fall out: " + std::to_string(fell) + " for " + std::to_string(verdict.out));
    const bool over = state_.stage == Stage::MatchOver;
    const SeatSet won = over ? state_.match_winners : SeatSet{0};
    if (over != (verdict.winners != 0)) fail(over ? "it is over and should not be" : "it is not over and should be");
    if (won != verdict.winners) fail("others win: " + std::to_string(won) + " for " + std::to_string(verdict.winners));
    match_.level += verdict.one_more ? 1 : 0;
    const bool teams = state_.rules.teams > 0 && state_.rules.rotation != Rotation::Partners;
    const int side = teams ? state_.seats / state_.rules.teams : 1;
    match_.shared = std::popcount(won) > side;
  }

  Rng rng_;
  State state_;
  WholeMatch match_;
};

}  // namespace

Table match_table(MatchFormat format, std::uint64_t number) {
  Rng rng = Rng::seeded(number, 32 + static_cast<std::uint64_t>(format));
  Table table;
  table.seed = number;
  table.seats = 2 + static_cast<int>(number % 9);
  for (;;) {
    const std::uint32_t kind = rng.below(100);
    table.rules = kind < 40 ? Rules{} : kind < 75 ? cards_all_alike() : any_rules_of_common_cards(table.seats, rng);
    choose_match(table.rules, format, table.seats, rng);
    if (repair(table.rules, table.seats, kKept, rng)) return table;
  }
}

WholeMatch play_match(const Table& table) {
  const NamedInCrash named(table);
  return Match(table).run();
}

}  // namespace yinuo::support
