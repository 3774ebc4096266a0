// Somebody at the table, wherever they sit.
#pragma once

#include <string>

#include "ai/level.hpp"

namespace yinuo::app {

struct Player {
  std::string name{};
  bool person = false;
  int picture = 0;  // which of the drawn faces
  ai::Level level = ai::Level::Steady;
  bool operator==(const Player&) const = default;
};

}  // namespace yinuo::app
