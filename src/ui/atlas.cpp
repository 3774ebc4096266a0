#include "ui/atlas.hpp"

#include <array>

#include "base/text.hpp"

namespace yinuo::ui {

void Atlas::set(std::uint64_t texture, int width, int height, std::string_view parts) {
  texture_ = texture;
  parts_.clear();
  if (width <= 0 || height <= 0) return;
  const float across = 1.0f / static_cast<float>(width), down = 1.0f / static_cast<float>(height);
  for (const std::string_view line : split_lines(parts)) {
    const std::vector<std::string_view> words = split_words(line);
    if (words.size() != 5) continue;
    std::array<float, 4> box{};
    bool good = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const auto number = parse_number(words[i + 1]);
      good = good && number.has_value();
      if (number) box[i] = static_cast<float>(*number);
    }
    if (!good || box[2] <= 0 || box[3] <= 0) continue;
    parts_.emplace(words[0], Part{box[0] * across, box[1] * down, (box[0] + box[2]) * across, (box[1] + box[3]) * down,
                                  box[2] / kCardPixels, box[3] / kCardPixels});
  }
}

Part Atlas::part(std::string_view name) const {
  const auto found = parts_.find(name);
  return found == parts_.end() ? Part{} : found->second;
}

}  // namespace yinuo::ui
