// What house rules need of the table: gathered cards, cards to jump in with, slap times, hints.
#include <cstdio>

#include "engine/families/teams.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "ui/house_view.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

// Every seat's time stands at the seat.
void Table::hear_house(const Event& event, const Model& model) {
  if (event.kind != EventKind::Slaps || model.race == nullptr) return;
  for (const app::SlapRace::Time& time : model.race->times) {
    if (time.seat != event.seat) continue;
    char seconds[16];
    std::snprintf(seconds, sizeof seconds, "%.2f", time.seconds);
    bubbles_.say(event.seat, model.text("ui.slapped", {seconds}), Bubbles::Mood::Good);
  }
}

// While people change places the cards of the round before are gone, whoever's they were.
void Table::note_places(const Model& model) {
  for (const Event& event : model.told) {
    if (event.kind == EventKind::ChangePlaces) changing_ = swept_ = true;
    if (event.kind == EventKind::RoundBegins) changing_ = false;
  }
}

// Faces glide from where they were seen to where they sit now.
void Table::move_people(const Model& model, bool snap, float step, bool& resting) {
  if (model.state == nullptr) return;
  const State& state = *model.state;
  // Unhurried while nothing else happens; once play goes on they hurry.
  const float stiffness = changing_ ? 3.6f : 14.0f;
  // Where the person moves, the others are seen from elsewhere, even who stays.
  const bool changed = !fresh_ && !std::equal(sits_.begin(), sits_.end(), state.sits.begin());
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (changed && seat != model.viewer) {
      const Spot away = faces_[state.sits[seat]] - layout_.seats[seat].avatar;
      moved_x_[seat] = {.at = away.x};
      moved_y_[seat] = {.at = away.y};
    }
    for (Spring* spring : {&moved_x_[seat], &moved_y_[seat]}) {
      spring->step(0, stiffness, step);
      if (snap || spring->resting(0, 0.3f)) spring->snap(0);
      resting = resting && spring->at == 0;
    }
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    sits_[seat] = state.sits[seat];
    faces_[state.sits[seat]] = layout_.seats[seat].avatar + Spot{moved_x_[seat].at, moved_y_[seat].at};
  }
}

// The place of a seat, moved to where its person is seen.
SeatPlace Table::place_now(Seat seat) const {
  SeatPlace place = layout_.seats[seat];
  const Spot away{moved_x_[seat].at, moved_y_[seat].at};
  place.avatar = place.avatar + away;
  place.bubble = place.bubble + away;
  for (Box* box : {&place.name, &place.count, &place.last, &place.partner}) {
    box->x += away.x;
    box->y += away.y;
  }
  return place;
}

bool Table::gathered(Slot slot) const { return std::find(gathered_.begin(), gathered_.end(), slot) != gathered_.end(); }

bool Table::jumpable(const Model& model, Slot slot) const {
  const Face face = model.state->face(slot);
  return model.focus && face != Face::Unknown && model.offers("jump:" + card_text(face));
}

// App gathers faces; here it is said which cards they are: those that were tapped, else the first in the hand.
void Table::gather_slots(const Model& model) {
  if (model.state == nullptr) return;
  std::vector<Face> wanted = model.gathered;
  std::vector<Slot> kept;
  const auto take = [&](Slot slot, Face face) {
    const auto found = std::find(wanted.begin(), wanted.end(), face);
    if (found == wanted.end() || std::find(kept.begin(), kept.end(), slot) != kept.end()) return;
    wanted.erase(found);
    kept.push_back(slot);
  };
  const State& state = *model.state;
  const auto in_hand = [&](Slot wanted_slot) {
    for (Slot slot = state.hands[model.viewer].first; slot != kNoSlot; slot = state.cells[slot].next) {
      if (slot == wanted_slot) return true;
    }
    return false;
  };
  gathered_.push_back(wanted_);
  for (const Slot slot : gathered_) {
    if (in_hand(slot)) take(slot, state.face(slot));
  }
  for (Slot slot = state.hands[model.viewer].first; slot != kNoSlot && !wanted.empty(); slot = state.cells[slot].next)
    take(slot, state.face(slot));
  gathered_ = std::move(kept);
}

// What a tap on a card means: gather it where several could be played, play it, or jump in with it.
std::string Table::intent_for(Slot slot, const Model& model) const {
  const std::string card = card_text(model.state->face(slot));
  if (model.asking == app::Question::Cards) return (gathered(slot) ? "drop:" : "gather:") + card;
  const bool drawn_alone = model.state->stage == Stage::Drawn && model.my_turn();
  if (!drawn_alone && model.offers("gather:" + card)) return "gather:" + card;
  return alone_intent(slot, model);
}

// The card by itself: played, or jumped in with.
std::string Table::alone_intent(Slot slot, const Model& model) const {
  const std::string card = card_text(model.state->face(slot));
  const bool jumps = !model.offers("play:" + card) && jumpable(model, slot);
  return (jumps ? "jump:" : "play:") + card;
}

// What is asked, in the sentence's place.
app::Runs Table::house_hint(const Model& model) const {
  switch (model.asking) {
    case app::Question::Cards: return {{model.text("ui.gather_more")}};
    case app::Question::Word: break;
    case app::Question::None:
    case app::Question::Colour: return {};
  }
  const auto asks = [&model](std::string_view start) {
    return std::any_of(model.items.begin(), model.items.end(),
                       [start](const app::Item& item) { return item.id.compare(0, start.size(), start) == 0; });
  };
  if (asks("swap:")) return {{model.text("ui.swap_whom")}};
  if (asks("reset:")) return {{model.text("ui.reset_whom")}};
  // Whose cards would come, and how many.
  const State& state = *model.state;
  Seat from = model.viewer;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (!contains(state.eliminated, seat) && seat_after(state, seat) == model.viewer) from = seat;
  }
  return {{model.text("ui.pass_whether", {model.people[from].name, std::to_string(state.hands[from].count)})}};
}

void Table::draw_house_cards(const Canvas& canvas, const Model& model) const {
  for (std::size_t i = 0; i < hand_.slots().size(); ++i) {
    const Slot slot = hand_.slots()[i];
    const Sprite& sprite = animator_.sprite(slot);
    if (sprite.flying || slot == hand_.dragged()) continue;
    const auto found = std::find(gathered_.begin(), gathered_.end(), slot);
    if (found != gathered_.end() && (model.asking == app::Question::Cards || gathered_.size() > 1)) {
      draw_gathered(canvas, hand_.visible_part(i), hand_.goal(i), static_cast<int>(found - gathered_.begin()) + 1);
    } else if (jumpable(model, slot)) {
      draw_flash(canvas, hand_.visible_part(i), hand_.goal(i));
    }
  }
}

void Table::draw_house(const Canvas& canvas, const Model& model) const {
  if (!model.state->in_round()) return;
  for (Seat seat = 0; seat < model.state->seats; ++seat) {
    if (teams::partners(*model.state, model.viewer, seat)) draw_partner(canvas, place_now(seat));
  }
  if (model.silent) draw_silence(canvas, layout_);
  if (model.decision_left >= 0 && model.decides != kNoSeat) {
    const bool own = model.decides == model.viewer;
    const Spot at = own ? layout_.decision : layout_.seats[model.decides].decision;
    const float radius = own ? decision_radius(layout_) : kDecisionAtFace - 3;
    draw_decision(canvas, at, radius, static_cast<int>(std::ceil(model.decision_left)),
                  model.state->rules.turn_seconds);
  }
  if (model.round_left >= 0) draw_clock(canvas, layout_, static_cast<int>(std::ceil(model.round_left)));
}

}  // namespace yinuo::ui
