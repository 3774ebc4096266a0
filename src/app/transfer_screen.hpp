// The screen that saves everything into a file, takes it out of one and opens what others have sent, as rows.
// Promises: made from what has been read and the texts alone. Keys of buttons: export open_text import_yes import_no |
// back. Keys of values: import (the text of a file), paste, import_settings.
#pragma once

#include <string>

#include "app/bundle.hpp"
#include "app/screens.hpp"
#include "app/strings.hpp"

namespace yinuo::app {

struct TransferDesk {
  std::string status{};  // what the last press did, in words
  std::string wrong{};   // why a file could not be read
  std::string pasted{};  // a code, a link or the text of a file
  bool asking = false;   // a file has been read: what it holds is shown before anything is changed
  ReadBundle read{};
  bool take_settings = false;
};

// What would come of taking a bundle in.
struct TransferFacts {
  int new_matches = 0, new_rules = 0, renamed_rules = 0;
  bool other_settings = false;
};

[[nodiscard]] Form transfer_form(const Strings& strings, const TransferDesk& desk, const TransferFacts& facts);

}  // namespace yinuo::app
