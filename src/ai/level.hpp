// The levels of computer players by name; levels.hpp says what each does.
// Promises: each has one word, as saved matches and settings write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace yinuo::ai {

// Beginner: plays what catches its eye. Casual: gets rid of what it can. Steady: plays by rules of thumb. Sharp: looks
// ahead a little, and draws conclusions from what others do. Master: looks ahead much further, and bluffs.
enum class Level : std::uint8_t { Beginner, Casual, Steady, Sharp, Master };
inline constexpr int kLevels = 5;

[[nodiscard]] std::string_view level_text(Level level);  // "beginner" …
[[nodiscard]] std::optional<Level> parse_level(std::string_view word);

}  // namespace yinuo::ai
