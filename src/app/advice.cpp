// A master's judgement on the person's turn: told as a tip, or carried out.
#include "app/app.hpp"
#include "app/tip.hpp"

namespace yinuo::app {

Refusal App::want_advice(std::string_view id, Advice advice) {
  match_->show_all();
  hear();
  if (!match_->can_advise()) {
    const bool other = match_->shown().in_round() && match_->shown().turn != match_->viewer();
    refuse(id, Refusal::NotTurn, other ? strings_.text("why.not_turn", {name_of(match_->shown().turn)}) : "");
    return Refusal::NotTurn;
  }
  if (advice == Advice::Turn) draft_.reset();
  advice_ = advice;
  match_->advise();
  give_advice();
  refresh();
  return Refusal::None;
}

// As soon as it has been thought out. A turn that goes on behind a draw or a colour that was named is played to its
// end.
void App::give_advice() {
  if (advice_ == Advice::None || match_->waiting() || match_->advising()) return;
  const Action* found = match_->advice();
  if (found != nullptr) {
    const Action action = *found;
    if (advice_ == Advice::Tip) return tell_tip(action);
    return play_turn(action);
  }
  if (!match_->can_advise()) {
    advice_ = Advice::None;
  } else {
    match_->advise();
  }
}

void App::tell_tip(const Action& action) {
  advice_ = Advice::None;
  advised_ = action;
  tip_ = tip_in_words(
      View(match_->shown(), match_->viewer()), match_->own_belief(), action, strings_,
      [this](Seat seat) { return name_of(seat); }, match_->rival());
  announcements_.push_back(plain(tip_));
  refresh();
}

void App::play_turn(const Action& action) {
  const View view(match_->shown(), match_->viewer());
  const bool leaves_one = action.kind == ActionKind::Play && view.cards_of(view.me()) == action.card_count + 1;
  if (leaves_one && view.can_call()) (void)act("auto", view.say_uno());
  const bool ends = action.kind == ActionKind::Play || action.kind == ActionKind::Pass;
  if (ends) advice_ = Advice::None;
  (void)act("auto", action);
}

}  // namespace yinuo::app
