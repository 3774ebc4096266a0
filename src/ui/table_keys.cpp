// What the person does with the keyboard, as intents for Desk.
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "ui/cover_view.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {
namespace {

constexpr int kKeysUntilTold = 4;

}  // namespace

bool Table::cursor_stands() const { return cursor_.shown && (cursor_.slot != kNoSlot || !cursor_.id.empty()); }

// Its place in the hand; -1: it is on none of the cards.
int Table::card_under_cursor() const {
  const auto found = std::find(hand_.slots().begin(), hand_.slots().end(), cursor_.slot);
  return cursor_.slot == kNoSlot || found == hand_.slots().end() ? -1 : static_cast<int>(found - hand_.slots().begin());
}

void Table::put_cursor(const std::string& id) {
  cursor_ = {true, kNoSlot, id};
  hand_.lift(kNoSlot);
}

// Where the keyboard begins: at the card just drawn, at the first that can be played, else at the draw; on the
// scoreboard at what goes on.
void Table::begin_cursor(const Model& model) {
  cursor_.shown = true;
  Slot slot = choice_;
  for (const Slot each : hand_.slots()) {
    if (slot == kNoSlot && model.state->in_round() && playable(model, each)) slot = each;
  }
  for (const char* id : {"show", "draw", "next", "new"}) {
    const auto there = [id](const Control& control) { return control.id == id; };
    if (slot == kNoSlot && std::any_of(controls_.begin(), controls_.end(), there)) return put_cursor(id);
  }
  if (slot == kNoSlot && model.state->in_round() && !model.covered && !hand_.slots().empty())
    slot = hand_.slots().front();
  if (slot == kNoSlot && !controls_.empty()) return put_cursor(controls_.front().id);
  cursor_.slot = slot;
  cursor_.id.clear();
  hand_.lift(slot);
}

// On the wheel it begins at the colour that the person holds most of.
void Table::begin_on_wheel(const Model& model) {
  const View view(*model.state, model.viewer);
  const Control* best = nullptr;
  for (const Control& control : controls_) {
    if (control.style != Control::Style::Sector) continue;
    if (best == nullptr || view.my_cards_of(control.colour) > view.my_cards_of(best->colour)) best = &control;
  }
  if (best != nullptr) put_cursor(best->id);
}

// Towards the quarter in the key's direction: blue and red above, green and yellow below.
void Table::move_on_wheel(Key key, const Model& model) {
  const auto on = std::find_if(controls_.begin(), controls_.end(), [this](const Control& control) {
    return control.style == Control::Style::Sector && control.id == cursor_.id;
  });
  if (!cursor_.shown || on == controls_.end()) return begin_on_wheel(model);
  const Spot middle = layout_.picker, now = on->box.centre();
  bool right = now.x > middle.x, low = now.y > middle.y;
  if (key == Key::Left || key == Key::Home) right = false;
  if (key == Key::Right || key == Key::End) right = true;
  if (key == Key::Up) low = false;
  if (key == Key::Down) low = true;
  for (const Control& control : controls_) {
    const Spot at = control.box.centre();
    if (control.style == Control::Style::Sector && (at.x > middle.x) == right && (at.y > middle.y) == low)
      put_cursor(control.id);
  }
}

// Left and right walk round the hand, or along the controls from left to right; up goes to the controls, down back.
void Table::move_cursor(Key key, const Model& model) {
  if (model.choosing || model.naming) return move_on_wheel(key, model);
  const bool cards =
      model.state->in_round() && !model.covered && !hand_.slots().empty() && model.asking != app::Question::Word;
  const std::vector<Slot>& hand = hand_.slots();
  const auto to_card = [this](Slot slot) {
    cursor_ = {true, slot, {}};
    hand_.lift(slot);
  };
  if (cards && (key == Key::Home || key == Key::End)) return to_card(key == Key::Home ? hand.front() : hand.back());
  const bool up = key == Key::Up && cards && !controls_.empty();
  if (!cursor_stands() && !up) return begin_cursor(model);
  const int card = card_under_cursor();
  if (card >= 0 && (key == Key::Left || key == Key::Right)) {
    const int count = static_cast<int>(hand.size());
    return to_card(hand[static_cast<std::size_t>((card + (key == Key::Left ? count - 1 : 1)) % count)]);
  }
  if (up && (card >= 0 || !cursor_stands())) return put_cursor(controls_.front().id);
  if (card >= 0 || controls_.empty()) return;
  if (cards && key == Key::Down) {
    begin_cursor(model);
    if (cursor_.slot == kNoSlot) to_card(hand[hand.size() / 2]);
    return;
  }
  std::vector<const Control*> row;
  for (const Control& control : controls_) row.push_back(&control);
  std::stable_sort(row.begin(), row.end(), [](const Control* one, const Control* other) {
    return one->box.x != other->box.x ? one->box.x < other->box.x : one->box.y < other->box.y;
  });
  const auto on = std::find_if(row.begin(), row.end(), [this](const Control* each) { return each->id == cursor_.id; });
  const auto count = static_cast<std::ptrdiff_t>(row.size());
  const std::ptrdiff_t at = on == row.end() ? 0 : on - row.begin();
  const bool back = key == Key::Left || key == Key::Up;
  put_cursor(row[static_cast<std::size_t>((at + (back ? count - 1 : 1)) % count)]->id);
}

// By key a single card is meant; G gathers.
void Table::press_card(Slot slot, const Model& model, Desk& desk) {
  wanted_ = slot;
  asked_ = true;
  desk.activate(alone_intent(slot, model));
}

// What the cursor is on. Without a cursor: the only thing that there is to do, else the cursor comes; and where the
// person has nothing to do, what is waiting is shown.
void Table::press_cursor(const Model& model, Desk& desk) {
  const bool choosing = model.choosing || model.naming;
  if (cursor_stands()) {
    const bool card = card_under_cursor() >= 0;
    if (card && model.asking == app::Question::Cards) {
      want("together", desk);
    } else if (card && !choosing && model.asking == app::Question::None) {
      keys_told_ = true;
      press_card(cursor_.slot, model, desk);
    } else if (!cursor_.id.empty()) {
      want(cursor_.id, desk);
    }
    return;
  }
  for (const char* id : {"show", "next", "new"}) {
    if (model.offers(id)) return want(id, desk);
  }
  if (choosing) return begin_on_wheel(model);
  if (choice_ != kNoSlot) return press_card(choice_, model, desk);
  if (model.my_turn() && (model.fits() || model.offers("draw"))) return begin_cursor(model);
  asked_ = true;
  desk.show_all();
}

void Table::read_key(Key key, const Model& model, Desk& desk) {
  if (model.replay) return read_replay_key(key, desk);
  const auto colour = [&](const char* letter) {
    const std::string slap = slap_of(model, key == Key::Red ? 0 : key == Key::Yellow ? 1 : key == Key::Green ? 2 : 3);
    if (!slap.empty()) return want(slap, desk);
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
    case Key::Rules: want("rules", desk); return;
    case Key::Tip: want("tip", desk); return;
    case Key::Auto: want("auto", desk); return;
    case Key::Cues: want("cues", desk); return;
    case Key::Next: want(model.offers("new") ? "new" : "next", desk); return;
    case Key::Report:
      for (const app::Item& item : model.items) {
        if (item.enabled && item.id.rfind("report:", 0) == 0) {
          want(item.id, desk);
          return;
        }
      }
      want("report", desk);
      return;
    case Key::Red: colour("R"); return;
    case Key::Yellow: colour("Y"); return;
    case Key::Green: colour("G"); return;
    case Key::Blue: colour("B"); return;
    case Key::Look: return;
  }
}

void Table::read_keys(const Input& input, const Model& model, Desk& desk) {
  keys_used_ |= input.by_keys;
  // One key changes what the next one finds: the rest waits for the frames after.
  keys_.insert(keys_.end(), input.keys.begin(), input.keys.end());
  if (!keys_.empty()) {
    const Key key = keys_.front();
    keys_.pop_front();
    keys_used_ = true;
    pointer_at_key_ = pointer_;
    // Whoever has found the way needs no words in the place of what the others do.
    if (cursor_.shown && model.my_turn() && ++keys_read_ >= kKeysUntilTold) keys_told_ = true;
    read_key(key, model, desk);
  }
  const bool slot_gone = cursor_.slot != kNoSlot && card_under_cursor() < 0;
  const bool id_gone =
      !cursor_.id.empty() &&
      std::none_of(controls_.begin(), controls_.end(), [this](const Control& each) { return each.id == cursor_.id; });
  if (slot_gone || id_gone) {
    cursor_.slot = kNoSlot;
    cursor_.id.clear();
  }
  // A question that has come up takes the cursor along: the wheel, whom to swap with, the card just drawn.
  if (!cursor_.shown) return;
  const bool choosing = model.choosing || model.naming;
  if (choosing && cursor_.id.empty()) {
    begin_on_wheel(model);
  } else if (model.asking == app::Question::Word && cursor_.id.empty() && !controls_.empty()) {
    put_cursor(controls_.front().id);
  } else if (!choosing && !cursor_stands() && choice_ != kNoSlot) {
    begin_cursor(model);
  }
}

}  // namespace yinuo::ui
