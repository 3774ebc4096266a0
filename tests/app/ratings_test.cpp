// Ratings: the worked example of the published description of Glicko-2, and what can be relied on.
#include "app/ratings.hpp"

#include <string>

#include "support/printing.hpp"

using namespace yinuo::app;

TEST_CASE("the worked example of the paper: 1464.06, deviation 151.52, volatility 0.05999") {
  const Rating before{.rating = 1500, .deviation = 200, .volatility = 0.06};
  const Rating after = rated(before, {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}});
  CHECK(after.rating == doctest::Approx(1464.06).epsilon(0.00001));
  CHECK(after.deviation == doctest::Approx(151.52).epsilon(0.0001));
  CHECK(after.volatility == doctest::Approx(0.05999).epsilon(0.001));
  CHECK(after.matches == 1);
}

TEST_CASE("who wins rises, who loses falls, more for what was not expected, and is better known each time") {
  const Rating start;
  const Rating won = rated(start, {{1500, 30, 1}}), lost = rated(start, {{1500, 30, 0}});
  CHECK(won.rating > 1500);
  CHECK(lost.rating < 1500);
  CHECK(won.rating - 1500 == doctest::Approx(1500 - lost.rating));
  CHECK(won.deviation < 350);
  CHECK(rated(start, {{1700, 30, 1}}).rating > won.rating);
  CHECK(rated(start, {{1500, 30, 1}, {1500, 30, 1}, {1500, 30, 1}}).rating > won.rating);
  CHECK(rated(start, {{1500, 30, 0.5}}).rating == doctest::Approx(1500));
  CHECK(rated(start, {}) == start);
}

TEST_CASE("a surprise raises the volatility, and a thousand of them break nothing") {
  Rating rating{.rating = 1500, .deviation = 40, .volatility = 0.06};
  CHECK(rated(rating, {{1500, 30, 1}, {1500, 30, 1}, {1500, 30, 1}, {2200, 30, 1}}).volatility > 0.06);
  for (int i = 0; i < 1000; ++i) {
    rating = rated(rating, std::vector<RatedGame>(9, {1550, 30, i % 50 == 0 ? 0.0 : 1.0}));
    CHECK(rating.deviation >= 30);
    CHECK(rating.deviation <= 350);
    CHECK(rating.volatility > 0);
    CHECK(rating.volatility < 1);
  }
  CHECK(rating.rating > 1700);
  CHECK(rating.rating < 4000);
}

TEST_CASE("who plays as well as his opponents comes to their rating, and the deviation settles") {
  Rating rating{.rating = 1200, .deviation = 350, .volatility = 0.06};
  for (int i = 0; i < 200; ++i)
    rating = rated(rating, {{1500, 30, i % 2 == 0 ? 1.0 : 0.0}, {1500, 30, i % 2 == 0 ? 0.0 : 1.0}});
  CHECK(rating.rating == doctest::Approx(1500).epsilon(0.02));
  CHECK(rating.deviation < 70);
}

TEST_CASE("stronger kinds have higher ratings; people and unknown kinds have none") {
  double before = 0;
  for (const char* kind : {"beginner", "casual", "steady", "sharp", "master"}) {
    REQUIRE(strength_of(kind).has_value());
    CHECK(*strength_of(kind) > before);
    before = *strength_of(kind);
  }
  CHECK(strength_of("normal") == strength_of("steady"));
  CHECK_FALSE(strength_of("human").has_value());
  CHECK_FALSE(strength_of("").has_value());
}

// rows: UI12
TEST_CASE("titles rise with what is sure; who has played nothing has the first, and all ten can be reached") {
  CHECK(rank_of(Rating{}) == 0);
  int before = 0;
  for (int rating = 800; rating <= 2000; rating += 10) {
    const int rank = rank_of({.rating = static_cast<double>(rating), .deviation = 50});
    CHECK(rank >= before);
    CHECK(rank - before <= 1);
    before = rank;
  }
  CHECK(before == kRanks - 1);
  CHECK_FALSE(rank_from(0).has_value());
  CHECK_FALSE(rank_from(kRanks).has_value());
  for (int rank = 1; rank < kRanks; ++rank) {
    const double from = *rank_from(rank) + 50;
    CHECK(rank_of({.rating = from, .deviation = 50}) == rank);
    CHECK(rank_of({.rating = from - 1, .deviation = 50}) == rank - 1);
  }
  CHECK(rank_of({.rating = 1500, .deviation = 200}) < rank_of({.rating = 1500, .deviation = 50}));
}
