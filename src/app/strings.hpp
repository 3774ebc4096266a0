// Texts of one language: `key = text {0}` lines, read from assets/strings/<language>.txt. Quotes around a text keep the
// spaces at its ends.
// Promises: a key that is missing shows itself in brackets, so that nothing is silently empty; the string check of
// scripts/check keeps that from shipping.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace yinuo::app {

// Whether a space stands between them: between a Han character and a Latin letter, a digit or a plus, as in 红 7, 出
// +4.
[[nodiscard]] bool needs_gap(std::string_view before, std::string_view after);

class Strings {
 public:
  // Reads a table; comments start with #.
  void read(std::string_view text);
  // Adds another table to it.
  void add(std::string_view text);
  // Where values meet the words around them, gaps are made (needs_gap).
  [[nodiscard]] std::string text(std::string_view key, const std::vector<std::string>& values = {}) const;
  [[nodiscard]] bool has(std::string_view key) const;
  // Every text once, for baking fonts.
  [[nodiscard]] std::string all() const;
  // All keys in order, for comparing languages.
  [[nodiscard]] std::vector<std::string> keys() const;

 private:
  std::map<std::string, std::string, std::less<>> texts_;
};

}  // namespace yinuo::app
