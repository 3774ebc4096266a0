#include "ui/seats_view.hpp"

#include "ui/card_art.hpp"

namespace yinuo::ui {
namespace {

// `at`: where the plate lies in its room, 0 left to 1 right.
void draw_name(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat, float at) {
  const Box& box = place.name;
  bool cut = false;
  std::string name(canvas.fitting(model.people[seat].name, box.w - 14, Type::Small, cut));
  if (cut) name += "…";
  const float wide = std::min(box.w, canvas.width_of(name, Type::Small) + 16);
  const Box plate{box.x + (box.w - wide) * at, box.y, wide, box.h};
  canvas.fill(plate, box.h / 2, theme::kPlate);
  canvas.text(name, plate.centre(), Type::Small, theme::kText);
}

void draw_count(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat) {
  const int count = model.state->hands[seat].count;
  const Box& box = place.count;
  canvas.fill(grown(box, 1.5f), box.h / 2 + 1.5f, theme::kIvory);
  canvas.fill(box, box.h / 2, count == 1 && model.state->discard_top != kNoSlot ? theme::kPrimary : theme::kBadge);
  canvas.text(std::to_string(count), box.centre(), Type::Small, theme::kWhite);
}

// 1 right, -1 left: where the last card played is not.
[[nodiscard]] float free_side(const SeatPlace& place) { return place.last.x > place.avatar.x ? -1.0f : 1.0f; }

// Who has called wears it.
void draw_called(const Canvas& canvas, const SeatPlace& place) {
  const float size = place.radius * 0.95f;
  const Spot at = place.avatar + Spot{place.radius * 0.78f * free_side(place), -place.radius * 0.72f};
  if (canvas.part("uno", at, size / (176.0f / 440) * 1.15f)) return;
  canvas.disc(at, size / 2, theme::kPrimary);
}

// How many cards the seat owes.
void draw_owed(const Canvas& canvas, const SeatPlace& place, int cards) {
  const std::string text = "+" + std::to_string(cards);
  const float high = place.count.h * 1.12f, wide = canvas.width_of(text, Type::Small) + 14;
  const Box box =
      box_around(place.avatar + Spot{place.radius * 0.8f * free_side(place), -place.radius * 0.78f}, wide, high);
  canvas.fill(grown(box, 1.5f), high / 2 + 1.5f, theme::kIvory);
  canvas.fill(box, high / 2, theme::kPrimary);
  canvas.text(text, box.centre(), Type::Small, theme::kWhite);
}

}  // namespace

void draw_avatar(const Canvas& canvas, Spot centre, float radius, int picture) {
  const auto which = static_cast<std::size_t>(picture) % theme::kAvatar.size();
  canvas.disc(centre + Spot{0, radius * 0.08f}, radius * 1.04f, tint(0, 0, 0, 70));
  canvas.disc(centre, radius, theme::kIvory);
  canvas.disc(centre, radius * 0.92f, theme::kAvatar[which]);
  // The parts are 110 of 440 across, with a margin.
  if (canvas.part("avatar_" + std::to_string(which), centre, radius * 1.98f / (110.0f / 440))) return;
  canvas.disc(centre + Spot{0, -radius * 0.18f}, radius * 0.34f, theme::kIvory);
  canvas.arc(centre + Spot{0, radius * 0.62f}, radius * 0.36f, kPi, 2 * kPi, theme::kIvory, radius * 0.4f);
}

void draw_seat(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat, const LastPlay& last,
               float turn) {
  const float r = place.radius;
  if (turn > 0.01f) {
    canvas.glow(place.avatar, r * 2.3f, r * 2.3f, faded(tint(255, 226, 160, 190), turn));
    canvas.ring(place.avatar, r + 3, faded(theme::kLamp, turn), 4);
  }
  draw_avatar(canvas, place.avatar, r, model.people[seat].picture);
  // The plate keeps to the side that is next to the avatar.
  const float at = place.name.x > place.avatar.x ? 0.0f : (place.name.right() < place.avatar.x ? 1.0f : 0.5f);
  draw_name(canvas, model, place, seat, at);
  if (!model.state->in_round()) return;
  if (last.face != Face::Unknown) draw_badge(canvas, place.last, last.face, last.named);
  draw_count(canvas, model, place, seat);
  if (contains(model.state->called, seat)) draw_called(canvas, place);
  if (model.state->turn == seat && model.state->chain.sum > 0) draw_owed(canvas, place, model.state->chain.sum);
}

}  // namespace yinuo::ui
