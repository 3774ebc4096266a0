// Somebody at the table, wherever they sit.
#pragma once

#include <string>

#include "ai/level.hpp"

namespace yinuo::app {

struct Player {
  std::string name{};
  bool person = false;
  int number = 0;          // from 1, of one of several people at one device; 0: the only one, or a computer player
  std::string own_name{};  // as the person wants to be called; empty: by the number
  int picture = 0;         // which of the drawn faces
  ai::Level level = ai::Level::Steady;
  bool operator==(const Player&) const = default;
};

}  // namespace yinuo::app
