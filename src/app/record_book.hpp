// What is known of the matches that have been played, without their actions: a line for each that is kept, totals of
// those that are not kept any more, and the ratings.
// Promises: one text form with a version; reading never fails, it says which line makes no sense; a match counts once,
// however often it is added or merged; bounds are kept, oldest matches go first and favourites stay.
// Does not know: where texts are stored, words for people.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "app/ratings.hpp"
#include "engine/rules.hpp"

namespace yinuo::app {

inline constexpr int kMostMatches = 60, kMostFavourites = 40;
inline constexpr int kMostMatchBytes = 1500000;  // of all matches together
inline constexpr int kMostDropped = 1000;        // of which it is remembered that they have been counted

// A finished match in a line.
struct Entry {
  std::string id{};    // 16 hexadecimal digits: of what was played, so that the same match is the same anywhere
  std::string when{};  // "2026-11-30 14:05", the person's own time; "-" where nobody knows
  bool favourite = false;
  bool received = false;             // sent by somebody else: kept, but not counted
  bool again = false;                // a deal played again, whose cards were known: kept, but not counted
  std::vector<std::string> kinds{};  // what played each seat, by the seats at which they began
  int person = 0;                    // which of them is the person's
  bool won = false;
  int place = 1;
  int rounds = 0, rounds_won = 0, points = 0;
  int bytes = 0;       // of its record
  std::string name{};  // of the person's own rule set that it was played by; empty: by none
  Rules rules{};
  // How many people shared a device: whose match it was nobody can say of several.
  [[nodiscard]] int people() const { return static_cast<int>(std::count(kinds.begin(), kinds.end(), "human")); }
  [[nodiscard]] bool counts() const { return !received && !again && people() < 2; }
  bool operator==(const Entry&) const = default;
};

struct Tally {
  int matches = 0, won = 0, rounds = 0, rounds_won = 0, points = 0;
  void add(const Tally& more);
  bool operator==(const Tally&) const = default;
};

// What a match is counted under.
struct Group {
  std::string preset{};  // the key of a preset, or "own" for rules that are none
  std::string others{};  // how many opponents of which kind: "3:steady", "3:mixed"
  std::string format{};  // "first_to"
  bool operator==(const Group&) const = default;
};
[[nodiscard]] std::string preset_of(const Rules& rules);
[[nodiscard]] Group group_of(const Entry& entry);

// What has been counted. Totals are kept apart by the device on which they grew, so that merging does not count twice.
struct Total {
  std::string device{};
  Group group{};
  Tally tally{};
  bool operator==(const Total&) const = default;
};

// A rating by the rules of preset_of.
struct RatingOf {
  std::string preset{};
  Rating rating{};
  bool operator==(const RatingOf&) const = default;
};

class RecordBook {
 public:
  // The number of the first line that makes no sense; 0: all were read.
  int read(std::string_view text);
  [[nodiscard]] std::string text() const;

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }  // newest first
  [[nodiscard]] const Entry* find(std::string_view id) const;
  [[nodiscard]] bool knows(std::string_view id) const;  // is kept, or has been counted and dropped

  void add(Entry entry);                                    // unless it is known; what is over the bounds is for trim()
  void count(const Entry& entry);                           // into the totals, if it counts and has not been
  void remove(std::string_view id);                         // goes on counting
  void forget(std::string_view id);                         // as if it had never been added
  bool set_favourite(std::string_view id, bool favourite);  // false: there are too many
  std::vector<std::string> trim();                          // drops what is over the bounds; the ids dropped
  void merge(const RecordBook& other);

  // What has been played, all of it together: one for each group, without a device.
  [[nodiscard]] std::vector<Total> tallies() const;

  [[nodiscard]] const std::vector<RatingOf>& ratings() const { return ratings_; }
  [[nodiscard]] Rating rating(const std::string& preset) const;
  void set_rating(const std::string& preset, const Rating& rating);

 private:
  bool read_line(std::string_view line);
  bool read_total(const std::vector<std::string_view>& words);
  bool read_rating(const std::vector<std::string_view>& words);
  [[nodiscard]] bool is_dropped(std::string_view id) const;
  void insert(Entry entry, bool later);

  std::string device_{};  // made with the first match
  std::vector<Entry> entries_{};
  std::vector<std::string> dropped_{};  // ids that the totals hold, oldest first
  std::vector<Total> totals_{};
  std::vector<RatingOf> ratings_{};
};

// The record of a match, under its id.
struct RecordText {
  std::string id{}, text{};
};

// A line of a match, as in the book.
[[nodiscard]] std::string entry_text(const Entry& entry);

}  // namespace yinuo::app
