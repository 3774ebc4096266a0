// Places that only house rules need. They share room with what is not there at the same time.
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
  out.silence = out.discard.centre + Spot{-out.discard.height * 0.44f, -out.discard.height * 0.4f};
}

}  // namespace yinuo::ui
