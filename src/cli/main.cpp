// yinuo-cli: scenarios, matches in the terminal, simulation, saved games, rule sets.
#include <cstdio>

#include "cli/commands.hpp"

namespace {

constexpr const char* kUsage =
    "yinuo-cli run FILE|DIR...       run scenarios; a line for each failure, then 'N passed, N failed'\n"
    "          run --sensitivity DIR changes each option in turn and names the values that change no case\n"
    "yinuo-cli play [RULES...]       play in the terminal against the computer; [--seats N] [--seed HEX]\n"
    "yinuo-cli sim                   plays many games and counts; [--rules \"...\"] [--players normal,random,...]\n"
    "                                [--seats N] [--games N | --matches N] [--seed N] [--jobs N] [--json]\n"
    "                                players: random, random-legal, greedy, diversity, rlcard, mixbot2, normal, "
    "level1\n"
    "                                to level5, level4:1000 (playouts for each choice); the last one named sits in "
    "the\n"
    "                                seats that are left; rules: free+4 too\n"
    "yinuo-cli serve                 another program plays a seat over standard input and output (docs/serve.md):\n"
    "                                --players guest,normal,... and the other words of sim, --budget MILLISECONDS\n"
    "          serve --player NAME   our player answers the views of another program's table\n"
    "yinuo-cli replay FILE [--show]  verify a saved match; print it action by action\n"
    "yinuo-cli rules [PRESET...]     the options and their values; --check [--seats N] says what makes no sense\n";

}  // namespace

namespace yinuo::cli {

int misuse(const std::string& sentence) {
  std::fprintf(stderr, "%s\n\n%s", sentence.c_str(), kUsage);
  return 2;
}

}  // namespace yinuo::cli

int main(int count, char** words) {
  using namespace yinuo::cli;
  if (count < 2) return misuse("What shall be done?");
  const std::string command = words[1];
  const Arguments arguments(words + 2, words + count);
  if (command == "run") return run_command(arguments);
  if (command == "play") return play_command(arguments);
  if (command == "sim") return sim_command(arguments);
  if (command == "serve") return serve_command(arguments);
  if (command == "replay") return replay_command(arguments);
  if (command == "rules") return rules_command(arguments);
  if (command == "help" || command == "--help") {
    std::printf("%s", kUsage);
    return 0;
  }
  return misuse("There is no command '" + command + "'.");
}
