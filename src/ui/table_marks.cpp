// What is marked on the own cards.
#include <algorithm>
#include <utility>

#include "ui/marks.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {
namespace {

constexpr double kTipRests = 0.8;  // seconds in which a second tap at the place of the tip is not meant for "do it"

}  // namespace

bool Table::bluffs(const Model& model, Slot slot) const {
  if (slot == kNoSlot || model.bluff.empty() || model.replay || !model.my_turn()) return false;
  return model.state->face(slot) == Face::WildDrawFour && playable(model, slot);
}

bool Table::advised(Slot slot) const { return std::find(advised_.begin(), advised_.end(), slot) != advised_.end(); }

// Which cards of the hand the tip means: the card just drawn, else the first of each face.
void Table::note_advice(const Model& model) {
  const bool had = std::exchange(tip_stood_, !model.tip.empty());
  advised_.clear();
  if (!tip_stood_) return;
  if (!had) tip_rests_ = kTipRests;
  const Action& action = model.advised;
  if (action.kind != ActionKind::Play && action.kind != ActionKind::Jump) return;
  const State& state = *model.state;
  for (int i = 0; i < action.card_count; ++i) {
    const Face face = action.cards[static_cast<std::size_t>(i)];
    const bool drawn = state.stage == Stage::Drawn && state.drawn != kNoSlot && state.face(state.drawn) == face;
    Slot slot = drawn ? state.drawn : state.hands[model.viewer].first;
    while (slot != kNoSlot && (state.face(slot) != face || advised(slot))) slot = state.cells[slot].next;
    if (slot != kNoSlot) advised_.push_back(slot);
  }
  if (!had) raise_advised(model);
}

// The card that is raised is the one that is meant: the cursor goes along. What would be a bluff is warned of only
// where the person raises it.
void Table::raise_advised(const Model& model) {
  if (advised_.size() != 1 || model.choosing || model.naming || bluffs(model, advised_.front())) return;
  hand_.lift(advised_.front());
  if (card_under_cursor() >= 0) cursor_.slot = advised_.front();
}

// A dot on each card that has just come: rims say what can be played and where the cursor is.
void Table::draw_new_dots(const Canvas& canvas) const {
  for (const Slot slot : hand_.slots()) {
    if (!is_new(slot) || slot == choice_ || advised(slot) || animator_.sprite(slot).flying) continue;
    draw_new_dot(canvas, animator_.sprite(slot).pose());
  }
}

// The cards, the button, or the quarter of the wheel.
void Table::draw_advised(const Canvas& canvas, const Model& model) const {
  if (model.tip.empty() || model.covered) return;
  const bool wheel = model.choosing || model.naming;
  for (std::size_t i = 0; i < hand_.slots().size() && !wheel; ++i) {
    const Slot slot = hand_.slots()[i];
    if (!advised(slot) || gathered(slot) || animator_.sprite(slot).flying) continue;
    const Pose pose = animator_.sprite(slot).pose();
    // A raised card lies above its neighbours.
    draw_advised_card(canvas, slot == hand_.raised() ? bounds_of(pose) : hand_.visible_part(i), pose);
  }
  const Action& action = model.advised;
  const std::string_view button = action.kind == ActionKind::Draw        ? "draw"
                                  : action.kind == ActionKind::Pass      ? "pass"
                                  : action.kind == ActionKind::Challenge ? "challenge"
                                                                         : "";
  for (const Control& control : controls_) {
    const bool quarter = control.style == Control::Style::Sector && control.colour == action.colour &&
                         action.card_count > 0 && model.choosing == action.cards[0];
    if (quarter) draw_arrow_down(canvas, control.box.centre() - Spot{0, control.box.h * 0.5f}, 12);
    if (!button.empty() && control.id == button)
      canvas.stroke(grown(control.box, 2), std::min(control.box.h * 0.5f, 26.0f) + 2, theme::kLamp, 3);
  }
}

}  // namespace yinuo::ui
