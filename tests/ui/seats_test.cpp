// The other players' plates and signs: what a full table leaves of a name, and what cards are good for besides their
// number.
#include "ui/seats_view.hpp"

#include <doctest/doctest.h>

#include <set>

#include "app/lent.hpp"
#include "engine/apply.hpp"
#include "engine/options.hpp"
#include "support/reading.hpp"
#include "ui/house_view.hpp"
#include "ui/sitting.hpp"

using namespace yinuo;
using namespace yinuo::ui;
using namespace yinuo::support;

TEST_CASE("at a full table on a phone a name loses nothing by being next, and at most its last letters by the room") {
  const NoWindow window;
  ImGui::GetIO().DisplaySize = {360, 640};
  ImGui::NewFrame();
  const Atlas none;
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), none, 1, 1);
  app::Strings strings;
  strings.read(*read_texts("en"));
  for (int seats = 5; seats <= kMaxSeats; ++seats) {
    CAPTURE(seats);
    const State state = empty_table(rules_from("official"), seats);
    Model model;
    model.state = &state;
    model.strings = &strings;
    for (int seat = 0; seat < seats; ++seat) model.people.push_back({seat % 2 == 0 ? "Penguin" : "Owl", seat});
    const Layout layout = lay_out({.width = 360, .height = 640, .safe = {}, .seats = seats});
    for (Seat seat = 1; seat < seats; ++seat) {
      const Box& room = layout.seats[seat].name;
      const std::string& whole = model.people[seat].name;
      const std::string shown = name_on_plate(canvas, model, room, seat, false);
      CHECK(name_on_plate(canvas, model, room, seat, true) == shown);
      if (whole == "Owl") CHECK(shown == whole);
      CHECK(shown.substr(0, 3) == whole.substr(0, 3));
      CHECK(canvas.width_of(shown, Type::Small) <= room.w);
    }
  }
  ImGui::Render();
}

TEST_CASE("cards that house rules give a use bear its sign, the others none") {
  const auto use = [](const char* rules, const char* card) { return use_of(rules_from(rules), *parse_card(card)); };
  CHECK(use("official", "R7") == CardUse::None);
  CHECK(use("official swap_on=seven", "R7") == CardUse::Swap);
  CHECK(use("official swap_on=seven", "R5") == CardUse::None);
  CHECK(use("official swap_on=five", "R5") == CardUse::Swap);
  CHECK(use("official zero=may_pass", "B0") == CardUse::PassOn);
  CHECK(use("official zero=must_pass", "R0") == CardUse::PassOn);
  CHECK(use("official red_zero_reset=true", "R0") == CardUse::GiveAway);
  CHECK(use("official red_zero_reset=true", "B0") == CardUse::None);
  CHECK(use("official slap_on=zero", "B0") == CardUse::Slap);
  CHECK(use("official slap_on=four", "B4") == CardUse::Slap);
  CHECK(use("official slap_on=nine", "B9") == CardUse::Slap);
  CHECK(use("official silence_on=six", "Y6") == CardUse::Silence);
  CHECK(use("official swap_on=seven slap_on=nine zero=must_pass", "W") == CardUse::None);
  CHECK(use("official swap_on=seven slap_on=nine zero=must_pass", "R+2") == CardUse::None);
}

TEST_CASE("no two uses of cards have the same sign, and each lies on its card") {
  const NoWindow window;
  ImGui::GetIO().DisplaySize = {600, 600};
  const Atlas none;
  std::set<std::string> seen;
  constexpr int kUses = 5;
  const Pose pose{{300, 300}, 200, 0};
  for (int i = 1; i <= kUses; ++i) {
    ImGui::NewFrame();
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    draw_use(Canvas(list, none, 1, 1), pose, static_cast<CardUse>(i), 0);
    std::string bytes;
    for (const ImDrawVert& vertex : list.VtxBuffer) {
      CHECK(covers(pose, {vertex.pos.x, vertex.pos.y}));
      bytes.append(reinterpret_cast<const char*>(&vertex.pos), sizeof vertex.pos);
    }
    CHECK_FALSE(bytes.empty());
    seen.insert(bytes);
    ImGui::Render();
  }
  CHECK(seen.size() == kUses);
}
