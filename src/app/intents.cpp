// What the person wants: mirror ids, buttons, and the ways back.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/record_screens.hpp"
#include "base/text.hpp"
#include "engine/notation.hpp"

namespace yinuo::app {
Refusal App::activate(std::string_view id) {
  if (language_.empty()) return Refusal::Malformed;
  if (id == "elsewhere" && services_.ours) {
    if (!services_.ours()) stop_here();
    return Refusal::None;
  }
  if (screen_ == Screen::Table) return do_at_table(id);
  if (screen_ == Screen::Transfer && id != "back") return press_transfer_button(id);
  if (records_open() && id != "back") return press_record_button(id);
  if (screen_ == Screen::Replay) return do_at_replay(id);
  if (screen_ == Screen::ReplayMenu) return press_in_replay_menu(id);
  return rules_open() && id != "back" && id != "help" ? press_rule_button(id) : press_button(id);
}

Refusal App::press_button(std::string_view id) {
  if (id == "play" || id == "new") {
    want_new_match();
  } else if (id == "resume") {
    resume();
  } else if (id == "help") {
    want_rule_texts();
    keyboard_help_ = false;
    show(Screen::Help);
  } else if (id == "keyboard" && screen_ == Screen::Help) {
    keyboard_help_ = !keyboard_help_;
    refresh();
  } else if (id == "watch" && match_ && menu_facts().watches) {
    watch_match();
  } else if (id == "history" && match_) {
    show_history();
  } else if (const auto round = behind(id, "round:"); round && screen_ == Screen::History) {
    tell_round(*round);
  } else if (id == "rules" && screen_ == Screen::Start) {
    open_rule_list();
  } else if (id == "rules" && match_) {
    want_rule_texts();
    show(Screen::MatchRules);
  } else if (id == "records") {
    want_rule_texts();
    *record_desk_ = RecordDesk{};
    refresh_records();
    show(Screen::Records);
  } else if (id == "play_here" && screen_ == Screen::Elsewhere) {
    play_here();
  } else if (id == "back") {
    escape();
  } else if (id == "leave") {
    show(Screen::Start);
  } else if ((id == "tip" || id == "auto") && screen_ == Screen::Menu) {
    show(Screen::Table);
    return do_at_table(id);
  } else {
    return Refusal::Malformed;
  }
  return Refusal::None;
}

// The one that would be dropped is asked about.
void App::want_new_match() {
  if (sure_ || !would_drop_a_match()) {
    start_match(settings_);
    return;
  }
  sure_ = true;
  announcements_.push_back(strings_.text("form.new.sure") + strings_.text("list.sentences") +
                           strings_.text("form.new.help"));
  refresh();
}

void App::escape() {
  switch (screen_) {
    case Screen::Start:
    case Screen::Elsewhere: break;
    case Screen::Menu: show(Screen::Table); break;
    case Screen::Help:
    case Screen::History:
    case Screen::MatchRules:
    case Screen::Records:
    case Screen::Record:
    case Screen::Statistics:
    case Screen::Transfer: {
      const Screen before = came_from_.back();
      came_from_.pop_back();
      record_desk_->status.clear();
      enter(before);
      break;
    }
    case Screen::Rules: show(Screen::Start); break;
    case Screen::RuleSet: open_rule_list(); break;
    case Screen::Builder: leave_builder(); break;
    case Screen::Replay:
      // Who wants it to stop does not want it gone.
      if (!watching_->playback.playing()) return leave_replay();
      watching_->playback.play(false);
      refresh();
      break;
    case Screen::ReplayMenu: show(Screen::Replay); break;
    case Screen::Table:
      if (!draft_) {
        show(Screen::Menu);
      } else {
        draft_.reset();
        refresh();
      }
      break;
  }
}

// All of it is told: nothing may be waiting to be shown.
void App::show_history() {
  match_->show_all();
  hear();
  told_rounds_.clear();
  show(Screen::History);
}

// Opens an earlier round of the history, or closes it.
void App::tell_round(std::string_view number) {
  const auto round = parse_number(number);
  if (!round) return;
  const auto open = std::find(told_rounds_.begin(), told_rounds_.end(), static_cast<int>(*round));
  if (open == told_rounds_.end()) {
    told_rounds_.push_back(static_cast<int>(*round));
  } else {
    told_rounds_.erase(open);
  }
  refresh();
}

void App::show_all() {
  if (!match_ || screen_ != Screen::Table) return;
  if (!fine_.empty()) forget_fine();
  match_->show_all();
  match_->cover_now();
  hear();
  refresh();
}

Refusal App::do_at_table(std::string_view id) {
  if (const auto done = do_at_seats(id)) return *done;
  const Seat me = match_->viewer();
  if (id == "menu") {
    show(Screen::Menu);
    return Refusal::None;
  }
  if (id == "history") {
    show_history();
    return Refusal::None;
  }
  if (id == "rules") {
    want_rule_texts();
    show(Screen::MatchRules);
    return Refusal::None;
  }
  if (id == "cues") {
    toggle_cues();
    return Refusal::None;
  }
  if (id == "tip") return want_advice(id, Advice::Tip);
  if (id == "auto") return want_advice(id, Advice::Turn);
  if (id == "cancel") {
    draft_.reset();
    refresh();
    return Refusal::None;
  }
  if (id == "new" && match_->shown().stage == Stage::MatchOver) {
    start_match(settings_);
    return Refusal::None;
  }
  if (id == "watch" && match_->shown().stage == Stage::MatchOver) {
    watch_match();
    return Refusal::None;
  }
  if (id == "leave" && match_->shown().stage == Stage::MatchOver) {
    show(Screen::Start);
    return Refusal::None;
  }
  if (const auto card = behind(id, "play:")) return play_card(id, ActionKind::Play, parse_card(*card));
  if (const auto card = behind(id, "jump:")) return play_card(id, ActionKind::Jump, parse_card(*card));
  if (const auto card = behind(id, "gather:")) return gather(id, parse_card(*card));
  if (const auto card = behind(id, "drop:")) return drop(parse_card(*card));
  if (id == "together" && draft_) {
    Draft draft = *draft_;
    draft.gathering = false;
    return commit(id, std::move(draft));
  }
  if (const auto seat = behind(id, "swap:")) return choose_word(id, PlayWord::Swap, seat);
  if (const auto seat = behind(id, "reset:")) return choose_word(id, PlayWord::Reset, seat);
  if (id == "pass_on") return choose_word(id, PlayWord::Pass, std::nullopt);
  if (id == "without") return choose_word(id, PlayWord::None, std::nullopt);
  if (id == "shout" || id == "laugh") return make_sound(id);
  if (const auto colour = behind(id, "colour:")) return choose_colour(id, parse_colour(*colour));
  if (const auto colour = behind(id, "name:")) return choose_colour(id, parse_colour(*colour));
  if (const auto seat = behind(id, "report:")) return report_seat(id, *seat);
  if (id == "report") {
    refuse(id, Refusal::WindowClosed, strings_.text("why.report"));
    return Refusal::WindowClosed;
  }
  if (id == "call") return act(id, yinuo::act(ActionKind::Call, me));
  if (id == "next") return act(id, yinuo::act(ActionKind::Next));
  const std::pair<std::string_view, ActionKind> turn_actions[] = {{"draw", ActionKind::Draw},
                                                                  {"pass", ActionKind::Pass},
                                                                  {"challenge", ActionKind::Challenge},
                                                                  {"slap", ActionKind::Slap},
                                                                  {"sign", ActionKind::Sign}};
  for (const auto& [name, kind] : turn_actions) {
    if (id != name) continue;
    if (kind != ActionKind::Sign) draft_.reset();
    return act(id, yinuo::act(kind, me));
  }
  for (const Item& item : mirror_) {
    if (item.id == id) refuse(id, Refusal::None, item.label);  // only to be read
  }
  return Refusal::Malformed;
}

Refusal App::play_card(std::string_view id, ActionKind kind, std::optional<Face> face) {
  if (!face) return Refusal::Malformed;
  return commit(id, {.kind = kind, .cards = {*face}});
}

// Carried out when nothing is open any more; else it asks. Nothing is committed before.
Refusal App::commit(std::string_view id, Draft draft) {
  match_->show_all();
  hear();
  const Refusal refusal = why_not(*match_, draft);
  if (refusal != Refusal::None) {
    // What has been gathered stays: one card more may be all that is missing, and a tap may have missed.
    if (!draft_ || !draft_->gathering) draft_.reset();
    refuse(id, refusal, why_not_draft(draft, refusal));
    refresh();
    return refusal;
  }
  draft_.reset();
  if (risks(id, draft)) return Refusal::None;
  const std::vector<Action> ways = ways_of(*match_, draft);
  if (question_of(draft, ways) == Question::None) return act(id, ways.front());
  draft_ = std::move(draft);
  refresh();
  return Refusal::None;
}

std::string App::why_not_draft(const Draft& draft, Refusal refusal) const {
  if (refusal == Refusal::NotTurn) return strings_.text("why.not_turn", {name_of(match_->shown().turn)});
  return draft.cards.size() == 1 && draft.kind == ActionKind::Play ? why_not_text(draft.cards.front()) : std::string();
}

// A play that would only cost is told first; done again at the same state, it is meant.
bool App::risks(std::string_view id, const Draft& draft) {
  const Action action = ways_of(*match_, draft).front();
  const Refusal reason = match_->why_misplay(action);
  if (reason == Refusal::None) return false;
  const State& shown = match_->shown();
  const std::string now = std::to_string(shown.version) + " " + std::string(id);
  if (std::exchange(risked_, now) == now) return false;
  std::string why = draft.cards.size() == 1 ? why_not_text(draft.cards.front()) : refusal_text(reason);
  refuse(id, reason, strings_.text("why.misplay", {why, std::to_string(shown.rules.misplay_penalty)}));
  refresh();
  return true;
}

Refusal App::gather(std::string_view id, std::optional<Face> face) {
  if (!face) return Refusal::Malformed;
  match_->show_all();
  hear();
  const bool on = draft_ && draft_->gathering && contains(joinable(*match_, draft_->cards), *face);
  if (on) {
    draft_->cards.push_back(*face);
  } else if (draft_ && draft_->gathering && rank_of(*face) == rank_of(draft_->cards.front())) {
    // What has been gathered stays.
    refuse(id, Refusal::NotAGroup, refusal_text(Refusal::NotAGroup));
    return Refusal::NotAGroup;
  } else if (contains(joinable(*match_, {}), *face)) {
    draft_ = Draft{.cards = {*face}, .gathering = true};
  } else {
    return play_card(id, ActionKind::Play, face);
  }
  refresh();
  return Refusal::None;
}

Refusal App::drop(std::optional<Face> face) {
  if (!face || !draft_ || !draft_->gathering) return Refusal::Malformed;
  const auto found = std::find(draft_->cards.begin(), draft_->cards.end(), *face);
  if (found == draft_->cards.end()) return Refusal::NotInHand;
  draft_->cards.erase(found);
  if (draft_->cards.empty()) draft_.reset();
  refresh();
  return Refusal::None;
}

Refusal App::choose_colour(std::string_view id, std::optional<Colour> colour) {
  if (!colour || *colour == Colour::None) return Refusal::Malformed;
  if (draft_) {
    Draft draft = *draft_;
    draft.colour = *colour;
    const bool several = draft.cards.size() > 1;
    if (several && why_not(*match_, draft) == Refusal::ColourNotAllowed) {
      // The wheel stays: another colour will do.
      refuse(id, Refusal::ColourNotAllowed, strings_.text("why.colour_of_cards"));
      return Refusal::ColourNotAllowed;
    }
    draft_.reset();
    return commit(id, std::move(draft));
  }
  Action name = yinuo::act(ActionKind::Name, match_->viewer());
  name.colour = *colour;
  return act(id, name);
}

// The play that is put together, with this word behind it.
Refusal App::choose_word(std::string_view id, PlayWord word, std::optional<std::string_view> seat) {
  const auto number = seat ? parse_number(*seat) : std::nullopt;
  if (!draft_ || draft_->gathering || (seat && (!number || *number < 0 || *number >= kMaxSeats)))
    return Refusal::Malformed;
  Action action = action_of(*match_, *std::exchange(draft_, std::nullopt));
  action.word = word;
  if (number) action.target = static_cast<Seat>(*number);
  return act(id, action);
}

// A sound is only heard; while everybody is silent it costs.
Refusal App::make_sound(std::string_view id) {
  const State& shown = match_->shown();
  if (shown.rules.silence_on == SilenceOn::None || !shown.in_round()) return Refusal::RuleOff;
  sound_ = id;
  ++sound_number_;
  const Action noise = yinuo::act(ActionKind::Noise, match_->viewer());
  return match_->why_not(noise) == Refusal::None ? act(id, noise) : Refusal::None;
}

// What is heard of the game: off, or as loud as before.
void App::toggle_cues() {
  const bool on = settings_.cues == Loudness::Off;
  set_cues(settings_, on ? settings_.cues_again : Loudness::Off);
  (void)keep("settings", settings_text(settings_));
  refuse("cues", Refusal::None, strings_.text(on ? "ui.cues.on" : "ui.cues.off"));
  refresh();
}

Item App::cues_item() const {
  return {"cues", strings_.text(settings_.cues == Loudness::Off ? "mirror.cues.on" : "mirror.cues.off")};
}

Refusal App::report_seat(std::string_view id, std::string_view seat) {
  const auto number = parse_number(seat);
  if (!number || *number < 0 || *number >= kMaxSeats) return Refusal::Malformed;
  return act(id, yinuo::report(match_->viewer(), static_cast<Seat>(*number)));
}

Refusal App::act(std::string_view id, const Action& action) {
  // What is still waiting is told as it was, before people change places for the next round.
  if (action.kind == ActionKind::Next) match_->show_all();
  hear();
  const Refusal refusal = match_->act(action);
  hear();
  if (refusal != Refusal::None) {
    const bool waits = refusal == Refusal::NotTurn;
    std::string text;
    if (waits) text = strings_.text("why.not_turn", {name_of(match_->shown().turn)});
    if (action.kind == ActionKind::Call && !waits && refusal != Refusal::RuleOff) text = strings_.text("why.call");
    refuse(id, refusal, std::move(text));
  }
  keep_match();
  refresh();
  return refusal;
}

void App::refuse(std::string_view id, Refusal refusal, std::string text) {
  if (text.empty()) text = refusal_text(refusal);
  notice_ = {std::string(id), text, refusal, notice_.number + 1};
  announcements_.push_back(std::move(text));
}

}  // namespace yinuo::app
