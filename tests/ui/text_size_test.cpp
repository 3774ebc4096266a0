// Larger words on the table: as large as the window has room for, and everything still where it can be pressed.
#include "engine/legal.hpp"
#include "ui/sitting.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;

namespace {

float largest_font(const Ui& ui) {
  float size = 0;
  for (const FontWanted& font : ui.fonts()) size = std::max(size, font.size);
  return size;
}

}  // namespace

TEST_CASE("words grow as far as the window has room for the smallest table") {
  CHECK(zoom_for(1.4f, {.width = 1280, .height = 720}) == 1.4f);
  CHECK(zoom_for(1, {.width = 1280, .height = 720}) == 1);
  CHECK(zoom_for(1.4f, {.width = 320, .height = 568}) == 1);
  CHECK(zoom_for(1.4f, {.width = 300, .height = 500}) == 1);
  for (const auto& size : {std::pair<float, float>{360, 640}, {640, 360}, {390, 844}, {768, 1024}}) {
    const float zoom = zoom_for(1.4f, {.width = size.first, .height = size.second});
    CHECK(zoom > 1);
    CHECK(std::min(size.first, size.second) / zoom >= 319.9f);
    CHECK(std::max(size.first, size.second) / zoom >= 567.9f);
  }
}

TEST_CASE("with the largest words everything lies in the window and is pressed where it is seen") {
  for (const auto& size : {std::pair<float, float>{360, 640}, {640, 360}, {768, 1024}, {1280, 720}, {2560, 1080}}) {
    const float width = size.first, height = size.second;
    CAPTURE(width);
    Sitting table(width, height, 4, true, 7);
    Rng rng = Rng::seeded(7);
    table.wait(rng);
    table.frame();
    const float before = largest_font(table.ui());
    table.app().change("text", "largest");
    table.frame();
    table.frame();
    CHECK(largest_font(table.ui()) > before);
    REQUIRE_FALSE(table.ui().places().empty());
    for (const Place& place : table.ui().places()) {
      CHECK_MESSAGE(place.x >= 0, place.id);
      CHECK_MESSAGE(place.y >= 0, place.id);
      CHECK_MESSAGE(place.x + place.width <= width + 0.5f, place.id);
      CHECK_MESSAGE(place.y + place.height <= height + 0.5f, place.id);
    }
    REQUIRE(table.place("menu") != nullptr);
    const Place menu = *table.place("menu");
    CHECK(menu.width >= theme::kTouch);
    // What is drawn is drawn there too.
    float right = 0, low = 0;
    for (const ImDrawVert& vertex : ImGui::GetDrawData()->CmdLists[0]->VtxBuffer) {
      right = std::max(right, vertex.pos.x);
      low = std::max(low, vertex.pos.y);
    }
    CHECK(right >= width * 0.98f);
    CHECK(low >= height * 0.98f);
    table.press(menu.x + menu.width / 2, menu.y + menu.height / 2, true);
    CHECK(table.app().screen() == app::Screen::Menu);
  }
}
