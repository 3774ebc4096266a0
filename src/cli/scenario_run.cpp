#include <algorithm>

#include "base/text.hpp"
#include "cli/scenario.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"

namespace yinuo::cli {
namespace {

using Words = std::vector<std::string_view>;

std::string join(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text.empty() ? "nothing" : text;
}

std::vector<std::string> cards_of(const State& state, Slot first) {
  std::vector<std::string> cards;
  for (Slot slot = first; slot != kNoSlot; slot = state.cells[slot].next) cards.push_back(card_text(state.face(slot)));
  return cards;
}

// Turn actions only, plays without their choices; naming a colour counts once.
std::vector<std::string> turn_deeds(const State& state, Seat seat) {
  ActionList list;
  legal_actions(state, seat, list);
  std::vector<std::string> deeds;
  for (const Action& action : list) {
    const bool turn_action = action.kind <= ActionKind::Name || action.kind == ActionKind::Next;
    if (!turn_action) continue;
    std::string deed = action.kind == ActionKind::Name ? "name" : deed_text(action);
    if (std::find(deeds.begin(), deeds.end(), deed) == deeds.end()) deeds.push_back(std::move(deed));
  }
  return deeds;
}

// The deed with the cards of a group in one order, so that a case may write them in any.
std::string in_order(const std::string& deed) {
  Result<Action> action = parse_action("0 " + deed);
  if (!action.ok() || action.value().card_count < 2) return deed;
  std::sort(action.value().cards.begin(), action.value().cards.begin() + action.value().card_count);
  return deed_text(action.value());
}

class Runner {
 public:
  explicit Runner(const Scenario& scenario) : scenario_(scenario) {}

  std::vector<Failure> run() {
    Result<State> state = set_up(scenario_.setup, &events_);
    if (!state.ok()) {
      failures_.push_back({scenario_.rules_line, "This case cannot be set up: " + state.problem().sentence});
      return std::move(failures_);
    }
    state_ = before_ = state.value();
    remember_scripted_draws();
    for (const ScenarioLine& step : scenario_.steps) {
      line_ = step.number;
      if (!take(step.text)) break;
    }
    return std::move(failures_);
  }

 private:
  bool fail(std::string sentence) {
    failures_.push_back({line_, std::move(sentence)});
    return true;
  }
  bool stop(std::string sentence) {
    fail(std::move(sentence));
    return false;
  }
  bool compare(const std::string& what, std::string expected, std::string got) {
    return expected == got || fail(what + ": expected " + std::move(expected) + ", got " + std::move(got));
  }
  bool compare_sets(const std::string& what, std::vector<std::string> expected, std::vector<std::string> got) {
    std::sort(expected.begin(), expected.end());
    std::sort(got.begin(), got.end());
    return compare(what, join(expected, ", "), join(got, ", "));
  }

  void remember_scripted_draws() {
    Slot slot = state_.draw_top;
    for (std::size_t i = 0; i < scenario_.setup.draw.size(); ++i, slot = state_.cells[slot].next)
      scripted_.push_back(slot);
    first_epoch_ = state_.epoch;
  }

  bool take(std::string_view line) {
    const Words words = split_words(line);
    if (words[0] == "legal") return legal(line, words);
    if (words[0] == "refuse") return refuse(line);
    if (words[0] == "expect") return expect(line, words);
    return act_line(line);
  }

  bool act_line(std::string_view line) {
    const Result<Action> action = parse_action(line);
    if (!action.ok()) return stop(action.problem().sentence);
    const Refusal refusal = check(state_, action.value());
    if (refusal != Refusal::None)
      return stop("expected '" + action_text(action.value()) + "' to be legal, got " +
                  std::string(refusal_code(refusal)));
    events_.clear();
    apply(state_, action.value(), &events_);
    before_ = state_;
    return true;
  }

  bool legal(std::string_view line, const Words& words) {
    const auto seat = words.size() >= 2 ? seat_of(words[1]) : std::nullopt;
    if (!seat) return stop("'legal' needs the number of a seat.");
    std::vector<std::string> expected;
    std::string_view rest = line.substr(line.find(words[1], line.find("legal") + 5) + words[1].size());
    while (!rest.empty()) {
      const std::size_t comma = rest.find(',');
      std::string deed;
      for (const std::string_view word : split_words(rest.substr(0, comma)))
        deed += (deed.empty() ? "" : " ") + std::string(word);
      if (!deed.empty()) expected.push_back(in_order(deed));
      rest = comma == std::string_view::npos ? std::string_view() : rest.substr(comma + 1);
    }
    return compare_sets("legal for seat " + std::to_string(*seat), expected, turn_deeds(state_, *seat));
  }

  bool refuse(std::string_view line) {
    const std::size_t because = line.rfind(" because ");
    if (because == std::string_view::npos) return stop("'refuse' needs an action, 'because' and a code.");
    const Words code = split_words(line.substr(because + 9));
    const auto expected = code.size() == 1 ? parse_refusal(code[0]) : std::nullopt;
    if (!expected) return stop("There is no refusal of that name.");
    const Result<Action> action = parse_action(line.substr(line.find("refuse") + 6, because - line.find("refuse") - 6));
    const Refusal got = action.ok() ? check(state_, action.value()) : Refusal::Malformed;
    return compare("refusal", std::string(refusal_code(*expected)),
                   got == Refusal::None ? "a legal action" : std::string(refusal_code(got)));
  }

  [[nodiscard]] std::optional<Seat> seat_of(std::string_view word) const {
    const auto number = parse_number(word);
    if (!number || *number < 0 || *number >= state_.seats) return std::nullopt;
    return static_cast<Seat>(*number);
  }

  bool expect(std::string_view line, const Words& words) {
    const std::string_view what = words.size() >= 2 ? words[1] : std::string_view();
    if (what == "same" && words.size() == 2) return state_ == before_ || fail("the state was expected to be the same");
    if (what == "event" && words.size() > 2) return expect_event(line);
    if (what == "discard") return expect_discard(words);
    if (what == "round" && words.size() >= 3) return expect_round(words);
    if (what == "match" && words.size() >= 3) return expect_match(words);
    if (what == "unseen" && words.size() == 3 && words[2] == "none") return expect_all_drawn();
    if (what == "hand" || what == "view" || what == "score") return expect_seat(words);
    if (words.size() == 3) return expect_value(what, words[2]);
    return stop("'" + std::string(line) + "' is no check.");
  }

  bool expect_value(std::string_view what, std::string_view value) {
    const std::string expected(value);
    if (what == "turn") return compare("turn", expected, std::to_string(state_.turn));
    if (what == "colour") return compare("colour", expected, colour_text(state_.colour));
    if (what == "pending") return compare("pending", expected, std::to_string(state_.chain.sum));
    if (what == "direction") return compare("direction", expected, state_.direction > 0 ? "clockwise" : "counter");
    return stop("'" + std::string(what) + "' is nothing that can be expected.");
  }

  bool expect_seat(const Words& words) {
    const auto seat = words.size() >= 3 ? seat_of(words[2]) : std::nullopt;
    if (!seat) return stop("'" + std::string(words[1]) + "' needs the number of a seat at this table.");
    if (words[1] == "score") {
      if (words.size() != 4) return stop("'score' needs a seat and points.");
      return compare("score", std::string(words[3]), std::to_string(state_.scores[*seat]));
    }
    if (words[1] == "hand") return expect_hand(state_, *seat, words, 3);
    const auto other = words.size() >= 5 && words[3] == "hand" ? seat_of(words[4]) : std::nullopt;
    if (!other) return stop("'view' needs a seat, 'hand', and the seat whose hand is looked at.");
    return expect_hand(view_for(state_, *seat), *other, words, 5);
  }

  bool expect_hand(const State& state, Seat seat, const Words& words, std::size_t from) {
    if (words.size() == from + 2 && words[from] == "count")
      return compare("count", std::string(words[from + 1]), std::to_string(state.hands[seat].count));
    std::vector<std::string> expected;
    for (std::size_t i = from; i < words.size(); ++i) {
      if (words[i] != "??" && !parse_card(words[i])) return stop("'" + std::string(words[i]) + "' is no card.");
      expected.emplace_back(words[i]);
    }
    if (expected.empty()) return stop("'hand' needs cards, or 'count' and a number.");
    return compare_sets("hand of seat " + std::to_string(seat), expected, cards_of(state, state.hands[seat].first));
  }

  bool expect_discard(const Words& words) {
    std::string expected;
    for (std::size_t i = 2; i < words.size(); ++i) expected += (i > 2 ? " " : "") + std::string(words[i]);
    std::vector<std::string> got = cards_of(state_, state_.discard_top);
    std::reverse(got.begin(), got.end());
    return compare("discard", expected, join(got, " "));
  }

  bool expect_event(std::string_view line) {
    std::string expected;
    for (const std::string_view word : split_words(line.substr(line.find("event") + 5)))
      expected += (expected.empty() ? "" : " ") + std::string(word);
    std::vector<std::string> got;
    for (const Event& event : events_) {
      std::string text = event_text(event);
      if (text == expected) return true;
      if (!text.empty()) got.push_back(std::move(text));
    }
    return fail("event: expected " + expected + ", got " + join(got, ", "));
  }

  bool expect_round(const Words& words) {
    std::string got = "going";
    if (!state_.in_round()) {
      got = state_.round_winner == kNoSeat ? "over" : "over winner " + std::to_string(state_.round_winner);
      if (words.size() == 4 && words[3] == "blocked" && state_.round_blocked) got = "over blocked";
    }
    return compare("round", joined(words), got);
  }

  bool expect_match(const Words& words) {
    std::string got = "going";
    if (state_.stage == Stage::MatchOver) {
      got = "over winner";
      for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (contains(state_.match_winners, seat)) got += " " + std::to_string(seat);
      }
    }
    return compare("match", joined(words), got);
  }

  static std::string joined(const Words& words) {
    std::string text;
    for (std::size_t i = 2; i < words.size(); ++i) text += (text.empty() ? "" : " ") + std::string(words[i]);
    return text;
  }

  bool expect_all_drawn() {
    if (state_.epoch != first_epoch_) return true;
    int left = 0;
    for (Slot slot = state_.draw_top; slot != kNoSlot; slot = state_.cells[slot].next)
      left += std::count(scripted_.begin(), scripted_.end(), slot) != 0 ? 1 : 0;
    return left == 0 || fail("unseen: expected none of the scripted draws to be left, got " + std::to_string(left));
  }

  const Scenario& scenario_;
  State state_, before_;
  Events events_;
  std::vector<Slot> scripted_;
  int first_epoch_ = 0;
  int line_ = 0;
  std::vector<Failure> failures_;
};

}  // namespace

std::vector<Failure> run_scenario(const Scenario& scenario) { return Runner(scenario).run(); }

}  // namespace yinuo::cli
