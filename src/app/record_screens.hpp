// The screens about matches that have been played, as rows: the list with the ranks, the page of one match, the
// statistics. Promises: made from the book, a record and the texts alone; keys are stable, their meaning is App's. Keys
// of buttons: statistics transfer ladder match:ID | keep save_file delete delete_yes delete_no | back. Keys of values:
// favourite.
#pragma once

#include <string>
#include <vector>

#include "app/match.hpp"
#include "app/records.hpp"
#include "app/screens.hpp"
#include "app/strings.hpp"

namespace yinuo::app {

// What these screens are about now.
struct RecordDesk {
  std::string status{};  // what the last press did, in words
  // the page of one match
  Entry entry{};
  std::vector<Player> players{};  // by the seats at which they began, named
  Played played{};
  std::string text{};     // its record
  std::string link{};     // the same, packed
  std::string wrong{};    // why it cannot be read
  bool deleting = false;  // "really?" is being asked
  bool kept = true;       // it is among the records; else it comes from a link or a file
  bool ladder = false;    // all titles are listed
};

[[nodiscard]] Form records_form(const Strings& strings, const RecordBook& book, const RecordDesk& desk);
[[nodiscard]] Form record_form(const Strings& strings, const RecordDesk& desk);
[[nodiscard]] Form statistics_form(const Strings& strings, const RecordBook& book);

// "Your rank: Chief Executive Officer (CEO), 1520 points".
[[nodiscard]] std::string rank_in_words(const Strings& strings, const Rating& rating);

}  // namespace yinuo::app
