// The members of a view, each read as what it has to be.
// Promises: gives what was asked for, or what stands for it where the member is not there; of all that is wrong keeps
// the first, in a sentence that names the member.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/json.hpp"
#include "engine/state.hpp"

namespace yinuo::cli {

class ViewFields {
 public:
  // Of an object.
  explicit ViewFields(const Json& view) : view_(view) {}

  [[nodiscard]] const std::optional<Problem>& problem() const { return problem_; }
  [[nodiscard]] bool has(std::string_view key) const { return view_.find(key) != nullptr; }

  // The member, which must be there: else an empty value, and a problem.
  const Json& needed(std::string_view key);

  int number(std::string_view key, int least, int most, int otherwise);
  bool truth(std::string_view key);
  // One of these words, separated by spaces, as its place among them; the first where it is not there.
  std::size_t word(std::string_view key, std::string_view words);
  std::string text(std::string_view key);
  Seat seat(std::string_view key, int seats, Seat otherwise);
  SeatSet seats(std::string_view key, int seats);
  std::vector<int> numbers(std::string_view key, std::size_t count, int least, int most);
  // Cards in a list that is no member of its own (a hand) or is one; `key` is for the sentence.
  std::vector<Face> cards(std::string_view key, const Json& list);

  // What stands in the member cannot be: 'key' and then the rest of the sentence.
  void refuse(std::string_view key, std::string_view why);
  void refuse_if(bool wrong, std::string_view key, std::string_view why) {
    if (wrong) refuse(key, why);
  }

 private:
  std::optional<int> number_in(const Json& value, int least, int most) const;

  const Json& view_;
  std::optional<Problem> problem_;
};

}  // namespace yinuo::cli
