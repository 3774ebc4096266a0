// Draws the table of one frame, from the felt up.
#include "app/format_words.hpp"
#include "ui/backdrop.hpp"
#include "ui/card_art.hpp"
#include "ui/confetti.hpp"
#include "ui/cover_view.hpp"
#include "ui/felt.hpp"
#include "ui/house_view.hpp"
#include "ui/marks.hpp"
#include "ui/middle_view.hpp"
#include "ui/scoreboard.hpp"
#include "ui/sentence.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {
namespace {

// Its button takes the corner of the own points.
[[nodiscard]] bool call_is_due(const Model& model) { return model.offers("call") || model.offers("sign"); }

// Where it is said that a Wild Draw Four would be a bluff while its colour is chosen: next to the way back.
[[nodiscard]] Box bluff_box(const Layout& layout) {
  const float high = 56 * std::max(1.0f, layout.text_scale);
  if (layout.portrait) return {layout.sentence.x, layout.picker.y + layout.picker_outer + 8, layout.sentence.w, high};
  const float left = layout.picker.x + layout.picker_outer + 12;
  return {left, layout.cancel.bottom() + 8, std::max(160.0f, layout.inner.right() - 8 - left), high};
}

}  // namespace

void Table::draw_sprite(const Canvas& canvas, const Model& model, Slot slot) const {
  const Sprite& sprite = animator_.sprite(slot);
  CardLook look;
  look.face = sprite.face_up() ? sprite.face : Face::Unknown;
  look.squeeze = sprite.squeeze();
  look.shadow = sprite.zone == Zone::Fan ? 0.55f : 0.85f;
  if (sprite.flying || slot == hand_.dragged()) look.lift = 0.12f;
  // The top one bears the colour in force also where nobody heard it named.
  if (sprite.zone == Zone::Discard && is_black(sprite.face))
    look.named = slot == model.state->discard_top ? model.state->colour : model.plays.named[slot];
  if (sprite.zone == Zone::Discard && sprite.order < 0)
    look.dim = 0.16f * std::min(2.0f, static_cast<float>(-sprite.order));
  const bool choosing = model.choosing || model.naming;
  const bool jumps = sprite.zone == Zone::Hand && !choosing && jumpable(model, slot) && !sprite.flying;
  if (model.replay) {
    // Whoever looks on plays nothing: all cards are as bright.
  } else if (jumps && !(model.my_turn() && playable(model, slot))) {
    look.rim = 1;
    look.rim_tint = kFlash;
  } else if (sprite.zone == Zone::Hand && model.my_turn() && !choosing && model.focus && !sprite.flying) {
    const bool can = playable(model, slot);
    look.rim = can && !bluffs(model, slot) ? 1.0f : 0.0f;
    if (slot == choice_ || gathered(slot) || advised(slot)) look.rim_tint = theme::kLamp;
    look.dim = can ? 0.0f : 1.0f;
  } else if (sprite.zone == Zone::Hand && model.state->in_round() && !model.my_turn() && !sprite.flying) {
    look.dim = 0.4f;  // bright is what can be played
  }
  draw_card(canvas, sprite.pose(), look);
  // Not while it turns over.
  constexpr float kFlat = 0.9f;
  if (look.face != Face::Unknown && look.squeeze > kFlat)
    draw_use(canvas, sprite.pose(), use_of(model.state->rules, look.face), look.dim);
  if (sprite.zone == Zone::Hand && !sprite.flying && !choosing && bluffs(model, slot))
    draw_bluff(canvas, sprite.pose());
}

// Told on the person's turn alone, else the word would wander round the table; at two there is but one other.
void Table::draw_seats(const Canvas& canvas, const Model& model) const {
  const State& state = *model.state;
  const bool told = state.in_round() && model.my_turn() && !model.waiting && state.discard_top != kNoSlot;
  const Seat next = told && live_seats(state) > 2 ? seat_after(state, state.turn) : kNoSeat;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat == model.viewer) continue;
    const float lit = turn_[seat].at;
    draw_seat(canvas, model, place_now(seat), seat, model.plays[seat], lit, seat == next);
  }
}

void Table::draw_cards(const Canvas& canvas, const Model& model) const {
  const State& state = *model.state;
  for (const Slot slot : animator_.lying_in(Zone::Fan)) {
    if (animator_.sprite(slot).order < kAbove) draw_sprite(canvas, model, slot);
  }
  draw_seats(canvas, model);
  const bool drawable = model.offers("draw") && model.focus;
  draw_draw_pile(canvas, layout_, state.draw_count, glow_.at, hot_ == "draw" && drawable, pile_.at);
  const bool pile = state.discard_top != kNoSlot && !changing_;
  if (pile) {
    const float h = layout_.discard.height;
    if (state.colour != Colour::None) {
      canvas.glow(layout_.discard.centre, h * 0.72f, h * 0.84f, faded(theme::card(state.colour), 0.75f));
    }
  }
  for (const Slot slot : animator_.lying_in(Zone::Discard)) draw_sprite(canvas, model, slot);
  // The wheel would cover a part of it.
  const bool wheel = model.choosing || model.naming;
  draw_colour_mark(canvas, layout_, pile && !wheel ? state.colour : Colour::None);
  draw_pending(canvas, layout_, state.in_round() ? state.chain.sum : 0, owed_pop_.at);
  draw_house(canvas, model);
  draw_standing(canvas, model);
  draw_own_call(canvas, model);
  if (turn_[model.viewer].at > 0.01f) {
    canvas.glow({layout_.width / 2, layout_.hand_area.bottom()}, layout_.hand_area.w * 0.62f, layout_.height * 0.2f,
                faded(tint(255, 226, 160, 70), turn_[model.viewer].at));
  }
  if (model.offers("show")) return draw_cover(canvas, model, layout_);
  for (const Slot slot : animator_.lying_in(Zone::Hand)) {
    if (animator_.sprite(slot).order < kAbove) draw_sprite(canvas, model, slot);
  }
}

Box Table::sentence_now() const {
  Box box = layout_.sentence;
  box.x = sentence_x_.at - box.w / 2;
  return box;
}

// One line, in the order of what matters now: a refusal (drawn above all), a tip that was asked for, a hint, the last
// action.
void Table::draw_words(const Canvas& canvas, const Model& model) const {
  const Box sentence = sentence_now();
  // How a round ended is read before the scoreboard comes.
  if (!model.state->in_round()) {
    if (model.points.empty()) draw_sentence(canvas, sentence, model.sentence);
    return;
  }
  draw_risk(canvas, layout_, model.risk);
  if (notice_left_ > 0 || model.choosing || model.naming) return;
  // That the card which is raised would be a bluff is said before anything else.
  const bool warns = model.asking == app::Question::None && bluffs(model, hand_.raised());
  const app::Runs before = model.tip.empty() || warns ? hint(model) : model.tip;
  if (before.empty()) {
    draw_sentence(canvas, sentence, model.sentence);
  } else {
    draw_hint(canvas, sentence, before);
  }
}

// The own points and what the match is to, where the call appears when it is due.
void Table::draw_standing(const Canvas& canvas, const Model& model) const {
  const State& state = *model.state;
  const bool plain = state.rules.match == MatchFormat::Single || model.strings == nullptr;
  if (!state.in_round() || plain || call_is_due(model) || model.replay || model.covered) return;
  const std::string own = app::own_standing(*model.strings, state, model.viewer);
  std::string goal = app::goal_in_short(*model.strings, state);
  // In portrait who comes next is told so above the points, where else one wears the call.
  const bool called = contains(state.called, model.viewer) || (layout_.portrait && comes_next(model));
  const Box& room = called ? layout_.standing_called : layout_.standing;
  const float most = room.w - 10, size = std::min(canvas.fitting_size(own, most, Type::Small),
                                                  canvas.fitting_size(goal, most, Type::Small));
  const float line = size * 1.02f;
  if (2 * line > room.h) goal.clear();
  const float wide = std::max(canvas.width_of(own, Type::Small, size), canvas.width_of(goal, Type::Small, size)) + 10;
  const float high = line * (goal.empty() ? 1.0f : 2.0f) + 10;
  const Box plate{room.right() - wide, room.bottom() - high, wide, high};
  canvas.fill(plate, 12, faded(theme::kPlate, 0.75f));
  const float y = plate.y + 5 + line / 2;
  canvas.text(own, {plate.centre().x, y}, Type::Small, theme::kLamp, Align::Centre, size);
  if (!goal.empty())
    canvas.text(goal, {plate.centre().x, y + line}, Type::Small, theme::kTextQuiet, Align::Centre, size);
}

bool Table::comes_next(const Model& model) const {
  const State& state = *model.state;
  return state.in_round() && !model.waiting && !model.covered && !model.replay && state.discard_top != kNoSlot &&
         !model.my_turn() && live_seats(state) > 2 && seat_after(state, state.turn) == model.viewer;
}

// The person has called and wears it as the others do, or comes next: beside where the call button is.
void Table::draw_own_call(const Canvas& canvas, const Model& model) const {
  const State& state = *model.state;
  if (!state.in_round() || call_is_due(model) || model.replay) return;
  if (contains(state.called, model.viewer)) {
    const Box& badge = layout_.called;
    if (!canvas.part("uno", badge.centre(), badge.h / (176.0f / 440)))
      canvas.disc(badge.centre(), badge.h / 2, theme::kPrimary);
    return;
  }
  if (!comes_next(model)) return;
  std::string text = model.text("ui.you_next");
  const bool plate = state.rules.match != MatchFormat::Single;  // the points stand below
  if (layout_.portrait) {
    // Beside the other buttons there is less room.
    constexpr float kSides = 10;
    const Box& room = layout_.call;
    if (canvas.width_of(text, Type::Small) + kSides > room.w) text = model.text("ui.next");
    const float tall = canvas.size_of(Type::Small) + 2, broad = canvas.width_of(text, Type::Small) + kSides;
    const Spot at = plate ? layout_.called.centre() : room.centre();
    const Box tag{std::min(at.x - broad / 2, room.right() - broad), at.y - tall / 2, broad, tall};
    canvas.fill(tag, tall / 2, theme::kLamp);
    canvas.text(text, tag.centre(), Type::Small, theme::kInk);
    return;
  }
  const float high = canvas.size_of(Type::Small) + 4, wide = canvas.width_of(text, Type::Small) + 18;
  const Box box{layout_.standing.right() - wide,
                plate ? layout_.standing.y - 4 - high : layout_.call.centre().y - high / 2, wide, high};
  canvas.fill(box, high / 2, theme::kLamp);
  canvas.text(text, box.centre(), Type::Small, theme::kInk);
}

// Marks the card just drawn: where the buttons stand above the hand they point to it, else it wears a tag.
void Table::draw_new_card(const Canvas& canvas, const Model& model) const {
  const std::vector<Slot>& hand = hand_.slots();
  const auto found = std::find(hand.begin(), hand.end(), choice_);
  if (found == hand.end() || animator_.sprite(choice_).flying) return;
  const Box& seen = hand_.visible_part(static_cast<std::size_t>(found - hand.begin()));
  const Pose& pose = animator_.sprite(choice_).goal;
  const Box around = bounds_of(pose);
  const float x = std::min(seen.centre().x, around.x + around.w * 0.5f);
  if (layout_.portrait) {
    const std::string tag = model.text("ui.new_card");
    const float high = canvas.size_of(Type::Small) + 2, wide = canvas.width_of(tag, Type::Small) + 16;
    const Box box{std::clamp(x - wide / 2, layout_.inner.x + 2, layout_.inner.right() - wide - 2), around.y - high + 8,
                  wide, high};
    canvas.fill(box, high / 2, theme::kLamp);
    canvas.text(tag, box.centre(), Type::Small, theme::kInk);
    return;
  }
  const float base = layout_.play.bottom() - 2;
  const float from = std::clamp(x, layout_.play.x + 22, layout_.keep.right() - 22);
  canvas.polygon({{from - 10, base}, {from + 10, base}, {x, std::max(base + 8, around.y + 3)}}, theme::kLamp);
}

// Above everything at the seats: what was shown to the person alone, and that it was.
void Table::draw_shown_hands(const Canvas& canvas, const Model& model) const {
  for (const Slot slot : animator_.lying_in(Zone::Fan)) {
    if (animator_.sprite(slot).order >= kAbove) draw_sprite(canvas, model, slot);
  }
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    if (!model.state->in_round() || revealed_[seat] <= 0 || model.state->hands[seat].count == 0) continue;
    const std::vector<Pose> row = shown_hand(layout_, seat, model.state->hands[seat].count);
    const std::string tag = model.text("ui.shown_to_you");
    const float high = canvas.size_of(Type::Small) + 2, wide = canvas.width_of(tag, Type::Small) + 16;
    const Box first = bounds_of(row.front()), last = bounds_of(row.back());
    const Box box = box_around({(first.x + last.right()) / 2, first.bottom() + high * 0.4f}, wide, high);
    canvas.fill(box, high / 2, theme::kLamp);
    canvas.text(tag, box.centre(), Type::Small, theme::kInk);
  }
}

void Table::draw_cursor(const Canvas& canvas) const {
  if (!cursor_.shown) return;
  for (const Control& control : controls_) {
    if (control.id != cursor_.id || cursor_.slot != kNoSlot) continue;
    if (control.style == Control::Style::Sector) continue;
    canvas.stroke(grown(control.box, 4), std::min(control.box.h * 0.5f, 26.0f) + 4, theme::kFocus, 3);
  }
  for (const Slot slot : hand_.slots()) {
    if (slot != cursor_.slot) continue;
    const std::vector<Spot> around = around_card(animator_.sprite(slot).pose());
    canvas.outline(around, theme::kInk, 9, true);
    canvas.outline(around, theme::kLamp, 5, true);
  }
}

void Table::draw(const Canvas& canvas, const Model& model) const {
  draw_felt(canvas, layout_.width, layout_.height, layout_.rim, {light_x_.at, light_y_.at});
  if (model.state == nullptr) {
    draw_backdrop(canvas, layout_.width, layout_.height);
    return;
  }
  const State& state = *model.state;
  draw_ring(canvas, layout_, state.in_round() ? state.colour : Colour::None, direction_.at);
  draw_cards(canvas, model);
  for (const Slot slot : animator_.flying()) {
    if (animator_.sprite(slot).order < kAbove) draw_sprite(canvas, model, slot);
  }
  draw_words(canvas, model);
  draw_shown_hands(canvas, model);
  if (state.in_round()) bubbles_.draw(canvas, layout_, model.viewer, still_);
  Colour hot = Colour::None;
  for (const Control& control : controls_) {
    const bool under = control.id == hot_ || (cursor_.shown && cursor_.id == control.id);
    if (control.style == Control::Style::Sector && under) hot = control.colour;
  }
  if (model.choosing || model.naming) draw_picker(canvas, model, layout_, hot, keys_used_, picker_.at);
  if (model.choosing == Face::WildDrawFour && !model.bluff.empty()) draw_hint(canvas, bluff_box(layout_), model.bluff);
  // The card that is raised, dragged or waits for its colour, above everything but the controls.
  for (const Slot slot : animator_.lying_in(Zone::Hand)) {
    if (animator_.sprite(slot).order >= kAbove) draw_sprite(canvas, model, slot);
  }
  for (const Slot slot : animator_.flying()) {
    if (animator_.sprite(slot).order >= kAbove) draw_sprite(canvas, model, slot);
  }
  if (model.naming && state.discard_top != kNoSlot) draw_sprite(canvas, model, state.discard_top);
  if (choice_ != kNoSlot) draw_new_card(canvas, model);
  if (!model.choosing && !model.naming && !model.covered) draw_new_dots(canvas);
  if (state.in_round()) draw_advised(canvas, model);
  if (state.in_round() && !model.choosing && !model.naming) draw_house_cards(canvas, model);
  // Under a form it would show as a second, larger frame.
  if (!state.in_round() && model.focus) draw_scoreboard(canvas, model, layout_, panel_.at, tally_);
  if (!state.in_round()) draw_confetti(canvas, layout_, cheer_);
  if (model.replay) draw_replay(canvas, model);
  for (const Control& control : controls_) {
    const bool is_hot = control.id == hot_, is_down = control.id == pressed_;
    const bool jumps = control.id.compare(0, 5, "jump:") == 0;
    if (control.style == Control::Style::Sound) draw_sound(canvas, control, model.silent, is_hot, is_down);
    const bool calls = control.id == "call" || control.id == "sign";
    draw_control(canvas, control, is_hot, is_down, calls ? call_share_ : jumps ? jump_share_ : -1);
  }
  draw_cursor(canvas);
  for (const Control& control : controls_) {
    // What an icon is for, for a mouse that rests on it.
    const bool player = control.style == Control::Style::Player, sound = control.style == Control::Style::Sound;
    const bool icon = control.style == Control::Style::Icon || control.style == Control::Style::Speaker;
    const app::Item* item = model.item(control.id);
    if (!(player || sound || icon) || item == nullptr) continue;
    if (control.id != hot_ || control.id == pressed_) continue;
    const std::string& name = item->label;
    const float high = canvas.size_of(Type::Small) + 6, wide = canvas.width_of(name, Type::Small) + 18;
    float x = std::clamp(control.box.centre().x - wide / 2, layout_.inner.x + 2, layout_.inner.right() - wide - 2);
    float y = control.box.y - high - 6;
    if (!layout_.portrait && !player) {
      // Beside the row, where it covers no other control.
      x = (sound ? layout_.challenge : layout_.cues).right() + 8;
      y = control.box.centre().y - high / 2;
    }
    const Box box{x, y, wide, high};
    canvas.fill(box, high / 2, theme::kBadge);
    canvas.text(name, box.centre(), Type::Small, theme::kText);
  }
  for (const Control& control : controls_) {
    if (keys_used_ && control.style != Control::Style::Sector) draw_key_of(canvas, control);
  }
  if (notice_left_ > 0) {
    const auto fade = static_cast<float>(std::min(1.0, notice_left_ / theme::kBubbleFades));
    draw_notice(canvas, sentence_now(), model.notice, still_ ? 1.0f : fade);
  }
}

}  // namespace yinuo::ui
