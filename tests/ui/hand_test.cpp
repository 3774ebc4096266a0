// The own hand under mouse and finger: what is hit, what plays, what only lifts.
#include "ui/hand_view.hpp"

#include <doctest/doctest.h>

using namespace yinuo;
using namespace yinuo::ui;

namespace {

constexpr Box kArea{100, 500, 800, 200};
constexpr Box kPile{400, 100, 200, 200};

// Seven cards in a fan that overlaps.
HandView fan() {
  HandView hand;
  int rows = 1;
  const std::vector<Pose> poses = lay_hand({kArea.x, kArea.y, 480, kArea.h}, {3, 2, 2}, 170, rows);
  hand.place({10, 11, 12, 13, 14, 15, 16}, poses, 20);
  return hand;
}

Pointer mouse_at(Spot p) { return {.x = p.x, .y = p.y, .inside = true}; }

Slot click(HandView& hand, Spot p, bool touch = false) {
  Pointer pointer = mouse_at(p);
  pointer.touch = touch;
  pointer.down = pointer.pressed = true;
  Slot played = hand.read(pointer, kPile);
  CHECK(played == kNoSlot);
  pointer.down = pointer.pressed = false;
  pointer.released = true;
  played = hand.read(pointer, kPile);
  pointer.released = false;
  pointer.inside = !touch;
  CHECK(hand.read(pointer, kPile) == kNoSlot);
  return played;
}

Slot drag(HandView& hand, Spot from, Spot to, bool touch, bool cancelled = false) {
  Pointer pointer = mouse_at(from);
  pointer.touch = touch;
  pointer.down = pointer.pressed = true;
  CHECK(hand.read(pointer, kPile) == kNoSlot);
  pointer.pressed = false;
  for (int i = 1; i <= 10; ++i) {
    const Spot p = from + (to - from) * (static_cast<float>(i) / 10);
    pointer.x = p.x, pointer.y = p.y;
    CHECK(hand.read(pointer, kPile) == kNoSlot);
  }
  pointer.down = false;
  pointer.released = true;
  pointer.cancelled = cancelled;
  return hand.read(pointer, kPile);
}

}  // namespace

TEST_CASE("a point on the visible part of each card hits that card, and only the topmost is hit") {
  const HandView hand = fan();
  for (std::size_t i = 0; i < hand.slots().size(); ++i) {
    const Box seen = hand.visible_part(i);
    for (const Spot p : {seen.centre(), Spot{seen.x + 5, seen.centre().y}, Spot{seen.right() - 5, seen.centre().y}}) {
      CHECK(hand.hit(p) == hand.slots()[i]);
    }
  }
  // Where two cards overlap the later one lies on top.
  const Pose& second = hand.poses()[1];
  CHECK(covers(hand.poses()[0], second.centre - Spot{second.height * 0.2f, 0}));
  CHECK(hand.hit(second.centre - Spot{second.height * 0.2f, 0}) == hand.slots()[1]);
}

TEST_CASE("a corner outside a turned card does not hit it") {
  const HandView hand = fan();
  const Box around = bounds_of(hand.poses().front());
  CHECK(hand.poses().front().angle != 0);
  CHECK(hand.hit({around.x + 1, around.y + 1}) == kNoSlot);
}

TEST_CASE("a mouse lifts what it is over, and one click plays it") {
  HandView hand = fan();
  const Spot p = hand.visible_part(3).centre();
  CHECK(hand.read(mouse_at(p), kPile) == kNoSlot);
  CHECK(hand.raised() == hand.slots()[3]);
  CHECK(hand.goal(3).centre.y < hand.poses()[3].centre.y);
  CHECK(click(hand, p) == hand.slots()[3]);
}

TEST_CASE("a lifted card can also be hit where it stands out above the others") {
  HandView hand = fan();
  const Pose rest = hand.poses()[3];
  (void)hand.read(mouse_at(hand.visible_part(3).centre()), kPile);
  const Spot above{rest.centre.x - rest.height * 0.2f, rest.centre.y - rest.height * 0.5f - 10};
  CHECK_FALSE(covers(rest, above));
  CHECK(hand.hit(above) == hand.slots()[3]);
}

TEST_CASE("a tap lifts, a second tap on the same card plays, a tap on another lifts that one") {
  HandView hand = fan();
  const Spot third = hand.visible_part(2).centre(), fifth = hand.visible_part(4).centre();
  CHECK(click(hand, third, true) == kNoSlot);
  CHECK(hand.raised() == hand.slots()[2]);
  CHECK(click(hand, fifth, true) == kNoSlot);
  CHECK(hand.raised() == hand.slots()[4]);
  CHECK(click(hand, fifth, true) == hand.slots()[4]);
}

TEST_CASE("a tap beside the hand puts a lifted card down") {
  HandView hand = fan();
  CHECK(click(hand, hand.visible_part(2).centre(), true) == kNoSlot);
  CHECK(click(hand, {20, 20}, true) == kNoSlot);
  CHECK(hand.raised() == kNoSlot);
}

TEST_CASE("a swipe upwards plays, a short one does not") {
  HandView hand = fan();
  const Spot p = hand.visible_part(5).centre();
  CHECK(drag(hand, p, p - Spot{0, 140}, true) == hand.slots()[5]);
  HandView other = fan();
  CHECK(drag(other, p, p - Spot{0, 30}, true) == kNoSlot);
}

TEST_CASE("a drag onto the pile plays; a drag back, or one taken away by the system, does not") {
  const Spot p = fan().visible_part(1).centre();
  HandView hand = fan();
  CHECK(drag(hand, p, kPile.centre(), false) == hand.slots()[1]);
  CHECK(hand.dragged() == kNoSlot);
  HandView back = fan();
  CHECK(drag(back, p, p + Spot{60, 10}, false) == kNoSlot);
  HandView taken = fan();
  CHECK(drag(taken, p, kPile.centre(), true, true) == kNoSlot);
}

TEST_CASE("a finger that moves along the hand lifts each card in turn and plays none") {
  HandView hand = fan();
  const Spot from = hand.visible_part(0).centre(), to = hand.visible_part(6).centre();
  CHECK(drag(hand, from, to, true) == kNoSlot);
  CHECK(hand.raised() == hand.slots()[6]);
}

TEST_CASE("a card that leaves the hand while it is held is let go") {
  HandView hand = fan();
  Pointer pointer = mouse_at(hand.visible_part(1).centre());
  pointer.down = pointer.pressed = true;
  (void)hand.read(pointer, kPile);
  CHECK(hand.pressing());
  int rows = 0;
  hand.place({10, 12}, lay_hand(kArea, {2}, 170, rows), 20);
  CHECK_FALSE(hand.pressing());
  CHECK(hand.raised() == kNoSlot);
}

TEST_CASE("a hand is sorted by colour and rank, black cards last, and says how many of each colour") {
  State state;
  state.seats = 2;
  state.slots = 5;
  const Face faces[] = {Face::Wild, make_face(Colour::Blue, Rank::Two), make_face(Colour::Red, Rank::Nine),
                        make_face(Colour::Red, Rank::One), Face::WildDrawFour};
  Hand& hand = state.hands[1];
  for (Slot slot = 0; slot < 5; ++slot) {
    state.cells[slot].set_face(faces[slot]);
    state.cells[slot].next = slot + 1 < 5 ? static_cast<Slot>(slot + 1) : kNoSlot;
  }
  hand.first = 0;
  hand.last = 4;
  hand.count = 5;
  const HandOrder order = order_of_hand(state, 1);
  CHECK(order.slots == std::vector<Slot>{3, 2, 1, 0, 4});
  CHECK(order.groups == std::vector<int>{2, 1, 2});
}

TEST_CASE("a finger's first tap is told at once where the table wants it, and a swipe is told apart from a tap") {
  HandView hand = fan();
  const Spot here = hand.visible_part(2).centre(), there = hand.visible_part(4).centre();
  hand.tell_at_once({12});
  CHECK(click(hand, here, true) == 12);
  CHECK_FALSE(hand.thrown());
  CHECK(click(hand, there, true) == kNoSlot);
  CHECK(click(hand, there, true) == 14);
  CHECK_FALSE(hand.thrown());
  CHECK(drag(hand, here, here + Spot{0, -160}, true) == 12);
  CHECK(hand.thrown());
  CHECK(click(hand, here) == 12);
  CHECK_FALSE(hand.thrown());
}

TEST_CASE("a card that cannot be played does not rise under the pointer: it straightens and parts its neighbours") {
  HandView hand = fan();
  const Spot here = hand.visible_part(2).centre();
  const auto risen = [&] {
    (void)hand.read({.x = here.x, .y = here.y, .inside = true}, {});
    return hand.poses()[2].centre.y - hand.goal(2).centre.y;
  };
  const float whole = risen();
  CHECK(whole > 8);
  hand.set_idle({12});
  CHECK(risen() == 0);
  CHECK(hand.raised() == 12);
  CHECK(std::fabs(hand.goal(2).angle) <= std::fabs(hand.poses()[2].angle));
  CHECK(hand.goal(1).centre.x < hand.poses()[1].centre.x);
  CHECK(hand.goal(3).centre.x > hand.poses()[3].centre.x);
}

TEST_CASE("a finger takes the raised card wherever it is seen; another hand forgets what was tapped") {
  HandView hand = fan();
  CHECK(click(hand, hand.visible_part(1).centre(), true) == kNoSlot);
  REQUIRE(hand.raised() == 11);
  // Over what the next card shows at rest, but the raised one lies above it.
  const Spot over = hand.goal(1).centre + Spot{hand.goal(1).height * kCardWidth * 0.4f, 0};
  REQUIRE(hand.hit(over) != 11);
  CHECK(click(hand, over, true) == 11);
  hand = fan();
  CHECK(click(hand, hand.visible_part(1).centre(), true) == kNoSlot);
  std::vector<Slot> slots = hand.slots();
  std::vector<Pose> poses = hand.poses();
  slots.erase(slots.begin());
  poses.pop_back();
  hand.place(slots, poses, 30);
  CHECK(hand.raised() == kNoSlot);
}
