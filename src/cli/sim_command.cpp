// yinuo-cli sim: reads the order, prints the count.
#include <cmath>
#include <cstdio>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/sim.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

constexpr const char* kPlayerNames[] = {"random", "random-legal", "normal"};

std::optional<SimPlayer> player_named(std::string_view name) {
  for (int i = 0; i < 3; ++i) {
    if (name == kPlayerNames[i]) return static_cast<SimPlayer>(i);
  }
  return std::nullopt;
}

// The sentence about what is wrong; empty when the order is complete.
std::string read_players(const std::string& list, SimOrder& order) {
  order.players.clear();
  std::string name;
  for (const char c : list + ",") {
    if (c != ',') {
      name += c;
      continue;
    }
    const auto player = player_named(name);
    if (!player)
      return "There is no computer player called '" + name +
             "' in this version; there are random, random-legal and normal.";
    order.players.push_back(*player);
    name.clear();
  }
  return {};
}

std::string read_word(const std::string& word, const std::string& value, SimOrder& order) {
  const auto number = parse_number(value);
  if (word == "--rules") {
    const Result<Rules> rules = parse_rules(value);
    if (!rules.ok()) return rules.problem().sentence;
    order.rules = rules.value();
  } else if (word == "--players") {
    return read_players(value, order);
  } else if (!number || *number < 0 || *number > 1000000000) {
    return "'" + word + "' needs a number, not '" + value + "'.";
  } else if (word == "--games" || word == "--matches") {
    order.games = static_cast<int>(*number);
    order.whole_matches = word == "--matches";
  } else if (word == "--seed") {
    order.seed = static_cast<std::uint64_t>(*number);
  } else {
    return "'" + word + "' is unknown here.";
  }
  return {};
}

// Half the width of the 95 % interval of a rate, in points of a hundred.
double interval(double rate, double count) { return count > 0 ? 196.0 * std::sqrt(rate * (1 - rate) / count) : 0; }

void print_text(const SimOrder& order, const SimCount& count) {
  const auto games = static_cast<double>(count.games);
  std::printf("rules %s, seed %llu\n", rules_text(order.rules).c_str(), static_cast<unsigned long long>(order.seed));
  for (std::size_t i = 0; i < order.players.size(); ++i) {
    const double rate = static_cast<double>(count.wins[i]) / games;
    std::printf("player %zu %-13s wins %6.2f %% +- %.2f   points for each %s %.1f\n", i,
                kPlayerNames[static_cast<int>(order.players[i])], 100 * rate, interval(rate, games),
                order.whole_matches ? "match" : "round", static_cast<double>(count.points[i]) / games);
  }
  std::printf("%lld %s, %lld rounds, %.1f actions a round, %lld blocked, %lld without a winner, %lld refused\n",
              static_cast<long long>(count.games), order.whole_matches ? "matches" : "single rounds",
              static_cast<long long>(count.rounds),
              static_cast<double>(count.actions) / static_cast<double>(count.rounds),
              static_cast<long long>(count.blocked), static_cast<long long>(count.undecided),
              static_cast<long long>(count.refused));
  std::printf("%.0f rounds a second", static_cast<double>(count.rounds) / count.seconds);
  if (count.choices > 0)
    std::printf(", %.2f us for a choice", 1e6 * count.thinking / static_cast<double>(count.choices));
  std::printf(", signature %s\n", to_hex(count.hash, 16).c_str());
}

void print_json(const SimOrder& order, const SimCount& count) {
  std::printf(
      "{\"rules\":%s,\"seed\":%llu,\"games\":%lld,\"matches\":%s,\"rounds\":%lld,\"actions\":%lld,\"blocked\":%lld,"
      "\"undecided\":%lld,\"refused\":%lld",
      to_json_string(rules_text(order.rules)).c_str(), static_cast<unsigned long long>(order.seed),
      static_cast<long long>(count.games), order.whole_matches ? "true" : "false", static_cast<long long>(count.rounds),
      static_cast<long long>(count.actions), static_cast<long long>(count.blocked),
      static_cast<long long>(count.undecided), static_cast<long long>(count.refused));
  std::printf(",\"seconds\":%.6f,\"rounds_a_second\":%.1f,\"signature\":\"%s\",\"players\":[", count.seconds,
              static_cast<double>(count.rounds) / count.seconds, to_hex(count.hash, 16).c_str());
  for (std::size_t i = 0; i < order.players.size(); ++i) {
    std::printf("%s{\"kind\":\"%s\",\"wins\":%lld,\"points\":%lld}", i > 0 ? "," : "",
                kPlayerNames[static_cast<int>(order.players[i])], static_cast<long long>(count.wins[i]),
                static_cast<long long>(count.points[i]));
  }
  std::printf("]}\n");
}

}  // namespace

int sim_command(const Arguments& arguments) {
  SimOrder order;
  order.players.assign(4, SimPlayer::Random);
  order.games = 10000;
  bool json = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--json") {
      json = true;
      continue;
    }
    if (i + 1 >= arguments.size()) return misuse("'" + arguments[i] + "' needs a value.");
    const std::string problem = read_word(arguments[i], arguments[i + 1], order);
    if (!problem.empty()) return misuse(problem);
    ++i;
  }
  const std::string why = why_not_playable(order.rules, static_cast<int>(order.players.size()));
  if (!why.empty() || order.games == 0) return misuse(why.empty() ? "No games are to be played." : why);
  const SimCount count = simulate(order);
  (json ? print_json : print_text)(order, count);
  return count.refused == 0 ? 0 : 1;
}

}  // namespace yinuo::cli
