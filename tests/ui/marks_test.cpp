// What is marked on the table besides the cards themselves: a bluff, a tip, who comes next, whose turn it is not.
#include "ui/marks.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/families/wild4.hpp"
#include "engine/notation.hpp"
#include "support/reading.hpp"
#include "ui/controls.hpp"
#include "ui/sitting.hpp"
#include "ui/table.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

// A table without an App: any state, any window.
class Bare {
 public:
  Bare(float width, float height, const State& shown) : metrics_{.width = width, .height = height}, state(shown) {
    ImGui::GetIO().DisplaySize = {width, height};
    metrics_.reduced_motion = true;
    model.state = &state;
    model.people.resize(static_cast<std::size_t>(shown.seats));
  }

  void move() { metrics_.reduced_motion = false; }

  void frame(const Input& input = {}, double seconds = 1.0 / 60) {
    ImGui::GetIO().DeltaTime = 0.05f;
    ImGui::NewFrame();
    table.frame(seconds, metrics_, input, model, desk);
    ImGui::Render();
    model.told.clear();
  }

  // Where everything that is drawn has its corners, whatever its colour; only those within a box, if one is given.
  [[nodiscard]] static std::vector<Spot> corners(const Box& within = {0, 0, 9999, 9999}) {
    std::vector<Spot> spots;
    for (const ImDrawVert& each : ImGui::GetDrawData()->CmdLists[0]->VtxBuffer) {
      if (within.contains({each.pos.x, each.pos.y})) spots.push_back({each.pos.x, each.pos.y});
    }
    return spots;
  }

  // What may be done: these cards, and to draw.
  void offer(std::string_view playable) {
    model.items = {{"draw", ""}, {"tip", ""}, {"auto", ""}};
    for (const Face face : cards(playable)) model.items.push_back({"play:" + card_text(face), ""});
  }

 private:
  NoWindow window_;
  Metrics metrics_;

 public:
  State state;
  Model model{};
  Table table{};
  NoDesk desk{};
};

constexpr std::pair<float, float> kWindows[] = {{1280.0f, 720.0f}, {360.0f, 640.0f}, {640.0f, 360.0f}};

}  // namespace

TEST_CASE("a Wild Draw Four that would be a bluff has another shape than one that would not, before it is chosen") {
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    Bare table(width, height, table_of_hands({"R1 R5 G2 W4", "G4 G5"}, "R5"));
    REQUIRE(wild4::guilt_of(table.state, 0) == Guilt::Guilty);
    table.offer("R1 R5 W4");
    table.frame();
    table.frame();
    const std::vector<Spot> honest = Bare::corners();
    table.model.bluff = {{"a bluff"}};
    table.frame();
    const std::vector<Spot> bluff = Bare::corners();
    CHECK_FALSE(bluff == honest);
    // What cannot be played at all is no bluff.
    table.offer("R1 R5");
    table.frame();
    const std::vector<Spot> barred = Bare::corners();
    table.model.bluff.clear();
    table.frame();
    CHECK(Bare::corners() == barred);
  }
}

TEST_CASE("a raised bluff is told although a tip stands") {
  Bare table(1280, 720, table_of_hands({"R1 R5 G2 W4", "G4 G5"}, "R5"));
  table.offer("R1 R5 W4");
  table.model.tip = {{"Play red 1: it is red."}};
  table.model.advised = play(0, *parse_card("R1"));
  table.model.bluff = {{"You hold red."}};
  table.frame();
  Input input;
  const auto line_over = [&](std::string_view card) {
    const auto place = std::find_if(table.table.places().begin(), table.table.places().end(),
                                    [card](const Place& each) { return each.id == "play:" + std::string(card); });
    REQUIRE(place != table.table.places().end());
    input.pointer = {.x = place->x + place->width / 2, .y = place->y + place->height / 2, .inside = true};
    for (int i = 0; i < 3; ++i) table.frame(input);
    return Bare::corners(table.table.layout().sentence);
  };
  const std::vector<Spot> tip = line_over("R1"), warned = line_over("W4");
  table.model.tip = {{"Another tip, which has more words than the other."}};
  // Without a font, as in WebAssembly, words are not drawn.
  if (ImGui::CalcTextSize("words").x > 0) CHECK_FALSE(line_over("R1") == tip);
  CHECK(line_over("W4") == warned);
}

TEST_CASE("the card of a tip is marked as long as the tip stands, and it alone") {
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    Bare table(width, height, table_of_hands({"R1 R5 G2 W", "G4 G5"}, "R5"));
    table.offer("R1 R5 W");
    table.model.tip = {{"Play it."}};
    std::vector<std::vector<Spot>> pictures;
    for (const char* card : {"R1", "R5", "W"}) {
      table.model.advised = play(0, *parse_card(card), *parse_card(card) == Face::Wild ? Colour::Red : Colour::None);
      table.frame();
      table.frame();
      CHECK(std::count(pictures.begin(), pictures.end(), Bare::corners()) == 0);
      pictures.push_back(Bare::corners());
    }
    table.model.advised = act(ActionKind::Pass, 0);
    table.frame();
    const std::size_t unmarked = Bare::corners().size();
    for (const std::vector<Spot>& each : pictures) CHECK(each.size() > unmarked);
  }
}

TEST_CASE("while a tip is being thought out its button shows that at once") {
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    Bare table(width, height, table_of_hands({"R1 R5 G2 W", "G4 G5"}, "R5"));
    table.offer("R1 R5 W");
    table.frame();
    const std::vector<Spot> idle = Bare::corners(table.table.layout().tip);
    table.model.advising = true;
    table.frame();
    CHECK_FALSE(Bare::corners(table.table.layout().tip) == idle);
  }
}

TEST_CASE("a second tap on the place of the tip is not taken for its doing, until a while later") {
  Sitting table(360, 640, 4, true, 9);
  for (int i = 0; i < 4000 && !table.app().match()->can_advise(); ++i) table.frame();
  REQUIRE(table.app().match()->can_advise());
  table.frame();
  REQUIRE(table.place("tip") != nullptr);
  const Place tip = *table.place("tip");
  const std::size_t actions = table.app().match()->record().actions.size();
  const auto tap = [&] { table.press(tip.x + tip.width / 2, tip.y + tip.height / 2, true); };
  tap();
  tap();
  CHECK(table.app().match()->record().actions.size() == actions);
  CHECK_FALSE(table.app().tip().empty());
  for (int i = 0; i < 30; ++i) table.frame();
  tap();
  CHECK(table.app().match()->record().actions.size() > actions);
}

TEST_CASE("the person is told that they come next, on phones too") {
  for (const char* rules : {"official", "official match=single"}) {
    for (const auto& window : kWindows) {
      const float width = window.first, height = window.second;
      CAPTURE(width);
      Bare table(width, height, table_of_hands({"R1 R5 G2 W", "G4 G5", "Y4 Y5"}, "R5", rules_from(rules)));
      const auto around_call = [&](Seat turn) {
        table.state.turn = turn;
        table.frame();
        const Layout& layout = table.table.layout();
        const Box& call = layout.call;
        return Bare::corners({call.x - 60, call.y - 40, call.w + 60, call.h + 40}).size();
      };
      CHECK(around_call(2) > around_call(1));
    }
  }
}

TEST_CASE("who comes next is told on the own turn, and not where there is but one other") {
  app::Strings strings;
  strings.read(*read_texts("en"));
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    const auto plate = [&](const State& state, Seat turn, int direction = 1, bool waiting = false) {
      Bare table(width, height, state);
      table.model.strings = &strings;
      table.model.waiting = waiting;
      table.state.turn = turn;
      table.state.direction = static_cast<std::int8_t>(direction);
      table.frame();
      return Bare::corners(grown(table.table.layout().seats[1].name, 4)).size();
    };
    const State three = table_of_hands({"R1 R5 G2 W", "G4 G5", "Y4 Y5"}, "R5");
    CHECK(plate(three, 0) > plate(three, 2));
    CHECK(plate(three, 2, -1) == plate(three, 2, -1, true));
    const State two = table_of_hands({"R1 R5 G2 W", "G4 G5"}, "R5");
    CHECK(plate(two, 0) == plate(two, 0, 1, true));
  }
}

TEST_CASE("the card a tip means is raised, and the cursor goes to it; a bluff rises by the person's hand alone") {
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    Bare table(width, height, table_of_hands({"R1 R5 G2 W4", "G4 G5"}, "R5"));
    table.offer("R1 R5 W4");
    const auto tell = [&](const Action& action) {
      table.model.tip.clear();
      table.frame();
      table.model.tip = {{"Play it."}};
      table.model.advised = action;
      table.frame();
      table.frame();
      table.desk.last.clear();
    };
    // A finger's first tap raises a card, its second one plays it.
    const auto tap = [&](std::string_view card) {
      const auto place = std::find_if(table.table.places().begin(), table.table.places().end(),
                                      [card](const Place& each) { return each.id == "play:" + std::string(card); });
      REQUIRE(place != table.table.places().end());
      Input input;
      input.pointer = {.x = place->x + place->width / 2,
                       .y = place->y + place->height / 2,
                       .inside = true,
                       .down = true,
                       .pressed = true,
                       .touch = true};
      table.frame(input);
      input.pointer.pressed = input.pointer.down = false;
      input.pointer.released = true;
      table.frame(input);
      return table.desk.last;
    };
    table.frame();
    table.frame();
    CHECK(tap("R1").empty());
    tell(play(0, *parse_card("R5")));
    CHECK(tap("R5") == "play:R5");
    table.model.bluff = {{"You hold red."}};
    tell(play(0, Face::WildDrawFour, Colour::Red));
    CHECK(tap("W4").empty());
    // The cursor stands on one card; the tip means another.
    table.model.bluff.clear();
    Input key;
    key.keys = {Key::Home};
    table.frame(key);
    tell(play(0, *parse_card("R5")));
    key.keys = {Key::Enter};
    table.frame(key);
    CHECK(table.desk.last == "play:R5");
  }
}

TEST_CASE("a mouse that lies over the hand raises nothing while the keys are in use, until it moves") {
  const auto picture = [](Pointer pointer, float moved) {
    Bare table(1280, 720, table_of_hands({"R1 R5 G5 W", "G4 G5"}, "R5"));
    table.offer("R1 R5 G5 W");
    Input input{.pointer = pointer};
    table.frame(input);
    input.keys = {Key::End};
    table.frame(input);
    input.keys.clear();
    input.pointer.x += moved;
    for (int i = 0; i < 3; ++i) table.frame(input);
    return Bare::corners();
  };
  const Pointer away{.x = -1, .y = -1}, over{.x = 545, .y = 600, .inside = true};
  CHECK(picture(over, 0) == picture(away, 0));
  CHECK_FALSE(picture(over, 2) == picture(away, 0));
}

TEST_CASE("the button beside a tip says what it does") {
  app::Strings strings;
  strings.read(*read_texts("en"));
  Bare table(1280, 720, table_of_hands({"R1 R5 G5 W", "G4 G5"}, "R5"));
  table.offer("R1 R5 W");
  table.model.strings = &strings;
  table.frame();
  const auto label = [&] {
    const std::vector<Control> controls = controls_of(table.model, table.table.layout());
    const auto found = std::find_if(controls.begin(), controls.end(),
                                    [](const Control& each) { return each.id == "tip" || each.id == "auto"; });
    REQUIRE(found != controls.end());
    return found->label;
  };
  CHECK(label() == "Tip");
  table.model.tip = {{"That is best."}};
  table.model.advised = play(0, *parse_card("R1"));
  CHECK(label() == "Play it");
  table.model.advised.cards[1] = *parse_card("R5");
  table.model.advised.card_count = 2;
  CHECK(label() == "Play them");
  table.model.advised = act(ActionKind::Draw, 0);
  CHECK(label() == "Do that");
}

TEST_CASE("while others play the own hand sits lower, and rises with the turn") {
  for (const auto& window : kWindows) {
    const float width = window.first, height = window.second;
    CAPTURE(width);
    Bare table(width, height, table_of_hands({"R1 R5 G2 W", "G4 G5", "Y4 Y5"}, "R5"));
    const auto lowest = [&](Seat turn) {
      table.state.turn = turn;
      table.frame();
      table.frame();
      float low = 9999;
      for (const Place& place : table.table.places()) {
        if (place.id == "play:G2") low = place.y;
      }
      return low;
    };
    const float others = lowest(1), own = lowest(0);
    CHECK(others > own + 2);
    CHECK(others < own + 20);
    CHECK(lowest(2) == others);
  }
}

TEST_CASE("dots on new cards do not lie over the cover of a hand") {
  Bare table(360, 640, table_of_hands({"R1 R5 G2 W", "G4 G5", "Y4 Y5"}, "R5"));
  table.model.covered = true;
  table.model.items = {{"show", ""}};
  table.frame();
  table.frame();
  const std::vector<Spot> before = Bare::corners();
  table.model.told = {{.kind = EventKind::CardDrawn, .seat = 0, .slot = table.state.hands[0].first}};
  table.frame();
  CHECK(Bare::corners() == before);
}

TEST_CASE("a dot on a new card lies within the card") {
  const NoWindow window;
  ImGui::GetIO().DisplaySize = {400, 400};
  ImGui::NewFrame();
  const Atlas none;
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), none, 1, 1);
  const Pose pose{{200, 200}, 150, 0};
  draw_new_dot(canvas, pose);
  ImGui::Render();
  const std::vector<Spot> dot = Bare::corners();
  REQUIRE_FALSE(dot.empty());
  for (const Spot& each : dot) CHECK(grown(bounds_of(pose), 1).contains(each));
}

TEST_CASE(
    "where the hand takes more rows or fewer the middle of the table glides, without motion it is there at once") {
  constexpr std::string_view kMany = "R1 R2 R3 R4 R5 R6 R7 R8 R9 G1 G2 G3 G4 G5 G6 G7 G8 G9 B1 B2 B3 B4 B5 B6 B7 B8";
  for (const bool still : {false, true}) {
    CAPTURE(still);
    const State few = table_of_hands({"R1 R2 G1", "G4 G5"}, "R5"), many = table_of_hands({kMany, "G4 G5"}, "R5");
    Bare table(1280, 720, few);
    if (!still) table.move();
    for (int i = 0; i < 100; ++i) table.frame();
    const float home = table.table.layout().ring.y;
    table.state = many;
    float y = home, most = 0;
    for (int i = 0; i < 240; ++i) {
      table.frame();
      most = std::max(most, std::fabs(table.table.layout().ring.y - y));
      y = table.table.layout().ring.y;
    }
    CHECK(home - y > 25);
    if (still) {
      CHECK(most == home - y);
    } else {
      CHECK(most < 8);
      CHECK_FALSE(table.table.moving());
    }
    // Back home it lies as it did.
    table.state = few;
    for (int i = 0; i < 240; ++i) table.frame();
    CHECK(table.table.layout().ring.y == home);
  }
}
