#include "app/strings.hpp"

#include "base/text.hpp"

namespace yinuo::app {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

// In quotes where spaces at the ends matter.
std::string unquoted(std::string_view text) {
  const bool quoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return std::string(quoted ? text.substr(1, text.size() - 2) : text);
}

// Of the ideographs, which take three bytes in UTF-8.
bool is_han(std::string_view text) {
  return text.size() >= 3 && static_cast<unsigned char>(text[0]) >= 0xE4 && static_cast<unsigned char>(text[0]) <= 0xE9;
}

bool is_latin(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

std::string filled(std::string_view pattern, const std::vector<std::string>& values) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const std::size_t index = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : values.size();
    if (!place || index >= values.size()) {
      out += pattern[i];
      continue;
    }
    i += 2;
    if (needs_gap(out, values[index])) out += ' ';
    out += values[index];
    if (needs_gap(out, pattern.substr(i + 1))) out += ' ';
  }
  return out;
}

}  // namespace

bool needs_gap(std::string_view before, std::string_view after) {
  if (before.empty() || after.empty()) return false;
  if (is_latin(before.back())) return is_han(after);
  const bool han = before.size() >= 3 && is_han(before.substr(before.size() - 3));
  return han && (is_latin(after.front()) || after.front() == '+');
}

void Strings::read(std::string_view text) {
  texts_.clear();
  add(text);
}

void Strings::add(std::string_view text) {
  for (const std::string_view line : split_lines(text)) {
    const std::string_view row = trimmed(line);
    const std::size_t equals = row.find('=');
    if (row.empty() || row[0] == '#' || equals == std::string_view::npos) continue;
    texts_.insert_or_assign(std::string(trimmed(row.substr(0, equals))), unquoted(trimmed(row.substr(equals + 1))));
  }
}

std::string Strings::text(std::string_view key, const std::vector<std::string>& values) const {
  const auto found = texts_.find(key);
  if (found == texts_.end()) return "[" + std::string(key) + "]";
  return values.empty() ? found->second : filled(found->second, values);
}

bool Strings::has(std::string_view key) const { return texts_.find(key) != texts_.end(); }

std::string Strings::all() const {
  std::string all;
  for (const auto& [key, text] : texts_) all += text;
  return all;
}

std::vector<std::string> Strings::keys() const {
  std::vector<std::string> keys;
  for (const auto& [key, text] : texts_) keys.push_back(key);
  return keys;
}

}  // namespace yinuo::app
