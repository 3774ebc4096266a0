// yinuo-cli: scenarios, matches in the terminal, simulation, saved games, rule sets.
#include <algorithm>
#include <cstdio>

#include "cli/commands.hpp"

namespace {

struct Command {
  std::string_view name;
  int (*run)(const yinuo::cli::Arguments&);
  const char* usage;
};

constexpr Command kCommands[] = {
    {"run", yinuo::cli::run_command,
     "yinuo-cli run FILE|DIR...       run scenarios; a line for each failure, then 'N passed, N failed'\n"
     "          run --sensitivity DIR changes each option in turn and names the values that change no case\n"},
    {"play", yinuo::cli::play_command,
     "yinuo-cli play [RULES...]       play in the terminal against the computer; [--seats N] [--seed HEX]\n"},
    {"sim", yinuo::cli::sim_command,
     "yinuo-cli sim                   plays many games and counts; [--rules \"...\"] [--players normal,random,...]\n"
     "                                [--seats N] [--games N | --matches N] [--seed N] [--jobs N] [--json]\n"
     "                                players: random, random-legal, greedy, diversity, rlcard, mixbot2, normal, "
     "level1\n"
     "                                to level5, level4:1000 (playouts for each choice); the last one named sits in "
     "the\n"
     "                                seats that are left; rules: free+4 too\n"},
    {"serve", yinuo::cli::serve_command,
     "yinuo-cli serve                 another program plays a seat over standard input and output (docs/serve.md):\n"
     "                                --players guest,normal,... and the other words of sim, --budget MILLISECONDS\n"
     "          serve --player NAME   our player answers the views of another program's table\n"},
    {"replay", yinuo::cli::replay_command,
     "yinuo-cli replay FILE [--show]  verify a saved match; print it action by action\n"},
    {"rules", yinuo::cli::rules_command,
     "yinuo-cli rules [PRESET...]     the options and their values; --check [--seats N] says what makes no sense\n"},
};

void print_usage(std::FILE* to) {
  for (const Command& command : kCommands) std::fprintf(to, "%s", command.usage);
}

bool asks_for_help(std::string_view word) { return word == "--help" || word == "-h"; }

}  // namespace

namespace yinuo::cli {

int misuse(const std::string& sentence) {
  std::fprintf(stderr, "%s\n\n", sentence.c_str());
  print_usage(stderr);
  return 2;
}

}  // namespace yinuo::cli

int main(int count, char** words) {
  using namespace yinuo::cli;
  if (count < 2) return misuse("What shall be done?");
  const std::string name = words[1];
  const Arguments arguments(words + 2, words + count);
  for (const Command& command : kCommands) {
    if (command.name != name) continue;
    if (std::none_of(arguments.begin(), arguments.end(), asks_for_help)) return command.run(arguments);
    std::printf("%s", command.usage);
    return 0;
  }
  if (name == "help" || asks_for_help(name)) {
    print_usage(stdout);
    return 0;
  }
  return misuse("There is no command '" + name + "'.");
}
