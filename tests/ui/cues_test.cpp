// What is heard: which cue comes with which event, what is silent, and who hears what.
#include "ui/cues.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "support/company.hpp"
#include "support/random_rules.hpp"
#include "ui/sitting.hpp"

using namespace yinuo;
using namespace yinuo::ui;

namespace {

std::vector<Cue> heard(const Event& event, const Model& model) {
  Cues cues;
  cues.hear(event, model);
  return cues.take();
}

struct Case {
  Event event;
  std::vector<Cue> cues;
};

// At a table of four, seat 2 looking on.
const Case kCases[] = {
    {{.kind = EventKind::RoundBegins, .seat = 0}, {Cue::Shuffle}},
    {{.kind = EventKind::Reshuffles, .amount = 9}, {Cue::Shuffle}},
    {{.kind = EventKind::Swaps, .seat = 0, .target = 1}, {Cue::Shuffle}},
    {{.kind = EventKind::PassesOn, .seat = 0}, {Cue::Shuffle}},
    {{.kind = EventKind::Resets, .seat = 0, .target = 1}, {Cue::Shuffle}},
    {{.kind = EventKind::CardDealt, .seat = 2}, {Cue::Deal}},
    {{.kind = EventKind::CardDealt, .seat = 1}, {}},
    {{.kind = EventKind::StarterTurned}, {Cue::Card}},
    {{.kind = EventKind::CardPlayed, .seat = 1, .face = Face{}, .colour = Colour::Red}, {Cue::Card}},
    {{.kind = EventKind::CardPlayed, .seat = 1, .face = Face{}, .colour = Colour::Red, .detail = 1}, {Cue::Jump}},
    {{.kind = EventKind::CardPlayed, .seat = 1, .face = Face::Wild, .colour = Colour::Red}, {Cue::Card, Cue::Colour}},
    {{.kind = EventKind::ColourNamed, .seat = 1, .colour = Colour::Green}, {Cue::Colour}},
    {{.kind = EventKind::DirectionTurns}, {Cue::Reverse}},
    {{.kind = EventKind::PendingGrows, .seat = 0, .target = 1, .amount = 2}, {Cue::Owed}},
    {{.kind = EventKind::Deflects, .seat = 0, .target = 1}, {Cue::Owed}},
    {{.kind = EventKind::CardDrawn, .seat = 1}, {Cue::Draw}},
    {{.kind = EventKind::Skipped, .seat = 1}, {Cue::Skip}},
    {{.kind = EventKind::Challenges, .seat = 1, .target = 0}, {Cue::Challenge}},
    {{.kind = EventKind::Calls, .seat = 1}, {Cue::Uno}},
    {{.kind = EventKind::Reports, .seat = 1, .target = 0}, {Cue::Report}},
    {{.kind = EventKind::Fined, .seat = 1, .amount = 2}, {Cue::Fine}},
    {{.kind = EventKind::Slaps, .seat = 1}, {Cue::Slap}},
    {{.kind = EventKind::TurnGoes, .seat = 2}, {Cue::Turn}},
    {{.kind = EventKind::TurnGoes, .seat = 1}, {}},
    {{.kind = EventKind::RoundOver, .seat = 1}, {Cue::Round}},
    {{.kind = EventKind::RoundOver, .seat = kNoSeat}, {Cue::Round}},
    {{.kind = EventKind::RoundOver, .seat = 2}, {Cue::RoundWon}},
    {{.kind = EventKind::MatchOver, .amount = 1 << 2}, {Cue::MatchWon}},
    {{.kind = EventKind::MatchOver, .amount = 1 << 1}, {}},
};

// As long as `frames` frames take; what was heard meanwhile.
std::vector<std::string_view> listen(Sitting& sitting, int frames) {
  std::vector<std::string_view> all;
  for (int i = 0; i < frames; ++i) {
    sitting.frame();
    for (const std::string_view cue : sitting.ui().take_cues()) all.push_back(cue);
  }
  return all;
}

bool has(const std::vector<std::string_view>& cues, std::string_view cue) {
  return std::find(cues.begin(), cues.end(), cue) != cues.end();
}

}  // namespace

TEST_CASE("each kind of event has its cue, and each cue has its event") {
  const State state = empty_table(Rules{}, 4);
  Model model;
  model.state = &state;
  model.viewer = 2;
  std::set<Cue> all;
  for (const Case& each : kCases) {
    CAPTURE(static_cast<int>(each.event.kind));
    CHECK(heard(each.event, model) == each.cues);
    all.insert(each.cues.begin(), each.cues.end());
  }
  CHECK(static_cast<int>(all.size()) == kCues);
  // Who is not spoken to has no turn and wins nothing.
  model.addressed = false;
  CHECK(heard({.kind = EventKind::TurnGoes, .seat = 2}, model).empty());
  CHECK(heard({.kind = EventKind::MatchOver, .amount = 1 << 2}, model).empty());
  CHECK(heard({.kind = EventKind::RoundOver, .seat = 2}, model) == std::vector<Cue>{Cue::Round});
}

TEST_CASE("a partner's win is the person's, and a finger that is held up makes no noise") {
  Rules rules;
  rules.teams = 2;
  const State state = empty_table(rules, 4);
  Model model;
  model.state = &state;
  model.viewer = 2;
  CHECK(heard({.kind = EventKind::RoundOver, .seat = 0}, model) == std::vector<Cue>{Cue::RoundWon});
  CHECK(heard({.kind = EventKind::RoundOver, .seat = 1}, model) == std::vector<Cue>{Cue::Round});
  Cues cues;
  cues.hear({.kind = EventKind::Acted, .seat = 1, .detail = static_cast<std::uint8_t>(ActionKind::Sign)}, model);
  cues.hear({.kind = EventKind::Calls, .seat = 1}, model);
  CHECK(cues.take().empty());
}

TEST_CASE("of many cards drawn at once the first four are heard") {
  const State state = empty_table(Rules{}, 4);
  Model model;
  model.state = &state;
  Cues cues;
  for (int draws = 0; draws < 2; ++draws) {
    cues.hear({.kind = EventKind::Draws, .seat = 1, .amount = 10}, model);
    for (int i = 0; i < 10; ++i) cues.hear({.kind = EventKind::CardDrawn, .seat = 1}, model);
    CHECK(cues.take() == std::vector<Cue>(4, Cue::Draw));
  }
}

TEST_CASE("whatever is hidden from a seat, it hears the same") {
  for (std::uint64_t number = 0; number < 60; ++number) {
    support::Table table = support::random_rule_table(number);
    State state = start_match(table.rules, table.seats, number);
    Rng rng = Rng::seeded(number);
    int hidden = 0;
    support::Company company(state, 20, rng, [&](const Action& action) {
      if (check(state, action) != Refusal::None) return true;
      Events events;
      apply(state, action, &events);
      for (const Seat seat : {Seat{0}, static_cast<Seat>(table.seats - 1)}) {
        Model model;
        model.state = &state;
        model.viewer = seat;
        Cues all, own;
        for (const Event& event : events) {
          const Event known = redact(event, seat);
          hidden += known == event ? 0 : 1;
          all.hear(event, model);
          own.hear(known, model);
        }
        CHECK(all.take() == own.take());
      }
      return true;
    });
    for (int i = 0; i < 60 && state.in_round(); ++i) company.step();
    CAPTURE(number);
    CHECK((hidden > 0 || !state.in_round()));
  }
}

TEST_CASE("a deal is heard as it is shown; hurried through, it is silent, and the person's own play is not") {
  Sitting slow(1280, 720, 4, true, 5);
  const std::vector<std::string_view> deal = listen(slow, 60);
  CHECK(deal.front() == "shuffle");
  CHECK(std::count(deal.begin(), deal.end(), "deal") == 7);

  Sitting quick(1280, 720, 4, true, 5);
  quick.app().show_all();
  quick.frame();
  CHECK(quick.ui().take_cues().empty());
  Rng rng = Rng::seeded(5);
  quick.wait(rng);
  (void)quick.ui().take_cues();
  // What the others do in the meantime is skipped by the next intent.
  for (int turns = 0; turns < 40 && quick.shown().in_round(); ++turns) {
    quick.wait(rng);
    (void)quick.ui().take_cues();
    const std::string id = support::offered(quick.app(), "play:");
    const bool black = id.rfind("play:W", 0) == 0;
    if (id.empty() || black) {
      quick.app().activate(quick.choose(rng));
      continue;
    }
    REQUIRE(quick.app().activate(id) == Refusal::None);
    CHECK(has(listen(quick, 1), "card"));
    while (quick.app().match()->waiting()) {
      quick.app().show_all();
      quick.frame({}, 0);
      CHECK(quick.ui().take_cues().empty());
    }
    return;
  }
  FAIL("no card could be played");
}

TEST_CASE("off is silent; who turns it on again hears it, as loud as before") {
  Sitting sitting(1280, 720, 4, true, 5);
  (void)listen(sitting, 2);
  app::App& app = sitting.app();
  app.change("cues", "loud");
  CHECK(listen(sitting, 1) == std::vector<std::string_view>{"card"});
  sitting.key(Key::Cues);
  CHECK(app.settings().cues == app::Loudness::Off);
  (void)sitting.ui().take_cues();
  CHECK(listen(sitting, 60).empty());
  sitting.key(Key::Cues);
  CHECK(app.settings().cues == app::Loudness::Loud);
  CHECK(has(sitting.ui().take_cues(), "card"));
}

TEST_CASE("a press at the speaker beside the rules turns cues off and on; upright it is the first row of the menu") {
  for (const auto& [width, height] : {std::pair{1280.0f, 720.0f}, {640.0f, 360.0f}}) {
    Sitting sitting(width, height, 4, true, 5);
    sitting.frame();
    for (const app::Loudness loudness : {app::Loudness::Off, app::Loudness::Normal}) {
      REQUIRE(sitting.place("cues") != nullptr);
      const Place at = *sitting.place("cues");
      sitting.press(at.x + at.width / 2, at.y + at.height / 2, false);
      CHECK(sitting.app().settings().cues == loudness);
    }
  }
  Sitting upright(360, 640, 4, true, 5);
  upright.frame();
  CHECK(upright.place("cues") == nullptr);
  upright.app().activate("menu");
  CHECK(upright.app().form().rows[1].key == "cues");
  upright.app().change("cues", "off");
  CHECK(upright.app().settings().cues == app::Loudness::Off);
}

TEST_CASE("a match that is told again is heard as it goes on, but not where it is jumped to") {
  Record record;
  record.rules.match = MatchFormat::Single;
  record.seats = 4;
  record.seed = 11;
  State state = start_match(record.rules, record.seats, record.seed);
  Rng rng = Rng::seeded(3);
  support::Company company(state, 0, rng, [&](const Action& action) {
    record.actions.push_back(action);
    apply(state, action);
    return true;
  });
  while (state.in_round()) company.step();

  Sitting sitting(1280, 720, 2, true, 5);
  sitting.app().show_all();
  (void)listen(sitting, 1);
  REQUIRE_FALSE(sitting.app().watch(record_text(record, state)));
  sitting.app().activate("watch:run");
  (void)listen(sitting, 2);
  sitting.app().activate("watch:to:20");
  CHECK(listen(sitting, 5).empty());
  // One step after the other: what is still being shown of the one before is hurried through.
  std::vector<std::string_view> steps;
  for (int i = 0; i < 8; ++i) {
    sitting.app().activate("watch:on");
    for (const std::string_view cue : listen(sitting, 30)) steps.push_back(cue);
  }
  CHECK(has(steps, "card"));
  sitting.app().activate("watch:last");
  CHECK(listen(sitting, 5).empty());
  sitting.key(Key::Cues);
  CHECK(sitting.app().settings().cues == app::Loudness::Off);
}

TEST_CASE("the page knows every cue by its name") {
  std::ifstream file("shell/sound.js", std::ios::binary);
  const std::string page(std::istreambuf_iterator<char>(file), {});
  std::set<std::string_view> names;
  for (int i = 0; i < kCues; ++i) {
    const std::string_view name = cue_name(static_cast<Cue>(i));
    CAPTURE(name);
    CHECK(page.find("\n        " + std::string(name) + ": [") != std::string::npos);
    names.insert(name);
  }
  CHECK(static_cast<int>(names.size()) == kCues);
}
