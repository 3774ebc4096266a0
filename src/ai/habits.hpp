// How attentive a computer player is: how often it calls, reports and jumps in, and how quickly.
// Promises: plain numbers; each level has a row of them (levels.cpp).
#pragma once

#include <cstdint>

namespace yinuo::ai {

struct Habits {
  // Per cent of the chances there are.
  std::uint32_t calls_early = 55;    // before the play that leaves one card
  std::uint32_t calls_quickly = 78;  // after that play, before anybody can report it
  std::uint32_t calls_late = 15;     // after it, when somebody may have; the rest is forgotten
  std::uint32_t reports = 75;
  std::uint32_t jumps = 80;
  double slowness = 1;  // every reaction takes so many times as long
};

}  // namespace yinuo::ai
