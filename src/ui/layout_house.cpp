// Places that only house rules need. They share room with what is not there at the same time.
#include <vector>

#include "ui/layout_parts.hpp"
#include "ui/theme.hpp"

namespace yinuo::ui {
namespace {

// Over the hand, with a button under the thumbs.
void lay_cover(Layout& out) {
  const Box& hand = out.hand_area;
  const float top = out.sentence.bottom() + 4, high = std::max(theme::kTouch, 54 * out.text_scale), pad = 10;
  out.cover = {hand.x, top, hand.w, hand.bottom() - top};
  const float wide = std::min(hand.w - 2 * pad, 420 * out.text_scale);
  out.show = {out.cover.centre().x - wide / 2, out.cover.bottom() - pad - high, wide, high};
}

// The two sound buttons side by side, and the tip with them: in portrait it has a place of its own before them.
void lay_sounds(Layout& out) {
  const Box& room = out.challenge;
  const float parts = out.portrait ? 2 : 3, gap = std::min(6.0f, (room.w - parts * theme::kTouch) / (parts - 1));
  const float wide = (room.w - gap * (parts - 1)) / parts;
  const auto part = [&](float i) { return Box{room.x + i * (wide + gap), room.y, wide, room.h}; };
  out.shout = part(0);
  out.laugh = part(1);
  if (!out.portrait) out.tip = part(2);
}

// What the sign that everybody is silent must not cover.
[[nodiscard]] std::vector<Box> taken_boxes(const LayoutFacts& facts, const Layout& out) {
  const float ring = decision_radius(out) + 3, mark = colour_mark_radius(out) + 1;
  std::vector<Box> taken = {bounds_of(out.draw_pile),
                            out.pending,
                            out.sentence,
                            out.clock,
                            out.history,
                            out.rules,
                            box_around(out.decision, 2 * ring, 2 * ring),
                            box_around(out.colour_mark, 2 * mark, 2 * mark)};
  for (int back = 0; back < 5; ++back) taken.push_back(bounds_of(discard_at(out, 0, back)));
  for (Seat seat = 0; seat < facts.seats; ++seat) {
    if (out.seats[seat].radius > 0) taken.push_back(out.seats[seat].whole);
  }
  return taken;
}

// Beside the piles: left of the draw pile where there is room, else at the colour in force; smaller before farther off.
void lay_silence(const LayoutFacts& facts, Layout& out) {
  const float high = out.draw_pile.height, own = std::clamp(out.discard.height * 0.14f, 14.0f, 26.0f);
  const std::vector<Box> taken = taken_boxes(facts, out);
  std::vector<Box> backs;  // of others' hands, where there is room beside them too
  for (Seat seat = 0; seat < facts.seats; ++seat) {
    for (const Pose& pose : fan_of(out.seats[seat], out.seats[seat].radius > 0 ? facts.counts[seat] : 0))
      backs.push_back(bounds_of(pose));
  }
  const Box& in = out.inner;
  const auto fits = [&](Spot at, float r) {
    const Box hush = box_around(at, 2 * r, 2 * r);
    const bool inside = hush.x >= in.x && hush.y >= in.y && hush.right() <= in.right() && hush.bottom() <= in.bottom();
    const auto meets = [&hush](const Box& box) { return overlap(hush, box); };
    return inside && std::none_of(taken.begin(), taken.end(), meets) && std::none_of(backs.begin(), backs.end(), meets);
  };
  for (const float reach : {0.55f, 1.2f, 1.2f}) {
    for (const float share : {1.0f, 0.85f, 0.7f}) {
      out.silence_radius = std::max(own * share, 11.5f);
      const float r = out.silence_radius + 3, right = out.colour_mark.x;
      const float left = bounds_of(out.draw_pile).x - r - std::min(4.0f, 0.02f * high);
      for (const float x : {left, right, left - r, right + r, right - r, out.draw_pile.centre.x, out.ring.x}) {
        for (float off = 0; off < high * reach; off += 3) {
          for (const float side : {-off, off}) {
            out.silence = {x, out.ring.y - high * 0.32f + side};
            if (fits(out.silence, r)) return;
          }
        }
      }
    }
    if (reach > 1) backs.clear();
  }
}

}  // namespace

void lay_house(const LayoutFacts& facts, Layout& out) {
  out.shout = out.laugh = {};
  if (out.tip.empty()) out.tip = out.challenge;
  if (facts.sounds && !facts.replay) lay_sounds(out);
  lay_cover(out);
  for (Seat seat = 0; seat < facts.seats; ++seat) {
    SeatPlace& place = out.seats[seat];
    if (seat == facts.viewer) continue;
    const float across = std::max(theme::kTouch, 2 * place.radius + 6);
    place.target = box_around(place.avatar, across, across);
    place.target.x = std::clamp(place.target.x, out.inner.x, out.inner.right() - across);
    place.target.y = std::max(place.target.y, out.inner.y);
    // On the side that the number leaves free, above the name.
    const float badge = std::max(9.0f, place.radius * 0.34f) + 1.5f;
    const float side = place.count.centre().x < place.avatar.x ? 0.74f : -0.74f;
    place.partner = box_around(place.avatar + Spot{place.radius * side, place.radius * 0.72f}, 2 * badge, 2 * badge);
    if (overlap(place.partner, place.name)) place.partner.y = place.name.y - place.partner.h;
    const float wide = std::max(across, 62 * out.text_scale);
    place.act = box_around(place.target.centre(), wide, across);
    place.act.x = std::clamp(place.avatar.x - wide / 2, out.inner.x, out.inner.right() - wide);
    // Above it, or below where there is no room.
    const float above = place.act.y - kDecisionAtFace, below = place.act.bottom() + kDecisionAtFace;
    place.decision = {place.act.centre().x, above - kDecisionAtFace < out.inner.y ? below : above};
  }
  // As large as the faces around it allow.
  constexpr float kLeastSlap = 62;
  float reach = out.picker_outer * 0.86f;
  for (const SeatPlace& place : out.seats) {
    if (place.radius > 0) reach = std::min(reach, length(place.avatar - out.picker) - place.radius - 6);
  }
  // What is said of it stands below.
  const float low =
      std::clamp((out.picker.y + reach - (out.sentence.y - 4)) / 2, 0.0f, std::max(0.0f, reach - kLeastSlap));
  const float half = std::max(kLeastSlap, reach - low);
  out.slap = box_around(out.picker - Spot{0, low}, 2 * half, 2 * half);
  const Pose& pile = out.draw_pile;
  const float high = std::max(20.0f, 22 * out.text_scale);
  out.clock = box_around(pile.centre - Spot{0, pile.height * 0.5f - high * 0.2f}, high * 2.6f, high);
  constexpr float kRingRoom = 32;
  out.decision = {std::max(out.inner.x + kRingRoom, pile.centre.x - pile.height * 0.42f),
                  pile.centre.y + pile.height * 0.12f};
  lay_silence(facts, out);
}

}  // namespace yinuo::ui
