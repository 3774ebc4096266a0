#include "app/own_rules.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "engine/options.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kFirstWord = "yinuo-rules";

// `rules "name" official target=200`
std::optional<NamedRules> read_line(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  const std::size_t open = line.find('"');
  const std::size_t close = line.rfind('"');
  if (words.empty() || words[0] != "rules" || open == std::string_view::npos || close == open) return std::nullopt;
  const auto name = parse_json_string(line.substr(open, close - open + 1));
  const Result<Rules> rules = parse_rules(line.substr(close + 1));
  if (!name || name->empty() || tidy_name(*name) != *name || !rules.ok()) return std::nullopt;
  return NamedRules{*name, rules.value()};
}

}  // namespace

int OwnRules::read(std::string_view text) {
  all_.clear();
  int number = 0, wrong = 0;
  for (const std::string_view line : split_lines(text)) {
    ++number;
    const std::vector<std::string_view> words = split_words(line);
    if (words.empty() || words[0] == kFirstWord) continue;
    const auto named = read_line(line);
    if (named) {
      save(named->name, named->rules);
    } else if (wrong == 0) {
      wrong = number;
    }
  }
  return wrong;
}

std::string OwnRules::text() const {
  std::string text = std::string(kFirstWord) + " 1\n";
  for (const NamedRules& each : all_)
    text += "rules " + to_json_string(each.name) + " " + rules_text(each.rules) + "\n";
  return text;
}

const NamedRules* OwnRules::find(std::string_view name) const {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const NamedRules& each) { return each.name == name; });
  return found == all_.end() ? nullptr : &*found;
}

void OwnRules::save(const std::string& name, const Rules& rules) {
  for (NamedRules& each : all_) {
    if (each.name != name) continue;
    each.rules = rules;
    return;
  }
  all_.push_back({name, rules});
}

std::string OwnRules::free_name(const std::string& start) const {
  std::string name = start;
  for (int number = 2; find(name) != nullptr; ++number) name = start + " " + std::to_string(number);
  return name;
}

bool OwnRules::rename(const std::string& from, const std::string& to) {
  if (from != to && find(to) != nullptr) return false;
  for (NamedRules& each : all_) {
    if (each.name == from) each.name = to;
  }
  return true;
}

void OwnRules::remove(std::string_view name) {
  all_.erase(std::remove_if(all_.begin(), all_.end(), [&](const NamedRules& each) { return each.name == name; }),
             all_.end());
}

std::string tidy_name(std::string_view typed, int most) {
  std::string name;
  int letters = 0;
  for (const char c : typed) {
    const auto byte = static_cast<unsigned char>(c);
    const bool control = byte < 0x20 || byte == 0x7F;
    const bool begins = (byte & 0xC0) != 0x80;
    if (begins && ++letters > most) break;
    name += control ? ' ' : c;
  }
  const std::size_t begin = name.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return name.substr(begin, name.find_last_not_of(' ') - begin + 1);
}

}  // namespace yinuo::app
