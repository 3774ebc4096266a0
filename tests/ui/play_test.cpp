// The whole table over a real App without a window: rounds are played by mouse, finger and keys alone.
#include <doctest/doctest.h>
#include <imgui.h>

#include <array>
#include <set>

#include "engine/families/wild4.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "support/random_rules.hpp"
#include "support/reading.hpp"
#include "ui/canvas.hpp"
#include "ui/hand_view.hpp"
#include "ui/layout.hpp"
#include "ui/sentence.hpp"
#include "ui/sitting.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

// All vertices and indices of the last frame.
std::vector<unsigned char> picture() {
  std::vector<unsigned char> bytes;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int i = 0; i < data.CmdListsCount; ++i) {
    const ImDrawList& list = *data.CmdLists[i];
    const auto* begin = reinterpret_cast<const unsigned char*>(list.VtxBuffer.Data);
    bytes.insert(bytes.end(), begin, begin + static_cast<std::size_t>(list.VtxBuffer.Size) * sizeof(ImDrawVert));
  }
  return bytes;
}

// Plays to the end of the match with pointer presses alone; the number of presses, or -1 when nothing moved on.
int play_by_pointer(Sitting& table, bool touch, Rng& rng) {
  int presses = 0;
  for (int turn = 0; turn < 900; ++turn) {
    table.wait(rng);
    if (table.shown().stage == Stage::MatchOver) return presses;
    const std::string id = table.choose(rng);
    if (id.empty()) return -1;
    table.frame();
    const Place* place = table.place(id);
    if (place == nullptr) continue;
    const std::uint32_t version = table.shown().version;
    const bool choosing = table.app().choosing().has_value();
    table.press(place->x + place->width / 2, place->y + place->height / 2, touch);
    ++presses;
    const bool card = id.compare(0, 5, "play:") == 0;
    const bool waits = version == table.shown().version && table.app().choosing().has_value() == choosing &&
                       !table.app().match()->waiting();
    // By finger a card is lifted first, unless it is told at once.
    if (touch && card && waits) {
      const Place* again = table.place(id);
      if (again == nullptr) continue;
      table.press(again->x + again->width / 2, again->y + again->height / 2, touch);
    }
  }
  return -1;
}

// Plays on until the state is wanted and nothing waits; false when the match was over before.
template <typename Wanted>
bool play_until(Sitting& table, Rng& rng, Wanted wanted) {
  for (int i = 0; i < 600 && table.shown().stage != Stage::MatchOver; ++i) {
    table.wait(rng);
    table.frame();
    if (table.app().match()->waiting() || table.shown().stage == Stage::MatchOver) continue;
    if (wanted()) return true;
    // Draws where it can: drawn cards and large hands come sooner.
    std::string id = offered(table.app(), rng.below(2) == 0 ? "draw" : "play:");
    if (id.empty()) id = table.choose(rng);
    if (!id.empty()) table.app().activate(id);
  }
  return false;
}

bool my_turn(Sitting& table, Stage stage) {
  return table.shown().stage == stage && table.shown().turn == table.app().match()->viewer();
}

int own_cards(Sitting& table) { return table.shown().hands[table.app().match()->viewer()].count; }

Spot pile_of(Sitting& table, float width, float height) {
  const Seat me = table.app().match()->viewer();
  LayoutFacts facts{.width = width, .height = height, .safe = {}, .seats = table.shown().seats, .viewer = me};
  facts.groups = order_of_hand(table.shown(), me).groups;
  facts.counts[me] = own_cards(table);
  return lay_out(facts).draw_pile.centre;
}

}  // namespace

TEST_CASE("a match of one round is played to its end by mouse, at every size") {
  constexpr std::array<int, 3> kTables[] = {{1280, 720, 4}, {360, 640, 5}, {640, 360, 10}, {2560, 1080, 2}};
  for (const std::array<int, 3>& each : kTables) {
    const int width = each[0], height = each[1], players = each[2];
    CAPTURE(width);
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(width), 1);
    Sitting table(static_cast<float>(width), static_cast<float>(height), players, true, 5);
    CHECK(play_by_pointer(table, false, rng) > 3);
    CHECK(table.shown().stage == Stage::MatchOver);
  }
}

TEST_CASE("a match of one round is played to its end by finger on a phone") {
  Rng rng = Rng::seeded(8, 1);
  Sitting table(360, 640, 4, true, 11);
  CHECK(play_by_pointer(table, true, rng) > 3);
}

TEST_CASE("a match of one round is played to its end by keys alone") {
  Rng rng = Rng::seeded(3, 1);
  Sitting table(1280, 720, 3, true, 21);
  int keys = 0;
  for (; keys < 6000 && table.shown().stage != Stage::MatchOver; ++keys) {
    if (!table.app().table_has_focus()) table.app().escape();  // the cursor was on the menu or the clock
    table.wait(rng);
    if (table.shown().stage == Stage::MatchOver) break;
    if (table.app().choosing() || table.app().naming()) {
      table.key(static_cast<Key>(static_cast<int>(Key::Red) + static_cast<int>(rng.below(4))));
      continue;
    }
    // Cards by cursor, the rest by its own key.
    constexpr Key kKeys[] = {Key::Right, Key::Enter, Key::Right,     Key::Enter, Key::Uno,
                             Key::Draw,  Key::Pass,  Key::Challenge, Key::Report};
    table.key(kKeys[rng.below(9)]);
  }
  CHECK(table.shown().stage == Stage::MatchOver);
}

TEST_CASE("every preset is played to the end of a round by mouse and by finger, at every size") {
  constexpr std::array<int, 3> kTables[] = {{1280, 720, 4}, {360, 640, 5}, {640, 360, 7}};
  int number = 0;
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    const auto& [width, height, seats] = kTables[number % 3];
    const bool touch = number % 2 == 1;
    Rules rules = playable_preset(preset, seats);
    rules.match = MatchFormat::Single;
    rules.booking = Booking::Winner;
    Rng rng = Rng::seeded(5, static_cast<std::uint64_t>(++number));
    Sitting table(static_cast<float>(width), static_cast<float>(height), rules, seats, 17);
    CHECK(play_by_pointer(table, touch, rng) > 3);
    CHECK(table.shown().stage == Stage::MatchOver);
  }
}

TEST_CASE("every preset is played to the end of a round by keys alone") {
  std::uint64_t number = 0;
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    Rules rules = playable_preset(preset, 4);
    rules.match = MatchFormat::Single;
    rules.booking = Booking::Winner;
    Sitting table(1280, 720, rules, 4, 23);
    Rng rng = Rng::seeded(3, ++number);
    for (int tries = 0; tries < 3000 && table.shown().stage != Stage::MatchOver; ++tries) {
      table.wait(rng);
      if (table.shown().stage == Stage::MatchOver) break;
      if (table.app().choosing() || table.app().naming()) {
        table.key(static_cast<Key>(static_cast<int>(Key::Red) + static_cast<int>(rng.below(4))));
        continue;
      }
      // A few cards on and played; now and then a button, or one of the letters.
      const std::uint32_t lot = rng.below(10);
      if (lot < 6) {
        for (std::uint32_t steps = rng.below(6); steps > 0; --steps) table.key(Key::Right);
        table.key(Key::Enter);
      } else if (lot == 6) {
        table.key(Key::Up);
        table.key(Key::Enter);
      } else {
        constexpr Key kKeys[] = {Key::Draw,   Key::Pass,   Key::Space, Key::Uno, Key::Challenge,
                                 Key::Report, Key::Gather, Key::Jump,  Key::Down};
        table.key(kKeys[rng.below(std::size(kKeys))]);
      }
      // The menu and the history are only other screens; down leads back to the cards.
      if (!table.app().table_has_focus()) table.app().escape();
      if (lot == 6) table.key(Key::Down);
    }
    CHECK(table.shown().stage == Stage::MatchOver);
  }
}

TEST_CASE("at rest nothing moves, two frames are equal, and no frame is wanted") {
  Sitting table(1280, 720, 4, false, 5);
  Rng rng = Rng::seeded(1, 1);
  table.wait(rng);
  for (int i = 0; i < 400 && (table.ui().moving() || table.ui().wake_after() >= 0); ++i) table.frame();
  CHECK_FALSE(table.ui().moving());
  CHECK(table.ui().wake_after() < 0);
  table.frame({}, 0);
  const std::vector<unsigned char> before = picture();
  table.frame({}, 0);
  const std::vector<unsigned char> after = picture();
  CHECK(before.size() > 1000);
  CHECK(before == after);
}

TEST_CASE("every legal action can be hit where its place says, and places are inside the window") {
  Sitting table(360, 640, 6, true, 9);
  Rng rng = Rng::seeded(4, 1);
  int seen = 0;
  for (int i = 0; i < 300 && table.shown().stage != Stage::MatchOver; ++i) {
    table.wait(rng);
    table.frame();
    if (table.app().match()->waiting()) continue;
    for (const app::Item& item : table.app().mirror()) {
      if (!item.enabled) continue;
      // What a tip says can be done where the tip was asked for; a challenge or a card just drawn takes the place of
      // both.
      const bool taken = !offered(table.app(), "challenge").empty() || !offered(table.app(), "pass").empty();
      if (item.id == "auto" || (item.id == "tip" && taken)) continue;
      if (item.id == "cues") continue;  // upright windows have no room for it: it comes first in the menu
      CAPTURE(item.id);
      const Place* place = table.place(item.id);
      CHECK(place != nullptr);
      if (place == nullptr) continue;
      ++seen;
      CHECK(place->x >= 0);
      CHECK(place->y >= 0);
      CHECK(place->x + place->width <= 360);
      CHECK(place->y + place->height <= 640);
    }
    const std::string id = table.choose(rng);
    if (!id.empty()) table.app().activate(id);
  }
  CHECK(seen > 25);
}

TEST_CASE("a card that cannot be played is refused with a sentence and stays") {
  Sitting table(1280, 720, 4, true, 5);
  Rng rng = Rng::seeded(1, 1);
  for (int i = 0; i < 200; ++i) {
    table.wait(rng);
    table.frame();
    const app::Item* barred = nullptr;
    for (const app::Item& item : table.app().mirror()) {
      if (!item.enabled && item.id.compare(0, 5, "play:") == 0) barred = &item;
    }
    if (barred != nullptr && table.place(barred->id) != nullptr) {
      const int cards = table.shown().hands[table.app().match()->viewer()].count;
      const std::uint32_t number = table.app().notice().number;
      const Place place = *table.place(barred->id);
      table.press(place.x + place.width / 2, place.y + place.height / 2, false);
      CHECK(table.app().notice().number == number + 1);
      CHECK_FALSE(table.app().notice().text.empty());
      CHECK(table.shown().hands[table.app().match()->viewer()].count == cards);
      return;
    }
    table.app().activate(table.choose(rng));
  }
  FAIL("no card was ever barred");
}

// Whether a card was just drawn that may be played or kept; then its buttons are tried.
bool try_choice(int width, int height, std::uint64_t seed) {
  Sitting table(static_cast<float>(width), static_cast<float>(height), 3, true, seed);
  Rng rng = Rng::seeded(seed, 2);
  const bool found = play_until(table, rng, [&] {
    return my_turn(table, Stage::Drawn) && !offered(table.app(), "play:").empty() &&
           !offered(table.app(), "pass").empty();
  });
  if (!found) return false;
  const std::string play = offered(table.app(), "play:");
  CHECK(play == "play:" + card_text(table.shown().face(table.shown().drawn)));
  for (const std::string& id : {play, std::string("pass")}) {
    const Place* place = table.place(id);
    REQUIRE(place != nullptr);
    CHECK(place->width >= 44);
    CHECK(place->height >= 44);
  }
  const int cards = own_cards(table);
  if (width == 360) {
    const Place keep = *table.place("pass");
    table.press(keep.x + keep.width / 2, keep.y + keep.height / 2, true);
  } else {
    table.key(Key::Pass);
  }
  table.app().show_all();
  CHECK_FALSE(my_turn(table, Stage::Drawn));
  CHECK(own_cards(table) == cards);
  return true;
}

TEST_CASE("a card just drawn has its two buttons, each of 44 px and more; by key and by press") {
  constexpr std::array<int, 2> kWindows[] = {{1280, 720}, {360, 640}, {640, 360}};
  for (const std::array<int, 2>& window : kWindows) {
    CAPTURE(window[0]);
    bool tried = false;
    for (std::uint64_t seed = 1; seed < 30 && !tried; ++seed) tried = try_choice(window[0], window[1], seed);
    CHECK(tried);
  }
}

TEST_CASE("the choice of a colour can be left by its button and by Escape, and nothing is played") {
  Sitting table(640, 360, 3, true, 7);
  Rng rng = Rng::seeded(5, 1);
  REQUIRE(
      play_until(table, rng, [&] { return my_turn(table, Stage::Turn) && !offered(table.app(), "play:W").empty(); }));
  const std::string wild = offered(table.app(), "play:W");
  const int cards = own_cards(table);
  for (const bool by_key : {false, true}) {
    table.app().activate(wild);
    table.frame();
    REQUIRE(table.app().choosing());
    const Place* cancel = table.place("cancel");
    REQUIRE(cancel != nullptr);
    if (by_key) {
      table.key(Key::Escape);
    } else {
      table.press(cancel->x + cancel->width / 2, cancel->y + cancel->height / 2, false);
    }
    CHECK_FALSE(table.app().choosing());
    CHECK(table.app().table_has_focus());
    CHECK(own_cards(table) == cards);
  }
}

TEST_CASE("left and right walk round the hand and never leave it; up goes to the buttons, down back to the cards") {
  for (const Key way : {Key::Left, Key::Right}) {
    Sitting table(1280, 720, 3, true, 7);
    Rng rng = Rng::seeded(5, 1);
    REQUIRE(play_until(table, rng, [&] { return my_turn(table, Stage::Turn) && own_cards(table) > 3; }));
    const int cards = own_cards(table);
    const std::size_t actions = table.app().match()->record().actions.size();
    // Once round and on: from wherever it began, the cursor is on a card again.
    for (int i = 0; i < 2 * cards + 1; ++i) table.key(way);
    table.key(Key::Enter);
    const bool tried = table.app().choosing().has_value() || table.app().match()->record().actions.size() != actions ||
                       !table.app().notice().text.empty();
    CHECK(tried);
    CHECK(table.app().table_has_focus());
  }
  Sitting table(1280, 720, 3, true, 7);
  Rng rng = Rng::seeded(5, 1);
  REQUIRE(play_until(table, rng, [&] { return my_turn(table, Stage::Turn) && table.place("draw") != nullptr; }));
  const int cards = own_cards(table);
  table.key(Key::Right);
  table.key(Key::Up);
  table.key(Key::Down);
  table.key(Key::Up);
  table.key(Key::Enter);  // the first button of a turn: the draw
  table.app().show_all();
  CHECK(own_cards(table) == cards + 1);
}

TEST_CASE("on the wheel the arrows go to the quarter in their direction") {
  struct Way {
    Key across, down;
    Colour colour;
  };
  constexpr Way kWays[] = {{Key::Right, Key::Up, Colour::Red},
                           {Key::Right, Key::Down, Colour::Yellow},
                           {Key::Left, Key::Down, Colour::Green},
                           {Key::Left, Key::Up, Colour::Blue}};
  for (const Way& way : kWays) {
    Sitting table(1280, 720, 3, true, 7);
    Rng rng = Rng::seeded(5, 1);
    REQUIRE(
        play_until(table, rng, [&] { return my_turn(table, Stage::Turn) && !offered(table.app(), "play:W").empty(); }));
    table.app().activate(offered(table.app(), "play:W"));
    table.frame();
    REQUIRE(table.app().choosing());
    table.key(Key::Enter);  // the cursor comes, and nothing is chosen yet
    REQUIRE(table.app().choosing());
    table.key(way.across);
    table.key(way.down);
    table.key(Key::Enter);
    CHECK_FALSE(table.app().choosing());
    const Action& played = table.app().match()->record().actions.back();
    CHECK(played.colour == way.colour);
  }
}

TEST_CASE("Enter goes on from the scoreboard, and R with nobody to report says so") {
  Sitting table(1280, 720, 3, true, 7);
  Rng rng = Rng::seeded(5, 1);
  table.wait(rng);
  table.key(Key::Report);
  CHECK(table.app().notice().text == table.app().strings().text("why.report"));
  const int number = table.app().match_number();
  CHECK_FALSE(play_until(table, rng, [] { return false; }));  // to the end
  REQUIRE(table.shown().stage == Stage::MatchOver);
  for (int i = 0; i < 200 && !table.place("new"); ++i) table.frame();
  table.key(Key::Enter);
  CHECK(table.app().match_number() == number + 1);
}

TEST_CASE("under a form the scoreboard does not show, and it is there again behind it") {
  Sitting table(1280, 720, 3, true, 7);
  Rng rng = Rng::seeded(5, 1);
  CHECK_FALSE(play_until(table, rng, [] { return false; }));
  for (int i = 0; i < 200 && !table.place("new"); ++i) table.frame();
  const int board = ImGui::GetDrawData()->TotalVtxCount;
  table.app().activate("menu");
  table.frame();
  // Not only without its buttons: its rows of cards are most of what is drawn.
  CHECK(ImGui::GetDrawData()->TotalVtxCount < board * 3 / 4);
  table.app().escape();
  table.frame();
  CHECK(ImGui::GetDrawData()->TotalVtxCount == board);
}

TEST_CASE("a finger on the draw pile is asked again while a card could be played; a mouse draws at once") {
  for (const bool touch : {true, false}) {
    Sitting table(360, 640, 3, true, 7);
    Rng rng = Rng::seeded(6, 1);
    const auto could_play = [&] {
      return my_turn(table, Stage::Turn) && table.shown().chain.sum == 0 && !offered(table.app(), "play:").empty();
    };
    REQUIRE(play_until(table, rng, could_play));
    const Spot pile = pile_of(table, 360, 640);
    const int cards = own_cards(table);
    table.press(pile.x, pile.y, touch);
    if (touch) {
      CHECK(own_cards(table) == cards);
      CHECK(my_turn(table, Stage::Turn));
      table.press(pile.x, pile.y, touch);
    }
    table.app().show_all();
    CHECK(own_cards(table) == cards + 1);
  }
}

TEST_CASE("a Wild Draw Four says that it is a bluff exactly when it is one") {
  int bluffs = 0, honest = 0;
  for (const std::uint64_t seed : {7u, 8u, 9u, 10u}) {
    Sitting table(1280, 720, 3, true, seed);
    Rng rng = Rng::seeded(seed, 1);
    play_until(table, rng, [&] {
      const Seat me = table.app().match()->viewer();
      const bool could = my_turn(table, Stage::Turn) && !offered(table.app(), "play:W4").empty();
      for (const app::Item& item : table.app().mirror()) {
        if (!could || item.id != "play:W4") continue;
        const bool guilty = wild4::guilt_of(table.shown(), me) == Guilt::Guilty;
        CHECK((item.label.find("bluff") != std::string::npos) == guilty);
        ++(guilty ? bluffs : honest);
      }
      return false;
    });
  }
  CHECK(bluffs > 0);
  CHECK(bluffs + honest > 1);
}

TEST_CASE("sentences keep to their box in two lines and are never too small to read") {
  Sitting table(360, 640, 3, true, 7);
  table.frame();
  const Atlas none;
  ImGui::NewFrame();
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), none, 1, 1);
  const Box box{4, 300, 304, 44};
  std::string text;
  for (int words = 1; words < 60; ++words) {
    text += words % 5 == 0 ? "Wild Draw Four. " : "cards, ";
    const SentenceFit fit = fit_sentence(canvas, box, {{text}});
    CHECK(fit.size >= theme::kLeastLine);
    CHECK(fit.lines <= 2);
    CHECK(fit.plate.x >= box.x - 0.5f);
    CHECK(fit.plate.right() <= box.right() + 0.5f);
    CHECK(fit.plate.y >= box.y - 0.5f);
    CHECK(fit.plate.bottom() <= box.bottom() + 0.5f);
  }
  // Of several sentences the last one stays whole.
  const std::string last = "You draw 4 cards and may not play this turn.";
  const SentenceFit alone = fit_sentence(canvas, box, {{last}});
  std::string long_line;
  for (int i = 0; i < 8; ++i) long_line += "Penguin plays Wild Draw Four and chooses red. ";
  const SentenceFit both = fit_sentence(canvas, box, {{long_line}, {last}});
  CHECK(both.plate == alone.plate);
  // As the narrator says them: each by itself, with the gap between.
  const app::Runs told = {{"Penguin plays Wild Draw Four and chooses red."}, {" "}, {"Owl is skipped."}, {" "}, {last}};
  CHECK(fit_sentence(canvas, box, told).plate == alone.plate);
  ImGui::Render();
}

TEST_CASE("while a call is owed its time is drawn; in the menu time stands still and no frame is wanted") {
  for (const bool reduced : {false, true}) {
    bool owed = false;
    for (std::uint64_t seed = 1; seed < 40 && !owed; ++seed) {
      Sitting table(1280, 720, 4, reduced, seed);
      Rng rng = Rng::seeded(seed, 3);
      for (int i = 0; i < 400 && table.shown().stage != Stage::MatchOver && !owed; ++i) {
        table.wait(rng);
        std::string id = offered(table.app(), "play:");
        for (const char* other : {"colour:", "name:", "pass", "draw"}) {
          if (id.empty()) id = offered(table.app(), other);
        }
        if (!id.empty()) table.app().activate(id);
        for (int k = 0; k < 20 && !owed; ++k) {
          table.frame();
          owed = table.app().match()->turn_in() > 0 && contains(table.shown().owes_call, table.app().match()->viewer());
        }
      }
      if (!owed) continue;
      table.frame({}, 0.01);
      CHECK((table.ui().moving() || table.ui().wake_after() >= 0));
      table.app().activate("menu");
      for (int i = 0; i < 200; ++i) table.frame();
      CHECK(contains(table.shown().owes_call, table.app().match()->viewer()));
      CHECK_FALSE(table.ui().moving());
      CHECK(table.ui().wake_after() < 0);
    }
    CHECK(owed);
  }
}

TEST_CASE("a tip is asked for by button and by key, and what it says is done where it was asked for") {
  for (const bool tall : {true, false}) {
    Sitting table(tall ? 360.0f : 1280.0f, tall ? 640.0f : 720.0f, 4, true, 9);
    for (int i = 0; i < 4000 && !table.app().match()->can_advise(); ++i) table.frame();
    REQUIRE(table.app().match()->can_advise());
    table.frame();
    const Place* tip = table.place("tip");
    REQUIRE(tip != nullptr);
    CHECK(table.place("auto") == nullptr);
    if (tall) {
      table.press(tip->x + tip->width / 2, tip->y + tip->height / 2, true);
    } else {
      table.key(Key::Tip);
    }
    table.frame();
    CHECK_FALSE(table.app().tip().empty());
    CHECK(table.place("tip") == nullptr);
    REQUIRE(table.place("auto") != nullptr);
    const std::size_t actions = table.app().match()->record().actions.size();
    table.key(Key::Auto);
    CHECK(table.app().match()->record().actions.size() > actions);
    CHECK(table.app().tip().empty());
  }
}

TEST_CASE("where there are sound buttons too the tip has its place, covered by nothing, and can be asked for there") {
  for (const auto& size : {std::pair(360.0f, 640.0f), std::pair(640.0f, 360.0f), std::pair(1280.0f, 720.0f),
                           std::pair(2560.0f, 1080.0f)}) {
    const float width = size.first, height = size.second;
    CAPTURE(width);
    Sitting table(width, height, rules_from("party"), 4, 9);
    for (int i = 0; i < 4000 && !table.app().match()->can_advise(); ++i) table.frame();
    REQUIRE(table.app().match()->can_advise());
    table.frame();
    REQUIRE(table.place("shout") != nullptr);
    REQUIRE(table.place("tip") != nullptr);
    const Place tip = *table.place("tip");
    CHECK(tip.width >= theme::kTouch - 0.01f);
    CHECK(tip.height >= theme::kTouch);
    for (const Place& other : table.ui().places()) {
      CAPTURE(other.id);
      if (other.id != "tip")
        CHECK_FALSE(overlap({tip.x, tip.y, tip.width, tip.height}, {other.x, other.y, other.width, other.height}));
    }
    table.press(tip.x + tip.width / 2, tip.y + tip.height / 2, width < 700);
    table.frame();
    CHECK_FALSE(table.app().tip().empty());
    CHECK(table.place("auto") != nullptr);
    CHECK(table.place("shout") != nullptr);
  }
}

TEST_CASE("at a table one has just come to, again too, the letters of the keys come with the first key") {
  Sitting table(1280, 720, 4, true, 9);
  for (int i = 0; i < 4000 && !table.app().match()->can_advise(); ++i) table.frame();
  for (int i = 0; i < 100; ++i) table.frame();
  const std::size_t plain = picture().size();
  table.key(Key::Look);  // which does nothing here
  const std::size_t lettered = picture().size();
  CHECK(lettered > plain);
  table.press(640, 20, false);
  table.frame();
  CHECK(picture().size() < lettered);
}
