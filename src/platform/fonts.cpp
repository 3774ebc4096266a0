#include "platform/fonts.hpp"

#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cmath>
#include <deque>

#include "platform/host.hpp"

namespace yinuo::platform {
namespace {

// More than twice the size gives pictures that phones cannot hold.
constexpr float kMostDensity = 2;

using Ranges = ImVector<ImWchar>;

// ImGui keeps the pointer to the ranges until the picture is built, so they live in `kept`.
void add_font(const FontSpec& spec, std::string_view bytes, float density, std::deque<Ranges>& kept) {
  ImFontGlyphRangesBuilder builder;
  builder.AddText(spec.glyphs.data(), spec.glyphs.data() + spec.glyphs.size());
  builder.AddChar('?');  // what ImGui draws for a code point that was not baked
  builder.BuildRanges(&kept.emplace_back());

  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.RasterizerDensity = density;
  void* data = const_cast<char*>(bytes.data());  // ImGui only reads it
  ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, int(bytes.size()), spec.size, &config, kept.back().Data);
}

// In place of a font that is not here yet: another one. Where there is none ImGui's own, which a page does not hold.
void add_stand_in(const FontSpec& spec, float density, std::deque<Ranges>& kept) {
  const std::string_view other = host_stand_in_font();
  if (!other.empty()) return add_font(spec, other, density, kept);
  ImFontConfig config;
  config.SizePixels = spec.size;
  ImGui::GetIO().Fonts->AddFontDefault(&config);
}

}  // namespace

bool FontBaker::stale(const Program& program, float pixel_ratio) const {
  if (!baked_ || version_ != program.fonts_version() || pixel_ratio_ != pixel_ratio) return true;
  return std::any_of(missing_.begin(), missing_.end(), [](const std::string& name) { return asset(name).has_value(); });
}

void FontBaker::update(const Program& program, float exact_ratio) {
  // In eighths: rounding to whole pixels changes the ratio a little with every size of the window.
  const float pixel_ratio = std::round(exact_ratio * 8) / 8;
  if (!stale(program, pixel_ratio)) return;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight | ImFontAtlasFlags_NoMouseCursors;
  missing_.clear();
  std::deque<Ranges> kept;
  const float density = std::clamp(pixel_ratio, 1.0f, kMostDensity);
  for (const FontSpec& spec : program.fonts()) {
    if (const auto bytes = asset(spec.asset)) {
      add_font(spec, *bytes, density, kept);
    } else {
      missing_.push_back(spec.asset);
      add_stand_in(spec, density, kept);
    }
  }
  if (atlas.Fonts.empty()) add_stand_in({}, density, kept);
  atlas.Build();
  // What ImGui needs once the picture is built are the glyphs; the asset's bytes may move from here on.
  atlas.ClearInputData();
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
  // The four bytes a pixel that were uploaded are made again from the one byte kept, should the context be lost.
  IM_FREE(atlas.TexPixelsRGBA32);
  atlas.TexPixelsRGBA32 = nullptr;
  baked_ = true;
  version_ = program.fonts_version();
  pixel_ratio_ = pixel_ratio;
}

}  // namespace yinuo::platform
