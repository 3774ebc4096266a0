// The yardstick of scripts/bench: the smallest thing that plays rounds of this game at random, and nothing else. Hands
// are bit masks, the deck is an array, nobody calls, challenges, keeps a drawn card or may see only part of it. It shows
// what the machine can do in this run; the engine's own figure is given as a share of it.
// Build: c++ -O3 -march=x86-64-v2 -std=c++20 probe.cpp    Use: probe SEATS ROUNDS
#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

namespace {

using u64 = std::uint64_t;
using u8 = std::uint8_t;

struct Rng {
  u64 s;
  explicit Rng(u64 x) : s(x * 0x9E3779B97F4A7C15ull + 0xD1B54A32D192ED03ull) {
    next();
    next();
  }
  std::uint32_t next() {
    const u64 o = s;
    s = o * 6364136223846793005ull + 1442695040888963407ull;
    const auto x = static_cast<std::uint32_t>(((o >> 18) ^ o) >> 27);
    const auto r = static_cast<std::uint32_t>(o >> 59);
    return (x >> r) | (x << ((0u - r) & 31));
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((static_cast<u64>(next()) * n) >> 32); }
};

// Kinds 0-51: colour * 13 + value (10 Skip, 11 Reverse, 12 Draw Two); 52 Wild, 53 Wild Draw Four.
constexpr int kWild = 52, kDraw = 60, kPass = 61, kMostSeats = 10;
constexpr u64 kWilds = 3ull << 52, kColoured = (1ull << 52) - 1;
u64 of_colour(int c) { return 0x1FFFull << (13 * c); }
u64 of_value(int v) { return 0x8004002001ull << v; }

struct Hand {
  u64 once, twice;
  u8 wilds, fours, n;
  void add(int k) {
    n++;
    const u64 b = 1ull << k;
    if (k < kWild && (once & b)) twice |= b;
    if (k == kWild) wilds++;
    if (k > kWild) fours++;
    once |= b;
  }
  void remove(int k) {
    n--;
    const u64 b = 1ull << k;
    if (k < kWild) {
      (twice & b ? twice : once) &= ~b;
    } else if (k == kWild ? !--wilds : !--fours) {
      once &= ~b;
    }
  }
};

struct Table {
  Hand hands[kMostSeats];
  u8 seats, turn, colour, value, has_drawn, drawn, top;
  std::int8_t direction, winner;
  u8 draw_count, discard_count;
  std::uint16_t actions;
  u8 draw[108], discard[108];

  int after(int k = 1) const {
    int x = turn;
    while (k--) {
      x += direction;
      if (x < 0) {
        x += seats;
      } else if (x >= seats) {
        x -= seats;
      }
    }
    return x;
  }
  u64 matching() const { return of_colour(colour) | (value < 13 ? of_value(value) : 0) | kWilds; }

  int take(int seat, Rng& rng) {
    if (!draw_count) {
      if (!discard_count) return -1;
      draw_count = discard_count;
      discard_count = 0;
      std::memcpy(draw, discard, draw_count);
      for (int i = draw_count - 1; i > 0; i--) std::swap(draw[i], draw[rng.below(static_cast<std::uint32_t>(i + 1))]);
    }
    const int k = draw[--draw_count];
    hands[seat].add(k);
    return k;
  }

  void act(int a, Rng& rng) {
    actions++;
    if (a == kDraw) {
      const int k = take(turn, rng);
      if (k >= 0 && ((matching() >> k) & 1)) {
        has_drawn = 1;
        drawn = static_cast<u8>(k);
      } else {
        turn = static_cast<u8>(after());
      }
      return;
    }
    const int k = a < 52 ? a : a < 56 ? 52 : 53;
    has_drawn = 0;
    hands[turn].remove(k);
    discard[discard_count++] = top;
    top = static_cast<u8>(k);
    colour = static_cast<u8>(k < 52 ? k / 13 : (a - 52) & 3);
    value = static_cast<u8>(k < 52 ? k % 13 : k - 39);
    if (!hands[turn].n) {
      winner = static_cast<std::int8_t>(turn);
      return;
    }
    if (value < 10 || value == 13) {
      turn = static_cast<u8>(after());
    } else if (value == 10) {
      turn = static_cast<u8>(after(2));
    } else if (value == 11) {
      if (seats > 2) {
        direction = static_cast<std::int8_t>(-direction);
        turn = static_cast<u8>(after());
      }
    } else {
      const int victim = after();
      for (int i = value == 12 ? 2 : 4; i > 0; i--) take(victim, rng);
      turn = static_cast<u8>(after(2));
    }
  }

  void deal(int n, Rng& rng, int dealer) {
    std::memset(this, 0, sizeof *this);
    seats = static_cast<u8>(n);
    direction = 1;
    winner = -1;
    int d = 0;
    for (int c = 0; c < 4; c++) {
      for (int v = 0; v < 13; v++) {
        draw[d++] = static_cast<u8>(c * 13 + v);
        if (v) draw[d++] = static_cast<u8>(c * 13 + v);
      }
    }
    for (int i = 0; i < 4; i++) {
      draw[d++] = 52;
      draw[d++] = 53;
    }
    draw_count = static_cast<u8>(d);
    const auto mix = [&] {
      for (int i = draw_count - 1; i > 0; i--) std::swap(draw[i], draw[rng.below(static_cast<std::uint32_t>(i + 1))]);
    };
    mix();
    for (int i = 0; i < 7; i++) {
      for (int p = 0; p < n; p++) hands[p].add(draw[--draw_count]);
    }
    while (draw[draw_count - 1] == 53) mix();
    top = draw[--draw_count];
    turn = static_cast<u8>(dealer);
    turn = static_cast<u8>(after());
    colour = static_cast<u8>(top >= 52 ? rng.below(4) : top / 13u);
    value = static_cast<u8>(top >= 52 ? 13 : top % 13u);
    if (value == 10) turn = static_cast<u8>(after());
    if (value == 12) {
      take(turn, rng);
      take(turn, rng);
      turn = static_cast<u8>(after());
    }
    if (value == 11) {
      direction = -1;
      turn = static_cast<u8>(dealer);
    }
  }
};

// Evenly one of the cards that can be played, copies counted; a drawn card is played; a draw only where none can.
int choose(const Table& t, Rng& rng) {
  const auto named = [&](int k) { return k < 52 ? k : (k == 52 ? 52 : 56) + static_cast<int>(rng.below(4)); };
  if (t.has_drawn) return named(t.drawn);
  const Hand& hand = t.hands[t.turn];
  u64 legal = hand.once & t.matching();
  if (!legal) return kDraw;
  u64 doubles = legal & hand.twice & kColoured;
  const int ones = std::popcount(legal), twos = std::popcount(doubles);
  const int wilds = (legal >> 52) & 1 ? hand.wilds - 1 : 0, fours = (legal >> 53) & 1 ? hand.fours - 1 : 0;
  int x = static_cast<int>(rng.below(static_cast<std::uint32_t>(ones + twos + wilds + fours)));
  if (x < ones) {
    while (x--) legal &= legal - 1;
    return named(std::countr_zero(legal));
  }
  x -= ones;
  if (x < twos) {
    while (x--) doubles &= doubles - 1;
    return named(std::countr_zero(doubles));
  }
  return named(x - twos < wilds ? 52 : 53);
}

}  // namespace

int main(int count, char** words) {
  const int seats = count > 1 ? std::atoi(words[1]) : 4;
  const long rounds = count > 2 ? std::atol(words[2]) : 100000;
  u64 actions = 0;
  Rng rng(1);
  const std::clock_t begin = std::clock();
  for (long round = 0; round < rounds; round++) {
    Table table;
    table.deal(seats, rng, static_cast<int>(round % seats));
    while (table.winner < 0 && table.actions < 3000) table.act(choose(table, rng), rng);
    actions += table.actions;
  }
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("%.0f rounds a second, %.1f actions a round\n", static_cast<double>(rounds) / seconds,
              static_cast<double>(actions) / static_cast<double>(rounds));
}
