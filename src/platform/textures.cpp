#include "platform/textures.hpp"

#include <GLES3/gl3.h>
#include <imgui.h>
#include <stb/stb_image.h>

#include <cstdint>
#include <vector>

#include "platform/host.hpp"

namespace yinuo::platform {
namespace {

// Handles lie far above the names that OpenGL gives, so that both can stand in one draw list.
constexpr std::uint64_t kFirstHandle = std::uint64_t{1} << 24;

struct Entry {
  std::string asset;
  GLuint name = 0;
  int width = 0, height = 0;
  bool damaged = false;
};

std::vector<Entry>& entries() {
  static std::vector<Entry> all;
  return all;
}

// Fills the bound texture from the PNG's bytes.
bool decode(Entry& entry, std::string_view bytes) {
  const auto* data = reinterpret_cast<const stbi_uc*>(bytes.data());
  stbi_uc* pixels = stbi_load_from_memory(data, int(bytes.size()), &entry.width, &entry.height, nullptr, 4);
  if (pixels == nullptr) return false;
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, entry.width, entry.height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
  stbi_image_free(pixels);
  return true;
}

// False when the asset is not here (it may come later) or is damaged.
bool upload(Entry& entry) {
  const std::optional<std::string_view> bytes = asset(entry.asset);
  if (!bytes) return false;
  glGenTextures(1, &entry.name);
  glBindTexture(GL_TEXTURE_2D, entry.name);
  if (!host_fill_texture(entry.asset, entry.width, entry.height) && !decode(entry, *bytes)) {
    glDeleteTextures(1, &entry.name);
    entry.name = 0;
    entry.damaged = true;
    return false;
  }
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glGenerateMipmap(GL_TEXTURE_2D);
  return true;
}

}  // namespace

Texture texture(const std::string& name) {
  std::vector<Entry>& all = entries();
  std::size_t index = 0;
  while (index < all.size() && all[index].asset != name) ++index;
  if (index == all.size()) all.push_back({.asset = name});
  Entry& entry = all[index];
  if (entry.name == 0 && (entry.damaged || !upload(entry))) return {};
  return {.id = kFirstHandle + index, .width = entry.width, .height = entry.height};
}

void resolve_textures(ImDrawData& data) {
  const std::vector<Entry>& all = entries();
  for (ImDrawList* list : data.CmdLists) {
    for (ImDrawCmd& command : list->CmdBuffer) {
      const auto handle = std::uint64_t(reinterpret_cast<std::uintptr_t>(command.TextureId));
      if (handle < kFirstHandle || handle >= kFirstHandle + all.size()) continue;
      const GLuint name = all[std::size_t(handle - kFirstHandle)].name;
      command.TextureId = reinterpret_cast<ImTextureID>(std::uintptr_t{name});
    }
  }
}

void restore_textures() {
  for (Entry& entry : entries()) {
    if (entry.name != 0) upload(entry);
  }
}

}  // namespace yinuo::platform
