// House rules over time: every preset is played by the match's own clock, and each is told in words.
#include <algorithm>
#include <map>
#include <set>

#include "app/match.hpp"
#include "app/narrator.hpp"
#include "app/pauses.hpp"
#include "app/settings.hpp"
#include "engine/apply.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using support::rules_from;

namespace {

std::vector<Player> table_of(int seats, int person) {
  std::vector<Player> players(static_cast<std::size_t>(seats));
  players[static_cast<std::size_t>(person)].person = true;
  return players;
}

// Some legal action of the person with its choices; nothing when there is none. `lazy`: per cent of the times when
// nothing is done.
void person_acts(Match& match, Rng& rng, std::uint32_t lazy) {
  ActionList list, complete;
  match.legal(list);
  if (list.empty() || rng.chance(lazy)) return;
  match.ways(list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))], complete);
  const Action action = complete[static_cast<int>(rng.below(static_cast<std::uint32_t>(complete.size())))];
  const Refusal refusal = match.act(action);
  CHECK_MESSAGE(refusal == Refusal::None, action_text(action), " ", std::string(refusal_code(refusal)));
}

// Plays on for so many steps or until the match is over.
template <typename Each>
void play_on(Match& match, Rng& rng, int steps, double seconds, Each each) {
  for (int i = 0; i < steps && match.truth().stage != Stage::MatchOver; ++i) {
    match.step(seconds);
    each();
    person_acts(match, rng, 30);
  }
}

}  // namespace

TEST_CASE("every preset is played to the end over time, whatever legal things the person does") {
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    for (const int seats : {2, 4, 7}) {
      Rules rules = support::playable_preset(preset, seats);
      rules.target = 50;
      Match match(rules, table_of(seats, seats - 1), static_cast<std::uint64_t>(seats) * 31);
      match.set_pace(0);
      Rng rng = Rng::seeded(9, static_cast<std::uint64_t>(seats));
      play_on(match, rng, 40000, 0.01, [] {});
      CHECK_MESSAGE(match.truth().stage == Stage::MatchOver, seats, " seats");
      CHECK(replay(match.record()).ok());
    }
  }
}

TEST_CASE("with any house rules what is shown is the person's view, and a match taken up goes on") {
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    Rules rules = support::playable_preset(preset, 4);
    rules.target = 50;
    Match match(rules, table_of(4, 1), 5);
    Rng rng = Rng::seeded(4);
    int compared = 0;
    play_on(match, rng, 700, 0.21, [&] {
      if (match.waiting()) return;
      ++compared;
      REQUIRE(match.shown() == view_for(match.truth(), match.viewer()));
    });
    CHECK(compared > 20);
    Match again(match.record(), match.players(), match.truth());
    again.set_pace(0);
    play_on(again, rng, 40000, 0.01, [] {});
    CHECK(again.truth().stage == Stage::MatchOver);
  }
}

TEST_CASE("computer players jump in after a person's time, and leave the person time to do so") {
  int jumps = 0, windows = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Match match(rules_from("official jump_in=all decks=2 hand_size=15"), table_of(4, 0), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 8);
    for (int i = 0; i < 900 && match.truth().stage != Stage::MatchOver; ++i) {
      match.step(0.1);
      for (const Event& event : match.take_told())
        jumps += event.kind == EventKind::CardPlayed && event.detail == 1 && event.seat != match.viewer() ? 1 : 0;
      if (match.waiting()) continue;
      const bool could = View(match.truth(), match.viewer()).jump() != Face::Unknown;
      if (could && match.truth().turn != match.viewer()) {
        ++windows;
        CHECK(match.turn_in() > 0);
      }
      // On the own turn only, so that windows are seen to pass.
      if (match.truth().turn == match.viewer() || !match.truth().in_round()) person_acts(match, rng, 0);
    }
  }
  CHECK(jumps > 10);
  CHECK(windows > 20);
}

TEST_CASE("a person who holds the identical card has at least 1.8 seconds before the next turn, at any pace") {
  int measured = 0;
  for (std::uint64_t seed = 1; seed <= 40 && measured < 8; ++seed) {
    Match match(rules_from("official jump_in=coloured decks=2 hand_size=12"), table_of(3, 0), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 8);
    Slot seen = kNoSlot;
    double open = 0;
    for (int i = 0; i < 3000 && match.truth().in_round(); ++i) {
      match.step(0.05);
      const bool could = !match.waiting() && match.truth().turn != match.viewer() &&
                         View(match.truth(), match.viewer()).jump() != Face::Unknown;
      if (could && seen == kNoSlot) {
        seen = match.truth().discard_top;
        open = 0;
      } else if (seen != kNoSlot) {
        open += 0.05;
        const bool jumped = match.record().actions.back().kind == ActionKind::Jump;
        if (!could && !jumped) {
          CHECK(open >= kLeastWhileJump - 0.2);
          ++measured;
        }
        if (!could) seen = kNoSlot;
      }
      if (match.truth().turn == match.viewer()) person_acts(match, rng, 0);
    }
  }
  CHECK(measured >= 8);
}

TEST_CASE("a slap race runs by reaction times: all seats but one have theirs, nobody acts before") {
  int races = 0, lost = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match(rules_from("official slap_on=nine"), table_of(4, 2), seed);
    match.set_pace(2);
    Rng rng = Rng::seeded(seed, 3);
    bool open = false, first = true;
    for (int i = 0; i < 1500 && match.truth().in_round(); ++i) {
      match.step(0.05);
      if (match.waiting()) continue;
      if (match.truth().slapping != 0) {
        open = true;
        CHECK(match.turn_in() < 0);
        // In every other race the person sleeps.
        if (races % 2 == 0 && contains(match.truth().slapping, match.viewer()) && rng.chance(20))
          CHECK(match.act(act(ActionKind::Slap, match.viewer())) == Refusal::None);
        continue;
      }
      if (open) {
        open = false;
        ++races;
        const SlapRace& race = match.race();
        CHECK(race.over());
        CHECK(race.times.size() == 3);
        // People have to see it and move a hand; in the first race of a match they read what is asked for.
        const double grace = first ? kFirstSlapGrace : kSlapGrace;
        first = false;
        for (const SlapRace::Time& time : race.times) {
          if (time.seat == match.viewer()) continue;
          CHECK(time.seconds >= grace + 0.24);
          CHECK(time.seconds <= grace + 0.95);
        }
        CHECK(std::is_sorted(race.times.begin(), race.times.end(),
                             [](const auto& one, const auto& other) { return one.seconds < other.seconds; }));
        lost += std::none_of(race.times.begin(), race.times.end(),
                             [&](const auto& time) { return time.seat == match.viewer(); });
      }
      person_acts(match, rng, 0);
    }
  }
  CHECK(races > 10);
  CHECK(lost > 3);
}

TEST_CASE("the round's clock runs in real time whatever the pace, and ends the round") {
  for (const double pace : {1.0, 3.0}) {
    Match match(rules_from("official match=single round_seconds=60"), table_of(3, 0), 12);
    match.set_pace(pace);
    CHECK(match.round_left() < 0);
    while (match.waiting()) match.step(0.1);
    const double first = match.round_left();
    CHECK(first > 58);
    CHECK(first <= 60.5);
    match.step(20);
    CHECK(match.round_left() == doctest::Approx(first - 20));
    for (int i = 0; i < 600 && match.truth().in_round(); ++i) match.step(0.1);
    CHECK_FALSE(match.truth().in_round());
    CHECK(match.record().actions.back().kind == ActionKind::Time);
    CHECK(match.round_left() < 0);
    CHECK(match.wake_after() >= 0);
  }
}

TEST_CASE("no house rule happens without words in any language, and none is told with a gap") {
  std::map<EventKind, int> seen;
  const Names names = [](Seat seat) { return "P" + std::to_string(seat); };
  std::vector<Strings> languages;
  for (const std::string_view tag : kLanguages) languages.emplace_back().read(*support::read_texts(std::string(tag)));
  for (const char* text :
       {"wild_party", "cafe", "party", "village", "bump", "pairs",
        "wild_party revenge=true bomb=true misplay_penalty=2 reveal_at=2 zero=may_pass red_zero_reset=true",
        "official round_seconds=60 silence_on=six red_zero_reset=true swap_on=five decks=2"}) {
    CAPTURE(std::string(text));
    Rules rules = rules_from(text);
    rules.target = 100;
    for (std::size_t language = 0; language < languages.size(); ++language) {
      Match match(rules, table_of(4, 1), language + 7);
      match.set_pace(0);
      Narrator narrator;
      narrator.speak(&languages[language], names);
      narrator.begin(match.viewer());
      Rng rng = Rng::seeded(2, language);
      play_on(match, rng, 900, 0.05, [&] {
        for (const Event& event : match.take_heard()) {
          ++seen[event.kind];
          const std::size_t before = narrator.line().size();
          narrator.hear(event, match.shown());
          const bool tells = event.kind == EventKind::Deflects || event.kind == EventKind::Swaps ||
                             event.kind == EventKind::PassesOn || event.kind == EventKind::Resets ||
                             event.kind == EventKind::SlapBegins || event.kind == EventKind::Slaps ||
                             event.kind == EventKind::Silence || event.kind == EventKind::Misplays;
          if (tells) CHECK(narrator.line().size() > before);
          const std::string line = plain(narrator.line());
          CHECK_MESSAGE(line.find('[') == std::string::npos, line);
          CHECK_MESSAGE(line.find('{') == std::string::npos, line);
        }
        for (const std::string& sentence : narrator.take_announcements())
          CHECK(sentence.find('{') == std::string::npos);
      });
    }
  }
  for (const EventKind kind :
       {EventKind::Deflects, EventKind::Swaps, EventKind::PassesOn, EventKind::Resets, EventKind::SlapBegins,
        EventKind::Slaps, EventKind::Silence, EventKind::Fined, EventKind::CardMoves}) {
    CHECK_MESSAGE(seen[kind] > 0, static_cast<int>(kind));
  }
}

TEST_CASE("after a computer player has jumped in on the person's turn nobody acts before that can be read") {
  int robbed = 0;
  for (std::uint64_t seed = 1; seed <= 60 && robbed < 4; ++seed) {
    Match match(rules_from("official jump_in=coloured decks=2 hand_size=12"), table_of(5, 0), seed);
    match.set_pace(3);
    Rng rng = Rng::seeded(seed, 3);
    for (int i = 0; i < 600 && match.truth().in_round() && robbed < 4; ++i) {
      const bool mine = match.truth().turn == match.viewer();
      const std::size_t before = match.record().actions.size();
      match.step(0.05);
      if (match.record().actions.size() == before) {
        // The person takes some time to think.
        if (i % 40 == 0) person_acts(match, rng, 0);
        continue;
      }
      const Action last = match.record().actions.back();
      const bool jumped = mine && last.kind == ActionKind::Jump && last.seat != match.viewer();
      if (!jumped || !match.truth().in_round() || match.truth().turn == match.viewer()) continue;
      ++robbed;
      match.show_all();
      const std::size_t now = match.record().actions.size();
      const bool owed = match.truth().owes_call != 0;
      double waited = 0;
      for (; match.record().actions.size() == now && waited < 10; waited += 0.05) match.step(0.05);
      const ActionKind next = match.record().actions.back().kind;
      if (!owed && next != ActionKind::Jump) CHECK(waited >= kLeastAfterRobbed - 0.06);
    }
  }
  CHECK(robbed == 4);
}

TEST_CASE("nobody is shown a card of a hand he may not see, whatever hands move") {
  for (const char* text : {"wild_party", "cafe", "village", "official reveal_at=2 zero=must_pass"}) {
    Rules rules = rules_from(text);
    rules.target = 100;
    Match match(rules, table_of(4, 0), 8);
    match.set_pace(0);
    Rng rng = Rng::seeded(3);
    play_on(match, rng, 1200, 0.05, [&] {
      for (const Event& event : match.take_told()) CHECK(event == redact(event, match.viewer()));
      if (match.waiting()) return;
      const State& shown = match.shown();
      for (Slot slot = 0; slot < shown.slots; ++slot) {
        if (!contains(shown.cells[slot].known(), match.viewer())) REQUIRE(shown.face(slot) == Face::Unknown);
      }
    });
  }
}

// rows: UI10
TEST_CASE("where decisions have a limit the program takes the person's when it is over, and not before") {
  Match match(rules_from("official turn_seconds=10"), table_of(3, 0), 6);
  int taken = 0;
  while (taken < 5 && match.truth().in_round()) {
    match.step(0.05);
    if (match.waiting() || match.truth().turn != match.viewer() || match.decision_left() < 0) continue;
    CHECK(match.decision_left() > 9);
    const std::size_t actions = match.record().actions.size();
    match.step(match.decision_left() - 0.1);
    CHECK(match.record().actions.size() == actions);
    match.step(0.2);
    REQUIRE(match.record().actions.size() > actions);
    CHECK(match.record().actions[actions].seat == match.viewer());
    CHECK(match.record().timeouts.back() == actions);
    ++taken;
  }
  CHECK(taken == 5);
}

TEST_CASE("who may challenge is told the colour, and by some rules the sign, that decides") {
  support::Lent lent;
  for (const char* rule : {"colour", "colour_or_face"}) {
    CAPTURE(rule);
    int asked = 0, signs = 0;
    for (std::uint64_t seed = 1; seed < 60 && (asked < 4 || signs == 0); ++seed) {
      lent.stored["match"] = support::fresh_record(rules_from(std::string("challenge=") + rule), 3, seed);
      App app(lent.services(), {"en"});
      app.change("speed", "3");
      app.activate("resume");
      Rng rng = Rng::seeded(seed);
      for (int i = 0; i < 400 && app.match() != nullptr && app.match()->truth().in_round(); ++i) {
        app.step(2);
        const auto& mirror = app.mirror();
        const auto item =
            std::find_if(mirror.begin(), mirror.end(), [](const Item& each) { return each.id == "challenge"; });
        if (item == mirror.end()) {
          if (const std::string id = support::any_intent(app, rng); !id.empty()) app.activate(id);
          continue;
        }
        ++asked;
        // What lay there before the Wild Draw Four, as the record tells it again.
        Record before = app.match()->record();
        before.has_hash = false;
        while (before.actions.back().kind != ActionKind::Play) before.actions.pop_back();
        before.actions.pop_back();
        const Result<State> state = replay(before);
        REQUIRE(state.ok());
        const std::string colour = colour_name(app.strings(), state.value().colour);
        const Face top = state.value().top();
        CHECK(item->label.find(" had " + colour) != std::string::npos);
        const bool sign = std::string(rule) == "colour_or_face" && is_coloured(top);
        if (sign) ++signs;
        CHECK((item->label.find(colour + " or ") != std::string::npos) == sign);
        if (sign) CHECK(item->label.find(" or " + sign_name(app.strings(), top) + ":") != std::string::npos);
        break;
      }
      if (std::string(rule) == "colour") signs = 1;
    }
    CHECK(asked >= 4);
    CHECK(signs > 0);
  }
}

TEST_CASE("a seat with one card is told of with why it is not to be reported") {
  support::Lent lent;
  int called = 0, late = 0, owed = 0;
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    lent.stored["match"] = support::fresh_record(Rules{}, 4, seed);
    App app(lent.services(), {"en"});
    app.change("speed", "3");
    app.activate("resume");
    Rng rng = Rng::seeded(seed);
    for (int i = 0; i < 300 && app.match()->truth().in_round(); ++i) {
      app.step(0.4);
      const State& shown = app.match()->shown();
      for (const Item& item : app.mirror()) {
        if (item.id.rfind("seat:", 0) != 0 || !shown.in_round()) continue;
        const auto seat = static_cast<Seat>(item.id[5] - '0');
        const bool last = shown.hands[seat].count == 1;
        const bool has_called = last && contains(shown.called, seat), owes = contains(shown.owes_call, seat);
        CHECK((item.label.find("has called UNO") != std::string::npos) == has_called);
        CHECK((item.label.find("too late") != std::string::npos) == (last && !has_called && !owes));
        called += has_called ? 1 : 0;
        owed += owes ? 1 : 0;
        late += last && !has_called && !owes ? 1 : 0;
      }
      if (const std::string id = support::any_intent(app, rng); !id.empty() && rng.chance(50)) app.activate(id);
    }
  }
  CHECK(called > 0);
  CHECK(owed > 0);
  CHECK(late > 0);
}
