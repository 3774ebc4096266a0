// What the person does with the pointer, as intents for Desk; the keys: table_keys.cpp.
#include "engine/notation.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

void Table::want(const std::string& id, Desk& desk) {
  wanted_ = kNoSlot;
  asked_ = true;
  desk.activate(id);
}

void Table::want_card(Slot slot, bool thrown, const Model& model, Desk& desk) {
  wanted_ = slot;
  asked_ = true;
  std::string id = intent_for(slot, model);
  const Face face = model.state->face(slot);
  const bool together = model.asking == app::Question::Cards;
  if (id.compare(0, 7, "gather:") == 0) {
    // A card that is thrown is meant alone, where nothing is gathered.
    if (thrown && !together && model.offers("play:" + card_text(face))) id = "play:" + card_text(face);
    if (id.compare(0, 7, "gather:") == 0) gathered_.push_back(slot);
  } else if (id.compare(0, 5, "drop:") == 0) {
    if (thrown) id = "together";
    if (id != "together") gathered_.erase(std::find(gathered_.begin(), gathered_.end(), slot));
  }
  desk.activate(id);
}

const Control* Table::control_at(Spot p) const {
  // The wheel lies under every other control.
  for (const Control& control : controls_) {
    if (control.style != Control::Style::Sector && control.box.contains(p)) return &control;
  }
  for (const Control& control : controls_) {
    if (control.style == Control::Style::Sector && sector_at(layout_, p) == control.colour) return &control;
  }
  return nullptr;
}

void Table::read_pointer(const Input& input, const Model& model, Desk& desk) {
  const Pointer& pointer = input.pointer;
  pointer_ = {pointer.x, pointer.y};
  const bool there = pointer.inside || pointer.down || pointer.released;
  if (pointer.pressed) {
    cursor_.shown = keys_used_ = false;
    touched_ = pointer.touch;
  }
  if (model.replay && read_slider(pointer, model, desk)) return;
  if (read_taps(input, desk)) {
    pressed_ = "slap";
    return;
  }
  const Control* control = there && hand_.dragged() == kNoSlot ? control_at(pointer_) : nullptr;
  const bool asked = model.asking != app::Question::None && !model.naming;
  const bool in_hand = !model.replay && !model.covered && model.state->in_round() && !model.choosing && !model.naming &&
                       model.asking != app::Question::Word;
  const bool on_pile = control == nullptr && in_hand && !asked && covers(layout_.draw_pile, pointer_) && there;
  const std::string under = control != nullptr ? control->id : (on_pile ? "draw" : "");
  hot_ = pointer.touch && !pointer.down ? "" : under;
  if (pointer.pressed) {
    pressed_ = under;
    if (!on_pile) pile_tapped_ = false;
  }
  if (pointer.released) {
    const bool same = !pressed_.empty() && pressed_ == under && !pointer.cancelled;
    const bool nothing =
        pressed_.empty() && under.empty() && !pointer.cancelled && hand_.hit(pointer_) == kNoSlot && !hand_.pressing();
    pressed_.clear();
    if (same && under == "show" && cover_rests_ > 0) return;
    if (same && under == "auto" && tip_rests_ > 0) return;
    if (same) {
      // A finger that slips onto the pile draws nothing while a card could be played: a second tap does.
      const bool ask = on_pile && pointer.touch && !pile_tapped_ && model.fits() && model.offers("draw");
      pile_tapped_ = ask;
      if (!ask) want(under, desk);
      return;
    }
    const Colour sector =
        nothing && (model.choosing || asked) && !model.naming ? sector_at(layout_, pointer_) : Colour::None;
    if (sector != Colour::None && model.asking == app::Question::Colour) {
      // Not one of those on offer: App says why.
      desk.activate("colour:" + colour_text(sector));
    } else if (nothing && asked) {
      asked_ = true;
      desk.escape();
    } else if (nothing && (in_hand || model.covered)) {
      asked_ = true;
      desk.show_all();
      // Whoever is pressed is told of in words: a report that came too late among others.
      for (const Place& place : places_) {
        const Box box{place.x, place.y, place.width, place.height};
        if (place.id.compare(0, 5, "seat:") == 0 && box.contains(pointer_)) desk.activate(place.id);
      }
    }
  }
  if (!in_hand) {
    hand_.forget();
    return;
  }
  Pointer for_hand = pointer;
  if (!under.empty() && !hand_.pressing()) for_hand.inside = for_hand.pressed = false;
  // While the keys are in use a mouse that lies where it lay raises nothing.
  if (keys_used_ && pointer_ == pointer_at_key_ && !hand_.pressing()) for_hand.inside = false;
  const Pose& pile = layout_.discard;
  const Slot slot = hand_.read(for_hand, grown(bounds_of(pile), pile.height * 0.25f));
  if (slot == kNoSlot) return;
  if (touched_ && model.my_turn() && playable(model, slot)) ++plays_by_touch_;
  want_card(slot, hand_.thrown(), model, desk);
}

}  // namespace yinuo::ui
