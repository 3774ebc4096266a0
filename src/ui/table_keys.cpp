// What the person does with the keyboard, as intents for Desk.
#include "engine/notation.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

// Left and right walk over the hand, then the controls; up and down change between the two.
void Table::move_cursor(Key key, const Model& model) {
  const bool was_shown = cursor_.shown;
  cursor_.shown = true;
  const bool cards = model.state->in_round() && !model.choosing && !model.naming && model.asking != app::Question::Word;
  const std::vector<Slot> hand = cards ? hand_.slots() : std::vector<Slot>{};
  const int in_hand = static_cast<int>(hand.size()), all = in_hand + static_cast<int>(controls_.size());
  if (all == 0) return;
  int at = -1;
  for (int i = 0; i < in_hand; ++i) {
    if (hand[static_cast<std::size_t>(i)] == cursor_.slot) at = i;
  }
  for (int i = in_hand; i < all; ++i) {
    if (cursor_.slot == kNoSlot && controls_[static_cast<std::size_t>(i - in_hand)].id == cursor_.id) at = i;
  }
  if (at < 0 && key != Key::Home && key != Key::End) {
    // Anew: at the first card that can be played.
    at = 0;
    for (int i = in_hand - 1; i >= 0; --i) {
      if (playable(model, hand[static_cast<std::size_t>(i)])) at = i;
    }
  } else if (key == Key::Home) {
    at = 0;
  } else if (key == Key::End) {
    at = all - 1;
  } else if (was_shown) {
    const bool on_card = at < in_hand;
    if (key == Key::Left) at = (at + all - 1) % all;
    if (key == Key::Right) at = (at + 1) % all;
    if (key == Key::Up) at = on_card ? in_hand % all : (at + 1 < all ? at + 1 : in_hand % all);
    if (key == Key::Down) at = on_card || in_hand == 0 ? at : in_hand / 2;
  }
  cursor_.slot = at < in_hand ? hand[static_cast<std::size_t>(at)] : kNoSlot;
  cursor_.id = at < in_hand ? std::string() : controls_[static_cast<std::size_t>(at - in_hand)].id;
  hand_.lift(cursor_.slot);
}

// What the cursor is on; without a cursor, what is waiting is shown.
void Table::press_cursor(const Model& model, Desk& desk) {
  if (!cursor_.shown) {
    asked_ = true;
    desk.show_all();
    return;
  }
  const std::vector<Slot>& hand = hand_.slots();
  const bool there = std::find(hand.begin(), hand.end(), cursor_.slot) != hand.end();
  if (there && model.asking == app::Question::Cards) {
    want("together", desk);
  } else if (there && !model.choosing && !model.naming && model.asking == app::Question::None) {
    // By key a single card is meant; G gathers.
    const std::string card = card_text(model.state->face(cursor_.slot));
    const bool jumps = !model.offers("play:" + card) && jumpable(model, cursor_.slot);
    wanted_ = cursor_.slot;
    asked_ = true;
    desk.activate((jumps ? "jump:" : "play:") + card);
  } else if (!cursor_.id.empty()) {
    want(cursor_.id, desk);
  }
}

void Table::read_key(Key key, const Model& model, Desk& desk) {
  const auto colour = [&](const char* letter) {
    const std::string id = std::string("colour:") + letter;
    if (model.choosing || model.naming) want(model.item(id) != nullptr ? id : std::string("name:") + letter, desk);
  };
  switch (key) {
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down:
    case Key::Home:
    case Key::End: move_cursor(key, model); return;
    case Key::Space:
      if (model.offers("slap")) {
        want("slap", desk);
        return;
      }
      press_cursor(model, desk);
      return;
    case Key::Enter: press_cursor(model, desk); return;
    case Key::Gather:
      if (cursor_.shown && cursor_.slot != kNoSlot) want_card(cursor_.slot, false, model, desk);
      return;
    case Key::Jump:
      for (const Slot slot : hand_.slots()) {
        if (!jumpable(model, slot)) continue;
        want("jump:" + card_text(model.state->face(slot)), desk);
        return;
      }
      return;
    case Key::Escape:
      if (model.asking != app::Question::None && !model.naming) {
        asked_ = true;
        desk.escape();
      } else {
        want("menu", desk);
      }
      return;
    case Key::Draw: want("draw", desk); return;
    case Key::Uno: want(model.item("sign") != nullptr ? "sign" : "call", desk); return;
    case Key::Challenge: want("challenge", desk); return;
    case Key::Pass: want("pass", desk); return;
    case Key::Menu: want("menu", desk); return;
    case Key::History: want("history", desk); return;
    case Key::Next: want(model.offers("new") ? "new" : "next", desk); return;
    case Key::Report:
      for (const app::Item& item : model.items) {
        if (item.enabled && item.id.rfind("report:", 0) == 0) {
          want(item.id, desk);
          return;
        }
      }
      return;
    case Key::Red: colour("R"); return;
    case Key::Yellow: colour("Y"); return;
    case Key::Green: colour("G"); return;
    case Key::Blue: colour("B"); return;
  }
}

void Table::read_keys(const Input& input, const Model& model, Desk& desk) {
  // One key changes what the next one finds: the rest waits for the frames after.
  keys_.insert(keys_.end(), input.keys.begin(), input.keys.end());
  if (!keys_.empty()) {
    const Key key = keys_.front();
    keys_.pop_front();
    read_key(key, model, desk);
  }
  const bool slot_gone = cursor_.slot != kNoSlot &&
                         std::find(hand_.slots().begin(), hand_.slots().end(), cursor_.slot) == hand_.slots().end();
  const bool id_gone =
      !cursor_.id.empty() &&
      std::none_of(controls_.begin(), controls_.end(), [this](const Control& each) { return each.id == cursor_.id; });
  if (slot_gone || id_gone) {
    cursor_.slot = kNoSlot;
    cursor_.id.clear();
  }
}

}  // namespace yinuo::ui
