#include "base/text.hpp"
#include "cli/scenario.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"

namespace yinuo::cli {
namespace {

using Words = std::vector<std::string_view>;

class Parser {
 public:
  std::optional<Problem> line(std::string_view raw, int number) {
    number_ = number;
    const std::string_view line = without_comment(raw);
    const Words words = split_words(line);
    if (words.empty()) return std::nullopt;
    if (words[0] == "case") return begin_case(raw, line);
    if (cases_.empty()) return problem("The file must begin with a case.");
    if (doing_) {
      cases_.back().steps.push_back({number, std::string(line)});
      return std::nullopt;
    }
    return set_up_line(line, words);
  }

  Result<std::vector<Scenario>> finish() {
    if (!cases_.empty() && !doing_) return problem("The case ends before its 'do'.");
    return std::move(cases_);
  }

 private:
  [[nodiscard]] Problem problem(std::string sentence) const { return Problem{std::move(sentence), number_}; }
  Setup& setup() { return cases_.back().setup; }

  std::optional<Problem> begin_case(std::string_view raw, std::string_view line) {
    if (!cases_.empty() && !doing_) return problem("The case before has no 'do'.");
    Scenario scenario;
    scenario.line = scenario.rules_line = number_;
    const std::size_t begin = line.find("case") + 4;
    const std::size_t text = line.find_first_not_of(" \t", begin);
    if (text == std::string_view::npos) return problem("The case needs a title.");
    scenario.title = std::string(line.substr(text, line.find_last_not_of(" \t") - text + 1));
    if (raw.size() > line.size()) {
      for (const std::string_view row : split_words(raw.substr(line.size() + 1))) scenario.rows.emplace_back(row);
    }
    cases_.push_back(std::move(scenario));
    doing_ = false;
    return std::nullopt;
  }

  std::optional<Problem> set_up_line(std::string_view line, const Words& words) {
    const std::string_view word = words[0];
    if (word == "do" && words.size() == 1) {
      if (setup().seats == 0) return problem("The number of seats is missing.");
      doing_ = true;
      return std::nullopt;
    }
    if (word == "opening" && words.size() == 1) {
      setup().opening = true;
      return std::nullopt;
    }
    if (word == "rules") return rules(line.substr(line.find("rules") + 5));
    if (word == "hand") return hand(words);
    if (word == "discard") return cards(words, 1, setup().discard);
    if (word == "draw") return draw(words);
    if (word == "colour") return colour(words);
    if (word == "direction") return direction(words);
    return number_line(words);
  }

  std::optional<Problem> rules(std::string_view text) {
    const Result<Rules> result = parse_rules(text);
    if (!result.ok()) return problem(result.problem().sentence);
    setup().rules = result.value();
    cases_.back().rules_line = number_;
    return std::nullopt;
  }

  std::optional<Problem> cards(const Words& words, std::size_t from, std::vector<Face>& list) {
    for (std::size_t i = from; i < words.size(); ++i) {
      const auto face = parse_card(words[i]);
      if (!face) return problem("'" + std::string(words[i]) + "' is no card.");
      list.push_back(*face);
    }
    return std::nullopt;
  }

  std::optional<Problem> hand(const Words& words) {
    const auto seat = words.size() >= 2 ? parse_number(words[1]) : std::nullopt;
    if (!seat || *seat < 0 || *seat >= kMaxSeats) return problem("'hand' needs the number of a seat, then cards.");
    std::vector<Face> list;
    if (const auto wrong = cards(words, 2, list)) return wrong;
    if (list.empty()) return problem("'hand' needs cards behind the seat.");
    setup().hands[static_cast<std::size_t>(*seat)] = std::move(list);
    return std::nullopt;
  }

  std::optional<Problem> draw(const Words& words) {
    const bool only = words.size() >= 2 && words[1] == "only";
    setup().draw_only = only;
    return cards(words, only ? 2 : 1, setup().draw);
  }

  std::optional<Problem> colour(const Words& words) {
    const auto colour = words.size() == 2 ? parse_colour(words[1]) : std::nullopt;
    if (!colour) return problem("'colour' needs one of R, Y, G, B.");
    setup().colour = *colour;
    return std::nullopt;
  }

  std::optional<Problem> direction(const Words& words) {
    const bool known = words.size() == 2 && (words[1] == "clockwise" || words[1] == "counter");
    if (!known) return problem("'direction' is 'clockwise' or 'counter'.");
    setup().clockwise = words[1] == "clockwise";
    return std::nullopt;
  }

  std::optional<Problem> number_line(const Words& words) {
    const auto number = words.size() == 2 ? parse_number(words[1]) : std::nullopt;
    const bool seat = number && *number >= 0 && *number < kMaxSeats;
    if (words[0] == "seats" && number && *number >= 2 && *number <= kMaxSeats) {
      setup().seats = static_cast<int>(*number);
    } else if (words[0] == "dealer" && seat) {
      setup().dealer = static_cast<Seat>(*number);
    } else if (words[0] == "turn" && seat) {
      setup().turn = static_cast<Seat>(*number);
    } else if (words[0] == "seed" && number && *number >= 0) {
      setup().seed = static_cast<std::uint64_t>(*number);
    } else {
      return problem("'" + std::string(words[0]) + "' is no line of a set-up, or what follows it is not its value.");
    }
    return std::nullopt;
  }

  std::vector<Scenario> cases_;
  bool doing_ = false;
  int number_ = 0;
};

}  // namespace

Result<std::vector<Scenario>> parse_scenarios(std::string_view text) {
  Parser parser;
  int number = 0;
  for (const std::string_view line : split_lines(text)) {
    if (const auto problem = parser.line(line, ++number)) return *problem;
  }
  return parser.finish();
}

}  // namespace yinuo::cli
