// What has happened in a match so far, told again from its record: every turn of the newest round, newest first, and
// how each earlier round ended, with its turns where one wants them. A turn is one row, marked with whose it was.
// Promises: says what the person may know and no more; nothing is kept, so it is always in the language of now.
// Does not know: how a screen is drawn.
#pragma once

#include <vector>

#include "app/match.hpp"
#include "app/narrator.hpp"
#include "app/screens.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

// `players`: by the seats at which they began; where several are people, what all of them may know. `open`: the earlier
// rounds (from 1) that are told in full; the key of the button that opens one is "round:" and its number.
[[nodiscard]] Form history_form(const Strings& strings, const std::vector<Player>& players, const Record& record,
                                const std::vector<int>& open);

// "Round 3: Fox, 48 points". `winner`: a name, empty where nobody won; without points no number is told.
[[nodiscard]] std::string round_end_in_words(const Strings& strings, std::size_t round, const std::string& winner,
                                             int points);

}  // namespace yinuo::app
