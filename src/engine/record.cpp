#include "engine/record.hpp"

#include "base/text.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo {
namespace {

constexpr std::string_view kFirstLine = "yinuo 1";
// Behind an action that the program took, and behind the seed of a deal played again.
constexpr std::string_view kTimeout = "# timeout";
constexpr std::string_view kAgain = "# again";

// Behind the first word of a line.
std::string_view rest_of(std::string_view line, std::string_view word) {
  const std::size_t at = line.find(word) + word.size();
  const std::size_t begin = line.find_first_not_of(" \t", at);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t") - begin + 1);
}

class Reader {
 public:
  std::optional<Problem> line(std::string_view raw, int number) {
    number_ = number;
    const std::string_view line = without_comment(raw);
    const std::vector<std::string_view> words = split_words(line);
    if (words.empty()) return std::nullopt;
    if (!begun_) {
      begun_ = true;
      const bool known = words.size() == 2 && words[0] == "yinuo" && words[1] == "1";
      if (known) return std::nullopt;
      return words[0] == "yinuo"
                 ? problem("This was saved by another version (" + std::string(line) + ").")
                 : problem("This is no saved match: it must begin with '" + std::string(kFirstLine) + "'.");
    }
    if (record_.has_hash) return problem("Nothing may follow the hash.");
    if (words[0] == "hash") return read_hash(words);
    const std::vector<std::string_view> behind = split_words(raw.substr(line.size()));
    if (doing_) return read_action(line, behind == split_words(kTimeout));
    if (words[0] == "seed") record_.again = behind == split_words(kAgain);
    return read_head(line, words);
  }

  Result<Record> finish(int lines) {
    number_ = lines;
    if (!begun_) return problem("The text is empty.");
    if (!doing_) return problem("The line 'do' is missing: the text ends too early.");
    return record_;
  }

 private:
  [[nodiscard]] Problem problem(std::string sentence) const { return Problem{std::move(sentence), number_}; }

  // Which of two lines is meant cannot be told.
  [[nodiscard]] Problem twice(std::string_view word) const {
    return problem("'" + std::string(word) + "' stands twice.");
  }

  std::optional<Problem> read_hash(const std::vector<std::string_view>& words) {
    const auto hash = words.size() == 2 ? parse_hex(words[1]) : std::nullopt;
    if (!doing_ || !hash) return problem("The hash is unreadable.");
    record_.hash = *hash;
    record_.has_hash = true;
    record_.hash_line = number_;
    return std::nullopt;
  }

  std::optional<Problem> read_action(std::string_view line, bool by_clock) {
    const Result<Action> action = parse_action(line);
    if (!action.ok()) return problem(action.problem().sentence);
    if (by_clock) record_.timeouts.push_back(record_.actions.size());
    record_.actions.push_back(action.value());
    record_.lines.push_back(number_);
    return std::nullopt;
  }

  std::optional<Problem> read_head(std::string_view line, const std::vector<std::string_view>& words) {
    if (words[0] == "rules") return read_rules(rest_of(line, "rules"));
    if (words[0] == "seats") return read_seats(words);
    if (words[0] == "seed") return read_seed(words);
    if (words[0] == "player") return read_player(line, words);
    if (words[0] == "do" && words.size() == 1) return begin_actions();
    return problem("'" + std::string(words[0]) + "' is unknown here.");
  }

  std::optional<Problem> read_rules(std::string_view text) {
    if (ruled_) return twice("rules");
    const Result<Rules> rules = parse_rules(text);
    if (!rules.ok()) return problem(rules.problem().sentence);
    record_.rules = rules.value();
    ruled_ = true;
    return std::nullopt;
  }

  std::optional<Problem> read_seats(const std::vector<std::string_view>& words) {
    if (record_.seats != 0) return twice("seats");
    const auto seats = words.size() == 2 ? parse_number(words[1]) : std::nullopt;
    if (!seats || *seats < 2 || *seats > kMaxSeats) return problem("'seats' needs a number from 2 to 10.");
    record_.seats = static_cast<int>(*seats);
    return std::nullopt;
  }

  std::optional<Problem> read_seed(const std::vector<std::string_view>& words) {
    if (seeded_) return twice("seed");
    const auto seed = words.size() == 2 ? parse_hex(words[1]) : std::nullopt;
    if (!seed) return problem("'seed' needs up to 16 hexadecimal digits.");
    record_.seed = *seed;
    seeded_ = true;
    return std::nullopt;
  }

  std::optional<Problem> read_player(std::string_view line, const std::vector<std::string_view>& words) {
    const auto seat = words.size() >= 3 ? parse_number(words[1]) : std::nullopt;
    if (!seat || *seat != static_cast<int>(record_.players.size()))
      return problem("Players stand in the order of their seats, each with what plays it and a name.");
    if (words[2].find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string_view::npos)
      return problem("What plays a seat is one word of small letters, such as human or normal.");
    const std::size_t quote = line.find('"');
    std::string name;
    if (quote != std::string_view::npos) {
      const std::string_view tail = line.substr(quote, line.find_last_not_of(" \t") - quote + 1);
      const auto text = parse_json_string(tail);
      if (!text) return problem("The player's name is not a text in quotes.");
      name = *text;
    }
    record_.players.push_back({std::string(words[2]), name});
    return std::nullopt;
  }

  std::optional<Problem> begin_actions() {
    if (record_.seats == 0) return problem("The number of seats is missing.");
    if (!seeded_) return problem("The seed is missing.");
    const bool counted = record_.players.empty() || static_cast<int>(record_.players.size()) == record_.seats;
    if (!counted) return problem("There are not as many players as seats.");
    const std::string why = why_not_playable(record_.rules, record_.seats);
    if (!why.empty()) return problem(why);
    doing_ = true;
    return std::nullopt;
  }

  Record record_;
  bool begun_ = false, doing_ = false, ruled_ = false, seeded_ = false;
  int number_ = 0;
};

}  // namespace

Result<Record> parse_record(std::string_view text) {
  // Some editors put a mark before the first letter.
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  Reader reader;
  int number = 0;
  for (const std::string_view line : split_lines(text)) {
    if (const auto problem = reader.line(line, ++number)) return *problem;
  }
  return reader.finish(number);
}

std::string record_text(const Record& record, const State& last) {
  std::string text = std::string(kFirstLine) + "\nrules " + rules_text(record.rules) + "\nseats " +
                     std::to_string(record.seats) + "\nseed " + to_hex(record.seed) +
                     (record.again ? " " + std::string(kAgain) : std::string()) + "\n";
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    text += "player " + std::to_string(i) + " " + record.players[i].kind + " " +
            to_json_string(record.players[i].name) + "\n";
  }
  text += "do\n";
  auto timeout = record.timeouts.begin();
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    text += action_text(record.actions[i]);
    if (timeout != record.timeouts.end() && *timeout == i) {
      text += " " + std::string(kTimeout);
      ++timeout;
    }
    text += "\n";
  }
  return text + "hash " + to_hex(hash_of(last), 16) + "\n";
}

Result<State> replay(const Record& record, Events* events) {
  State state = start_match(record.rules, record.seats, record.seed, events);
  for (std::size_t i = 0; i < record.actions.size(); ++i) {
    const Action& action = record.actions[i];
    const Refusal refusal = check(state, action);
    if (refusal != Refusal::None) {
      const int line = i < record.lines.size() ? record.lines[i] : 0;
      return Problem{"Diverged at line " + std::to_string(line) + ": '" + action_text(action) + "' is refused (" +
                         std::string(refusal_code(refusal)) + "). " + std::string(refusal_sentence(refusal)),
                     line};
    }
    apply(state, action, events);
  }
  if (record.has_hash && record.hash != hash_of(state)) {
    return Problem{"Diverged at line " + std::to_string(record.hash_line) +
                       ": the match ends in another state than when it was saved.",
                   record.hash_line};
  }
  return state;
}

}  // namespace yinuo
