#include "app/rule_set.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kInLink = "rules=";
constexpr std::size_t kLongestWord = 40;  // of a wrong word that is repeated to the person

// "%2B" as one byte, "+" as a space; what is no escape stays as it is.
std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = text[i] == '%' && i + 2 < text.size() ? parse_hex(text.substr(i + 1, 2)) : std::nullopt;
    if (byte) {
      out += static_cast<char>(*byte);
      i += 2;
    } else {
      out += text[i] == '+' ? ' ' : text[i];
    }
  }
  return out;
}

// The part of a link that holds the code; the whole text where it is none.
std::string_view code_in(std::string_view text) {
  const std::size_t mark = text.find_first_of("?&");
  if (mark == std::string_view::npos) return text;
  const std::size_t at = text.find(kInLink, mark);
  if (at == std::string_view::npos) return text;
  const std::string_view rest = text.substr(at + kInLink.size());
  return rest.substr(0, rest.find_first_of("&#"));
}

// At most so many bytes, and no half of a letter.
std::string shortened(std::string_view word) {
  if (word.size() <= kLongestWord) return std::string(word);
  std::size_t end = kLongestWord;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80) --end;
  return std::string(word.substr(0, end)) + "…";
}

}  // namespace

RuleSet rule_set_of(const Preset& preset) { return {preset_rules(preset), std::string(preset.key), false}; }

RuleSet nearest_set(const Rules& rules) {
  const std::string text = rules_text(rules);
  return {rules, std::string(split_words(text).front()), false};
}

bool is_changed(const Option& option, const Rules& base, const Rules& rules) {
  if (option.get(base) == option.get(rules)) return false;
  if (option.key == "target" || option.key == "rounds") return false;
  if (option.key == "match") return base.match != MatchFormat::Single && rules.match != MatchFormat::Single;
  return true;
}

int count_changes(const Rules& base, const Rules& rules) {
  const std::span<const Option> all = options();
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](const Option& option) { return is_changed(option, base, rules); }));
}

std::string share_code(const Rules& rules) { return rules_text(rules); }

ReadCode read_code(std::string_view text) {
  std::string code = decoded(code_in(text));
  std::replace_if(
      code.begin(), code.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  const std::vector<std::string_view> words = split_words(code);
  const Result<Rules> rules = parse_rules(code);
  if (rules.ok() && !words.empty()) return {.rules = rules.value()};
  ReadCode read;
  // The first word that does not read together with those before it.
  std::string so_far;
  for (const std::string_view word : words) {
    so_far += std::string(word) + " ";
    if (!parse_rules(so_far).ok()) {
      read.wrong = shortened(word);
      return read;
    }
    ++read.words;
  }
  read.wrong = "…";
  return read;
}

}  // namespace yinuo::app
