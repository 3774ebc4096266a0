// Wiring: shows one card through the platform's door.
#include <imgui.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "platform/platform.hpp"

namespace yinuo {
namespace {

class OneCard final : public platform::Program {
 public:
  OneCard() {
    page_.title = "一诺 Yinuo";
    page_.heading = "一诺";
    page_.mirror.push_back({.id = "turn", .label = "翻牌"});
  }

  void frame(double, const platform::Metrics& metrics, const platform::Input& input) override {
    const float height = metrics.height * 0.6f, width = height * 2 / 3;
    const float x = (metrics.width - width) / 2, y = (metrics.height - height) / 2;
    page_.mirror[0] = {.id = "turn", .label = "翻牌", .x = x, .y = y, .width = width, .height = height};
    const platform::Pointer& p = input.pointer;
    const bool hit = p.released && !p.cancelled && p.x >= x && p.x < x + width && p.y >= y && p.y < y + height;
    if (hit || !input.activated.empty()) turned_ = !turned_;
    draw(x, y, width, height);
  }

  bool moving() const override { return false; }
  double wake_after() const override { return -1; }
  const platform::Page& page() const override { return page_; }
  std::vector<std::string> take_announcements() override { return {}; }
  const std::vector<platform::FontSpec>& fonts() const override { return fonts_; }
  int fonts_version() const override { return 0; }
  void leaving() override {}
  std::string test_state() const override { return turned_ ? R"({"turned":true})" : R"({"turned":false})"; }

 private:
  void draw(float x, float y, float width, float height) const {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const float round = width * 0.1f;
    list.AddRectFilled(ImVec2(x, y), ImVec2(x + width, y + height), IM_COL32(251, 245, 230, 255), round);
    const float edge = width * 0.06f;
    const ImU32 field = turned_ ? IM_COL32(42, 46, 110, 255) : IM_COL32(224, 64, 47, 255);
    list.AddRectFilled(ImVec2(x + edge, y + edge), ImVec2(x + width - edge, y + height - edge), field, round * 0.7f);
    const ImVec2 middle(x + width / 2, y + height / 2);
    if (turned_) {
      list.AddLine(ImVec2(middle.x - width * 0.25f, middle.y), ImVec2(middle.x + width * 0.25f, middle.y),
                   IM_COL32(251, 245, 230, 255), width * 0.07f);
    } else {
      list.AddCircleFilled(middle, width * 0.3f, IM_COL32(251, 245, 230, 255), 96);
    }
  }

  bool turned_ = false;
  platform::Page page_;
  std::vector<platform::FontSpec> fonts_;
};

}  // namespace
}  // namespace yinuo

int main(int count, char** arguments) {
  static yinuo::OneCard program;
  yinuo::platform::Options options{.title = "Yinuo", .asset_folder = "build/assets"};
  for (int i = 1; i + 1 < count; ++i) {
    if (std::strcmp(arguments[i], "--screenshot") == 0) options.screenshot = arguments[i + 1];
    if (std::strcmp(arguments[i], "--frames") == 0) options.frames = std::atoi(arguments[i + 1]);
  }
  return yinuo::platform::run(program, options);
}
