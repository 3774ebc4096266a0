// What each format of a match says: its goal, who stands how, who is out, when it is level, who has won.
#include "app/format_words.hpp"

#include <map>
#include <set>

#include "app/app.hpp"
#include "engine/apply.hpp"
#include "engine/fold.hpp"
#include "engine/options.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

Strings english() {
  Strings strings;
  strings.read(*read_texts("en"));
  return strings;
}

const Narrator::Names kNames = [](Seat seat) { return std::string(1, static_cast<char>('A' + seat)); };

// A round that is over, with these points.
State over(const std::string& rules, const std::vector<int>& scores, int round = 2) {
  const Result<Rules> read = parse_rules(rules);
  REQUIRE_MESSAGE(read.ok(), rules);
  State state = empty_table(read.value(), static_cast<int>(scores.size()));
  state.round = static_cast<std::uint16_t>(round);
  state.stage = Stage::Between;
  state.round_winner = 0;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) state.scores[seat] = scores[seat];
  return state;
}

}  // namespace

TEST_CASE("each format says its goal in a few words, and a single round has none") {
  const Strings strings = english();
  const std::pair<const char*, const char*> kGoals[] = {
      {"official match=single", ""},
      {"official target=300", "First to 300"},
      {"official booking=losers match=last_to target=200", "Ends at 200"},
      {"official booking=losers match=bust target=200", "Bust at 200"},
      {"official booking=losers match=elimination target=200", "Out at 200"},
      {"official match=knockout", "4 still in"},
      {"official match=rounds rounds=5", "Round 2 of 5"},
      {"official match=rounds rounds=5 teams=2 rotation=partners", "Round 2 of 12"},
      {"official match=chips rounds=7", "Round 2 of 7"},
  };
  for (const auto& [rules, goal] : kGoals) CHECK(goal_in_short(strings, over(rules, {0, 0, 0, 0})) == goal);
}

TEST_CASE("what one has is points, chips, the team's points, or nothing any more") {
  const Strings strings = english();
  CHECK(own_standing(strings, over("official", {40, 10}), 0) == "You: 40");
  CHECK(own_standing(strings, over("official match=chips", {480, 520}), 0) == "You: 480 chips");
  CHECK(own_standing(strings, over("official teams=2", {30, 0, 30, 0}), 2) == "Your team: 30");
  // With partners that change everybody has their own.
  CHECK(own_standing(strings, over("official teams=2 match=rounds rotation=partners", {30, 0, 30, 0}), 2) == "You: 30");
  State out = over("official booking=losers match=elimination target=100", {20, 130, 0});
  CHECK(own_standing(strings, out, 1) == "You: 130");
  out.eliminated = set_of(1);
  CHECK(own_standing(strings, out, 1) == "You are out");
  CHECK_FALSE(points_count(over("official match=single", {0, 0})));
  CHECK_FALSE(points_count(over("official match=knockout", {0, 0})));
  CHECK(points_count(over("official", {0, 0}, 1)));
  CHECK(points_count(over("official match=chips", {500, 500}, 1)));
}

TEST_CASE("a round says who is out, and when it leaves open what it might have decided") {
  const Strings strings = english();
  State state = over("official booking=losers match=elimination target=100", {20, 130, 110, 60});
  state.eliminated = set_of(1) | set_of(2);
  state.hands[1].count = state.hands[2].count = 3;
  CHECK(verdict(strings, kNames, state) == "Out: B and C.");
  state.hands[1].count = 0;  // put out in a round before
  CHECK(verdict(strings, kNames, state) == "Out: C.");
  for (const char* rules :
       {"official target=100", "official booking=losers match=last_to target=100",
        "official booking=losers match=bust target=100", "official booking=losers match=elimination target=100"}) {
    CAPTURE(std::string(rules));
    CHECK(verdict(strings, kNames, over(rules, {120, 120, 120})) == "All level: one more round decides.");
    CHECK(verdict(strings, kNames, over(rules, {90, 0, 99})).empty());
  }
  CHECK(verdict(strings, kNames, over("official match=knockout", {0, 0, 0})) ==
        "The fullest hands are level: nobody is out.");
  State blocked = over("official match=knockout", {0, 0, 0});
  blocked.round_winner = kNoSeat;
  CHECK(verdict(strings, kNames, blocked).empty());
  CHECK(verdict(strings, kNames, over("official match=rounds rounds=5", {200, 200, 0})).empty());
}

TEST_CASE("a match says who has won, alone, as a team or together, and what ended it") {
  const Strings strings = english();
  const auto won = [](State state, std::initializer_list<int> winners) {
    state.stage = Stage::MatchOver;
    for (const int seat : winners) state.match_winners |= set_of(static_cast<Seat>(seat));
    return state;
  };
  const auto says = [&](const State& state) {
    return outcome(strings, kNames, state) + " " + verdict(strings, kNames, state);
  };
  CHECK(says(won(over("official match=single", {0, 0}), {1})) == "B won! ");
  CHECK(says(won(over("official", {520, 0, 30}), {0})) == "A won the match! ");
  CHECK(says(won(over("official teams=2", {520, 0, 520, 0}), {0, 2})) == "A and C won the match! ");
  CHECK(says(won(over("official match=rounds", {90, 90, 20}), {0, 1})) == "A and B share the win! ");
  CHECK(says(won(over("official booking=losers match=last_to target=100", {20, 30, 140}), {0})) ==
        "A won the match! Most points: C.");
  CHECK(says(won(over("official booking=losers match=bust target=100", {20, 130, 140}), {0})) ==
        "A won the match! Bust: B and C.");
  CHECK(says(won(over("official match=chips", {1000, 0, 500}), {0})) == "A won the match! Out of chips: B.");
  CHECK(outcome(strings, kNames, over("official", {0, 0}, 3)) == "Round 3: A won");
}

TEST_CASE("progress is measured by the target, else by who has most; few points are good where losers book") {
  State state = over("official target=200", {100, 50});
  state.booked = {50, 0};
  CHECK(progress_of(state, 0).now == doctest::Approx(0.5));
  CHECK(progress_of(state, 0).before == doctest::Approx(0.25));
  CHECK_FALSE(progress_of(state, 0).bad);
  CHECK(progress_of(over("official match=rounds", {80, 40}), 1).now == doctest::Approx(0.5));
  CHECK(progress_of(over("official match=rounds", {0, 0}), 1).now == doctest::Approx(0));
  CHECK(progress_of(over("official booking=losers match=bust target=100", {80, 40}), 0).bad);
  CHECK(progress_of(over("official match=knockout", {80, 40}), 0).now < 0);
  CHECK(progress_of(over("official match=single", {80, 40}), 0).now < 0);
}

TEST_CASE("bookings, who falls out, ties and wins are told in every language, and none with a gap") {
  std::map<EventKind, int> seen;
  std::set<std::string> told;
  for (const std::string_view tag : kLanguages) {
    Strings strings;
    strings.read(*read_texts(std::string(tag)));
    for (const char* text : {"official booking=losers match=elimination target=50", "official match=knockout",
                             "official match=rounds rounds=3", "official booking=losers match=last_to target=60",
                             "official booking=losers match=bust target=60", "official match=chips target=100 rounds=3",
                             "official match=chips target=100 rounds=3 teams=2", "official teams=2 target=300",
                             "official booking=losers match=last_to teams=2 team_score=sum target=60"}) {
      CAPTURE(std::string(text));
      Lent lent;
      App app(lent.services(), {std::string(tag)});
      REQUIRE_FALSE(app.open(fresh_record(parse_rules(text).value(), 4, 17)));
      app.change("speed", "3");
      Rng rng = Rng::seeded(3);
      Narrator narrator;
      narrator.speak(&strings, kNames);
      narrator.begin(app.match()->viewer());
      for (int i = 0; i < 30000 && app.match()->truth().stage != Stage::MatchOver; ++i) play_on(app, rng, 1);
      REQUIRE(app.match()->truth().stage == Stage::MatchOver);
      Events events;
      (void)replay(app.match()->record(), &events);
      State shown = empty_table(app.match()->record().rules, 4);
      for (const Event& event : events) {
        fold(shown, redact(event, 0));
        (void)narrator.take_announcements();
        narrator.hear(event, shown);
        const bool tells = event.kind == EventKind::Booked || event.kind == EventKind::Eliminated ||
                           event.kind == EventKind::MatchOver;
        if (!tells) continue;
        ++seen[event.kind];
        const std::vector<std::string> said = narrator.take_announcements();
        REQUIRE(said.size() == 1);
        CHECK_MESSAGE(said[0].find_first_of("{}[]") == std::string::npos, said[0]);
        if (tag == "en") told.insert(said[0]);
      }
      // The heading says it too.
      CHECK_FALSE(app.heading().empty());
    }
  }
  for (const EventKind kind : {EventKind::Booked, EventKind::Eliminated, EventKind::MatchOver}) CHECK(seen[kind] > 5);
  const auto some = [&](const std::string& part) {
    return std::any_of(told.begin(), told.end(),
                       [&](const std::string& each) { return each.find(part) != std::string::npos; });
  };
  for (const char* part : {"points for", "points against", "chips from", "chips for", "and is out", "win"})
    CHECK_MESSAGE(some(part), std::string(part));
}

TEST_CASE("what a team books is told of the team, the own one by name of it") {
  const Strings strings = english();
  Narrator narrator;
  narrator.speak(&strings, kNames);
  narrator.begin(0);
  const auto told = [&](const char* rules, int seat, int points) {
    const State state = over(rules, {0, 0, 0, 0});
    narrator.hear({.kind = EventKind::Booked, .seat = static_cast<Seat>(seat), .amount = points}, state);
    const std::vector<std::string> said = narrator.take_announcements();
    return said.empty() ? std::string() : said.back();
  };
  CHECK(told("official teams=2", 2, 30) == "30 points for your team.");
  CHECK(told("official teams=2", 1, 30) == "30 points for B and D.");
  CHECK(told("official match=chips teams=2", 0, -30) == "Your team pays 30 chips.");
  CHECK(told("official booking=losers match=bust", 0, 30) == "30 points against you.");
  CHECK(told("official", 3, 30) == "30 points for D.");
}

TEST_CASE("a level end is said once, and the match goes on") {
  const Strings strings = english();
  Narrator narrator;
  narrator.speak(&strings, kNames);
  narrator.begin(0);
  const State state = over("official target=100", {120, 120});
  narrator.rest(state);
  narrator.rest(state);
  CHECK(narrator.take_announcements() == std::vector<std::string>{"All level: one more round decides."});
}
