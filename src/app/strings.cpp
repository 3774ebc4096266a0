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

}  // namespace

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
  return values.empty() ? found->second : fill_in(found->second, values);
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
