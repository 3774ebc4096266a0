#include "app/rule_screens.hpp"

#include <algorithm>
#include <utility>

#include "app/rule_facts.hpp"
#include "app/rule_words.hpp"

namespace yinuo::app {
namespace {

// The official rules in a few lines, with the cards that they speak of.
void add_official(Form& form, const Strings& strings) {
  constexpr std::string_view kCards[] = {"", "B7 B2 R7", "", "GS YV R+2", "W W4", "", ""};
  form.rows.push_back(heading_row(strings.text("rules.official")));
  int line = 0;
  for (const std::string_view cards : kCards) {
    form.rows.push_back(text_row(strings.text("rules.official." + std::to_string(++line))));
    form.rows.back().cards = cards;
  }
}

// What the official rules say of an option, in a sentence.
std::string official_words(const Strings& strings, const Option& option) {
  const std::string key = "official." + std::string(option.key);
  const std::string says = strings.has(key) ? strings.text(key) : value_name(strings, option, option.get(Rules{}));
  return strings.text("rules.official_value", {says});
}

// What differs from the official rules, each with what it means; where nothing does, those rules themselves.
void add_differences(Form& form, const Strings& strings, const Rules& rules) {
  const Rules official;
  if (count_changes(official, rules) == 0) {
    add_official(form, strings);
    return;
  }
  form.rows.push_back(heading_row(strings.text("rules.differs")));
  for (const std::string_view key : telling_order()) {
    const Option& option = *find_option(key);
    if (!is_changed(option, official, rules)) continue;
    form.rows.push_back({.kind = Row::Kind::Fact,
                         .key = "fact:" + std::string(key),
                         .label = option_name(strings, option),
                         .value = value_name(strings, option, option.get(rules)),
                         .help = meaning_of(strings, option, rules),
                         .mark = official_words(strings, option)});
  }
}

// What is told of a preset beside its options.
void add_story(Form& form, const Strings& strings, const std::string& preset) {
  const std::string key = "preset." + preset;
  form.rows.push_back(heading_row(strings.text("rules.from")));
  form.rows.push_back(text_row(strings.text(key + ".from")));
  for (int note = 1; strings.has(key + ".note." + std::to_string(note)); ++note) {
    if (note == 1) form.rows.push_back(heading_row(strings.text("rules.notes")));
    form.rows.push_back(text_row(strings.text(key + ".note." + std::to_string(note))));
  }
}

void add_own_controls(Form& form, const RuleFacts& facts, const RuleDesk& desk) {
  const Strings& strings = facts.strings;
  form.rows.push_back(heading_row(strings.text("rules.own")));
  if (desk.deleting) {
    form.rows.push_back(text_row(strings.text("rules.delete.ask", {desk.shown.base})));
    form.rows.push_back(button_row("delete_no", strings.text("rules.delete.no")));
    form.rows.push_back(button_row("delete_yes", strings.text("rules.delete.yes")));
    return;
  }
  form.rows.push_back({.kind = Row::Kind::Field,
                       .key = "name",
                       .label = strings.text("rules.rename"),
                       .value = desk.name,
                       .most = kLongestName});
  const std::string name = tidy_name(desk.name);
  Row rename = button_row("rename", strings.text("rules.rename.do"));
  rename.enabled = !name.empty() && desk.own.find(name) == nullptr;
  form.rows.push_back(rename);
  form.rows.push_back(button_row("delete", strings.text("rules.delete")));
}

// What a code says: the preset that it begins with, and each option that differs from that one.
std::string code_in_words(const Strings& strings, const Rules& rules) {
  const RuleSet set = nearest_set(rules);
  const Rules base = preset_rules(*find_preset(set.base));
  std::string words = base_name(strings, set);
  for (const std::string_view key : telling_order()) {
    const Option& option = *find_option(key);
    const int value = option.get(rules);
    if (value == option.get(base)) continue;
    words +=
        " · " + strings.text("rules.code_word", {option_name(strings, option), value_name(strings, option, value)});
  }
  return words;
}

void add_share(Form& form, const RuleFacts& facts, const RuleDesk& desk) {
  const Strings& strings = facts.strings;
  form.rows.push_back(heading_row(strings.text("rules.share")));
  form.rows.push_back(text_row(strings.text("rules.share.help")));
  form.rows.push_back({.kind = Row::Kind::Share,
                       .key = "share",
                       .label = strings.text("rules.code_says", {code_in_words(strings, desk.shown.rules)}),
                       .value = share_code(desk.shown.rules),
                       .help = desk.status,
                       .choices = {"link", "code"},
                       .choice_names = {strings.text("rules.copy_link"), strings.text("rules.copy_code")}});
}

Row preset_row(const Strings& strings, const Preset& preset) {
  Row row = button_row("set:" + std::string(preset.key), preset_name(strings, preset.key));
  row.help = strings.text("preset." + std::string(preset.key) + ".kind");
  return row;
}

// The sets to choose from, the one in use marked; where it has been changed it stands before them by itself.
void add_sets(Form& form, const Strings& strings, const RuleSet& chosen, const Rules& base, const OwnRules& own) {
  const std::string in_use = strings.text("rules.in_use");
  const bool changed = count_changes(base, chosen.rules) > 0;
  if (changed) {
    form.rows.push_back(button_row("now", set_name(strings, chosen, base)));
    form.rows.back().mark = in_use;
  }
  for (const Preset& preset : presets()) {
    form.rows.push_back(preset_row(strings, preset));
    if (!changed && !chosen.own && chosen.base == preset.key) form.rows.back().mark = in_use;
  }
  form.rows.push_back(heading_row(strings.text("rules.own")));
  for (std::size_t i = 0; i < own.all().size(); ++i) {
    const std::string& name = own.all()[i].name;
    form.rows.push_back(button_row("own:" + std::to_string(i), name));
    if (!changed && chosen.own && chosen.base == name) form.rows.back().mark = in_use;
  }
  form.rows.push_back(button_row("make_own", strings.text("rules.make_own")));
  form.rows.back().help = strings.text("rules.make_own.help", {set_name(strings, chosen, base)});
}

}  // namespace

Rules base_of(RuleSet& set, const OwnRules& own) {
  const NamedRules* named = set.own ? own.find(set.base) : nullptr;
  if (named != nullptr) return named->rules;
  if (set.own || find_preset(set.base) == nullptr) set = nearest_set(set.rules);
  return preset_rules(*find_preset(set.base));
}

std::string set_name(const Strings& strings, const RuleSet& set, const Rules& base) {
  const std::string name = base_name(strings, set);
  const int changes = count_changes(base, set.rules);
  return changes == 0 ? name : name + " · " + strings.text("form.rules.changed", {std::to_string(changes)});
}

std::string name_of_rules(const Strings& strings, const Rules& rules, const OwnRules& own) {
  for (const NamedRules& named : own.all()) {
    if (count_changes(named.rules, rules) == 0) return named.name;
  }
  const RuleSet set = nearest_set(rules);
  return set_name(strings, set, preset_rules(*find_preset(set.base)));
}

Row play_row(const RuleFacts& facts, const Rules& rules) {
  Row row = button_row("play_rules", facts.strings.text("rules.play"), Row::Kind::PrimaryButton);
  if (facts.waits && facts.sure) row.label = facts.strings.text("form.new.sure");
  if (facts.waits) row.help = facts.strings.text("form.new.help");
  for (const Conflict& conflict : conflicts_of(facts.strings, rules, facts.seats)) {
    if (conflict.warning) continue;
    if (row.enabled) row.help.clear();
    row.help += (row.help.empty() ? "" : "\n") + conflict.sentence;
    row.enabled = false;
  }
  return row;
}

Form rules_form(const RuleFacts& facts, const RuleDesk& desk) {
  const Strings& strings = facts.strings;
  Form form{.title = strings.text("form.rules.title")};
  if (!desk.status.empty()) form.rows.push_back(text_row(desk.status));
  RuleSet chosen = facts.chosen;
  const Rules base = base_of(chosen, desk.own);
  add_sets(form, strings, chosen, base, desk.own);
  form.rows.push_back(heading_row(strings.text("rules.code")));
  form.rows.push_back({.kind = Row::Kind::Field,
                       .key = "code",
                       .label = strings.text("rules.code_label"),
                       .value = desk.code,
                       .help = strings.text("rules.code.help"),
                       .most = 4000});
  if (!desk.wrong.empty()) form.rows.back().problems = {desk.wrong};
  form.rows.push_back(button_row("open_code", strings.text("rules.open")));
  form.rows.back().enabled = !desk.code.empty();
  add_ways_out(form, strings);
  return form;
}

Form rule_set_form(const RuleFacts& facts, const RuleDesk& desk, const Rules& base) {
  const Strings& strings = facts.strings;
  const RuleSet& set = desk.shown;
  const int changes = count_changes(base, set.rules);
  const bool told = !set.own && changes == 0;  // a preset as it is
  Form form{.title = set_name(strings, set, base)};
  if (told) form.rows.push_back(text_row(strings.text("preset." + set.base + ".kind")));
  if (changes > 0) form.rows.push_back(text_row(strings.text("rules.like", {base_name(strings, set)})));
  form.rows.push_back(text_row(length_in_words(strings, set.rules)));
  for (const Conflict& conflict : conflicts_of(strings, set.rules, facts.seats)) {
    if (conflict.warning) form.rows.push_back({.kind = Row::Kind::Problem, .label = conflict.sentence});
  }
  form.rows.push_back(button_row("take", strings.text("rules.take")));
  form.rows.push_back(button_row("change", strings.text("rules.change")));
  add_differences(form, strings, set.rules);
  if (told) add_story(form, strings, set.base);
  if (set.own && changes == 0) add_own_controls(form, facts, desk);
  add_share(form, facts, desk);
  add_ways_out(form, strings);
  form.rows.push_back(play_row(facts, set.rules));
  return form;
}

Form match_rules_form(const Strings& strings, const Rules& rules) {
  const RuleSet set = nearest_set(rules);
  Form form{.title = strings.text("rules.match_title")};
  const Rules base = preset_rules(*find_preset(set.base));
  form.rows.push_back(heading_row(set_name(strings, set, base)));
  const bool preset = count_changes(base, rules) == 0;
  form.rows.push_back(text_row(preset ? strings.text("preset." + set.base + ".kind")
                                      : strings.text("rules.like", {base_name(strings, set)})));
  form.rows.push_back(text_row(length_in_words(strings, rules)));
  add_differences(form, strings, rules);
  add_ways_out(form, strings);
  return form;
}

void add_ways_out(Form& form, const Strings& strings) {
  form.rows.push_back(button_row("help", strings.text("form.help")));
  form.rows.push_back(button_row("back", strings.text("form.back")));
}

Form loading_form(const Strings& strings) {
  Form form{.title = strings.text("form.rules.loading")};
  form.rows.push_back(button_row("back", strings.text("form.back")));
  return form;
}

}  // namespace yinuo::app
