#include "app/screens.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/length.hpp"
#include "app/own_rules.hpp"
#include "app/rule_words.hpp"
#include "base/text.hpp"

namespace yinuo::app {
namespace {

Row button(const Strings& strings, const std::string& key, Row::Kind kind = Row::Kind::Button) {
  Row row{.kind = kind, .key = key, .label = strings.text("form." + key)};
  if (strings.has("form." + key + ".help")) row.help = strings.text("form." + key + ".help");
  return row;
}

// Begins a match in the place of one that is not over: asks once more before it does.
Row new_button(const Strings& strings, const std::string& key, bool sure) {
  return Row{.kind = Row::Kind::Button,
             .key = key,
             .label = strings.text(sure ? "form.new.sure" : "form.new"),
             .help = strings.text("form.new.help")};
}

// The way to the help page; it has no remark, so that it fits the title line.
Row help_button(const Strings& strings) { return button_row("help", strings.text("form.help")); }

Row choice(const Strings& strings, const std::string& key, std::string value) {
  return Row{.kind = Row::Kind::Choice, .key = key, .label = strings.text("form." + key), .value = std::move(value)};
}

Row players_row(const Strings& strings, const Settings& settings, const StartFacts& facts) {
  const std::string others = std::to_string(settings.players - settings.people);
  return Row{.kind = Row::Kind::Number,
             .key = "players",
             .label = strings.text("form.players"),
             .value = std::to_string(settings.players),
             .help = settings.people > 1
                         ? strings.text("form.players.several", {std::to_string(settings.people), others})
                         : strings.text("form.players.help", {others}),
             .least = std::min(facts.least, settings.players),
             .most = std::max(facts.most, settings.players)};
}

// How many people sit at this device; where there are several, what they are called.
void add_people_here(Form& form, const Strings& strings, const Settings& settings) {
  form.rows.push_back({.kind = Row::Kind::Number,
                       .key = "people",
                       .label = strings.text("form.here"),
                       .value = std::to_string(settings.people),
                       .help = strings.text(settings.people > 1 ? "form.here.several" : "form.here.help"),
                       .least = 1,
                       .most = settings.players});
  for (std::size_t i = 0; settings.people > 1 && i < static_cast<std::size_t>(settings.people); ++i) {
    const std::string number = std::to_string(i + 1);
    form.rows.push_back({.kind = Row::Kind::Field,
                         .key = "person:" + number,
                         .label = strings.text("player.person", {number}),
                         .value = settings.names[i],
                         .most = kLongestPerson});
  }
}

Row length_row(const Strings& strings, const RuleSet& set, const Rules& base) {
  Row row = choice(strings, "length", length_of(set.rules));
  for (const std::string& length : lengths_for(set.rules, base)) {
    const bool rounds = length.back() == 'r';
    const std::string number = rounds ? length.substr(0, length.size() - 1) : length;
    std::string name = strings.text(rounds ? "form.length.rounds" : "form.length.points", {number});
    if (length == "single" || length == "whole") name = strings.text("form.length." + length);
    row.choices.push_back(length);
    row.choice_names.push_back(std::move(name));
  }
  row.help = length_in_words(strings, set.rules);
  return row;
}

// How well the computer players play.
Row level_row(const Strings& strings, const Settings& settings, bool later) {
  Row row = choice(strings, "level", std::string(ai::level_text(settings.level)));
  for (int i = 0; i < ai::kLevels; ++i) {
    row.choices.emplace_back(ai::level_text(static_cast<ai::Level>(i)));
    row.choice_names.push_back(strings.text("form.level." + row.choices.back()));
  }
  const std::string between = strings.text("list.sentences");
  row.help = strings.text("form.level." + row.value + ".help") + between + strings.text("form.level.fair");
  if (later) row.help = strings.text("form.level.later") + between + row.help;
  return row;
}

// Each language in its own script, whatever is spoken now.
Row language_row(const Strings& strings, const std::string& language) {
  Row row = choice(strings, "language", language);
  for (const std::string_view tag : kLanguages) {
    row.choices.emplace_back(tag);
    row.choice_names.push_back(strings.text("language." + std::string(tag)));
  }
  return row;
}

Row speed_row(const Strings& strings, const Settings& settings) {
  Row row = choice(strings, "speed", std::to_string(settings.speed));
  for (int speed = 1; speed <= kMostSpeed; ++speed) {
    row.choices.push_back(std::to_string(speed));
    row.choice_names.push_back(strings.text("form.speed." + std::to_string(speed)));
  }
  return row;
}

Row motion_row(const Strings& strings, const Settings& settings) {
  Row row = choice(strings, "motion", std::string(motion_text(settings.motion)));
  for (const Motion motion : {Motion::System, Motion::Full, Motion::Reduced}) {
    row.choices.emplace_back(motion_text(motion));
    row.choice_names.push_back(strings.text("form.motion." + row.choices.back()));
  }
  return row;
}

Row cues_row(const Strings& strings, const Settings& settings) {
  Row row = choice(strings, "cues", std::string(loudness_text(settings.cues)));
  for (const Loudness loudness : {Loudness::Off, Loudness::Quiet, Loudness::Normal, Loudness::Loud}) {
    row.choices.emplace_back(loudness_text(loudness));
    row.choice_names.push_back(strings.text("form.cues." + row.choices.back()));
  }
  return row;
}

Row text_size_row(const Strings& strings, const Settings& settings) {
  Row row = choice(strings, "text", std::string(text_size_name(settings.text)));
  for (const TextSize size : {TextSize::Normal, TextSize::Large, TextSize::Largest}) {
    row.choices.emplace_back(text_size_name(size));
    row.choice_names.push_back(strings.text("form.text." + row.choices.back()));
  }
  return row;
}

// Who sits at the table, and what each is like.
void add_people(Form& form, const Strings& strings, const MenuFacts& facts) {
  if (facts.people.empty()) return;
  form.rows.push_back(heading_row(strings.text("form.people")));
  for (std::size_t i = 0; i < facts.people.size(); ++i) {
    form.rows.push_back({.kind = Row::Kind::Fact, .label = facts.people[i], .value = facts.likes[i]});
  }
}

void add_problems(Form& form, const std::vector<std::string>& problems) {
  for (const std::string& problem : problems) form.rows.push_back({.kind = Row::Kind::Problem, .label = problem});
}

std::optional<int> number_in(const std::string& text, int least, int most) {
  const auto number = parse_number(text);
  if (!number || *number < least || *number > most) return std::nullopt;
  return static_cast<int>(*number);
}

template <typename Value>
bool set(const std::optional<Value>& value, Value& member) {
  if (value) member = *value;
  return value.has_value();
}

// Which cards a line of the help is about.
struct Drawn {
  std::string_view line, cards;
};
constexpr Drawn kDrawn[] = {{"help.2.1", "B7 B2 R7"}, {"help.3.1", "GS"}, {"help.3.2", "YV"},
                            {"help.3.3", "R+2"},      {"help.4.1", "W"},  {"help.4.2", "W4"}};

std::string cards_of(std::string_view line) {
  const auto* found =
      std::find_if(std::begin(kDrawn), std::end(kDrawn), [line](const Drawn& drawn) { return drawn.line == line; });
  return std::string(found == std::end(kDrawn) ? "" : found->cards);
}

}  // namespace

std::string like_of(const Strings& strings, int personality, const Rules& rules) {
  const bool calls = rules.uno_penalty > 0, questions = rules.challenge != ChallengeRule::Off && rules.wild4s > 0;
  const bool actions = rules.actions > 0, blacks = rules.wilds + rules.wild4s > 0;
  // Of two habits that rules may take away what is left of them.
  const std::string_view both = calls && questions ? "" : calls ? ".reports" : questions ? ".questions" : ".plain";
  std::string_view variant;
  switch (personality) {
    case 2:
    case 7: variant = calls ? "" : ".plain"; break;
    case 3: variant = !actions ? ".plain" : rules.jump_in == JumpIn::Off ? ".actions" : ""; break;
    case 4: variant = questions ? "" : ".plain"; break;
    case 5: variant = blacks ? "" : ".plain"; break;
    case 8:
    case 9: variant = both; break;
    default: break;
  }
  return strings.text("form.like." + std::to_string(personality) + std::string(variant));
}

Row text_row(std::string label) { return {.kind = Row::Kind::Text, .label = std::move(label)}; }

Row heading_row(std::string label) { return {.kind = Row::Kind::Heading, .label = std::move(label)}; }

Row button_row(std::string key, std::string label, Row::Kind kind) {
  return {.kind = kind, .key = std::move(key), .label = std::move(label)};
}

Form start_form(const Strings& strings, const Settings& settings, const std::string& language,
                const StartFacts& facts) {
  Form form{.title = strings.text("form.title.game")};
  form.rows.push_back({.kind = Row::Kind::Text, .label = strings.text("form.welcome")});
  add_problems(form, facts.problems);
  // A match that waits comes first: nobody drops it by pressing what shines.
  const bool waits = !facts.stored.empty();
  if (waits) {
    Row row = button(strings, "resume", Row::Kind::PrimaryButton);
    row.help = facts.stored;
    form.rows.push_back(row);
  }
  Row play = waits ? new_button(strings, "play", facts.sure) : button(strings, "play", Row::Kind::PrimaryButton);
  play.enabled = facts.conflicts.empty();
  form.rows.push_back(play);
  add_problems(form, facts.conflicts);
  form.rows.push_back(players_row(strings, settings, facts));
  add_people_here(form, strings, settings);
  Row rules = button_row("rules", strings.text("form.rules.now", {facts.rules}));
  rules.help = facts.changed == 0 ? strings.text("form.rules.help")
                                  : strings.text("form.rules.changed", {std::to_string(facts.changed)});
  form.rows.push_back(rules);
  if (facts.records) form.rows.push_back(button(strings, "records"));
  form.rows.push_back(length_row(strings, settings.rules, facts.base));
  if (settings.people < settings.players) form.rows.push_back(level_row(strings, settings, false));
  form.rows.push_back(language_row(strings, language));
  form.rows.push_back(speed_row(strings, settings));
  form.rows.push_back(motion_row(strings, settings));
  form.rows.push_back(text_size_row(strings, settings));
  form.rows.push_back(help_button(strings));
  return form;
}

Form menu_form(const Strings& strings, const Settings& settings, const std::string& language, const MenuFacts& facts) {
  Form form{.title = strings.text("form.title.menu")};
  add_problems(form, facts.problems);
  form.rows.push_back(button_row("back", strings.text("form.back.game")));
  form.rows.push_back(cues_row(strings, settings));  // on an upright phone this is the only place to turn them off
  for (const char* id : {"tip", "auto"}) {
    if (facts.advises) form.rows.push_back(button_row(id, strings.text(std::string("mirror.") + id)));
  }
  form.rows.push_back(button(strings, "history"));
  if (facts.watches) form.rows.push_back(button_row("watch", strings.text("ui.watch")));
  form.rows.push_back(button_row("rules", strings.text("form.rules")));
  form.rows.back().help = facts.rules;
  form.rows.push_back(button_row("records", strings.text("form.records")));
  form.rows.push_back(help_button(strings));
  if (facts.over) {
    form.rows.push_back({.kind = Row::Kind::Button, .key = "leave", .label = strings.text("form.leave")});
    form.rows.push_back({.kind = Row::Kind::Button, .key = "new", .label = strings.text("mirror.new")});
  } else {
    form.rows.push_back(button(strings, "leave"));
    form.rows.push_back(new_button(strings, "new", facts.sure));
  }
  form.rows.push_back(level_row(strings, settings, true));
  form.rows.push_back(language_row(strings, language));
  form.rows.push_back(speed_row(strings, settings));
  form.rows.push_back(motion_row(strings, settings));
  form.rows.push_back(text_size_row(strings, settings));
  add_people(form, strings, facts);
  return form;
}

// Parts help.1, help.2 … each with a heading and lines help.1.1, help.1.2 …; help.keys.
Form help_form(const Strings& strings, bool keyboard_open) {
  Form form{.title = strings.text("form.title.help")};
  const auto add_lines = [&](const std::string& key) {
    for (int line = 1; strings.has(key + "." + std::to_string(line)); ++line) {
      const std::string text = key + "." + std::to_string(line);
      form.rows.push_back({.kind = Row::Kind::Text, .label = strings.text(text), .cards = cards_of(text)});
    }
  };
  for (int part = 1;; ++part) {
    const std::string key = "help." + std::to_string(part);
    if (!strings.has(key)) break;
    form.rows.push_back(heading_row(strings.text(key)));
    add_lines(key);
  }
  form.rows.push_back({.kind = Row::Kind::Section,
                       .key = "keyboard",
                       .label = strings.text("help.keys"),
                       .value = keyboard_open ? "open" : "closed"});
  if (keyboard_open) add_lines("help.keys");
  form.rows.push_back(button(strings, "back"));
  return form;
}

Form elsewhere_form(const Strings& strings) {
  Form form{.title = strings.text("form.elsewhere")};
  form.rows.push_back(text_row(strings.text("form.elsewhere.what")));
  form.rows.push_back(button(strings, "play_here", Row::Kind::PrimaryButton));
  return form;
}

bool change_setting(Settings& settings, const std::string& key, const std::string& value,
                    const std::string& first_language) {
  if (key == "language") {
    if (!is_language(value)) return false;
    settings.language = value;
    settings.chosen_under = first_language;
    return true;
  }
  if (key == "motion") return set(parse_motion(value), settings.motion);
  if (key == "text") return set(parse_text_size(value), settings.text);
  if (key == "cues") {
    const std::optional<Loudness> loudness = parse_loudness(value);
    if (loudness) set_cues(settings, *loudness);
    return loudness.has_value();
  }
  if (key == "players") {
    if (!set(number_in(value, kLeastPlayers, kMostPlayers), settings.players)) return false;
    settings.people = std::min(settings.people, settings.players);
    return true;
  }
  if (key == "people") return set(number_in(value, 1, settings.players), settings.people);
  if (const auto number = behind(key, "person:")) {
    const auto person = number_in(std::string(*number), 1, kMostPlayers);
    if (person) settings.names[static_cast<std::size_t>(*person - 1)] = tidy_name(value, kLongestPerson);
    return person.has_value();
  }
  if (key == "level") return set(ai::parse_level(value), settings.level);
  if (key == "speed") return set(number_in(value, 1, kMostSpeed), settings.speed);
  return false;
}

}  // namespace yinuo::app
