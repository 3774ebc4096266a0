// What has happened in a match so far, told again from its record: how each round ended, and every action of the
// newest round, newest first.
// Promises: says what the person may know and no more; nothing is kept, so it is always in the language of now.
// Does not know: how a screen is drawn.
#pragma once

#include <vector>

#include "app/match.hpp"
#include "app/narrator.hpp"
#include "app/screens.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

// `players`: by the seats at which they began, exactly one of them a person.
[[nodiscard]] Form history_form(const Strings& strings, const std::vector<Player>& players, const Record& record);

}  // namespace yinuo::app
