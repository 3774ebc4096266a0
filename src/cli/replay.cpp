// yinuo-cli replay: verifies a saved match and prints it.
#include <cstdio>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "engine/apply.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/record.hpp"

namespace yinuo::cli {
namespace {

void print_state(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    std::printf("%s%d (%d):", seat == state.turn ? " >" : "  ", seat, state.scores[seat]);
    for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next)
      std::printf(" %s", card_text(state.face(slot)).c_str());
    std::printf("\n");
  }
  std::printf("   top %s, colour %s, pending %d, draw pile %d\n", card_text(state.top()).c_str(),
              colour_text(state.colour).c_str(), state.chain.sum, state.draw_count);
}

void print_events(const Events& events) {
  for (const Event& event : events) {
    const std::string text = event_text(event);
    if (!text.empty()) std::printf("   %s\n", text.c_str());
  }
}

// The record is known to replay.
void show(const Record& record) {
  Events events;
  State state = start_match(record.rules, record.seats, record.seed, &events);
  print_events(events);
  print_state(state);
  for (const Action& action : record.actions) {
    events.clear();
    apply(state, action, &events);
    std::printf("%s\n", action_text(action).c_str());
    print_events(events);
    print_state(state);
  }
}

}  // namespace

int replay_command(const Arguments& arguments) {
  std::string path;
  bool shown = false;
  for (const std::string& word : arguments) (word == "--show" ? void(shown = true) : void(path = word));
  if (path.empty()) return misuse("'replay' needs a file.");
  const auto text = read_file(path);
  if (!text) {
    std::fprintf(stderr, "%s: the file cannot be read\n", path.c_str());
    return 1;
  }
  const Result<Record> record = parse_record(*text);
  const Result<State> state = record.ok() ? replay(record.value()) : Result<State>(record.problem());
  if (!state.ok()) {
    std::fprintf(stderr, "%s:%d: %s\n", path.c_str(), state.problem().line, state.problem().sentence.c_str());
    return 1;
  }
  if (shown) show(record.value());
  std::printf("%s: %d players, %s, %zu actions, round %d, %s\n", path.c_str(), record.value().seats,
              rules_text(record.value().rules).c_str(), record.value().actions.size(), state.value().round,
              record.value().has_hash ? "the hash agrees" : "no hash to compare");
  return 0;
}

}  // namespace yinuo::cli
