// Cards are told apart by shapes alone, whoever cannot see their colours; a Wild stays a Wild when its colour is named.
#include "ui/card_art.hpp"

#include <doctest/doctest.h>
#include <imgui.h>

#include <set>
#include <string>

using namespace yinuo;
using namespace yinuo::ui;

namespace {

// ImGui without a renderer, and a list of parts of which each lies elsewhere.
class Easel {
 public:
  Easel() : context_(ImGui::CreateContext()) {
    ImGui::GetIO().IniFilename = nullptr;
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    std::string parts;
    int place = 0;
    const auto add = [&](const std::string& name) {
      parts += name + " " + std::to_string(++place * 10) + " 0 10 10\n";
    };
    for (const char* kind : {"sign_", "corner_"}) {
      for (const char* sign : {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "P2"})
        add(kind + std::string(sign));
    }
    for (const char* kind : {"field_", "shape_"}) {
      for (const char* colour : {"R", "Y", "G", "B"}) add(kind + std::string(colour));
    }
    for (const char* name : {"face_W", "face_W4", "cards2", "frame", "badge"}) add(name);
    whole_.set(1, 1000, 10, parts);
  }
  ~Easel() { ImGui::DestroyContext(context_); }
  Easel(const Easel&) = delete;
  Easel& operator=(const Easel&) = delete;

  [[nodiscard]] bool can_write() const {
    const ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    return fonts.Fonts.Size > 0 && fonts.Fonts[0]->FindGlyphNoFallback('7') != nullptr;
  }

  // Where the vertices lie, on the screen and in the pictures; their colours are left out.
  [[nodiscard]] std::string shapes_of(bool with_atlas, Face face, Colour named = Colour::None) const {
    ImGui::GetIO().DisplaySize = {600, 600};
    ImGui::NewFrame();
    const Canvas canvas(*ImGui::GetBackgroundDrawList(), with_atlas ? whole_ : none_, 1, 1);
    draw_card(canvas, {{300, 300}, 200, 0}, {.face = face, .named = named, .shadow = 0});
    ImGui::Render();
    std::string bytes;
    for (const ImDrawVert& vertex : ImGui::GetBackgroundDrawList()->VtxBuffer) {
      for (const float number : {vertex.pos.x, vertex.pos.y, vertex.uv.x, vertex.uv.y})
        bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    return bytes;
  }

 private:
  ImGuiContext* context_;
  Atlas whole_, none_;
};

}  // namespace

TEST_CASE("no two faces have the same shapes, with pictures and without: Skip, Reverse and the four colours too") {
  const Easel easel;
  for (const bool with_atlas : {true, false}) {
    CAPTURE(with_atlas);
    // The page's build has no font but those it loads: signs that are written are compared natively.
    if (!with_atlas && !easel.can_write()) continue;
    std::set<std::string> seen;
    for (int index = 0; index < kFaces; ++index) seen.insert(easel.shapes_of(with_atlas, face_at(index)));
    seen.insert(easel.shapes_of(with_atlas, Face::Unknown));
    CHECK(seen.size() == kFaces + 1);
  }
}

TEST_CASE("a black card whose colour is named shows its whole face, and a mark of that colour's own shape") {
  const Easel easel;
  for (const Face face : {Face::Wild, Face::WildDrawFour}) {
    const std::string bare = easel.shapes_of(true, face);
    CHECK_FALSE(bare.empty());
    std::set<std::string> seen{bare};
    for (int i = 0; i < kColours; ++i) {
      const std::string marked = easel.shapes_of(true, face, static_cast<Colour>(i));
      CHECK(marked.substr(0, bare.size()) == bare);
      seen.insert(marked);
    }
    CHECK(seen.size() == kColours + 1);
  }
}
