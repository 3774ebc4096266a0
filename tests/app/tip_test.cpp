// Tips: true, from what the person sees alone, and carried out where the person wants that.
#include "app/tip.hpp"

#include <algorithm>
#include <functional>
#include <memory>

#include "app/app.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

std::string name_of(Seat seat) { return seat == 0 ? "You" : std::string(1, static_cast<char>('A' + seat - 1)) + "nn"; }

Strings strings_in(const std::string& language) {
  Strings strings;
  strings.read(read_texts(language).value());
  return strings;
}

// What is said to seat 0 of this action, in English, by what was heard in the events or by the view alone.
std::string told(const State& state, const Action& action, const ai::Belief* belief = nullptr) {
  const View view(state, state.turn);
  REQUIRE(check(state, action) == Refusal::None);
  const ai::Belief fresh(view);
  return plain(tip_in_words(view, belief != nullptr ? *belief : fresh, action, strings_in("en"), name_of));
}

Face face(std::string_view text) { return *parse_card(text); }

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

// A person on whose turn it is, and who has a choice. With a clock a tip is thought out in slices.
std::unique_ptr<App> app_on_turn(Lent& lent, std::uint64_t seed, std::function<double()> clock = {}) {
  lent.seed = seed;
  Services services = lent.services();
  services.clock = std::move(clock);
  auto app = std::make_unique<App>(std::move(services), std::vector<std::string>{"en"});
  app->change("speed", "3");
  app->activate("play");
  for (int i = 0; i < 4000 && !app->match()->can_advise(); ++i) {
    app->step(0.25);
    if (const std::string id = offered(*app, "next"); !id.empty()) app->activate(id);
  }
  REQUIRE(app->match()->can_advise());
  (void)app->take_announcements();
  return app;
}

}  // namespace

TEST_CASE("a tip says how many cards of the colour one holds, and that a black card can wait") {
  const std::string tip = told(table_of_hands({"B7 B1 B2 B9 W", "G1 G2 G3", "Y1 Y2 Y3"}, "R7"), play(0, face("B7")));
  CHECK(tip == "Play blue 7: you hold 4 blue cards, and your Wild can wait.");
}

TEST_CASE("a tip tells a last card, the only card that fits, and a call that comes first") {
  CHECK(told(table_of_hands({"R7", "G1 G2 G3"}, "R5"), play(0, face("R7"))) == "Play red 7: it is your last card.");
  CHECK(has(told(table_of_hands({"R7 G1 B2", "G1 G2 G3"}, "R5"), play(0, face("R7"))), "nothing else fits"));
  CHECK(has(told(table_of_hands({"R7 G1", "G1 G2 G3"}, "R5"), play(0, face("R7"))), "Call UNO first!"));
  CHECK_FALSE(has(told(table_of_hands({"R7 G1 B2", "G1 G2 G3"}, "R5"), play(0, face("R7"))), "UNO"));
}

TEST_CASE("a tip tells whom a card stops, and only where it does") {
  const State near = table_of_hands({"RS R+2 RV R1 B4", "G1", "Y1 Y2 Y3"}, "R5");
  CHECK(has(told(near, play(0, face("RS"))), "Ann is down to 1 and misses a turn"));
  CHECK(has(told(near, play(0, face("RV"))), "it turns play away from Ann, who is down to 1"));
  CHECK(has(told(near, play(0, face("R+2"))), "Ann would have to draw 2"));
  CHECK_FALSE(has(told(near, play(0, face("R1"))), "Ann"));
  // Two Reverses together leave the direction as it is.
  const State pair = table_of_hands({"RV GV R1 B4", "G1", "Y1 Y2 Y3"}, "R5", rules_from("official group=same_face"));
  Action both = play(0, face("RV"));
  both.cards[both.card_count++] = face("GV");
  both.colour = Colour::Red;
  CHECK_FALSE(has(told(pair, both), "Ann"));
  CHECK(has(told(pair, play(0, face("RV"))), "it turns play away from Ann"));
  const State far = table_of_hands({"RS R1 B4", "G1 G2 G3 G4", "Y1 Y2 Y3"}, "R5");
  CHECK_FALSE(has(told(far, play(0, face("RS"))), "Ann"));
}

TEST_CASE("a tip says what somebody hardly has only where that was seen") {
  // Ann draws on blue and keeps what she has drawn.
  Setup setup;
  setup.seats = 2;
  setup.hands[0] = cards("B7 B1 R2 G5");
  setup.hands[1] = cards("G1 G2 G3");
  setup.discard = cards("B5");
  setup.draw = cards("R9 Y9");
  setup.turn = Seat{1};
  State state = set_up(setup).value();
  ai::Belief belief(View(state, 0));
  const auto go = [&](const Action& action) {
    Events events;
    REQUIRE(check(state, action) == Refusal::None);
    apply(state, action, &events);
    for (const Event& event : events) belief.hear(redact(event, 0));
  };
  go(act(ActionKind::Draw, 1));
  if (state.turn == 1) go(act(ActionKind::Pass, 1));
  REQUIRE(state.turn == 0);
  CHECK(has(told(state, play(0, face("B7")), &belief), "Ann seems to have no blue"));
  CHECK_FALSE(has(told(state, play(0, face("B7"))), "seems"));  // who has not been there cannot say so
}

TEST_CASE("a tip says why one draws, keeps a card, pays or questions") {
  CHECK(told(table_of_hands({"G1 B2 Y3", "G1 G2 G3"}, "R5"), act(ActionKind::Draw, 0)) ==
        "Draw a card: nothing in your hand fits.");
  CHECK(told(table_of_hands({"W G1 B2 Y3", "G1 G2 G3"}, "R5"), act(ActionKind::Draw, 0)) ==
        "Draw a card: your Wild is worth keeping while you hold 3 coloured cards.");
  State owing = table_of_hands({"R+2 R1 R3", "G1 G2 G3"}, "R5");
  apply(owing, play(0, face("R+2")));
  CHECK(told(owing, act(ActionKind::Draw, 1)) == "Draw the 2 cards: nothing in your hand answers it.");
  State four = table_of_hands({"W4 B1 B3", "G1 G2 G3 Y4 Y5 Y6", "Y1 Y2"}, "R5");
  apply(four, play(0, Face::WildDrawFour, Colour::Blue));
  REQUIRE(four.turn == 1);
  const auto percent = [](const std::string& text) { return has(text, "about ") && has(text, "%"); };
  const std::string question = told(four, act(ActionKind::Challenge, 1));
  CHECK_MESSAGE((percent(question) && has(question, "Challenge You: ") && has(question, "costs only 2 more")),
                question);
  const std::string pay = told(four, act(ActionKind::Draw, 1));
  CHECK_MESSAGE((percent(pay) && has(pay, "Draw the 4 cards: ")), pay);
}

TEST_CASE("a Wild is named by what one holds") {
  const State state = table_of_hands({"W G1 G2 G8 Y4", "B1 B2 B3"}, "R9");
  Action wild = play(0, Face::Wild, Colour::Green);
  CHECK(has(told(state, wild), "Play Wild and choose green: "));
  CHECK(has(told(state, wild), "you hold 3 green cards"));
}

TEST_CASE("a tip says how the next best came out, where the figures say so") {
  const State state = table_of_hands({"B7 B1 B2 B9 R5 W", "G1 G2 G3", "Y1 Y2 Y3"}, "R7");
  const State single =
      table_of_hands({"B7 B1 B2 B9 R5 W", "G1 G2 G3", "Y1 Y2 Y3"}, "R7", rules_from("official match=single"));
  const Strings strings = strings_in("en");
  const auto beside = [&](const State& table, const Action& action, const ai::Rival& rival) {
    const View view(table, 0);
    return plain(tip_in_words(view, ai::Belief(view), action, strings, name_of, rival));
  };
  const Action b7 = play(0, face("B7")), r5 = play(0, face("R5")), draw = act(ActionKind::Draw, 0);
  CHECK(beside(state, b7, {r5, 3, 8}) == "Play blue 7: you hold 4 blue cards, and red 5 would do about as well.");
  CHECK(beside(state, b7, {r5, -5, 8}) == "Play blue 7: you hold 4 blue cards, and red 5 would do about as well.");
  CHECK(beside(state, b7, {r5, 60, 8}) ==
        "Play blue 7: you hold 4 blue cards, and tried out, it does clearly better than red 5.");
  CHECK(beside(state, b7, {draw, 60, 8}) ==
        "Play blue 7: you hold 4 blue cards, and tried out, it does clearly better than drawing.");
  // How often one wins is said where nothing but winning counts.
  CHECK(beside(single, b7, {r5, 60, 8}) ==
        "Play blue 7: you hold 4 blue cards, and tried out, it wins 6 more rounds in 100 than red 5.");
  CHECK(has(beside(single, b7, {r5, 15, 2}), "wins 2 more"));
  // Better, but not clearly: nothing is said of it.
  CHECK(beside(state, b7, {r5, 12, 8}) == "Play blue 7: you hold 4 blue cards, and your Wild can wait.");
  const Action green = play(0, Face::Wild, Colour::Green);
  const std::string wheel = beside(state, green, {play(0, Face::Wild, Colour::Blue), 1, 8});
  CHECK_MESSAGE(has(wheel, "blue would do about as well"), wheel);
}

TEST_CASE("what advice is weighed against is another legal action, and never clearly the better one") {
  int weighed = 0, even = 0;
  for (int i = 0; i < soak(12); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 21000);
    Rng rng = Rng::seeded(table.seed, 45);
    play_table(table, 1, 25, [&](const State& state) {
      if (!state.in_round() || state.slapping != 0) return;
      const View view(state, state.turn);
      ai::Thought thought(ai::Level::Master, view, nullptr, rng, 160);
      while (!thought.step(40)) {
      }
      const std::optional<ai::Rival> rival = thought.rival();
      if (!rival) return;
      ++weighed;
      even += rival->is_as_good() ? 1 : 0;
      CHECK_FALSE(rival->action == thought.action());
      CHECK(check(state, rival->action) == Refusal::None);
      CHECK(rival->error >= 0);
    });
  }
  CHECK(weighed > 60);
  CHECK(even > 0);
  CHECK(even < weighed);
}

TEST_CASE("while a tip is thought out the list says so") {
  double now = 0;
  Lent lent;
  const auto held = app_on_turn(lent, 7, [&now] { return now += 0.002; });
  App& app = *held;
  const auto label = [&] {
    for (const Item& item : app.mirror()) {
      if (item.id == "tip") return item.label;
    }
    return std::string();
  };
  const std::string before = label();
  CHECK(app.activate("tip") == Refusal::None);
  REQUIRE(app.tip().empty());
  CHECK(label() == app.strings().text("mirror.thinks"));
  CHECK(app.advised() == nullptr);
  for (int i = 0; i < 100 && app.tip().empty(); ++i) app.step(1.0 / 60);
  CHECK(label() == before);
  REQUIRE(app.advised() != nullptr);
  CHECK(*app.advised() == *app.match()->advice());
}

TEST_CASE("whatever the table, every tip is whole, in every language, and the same for all that looks the same") {
  const Strings languages[] = {strings_in("zh-Hans"), strings_in("zh-Hant"), strings_in("en")};
  int tips = 0, different = 0;
  for (int i = 0; i < soak(50); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 15000);
    Rng rng = Rng::seeded(table.seed, 45);
    std::string fault;
    play_table(table, 2, 60, [&](const State& state) {
      if (!state.in_round() || state.slapping != 0) return;
      const State other = other_truth(state, state.turn, rng);
      different += other != state ? 1 : 0;
      const View view(state, state.turn), same(other, state.turn);
      const ai::Belief belief(view), as_much(same);
      const Action action = ai::Thought(ai::Level::Steady, view, nullptr, rng).action();
      for (const Strings& strings : languages) {
        const std::string text = plain(tip_in_words(view, belief, action, strings, name_of));
        ++tips;
        if (has(text, "[") || has(text, "{") || text.size() > 260) fault = text;
        if (text != plain(tip_in_words(same, as_much, action, strings, name_of))) fault = "it has peeked: " + text;
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(tips > 3000);
  CHECK(different > 500);
}

TEST_CASE("two tables that differ only in what the person has not seen give the same advice") {
  int asked = 0, different = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Lent lent;
    const auto app = app_on_turn(lent, seed);
    const Match& match = *app->match();
    Rng rng = Rng::seeded(seed, 46);
    const State other = other_truth(match.truth(), match.viewer(), rng);
    different += other != match.truth() ? 1 : 0;
    Match here(match.record(), match.players(), match.truth()), there(match.record(), match.players(), other);
    here.advise();
    there.advise();
    REQUIRE(here.advice() != nullptr);
    REQUIRE(there.advice() != nullptr);
    CHECK(*here.advice() == *there.advice());
    ++asked;
  }
  CHECK(asked == 4);
  CHECK(different == 4);
}

TEST_CASE("a tip is given on the own turn, said, and gone when the game goes on") {
  Lent lent;
  const auto app = app_on_turn(lent, 3);
  CHECK(app->tip().empty());
  CHECK(offered(*app, "tip") == "tip");
  CHECK(app->activate("tip") == Refusal::None);
  REQUIRE_FALSE(app->tip().empty());
  const std::vector<std::string> said = app->take_announcements();
  CHECK(std::count(said.begin(), said.end(), plain(app->tip())) == 1);
  const std::size_t actions = app->match()->record().actions.size();
  for (int i = 0; i < 8; ++i) app->step(0.25);
  CHECK(app->match()->record().actions.size() == actions);  // it is only said
  CHECK_FALSE(app->tip().empty());
  CHECK(app->activate("auto") == Refusal::None);
  CHECK(app->tip().empty());
}

TEST_CASE("the turn is played for the person, to its end and no further") {
  int turns = 0, drawn = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Lent lent;
    const auto app = app_on_turn(lent, seed);
    for (int i = 0; i < 3; ++i) {
      const Match& match = *app->match();
      const Seat me = match.viewer();
      const std::size_t before = match.record().actions.size();
      REQUIRE(app->activate("auto") == Refusal::None);
      for (int k = 0; k < 400 && (match.waiting() || match.truth().turn == me) && match.truth().in_round(); ++k) {
        if (match.can_advise() && match.record().actions.size() > before &&
            match.record().actions.back().kind == ActionKind::Play)
          break;  // a card that keeps the turn has ended this one
        app->step(0.05);
      }
      REQUIRE(match.record().actions.size() > before);
      const Action& first = match.record().actions[before];
      CHECK(first.seat == me);
      drawn += first.kind == ActionKind::Draw ? 1 : 0;
      ++turns;
      CHECK(replay(match.record()).ok());
      for (int k = 0; k < 4000 && !match.can_advise() && match.truth().stage != Stage::MatchOver; ++k) {
        app->step(0.25);
        if (const std::string id = offered(*app, "next"); !id.empty()) app->activate(id);
      }
      if (!match.can_advise()) break;
    }
  }
  CHECK(turns > 12);
  CHECK(drawn > 0);
}

TEST_CASE("on another's turn there is no tip, and that is said") {
  Lent lent;
  const auto app = app_on_turn(lent, 2);
  (void)app->activate("auto");
  for (int i = 0; i < 200 && app->match()->can_advise(); ++i) app->step(0.05);
  app->show_all();
  REQUIRE_FALSE(app->match()->can_advise());
  CHECK(offered(*app, "tip").empty());
  CHECK(offered(*app, "auto").empty());
  (void)app->take_announcements();
  CHECK(app->activate("tip") != Refusal::None);
  CHECK(app->tip().empty());
  CHECK_FALSE(app->take_announcements().empty());
}

TEST_CASE("both are in the menu on the own turn, and lead back to the table") {
  Lent lent;
  const auto app = app_on_turn(lent, 5);
  app->activate("menu");
  REQUIRE(find_row(*app, "tip") != nullptr);
  REQUIRE(find_row(*app, "auto") != nullptr);
  CHECK(app->activate("tip") == Refusal::None);
  CHECK(app->table_has_focus());
  CHECK_FALSE(app->tip().empty());
}

TEST_CASE("with a clock a tip takes its slices, and the person is not kept waiting longer than a master thinks") {
  double now = 0;
  Lent lent;
  const auto held = app_on_turn(lent, 7, [&now] { return now += 0.002; });
  App& app = *held;
  CHECK(app.wake_after() < 0);
  CHECK(app.activate("tip") == Refusal::None);
  const double began = now;
  int frames = 0;
  for (; frames < 100 && app.tip().empty(); ++frames) {
    CHECK(app.wake_after() == 0);
    const double before = now;
    app.step(1.0 / 60);
    CHECK(now - before <= kSlice + 0.0021);
  }
  CHECK(frames > 2);
  CHECK_FALSE(app.tip().empty());
  CHECK(now - began <= 0.11 + 0.002 * (frames + 1));
  CHECK(app.wake_after() < 0);
}

TEST_CASE("on a machine that stutters a tip takes no more frames than its slices") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    CAPTURE(seed);
    double now = 0;
    int looks = 0;
    Lent lent;
    lent.seed = seed;
    Services services = lent.services();
    services.clock = [&] { return now += ++looks == 2 ? 0.007 : 0.0001; };
    App app(std::move(services), {"en"});
    app.change("speed", "3");
    app.activate("play");
    for (int i = 0; i < 4000 && !app.match()->can_advise(); ++i) app.step(0.05);
    if (!app.match()->can_advise()) continue;
    looks = 0;
    CHECK(app.activate("tip") == Refusal::None);
    int frames = 0;
    for (; frames < 2000 && app.tip().empty(); ++frames) app.step(1.0 / 60);
    CHECK(frames <= 14);
  }
}

TEST_CASE("what a computer player is like is told by the rules in force, and in words of its own") {
  for (const std::string_view tag : kLanguages) {
    const Strings strings = strings_in(std::string(tag));
    const bool english = tag == "en";
    for (const char* text :
         {"official", "party", "official challenge=off wild4_when=free", "official uno_penalty=0",
          "official uno_penalty=0 challenge=off wild4_when=free", "official wilds=0 wild4s=0", "official actions=0"}) {
      CAPTURE(text);
      const Rules rules = rules_from(text);
      std::vector<std::string> all;
      for (int personality = 1; personality < ai::kPersonalities; ++personality) {
        const std::string like = like_of(strings, personality, rules);
        CHECK(like.find('[') == std::string::npos);
        CHECK(std::count(all.begin(), all.end(), like) == 0);
        all.push_back(like);
        if (!english) continue;
        if (rules.uno_penalty == 0) CHECK_FALSE((has(like, "UNO") || has(like, "report")));
        if (rules.jump_in == JumpIn::Off) CHECK_FALSE(has(like, "jump"));
        if (rules.challenge == ChallengeRule::Off)
          CHECK_FALSE((has(like, "bluff") || has(like, "Four") || has(like, "challenge")));
        if (rules.wild4s == 0) CHECK_FALSE((has(like, "wild") || has(like, "Wild")));
        if (rules.actions == 0) CHECK_FALSE(has(like, "action"));
      }
      if (english && std::string(text) == "party") CHECK(has(all[2], "jumps in"));
      if (english && std::string(text) == "official") CHECK((has(all[3], "bluff") && has(all[7], "reports")));
    }
  }
}

TEST_CASE("the menu says who sits at the table and what each is like, in each language") {
  for (const std::string_view tag : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(tag)});
    app.change("players", "10");
    app.activate("play");
    app.activate("menu");
    std::vector<std::string> people;
    for (const Row& row : app.form().rows) {
      if (row.kind != Row::Kind::Fact) continue;
      CHECK(row.value.find('[') == std::string::npos);
      CHECK(std::count(people.begin(), people.end(), row.value) == 0);
      people.push_back(row.value);
    }
    CHECK(people.size() == 9);
  }
}
