// What the person wants of the screens about matches played, and the keeping of those that end.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/players.hpp"
#include "app/record_screens.hpp"
#include "app/transfer_screen.hpp"
#include "base/text.hpp"
#include "engine/replay_link.hpp"

namespace yinuo::app {
// ---- What is shown

bool App::records_open() const {
  return screen_ == Screen::Records || screen_ == Screen::Record || screen_ == Screen::Statistics;
}

Form App::record_screen() const {
  if (!rule_texts_here_) return loading_form(strings_);
  if (screen_ == Screen::Records) return records_form(strings_, records_->book(), *record_desk_);
  if (screen_ == Screen::Statistics) return statistics_form(strings_, records_->book());
  return record_form(strings_, *record_desk_);
}

std::string App::rank_line() const {
  const bool over = match_ && match_->shown().stage == Stage::MatchOver && !match_->waiting();
  if (over && match_->record().again) return strings_.text("ui.rank.again");
  if (!over || rated_.empty()) return {};
  return rank_in_words(strings_, records_->book().rating(rated_));
}

void App::open_record(const std::string& id) {
  refresh_records();
  const Entry* entry = records_->book().find(id);
  if (entry == nullptr) return;
  *record_desk_ = RecordDesk{.entry = *entry, .text = records_->text_of(id)};
  const Result<Record> record = parse_record(record_desk_->text);
  const Result<Played> played = record.ok() ? play_through(record.value()) : record.problem();
  if (played.ok()) {
    record_desk_->played = played.value();
    record_desk_->players = seat_players(record.value());
    record_desk_->link = replay_link(record.value());
    for (Player& player : record_desk_->players) player.name = name_of(player);
  } else {
    record_desk_->wrong = strings_.text("records.damaged", {std::to_string(played.problem().line)});
  }
  show(Screen::Record);
}

// A match in a text from anywhere, a record or a code: one that is over is shown, the other watched. Or why it cannot
// be read. Nothing is kept before the person wants it.
std::optional<App::Trouble> App::open_sent(std::string_view text) {
  const bool in_words = is_record(text);
  const Result<Record> record = in_words ? parse_record(text) : parse_replay_link(text);
  // The first line of a record says nothing but its version.
  const bool other_version = in_words ? !record.ok() && record.problem().line == 1 : is_other_version(text);
  if (other_version) return Trouble{"problem.replay_version"};
  const Result<Played> played = record.ok() ? play_through(record.value()) : record.problem();
  if (!played.ok()) {
    const int line = played.problem().line;
    if (in_words) return Trouble{"transfer.match", {std::to_string(line)}};
    // A link that is wrong from its beginning has no move to name.
    return line > 0 ? Trouble{"problem.replay", {std::to_string(line)}} : Trouble{"problem.replay.start", {}};
  }
  // What is saved ends with a hash: the text was cut off.
  if (!record.value().has_hash) return Trouble{"transfer.match", {std::to_string(split_lines(text).size())}};
  if (played.value().last.stage == Stage::MatchOver) {
    show_sent(record.value(), played.value());
  } else {
    watch(record.value(), seat_players(record.value()));
  }
  return std::nullopt;
}

// The page of a match that is not among the records; where it is, that one's.
void App::show_sent(const Record& record, const Played& played) {
  const std::string whole = record_text(record, played.last);
  const Entry entry = entry_of(record, played, whole);
  if (records_->book().find(entry.id) != nullptr) return open_record(entry.id);
  *record_desk_ = RecordDesk{.entry = entry,
                             .players = seat_players(record),
                             .played = played,
                             .text = whole,
                             .link = replay_link(record),
                             .kept = false};
  record_desk_->entry.received = true;
  for (Player& player : record_desk_->players) player.name = name_of(player);
  show(Screen::Record);
}

// ---- Buttons

Refusal App::press_record_button(std::string_view id) {
  if (const auto match = behind(id, "match:")) {
    open_record(std::string(*match));
  } else if (id == "statistics") {
    show(Screen::Statistics);
  } else if (id == "ladder") {
    record_desk_->ladder = !record_desk_->ladder;
    refresh();
  } else if (id == "copied" || id == "copy_failed") {
    say(record_desk_->status = strings_.text("form.watch." + std::string(id)));
  } else if (id == "transfer") {
    *transfer_ = TransferDesk{};
    show(Screen::Transfer);
  } else if (id == "keep" && !record_desk_->kept) {
    keep_sent();
  } else if (id == "watch") {
    const auto problem = watch(record_desk_->text);
    if (problem) say(record_desk_->status = strings_.text("records.damaged", {std::to_string(problem->line)}));
  } else if (id == "save_file") {
    save_match_file();
  } else if (id == "delete_yes" && record_desk_->deleting) {
    delete_record();
  } else {
    record_desk_->deleting = id == "delete";
    refresh();
  }
  return Refusal::None;
}

void App::keep_sent() {
  const Result<Record> record = parse_record(record_desk_->text);
  if (!record.ok()) return;
  const StoreResult result = records_->add(record.value(), {}, true);
  const Entry* entry = records_->book().find(record_desk_->entry.id);
  record_desk_->kept = entry != nullptr;
  if (entry != nullptr) record_desk_->entry = *entry;
  say_of_records(result, strings_.text("records.kept"));
}

void App::save_match_file() {
  const Entry& entry = record_desk_->entry;
  say_file("yinuo-match-" + entry.id.substr(0, 6), record_desk_->text, record_desk_->status);
}

void App::delete_record() {
  const StoreResult result = records_->remove(record_desk_->entry.id);
  escape();
  say_of_records(result, strings_.text("records.deleted"));
}

bool App::change_records(const std::string& key, const std::string& value) {
  if (screen_ == Screen::Transfer && key == "import") {
    read_text(value);
    return true;
  }
  if (screen_ == Screen::Transfer && key == "paste") {
    transfer_->pasted = value;
    transfer_->wrong.clear();
    refresh();
    return true;
  }
  if (screen_ == Screen::Transfer && key == "import_settings") {
    transfer_->take_settings = value == "on";
    refresh();
    return true;
  }
  if (screen_ != Screen::Record || key != "favourite") return false;
  Entry& entry = record_desk_->entry;
  const RecordBook& book = records_->book();
  const auto favourites =
      std::count_if(book.entries().begin(), book.entries().end(), [](const Entry& each) { return each.favourite; });
  if (value == "on" && favourites >= kMostFavourites) {
    record_desk_->status = strings_.text("records.favourite.many", {std::to_string(kMostFavourites)});
    say(record_desk_->status);
    return true;
  }
  const StoreResult result = records_->set_favourite(entry.id, value == "on");
  if (const Entry* now = book.find(entry.id)) entry = *now;
  say_of_records(result, {});
  return true;
}

// `said`: what is said when it has been stored.
void App::say_of_records(StoreResult result, std::string said) {
  switch (result) {
    case StoreResult::Ok: record_desk_->status = std::move(said); break;
    case StoreResult::Full: record_desk_->status = strings_.text("records.unsaved.full"); break;
    case StoreResult::Forbidden: record_desk_->status = strings_.text("records.unsaved.forbidden"); break;
    case StoreResult::Elsewhere: stop_here(); return;
  }
  if (!record_desk_->status.empty()) announcements_.push_back(record_desk_->status);
  refresh();
}

// ---- Keeping

// What cannot be read is put aside, and the rest goes on; where that is impossible nothing is written.
void App::refresh_records() {
  const int wrong = records_->refresh();
  if (wrong == 0) return;
  const Trouble trouble{"problem.records", {std::to_string(wrong)}};
  if (std::none_of(troubles_.begin(), troubles_.end(), [&](const Trouble& each) { return each.key == trouble.key; }))
    troubles_.push_back(trouble);
  if (put_aside("records.damaged", records_->stored())) {
    (void)keep("records", records_->book().text());
  } else {
    records_->lock();
  }
}

// The name of the person's own rules that these are.
std::string App::own_name_of(const Rules& rules) const {
  for (const NamedRules& named : desk_.own.all()) {
    if (count_changes(named.rules, rules) == 0) return named.name;
  }
  return {};
}

void App::record_match(const Record& record) {
  refresh_records();
  const std::string preset = preset_of(record.rules);
  const int before = records_->book().rating(preset).matches;
  const StoreResult result = records_->add(record, preset == "own" ? own_name_of(record.rules) : std::string());
  if (records_->book().rating(preset).matches != before) rated_ = preset;
  if (result != StoreResult::Ok) tell_store_failed(result);
}

}  // namespace yinuo::app
