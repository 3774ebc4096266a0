// One match at one table: the true state, who plays each seat, and what the person is shown of it.
// Promises: the person's view is the only thing that leaves; events reach it in order, over time; input is never
// blocked (an intent first shows what is still waiting); nothing depends on frames: `step` takes seconds.
// Does not know: pixels, SDL, files. Storing is App's (app.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/record.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

struct Player {
  std::string name;
  bool person = false;
  int picture = 0;  // which of the drawn faces
  bool operator==(const Player&) const = default;
};

class Match {
 public:
  // A new match. The rules are playable with so many players; exactly one of them is a person.
  Match(const Rules& rules, std::vector<Player> players, std::uint64_t seed);
  // A match as it was left: the record has been replayed to `state`.
  Match(Record record, std::vector<Player> players, State state);

  // ---- what is shown
  [[nodiscard]] Seat viewer() const;                          // the person's seat
  [[nodiscard]] const State& shown() const;                   // the person's view, folded to what has been shown so far
  [[nodiscard]] const std::vector<Player>& players() const;
  [[nodiscard]] std::vector<Event> take_told();               // events shown since last asked, as the person may know them
  [[nodiscard]] bool waiting() const;                         // events are still to be shown
  [[nodiscard]] double wake_after() const;                    // seconds until step has something to do; negative: never

  // ---- what the person may do, on the newest view (nothing is listed while it is not up to date with `shown`)
  void legal(ActionList& list) const;
  [[nodiscard]] Refusal why_not(const Action& action) const;
  [[nodiscard]] Refusal act(const Action& action);            // carried out, or refused and nothing changed
  void show_all();                                            // shows what is waiting at once

  // ---- time
  void set_pace(double factor);                               // 1: as written; 2, 3: quicker; 0: everything at once
  void step(double seconds);                                  // shows events, lets computer players act when their time has come

  // ---- keeping
  [[nodiscard]] const Record& record() const;                 // the recipe of all so far
  [[nodiscard]] const State& truth() const;                   // for keeping and tests; never for drawing

 private:
  State state_;
  State shown_;
  Record record_;
  std::vector<Player> players_;
  Seat viewer_ = 0;
};

}  // namespace yinuo::app
