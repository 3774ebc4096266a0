// A 64-bit hash over bytes fed one value at a time (FNV-1a, then a final scramble).
// Promises: the same values in the same order give the same hash on every platform. Not against attackers.
#pragma once

#include <cstdint>

#include "base/rng.hpp"

namespace yinuo {

class Hash64 {
 public:
  constexpr void byte(std::uint8_t value) { sum_ = (sum_ ^ value) * 0x100000001B3u; }

  // The value's eight bytes, lowest first, whatever the machine's own order.
  constexpr void number(std::uint64_t value) {
    for (int i = 0; i < 8; ++i) byte(static_cast<std::uint8_t>(value >> (8 * i)));
  }

  [[nodiscard]] constexpr std::uint64_t value() const { return mix_bits(sum_); }

 private:
  std::uint64_t sum_ = 0xCBF29CE484222325u;
};

}  // namespace yinuo
