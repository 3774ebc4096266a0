// What plays are worth by rules of thumb: what self-play has found, seen from outside.
#include "ai/weighing.hpp"

#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

int worth(const State& state, std::string_view card) { return ai::Weighing(View(state, 0)).of(*parse_card(card)); }

bool waits(const State& state, std::string_view card, int more = 0) {
  return ai::Weighing(View(state, 0)).waits(*parse_card(card), more);
}

}  // namespace

TEST_CASE("among two it stays in the colour and keeps the numbers it holds twice") {
  const State two = table_of_hands({"R5 R7 B5 G2 G9", "Y1 Y2 Y3 Y4"}, "R9");
  CHECK(worth(two, "R7") > worth(two, "R5"));
  CHECK(worth(two, "R7") > worth(two, "G9"));
}

TEST_CASE("among more it goes on in the colour it holds most of") {
  const State more = table_of_hands({"R5 B5 B1 B3", "G1 G2 G3", "Y1 Y2 Y3"}, "Y5");
  CHECK(worth(more, "B5") > worth(more, "R5"));
  const State equal = table_of_hands({"R5 G9", "B1 B2 B3", "Y1 Y2 Y3"}, "R9");
  CHECK(worth(equal, "R5") > worth(equal, "G9"));
}

TEST_CASE("a next player with one card is stopped") {
  const State threat = table_of_hands({"R5 R+2", "G1", "Y1 Y2"}, "R3");
  const State none = table_of_hands({"R5 R+2", "G1 G2 G3", "Y1 Y2"}, "R3");
  CHECK(worth(threat, "R+2") - worth(threat, "R5") > worth(none, "R+2") - worth(none, "R5") + 100);
}

TEST_CASE("black cards wait while there are many coloured ones, and not at the end") {
  for (const std::string_view others : {"Y1 Y2 Y3", "Y1"}) {
    const State many = table_of_hands({"W B1 B2 B3 B4 B5 B6 B7", others}, "R9");
    const State few = table_of_hands({"W B1", others}, "R9");
    CHECK_FALSE(waits(few, "W"));
    CHECK_FALSE(waits(few, "W", 10000));
    CHECK_FALSE(waits(many, "B1", 10000));
    CHECK(waits(many, "W") == (others != "Y1"));
  }
}
