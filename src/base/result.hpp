// What a parser of foreign text gives back: a value, or a sentence saying what is wrong and in which line.
// Promises: one of the two, never both. Line 0: the text as a whole.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace yinuo {

struct Problem {
  std::string sentence;
  int line = 0;  // from 1
};

template <typename Value>
class Result {
 public:
  Result(Value value) : value_(std::move(value)) {}          // NOLINT: a value is a result
  Result(Problem problem) : problem_(std::move(problem)) {}  // NOLINT: a problem is a result

  [[nodiscard]] bool ok() const { return value_.has_value(); }
  [[nodiscard]] const Value& value() const { return *value_; }
  [[nodiscard]] Value& value() { return *value_; }
  [[nodiscard]] const Problem& problem() const { return problem_; }

 private:
  std::optional<Value> value_;
  Problem problem_;
};

}  // namespace yinuo
