// The rule sets that the person has made and named: listed beside the presets.
// Promises: one text form with a version; reading never fails: lines that make no sense are counted and left out, so
// that who reads can put the text aside. Names are unique, one line, and never empty.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.hpp"

namespace yinuo::app {

inline constexpr int kLongestName = 40;  // letters

struct NamedRules {
  std::string name{};
  Rules rules{};
  bool operator==(const NamedRules&) const = default;
};

class OwnRules {
 public:
  // The number of the first line that makes no sense; 0: all were read.
  int read(std::string_view text);
  [[nodiscard]] std::string text() const;

  [[nodiscard]] const std::vector<NamedRules>& all() const { return all_; }  // in the order in which they came
  [[nodiscard]] const NamedRules* find(std::string_view name) const;
  [[nodiscard]] std::string free_name(const std::string& start) const;  // `start`, or with a number behind it
  void save(const std::string& name, const Rules& rules);               // takes the place of the one of that name
  bool rename(const std::string& from, const std::string& to);          // false: `to` is another's name
  void remove(std::string_view name);

 private:
  std::vector<NamedRules> all_{};
};

// A typed name as it is kept: without control characters and spaces at its ends, at most so many letters.
[[nodiscard]] std::string tidy_name(std::string_view typed, int most = kLongestName);

}  // namespace yinuo::app
