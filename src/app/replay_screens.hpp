// What is said of a match that is told again, and what may be done with it: the list for the DOM mirror, the page with
// its turning points.
// Promises: ids are stable: watch:run watch:back watch:on watch:first watch:last watch:round_back watch:round_on
// watch:view watch:speed watch:more watch:leave, watch:to:12 (any action), seat:2 (only to be read); keys of rows: back
// watch_view watch_speed again share_match save_file round:2 mark:3. Does not know: what they do.
#pragma once

#include <string>
#include <vector>

#include "app/mirror.hpp"
#include "app/playback.hpp"
#include "app/screens.hpp"

namespace yinuo::app {

// What can be looked at, in the order of a button that goes round: the person, the others, all.
[[nodiscard]] std::vector<int> looks_of(const Playback& playback);
[[nodiscard]] std::string look_name(const Playback& playback, const Strings& strings, int look);
// "Round 2 · 14/80".
[[nodiscard]] std::string place_in_words(const Playback& playback, const Strings& strings);

[[nodiscard]] std::vector<Item> replay_items(const Playback& playback, const Strings& strings, const Names& names);

struct ReplayFacts {
  bool sure = false;   // the deal was wanted again once: the next press drops the match that waits
  int open_round = 0;  // whose turning points are listed
  std::string link{};  // to the replay; what was said of sharing it
  std::string status{};
};
// How a match is sent: as a code or a link, or as a file. `said`: of what was done there.
void add_share(Form& form, const Strings& strings, const std::string& link, const std::string& said);
[[nodiscard]] Form replay_menu_form(const Playback& playback, const Strings& strings, const ReplayFacts& facts);

}  // namespace yinuo::app
