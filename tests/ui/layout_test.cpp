// Every size of window, number of seats and size of hand is laid out: all is inside, large enough, covered by nothing.
#include "ui/layout.hpp"

#include <doctest/doctest.h>

#include <string>

#include "ui/hand_view.hpp"
#include "ui/theme.hpp"

using namespace yinuo;
using namespace yinuo::ui;

namespace {

struct Size {
  float width, height;
  Insets safe;
};

constexpr Size kSizes[] = {{360, 640, {}},
                           {640, 360, {}},
                           {1280, 720, {}},
                           {2560, 1080, {}},
                           {768, 1024, {}},
                           {390, 844, {0, 47, 0, 34}},
                           {844, 390, {47, 0, 47, 21}},
                           {3440, 1440, {}},
                           {3840, 2160, {}}};

// A sorted hand in up to five colours, uneven as real hands are.
std::vector<int> groups_of(int cards) {
  std::vector<int> groups;
  constexpr int kShares[] = {5, 2, 4, 1, 2};
  for (int i = 0; cards > 0; ++i) {
    const int here = i == 4 ? cards : std::min(cards, std::max(1, cards * kShares[i] / 9));
    groups.push_back(here);
    cards -= here;
  }
  return groups;
}

LayoutFacts facts_of(const Size& size, int seats, int cards) {
  LayoutFacts facts{.width = size.width,
                    .height = size.height,
                    .safe = size.safe,
                    .seats = seats,
                    .viewer = static_cast<Seat>(seats / 2)};
  for (int seat = 0; seat < seats; ++seat) facts.counts[static_cast<std::size_t>(seat)] = 1 + seat * 3;
  facts.counts[facts.viewer] = cards;
  facts.groups = groups_of(cards);
  facts.sounds = cards % 2 == 1;
  return facts;
}

std::string text_of(const LayoutFacts& facts) {
  return std::to_string(facts.width) + " x " + std::to_string(facts.height) + ", seats " + std::to_string(facts.seats) +
         ", cards " + std::to_string(facts.counts[facts.viewer]);
}

Box safe_box(const LayoutFacts& facts) {
  const Insets& safe = facts.safe;
  return {safe.left - 0.5f, safe.top - 0.5f, facts.width - safe.left - safe.right + 1,
          facts.height - safe.top - safe.bottom + 1};
}

bool inside(const Box& outer, const Box& box) {
  return box.x >= outer.x && box.y >= outer.y && box.right() <= outer.right() && box.bottom() <= outer.bottom();
}

template <typename Check>
void for_all(Check check) {
  for (const Size& size : kSizes) {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
      for (const int cards : {1, 2, 3, 5, 7, 8, 10, 13, 17, 20, 25, 30}) {
        const LayoutFacts facts = facts_of(size, seats, cards);
        CAPTURE(text_of(facts));
        check(facts, lay_out(facts));
      }
    }
  }
}

std::vector<Box> controls_of(const Layout& layout) {
  std::vector<Box> boxes = {layout.draw, layout.challenge, layout.call, layout.menu, layout.history, layout.rules};
  if (!layout.portrait) boxes.push_back(layout.cues);
  return boxes;
}

bool apart_from_wheel(const Layout& layout, const Box& box) {
  const float dx = std::max({box.x - layout.picker.x, 0.0f, layout.picker.x - box.right()});
  const float dy = std::max({box.y - layout.picker.y, 0.0f, layout.picker.y - box.bottom()});
  return dx * dx + dy * dy >= layout.picker_outer * layout.picker_outer;
}

}  // namespace

TEST_CASE("controls are inside the safe window, at least 44 px each way, and apart") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    const std::vector<Box> controls = controls_of(layout);
    for (std::size_t i = 0; i < controls.size(); ++i) {
      CHECK(inside(safe_box(facts), controls[i]));
      CHECK(controls[i].w >= theme::kTouch);
      CHECK(controls[i].h >= theme::kTouch);
      for (std::size_t j = i + 1; j < controls.size(); ++j) CHECK_FALSE(overlap(controls[i], controls[j]));
    }
  });
}

TEST_CASE("cards of the own hand are inside the window and clear of every control") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(static_cast<int>(layout.hand.size()) == facts.counts[facts.viewer]);
    for (const Pose& pose : layout.hand) {
      CHECK(inside(safe_box(facts), bounds_of(pose)));
      for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, bounds_of(pose)));
    }
  });
}

TEST_CASE("every card of the own hand shows a strip of 24 px and more") {
  for_all([](const LayoutFacts&, const Layout& layout) {
    HandView hand;
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < layout.hand.size(); ++i) slots.push_back(static_cast<Slot>(i));
    hand.place(slots, layout.hand, 10);
    for (std::size_t i = 0; i < layout.hand.size(); ++i) {
      const Box seen = hand.visible_part(i);
      // Upright boxes inside slightly turned cards lose a little of their width.
      CHECK(seen.w >= 20);
      CHECK(seen.h >= 20);
      CHECK(hand.hit(seen.centre()) == slots[i]);
      if (i + 1 < layout.hand.size() && layout.hand[i + 1].centre.x > layout.hand[i].centre.x) {
        CHECK(layout.hand[i + 1].centre.x - layout.hand[i].centre.x >= theme::kStrip);
      }
    }
  });
}

TEST_CASE("other players are whole: inside, apart, and clear of piles, hand and controls") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const SeatPlace& place = layout.seats[seat];
      CHECK(inside(safe_box(facts), place.whole));
      CHECK(inside(safe_box(facts), place.count));
      CHECK(place.radius >= 16);
      for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, place.whole));
      for (const Pose& pose : layout.hand) CHECK_FALSE(overlap(bounds_of(pose), place.whole));
      CHECK_FALSE(overlap(bounds_of(layout.draw_pile), place.whole));
      CHECK_FALSE(overlap(bounds_of(layout.discard), place.whole));
      const Box face = box_around(place.avatar, place.radius * 2, place.radius * 2);
      for (Seat other = 0; other < seat; ++other) {
        if (other == facts.viewer) continue;
        const SeatPlace& there = layout.seats[other];
        CHECK_FALSE(overlap(face, box_around(there.avatar, there.radius * 2, there.radius * 2)));
        CHECK_FALSE(overlap(place.name, there.name));
        CHECK_FALSE(overlap(place.count, there.count));
      }
    }
  });
}

TEST_CASE("reports are inside, at least 44 px high, and cover no control, hand or face") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const Box& report = layout.seats[seat].report;
      CHECK(inside(safe_box(facts), report));
      CHECK(report.h >= theme::kTouch);
      CHECK(report.w >= theme::kTouch);
      for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, report));
      for (Seat other = 0; other < facts.seats; ++other) {
        if (other == facts.viewer) continue;
        const SeatPlace& there = layout.seats[other];
        CHECK_FALSE(overlap(report, box_around(there.avatar, there.radius * 1.6f, there.radius * 1.6f)));
      }
      CHECK_FALSE(overlap(report, layout.seats[seat].name));
    }
  });
}

TEST_CASE("cards use the screen: 120 px and more at 1280 x 720, 60 and more anywhere") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    const bool desk = facts.width == 1280 && facts.counts[facts.viewer] <= 20;
    CHECK(layout.hand.front().height >= (desk ? 120 : 60));
    CHECK(layout.discard.height >= 56);
    if (facts.width == 1280 && facts.counts[facts.viewer] <= 10) CHECK(layout.discard.height >= 120);
  });
}

TEST_CASE("piles are inside, apart, and clear of the sentence and the hand") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(inside(safe_box(facts), bounds_of(layout.draw_pile)));
    CHECK(inside(safe_box(facts), bounds_of(layout.discard)));
    CHECK(inside(safe_box(facts), layout.sentence));
    CHECK_FALSE(overlap(bounds_of(layout.draw_pile), bounds_of(layout.discard)));
    CHECK_FALSE(overlap(bounds_of(layout.draw_pile), layout.sentence));
    for (const Pose& pose : layout.hand) {
      CHECK_FALSE(overlap(bounds_of(pose), layout.sentence));
      CHECK_FALSE(overlap(bounds_of(pose), bounds_of(layout.draw_pile)));
    }
  });
}

TEST_CASE("the choice of a colour is inside, with its title and the way back, and leaves call and menu clear") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    const Box whole = box_around(layout.picker, layout.picker_outer * 2, layout.picker_outer * 2);
    CHECK(inside(safe_box(facts), whole));
    CHECK(layout.picker_outer - layout.picker_inner >= theme::kTouch);
    CHECK(inside(safe_box(facts), layout.picker_title));
    CHECK(layout.picker_title.w >= 120);
    CHECK(inside(safe_box(facts), layout.cancel));
    CHECK(layout.cancel.w >= theme::kTouch);
    CHECK(layout.cancel.h >= theme::kTouch);
    CHECK_FALSE(overlap(layout.picker_title, layout.cancel));
    for (const Box& box :
         {layout.call, layout.menu, layout.history, layout.rules, layout.cancel, layout.picker_title}) {
      CHECK(apart_from_wheel(layout, box));
    }
    for (const Box& control : {layout.call, layout.menu, layout.history, layout.rules}) {
      CHECK_FALSE(overlap(control, layout.cancel));
      CHECK_FALSE(overlap(control, layout.picker_title));
    }
  });
}

TEST_CASE("the sentence is inside, two lines high, and no raised card reaches it") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(inside(safe_box(facts), layout.sentence));
    CHECK(layout.sentence.h >= 2 * theme::kLeastLine);
    CHECK_FALSE(overlap(layout.sentence, layout.history));
    CHECK_FALSE(overlap(layout.sentence, layout.rules));
    for (const Box& box : {layout.draw, layout.challenge, layout.tip, layout.shout, layout.laugh})
      CHECK_FALSE(overlap(layout.sentence, box));
    for (Pose pose : layout.hand) {
      pose.centre.y -= pose.height * (kOfferRise + kHoverRise);
      CHECK_FALSE(overlap(bounds_of(pose), layout.sentence));
      CHECK_FALSE(overlap(bounds_of(pose), layout.history));
      CHECK_FALSE(overlap(bounds_of(pose), layout.rules));
    }
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat != facts.viewer) CHECK_FALSE(overlap(layout.seats[seat].whole, layout.sentence));
    }
  });
}

TEST_CASE("play and keep stand beside the card just drawn, whichever it is, and the sentence makes room") {
  for_all([](const LayoutFacts& facts, const Layout& before) {
    for (const std::size_t at : {std::size_t{0}, before.hand.size() / 2, before.hand.size() - 1}) {
      Layout layout = before;
      lay_choice(layout, before.hand[at]);
      for (const Box& box : {layout.play, layout.keep}) {
        CHECK(inside(safe_box(facts), box));
        CHECK(box.w >= theme::kTouch);
        CHECK(box.h >= theme::kTouch);
        for (const Box& control : {layout.call, layout.menu, layout.history, layout.rules})
          CHECK_FALSE(overlap(control, box));
        CHECK_FALSE(overlap(box, layout.sentence));
        for (Pose pose : layout.hand) {
          pose.centre.y -= pose.height * (kOfferRise + kHoverRise);
          CHECK_FALSE(overlap(bounds_of(pose), box));
        }
        for (Seat seat = 0; seat < facts.seats; ++seat) {
          if (seat != facts.viewer) CHECK_FALSE(overlap(layout.seats[seat].whole, box));
        }
      }
      CHECK_FALSE(overlap(layout.play, layout.keep));
      CHECK(inside(safe_box(facts), layout.sentence));
      CHECK(inside(safe_box(facts), layout.history));
      CHECK(layout.sentence.w >= 140);
      CHECK_FALSE(overlap(layout.sentence, layout.history));
      if (!layout.portrait) {
        // Both begin within a card's width of it.
        const float x = before.hand[at].centre.x;
        CHECK(layout.play.x <= x + before.hand[at].height);
        CHECK(layout.keep.right() >= x - before.hand[at].height);
      }
    }
  });
}

TEST_CASE("what a challenge risks is told beside the buttons, clear of seats and sentence") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    if (layout.risk.empty()) {
      // Small or full tables tell it in the sentence's place.
      CHECK((facts.height < 720 || layout.portrait || facts.counts[facts.viewer] >= 20));
      return;
    }
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat != facts.viewer) CHECK_FALSE(overlap(layout.risk, layout.seats[seat].whole));
    }
    CHECK(inside(safe_box(facts), layout.risk));
    CHECK(layout.risk.w >= 170);
    CHECK(layout.risk.h >= 2 * theme::kLeastLine);
    CHECK_FALSE(overlap(layout.risk, layout.sentence));
    for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, layout.risk));
    for (const Pose& pose : layout.hand) CHECK_FALSE(overlap(bounds_of(pose), layout.risk));
  });
}

TEST_CASE("the last card of each seat is legible and hides no name, number or most of a face") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const SeatPlace& place = layout.seats[seat];
      CHECK(inside(safe_box(facts), place.last));
      CHECK(place.last.h >= 44);  // a sign and a shape of 20 px
      CHECK(place.last.w >= 24);
      CHECK_FALSE(overlap(place.last, place.name));
      CHECK_FALSE(overlap(place.last, box_around(place.avatar, place.radius, place.radius * 1.2f)));
      for (Seat other = 0; other < facts.seats; ++other) {
        if (other == facts.viewer || other == seat) continue;
        CHECK_FALSE(overlap(place.last, layout.seats[other].name));
        CHECK_FALSE(overlap(place.last, layout.seats[other].count));
      }
    }
  });
}

TEST_CASE("names do not lie on cards, and reports not on the fans of others") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      for (const Pose& pose : fan_of(layout.seats[seat], 7)) {
        // The plate is as wide as the name: its middle counts.
        const Box& name = layout.seats[seat].name;
        CHECK_FALSE(covers(pose, name.centre()));
        for (Seat other = 0; other < facts.seats; ++other) {
          if (other == facts.viewer || other == seat) continue;
          const Box& report = layout.seats[other].report;
          CHECK_FALSE(covers(pose, report.centre()));
          CHECK_FALSE(covers(pose, {report.x + 8, report.centre().y}));
          CHECK_FALSE(covers(pose, {report.right() - 8, report.centre().y}));
        }
      }
    }
  });
}

TEST_CASE("seats can be chosen: each place at least 44 px, inside, apart, and clear of every control and card") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const Box& target = layout.seats[seat].target;
      CHECK(inside(safe_box(facts), target));
      CHECK(target.w >= theme::kTouch);
      CHECK(target.h >= theme::kTouch);
      CHECK(target.contains(layout.seats[seat].avatar));
      // Nor is a name covered by the number that is told then, or by a partner's badge, which touches the face.
      const SeatPlace& place = layout.seats[seat];
      CHECK_FALSE(overlap(grown(place.count, -4), place.name));
      CHECK_FALSE(overlap(place.partner, place.name));
      CHECK(length(place.partner.centre() - place.avatar) < place.radius + place.partner.w / 2);
      for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, target));
      for (const Pose& pose : layout.hand) CHECK_FALSE(overlap(bounds_of(pose), target));
      for (Seat other = 0; other < seat; ++other) {
        if (other != facts.viewer) CHECK_FALSE(overlap(target, layout.seats[other].target));
      }
    }
  });
}

TEST_CASE("at a shared device the buttons at the faces are apart, and the cover lies on the hand alone") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (const Pose& pose : layout.hand) CHECK(layout.cover.contains(pose.centre));
    CHECK(inside(safe_box(facts), layout.cover));
    CHECK(inside(layout.cover, layout.show));
    CHECK(layout.show.h >= theme::kTouch);
    CHECK(layout.show.w >= 150);
    CHECK(layout.show.y - layout.cover.y >= 40);  // room for face and name
    for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, layout.cover));
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const Box& act = layout.seats[seat].act;
      CHECK(inside(safe_box(facts), act));
      CHECK(act.w >= 60);
      CHECK(act.h >= theme::kTouch);
      CHECK_FALSE(overlap(act, layout.cover));
      for (const Box& control : controls_of(layout)) CHECK_FALSE(overlap(control, act));
      for (Seat other = 0; other < seat; ++other) {
        if (other != facts.viewer) CHECK_FALSE(overlap(act, layout.seats[other].act));
      }
    }
  });
}

TEST_CASE("the slap target is large, inside, and covers no control, card of the hand, or face") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(inside(safe_box(facts), layout.slap));
    CHECK(layout.slap.w >= 120);
    // What is said of it can be read, unless it is as small as it may be.
    CHECK((layout.slap.w < 125 || layout.slap.bottom() <= layout.sentence.y));
    const Spot middle = layout.slap.centre();
    const float reach = layout.slap.w / 2;
    const auto apart = [&](const Box& box) {
      const float dx = std::max({box.x - middle.x, 0.0f, middle.x - box.right()});
      const float dy = std::max({box.y - middle.y, 0.0f, middle.y - box.bottom()});
      return dx * dx + dy * dy >= reach * reach;
    };
    for (const Box& control : {layout.call, layout.menu, layout.draw, layout.history, layout.rules})
      CHECK(apart(control));
    for (const Pose& pose : layout.hand) CHECK(apart(bounds_of(pose)));
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      // On the smallest windows with most players its edge may touch a face, never its middle.
      if (seat != facts.viewer) CHECK(length(layout.seats[seat].avatar - middle) >= reach);
    }
  });
}

TEST_CASE("the own points, the sign of a call and the line along the rim keep off each other, and off all else") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK_FALSE(overlap(layout.called, layout.standing_called));
    CHECK(layout.standing_called.bottom() == layout.standing.bottom());
    CHECK(layout.standing.h >= 2 * theme::kLeastLine);
    CHECK(layout.standing_called.h >= theme::kLeastLine);
    CHECK(layout.called.w >= 20);
    const Seam seam = seam_of(layout.width, layout.height, layout.rim);
    const float centre = seam.inset + seam.round;
    for (const Box& box : {layout.standing, layout.called, layout.standing_called}) {
      CHECK(inside(safe_box(facts), box));
      for (const Pose& pose : layout.hand) CHECK_FALSE(overlap(bounds_of(pose), box));
      for (const Box& control : {layout.draw, layout.challenge, layout.menu, layout.history, layout.rules})
        CHECK_FALSE(overlap(control, box));
      for (Seat seat = 0; seat < facts.seats; ++seat) {
        if (seat != facts.viewer) CHECK_FALSE(overlap(layout.seats[seat].whole, box));
      }
      if (layout.rim <= 0) continue;
      // The corner next to the window's.
      const float x = layout.width - box.right(), y = layout.height - box.bottom();
      CHECK(x > seam.inset);
      CHECK(y > seam.inset);
      if (x < centre && y < centre) CHECK(length(Spot{centre - x, centre - y}) < seam.round - 2);
    }
  });
}

TEST_CASE("a tip has a place of at least 44 px, also where there are sound buttons") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(layout.tip.w >= theme::kTouch - 0.01f);
    CHECK(layout.tip.h >= theme::kTouch);
    CHECK(inside(safe_box(facts), layout.tip));
    std::vector<Box> others = {layout.draw, layout.call, layout.menu, layout.history, layout.rules};
    if (facts.sounds) others.insert(others.end(), {layout.shout, layout.laugh});
    for (const Box& box : others) CHECK_FALSE(overlap(layout.tip, box));
    for (const Pose& pose : layout.hand) CHECK_FALSE(overlap(layout.tip, bounds_of(pose)));
  });
}

TEST_CASE("on a tablet held upright a usual hand fills its room") {
  for (const Size& size : kSizes) {
    if (size.width >= size.height || size.width < 700) continue;
    for (int seats = 2; seats <= 5; ++seats) {
      const LayoutFacts facts = facts_of(size, seats, 5);
      CAPTURE(text_of(facts));
      const Layout layout = lay_out(facts);
      float top = layout.height;
      for (const Pose& pose : layout.hand) top = std::min(top, bounds_of(pose).y);
      CHECK(top - layout.hand_top < layout.hand_area.h * 0.1f);
    }
  }
}

TEST_CASE("sound buttons share the place of the challenge, each at least 44 px") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(layout.shout.empty() == !facts.sounds);
    if (!facts.sounds) return;
    for (const Box& box : {layout.shout, layout.laugh}) {
      CHECK(box.w >= theme::kTouch);
      CHECK(box.h >= theme::kTouch);
      CHECK(inside(
          {layout.challenge.x - 0.5f, layout.challenge.y - 0.5f, layout.challenge.w + 1, layout.challenge.h + 1}, box));
    }
    CHECK_FALSE(overlap(layout.shout, layout.laugh));
  });
}

TEST_CASE("the sign of silence covers no card, no seat and no other sign") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    const float r = layout.silence_radius + 3, ring = decision_radius(layout) + 3;
    const Box hush = box_around(layout.silence, 2 * r, 2 * r);
    CHECK(inside(safe_box(facts), hush));
    CHECK_FALSE(overlap(hush, bounds_of(layout.draw_pile)));
    for (int back = 0; back < 5; ++back) CHECK_FALSE(overlap(hush, bounds_of(discard_at(layout, 0, back))));
    for (const Box& box :
         {layout.pending, layout.sentence, layout.clock, box_around(layout.decision, 2 * ring, 2 * ring)})
      CHECK_FALSE(overlap(hush, box));
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      const SeatPlace& place = layout.seats[seat];
      if (place.radius <= 0) continue;
      CHECK_FALSE(overlap(hush, place.whole));
      // In a crowd the hands of others may lie anywhere around the piles.
      if (facts.seats > 5) continue;
      for (const Pose& back : fan_of(place, facts.counts[seat])) CHECK_FALSE(overlap(hush, bounds_of(back)));
    }
    CHECK(layout.silence_radius >= 11);
  });
}

TEST_CASE("the round's clock lies on the draw pile, clear of the ring of a decision") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    CHECK(inside(safe_box(facts), layout.clock));
    CHECK(bounds_of(layout.draw_pile).contains(layout.clock.centre()));
    CHECK_FALSE(overlap(layout.clock, layout.sentence));
    const float ring = decision_radius(layout) + 3;
    const Box decision = box_around(layout.decision, 2 * ring, 2 * ring);
    CHECK(inside(safe_box(facts), decision));
    CHECK_FALSE(overlap(decision, layout.clock));
    CHECK_FALSE(overlap(decision, bounds_of(layout.discard)));
  });
}

TEST_CASE("the ring of a decision at another's face is inside and next to it, clear of the button over it") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      const SeatPlace& place = layout.seats[seat];
      const Box ring = box_around(place.decision, 2 * kDecisionAtFace, 2 * kDecisionAtFace);
      CHECK(inside(safe_box(facts), ring));
      CHECK_FALSE(overlap(ring, grown(place.act, -0.5f)));
      CHECK(length(place.decision - place.avatar) < place.act.h + kDecisionAtFace);
      for (Seat other = 0; other < facts.seats; ++other) {
        if (other == facts.viewer || other == seat) continue;
        CHECK(length(place.decision - layout.seats[other].avatar) > length(place.decision - place.avatar));
      }
    }
  });
}

TEST_CASE("the ring with its arrows keeps off the edges") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    const Box ring = box_around(layout.ring, layout.ring_x * 2 + 28, layout.ring_y * 2);
    CHECK(inside(safe_box(facts), ring));
  });
}

TEST_CASE("a hand that grows and shrinks by single cards keeps its rows while they serve") {
  for (const Size& size : kSizes) {
    int rows = 0, changes = 0, before = 0;
    // Up to 30 cards and down again, then to and fro around every number.
    const auto lay = [&](int cards) {
      LayoutFacts facts = facts_of(size, 4, cards);
      facts.rows = rows;
      rows = lay_out(facts).hand_rows;
      if (before != 0 && rows != before) ++changes;
      before = rows;
    };
    for (int cards = 1; cards <= 30; ++cards) lay(cards);
    const int most = rows;
    CHECK(changes <= most - 1);
    for (int cards = 30; cards >= 1; --cards) lay(cards);
    CHECK(changes <= 2 * (most - 1));
    std::array<int, 8> usual{};  // rows of the hands that lie as their number says
    for (int cards = 1; cards < 30; ++cards) {
      lay(cards);
      if (cards <= static_cast<int>(usual.size())) {
        usual[static_cast<std::size_t>(cards) - 1] = rows;
        continue;
      }
      const int here = changes;
      for (int i = 0; i < 4; ++i) lay(cards + 1 - i % 2);
      CHECK(changes <= here + 1);
    }
    for (int cards = static_cast<int>(usual.size()); cards >= 1; --cards) {
      lay(cards);
      CHECK(rows == usual[static_cast<std::size_t>(cards) - 1]);
    }
  }
}

TEST_CASE("the same facts give the same layout, and the viewer's seat never moves the hand") {
  LayoutFacts facts = facts_of(kSizes[2], 4, 7);
  const Layout first = lay_out(facts);
  CHECK(lay_out(facts).hand == first.hand);
  facts.viewer = 0;
  facts.counts[0] = 7;
  CHECK(lay_out(facts).hand == first.hand);
}

TEST_CASE("a hand that is shown lies inside the window, every card's corner in sight") {
  for_all([](const LayoutFacts& facts, const Layout& layout) {
    for (Seat seat = 0; seat < facts.seats; ++seat) {
      if (seat == facts.viewer) continue;
      for (const int cards : {1, 7, 15}) {
        const std::vector<Pose> row = shown_hand(layout, seat, cards);
        REQUIRE(row.size() == static_cast<std::size_t>(cards));
        for (std::size_t i = 0; i < row.size(); ++i) {
          CHECK(inside(safe_box(facts), bounds_of(row[i])));
          if (i > 0) CHECK(row[i].centre.x - row[i - 1].centre.x >= 13);
        }
      }
    }
  });
}
