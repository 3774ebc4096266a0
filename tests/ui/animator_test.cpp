// Springs and sprites: nothing overshoots, everything comes to rest on its goal.
#include "ui/animator.hpp"

#include <doctest/doctest.h>

using namespace yinuo;
using namespace yinuo::ui;

namespace {

constexpr Pose kPile{{500, 300}, 150, 0};
constexpr Pose kHand{{200, 650}, 170, 0.1f};

int frames_to_rest(Animator& animator, const Pose& goal, bool snap = false) {
  for (int frame = 1; frame < 400; ++frame) {
    animator.begin(kPile, true);
    animator.aim(7, Zone::Hand, 0, 0, goal, Face::Wild, true);
    animator.step(1.0f / 60, 13, snap);
    if (animator.resting()) return frame;
  }
  return 400;
}

}  // namespace

TEST_CASE("a spring reaches its goal without passing it, in small steps and in one large one") {
  for (const float step : {0.004f, 0.0167f, 0.05f, 3.0f}) {
    Spring spring{.at = 10};
    float before = spring.at;
    for (float time = 0; time < 3; time += step) {
      spring.step(100, 13, step);
      CHECK(spring.at >= before - 1e-3f);
      CHECK(spring.at <= 100.001f);
      before = spring.at;
    }
    CHECK(spring.at == doctest::Approx(100).epsilon(0.001));
  }
}

TEST_CASE("a new card comes from the draw pile, face down, and arrives within a second") {
  Animator animator;
  animator.begin(kPile, true);
  animator.aim(7, Zone::Hand, 0, 0, kHand, Face::Wild, true);
  CHECK(animator.sprite(7).pose().centre == kPile.centre);
  CHECK_FALSE(animator.sprite(7).face_up());
  CHECK(animator.sprite(7).flying);
  const int frames = frames_to_rest(animator, kHand);
  CHECK(frames > 8);
  CHECK(frames < 70);
  CHECK(animator.sprite(7).pose() == kHand);
  CHECK(animator.sprite(7).face_up());
  CHECK_FALSE(animator.sprite(7).flying);
}

TEST_CASE("without motion a card is on its goal after one step") {
  Animator animator;
  CHECK(frames_to_rest(animator, kHand, true) == 1);
  CHECK(animator.sprite(7).pose() == kHand);
}

TEST_CASE("a card that belongs nowhere any more goes to the draw pile and vanishes") {
  Animator animator;
  (void)frames_to_rest(animator, kHand, true);
  for (int frame = 0; frame < 120; ++frame) {
    animator.begin(kPile, true);
    animator.step(1.0f / 60, 13, false);
  }
  CHECK(animator.resting());
  CHECK(animator.sprite(7).zone == Zone::None);
}

TEST_CASE("cards are drawn by their order, flying ones apart") {
  Animator animator;
  animator.begin(kPile, true);
  animator.aim(3, Zone::Hand, 0, 1, kHand, Face::Wild, true);
  animator.aim(9, Zone::Hand, 0, 0, kHand, Face::Wild, true);
  animator.step(0, 13, true);
  CHECK(animator.lying_in(Zone::Hand) == std::vector<Slot>{9, 3});
  animator.begin(kPile, true);
  animator.aim(3, Zone::Discard, kNoSeat, 0, kPile, Face::Wild, true);
  animator.aim(9, Zone::Hand, 0, 0, kHand, Face::Wild, true);
  animator.step(0.01f, 13, false);
  CHECK(animator.flying() == std::vector<Slot>{3});
  CHECK(animator.lying_in(Zone::Hand) == std::vector<Slot>{9});
}

TEST_CASE("a shaken card comes back to its place") {
  Animator animator;
  (void)frames_to_rest(animator, kHand, true);
  animator.shake(7);
  animator.begin(kPile, true);
  animator.aim(7, Zone::Hand, 0, 0, kHand, Face::Wild, true);
  animator.step(1.0f / 60, 13, false);
  CHECK(animator.sprite(7).pose().centre.x > kHand.centre.x + 1);
  CHECK(frames_to_rest(animator, kHand) < 60);
  CHECK(animator.sprite(7).pose() == kHand);
}

TEST_CASE("a discard that others cover just goes; gathered for a reshuffle it flies to the draw pile") {
  for (const bool gathered : {false, true}) {
    Animator animator;
    animator.begin(kPile, true);
    animator.aim(7, Zone::Discard, kNoSeat, 0, kHand, Face::Wild, true);
    animator.step(1.0f / 60, 13, true);
    animator.begin(kPile, gathered);
    animator.step(1.0f / 60, 13, false);
    CHECK(animator.flying().size() == (gathered ? 1u : 0u));
    CHECK(animator.lying_in(Zone::Discard).empty());
    CHECK(animator.resting() == !gathered);
  }
}

TEST_CASE("a card that turns over looks like a card in each frame of its way") {
  for (const float stiffness : {13.0f, 26.0f, 39.0f}) {
    Animator animator;
    int thin = 0, up = 0, down = 0;
    for (int frame = 0; frame < 120; ++frame) {
      animator.begin(kPile, true);
      animator.aim(7, Zone::Hand, 0, 0, kHand, Face::Wild, true);
      animator.step(1.0f / 120, stiffness, false);
      const Sprite& sprite = animator.sprite(7);
      ++(sprite.face_up() ? up : down);
      if (sprite.squeeze() < 0.3f) ++thin;
      CHECK(sprite.squeeze() <= 1);
    }
    CHECK(thin <= 1);
    CHECK(up > 0);
    CHECK(down > 0);
    CHECK(animator.sprite(7).squeeze() == doctest::Approx(1));
  }
}
