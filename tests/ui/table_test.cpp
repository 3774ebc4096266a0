// The table over a real App without a window: every way to draw comes to the same, and how long a shown hand lies open.
#include "ui/table.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <memory>
#include <string>
#include <vector>

#include "app/lent.hpp"
#include "engine/check.hpp"
#include "engine/families/wild4.hpp"
#include "engine/notation.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"
#include "ui/hand_view.hpp"
#include "ui/layout.hpp"
#include "ui/sitting.hpp"
#include "ui/ui.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

namespace {

constexpr float kWidth = 1280, kHeight = 720;

// A person in front of a saved match.
class Visit {
 public:
  explicit Visit(const std::string& record) : context_(ImGui::CreateContext()) {
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {kWidth, kHeight};
    ImGui::GetIO().DeltaTime = 0.05f;
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    app_ = std::make_unique<app::App>(lent_.services(), std::vector<std::string>{"en"});
    CHECK_FALSE(app_->open(record));
  }
  ~Visit() { ImGui::DestroyContext(context_); }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  [[nodiscard]] app::App& app() { return *app_; }
  [[nodiscard]] const app::Match& match() const { return *app_->match(); }
  [[nodiscard]] Seat me() const { return match().viewer(); }

  void frame(const Input& input = {}, double seconds = 0.05) {
    ImGui::NewFrame();
    app_->step(seconds);
    ui_.frame(seconds, {.width = kWidth, .height = kHeight, .reduced_motion = true}, input, *app_);
    ImGui::Render();
  }

  void press(Spot at, bool touch) {
    Input input;
    input.pointer = {.x = at.x, .y = at.y, .inside = true, .down = true, .pressed = true, .touch = touch};
    frame(input);
    input.pointer.down = input.pointer.pressed = false;
    input.pointer.released = true;
    frame(input);
  }

  [[nodiscard]] Spot pile() const {
    const State& shown = match().shown();
    LayoutFacts facts{.width = kWidth, .height = kHeight, .safe = {}, .seats = shown.seats, .viewer = me()};
    for (Seat seat = 0; seat < shown.seats; ++seat) facts.counts[seat] = shown.hands[seat].count;
    facts.groups = order_of_hand(shown, me()).groups;
    return lay_out(facts).draw_pile.centre;
  }

  [[nodiscard]] Spot button(const std::string& id) const {
    for (const Place& place : ui_.places()) {
      if (place.id == id) return {place.x + place.width / 2, place.y + place.height / 2};
    }
    FAIL("no place for " << id);
    return {};
  }

  // All vertices of the last frame.
  [[nodiscard]] static std::string picture() {
    const ImVector<ImDrawVert>& all = ImGui::GetDrawData()->CmdLists[0]->VtxBuffer;
    return {reinterpret_cast<const char*>(all.Data), static_cast<std::size_t>(all.Size) * sizeof(ImDrawVert)};
  }

 private:
  ImGuiContext* context_;
  Lent lent_;
  std::unique_ptr<app::App> app_;
  Ui ui_;
};

// Draws where it can until the pile has run out on the person's own turn and the discards hold more than the top card.
bool empty_the_pile(Visit& visit) {
  Rng rng = Rng::seeded(3);
  for (int i = 0; i < 3000 && visit.match().truth().in_round(); ++i) {
    visit.app().step(0.2);
    const State& shown = visit.match().shown();
    if (visit.match().waiting()) continue;
    const bool mine = shown.stage == Stage::Turn && shown.turn == visit.me() && shown.chain.sum == 0;
    if (mine && shown.draw_count == 0 && shown.discard_count > 1) return true;
    std::string id = offered(visit.app(), "draw");
    if (id.empty()) id = any_intent(visit.app(), rng);
    if (!id.empty()) visit.app().activate(id);
  }
  return false;
}

enum class Way { PileByMouse, PileByFinger, ButtonByMouse, ButtonByFinger, Key, List, TimeOut };

void draw_by(Visit& visit, Way way) {
  Input input;
  switch (way) {
    case Way::PileByMouse: return visit.press(visit.pile(), false);
    case Way::PileByFinger:
      visit.press(visit.pile(), true);
      // While a card could be played a finger is asked again.
      if (visit.match().truth().draw_count == 0) visit.press(visit.pile(), true);
      return;
    case Way::ButtonByMouse: return visit.press(visit.button("draw"), false);
    case Way::ButtonByFinger: return visit.press(visit.button("draw"), true);
    case Way::Key:
      input.keys = {Key::Draw};
      visit.frame(input);
      return;
    case Way::List: CHECK(visit.app().activate("draw") == Refusal::None); return;
    case Way::TimeOut:
      for (int i = 0; i < 100 && visit.match().truth().draw_count == 0; ++i) visit.frame({}, 0.1);
      return;
  }
}

// Of a round of five in which the pile runs out at the person's turn; whether it does is up to how the others play.
std::uint64_t seed_that_empties(const Rules& rules) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Visit visit(fresh_record(rules, 5, seed));
    if (empty_the_pile(visit)) return seed;
  }
  return 0;
}

}  // namespace

TEST_CASE("with an empty draw pile every way to draw makes a new one: pile, button, key, list, and the time") {
  Rules rules;
  rules.hand_size = 20;
  rules.turn_seconds = 5;
  rules.match = MatchFormat::Single;
  const std::uint64_t seed = seed_that_empties(rules);
  REQUIRE(seed != 0);
  for (const Way way : {Way::PileByMouse, Way::PileByFinger, Way::ButtonByMouse, Way::ButtonByFinger, Way::Key,
                        Way::List, Way::TimeOut}) {
    CAPTURE(static_cast<int>(way));
    Visit visit(fresh_record(rules, 5, seed));
    REQUIRE(empty_the_pile(visit));
    visit.frame({}, 0);
    visit.frame({}, 0);
    const State before = visit.match().truth();
    const std::size_t actions = visit.match().record().actions.size();
    draw_by(visit, way);
    const State& after = visit.match().truth();
    REQUIRE(visit.match().record().actions.size() > actions);
    CHECK(visit.match().record().actions[actions] == act(ActionKind::Draw, visit.me()));
    CHECK(after.hands[visit.me()].count == before.hands[visit.me()].count + 1);
    CHECK(after.draw_count == before.discard_count - 2);
    CHECK(after.top() == before.top());
  }
}

TEST_CASE("a hand shown by a challenge lies open for four seconds, and face down again after them") {
  const std::string record = answered_by_four(Guilt::Guilty);
  REQUIRE_FALSE(record.empty());
  Visit visit(record);
  visit.frame();
  REQUIRE(visit.app().activate("challenge") == Refusal::None);
  visit.app().show_all();
  // Guilty: the person is to act, and nothing else happens on the table.
  REQUIRE(visit.match().truth().turn == visit.me());
  double clock = 0;
  const auto at = [&](double seconds) {
    for (; clock < seconds - 0.01; clock += 0.05) visit.frame();
    return Visit::picture();
  };
  const std::string open = at(3.0);
  CHECK(at(3.9) == open);
  const std::string closed = at(4.15);
  CHECK(closed != open);
  CHECK(at(8) == closed);
}

TEST_CASE("the line of the last action glides out of the way of the buttons for a card just drawn, and back") {
  const NoWindow window;
  ImGui::GetIO().DisplaySize = {kWidth, kHeight};
  State state = table_of_hands({"R1 R2 G1 G2 B3 B5 Y7", "G4 G5"}, "R5");
  const std::vector<Slot> hand = order_of_hand(state, 0).slots;
  Model model;
  model.state = &state;
  model.people.resize(2);
  Table table;
  NoDesk desk;
  const auto frame = [&] {
    ImGui::NewFrame();
    table.frame(1.0 / 60, {.width = kWidth, .height = kHeight}, {}, model, desk);
    ImGui::Render();
    return table.sentence_now().centre().x;
  };
  float x = frame();
  const float home = x;
  CHECK(home == doctest::Approx(kWidth / 2));
  const auto check_glide = [&](bool choice, std::size_t card) {
    state.drawn = hand[card];
    state.stage = choice ? Stage::Drawn : Stage::Turn;
    model.items.clear();
    if (choice) model.items = {{"play:" + card_text(state.face(state.drawn)), ""}, {"pass", ""}};
    for (int i = 0; i < 120; ++i) {
      const float now = frame();
      CHECK(std::fabs(now - x) < 40);
      x = now;
    }
    CHECK(x == table.layout().sentence.centre().x);
    CHECK(table.layout().play.empty() == !choice);
    return std::fabs(x - home);
  };
  CHECK(check_glide(true, 3) > 100);
  CHECK(check_glide(false, 3) < 0.5f);
  // Beside a card at the edge there is room enough.
  CHECK(check_glide(true, 0) < 0.5f);
  CHECK(check_glide(true, hand.size() - 1) < 0.5f);
}
