#include "base/text.hpp"

namespace yinuo {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

void append_utf8(std::string& out, std::uint32_t point) {
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xC0 | (point >> 6));
    out += static_cast<char>(0x80 | (point & 0x3F));
  } else {
    if (point < 0x10000) {
      out += static_cast<char>(0xE0 | (point >> 12));
    } else {
      out += static_cast<char>(0xF0 | (point >> 18));
      out += static_cast<char>(0x80 | ((point >> 12) & 0x3F));
    }
    out += static_cast<char>(0x80 | ((point >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (point & 0x3F));
  }
}

// Four hexadecimal digits of a JSON string.
std::optional<std::uint32_t> four_digits(std::string_view word, std::size_t& at) {
  const auto point = at + 4 <= word.size() ? parse_hex(word.substr(at, 4)) : std::nullopt;
  at += 4;
  return point;
}

// One escape of a JSON string, `at` behind the backslash; false where it is none, as a lone half of a pair.
bool unescape(std::string_view word, std::size_t& at, std::string& out) {
  const char kind = word[at++];
  switch (kind) {
    case '"':
    case '\\':
    case '/': out += kind; return true;
    case 'n': out += '\n'; return true;
    case 't': out += '\t'; return true;
    case 'r': out += '\r'; return true;
    case 'b': out += '\b'; return true;
    case 'f': out += '\f'; return true;
    case 'u': {
      auto point = four_digits(word, at);
      if (point && *point >= 0xD800 && *point < 0xDC00 && word.substr(at, 2) == "\\u") {
        at += 2;
        const auto low = four_digits(word, at);
        if (!low || *low < 0xDC00 || *low >= 0xE000) return false;
        point = 0x10000 + ((*point - 0xD800) << 10) + (*low - 0xDC00);
      }
      if (!point || (*point >= 0xD800 && *point < 0xE000)) return false;
      append_utf8(out, *point);
      return true;
    }
    default: return false;
  }
}

}  // namespace

std::vector<std::string_view> split_words(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < line.size()) {
    while (at < line.size() && is_space(line[at])) ++at;
    const std::size_t begin = at;
    while (at < line.size() && !is_space(line[at])) ++at;
    if (at > begin) words.push_back(line.substr(begin, at - begin));
  }
  return words;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    lines.push_back(line);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::string_view without_comment(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (quoted && line[i] == '\\') {
      ++i;  // whatever is escaped
      continue;
    }
    if (line[i] == '"') quoted = !quoted;
    if (!quoted && line[i] == '#' && (i == 0 || is_space(line[i - 1]))) return line.substr(0, i);
  }
  return line;
}

std::optional<std::string_view> behind(std::string_view word, std::string_view start) {
  if (word.substr(0, start.size()) != start) return std::nullopt;
  return word.substr(start.size());
}

std::optional<std::int64_t> parse_number(std::string_view word) {
  const bool minus = !word.empty() && word.front() == '-';
  if (minus) word.remove_prefix(1);
  if (word.empty() || word.size() > 18) return std::nullopt;
  std::int64_t value = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return minus ? -value : value;
}

std::optional<std::uint64_t> parse_hex(std::string_view word) {
  if (word.empty() || word.size() > 16) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : word) {
    const int digit = hex_digit(c);
    if (digit < 0) return std::nullopt;
    value = value << 4 | static_cast<std::uint64_t>(digit);
  }
  return value;
}

std::string to_hex(std::uint64_t value, int digits) {
  std::string out;
  for (; value != 0 || static_cast<int>(out.size()) < digits; value >>= 4)
    out.insert(out.begin(), "0123456789abcdef"[value & 15]);
  return out;
}

std::string to_json_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += "\\u" + to_hex(static_cast<unsigned char>(c), 4);
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::optional<std::string> parse_json_string(std::string_view word) {
  if (word.size() < 2 || word.front() != '"' || word.back() != '"') return std::nullopt;
  word = word.substr(1, word.size() - 2);
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const char c = word[at++];
    if (c == '"' || static_cast<unsigned char>(c) < 0x20) return std::nullopt;
    if (c != '\\') {
      out += c;
    } else if (at >= word.size() || !unescape(word, at, out)) {
      return std::nullopt;
    }
  }
  return out;
}

std::string fill_in(std::string_view pattern, const std::vector<std::string>& values) {
  std::string out;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool place = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}';
    const std::size_t index = place ? static_cast<std::size_t>(pattern[i + 1] - '0') : values.size();
    if (place && index < values.size()) {
      out += values[index];
      i += 2;
    } else {
      out += pattern[i];
    }
  }
  return out;
}

}  // namespace yinuo
