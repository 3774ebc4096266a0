#include "app/settings.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "app/length.hpp"
#include "app/own_rules.hpp"
#include "base/text.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kFirstWord = "yinuo-settings";
constexpr std::array<std::string_view, 3> kMotions = {"system", "full", "reduced"};
constexpr std::array<std::string_view, 4> kLoudnesses = {"off", "quiet", "normal", "loud"};
constexpr std::array<std::string_view, 3> kTextSizes = {"normal", "large", "largest"};

// What the word stands for; the values stand in the order of their words.
template <typename Value, std::size_t kCount>
std::optional<Value> value_of(const std::array<std::string_view, kCount>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) return std::nullopt;
  return static_cast<Value>(found - words.begin());
}

bool read_number(std::string_view word, int least, int most, int& value) {
  const auto number = parse_number(word);
  if (!number || *number < least || *number > most) return false;
  value = static_cast<int>(*number);
  return true;
}

template <typename Value>
bool take(const std::optional<Value>& read, Value& value) {
  if (read) value = *read;
  return read.has_value();
}

// `cues quiet`, `cues off loud`: off, and how loud they were before.
bool read_cues(const std::vector<std::string_view>& words, Settings& settings) {
  const std::optional<Loudness> now = parse_loudness(words[1]);
  const std::optional<Loudness> before = words.size() > 2 ? parse_loudness(words[2]) : Loudness::Normal;
  if (!now || !before || *before == Loudness::Off) return false;
  set_cues(settings, *before);
  set_cues(settings, *now);
  return true;
}

bool read_language(const std::vector<std::string_view>& words, Settings& settings) {
  if (!is_language(words[1])) return false;
  settings.language = words[1];
  settings.chosen_under = words.size() > 2 ? std::string(words[2]) : std::string();
  return true;
}

bool read_name(std::string_view line, Settings& settings) {
  const std::size_t quote = line.find('"');
  const auto name = quote == std::string_view::npos ? std::nullopt : parse_json_string(line.substr(quote));
  if (!name) return false;
  settings.name = *name;
  return true;
}

// `person 2 "…"`
bool read_person(std::string_view line, std::string_view word, Settings& settings) {
  const std::size_t quote = line.find('"');
  const auto name = quote == std::string_view::npos ? std::nullopt : parse_json_string(line.substr(quote));
  int number = 0;
  if (!name || !read_number(word, 1, kMostPlayers, number)) return false;
  settings.names[static_cast<std::size_t>(number - 1)] = tidy_name(*name, kLongestPerson);
  return true;
}

// `rules` comes with what they were made from: the key of a preset, or the name of one's own in quotes.
bool read_rules(std::string_view line, Settings& settings) {
  const Result<Rules> rules = parse_rules(line.substr(line.find("rules") + 5));
  if (!rules.ok()) return false;
  settings.rules = nearest_set(rules.value());
  return true;
}

bool read_base(std::string_view line, std::string_view word, RuleSet& set) {
  const std::size_t quote = line.find('"');
  if (quote == std::string_view::npos) {
    if (find_preset(word) == nullptr) return false;
    set.base = word;
    set.own = false;
    return true;
  }
  const auto name = parse_json_string(line.substr(quote));
  if (!name || name->empty()) return false;
  set.base = *name;
  set.own = true;
  return true;
}

// As the first version wrote it: the points of a match by the official rules.
bool read_target(std::string_view word, Rules& rules) { return set_length(rules, Rules{}, word); }

bool read_line(std::string_view line, Settings& settings) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.size() < 2) return false;
  if (words[0] == "language") return read_language(words, settings);
  if (words[0] == "players") return read_number(words[1], kLeastPlayers, kMostPlayers, settings.players);
  if (words[0] == "people") return read_number(words[1], 1, kMostPlayers, settings.people);
  if (words[0] == "person") return read_person(line, words[1], settings);
  if (words[0] == "rules") return read_rules(line, settings);
  if (words[0] == "base") return read_base(line, words[1], settings.rules);
  if (words[0] == "target") return read_target(words[1], settings.rules.rules);
  if (words[0] == "level") return take(ai::parse_level(words[1]), settings.level);
  if (words[0] == "speed") return read_number(words[1], 1, kMostSpeed, settings.speed);
  if (words[0] == "motion") return take(parse_motion(words[1]), settings.motion);
  if (words[0] == "cues") return read_cues(words, settings);
  if (words[0] == "text") return take(parse_text_size(words[1]), settings.text);
  if (words[0] == "name") return read_name(line, settings);
  return false;
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return result;
}

}  // namespace

RuleSet first_rules() {
  RuleSet set;
  set.rules.target = 200;
  return set;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  // Who has played before there were levels keeps the opponents.
  if (!text.empty()) settings.level = ai::Level::Steady;
  for (const std::string_view line : split_lines(text)) {
    const std::vector<std::string_view> words = split_words(line);
    if (words.empty() || words[0] == kFirstWord) continue;
    if (!read_line(line, settings)) settings.unread.emplace_back(line);
  }
  settings.people = std::min(settings.people, settings.players);
  return settings;
}

std::string settings_text(const Settings& settings) {
  std::string text = std::string(kFirstWord) + " 2\n";
  if (!settings.language.empty()) {
    text += "language " + settings.language;
    if (!settings.chosen_under.empty()) text += " " + settings.chosen_under;
    text += "\n";
  }
  text += "players " + std::to_string(settings.players) + "\n";
  if (settings.people > 1) text += "people " + std::to_string(settings.people) + "\n";
  for (std::size_t i = 0; i < settings.names.size(); ++i) {
    if (!settings.names[i].empty())
      text += "person " + std::to_string(i + 1) + " " + to_json_string(settings.names[i]) + "\n";
  }
  text += "level " + std::string(ai::level_text(settings.level)) + "\n";
  text += "rules " + rules_text(settings.rules.rules) + "\n";
  text += "base " + (settings.rules.own ? to_json_string(settings.rules.base) : settings.rules.base) + "\n";
  text += "speed " + std::to_string(settings.speed) + "\n";
  text += "motion " + std::string(motion_text(settings.motion)) + "\n";
  if (settings.cues != Loudness::Normal) {
    text += "cues " + std::string(loudness_text(settings.cues));
    if (settings.cues == Loudness::Off) text += " " + std::string(loudness_text(settings.cues_again));
    text += "\n";
  }
  if (settings.text != TextSize::Normal) text += "text " + std::string(text_size_name(settings.text)) + "\n";
  if (!settings.name.empty()) text += "name " + to_json_string(settings.name) + "\n";
  for (const std::string& line : settings.unread) text += line + "\n";
  return text;
}

std::string_view motion_text(Motion motion) { return kMotions[static_cast<std::size_t>(motion)]; }

std::optional<Motion> parse_motion(std::string_view word) { return value_of<Motion>(kMotions, word); }

std::string_view loudness_text(Loudness loudness) { return kLoudnesses[static_cast<std::size_t>(loudness)]; }

std::optional<Loudness> parse_loudness(std::string_view word) { return value_of<Loudness>(kLoudnesses, word); }

void set_cues(Settings& settings, Loudness loudness) {
  settings.cues = loudness;
  if (loudness != Loudness::Off) settings.cues_again = loudness;
}

std::string_view text_size_name(TextSize size) { return kTextSizes[static_cast<std::size_t>(size)]; }

std::optional<TextSize> parse_text_size(std::string_view word) { return value_of<TextSize>(kTextSizes, word); }

bool is_language(std::string_view tag) {
  return std::find(std::begin(kLanguages), std::end(kLanguages), tag) != std::end(kLanguages);
}

std::string pick_language(const std::vector<std::string>& wanted) {
  for (const std::string& tag : wanted) {
    const std::string name = lower(tag);
    const auto begins = [&name](std::string_view start) {
      const bool same = name.compare(0, start.size(), start) == 0;
      return same && (name.size() == start.size() || name[start.size()] == '-' || name[start.size()] == '_');
    };
    if (begins("en")) return "en";
    if (!begins("zh")) continue;
    for (const std::string_view traditional : {"hant", "tw", "hk", "mo"}) {
      if (name.find(traditional) != std::string::npos) return "zh-Hant";
    }
    return "zh-Hans";
  }
  return "en";
}

std::string language_of(const Settings& settings, const std::vector<std::string>& wanted) {
  const std::string first = wanted.empty() ? std::string() : wanted.front();
  const bool holds = !settings.language.empty() && settings.chosen_under == first;
  return holds ? settings.language : pick_language(wanted);
}

}  // namespace yinuo::app
