// Reading the list of parts.
#include "ui/atlas.hpp"

#include <doctest/doctest.h>

using namespace yinuo::ui;

TEST_CASE("a part is found by its name, in texture coordinates and card heights") {
  Atlas atlas;
  atlas.set(1, 1000, 500, "back 100 50 308 462\nrim 0 0 10 20\n");
  CHECK(atlas.ready());
  const Part part = atlas.part("back");
  CHECK(part.u0 == doctest::Approx(0.1f));
  CHECK(part.v0 == doctest::Approx(0.1f));
  CHECK(part.u1 == doctest::Approx(0.408f));
  CHECK(part.v1 == doctest::Approx(1.024f));
  CHECK(part.width == doctest::Approx(308 / Atlas::kCardPixels));
  CHECK(part.height == doctest::Approx(462 / Atlas::kCardPixels));
}

TEST_CASE("lines that are no parts are passed over") {
  Atlas atlas;
  atlas.set(1, 100, 100, "# words\n\nback 1 2 3\nrim one 2 3 4\nmask 0 0 0 9\nfield_R 1 2 3 4\n");
  CHECK(atlas.part("back").empty());
  CHECK(atlas.part("rim").empty());
  CHECK(atlas.part("mask").empty());
  CHECK_FALSE(atlas.part("field_R").empty());
  CHECK(atlas.part("nothing").empty());
}

TEST_CASE("without a texture or a size there is no atlas") {
  Atlas atlas;
  atlas.set(0, 100, 100, "back 1 2 3 4\n");
  CHECK_FALSE(atlas.ready());
  atlas.set(1, 0, 0, "back 1 2 3 4\n");
  CHECK_FALSE(atlas.ready());
}
