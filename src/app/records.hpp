// The matches that the person has finished, in the store: the book under "records", and under "record.ID" what was
// played, in the text form of engine/record.hpp. A record is had by its id alone: `record(id)`.
// Promises: what was stored is never lost for something new: a match that does not fit is counted and not kept; the
// book is read anew before each change, so that another window's matches stay; a record is stored before it is listed.
// Does not know: words for people, screens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/record_book.hpp"
#include "app/services.hpp"
#include "base/result.hpp"
#include "engine/record.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

// How a round ended, by people: the seats at which they began.
struct RoundEnd {
  Seat winner = kNoSeat;  // nobody: it was blocked, or the clock ran out
  int points = 0;         // that the winner booked
};

// A match from its record.
struct Played {
  std::vector<RoundEnd> rounds{};
  State last{};
};
[[nodiscard]] Result<Played> play_through(const Record& record);

// The same for the same match, wherever it is made.
[[nodiscard]] std::string id_of(std::string_view record_text);
// The person's place in the record: the first human, else the first.
[[nodiscard]] int person_in(const Record& record);
// The games of a finished match, one against each opponent whose strength is known.
[[nodiscard]] std::vector<RatedGame> games_of(const Record& record, const State& last);
// How a finished match is listed; without a date, a name and a mark.
[[nodiscard]] Entry entry_of(const Record& record, const Played& played, std::string_view text);

class Records {
 public:
  explicit Records(const Services& services) : services_(services) {}

  // Reads the book from the store. The first line that makes no sense; 0: all is well.
  int refresh();
  [[nodiscard]] const std::string& stored() const { return stored_; }  // as it was read
  // What makes no sense could not be put aside: nothing is written any more.
  void lock() { locked_ = true; }
  [[nodiscard]] const RecordBook& book() const { return book_; }
  [[nodiscard]] Result<Record> record(std::string_view id) const;
  [[nodiscard]] std::string text_of(std::string_view id) const;

  // Each of these changes the book as it stands in the store now.
  // A finished match. `name`: of the person's own rules that it was played by.
  StoreResult add(const Record& record, const std::string& name, bool received = false);
  StoreResult remove(const std::string& id);
  // Everything of another book, with the texts of its matches by their ids. Matches that find no room are left out.
  StoreResult merge(const RecordBook& other, const std::vector<RecordText>& texts);
  StoreResult set_favourite(const std::string& id, bool favourite);

 private:
  StoreResult write(std::vector<std::string> gone = {});

  const Services& services_;
  RecordBook book_{};
  std::string stored_{};
  bool locked_ = false;
};

}  // namespace yinuo::app
