// yinuo-cli sim: reads the order, prints the count.
#include "cli/sim_command.hpp"

#include <algorithm>
#include <cstdio>

#include "base/text.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

constexpr int kMostJobs = 64;

// The rules that the published strengths of other programs were measured under, as near as they are told: any Wild Draw
// Four, no challenge, draw one card and play or keep it, no calls, single rounds.
constexpr std::string_view kFree4 = "free+4";
constexpr std::string_view kFree4Rules = "official wild4_when=free challenge=off uno_penalty=0 match=single";

Result<Rules> read_rules(const std::string& text) {
  const bool free4 = text.substr(0, text.find(' ')) == kFree4;
  return parse_rules(free4 ? std::string(kFree4Rules) + text.substr(kFree4.size()) : text);
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
    const auto player = parse_player(name);
    if (!player)
      return "There is no computer player called '" + name + "' in this version; there are " +
             std::string(player_names()) + ".";
    order.players.push_back(*player);
    name.clear();
  }
  return {};
}

std::string read_word(const std::string& word, const std::string& value, SimOrder& order, std::size_t& seats) {
  const auto number = parse_number(value);
  if (word == "--rules") {
    const Result<Rules> rules = read_rules(value);
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
  } else if (word == "--seats") {
    seats = static_cast<std::size_t>(*number);
  } else if (word == "--jobs") {
    if (*number < 1 || *number > kMostJobs)
      return "'--jobs' needs a number from 1 to " + std::to_string(kMostJobs) + ".";
    order.jobs = static_cast<int>(*number);
  } else {
    return "'" + word + "' is unknown here.";
  }
  return {};
}

void print_player(const SimOrder& order, const SimCount& count, int i) {
  const PlayerCount& of = count.players[static_cast<std::size_t>(i)];
  const Rate rate = rate_of(count, i, static_cast<int>(order.players.size()));
  std::printf("player %d %-13s wins %6.2f %% +- %.2f %s   points for each %s %.1f", i,
              player_text(order.players[static_cast<std::size_t>(i)]).c_str(), 100 * rate.share, 100 * rate.interval(),
              rate.paired() ? "by block" : "by game", order.whole_matches ? "match" : "round",
              static_cast<double>(of.points) / static_cast<double>(count.games));
  if (of.thinking.count() > 0)
    std::printf("   %.2f us for a choice, 99 %% within %.0f", 1e6 * of.thinking.mean(), 1e6 * of.thinking.within(0.99));
  if (of.slices.count() > 0)
    std::printf("   %lld choices, %lld late; %lld slices, 99 %% within %.0f us",
                static_cast<long long>(of.thinking.count()), static_cast<long long>(of.late),
                static_cast<long long>(of.slices.count()), 1e6 * of.slices.within(0.99));
  std::printf("\n");
}

void print_text(const SimOrder& order, const SimCount& count) {
  std::printf("rules %s, seed %llu\n", rules_text(order.rules).c_str(), static_cast<unsigned long long>(order.seed));
  for (std::size_t i = 0; i < order.players.size(); ++i) print_player(order, count, static_cast<int>(i));
  std::printf("%lld %s, %lld rounds, %.1f actions a round, %lld blocked, %lld without a winner, %lld refused\n",
              static_cast<long long>(count.games), order.whole_matches ? "matches" : "single rounds",
              static_cast<long long>(count.rounds),
              static_cast<double>(count.actions) / static_cast<double>(count.rounds),
              static_cast<long long>(count.blocked), static_cast<long long>(count.undecided),
              static_cast<long long>(count.refused));
  std::printf("%.0f rounds a second of processor time, signature %s\n",
              static_cast<double>(count.rounds) / count.seconds, to_hex(count.hash, 16).c_str());
}

void print_json_player(const SimOrder& order, const SimCount& count, int i) {
  const PlayerCount& of = count.players[static_cast<std::size_t>(i)];
  const Rate rate = rate_of(count, i, static_cast<int>(order.players.size()));
  std::printf(
      "%s{\"kind\":\"%s\",\"wins\":%lld,\"points\":%lld,\"rate\":%.6f,\"interval\":%.6f,\"interval_by\":\"%s\","
      "\"interval_by_game\":%.6f,\"choices\":%lld,\"mean_us\":%.3f,\"p99_us\":%.1f,\"late\":%lld,\"slices\":%lld,"
      "\"slice_p99_us\":%.1f}",
      i > 0 ? "," : "", player_text(order.players[static_cast<std::size_t>(i)]).c_str(),
      static_cast<long long>(of.wins), static_cast<long long>(of.points), rate.share, rate.interval(),
      rate.paired() ? "block" : "game", rate.by_game, static_cast<long long>(of.thinking.count()),
      1e6 * of.thinking.mean(), 1e6 * of.thinking.within(0.99), static_cast<long long>(of.late),
      static_cast<long long>(of.slices.count()), 1e6 * of.slices.within(0.99));
}

// The last player named sits in the seats that are left; where none is named, there may be fewer than usual.
std::string fill_seats(SimOrder& order, std::size_t seats, bool named) {
  if (seats == 0) return {};
  if (seats < 2 || seats > kMaxSeats || (named && seats < order.players.size()))
    return "'--seats' needs a number from that of the players named to 10.";
  order.players.resize(seats, order.players.back());
  return {};
}

}  // namespace

void print_json(const SimOrder& order, const SimCount& count) {
  std::printf(
      "{\"rules\":%s,\"seed\":%llu,\"games\":%lld,\"matches\":%s,\"blocks\":%lld,\"rounds\":%lld,\"actions\":%lld,"
      "\"blocked\":%lld,\"undecided\":%lld,\"refused\":%lld",
      to_json_string(rules_text(order.rules)).c_str(), static_cast<unsigned long long>(order.seed),
      static_cast<long long>(count.games), order.whole_matches ? "true" : "false", static_cast<long long>(count.blocks),
      static_cast<long long>(count.rounds), static_cast<long long>(count.actions),
      static_cast<long long>(count.blocked), static_cast<long long>(count.undecided),
      static_cast<long long>(count.refused));
  std::printf(",\"seconds\":%.6f,\"rounds_a_second\":%.1f,\"signature\":\"%s\",\"players\":[", count.seconds,
              static_cast<double>(count.rounds) / count.seconds, to_hex(count.hash, 16).c_str());
  for (std::size_t i = 0; i < order.players.size(); ++i) print_json_player(order, count, static_cast<int>(i));
  std::printf("]}\n");
}

std::string read_sim(const Arguments& arguments, std::initializer_list<std::string_view> players, int games,
                     SimRequest& request) {
  SimOrder& order = request.order;
  for (const std::string_view name : players) order.players.push_back(*parse_player(name));
  order.games = games;
  std::size_t seats = 0;
  bool named = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--json") {
      request.json = true;
      continue;
    }
    if (i + 1 >= arguments.size()) return "'" + arguments[i] + "' needs a value.";
    const std::string problem = read_word(arguments[i], arguments[i + 1], order, seats);
    if (!problem.empty()) return problem;
    named = named || arguments[i] == "--players";
    ++i;
  }
  const std::string problem = fill_seats(order, seats, named);
  if (!problem.empty()) return problem;
  if (order.games == 0) return "No games are to be played.";
  return why_not_playable(order.rules, static_cast<int>(order.players.size()));
}

bool has_guest(const SimOrder& order) {
  return std::any_of(order.players.begin(), order.players.end(),
                     [](PlayerName name) { return name.kind == PlayerKind::Guest; });
}

int sim_command(const Arguments& arguments) {
  SimRequest request;
  const std::string problem = read_sim(arguments, {"random", "random", "random", "random"}, 10000, request);
  if (!problem.empty()) return misuse(problem);
  if (has_guest(request.order)) return misuse("A guest plays with 'yinuo-cli serve'.");
  const SimCount count = simulate(request.order);
  (request.json ? print_json : print_text)(request.order, count);
  return count.refused == 0 ? 0 : 1;
}

}  // namespace yinuo::cli
