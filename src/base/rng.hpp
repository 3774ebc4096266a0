// The one random generator: PCG32 (XSH RR 64/32, O'Neill 2014) seeded through SplitMix64, with a bounded draw by
// rejection and a Fisher-Yates shuffle.
// Promises: the same seed gives the same numbers under every compiler and platform. Not for secrets.
// Draw once a statement: two draws in one argument list come out in an order the compiler chooses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace yinuo {

// Scrambles 64 bits; a bijection, so different seeds stay different.
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

struct Rng {
  std::uint64_t state = 0;

  // A stream of its own for each pair (seed, stream).
  [[nodiscard]] static constexpr Rng seeded(std::uint64_t seed, std::uint64_t stream = 0) {
    return Rng{mix_bits(mix_bits(seed) + mix_bits(~stream))};
  }

  constexpr std::uint32_t next() {
    const std::uint64_t old = state;
    state = old * 6364136223846793005u + 1442695040888963407u;
    const auto x = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    const auto turn = static_cast<std::uint32_t>(old >> 59);
    return (x >> turn) | (x << ((0u - turn) & 31u));
  }

  // Evenly one of 0 .. bound-1. `bound` at least 1. (Lemire 2019: multiply, reject the uneven rest.)
  [[gnu::always_inline]] constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = static_cast<std::uint64_t>(next()) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      const std::uint32_t least = (0u - bound) % bound;
      while (low < least) {
        product = static_cast<std::uint64_t>(next()) * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // True in `percent` of a hundred draws.
  constexpr bool chance(std::uint32_t percent) { return below(100) < percent; }

  bool operator==(const Rng&) const = default;
};

// Every order of the `count` items is equally likely; at most 1,000 of them. Three places are drawn from one number
// while they fit (Brackett-Rozinsky & Lemire 2024: multiply in turn, reject by the product of the bounds).
template <typename Item>
constexpr void shuffle(Item* items, std::size_t count, Rng& rng) {
  std::size_t i = count;
  for (; i > 3; i -= 3) {
    const auto bound = static_cast<std::uint32_t>(i);
    const std::uint32_t bounds = bound * (bound - 1) * (bound - 2);
    std::uint64_t first = 0, second = 0, third = 0;
    std::uint32_t least = bounds;
    do {
      first = static_cast<std::uint64_t>(rng.next()) * bound;
      second = static_cast<std::uint64_t>(static_cast<std::uint32_t>(first)) * (bound - 1);
      third = static_cast<std::uint64_t>(static_cast<std::uint32_t>(second)) * (bound - 2);
      if (static_cast<std::uint32_t>(third) >= least) break;
      least = (0u - bounds) % bounds;
    } while (static_cast<std::uint32_t>(third) < least);
    std::swap(items[i - 1], items[first >> 32]);
    std::swap(items[i - 2], items[second >> 32]);
    std::swap(items[i - 3], items[third >> 32]);
  }
  for (; i > 1; --i) {
    const std::uint32_t j = rng.below(static_cast<std::uint32_t>(i));
    std::swap(items[i - 1], items[j]);
  }
}

}  // namespace yinuo
