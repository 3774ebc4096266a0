// People who change places: the person is followed from seat to seat, and nobody's cards, points or names stay behind.
#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

struct Format {
  const char* rules;
  int seats;
};

constexpr Format kFormats[] = {
    {"official match=rounds rounds=5 rotation=seats rotation_rounds=1", 2},
    {"official match=rounds rounds=5 rotation=seats rotation_rounds=1", 5},
    {"official match=rounds rounds=12 teams=2 rotation=partners partner_hands=true", 4},
    {"official match=rounds rounds=6 teams=3 rotation=seats rotation_rounds=2", 6},
    {"official booking=losers match=elimination target=200 rotation=seats rotation_rounds=1", 4},
    {"official drawn_card=keep blind_draw=true match=rounds rounds=4 rotation=seats rotation_rounds=1", 3},
};

std::string record_of(const Format& format, std::uint64_t seed) {
  const Result<Rules> rules = parse_rules(format.rules);
  REQUIRE_MESSAGE(rules.ok(), format.rules);
  return fresh_record(rules.value(), format.seats, seed);
}

// Plays on until the next round may be begun; false when the match is over.
bool play_round(App& app, Rng& rng) {
  for (int i = 0; i < 20000 && app.match()->truth().stage != Stage::MatchOver; ++i) {
    app.step(0.25);
    const std::string id = any_intent(app, rng);
    if (id == "next") return true;
    if (!id.empty()) app.activate(id);
  }
  return false;
}

// What the person sees and may do now is that of his seat and of no other.
void look(const App& app) {
  const Match& match = *app.match();
  const State& shown = match.shown();
  CHECK(shown.sits[match.viewer()] == 0);  // the person began at seat 0
  CHECK(app.name_of(match.viewer()) == app.strings().text("player.you"));
  for (Slot slot = 0; slot < shown.slots && shown.in_round(); ++slot) {
    if (!contains(shown.cells[slot].known(), match.viewer())) REQUIRE(shown.face(slot) == Face::Unknown);
  }
  if (match.waiting()) return;
  REQUIRE(shown == view_for(match.truth(), match.viewer()));
  ActionList list;
  match.legal(list);
  for (const Action& action : list) CHECK((action.seat == match.viewer() || action.seat == kNoSeat));
}

}  // namespace

TEST_CASE("a match in which people change places is played to its end, and the person sees the own cards alone") {
  int moves = 0;  // of the person
  for (const Format& format : kFormats) {
    CAPTURE(std::string(format.rules));
    Lent lent;
    App app(lent.services(), {"en"});
    REQUIRE_FALSE(app.open(record_of(format, 4)));
    app.change("speed", "3");
    Rng rng = Rng::seeded(5);
    std::array<int, kMaxSeats> points{};  // by person
    int changes = 0;
    for (int i = 0; i < 40000 && app.match()->truth().stage != Stage::MatchOver; ++i) {
      const auto sat = app.match()->shown().sits;
      const Seat before = app.match()->viewer();
      app.step(0.2);
      look(app);
      for (const Event& event : app.match()->take_told()) {
        if (event.kind == EventKind::CardDealt || event.kind == EventKind::CardDrawn)
          CHECK((event.face == Face::Unknown) == !contains(event.amount, app.match()->viewer()));
      }
      const std::string id = any_intent(app, rng);
      if (!id.empty()) app.activate(id);
      look(app);
      changes += app.match()->shown().sits != sat ? 1 : 0;
      moves += app.match()->viewer() != before ? 1 : 0;
      // Points go along with their owner.
      for (const Standing& row : app.standings()) {
        int& own = points[app.match()->shown().sits[row.seat]];
        CHECK((row.total == own || row.total == own + row.booked));
        own = row.total;
      }
    }
    CHECK(app.match()->truth().stage == Stage::MatchOver);
    CHECK(changes > 0);
  }
  CHECK(moves > 4);
}

TEST_CASE("a match in which people change places is taken up at any moment, also while they do") {
  for (const Format& format : kFormats) {
    CAPTURE(std::string(format.rules));
    Lent lent;
    lent.stored["match"] = record_of(format, 8);
    Rng rng = Rng::seeded(6);
    int changing = 0, between = 0, in_round = 0;
    for (int i = 0; i < 400; ++i) {
      App app(lent.services(), {"en"});
      if (find_row(app, "resume") == nullptr) break;  // the match is over
      app.activate("resume");
      app.change("speed", "3");
      look(app);
      const State& truth = app.match()->truth();
      REQUIRE(app.match()->shown() == view_for(truth, seat_of(truth, 0)));
      std::vector<std::string> names;
      for (const Player& player : app.match()->players()) names.push_back(player.name);
      between += truth.stage == Stage::Between ? 1 : 0;
      in_round += truth.in_round() ? 1 : 0;
      if (truth.stage == Stage::Between) {
        // Left in the moment in which the next round is wanted.
        app.activate("next");
        changing += app.match()->waiting() ? 1 : 0;
      }
      // Of those that are left at the end of a round some are taken up there.
      if (rng.chance(50)) {
        (void)play_round(app, rng);
      } else {
        play_on(app, rng, static_cast<int>(rng.below(60)));
      }
      for (std::size_t player = 0; player < names.size(); ++player) {
        const Seat seat = seat_of(app.match()->shown(), static_cast<Seat>(player));
        CHECK(app.name_of(seat) == names[player]);
      }
      app.leaving();
    }
    CHECK(in_round > 0);
    CHECK(changing + between > 0);
  }
}

TEST_CASE("it is told who sits where now, once, and the next deal after it") {
  for (const std::string_view tag : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(tag)});
    REQUIRE_FALSE(app.open(record_of(kFormats[1], 12)));
    Rng rng = Rng::seeded(7);
    int told = 0;
    while (play_round(app, rng)) {
      (void)app.take_announcements();
      const auto sat = app.match()->truth().sits;
      app.activate("next");
      if (app.match()->truth().sits == sat) continue;
      app.show_all();
      const State& shown = app.match()->shown();
      const auto name = [&](int steps) {
        return app.name_of(static_cast<Seat>((app.match()->viewer() + steps) % shown.seats));
      };
      const std::string said = app.strings().text("said.places", {name(1), name(shown.seats - 1)});
      const std::vector<std::string> all = app.take_announcements();
      CHECK_MESSAGE(std::count(all.begin(), all.end(), said) == 1, said);
      ++told;
    }
    CHECK(told > 2);
  }
}

TEST_CASE("what is wanted while people still move is done by the person, where he sits then") {
  int wanted = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Lent lent;
    App app(lent.services(), {"en"});
    REQUIRE_FALSE(app.open(record_of(kFormats[1], seed)));
    Rng rng = Rng::seeded(seed);
    while (play_round(app, rng)) {
      const Seat before = app.match()->viewer();
      app.activate("next");
      const Seat after = seat_of(app.match()->truth(), 0);
      if (before == after) continue;
      REQUIRE(app.match()->waiting());
      const std::size_t actions = app.match()->record().actions.size();
      const Refusal refusal = app.activate("draw");
      CHECK(app.match()->viewer() == after);
      CHECK((refusal == Refusal::None) == (app.match()->record().actions.size() > actions));
      if (refusal == Refusal::None) CHECK(app.match()->record().actions[actions].seat == after);
      ++wanted;
    }
  }
  CHECK(wanted > 8);
}

TEST_CASE("what happened names who sat there then") {
  Lent lent;
  App app(lent.services(), {"en"});
  REQUIRE_FALSE(app.open(record_of(kFormats[1], 3)));
  Rng rng = Rng::seeded(8);
  std::vector<std::string> winners;
  for (bool more = true; more;) {
    more = play_round(app, rng);
    app.show_all();
    const std::vector<Standing> rows = app.standings();
    const auto won = std::find_if(rows.begin(), rows.end(), [](const Standing& row) { return row.won_round; });
    REQUIRE(won != rows.end());
    winners.push_back("Round " + std::to_string(app.match()->shown().round) + ": " + app.name_of(won->seat) + ", " +
                      std::to_string(won->booked) + " points");
    if (more) app.activate("next");
  }
  REQUIRE(winners.size() == 5);
  app.activate("history");
  for (const std::string& line : winners) {
    const auto says = [&](const Row& row) { return row.label == line; };
    CHECK_MESSAGE(std::any_of(app.form().rows.begin(), app.form().rows.end(), says), line);
  }
}
