// Watching a match again: how a replay is opened and left, and what the person wants of it.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/passing.hpp"
#include "app/players.hpp"
#include "app/record_screens.hpp"
#include "app/replay_screens.hpp"
#include "base/text.hpp"
#include "engine/replay_link.hpp"

namespace yinuo::app {
namespace {

std::optional<int> number_behind(std::string_view id, std::string_view start) {
  const auto rest = behind(id, start);
  const auto number = rest ? parse_number(*rest) : std::nullopt;
  return number && *number >= -1 && *number < 1'000'000 ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

}  // namespace

// ---- In and out

std::optional<Problem> App::watch(std::string_view text) {
  Result<Record> record = parse_record(text);
  if (!record.ok()) return record.problem();
  std::vector<Player> players = seat_players(record.value());
  watch(std::move(record.value()), std::move(players));
  return std::nullopt;
}

void App::open_replay(std::string_view link) {
  want_rule_texts();
  if (auto trouble = open_sent(link)) {
    troubles_.push_back(std::move(*trouble));
    refresh();
  } else if (screen_ == Screen::Record) {
    (void)watch(record_desk_->text);
  }
}

// The match of the person: one that is played from the round that is played, as it is known.
void App::watch_match() {
  match_->show_all();
  hear();
  watch(match_->record(), match_->players());
}

void App::watch(Record record, std::vector<Player> players) {
  for (Player& player : players) player.name = name_of(player);
  const Screen from = watching_ ? watching_->from : screen_;
  std::vector<Screen> trail = watching_ ? watching_->came_from : came_from_;
  watching_ =
      std::make_unique<Watching>(Watching{Playback(std::move(record), std::move(players)), from, std::move(trail)});
  ++replay_number_;
  Playback& playback = watching_->playback;
  watching_->narrator.speak(&strings_, [this](Seat seat) { return watching_->playback.player_at(seat).name; });
  playback.set_speed(settings_.speed);
  if (!playback.over()) playback.go_to(playback.rounds().back());
  hear_replay(false);
  playback.play(true);
  show(Screen::Replay);
}

void App::leave_replay() {
  const Screen from = watching_->from;
  came_from_ = std::move(watching_->came_from);
  watching_.reset();
  enter(from);
}

// What has been shown since becomes sentences; after a jump those of the last action.
void App::hear_replay(bool aloud) {
  if (language_.empty()) return;
  Playback& playback = watching_->playback;
  Narrator& narrator = watching_->narrator;
  if (watching_->jumps != playback.jumps()) {
    watching_->jumps = playback.jumps();
    const bool shared = share_a_device(playback.players());
    narrator.begin(shared ? kOnlooker : playback.seat_before(), playback.plays_before());
  }
  for (const Event& event : playback.take_heard()) narrator.hear(event, playback.heard_state());
  if (!playback.waiting()) narrator.rest(playback.heard_state());
  for (std::string& sentence : narrator.take_announcements()) {
    if (aloud) announcements_.push_back(std::move(sentence));
  }
}

void App::step_replay(double seconds) {
  Playback& playback = watching_->playback;
  const int at = playback.at();
  const bool waited = playback.waiting(), played = playback.playing();
  playback.step(seconds);
  hear_replay(true);
  if (at != playback.at() || waited != playback.waiting() || played != playback.playing()) refresh();
}

// ---- What the person wants

Refusal App::do_at_replay(std::string_view id) {
  Playback& playback = watching_->playback;
  const auto to = number_behind(id, "watch:to:");
  if (id == "watch:leave") {
    leave_replay();
    return Refusal::None;
  }
  if (id == "watch:more") {
    playback.play(false);
    watching_->open_round = playback.shown().round;
    show(Screen::ReplayMenu);
    return Refusal::None;
  }
  if (to) {
    playback.play(false);
    if (*to != playback.at() || playback.waiting()) playback.go_to(*to);
  } else if (id == "watch:run") {
    playback.play(!playback.playing());
  } else if (id == "watch:on") {
    playback.forward();
  } else if (id == "cues") {
    toggle_cues();
    return Refusal::None;
  } else if (id == "watch:back") {
    playback.back();
  } else if (id == "watch:round_on") {
    playback.round_forward();
  } else if (id == "watch:round_back") {
    playback.round_back();
  } else if (id == "watch:first") {
    playback.go_to(0);
  } else if (id == "watch:last") {
    playback.go_to(playback.count());
  } else if (const auto speed = number_behind(id, "watch:speed:")) {
    playback.set_speed(std::clamp(*speed, 1, kMostSpeed));
  } else if (id == "watch:speed") {
    playback.set_speed(playback.speed() % kMostSpeed + 1);
  } else if (id == "watch:view") {
    const std::vector<int> looks = looks_of(playback);
    const auto now = std::find(looks.begin(), looks.end(), playback.looks());
    (void)playback.look(now + 1 == looks.end() ? looks.front() : *(now + 1));
  } else {
    return Refusal::Malformed;
  }
  hear_replay(!to);
  refresh();
  return Refusal::None;
}

Refusal App::press_in_replay_menu(std::string_view id) {
  Playback& playback = watching_->playback;
  const auto mark = number_behind(id, "mark:");
  if (mark && *mark >= 0 && *mark < static_cast<int>(playback.marks().size())) {
    playback.show(playback.marks()[static_cast<std::size_t>(*mark)]);
    hear_replay(true);
    show(Screen::Replay);
  } else if (const auto round = number_behind(id, "round:")) {
    watching_->open_round = watching_->open_round == *round ? 0 : *round;
    refresh();
  } else if (id == "again") {
    play_again();
  } else if (id == "save_file") {
    save_replay();
  } else if (id == "copied" || id == "copy_failed") {
    say(watching_->status = strings_.text("form.watch." + std::string(id)));
  } else if (id == "back") {
    escape();
  } else {
    return Refusal::Malformed;
  }
  return Refusal::None;
}

bool App::change_replay(const std::string& key, const std::string& value) {
  if (!watching_ || (key != "watch_view" && key != "watch_speed")) return false;
  const auto number = number_behind(value, "");
  if (number && key == "watch_view") {
    (void)watching_->playback.look(*number);
  } else if (number) {
    watching_->playback.set_speed(std::clamp(*number, 1, kMostSpeed));
  }
  hear_replay(false);
  refresh();
  return true;
}

// The same cards, players and rules from the start. A match that would be dropped is asked about.
void App::play_again() {
  if (!sure_ && would_drop_a_match()) {
    sure_ = true;
    announcements_.push_back(strings_.text("form.new.sure") + strings_.text("list.sentences") +
                             strings_.text("form.new.help"));
    refresh();
    return;
  }
  const Record& record = watching_->playback.record();
  begin(record.rules, watching_->playback.players(), record.seed, true);
}

void App::save_replay() {
  const Record& record = watching_->playback.record();
  const Result<State> last = replay(record);
  const State& state = last.ok() ? last.value() : watching_->playback.truth();
  say_file("yinuo-" + to_hex(record.seed), record_text(record, state), watching_->status);
}

Form App::replay_form() {
  if (watching_->link.empty()) watching_->link = replay_link(watching_->playback.record());
  return replay_menu_form(watching_->playback, strings_,
                          {sure_, watching_->open_round, watching_->link, watching_->status});
}

}  // namespace yinuo::app
