// What the person wants of the screens about rules.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/builder.hpp"
#include "app/length.hpp"
#include "app/record_screens.hpp"
#include "base/text.hpp"

namespace yinuo::app {
// ---- What is shown

bool App::rules_open() const {
  switch (screen_) {
    case Screen::Rules:
    case Screen::RuleSet:
    case Screen::Builder:
    case Screen::MatchRules: return true;
    case Screen::Start:
    case Screen::Table:
    case Screen::Menu:
    case Screen::Help:
    case Screen::History:
    case Screen::Records:
    case Screen::Record:
    case Screen::Statistics:
    case Screen::Transfer:
    case Screen::Elsewhere:
    case Screen::Replay:
    case Screen::ReplayMenu: return false;
  }
  return false;
}

StartFacts App::start_facts() {
  StartFacts facts{.problems = problem_texts(), .stored = stored_in_words(), .sure = sure_};
  facts.records = !records_->book().tallies().empty() || !records_->book().entries().empty();
  facts.base = base_of(settings_.rules, desk_.own);
  facts.rules = base_name(strings_, settings_.rules);
  facts.changed = count_changes(facts.base, rules_of(settings_));
  const auto plays = [this](int seats) { return can_be_played(rules_of(settings_), seats); };
  while (facts.least < facts.most && !plays(facts.least)) ++facts.least;
  while (facts.most > facts.least && !plays(facts.most)) --facts.most;
  if (!plays(facts.most)) {
    facts.least = kLeastPlayers;
    facts.most = kMostPlayers;
  }
  if (plays(settings_.players)) return facts;
  rule_texts_wanted_ = true;
  if (!rule_texts_here_) {
    facts.conflicts.push_back(strings_.text("form.rules.loading"));
    return facts;
  }
  for (const Conflict& conflict : conflicts_of(strings_, rules_of(settings_), settings_.players)) {
    if (!conflict.warning) facts.conflicts.push_back(conflict.sentence);
  }
  return facts;
}

Form App::rules_screen() {
  if (!rule_texts_here_) return loading_form(strings_);
  if (screen_ == Screen::MatchRules) return match_rules_form(strings_, match_->truth().rules);
  const RuleFacts facts{.strings = strings_,
                        .chosen = settings_.rules,
                        .seats = settings_.players,
                        .waits = would_drop_a_match(),
                        .sure = sure_};
  if (screen_ == Screen::Rules) return rules_form(facts, desk_);
  const Rules base = base_of(desk_.shown, desk_.own);
  return screen_ == Screen::RuleSet ? rule_set_form(facts, desk_, base) : builder_form(facts, desk_, base);
}

void App::want_rule_texts() {
  rule_texts_wanted_ = true;
  try_rule_texts();
}

void App::open_rule_list() {
  want_rule_texts();
  desk_.status.clear();
  desk_.wrong.clear();
  desk_.code.clear();
  show(Screen::Rules);
}

void App::open_rule_set(RuleSet set) {
  desk_.shown = std::move(set);
  desk_.name = desk_.shown.own ? desk_.shown.base : std::string();
  desk_.status.clear();
  desk_.search.clear();
  desk_.deleting = desk_.from_list = false;
  show(Screen::RuleSet);
}

void App::open_rules(std::string_view code) {
  const ReadCode read = read_code(code);
  if (read.wrong.empty()) {
    want_rule_texts();
    open_rule_set(nearest_set(read.rules));
  } else {
    troubles_.push_back({"problem.link", {read.wrong}});
    refresh();
  }
}

// ---- Buttons

Refusal App::press_rule_button(std::string_view id) {
  if (const auto key = behind(id, "set:")) {
    const Preset* preset = find_preset(*key);
    if (preset == nullptr) return Refusal::Malformed;
    RuleSet set = rule_set_of(*preset);
    // How long a match is has been chosen for itself: it stays, unless the set measures matches in another way.
    (void)set_length(set.rules, set.rules, length_of(settings_.rules.rules));
    open_rule_set(std::move(set));
  } else if (const auto place = behind(id, "own:")) {
    const auto number = parse_number(*place);
    const std::vector<NamedRules>& own = desk_.own.all();
    if (!number || *number < 0 || *number >= static_cast<int>(own.size())) return Refusal::Malformed;
    const NamedRules& named = own[static_cast<std::size_t>(*number)];
    open_rule_set({named.rules, named.name, true});
  } else if (const auto group = behind(id, "section:")) {
    if (!toggle_group(desk_, *group)) return Refusal::Malformed;
    refresh();
  } else if (id == "now") {
    open_rule_set(settings_.rules);
  } else if (id == "open_code") {
    open_code();
  } else if (id == "change" && screen_ == Screen::RuleSet) {
    desk_.status.clear();
    if (desk_.name.empty()) desk_.name = desk_.own.free_name(strings_.text("builder.default_name"));
    show(Screen::Builder);
  } else if (id == "make_own") {
    make_own_rules();
  } else if (id == "take") {
    choose_rules();
    show(Screen::Start);
  } else if (id == "play_rules") {
    play_rules();
  } else if (id == "copied" || id == "copy_failed") {
    say(desk_.status = strings_.text("form.watch." + std::string(id)));
  } else {
    press_own_button(id);
  }
  return Refusal::None;
}

void App::press_own_button(std::string_view id) {
  if (id == "reset") {
    Rules& rules = desk_.shown.rules;
    const Rules base = base_of(desk_.shown, desk_.own);
    for (const Option& option : options()) {
      if (is_changed(option, base, rules)) option.set(rules, option.get(base));
    }
  } else if (id == "save") {
    save_rules();
  } else if (id == "rename") {
    rename_rules();
  } else if (id == "delete_yes" && desk_.deleting) {
    delete_rules();
  } else {
    desk_.deleting = id == "delete";
  }
  refresh();
}

void App::open_code() {
  const ReadCode read = read_code(desk_.code);
  if (read.wrong.empty()) {
    open_rule_set(nearest_set(read.rules));
    return;
  }
  desk_.wrong = strings_.text("problem.link", {read.wrong});
  say(desk_.wrong);
}

// By then the rules are those of the next match, whether or not the one that waits is dropped for it.
void App::play_rules() {
  choose_rules();
  want_new_match();
}

void App::choose_rules() {
  settings_.rules = desk_.shown;
  (void)keep("settings", settings_text(settings_));
}

// From those of the next match; the builder opens at once.
void App::make_own_rules() {
  open_rule_set(settings_.rules);
  desk_.name = desk_.own.free_name(strings_.text("builder.default_name"));
  desk_.from_list = true;
  show(Screen::Builder);
}

// To where it was opened; what has been changed is not lost: its page comes between.
void App::leave_builder() {
  if (desk_.from_list && desk_.shown == settings_.rules) {
    open_rule_list();
  } else {
    open_rule_set(desk_.shown);
  }
}

void App::say(std::string sentence) {
  announcements_.push_back(std::move(sentence));
  refresh();
}

// ---- Values

bool App::change_rules(const std::string& key, const std::string& value) {
  if (key == "length" && screen_ == Screen::Start) {
    const Rules base = base_of(settings_.rules, desk_.own);
    if (set_length(settings_.rules.rules, base, value)) (void)keep("settings", settings_text(settings_));
    refresh();
    return true;
  }
  if (!rules_open()) return false;
  if (const auto option = behind(key, "option:")) {
    change_option(*option, value);
  } else if (key == "search") {
    desk_.search = value;
    const int found = found_by(strings_, desk_.shown.rules, value);
    if (!split_words(value).empty()) say(strings_.text("builder.found", {std::to_string(found)}));
  } else if (key == "name") {
    desk_.name = value;
  } else if (key == "code") {
    desk_.code = value;
    desk_.wrong.clear();
  } else {
    return false;
  }
  refresh();
  return true;
}

std::vector<Conflict> App::shown_conflicts() const {
  return conflicts_of(strings_, desk_.shown.rules, settings_.players);
}

// What stands against the rules now and did not before is said.
void App::change_option(std::string_view key, std::string_view value) {
  const std::vector<Conflict> before = shown_conflicts();
  if (!set_option(desk_.shown.rules, key, value)) return;
  desk_.status.clear();
  const std::vector<Conflict> now = shown_conflicts();
  for (const Conflict& conflict : now) {
    const bool old = std::any_of(before.begin(), before.end(),
                                 [&](const Conflict& other) { return other.sentence == conflict.sentence; });
    if (!old) announcements_.push_back(conflict.sentence);
  }
  if (now.empty() && !before.empty()) announcements_.push_back(strings_.text("builder.settled"));
}

// ---- One's own rule sets

void App::save_rules() {
  const std::string name = tidy_name(desk_.name);
  if (name.empty()) return;
  desk_.own.save(name, desk_.shown.rules);
  desk_.shown.base = desk_.name = name;
  desk_.shown.own = true;
  keep_own_rules(strings_.text("builder.saved", {name}));
}

void App::rename_rules() {
  const std::string name = tidy_name(desk_.name), before = desk_.shown.base;
  if (name.empty() || !desk_.shown.own || !desk_.own.rename(before, name)) return;
  desk_.shown.base = name;
  if (settings_.rules.own && settings_.rules.base == before) {
    settings_.rules.base = name;
    (void)keep("settings", settings_text(settings_));
  }
  keep_own_rules(strings_.text("builder.saved", {name}));
}

void App::delete_rules() {
  const std::string name = desk_.shown.base;
  desk_.own.remove(name);
  desk_.deleting = false;
  (void)base_of(settings_.rules, desk_.own);  // what was made from it is from now on made from a preset
  (void)keep("settings", settings_text(settings_));
  open_rule_list();
  keep_own_rules(strings_.text("rules.deleted", {name}));
}

// What could not be read is put aside, and the rest goes on.
void App::load_own_rules() {
  const std::string text = services_.load("own_rules").value_or("");
  const int wrong = desk_.own.read(text);
  if (wrong == 0) return;
  troubles_.push_back({"problem.own_rules", {std::to_string(wrong)}});
  if (put_aside("own_rules.damaged", text)) (void)keep("own_rules", desk_.own.text());
}

// `said`: what is said when it has been stored.
void App::keep_own_rules(std::string said) {
  switch (services_.store("own_rules", desk_.own.text())) {
    case StoreResult::Ok: desk_.status = std::move(said); break;
    case StoreResult::Full: desk_.status = strings_.text("builder.unsaved.full"); break;
    case StoreResult::Forbidden: desk_.status = strings_.text("builder.unsaved.forbidden"); break;
    case StoreResult::Elsewhere: stop_here(); return;
  }
  say(desk_.status);
}

}  // namespace yinuo::app
