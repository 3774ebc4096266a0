#include "app/builder.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "app/rule_words.hpp"
#include "base/text.hpp"

namespace yinuo::app {
namespace {

// Small letters of the Latin alphabet; what else there is has none.
std::string folded(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::vector<std::string_view> groups() {
  std::vector<std::string_view> all;
  for (const Option& option : options()) {
    if (all.empty() || all.back() != option.group) all.push_back(option.group);
  }
  return all;
}

// Steps in which a number is best changed.
int step_of(const Option& option) {
  if (option.key == "target") return 50;
  if (option.key == "round_seconds") return 30;
  return option.key == "turn_seconds" ? 5 : 1;
}

// The values of a choice that can be chosen, and the one that is chosen now though it cannot be played.
std::vector<int> values_of(const Option& option, int now) {
  std::vector<int> values;
  for (int value = option.least; value <= option.most; ++value) {
    if (option.is_built(value) || value == now) values.push_back(value);
  }
  return values;
}

// Whether there is anything to choose.
bool is_offered(const Option& option, const Rules& rules) {
  const int now = option.get(rules);
  if (option.kind == OptionKind::Choice) return values_of(option, now).size() > 1;
  return !option.is_built(now) || (option.is_built(option.least) && option.is_built(option.most));
}

bool holds(const std::string& text, const std::vector<std::string_view>& words) {
  const std::string all = folded(text);
  return std::all_of(words.begin(), words.end(),
                     [&](std::string_view word) { return all.find(word) != std::string::npos; });
}

bool is_found(const Strings& strings, const Option& option, const std::vector<std::string_view>& words) {
  const std::string key = "option." + std::string(option.key);
  std::string text = std::string(option.key) + " " + strings.text(key) + " " + strings.text(key + ".help") + " " +
                     strings.text(key + ".example") + " " + strings.text("group." + std::string(option.group));
  if (option.kind == OptionKind::Choice) {
    for (int value = option.least; value <= option.most; ++value) text += " " + value_name(strings, option, value);
  }
  return holds(text, words);
}

// One look at the builder.
class Builder {
 public:
  Builder(const RuleFacts& facts, const RuleDesk& desk, const Rules& base)
      : facts_(facts),
        strings_(facts.strings),
        desk_(desk),
        rules_(desk.shown.rules),
        base_(base),
        search_(folded(desk.search)),
        words_(split_words(search_)),
        conflicts_(conflicts_of(strings_, rules_, facts.seats)) {}

  Form form() {
    form_.title = strings_.text("builder.title");
    add_head();
    const std::vector<std::string_view> all = groups();
    const auto add_groups = [&](bool meant) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (is_meant(all[i]) == meant) add_group(all[i], (desk_.open >> i & 1) != 0);
      }
    };
    add_groups(true);
    add_groups(false);
    if (!words_.empty() && found_ == 0) add(text_row(strings_.text("builder.nothing", {desk_.search})));
    add_keeping();
    add_ways_out(form_, strings_);
    add(button_row("take", strings_.text("rules.take")));
    add(play_row(facts_, rules_));
    return std::move(form_);
  }

 private:
  void add(Row row) { form_.rows.push_back(std::move(row)); }

  void add_head() {
    const std::string base = base_name(strings_, desk_.shown);
    const int changes = count_changes(base_, rules_);
    Row state = text_row(strings_.text("builder.state", {base}));
    state.value =
        changes == 0 ? strings_.text("builder.unchanged") : strings_.text("builder.changed", {std::to_string(changes)});
    add(std::move(state));
    Row reset = button_row("reset", strings_.text("builder.reset", {base}));
    reset.enabled = changes > 0;
    add({.kind = Row::Kind::Field,
         .key = "search",
         .label = strings_.text("builder.search"),
         .value = desk_.search,
         .help = strings_.text("builder.search.help"),
         .most = 40});
    add(std::move(reset));
  }

  // Whether the search is for the group itself: it comes before those of which it finds an option.
  [[nodiscard]] bool is_meant(std::string_view group) const {
    return !words_.empty() && holds(strings_.text("group." + std::string(group)), words_);
  }

  void add_group(std::string_view group, bool open) {
    std::vector<Row> rows;
    int changes = 0, wrong = 0;
    for (const Option& option : options()) {
      if (option.group != group) continue;
      if (!words_.empty() && !is_found(strings_, option, words_)) continue;
      if (!is_offered(option, rules_)) continue;
      rows.push_back(option_row(option));
      changes += is_changed(option, base_, rules_) ? 1 : 0;
      wrong += rows.back().problems.empty() ? 0 : 1;
    }
    if (rows.empty()) return;
    found_ += static_cast<int>(rows.size());
    const bool shown = open || !words_.empty();
    Row section{.kind = Row::Kind::Section,
                .key = "section:" + std::string(group),
                .label = strings_.text("group." + std::string(group)),
                .value = shown ? "open" : "closed"};
    if (changes > 0) section.mark = strings_.text("builder.changed", {std::to_string(changes)});
    if (wrong > 0) section.problems = {strings_.text("builder.conflicts", {std::to_string(wrong)})};
    add(std::move(section));
    if (!shown) return;
    for (Row& row : rows) add(std::move(row));
  }

  Row option_row(const Option& option) {
    const std::string key = "option." + std::string(option.key);
    const int now = option.get(rules_);
    Row row{.kind = Row::Kind::Toggle,
            .key = "option:" + std::string(option.key),
            .label = option_name(strings_, option),
            .value = option.kind == OptionKind::Bool ? (now != 0 ? "on" : "off") : option.value_text(now),
            .help = strings_.text(key + ".help"),
            .least = option.least,
            .most = option.most,
            .step = step_of(option),
            .example = strings_.text("builder.example", {strings_.text(key + ".example")})};
    if (option.kind == OptionKind::Count) row.kind = Row::Kind::Number;
    if (option.kind == OptionKind::Choice) {
      row.kind = Row::Kind::Choice;
      for (const int value : values_of(option, now)) {
        row.choices.push_back(option.value_text(value));
        row.choice_names.push_back(value_name(strings_, option, value));
      }
    }
    if (is_changed(option, base_, rules_))
      row.mark = strings_.text("rules.preset_value", {value_name(strings_, option, option.get(base_))});
    for (const Conflict& conflict : conflicts_) {
      const bool about = std::find(conflict.keys.begin(), conflict.keys.end(), option.key) != conflict.keys.end();
      if (about) row.problems.push_back(conflict.sentence);
    }
    return row;
  }

  void add_keeping() {
    add(heading_row(strings_.text("builder.keep")));
    add({.kind = Row::Kind::Field,
         .key = "name",
         .label = strings_.text("builder.name"),
         .value = desk_.name,
         .help = strings_.text("builder.name.help"),
         .most = kLongestName});
    const std::string name = tidy_name(desk_.name);
    const bool there = desk_.own.find(name) != nullptr;
    Row save = button_row("save", there ? strings_.text("builder.save_over", {name}) : strings_.text("builder.save"));
    save.enabled = !name.empty();
    save.help = desk_.status;
    add(std::move(save));
  }

  const RuleFacts& facts_;
  const Strings& strings_;
  const RuleDesk& desk_;
  const Rules& rules_;
  const Rules& base_;
  std::string search_;
  std::vector<std::string_view> words_;
  std::vector<Conflict> conflicts_;
  Form form_{};
  int found_ = 0;
};

}  // namespace

Form builder_form(const RuleFacts& facts, const RuleDesk& desk, const Rules& base) {
  return Builder(facts, desk, base).form();
}

int found_by(const Strings& strings, const Rules& rules, std::string_view search) {
  const std::string text = folded(search);
  const std::vector<std::string_view> words = split_words(text);
  const std::span<const Option> all = options();
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Option& option) {
    return is_offered(option, rules) && is_found(strings, option, words);
  }));
}

bool toggle_group(RuleDesk& desk, std::string_view group) {
  const std::vector<std::string_view> all = groups();
  const auto found = std::find(all.begin(), all.end(), group);
  if (found == all.end()) return false;
  desk.open ^= std::uint32_t{1} << (found - all.begin());
  return true;
}

bool set_option(Rules& rules, std::string_view key, std::string_view value) {
  const Option* option = find_option(key);
  if (option == nullptr) return false;
  const auto reads = [&](const std::string& word) { return parse_rules(std::string(key) + "=" + word); };
  std::string word(value);
  if (option->kind == OptionKind::Bool) word = value == "on" ? "true" : "false";
  const auto number = option->kind == OptionKind::Count ? parse_number(value) : std::nullopt;
  if (number && *number >= option->least && *number <= option->most) {
    // Some numbers begin at 10 or 60 beside the 0 that switches them off: what lies between is stepped over.
    int there = static_cast<int>(*number);
    const int step = there < option->get(rules) ? -1 : 1;
    while (!reads(std::to_string(there)).ok()) there += step;
    word = std::to_string(there);
  }
  const Result<Rules> one = reads(word);
  if (!one.ok()) return false;
  option->set(rules, option->get(one.value()));
  return true;
}

}  // namespace yinuo::app
