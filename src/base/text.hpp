// Small helpers for plain UTF-8 text: words, lines, numbers. No locale, no streams, no exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yinuo {

// The words of a line, separated by spaces or tabs.
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view line);

// The lines of a text, without their ends (LF or CR LF). A last empty line does not count.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

// The line up to a `#` that stands at its start or behind a space.
[[nodiscard]] std::string_view without_comment(std::string_view line);

// What stands behind `start` in a word; nothing where the word begins otherwise.
[[nodiscard]] std::optional<std::string_view> behind(std::string_view word, std::string_view start);

// A whole decimal number with an optional minus, nothing else around it; nothing where it is none or too large.
[[nodiscard]] std::optional<std::int64_t> parse_number(std::string_view word);

// 1 to 16 hexadecimal digits.
[[nodiscard]] std::optional<std::uint64_t> parse_hex(std::string_view word);

// At least `digits` lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(std::uint64_t value, int digits = 1);

// The text in double quotes, with the escapes of JSON.
[[nodiscard]] std::string to_json_string(std::string_view text);

// The text of a JSON string that is the whole word; nothing where it is malformed.
[[nodiscard]] std::optional<std::string> parse_json_string(std::string_view word);

// `pattern` with {0}, {1} … replaced.
[[nodiscard]] std::string fill_in(std::string_view pattern, const std::vector<std::string>& values);

}  // namespace yinuo
