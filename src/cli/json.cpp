#include "cli/json.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace yinuo::cli {
namespace {

constexpr int kDeepest = 32;

// How many digits stand at `at`; goes behind them.
int skip_digits(std::string_view word, std::size_t& at) {
  const std::size_t begin = at;
  while (at < word.size() && word[at] >= '0' && word[at] <= '9') ++at;
  return static_cast<int>(at - begin);
}

bool is_number(std::string_view word) {
  std::size_t at = !word.empty() && word[0] == '-' ? 1 : 0;
  const bool nought = at < word.size() && word[at] == '0';
  const int whole = skip_digits(word, at);
  if (whole == 0 || (nought && whole > 1)) return false;
  if (at < word.size() && word[at] == '.' && skip_digits(word, ++at) == 0) return false;
  if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
    ++at;
    if (at < word.size() && (word[at] == '+' || word[at] == '-')) ++at;
    if (skip_digits(word, at) == 0) return false;
  }
  return at == word.size();
}

// How many bytes the sign at the beginning takes; 0 where it is no UTF-8.
std::size_t sign_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF5 ? 0 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0u) != 0x80) return 0;
  }
  // Too long for what they say, halves of a pair, beyond the last sign.
  const bool wrong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) >= 0xA0) ||
                     (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) >= 0x90);
  return wrong ? 0 : length;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<Json> whole() {
    Json json;
    if (!value(json, 0)) return Problem{"This is no JSON: " + std::string(problem_) + "."};
    skip_spaces();
    if (at_ < text_.size()) return Problem{"This is no JSON: something stands behind its end."};
    return json;
  }

 private:
  bool value(Json& json, int depth) {
    skip_spaces();
    if (depth > kDeepest) return fail("it is nested too deeply");
    if (at_ >= text_.size()) return fail("it ends too early");
    const char c = text_[at_];
    if (c == '{' || c == '[') return list(json, depth);
    if (c == '"') return string(json.text) && set(json, Json::Kind::String);
    return word(json);
  }

  static bool set(Json& json, Json::Kind kind) {
    json.kind = kind;
    return true;
  }

  bool list(Json& json, int depth) {
    const bool object = text_[at_++] == '{';
    json.kind = object ? Json::Kind::Object : Json::Kind::Array;
    const char end = object ? '}' : ']';
    skip_spaces();
    if (taken(end)) return true;
    for (;;) {
      if (object && !key(json)) return false;
      json.items.emplace_back();
      if (!value(json.items.back(), depth + 1)) return false;
      skip_spaces();
      if (taken(end)) return true;
      if (!taken(',')) return fail("a comma is missing");
    }
  }

  bool key(Json& json) {
    skip_spaces();
    json.keys.emplace_back();
    if (at_ >= text_.size() || text_[at_] != '"') return fail("a name is missing");
    if (!string(json.keys.back())) return false;
    skip_spaces();
    return taken(':') || fail("a colon is missing");
  }

  bool string(std::string& out) {
    const std::size_t begin = at_++;
    while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    if (at_ >= text_.size()) return fail("a string has no end");
    const auto read = parse_json_string(text_.substr(begin, ++at_ - begin));
    if (!read) return fail("a string is malformed");
    out = *read;
    return true;
  }

  // A number, true, false or null.
  bool word(Json& json) {
    const std::size_t begin = at_;
    const auto inside = [](char c) {
      return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' || c == '.' || c == 'E';
    };
    while (at_ < text_.size() && inside(text_[at_])) ++at_;
    json.text = text_.substr(begin, at_ - begin);
    if (json.text == "null") return set(json, Json::Kind::Null);
    if (json.text == "true" || json.text == "false") return set(json, Json::Kind::Bool);
    if (json.text.empty()) return fail("a value is missing");
    return is_number(json.text) ? set(json, Json::Kind::Number) : fail("a value is malformed");
  }

  void skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r' || text_[at_] == '\n'))
      ++at_;
  }
  bool taken(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool fail(std::string_view problem) {
    problem_ = problem;
    return false;
  }

  std::string_view text_, problem_;
  std::size_t at_ = 0;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == key) return &items[i];
  }
  return nullptr;
}

std::optional<std::string> Json::string_at(std::string_view key) const {
  const Json* member = find(key);
  return member != nullptr && member->kind == Kind::String ? std::optional<std::string>(member->text) : std::nullopt;
}

std::optional<std::int64_t> Json::number_at(std::string_view key) const {
  const Json* member = find(key);
  return member != nullptr && member->kind == Kind::Number ? parse_number(member->text) : std::nullopt;
}

Result<Json> parse_json(std::string_view text) { return Reader(text).whole(); }

std::string json_text(const Json& json) {
  if (json.kind == Json::Kind::String) return to_json_string(json.text);
  const bool object = json.kind == Json::Kind::Object;
  if (!object && json.kind != Json::Kind::Array) return json.text;
  std::string text;
  for (std::size_t i = 0; i < json.items.size(); ++i) {
    if (i > 0) text += ",";
    if (object) text += to_json_string(json.keys[i]) + ":";
    text += json_text(json.items[i]);
  }
  return object ? "{" + text + "}" : "[" + text + "]";
}

std::string valid_utf8(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t length = sign_length(text);
    if (length == 0) {
      out += "\xEF\xBF\xBD";
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

}  // namespace yinuo::cli
