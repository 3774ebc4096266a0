// The generator: known numbers, even draws, shuffles without preference.
#include "base/rng.hpp"

#include <array>
#include <cmath>
#include <cstdint>

#include "base/hash.hpp"
#include "support/printing.hpp"

using namespace yinuo;

namespace {

// How far counts are from even, in units in which about `buckets` is usual and the spread is sqrt(2 * buckets).
template <std::size_t kBuckets>
double chi_square(const std::array<int, kBuckets>& counts, double expected) {
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace

TEST_CASE("the generator gives the numbers of PCG32 seeded through SplitMix64") {
  // The published first outputs of SplitMix64 from seed 0.
  CHECK(mix_bits(0) == 0xE220A8397B1DCDAFu);
  CHECK(mix_bits(0x9E3779B97F4A7C15u) == 0x6E789E6AA1B965F4u);
  // Computed by another program from the published recipe; saves depend on them.
  Rng rng = Rng::seeded(42);
  std::array<std::uint32_t, 4> numbers{};
  for (std::uint32_t& number : numbers) number = rng.next();
  CHECK(numbers == std::array<std::uint32_t, 4>{0x6BC8948Bu, 0xCAC327E1u, 0x519AF44Cu, 0xA2B5CBEBu});
}

TEST_CASE("the same seed and stream give the same numbers; other seeds and streams others") {
  Rng one = Rng::seeded(7, 1), two = Rng::seeded(7, 1), stream = Rng::seeded(7, 2), seed = Rng::seeded(8, 1);
  int as_stream = 0, as_seed = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::uint32_t number = one.next();
    CHECK(number == two.next());
    as_stream += number == stream.next() ? 1 : 0;
    as_seed += number == seed.next() ? 1 : 0;
  }
  CHECK(as_stream < 5);
  CHECK(as_seed < 5);
}

TEST_CASE("a bounded draw stays below its bound, reaches every value and is even") {
  Rng rng = Rng::seeded(3);
  for (std::uint32_t bound = 1; bound <= 40; ++bound) {
    std::uint64_t met = 0;
    for (int i = 0; i < 2000; ++i) {
      const std::uint32_t value = rng.below(bound);
      REQUIRE(value < bound);
      met |= std::uint64_t{1} << value;
    }
    CHECK(met == (std::uint64_t{1} << bound) - 1);
  }
  std::array<int, 6> counts{};
  for (int i = 0; i < 60000; ++i) ++counts[rng.below(6)];
  CHECK(chi_square(counts, 10000) < 25);
}

TEST_CASE("a bounded draw is even for bounds where multiplying alone would not be") {
  // Three quarters of the range: without rejection a third of the values would come up twice as often.
  constexpr std::uint32_t kBound = 0xC0000000u;
  Rng rng = Rng::seeded(5);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 30000; ++i) ++thirds[rng.below(kBound) % 3];
  CHECK(chi_square(thirds, 10000) < 18);
  std::array<int, 2> halves{};
  for (int i = 0; i < 30000; ++i) ++halves[rng.below(kBound) < kBound / 2 ? 0 : 1];
  CHECK(chi_square(halves, 15000) < 15);
}

TEST_CASE("chance is true as often as it says") {
  Rng rng = Rng::seeded(6);
  for (const std::uint32_t percent : {0u, 10u, 50u, 100u}) {
    int times = 0;
    for (int i = 0; i < 10000; ++i) times += rng.chance(percent) ? 1 : 0;
    CHECK(std::abs(times - static_cast<int>(percent) * 100) <= 250);
  }
}

TEST_CASE("a shuffle gives every order of four equally often") {
  std::array<int, 256> orders{};
  Rng rng = Rng::seeded(9);
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    shuffle(items.data(), items.size(), rng);
    ++orders[static_cast<std::size_t>(items[0] | items[1] << 2 | items[2] << 4 | items[3] << 6)];
  }
  int met = 0;
  double sum = 0;
  for (const int count : orders) {
    if (count == 0) continue;
    ++met;
    sum += (count - 1000.0) * (count - 1000.0) / 1000.0;
  }
  CHECK(met == 24);
  CHECK(sum < 60);
}

TEST_CASE("shuffled neighbours are equal only as often as chance has it, from any first order") {
  // 54 pairs of equal items, sorted: of 107 neighbours one is equal on average.
  constexpr int kShuffles = 4000;
  Rng rng = Rng::seeded(10);
  int equal = 0;
  for (int i = 0; i < kShuffles; ++i) {
    std::array<int, 108> items{};
    for (int k = 0; k < 108; ++k) items[static_cast<std::size_t>(k)] = k / 2;
    shuffle(items.data(), items.size(), rng);
    for (std::size_t k = 1; k < items.size(); ++k) equal += items[k] == items[k - 1] ? 1 : 0;
  }
  // Standard deviation about 1 for each shuffle: five of them either way.
  CHECK(std::abs(equal - kShuffles) < 5 * std::sqrt(static_cast<double>(kShuffles)));
}

TEST_CASE("the hash tells order and single bits apart, and is the same everywhere") {
  const auto hash = [](std::initializer_list<std::uint64_t> values) {
    Hash64 sum;
    for (const std::uint64_t value : values) sum.number(value);
    return sum.value();
  };
  CHECK(hash({1, 2}) != hash({2, 1}));
  CHECK(hash({}) != hash({0}));
  for (int bit = 0; bit < 64; ++bit) CHECK(hash({0}) != hash({std::uint64_t{1} << bit}));
  Hash64 bytes;
  for (int i = 1; i <= 8; ++i) bytes.byte(static_cast<std::uint8_t>(i));
  CHECK(bytes.value() == hash({0x0807060504030201u}));
  CHECK(hash({1, 2, 3}) == 0x08638879170C2DE7u);
}
