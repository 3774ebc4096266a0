// People changing places: who has sat with whom, and that nobody loses points or a team by it.
#include "engine/families/rotation.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/families/teams.hpp"
#include "engine/fold.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

Seat place_of_person(const State& state, Seat person) {
  return static_cast<Seat>(std::find(state.sits.begin(), state.sits.end(), person) - state.sits.begin());
}

}  // namespace

// rows: R1
TEST_CASE("rotating partners: in twelve rounds each of the others is one's partner for four, always across") {
  for (int i = 0; i < soak(3); ++i) {
    const Table table{rules_from("official teams=2 match=rounds rounds=12 rotation=partners"), 4,
                      static_cast<std::uint64_t>(i) + 60};
    std::array<std::array<int, 4>, 4> together{};
    int round = 0;
    State last;
    play_table(table, 1000, 1000000, [&](const State& state) {
      last = state;
      if (state.round == round) return;
      round = state.round;
      for (Seat one = 0; one < 4; ++one) {
        for (Seat other = 0; other < 4; ++other) {
          const bool partners = teams::partners(state, place_of_person(state, one), place_of_person(state, other));
          together[one][other] += partners ? 1 : 0;
        }
      }
    });
    CHECK(last.stage == Stage::MatchOver);
    CHECK(round == 12);
    for (std::size_t one = 0; one < 4; ++one) {
      for (std::size_t other = 0; other < 4; ++other) CHECK(together[one][other] == (one == other ? 0 : 4));
    }
  }
}

TEST_CASE("places are drawn among all who are in, each order as likely; points, teams and who has left go along") {
  int moved = 0;
  for (int i = 0; i < soak(40); ++i) {
    const bool teams = i % 2 == 0;
    const Table table{rules_from(std::string("official match=rounds rounds=6 rotation=seats rotation_rounds=2 ") +
                                 (teams ? "teams=2" : "teams=0")),
                      teams ? 4 + i % 3 * 2 : 2 + i % 9, static_cast<std::uint64_t>(i) + 90};
    State before;
    std::string fault;
    play_table(table, 1000, 1000000, [&](const State& state) {
      const bool changes = before.round != 0 && state.round != before.round;
      for (Seat seat = 0; seat < state.seats && changes; ++seat) {
        const Seat now = place_of_person(state, before.sits[seat]);
        if (now >= state.seats) fault = "somebody is gone";
        if (now != seat && before.round % 2 != 0) fault = "somebody has moved too early";
        if (state.scores[now] != before.scores[seat]) fault = "points stay behind";
        if (contains(state.left, now) != contains(before.left, seat)) fault = "who has left is another";
        if (teams && now % 2 != seat % 2) fault = "a team is parted";
        moved += now != seat ? 1 : 0;
      }
      before = state;
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(moved > 40);
}

TEST_CASE("who is out keeps the place when the others are drawn anew") {
  State state =
      empty_table(rules_from("official booking=losers match=elimination rotation=seats rotation_rounds=1"), 5);
  state.rng = Rng::seeded(4);
  state.round = 1;
  state.eliminated = set_of(2);
  bool others_move = false;
  for (int i = 0; i < 50; ++i) {
    rotation::between_rounds(Scribe{state, nullptr});
    CHECK(state.sits[2] == 2);
    others_move = others_move || state.sits[0] != 0;
  }
  CHECK(others_move);
}
