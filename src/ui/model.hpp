// What the table shows in one frame, and whom it tells what the person wants.
// Promises: plain references into App, good for one frame; every intent goes through Desk and nowhere else.
// Does not know: where App is, so that tests and trials can show any state.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/last_plays.hpp"
#include "app/mirror.hpp"
#include "app/strings.hpp"
#include "app/words.hpp"
#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/state.hpp"

namespace yinuo::ui {

struct Person {
  std::string name{};
  int picture = 0;
  bool person = false;
};

// A seat's points when a round is over.
struct Points {
  Seat seat = 0;
  int hand = 0, booked = 0, total = 0;
  int numbers = 0, actions = 0, wilds = 0;  // of the hand's points
  bool won_round = false, won_match = false;
  int team = -1;            // whose points these are too; negative: nobody's
  bool heads_team = false;  // the first of its team in the list
};

// A match that is told again: where it is, and what its controls say.
struct Replay {
  int at = 0, count = 0;
  bool playing = false;
  bool open = false;  // all hands lie face up
  unsigned cuts = 0;  // another number: what is shown has changed at once
  std::vector<int> rounds{}, marks{};
  std::string place{}, look{}, speed{};     // look: empty where there is nothing to choose
  std::string marks_mean{}, rounds_mean{};  // what the signs on the slider are; empty: there are none
};

struct Model {
  const State* state = nullptr;  // as shown; null: no match, an empty table
  int match_number = 0;          // another number: another match, everything starts anew
  Seat viewer = 0;
  bool addressed = true;  // who sits there is spoken to: "you"
  std::vector<Person> people{};
  app::LastPlays plays{};                      // what lies at the seats
  std::vector<Event> told{};                   // since the last frame
  std::size_t hurried = 0;                     // how many of them, from the first, were shown all at once
  std::vector<app::Item> items{};              // what may be done
  std::optional<Face> choosing{};              // a black card waits for its colour
  bool naming = false;                         // it is the starter that waits
  app::Question asking = app::Question::None;  // what the play that is put together still needs
  std::vector<Face> gathered{};                // its cards
  app::Runs sentence{};
  app::Runs tip{};                      // what the person was told to do; empty: nothing was asked
  Action advised{};                     // the same as an action
  bool advising = false;                // it is being thought out
  app::Runs bluff{};                    // a Wild Draw Four played now would be one; empty: it would not
  app::Risk risk{};                     // of the challenge that is offered
  double call_left = -1;                // seconds in which the person may still call; negative: no matter
  double jump_left = -1;                // the same, may still jump in
  double decision_left = -1;            // seconds left for a person's decision; negative: no limit
  Seat decides = kNoSeat;               // whose it is
  double round_left = -1;               // seconds on the round's clock; negative: there is none
  const app::SlapRace* race = nullptr;  // the last one; null: none
  std::string sound{};                  // the last sound the person made: shout, laugh
  unsigned sound_number = 0;            // grows with each
  bool silent = false;                  // a sound would cost
  std::string notice{};                 // why the last intent was refused
  unsigned notice_number = 0;
  std::vector<Points> points{};  // of a round that is over, best first
  std::string rank{};            // what a match that is over made of the person's rank; empty: nothing
  const app::Strings* strings = nullptr;
  std::optional<Replay> replay{};  // the person looks on
  bool covered = false;            // nobody's hand is to be seen
  unsigned covers = 0;             // another number: it has been covered
  bool waiting = false;            // events are still to be shown: whose turn it is may be about to change
  bool focus = true;               // the table takes input
  bool reduced_motion = false;
  bool heard = true;  // cues are
  double speed = 1;

  [[nodiscard]] const app::Item* item(std::string_view id) const {
    for (const app::Item& each : items) {
      if (each.id == id) return &each;
    }
    return nullptr;
  }
  [[nodiscard]] bool offers(std::string_view id) const {
    const app::Item* found = item(id);
    return found != nullptr && found->enabled;
  }
  // Whether a card of the hand can be played.
  [[nodiscard]] bool fits() const {
    return std::any_of(items.begin(), items.end(), [](const app::Item& each) {
      return each.enabled && (each.id.rfind("play:", 0) == 0 || each.id.rfind("gather:", 0) == 0);
    });
  }
  [[nodiscard]] std::string text(std::string_view key, const std::vector<std::string>& values = {}) const {
    return strings == nullptr ? std::string() : strings->text(key, values);
  }
  [[nodiscard]] bool my_turn() const {
    return state != nullptr && state->in_round() && state->turn == viewer && !covered;
  }
};

// Intents are carried out after the frame: what a frame shows stays valid until its end.
class Desk {
 public:
  virtual ~Desk() = default;
  virtual void activate(std::string_view id) = 0;  // an intent by its mirror id; a refusal comes back as a notice
  virtual void escape() = 0;                       // one step back
  virtual void show_all() = 0;                     // what is waiting to be shown, at once
};

}  // namespace yinuo::ui
