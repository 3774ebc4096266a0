// The commands of the console program. Each takes the words behind its name and gives the exit code: 0 good, 1 a
// failure that was found, 2 words that make no sense.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace yinuo::cli {

using Arguments = std::vector<std::string>;

int run_command(const Arguments& arguments);     // run FILE|DIR…
int play_command(const Arguments& arguments);    // play [RULES…]
int sim_command(const Arguments& arguments);     // sim --rules "…" --players … --games N --seed S
int serve_command(const Arguments& arguments);   // serve [--player NAME] or as sim, one of the players a guest
int replay_command(const Arguments& arguments);  // replay FILE [--show]
int rules_command(const Arguments& arguments);   // rules [PRESET…] [--check]

// Says on standard error what is wrong with the words; exit code 2.
int misuse(const std::string& sentence);

}  // namespace yinuo::cli
