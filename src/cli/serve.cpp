// yinuo-cli serve: a seat over standard input and output, one line of JSON for each question (docs/serve.md). Either
// another program sits at our table, or one of our players at another program's.
#include <cstdio>
#include <cstdlib>

#include "ai/timeout.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/sim_command.hpp"
#include "cli/view_json.hpp"
#include "cli/view_read.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"

namespace yinuo::cli {
namespace {

constexpr int kTries = 3;
constexpr int kBudget = 20;  // milliseconds; said to the guest, who is trusted to keep to it

constexpr std::string_view kTurn = "turn", kReaction = "reaction";

// What is done out of turn.
bool is_reaction(const Action& action) {
  return action.kind == ActionKind::Jump || action.kind == ActionKind::Call || action.kind == ActionKind::Sign ||
         action.kind == ActionKind::Report;
}

// One line without its end, however long; nothing at the end of the input.
std::optional<std::string> read_line() {
  std::string line;
  for (int c = std::getchar(); c != '\n'; c = std::getchar()) {
    if (c == EOF) return line.empty() ? std::nullopt : std::optional<std::string>(line);
    line += static_cast<char>(c);
  }
  return line;
}

// What is repeated of the other program's words may be no UTF-8; what is written always is.
void write_line(const std::string& line) {
  std::printf("%s\n", valid_utf8(line).c_str());
  std::fflush(stdout);
}

std::string told_text(const Event& event) {
  std::string text = event_text(event);
  if (event.kind == EventKind::CardPlayed)
    text += " " + card_text(event.face) + (is_black(event.face) ? " as " + colour_text(event.colour) : "");
  return text;
}

// Another program, at the other end of standard input and output.
class Stranger : public Guest {
 public:
  explicit Stranger(int budget) : budget_(budget) {}

  void hear(const Events& redacted) override {
    for (const Event& event : redacted) {
      const std::string text = told_text(event);
      if (!text.empty()) told_ += (told_.empty() ? "" : ",") + to_json_string(text);
    }
  }

  Action choose(const State& view, Seat me) override {
    for (int i = 0; i < kTries; ++i) {
      const auto action = ask(view, me, kTurn);
      if (action) return *action;
    }
    return ai::timed_out(View(view, me));
  }

  std::optional<Action> react(const State& view, Seat me) override {
    ActionList list;
    legal_actions(view, me, list);
    for (const Action& action : list) {
      // Its turn comes anyway: an early call can be said then.
      const bool at_once = view.turn != me || contains(view.owes_call, me) || action.kind != ActionKind::Call;
      if (is_reaction(action) && at_once) return ask(view, me, kReaction);
    }
    return std::nullopt;
  }

  void round_over(const State& view, Seat me) override {
    const std::string winner = view.round_winner == kNoSeat ? "null" : std::to_string(view.round_winner);
    write_line("{\"over\":{\"winner\":" + winner + "},\"view\":" + view_json(view, me) + "}");
    told_.clear();
  }

 private:
  // Nothing where the answer is refused, or null out of turn.
  std::optional<Action> ask(const State& view, Seat me, std::string_view what) {
    write_line("{\"ask\":\"" + std::string(what) + "\",\"view\":" + view_json(view, me) + ",\"events\":[" + told_ +
               "],\"legal\":" + legal_json(view, me) + ",\"budget_ms\":" + std::to_string(budget_) + "}");
    told_.clear();
    const auto line = read_line();
    if (!line) {
      std::fprintf(stderr, "The other program has ended in the middle of a game.\n");
      std::exit(1);
    }
    const Result<Json> answer = parse_json(*line);
    if (!answer.ok()) return refuse("malformed", answer.problem().sentence);
    const Json* said = answer.value().find("action");
    const bool nothing = said != nullptr && said->kind == Json::Kind::Null;
    if (nothing && what == kReaction) return std::nullopt;
    const Result<Action> action = parse_action(said != nullptr ? said->text : "");
    if (!action.ok()) return refuse("malformed", action.problem().sentence);
    if (action.value().seat != me) return refuse("not_turn", "This is another player's seat.");
    if (what == kReaction && !is_reaction(action.value())) return refuse("not_turn", "Only a reaction is asked for.");
    const Refusal refusal = check(view, action.value());
    if (refusal != Refusal::None) return refuse(refusal_code(refusal), refusal_sentence(refusal));
    return action.value();
  }

  static std::optional<Action> refuse(std::string_view code, std::string_view sentence) {
    write_line("{\"refused\":" + to_json_string(code) + ",\"sentence\":" + to_json_string(sentence) + "}");
    return std::nullopt;
  }

  int budget_;
  std::string told_;
};

// What our own table writes beside its questions.
bool is_message(const Json& line) {
  const auto has = [&](std::string_view key) { return line.find(key) != nullptr; };
  return !has("ask") && (has("over") || has("refused") || has("games"));
}

// What our player does, as JSON; null where that is nothing.
Result<std::string> action_for(const Json& question, PlayerName name, Rng& rng) {
  const Json* view = question.find("view");
  if (view == nullptr) return Problem{"A question is an object with a 'view'."};
  const std::string ask = question.find("ask") != nullptr ? question.string_at("ask").value_or("") : std::string(kTurn);
  if (ask != kTurn && ask != kReaction) return Problem{"'ask' is one of turn, reaction."};
  const Result<SeenTable> table = read_view(*view);
  if (!table.ok()) return table.problem();
  const View seen(table.value().state, table.value().me);
  Player player(name);
  player.sit_down(seen);
  std::optional<Action> action;
  if (ask == kReaction) {
    const auto reaction = player.react(seen, rng);
    if (reaction) action = reaction->action;
    if (!action) action = player.jump_in(seen, rng);
  } else if (seen.options().size() > 0) {
    action = player.choose(seen, rng);
  }
  return action ? to_json_string(action_text(*action)) : std::string("null");
}

// The answer of our player to one line of another program's table; empty where the line asks nothing.
std::string answer_to(const std::string& line, PlayerName name, Rng& rng) {
  const Result<Json> question = parse_json(line);
  if (!question.ok()) return "{\"problem\":" + to_json_string(question.problem().sentence) + "}";
  if (is_message(question.value())) return {};
  const Json* id = question.value().find("id");
  const Result<std::string> action = action_for(question.value(), name, rng);
  const std::string said =
      action.ok() ? "\"action\":" + action.value() : "\"problem\":" + to_json_string(action.problem().sentence);
  return "{" + (id != nullptr ? "\"id\":" + json_text(*id) + "," : std::string()) + said + "}";
}

int serve_player(PlayerName name, std::uint64_t seed) {
  Rng rng = Rng::seeded(seed, 3);
  while (const auto line = read_line()) {
    const std::string answer = answer_to(*line, name, rng);
    if (!answer.empty()) write_line(answer);
  }
  return 0;
}

int serve_guest(SimOrder order, int budget) {
  Stranger stranger(budget);
  order.guest = &stranger;
  order.jobs = 1;
  const SimCount count = simulate(order);
  print_json(order, count);
  return 0;
}

}  // namespace

int serve_command(const Arguments& arguments) {
  Arguments rest;
  std::optional<PlayerName> own;
  std::int64_t budget = kBudget;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string value = i + 1 < arguments.size() ? arguments[i + 1] : "";
    if (arguments[i] == "--player") {
      own = parse_player(value);
      if (!own || own->kind == PlayerKind::Guest) return misuse("There is no computer player called '" + value + "'.");
    } else if (arguments[i] == "--budget") {
      budget = parse_number(value).value_or(0);
      if (budget < 1 || budget > 60000) return misuse("'--budget' needs milliseconds, 1 to 60000.");
    } else {
      rest.push_back(arguments[i]);
      continue;
    }
    ++i;
  }
  SimRequest request;
  const std::string problem = read_sim(rest, {"guest", "normal"}, 1, request);
  if (!problem.empty()) return misuse(problem);
  if (own) return serve_player(*own, request.order.seed);
  if (!has_guest(request.order)) return misuse("'serve' needs a guest among '--players', or '--player'.");
  return serve_guest(request.order, static_cast<int>(budget));
}

}  // namespace yinuo::cli
