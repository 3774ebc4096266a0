// Everything that the person keeps, as one text for one file: settings, own rules, the book of records, every match.
// Promises: reading never fails: it gives what can be read, and the first line of the file that makes no sense; a text
// that is no such file is told from one that is damaged. Does not know: files, what is kept already.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/own_rules.hpp"
#include "app/record_book.hpp"
#include "app/settings.hpp"

namespace yinuo::app {

struct Bundle {
  Settings settings{};
  OwnRules own{};
  RecordBook book{};
  std::vector<RecordText> matches{};
  bool has_settings = false;
};

// Whether a text begins like the record of one match.
[[nodiscard]] bool is_record(std::string_view text);

[[nodiscard]] std::string bundle_text(const Bundle& bundle);

struct ReadBundle {
  Bundle bundle{};
  bool foreign = false;  // it is no file of this game
  int wrong = 0;         // the first line that makes no sense; 0: all were read
};
// What the book lists and is not there any more is counted, and not listed.
[[nodiscard]] ReadBundle read_bundle(std::string_view text);

}  // namespace yinuo::app
