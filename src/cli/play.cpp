// yinuo-cli play: a match in the terminal against the computer. The person begins at seat 0.
#include <cstdio>
#include <ctime>
#include <optional>

#include "ai/player.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"
#include "engine/view.hpp"

namespace yinuo::cli {
namespace {

// Where the person sits: places may change between rounds.
Seat seat_of_person(const State& state) {
  Seat seat = 0;
  while (state.sits[seat] != 0) ++seat;
  return seat;
}

void print_events(const Events& events, Seat me) {
  for (const Event& event : events) {
    if (event.kind == EventKind::ChangePlaces) std::printf("  %d and %d change places\n", event.seat, event.target);
    std::string text = event_text(redact(event, me));
    if (text.empty()) continue;
    if (event.kind == EventKind::CardPlayed)
      text += " " + card_text(event.face) + (is_black(event.face) ? " as " + colour_text(event.colour) : "");
    std::printf("  %s\n", text.c_str());
  }
}

std::string hand_text(const State& view, Seat seat) {
  std::string text;
  for (Slot slot = view.hands[seat].first; slot != kNoSlot; slot = view.cells[slot].next)
    text += " " + card_text(view.face(slot));
  return text;
}

// What the person sees.
void print_table(const State& state, Seat me) {
  std::printf("\ntop %s, colour %s", card_text(state.top()).c_str(), colour_text(state.colour).c_str());
  if (state.chain.sum > 0) std::printf(", %d to draw", state.chain.sum);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat != me) std::printf("   %d: %d cards, %d points", seat, state.hands[seat].count, state.scores[seat]);
  }
  for (Seat seat = 0; seat < state.seats && state.rules.partner_hands; ++seat) {
    if (View(state, me).is_partner(seat)) std::printf("\nhand of %d:%s", seat, hand_text(state, seat).c_str());
  }
  std::printf("\nyour hand:%s   (%d points)\n", hand_text(state, me).c_str(), state.scores[me]);
  ActionList list;
  legal_actions(state, me, list);
  std::printf("you may:");
  for (const Action& action : list)
    std::printf(" [%s%s]", deed_text(action).c_str(),
                action.card_count > 0 && is_black(action.cards[0]) ? " as C" : "");
  std::printf("\n");
}

// One line, however long; nothing at the end of the input.
std::optional<std::string> read_line() {
  std::printf("> ");
  std::fflush(stdout);
  std::string line;
  for (int c = std::getchar(); c != '\n'; c = std::getchar()) {
    if (c == EOF) return std::nullopt;
    line += static_cast<char>(c);
  }
  return line;
}

enum class Answer : std::uint8_t { Action, Nothing, Quit };

// A line of the person as an action; the seat may be left out. An empty line is an answer where nothing must be done.
Answer read_action(const State& state, bool may_wait, Action& action) {
  for (;;) {
    const std::optional<std::string> line = read_line();
    if (!line) return Answer::Quit;
    const std::vector<std::string_view> words = split_words(*line);
    if (words.empty() && may_wait) return Answer::Nothing;
    if (words.empty()) continue;
    if (words[0] == "quit") return Answer::Quit;
    std::string text = words[0] == "next" ? "" : std::to_string(seat_of_person(state));
    for (const std::string_view word : words) text += " " + std::string(word);
    const Result<Action> parsed = parse_action(text);
    if (!parsed.ok()) {
      std::printf("%s\n", parsed.problem().sentence.c_str());
      continue;
    }
    const Refusal refusal = check(state, parsed.value());
    if (refusal == Refusal::None) {
      action = parsed.value();
      return Answer::Action;
    }
    std::printf("%s\n", std::string(refusal_sentence(refusal)).c_str());
  }
}

void carry_out(State& state, const Action& action) {
  Events events;
  apply(state, action, &events);
  print_events(events, seat_of_person(state));
}

// The computers' calls and reports, seat by seat.
void let_computers_react(State& state, Rng& rng) {
  for (Seat seat = 0; seat < state.seats && state.in_round(); ++seat) {
    if (seat == seat_of_person(state)) continue;
    const auto reaction = ai::react(View(state, seat), rng);
    if (reaction && reaction->seconds < 1.5 && check(state, reaction->action) == Refusal::None)
      carry_out(state, reaction->action);
  }
}

// Slaps by lot; the person's turn to slap is asked for.
void let_everybody_slap(State& state, Rng& rng) {
  while (state.slapping != 0) {
    const auto seat = static_cast<Seat>(rng.below(state.seats));
    if (!contains(state.slapping, seat)) continue;
    if (seat == seat_of_person(state)) {
      std::printf("Slap! (Enter)\n");
      if (!read_line()) return;
    }
    carry_out(state, act(ActionKind::Slap, seat));
  }
}

// The computers' jump-ins, the first seat that wants to.
void let_computers_jump(State& state, Rng& rng) {
  for (Seat seat = 0; seat < state.seats && state.in_round(); ++seat) {
    if (seat == seat_of_person(state)) continue;
    const auto reaction = ai::jump_in(View(state, seat), rng);
    if (reaction && check(state, reaction->action) == Refusal::None) carry_out(state, reaction->action);
  }
}

// What the person does now; nothing when it leaves its call be. Off turn there is only that to be asked.
Answer ask_person(const State& state, Action& action) {
  const Seat me = seat_of_person(state);
  const bool off_turn = state.in_round() && state.turn != me;
  if (!state.in_round()) std::printf("\nThe round is over.\n");
  print_table(view_for(state, me), me);
  if (off_turn) std::printf("(Enter: say nothing)\n");
  return read_action(state, off_turn, action);
}

int play_match(State state, std::uint64_t seed) {
  Rng rng = Rng::seeded(seed, 2);
  bool asked = false;  // whether to call, since the call came to be owed
  while (state.stage != Stage::MatchOver) {
    const Seat me = seat_of_person(state);
    const bool owes = contains(state.owes_call, me) && View(state, me).can_call();
    const bool may_call = owes || (state.in_round() && View(state, me).jump() != Face::Unknown);
    asked = asked && may_call;
    Action action;
    if (!state.in_round() || state.turn == me || (may_call && !asked)) {
      const Answer answer = ask_person(state, action);
      if (answer == Answer::Quit) return 0;
      asked = may_call;
      if (answer == Answer::Nothing) continue;
    } else {
      action = ai::choose(View(state, state.turn), rng);
    }
    carry_out(state, action);
    if (action.kind == ActionKind::Leave) {
      std::printf("\nThe match stops unfinished.\n");
      return 0;
    }
    if (state.in_round()) let_computers_react(state, rng);
    let_everybody_slap(state, rng);
    if (state.slapping != 0) return 0;  // the input has ended
    if (state.in_round() && View(state, me).jump() == Face::Unknown) let_computers_jump(state, rng);
  }
  std::printf("\nThe match is over. Won by:");
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (contains(state.match_winners, seat)) std::printf(" %d", seat);
  }
  std::printf(".\n");
  return 0;
}

}  // namespace

int play_command(const Arguments& arguments) {
  std::string text;
  int seats = 4;
  auto seed = static_cast<std::uint64_t>(std::time(nullptr));
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    const std::string value = i + 1 < arguments.size() ? arguments[i + 1] : "";
    if (word == "--seats") {
      const auto number = parse_number(value).value_or(0);
      if (number < 2 || number > kMaxSeats) return misuse("'--seats' needs a number from 2 to 10.");
      seats = static_cast<int>(number);
      ++i;
    } else if (word == "--seed") {
      const auto hex = parse_hex(value);
      if (!hex) return misuse("'--seed' needs up to 16 hexadecimal digits.");
      seed = *hex;
      ++i;
    } else {
      text += word + " ";
    }
  }
  const Result<Rules> rules = parse_rules(text);
  const std::string why = rules.ok() ? why_not_playable(rules.value(), seats) : rules.problem().sentence;
  if (!why.empty()) {
    std::fprintf(stderr, "%s\n", why.c_str());
    return 2;
  }
  std::printf(
      "Type 'play R5', 'play W as G', 'jump R5', 'draw', 'pass', 'call', 'report 2', 'challenge', 'next' or 'quit'. "
      "Seed %s.\n",
      to_hex(seed).c_str());
  return play_match(start_match(rules.value(), seats, seed), seed);
}

}  // namespace yinuo::cli
