#include "cli/json.hpp"

#include "base/text.hpp"

namespace yinuo::cli {
namespace {

constexpr int kDeepest = 32;

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
    const bool number = !json.text.empty() && (json.text[0] == '-' || (json.text[0] >= '0' && json.text[0] <= '9'));
    return number ? set(json, Json::Kind::Number) : fail("a value is missing");
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

}  // namespace yinuo::cli
