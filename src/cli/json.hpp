// Reading JSON: what other programs send; and giving some of it back.
// Promises: gives a value or a sentence; never reads beyond the text; refuses what is nested deeper than 32. What is
// written reads back equal; numbers are written as they stood.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace yinuo::cli {

struct Json {
  enum class Kind { Null, Bool, Number, String, Array, Object };
  Kind kind = Kind::Null;
  std::string text;               // of a string; of a number or a truth value as it stood
  std::vector<Json> items;        // of an array, or the values of an object
  std::vector<std::string> keys;  // of an object, one for each item

  // The member, where this is an object that has it; else null.
  [[nodiscard]] const Json* find(std::string_view key) const;
  // The member as a string, a whole number, a truth value: nothing where it is another kind or not there.
  [[nodiscard]] std::optional<std::string> string_at(std::string_view key) const;
  [[nodiscard]] std::optional<std::int64_t> number_at(std::string_view key) const;
};

[[nodiscard]] Result<Json> parse_json(std::string_view text);
[[nodiscard]] std::string json_text(const Json& json);

// The text with U+FFFD for every byte that is no UTF-8.
[[nodiscard]] std::string valid_utf8(std::string_view text);

}  // namespace yinuo::cli
