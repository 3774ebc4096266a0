#include "ui/seats_view.hpp"

#include "app/format_words.hpp"
#include "ui/card_art.hpp"

namespace yinuo::ui {
namespace {

constexpr float kNameSide = 8, kNameGap = 7;  // beside a name; between it and its points
constexpr float kLeastSide = 5;               // beside a name that has hardly room

// What stands on a name's plate: who comes next, the name, the points so far where a match goes on. Where that is too
// much, the points lose their word, then they go, "next" becomes a rim with a mark that takes no room, and last of all
// the name is cut.
class NamePlate {
 public:
  NamePlate(const Canvas& canvas, const Model& model, const Box& room, Seat seat, bool next)
      : canvas_(canvas), type_(room.h >= canvas.size_of(Type::Body) ? Type::Body : Type::Small) {
    const std::string& whole = model.people[seat].name;
    float most = room.w - 2 * kNameSide;
    if (next) tag_ = model.text("ui.next");
    const std::string figure = std::to_string(model.state->scores[seat]);
    const bool chips = model.state->rules.match == MatchFormat::Chips;
    if (app::points_count(*model.state)) points_ = chips ? figure : model.text("ui.seat_points", {figure});
    if (canvas.width_of(whole, type_) > most) type_ = Type::Small;
    name_wide_ = canvas.width_of(whole, type_);
    if (name_wide_ + beside() > most && !points_.empty()) points_ = figure;
    if (name_wide_ + beside() > most) points_.clear();
    if (name_wide_ + beside() > most) {
      tag_.clear();
      rim_ = next;
    }
    if (name_wide_ + beside() > most) {
      side_ = kLeastSide;
      most = room.w - 2 * side_;
    }
    bool cut = false;
    name_ = canvas.fitting(whole, most - beside(), type_, cut);
    if (cut) {
      constexpr std::string_view kEllipsis = "…";
      name_ = canvas.fitting(whole, most - beside() - canvas.width_of(kEllipsis, type_), type_, cut);
      name_ += kEllipsis;
    }
    name_wide_ = canvas.width_of(name_, type_);
    wide_ = std::min(room.w, name_wide_ + beside() + 2 * side_);
  }

  [[nodiscard]] float wide() const { return wide_; }
  [[nodiscard]] const std::string& name() const { return name_; }

  void draw(const Box& plate) const {
    const float y = plate.centre().y;
    canvas_.fill(plate, plate.h / 2, theme::kPlate);
    float x = plate.x + side_;
    if (rim_) {
      // On the edge, beside the first letter.
      constexpr float kMark = 8;
      canvas_.stroke(plate, plate.h / 2, theme::kLamp, 1.6f);
      const float left = plate.x - kMark * 0.4f;
      canvas_.polygon({{left, y - kMark * 0.6f}, {left + kMark, y}, {left, y + kMark * 0.6f}}, theme::kLamp);
    }
    if (!tag_.empty()) {
      const Box tag{plate.x + 1, plate.y + 1, tag_wide() - kNameGap + kNameSide - 1, plate.h - 2};
      canvas_.fill(tag, tag.h / 2, theme::kLamp);
      canvas_.text(tag_, tag.centre(), Type::Small, theme::kInk);
    }
    x += tag_wide();
    canvas_.text(name_, {x, y}, type_, theme::kText, Align::Left);
    if (!points_.empty()) canvas_.text(points_, {x + name_wide_ + kNameGap, y}, Type::Small, theme::kLamp, Align::Left);
  }

 private:
  [[nodiscard]] float tag_wide() const {
    return tag_.empty() ? 0 : canvas_.width_of(tag_, Type::Small) + kNameGap + kNameSide;
  }
  // Everything but the name.
  [[nodiscard]] float beside() const {
    return tag_wide() + (points_.empty() ? 0 : canvas_.width_of(points_, Type::Small) + kNameGap);
  }

  const Canvas& canvas_;
  Type type_;
  bool rim_ = false;
  float side_ = kNameSide, name_wide_ = 0, wide_ = 0;
  std::string name_{}, points_{}, tag_{};
};

// `at`: where the plate lies in its room, 0 left to 1 right.
void draw_name(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat, float at, bool next) {
  const Box& box = place.name;
  const NamePlate plate(canvas, model, box, seat, next);
  plate.draw({box.x + (box.w - plate.wide()) * at, box.y, plate.wide(), box.h});
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

// A computer player is choosing.
void draw_thinking(const Canvas& canvas, const SeatPlace& place, float shown) {
  const float r = place.radius, dot = std::max(1.8f, r * 0.085f);
  // Beside what stands on the free side: the call.
  const Box box = box_around(place.avatar + Spot{-0.46f * r * free_side(place), -r * 0.98f}, dot * 11, dot * 5.6f);
  canvas.fill(grown(box, 1.2f), box.h / 2 + 1.2f, faded(theme::kInk, shown * 0.6f));
  canvas.fill(box, box.h / 2, faded(theme::kLamp, shown));
  for (const float x : {-3.1f, 0.0f, 3.1f})
    canvas.disc(box.centre() + Spot{x * dot, 0}, dot, faded(theme::kInk, shown));
}

}  // namespace

std::string name_on_plate(const Canvas& canvas, const Model& model, const Box& room, Seat seat, bool next) {
  return NamePlate(canvas, model, room, seat, next).name();
}

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

void draw_out(const Canvas& canvas, const Model& model, Spot face, float radius) {
  canvas.disc(face, radius, tint(8, 36, 38, 170));
  const std::string out = model.text("ui.out");
  const float wide = canvas.width_of(out, Type::Small) + 12, high = canvas.size_of(Type::Small) + 2;
  const Box tag = box_around(face + Spot{0, radius * 0.6f}, wide, high);
  canvas.fill(tag, high / 2, theme::kPrimaryDark);
  canvas.text(out, tag.centre(), Type::Small, theme::kWhite);
}

void draw_seat(const Canvas& canvas, const Model& model, const SeatPlace& place, Seat seat, const app::LastPlay& last,
               float turn, bool next) {
  const float r = place.radius;
  if (turn > 0.01f) {
    canvas.glow(place.avatar, r * 2.3f, r * 2.3f, faded(tint(255, 226, 160, 190), turn));
    canvas.ring(place.avatar, r + 3, faded(theme::kLamp, turn), 4);
  }
  draw_avatar(canvas, place.avatar, r, model.people[seat].picture);
  // The plate keeps to the side that is next to the avatar.
  const float at = place.name.x > place.avatar.x ? 0.0f : (place.name.right() < place.avatar.x ? 1.0f : 0.5f);
  draw_name(canvas, model, place, seat, at, next);
  if (contains(model.state->eliminated, seat)) return draw_out(canvas, model, place.avatar, r);
  if (!model.state->in_round()) return;
  // Of who has drawn since, a back.
  if (last.past) {
    const Box& box = place.last;
    const float high = std::min(box.h, box.w / kCardWidth);
    draw_card(canvas, {box.centre(), high, 0}, {.face = Face::Unknown, .shadow = 0.5f});
  } else if (last.face != Face::Unknown) {
    draw_badge(canvas, place.last, last.face, last.named);
  }
  draw_count(canvas, model, place, seat);
  if (contains(model.state->called, seat)) draw_called(canvas, place);
  const bool owes = model.state->turn == seat && model.state->chain.sum > 0;
  if (owes) draw_owed(canvas, place, model.state->chain.sum);
  // Nor does who deals, or has just acted.
  const bool thinks = model.state->discard_top != kNoSlot && !model.waiting;
  if (turn > 0.5f && thinks) draw_thinking(canvas, place, turn * 2 - 1);
}

}  // namespace yinuo::ui
