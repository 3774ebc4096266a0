#include "ui/table.hpp"

#include <imgui.h>

#include "engine/notation.hpp"

namespace yinuo::ui {
namespace {

constexpr int kFannedDiscards = 5;
constexpr int kHintedPlays = 3;
constexpr double kRevealStays = 4, kNewStays = 3;

[[nodiscard]] LayoutFacts facts_of(const Metrics& metrics, const Model& model, std::vector<int> groups) {
  LayoutFacts facts{.width = metrics.width, .height = metrics.height, .safe = metrics.safe};
  facts.seats = model.state == nullptr ? 0 : model.state->seats;
  facts.viewer = model.viewer;
  for (int seat = 0; seat < facts.seats; ++seat)
    facts.counts[static_cast<std::size_t>(seat)] = model.state->hands[static_cast<std::size_t>(seat)].count;
  facts.groups = std::move(groups);
  facts.replay = model.replay.has_value();
  facts.looks = facts.replay && !model.replay->look.empty();
  facts.sounds = model.state != nullptr && model.state->rules.silence_on != SilenceOn::None;
  return facts;
}

}  // namespace

void Table::begin_anew(const Model& model) {
  match_number_ = model.match_number;
  covers_ = model.covers;
  animator_.clear();
  hand_.forget();
  bubbles_.clear();
  revealed_.fill(0);
  new_cards_.clear();
  cursor_ = {};
  wanted_ = choice_ = kNoSlot;
  gathered_.clear();
  advised_.clear();
  tip_rests_ = 0;
  sound_number_ = model.sound_number;
  pile_tapped_ = false;
  owed_pop_.snap(0);
  changing_ = false;
  fresh_ = true;
}

// Remembers of events what the state does not say, and lets the seats speak.
void Table::hear(const Model& model) {
  std::size_t hurried = model.hurried;
  for (const Event& event : model.told) {
    if (hurried > 0) {
      --hurried;
      cues_.skip(event);
    } else {
      cues_.hear(event, model);
    }
    bubbles_.hear(event, model);
    hear_house(event, model);
    if (event.kind == EventKind::Acted) {
      notice_left_ = 0;  // the game went on: what was refused is past
      pile_tapped_ = false;
    }
    if (event.kind == EventKind::PendingGrows) owed_pop_.at = 1;
    if (event.kind == EventKind::Reshuffles) {
      swept_ = true;
    } else if (event.kind == EventKind::RoundBegins) {
      swept_ = true;
      revealed_.fill(0);
      new_cards_.clear();
    } else if (event.kind == EventKind::CardDrawn && event.seat == model.viewer) {
      new_cards_.push_back({event.slot, kNewStays});
    } else if (event.kind == EventKind::CardShown && event.seat == model.viewer && event.target != event.seat) {
      // After a challenge. What came with a hand is the owner's to see; what all may see lies open by itself.
      revealed_[event.target] = kRevealStays;
    }
  }
  if (model.sound_number != sound_number_) {
    sound_number_ = model.sound_number;
    bubbles_.say(model.viewer, model.text("ui." + model.sound), Bubbles::Mood::Good);
  }
  if (model.notice_number != notice_number_) {
    notice_number_ = model.notice_number;
    notice_left_ = model.notice.empty() ? 0 : theme::kReasonStays;
    if (wanted_ != kNoSlot && !still_) animator_.shake(wanted_);
  }
}

bool Table::is_new(Slot slot) const {
  return std::any_of(new_cards_.begin(), new_cards_.end(), [slot](const auto& each) { return each.first == slot; });
}

// With a card just drawn it is that one alone, not another of its face.
bool Table::playable(const Model& model, Slot slot) const {
  if (model.state->stage == Stage::Drawn && model.my_turn() && slot != model.state->drawn) return false;
  const std::string card = card_text(model.state->face(slot));
  if (!model.focus) return false;
  return gathered(slot) || model.offers("play:" + card) || model.offers("gather:" + card);
}

Slot Table::drawn_to_choose(const Model& model) const {
  const State* state = model.state;
  if (state == nullptr || !model.my_turn() || state->stage != Stage::Drawn || model.choosing) return kNoSlot;
  const bool both = state->drawn != kNoSlot && state->face(state->drawn) != Face::Unknown && model.offers("pass");
  return both && playable(model, state->drawn) ? state->drawn : kNoSlot;
}

// What one should know before the next press, in the sentence's place.
app::Runs Table::hint(const Model& model) const {
  if (!model.state->in_round() || model.choosing || model.naming || model.replay) return {};
  if (model.asking != app::Question::None) return house_hint(model);
  const Slot raised = hand_.raised();
  if (bluffs(model, raised)) return model.bluff;
  if (pile_tapped_) return {{model.text("ui.tap_again")}};
  if (touched_ && plays_by_touch_ < kHintedPlays && raised != kNoSlot && model.my_turn() && playable(model, raised))
    return {{model.text("ui.tap_to_play")}};
  if (keys_used_ && !keys_told_ && cursor_.shown && model.my_turn()) return {{model.text("ui.keys")}};
  if (!layout_.risk.empty() || model.risk.right.empty()) return {};
  app::Runs both = model.risk.right;
  both.push_back({model.text("list.sentences")});
  both.insert(both.end(), model.risk.wrong.begin(), model.risk.wrong.end());
  return both;
}

// The black card whose colour is being chosen: the one that was tried, or the first of its face.
Slot Table::slot_to_choose_for(const Model& model) const {
  if (!model.choosing || model.naming) return kNoSlot;
  if (!gathered_.empty()) return gathered_.back();
  const State& state = *model.state;
  Slot first = kNoSlot;
  for (Slot slot = state.hands[model.viewer].first; slot != kNoSlot; slot = state.cells[slot].next) {
    if (state.face(slot) != *model.choosing) continue;
    if (slot == wanted_) return slot;
    if (first == kNoSlot) first = slot;
  }
  return first;
}

// While others play the whole hand sits lower, as far as nothing lies below.
float Table::resting_drop(const Model& model) const {
  const bool idle = model.state != nullptr && model.state->in_round() && !model.replay && !model.my_turn();
  if (!idle || layout_.hand.empty()) return 0;
  float lowest = 0;
  for (const Pose& pose : layout_.hand) lowest = std::max(lowest, bounds_of(pose).bottom());
  const float room = layout_.portrait ? layout_.draw.y - 1 - lowest : layout_.height;
  return std::clamp(layout_.hand.front().height * kRestDrop, 0.0f, std::max(0.0f, room));
}

void Table::arrange(const Metrics& metrics, const Model& model) {
  HandOrder order;
  if (model.state != nullptr && !changing_) order = order_of_hand(*model.state, model.viewer);
  LayoutFacts facts = facts_of(metrics, model, order.groups);
  if (facts.width == facts_.width && facts.height == facts_.height && !fresh_) facts.rows = layout_.hand_rows;
  const Slot choice = drawn_to_choose(model);
  const bool changed = !(facts == facts_) || choice != choice_;
  if (changed) {
    const bool resized = facts.width != facts_.width || facts.height != facts_.height;
    choice_ = choice;
    layout_ = lay_out(facts);
    facts.rows = layout_.hand_rows;
    facts_ = facts;
    rests_at_ = layout_.hand_top;
    if (resized || still_ || fresh_) hand_top_.snap(rests_at_);
    if (resized) sentence_x_.snap(layout_.sentence.centre().x);
  }
  const bool glides = hand_top_.at != rests_at_;
  if (glides || glides_) {
    // The hand has another number of rows: the middle makes room by and by.
    facts = facts_;
    if (glides) facts.hand_top = hand_top_.at;
    layout_ = lay_out(facts);
  }
  glides_ = glides;
  if (choice != kNoSlot && (changed || layout_.play.empty())) {
    const auto at = std::find(order.slots.begin(), order.slots.end(), choice) - order.slots.begin();
    lay_choice(layout_, layout_.hand[static_cast<std::size_t>(at)]);
  }
  gather_slots(model);
  note_advice(model);
  std::vector<Pose> poses = layout_.hand;
  const float height = poses.empty() ? 0 : poses.front().height;
  for (Pose& pose : poses) pose.centre.y += resting_drop(model);
  for (std::size_t i = 0; i < poses.size() && model.my_turn(); ++i) {
    if (playable(model, order.slots[i])) poses[i].centre.y -= height * kOfferRise;
    if (gathered(order.slots[i])) poses[i].centre.y -= height * kHoverRise;
  }
  for (std::size_t i = 0; i < poses.size(); ++i) {
    const bool turn = model.my_turn() && playable(model, order.slots[i]);
    if (!turn && jumpable(model, order.slots[i])) poses[i].centre.y -= height * kDrawnRise;
  }
  std::vector<Slot> at_once, idle_cards;
  for (const Slot slot : order.slots) {
    // A card that does not fit says why at the first tap.
    const bool fits = (model.my_turn() && playable(model, slot)) || jumpable(model, slot);
    const bool idle = model.my_turn() && model.focus && !model.choosing && !model.naming && !playable(model, slot);
    if (!fits) idle_cards.push_back(slot);
    if (idle || intent_for(slot, model).compare(0, 5, "play:") != 0) at_once.push_back(slot);
  }
  hand_.tell_at_once(std::move(at_once));
  hand_.set_idle(std::move(idle_cards));
  hand_.place(std::move(order.slots), std::move(poses), height * kHoverRise);
  controls_ = controls_of(model, layout_);
}

// Another's cards: a fan of backs, or for a while the row of what was shown after a challenge.
void Table::aim_hand_of(Seat seat, const Model& model) {
  const State& state = *model.state;
  const bool shown = state.in_round() && revealed_[seat] > 0;
  std::vector<Slot> slots;
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) slots.push_back(slot);
  if (shown)
    std::stable_sort(slots.begin(), slots.end(),
                     [&](Slot one, Slot other) { return state.face(one) < state.face(other); });
  const int count = static_cast<int>(slots.size());
  const std::vector<Pose> poses = shown ? shown_hand(layout_, seat, count) : fan_of(layout_.seats[seat], count);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const Face face = state.face(slots[i]);
    const bool open = face != Face::Unknown && (!state.in_round() || shown || (model.replay && model.replay->open) ||
                                                app::lies_open(state, model.viewer, seat));
    animator_.aim(slots[i], Zone::Fan, seat, static_cast<int>(i) + (shown ? kAbove : 0), poses[i], face, open);
  }
}

// Tells every card where it belongs.
void Table::aim_cards(const Model& model) {
  animator_.begin(layout_.draw_pile, swept_);
  swept_ = false;
  if (model.state == nullptr || changing_) return;
  const State& state = *model.state;
  const bool picking = model.choosing.has_value() || model.naming;
  const Pose middle{layout_.picker, layout_.picker_inner * 1.55f, 0};
  int back = 0;
  // One more than is seen: it slides under the others before it goes.
  for (Slot slot = state.discard_top; slot != kNoSlot && back <= kFannedDiscards;
       slot = state.cells[slot].next, ++back) {
    const int place = std::min(back, kFannedDiscards - 1);
    const Pose pose = back == 0 && model.naming ? middle : discard_at(layout_, slot, place);
    animator_.aim(slot, Zone::Discard, kNoSeat, -back, pose, state.face(slot), true);
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat == model.viewer) continue;
    aim_hand_of(seat, model);
  }
  const Slot chosen = picking ? slot_to_choose_for(model) : kNoSlot;
  for (std::size_t i = 0; i < hand_.slots().size(); ++i) {
    const Slot slot = hand_.slots()[i];
    const bool raised = slot == hand_.raised() && !picking && model.asking != app::Question::Word;
    Pose goal = slot == chosen ? middle : hand_.goal(i);
    // The card just drawn stands out as if it were under the pointer.
    if (slot == choice_ && !raised) goal.centre.y -= goal.height * kHoverRise;
    animator_.aim(slot, Zone::Hand, model.viewer, static_cast<int>(i) + (raised || slot == chosen ? kAbove : 0), goal,
                  state.face(slot), state.face(slot) != Face::Unknown);
    if (slot == hand_.dragged()) {
      animator_.sprite(slot).x.snap(hand_.goal(i).centre.x);
      animator_.sprite(slot).y.snap(hand_.goal(i).centre.y);
    }
  }
}

// What goes by time alone, and when the next of it is due.
void Table::run_clocks(double seconds, const Model& model) {
  // Behind a panel nothing can be read: the words wait.
  bubbles_.step(model.focus ? seconds : 0, model.speed);
  notice_left_ = std::max(0.0, notice_left_ - seconds);
  cover_rests_ = std::max(0.0, cover_rests_ - seconds);
  tip_rests_ = std::max(0.0, tip_rests_ - seconds);
  wake_after_ = model.focus ? bubbles_.wake_after(still_) : -1;
  const auto wake_in = [this](double left) {
    if (left > 0) wake_after_ = wake_after_ < 0 ? left : std::min(wake_after_, left);
  };
  for (const double left : {model.round_left, model.decision_left}) {
    if (model.focus && left > 0) wake_in(left - std::ceil(left - 1) + 0.001);  // when its last digit changes
  }
  wake_in(still_ || notice_left_ <= theme::kBubbleFades ? notice_left_ : notice_left_ - theme::kBubbleFades + 0.001);
  wake_in(cover_rests_);
  wake_in(tip_rests_);
  for (double& left : revealed_) {
    left = std::max(0.0, left - seconds);
    wake_in(left);
  }
  for (auto& [slot, left] : new_cards_) left -= seconds;
  new_cards_.erase(
      std::remove_if(new_cards_.begin(), new_cards_.end(), [](const auto& each) { return each.second <= 0; }),
      new_cards_.end());
  for (const auto& [slot, left] : new_cards_) wake_in(left);
}

void Table::animate(double seconds, const Model& model) {
  const bool snap = still_ || fresh_;
  const auto step = static_cast<float>(std::min(seconds, 0.05));
  const auto quick = static_cast<float>(std::clamp(model.speed, 1.0, 3.0));
  animator_.step(step, theme::kCardStiffness * quick, snap);
  bool resting = animator_.resting() && !hand_.pressing();
  const auto towards_goal = [&](Spring& spring, float goal, float stiffness, float near) {
    spring.step(goal, stiffness, step);
    if (snap || spring.resting(goal, near)) spring.snap(goal);
    resting = resting && spring.at == goal;
  };
  const State* state = model.state;
  Spot light{layout_.width / 2, layout_.height * 0.42f};
  if (state != nullptr && state->in_round()) {
    const bool own = state->turn == model.viewer;
    const Spot seat = own ? Spot{layout_.width / 2, layout_.height * 0.9f} : layout_.seats[state->turn].avatar;
    light = light + (seat - light) * 0.42f;
  }
  if (!light_placed_) {
    light_x_.snap(light.x);
    light_y_.snap(light.y);
    light_placed_ = true;
  }
  towards_goal(light_x_, light.x, theme::kLightStiffness * quick, 1);
  towards_goal(light_y_, light.y, theme::kLightStiffness * quick, 1);
  towards_goal(direction_, state == nullptr ? 1.0f : static_cast<float>(state->direction), 9 * quick, 0.01f);
  towards_goal(panel_, state != nullptr && !state->in_round() && !model.points.empty() ? 1.0f : 0.0f, 8 * quick, 0.01f);
  // The points fly once the panel stands.
  const bool counting = panel_.at > 0.9f && !snap;
  if (state == nullptr || state->in_round()) tally_ = 0;
  if (counting) tally_ = std::min(1.0f, tally_ + step * quick / theme::kTallySeconds);
  if (snap) tally_ = 1;
  resting = resting && (!counting || tally_ >= 1);
  const bool won = std::any_of(model.points.begin(), model.points.end(), [&model](const Points& each) {
    return each.seat == model.viewer && (each.won_round || each.won_match);
  });
  if (state == nullptr || state->in_round()) cheer_ = 0;
  if (counting && won) cheer_ = std::min(1.0f, cheer_ + step / theme::kCheerSeconds);
  if (snap) cheer_ = 1;
  resting = resting && (!counting || !won || cheer_ >= 1);
  towards_goal(picker_, model.choosing || model.naming ? 1.0f : 0.0f, 18 * quick, 0.01f);
  const bool nothing = model.my_turn() && model.offers("draw") && !model.fits();
  towards_goal(glow_, nothing && model.focus ? 1.0f : 0.0f, 10 * quick, 0.01f);
  if (!model.my_turn() || !model.offers("draw")) pile_tapped_ = false;
  towards_goal(pile_, pile_tapped_ ? 1.0f : 0.0f, 16 * quick, 0.01f);
  towards_goal(owed_pop_, 0, 7 * quick, 0.02f);
  towards_goal(hand_top_, rests_at_, theme::kCardStiffness * quick, 0.5f);
  towards_goal(sentence_x_, layout_.sentence.centre().x, 12 * quick, 0.5f);
  time_call(model, resting);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool lit = state != nullptr && state->in_round() && state->turn == seat;
    towards_goal(turn_[seat], lit ? 1.0f : 0.0f, 10 * quick, 0.01f);
  }
  move_people(model, snap, step * quick, resting);
  run_clocks(seconds, model);
  if (still_ && model.focus && std::max(call_share_, jump_share_) > 0)
    wake_after_ = wake_after_ < 0 ? 0.25 : std::min(wake_after_, 0.25);
  moving_ = !resting || asked_ || !keys_.empty() || (bubbles_.moving() && !still_ && model.focus) ||
            (!still_ && notice_left_ > 0 && notice_left_ < theme::kBubbleFades);
  fresh_ = false;
}

// The rings around the call and the jump: how much is left of the time in which it is not too late.
void Table::time_call(const Model& model, bool& resting) {
  const auto time = [&](double left, double& total, float& share) {
    if (left < 0) {
      total = 0;
      share = -1;
      return;
    }
    total = std::max({total, left, 0.01});
    share = static_cast<float>(left / total);
    if (!still_ && model.focus && share > 0) resting = false;  // in the menu time stands still
  };
  time(model.call_left, call_total_, call_share_);
  time(model.jump_left, jump_total_, jump_share_);
}

void Table::list_places(const Model& model) {
  places_.clear();
  if (model.state == nullptr || !model.focus) return;
  const auto add = [this](const std::string& id, const Box& box) {
    const bool known = std::any_of(places_.begin(), places_.end(), [&id](const Place& each) { return each.id == id; });
    if (!known && !box.empty()) places_.push_back({id, box.x, box.y, box.w, box.h});
  };
  for (const Control& control : controls_) add(control.id, control.box);
  const bool covered = model.replay || model.covered || model.choosing || model.naming ||
                       model.asking == app::Question::Word || !model.state->in_round();
  for (std::size_t i = 0; i < hand_.slots().size() && !covered; ++i) {
    const Slot slot = hand_.slots()[i];
    if (model.state->face(slot) != Face::Unknown) add(intent_for(slot, model), hand_.visible_part(i));
  }
  for (Seat seat = 0; seat < model.state->seats && model.state->in_round(); ++seat) {
    if (seat != model.viewer) add("seat:" + std::to_string(seat), layout_.seats[seat].whole);
  }
}

void Table::frame(double seconds, const Metrics& metrics, const Input& input, const Model& model, Desk& desk) {
  asked_ = false;
  still_ = metrics.reduced_motion || model.reduced_motion;
  if (model.match_number != match_number_) begin_anew(model);
  cut(model);
  pass_on(model);
  note_places(model);
  arrange(metrics, model);
  if (model.state != nullptr) hear(model);
  if (model.state != nullptr && model.focus) {
    read_pointer(input, model, desk);
    read_keys(input, model, desk);
  } else {
    hand_.forget();
    hot_.clear();
    pressed_.clear();
  }
  aim_cards(model);
  animate(seconds, model);
  list_places(model);
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), atlas_, metrics.pixel_ratio, layout_.text_scale);
  draw(canvas, model);
}

}  // namespace yinuo::ui
