// One match at one table: the true state, who plays each seat, and what the person is shown of it.
// Promises: the person's view is the only thing that leaves; events reach it in order, over time; input is never
// blocked (an intent first shows what is still waiting); nothing depends on frames: `step` takes seconds. Several
// people pass one device on: what leaves then is the view of who has it, or, while the hand is covered, what all know.
// Does not know: pixels, SDL, files. Storing is App's (app.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/beliefs.hpp"
#include "app/player.hpp"
#include "app/thinking.hpp"
#include "base/rng.hpp"
#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/record.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

// A slap race: who had to slap, and after how many seconds each did, in order. Who has no time was the slowest.
struct SlapRace {
  struct Time {
    Seat seat = 0;
    double seconds = 0;
  };
  SeatSet seats = 0;
  double began = 0;  // on the match's clock
  std::vector<Time> times{};
  [[nodiscard]] bool over() const { return std::popcount(seats) <= static_cast<int>(times.size()) + 1; }
};

class Match {
 public:
  // A new match. The rules are playable with so many players; one of them or more are people.
  Match(const Rules& rules, std::vector<Player> players, std::uint64_t seed);
  // A match as it was left: the record has been replayed to `state`.
  Match(Record record, std::vector<Player> players, const State& state);

  // ---- what is shown
  // The seat of the person, of several who has the device or is to get it; as far as changes have been shown.
  [[nodiscard]] Seat viewer() const { return viewer_; }
  [[nodiscard]] const State& shown() const { return shown_; }  // the person's view, as far as it has been shown
  // Each by the seat at which they began: people may change places between rounds.
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] const Player& player_at(Seat seat) const { return players_[shown_.sits[seat]]; }
  void rename(std::size_t player, std::string name) { players_[player].name = std::move(name); }  // the record stays
  [[nodiscard]] std::vector<Event> take_told();  // events shown since last asked, as the person may know them
  [[nodiscard]] std::size_t hurried() const { return hurried_; }  // how many of them, from the first, all at once
  [[nodiscard]] std::vector<Event> take_heard();  // the same once more, each for its own listener: App's sentences
  [[nodiscard]] bool waiting() const { return !queue_.empty(); }  // events are still to be shown
  [[nodiscard]] double wake_after() const;  // seconds until step has something to do; negative: never
  // Seconds until a computer player acts on its turn, when a call is too late; negative: not planned.
  [[nodiscard]] double turn_in() const;
  [[nodiscard]] double round_left() const;  // seconds on the round's clock; negative: there is none
  // Of the person's decision, where turn_seconds limits it (negative: it does not; computer players have no limit), and
  // whose that is (kNoSeat: nobody's).
  [[nodiscard]] double decision_left() const;
  [[nodiscard]] Seat decider() const;
  [[nodiscard]] const SlapRace& race() const { return race_; }  // the last one, as far as it has been shown

  // ---- what the person may do, on the newest view (nothing is listed while it is not up to date with `shown`)
  void legal(ActionList& list) const;
  // The person has nothing to do but pass: that is done by itself after a moment.
  [[nodiscard]] bool person_can_only_pass() const;
  [[nodiscard]] Refusal why_not(const Action& action) const;
  // On its turn the viewer holds a card that can be played, and by these rules may then not draw.
  [[nodiscard]] bool must_play() const;
  // Why a play that why_not accepts would cost its player and move nothing; None: it is no misplay.
  [[nodiscard]] Refusal why_misplay(const Action& action) const;
  void ways(const Action& play, ActionList& list) const;  // a play with each choice it may be completed by
  // Carried out, or refused and nothing changed. By other people than who has the device: what is_open_act says.
  [[nodiscard]] Refusal act(const Action& wanted);
  void show_all();  // shows what is waiting at once

  // ---- several people at one device (passing.hpp)
  [[nodiscard]] bool shared() const { return shared_; }
  // Nobody's hand is to be seen: whoever sits at viewer() is to get the device, or all cards lie open between rounds.
  [[nodiscard]] bool covered() const { return covered_; }
  [[nodiscard]] unsigned covers() const { return covers_; }  // grows whenever the hand is covered
  [[nodiscard]] bool looking() const { return looking_; }    // the device was asked for out of turn
  void uncover();        // the person at viewer() has the device; shows what is waiting first, and may come too late
  void look(Seat seat);  // one of the others asks for it, while somebody could jump in; the computer players wait
  void hand_back();      // after that: on to who is to act
  void cover_now();      // not only when there has been time to see what one did
  void put_down();       // nobody has the device for now

  // ---- a tip: what a master would do in the person's place, from what the person has been shown and nothing else
  [[nodiscard]] bool can_advise() const;  // it is for the person to choose what to do
  void advise();                          // begins to think; only then
  [[nodiscard]] bool advising() const { return tip_.under_way(); }
  [[nodiscard]] const Action* advice() const;  // null: none yet, or the table has changed since
  // What was advised against it, with the figures; only with advice().
  [[nodiscard]] std::optional<ai::Rival> rival() const { return tip_.rival(); }
  // What the person could have gathered; up to date while nothing waits.
  [[nodiscard]] const ai::Belief& own_belief() const { return *beliefs_.of(seat_ahead_); }

  // ---- time
  // Lends a clock to measure how long computer players think; without one their playouts are counted.
  void lend_clock(Clock now) { now_ = std::move(now); }
  void set_pace(double factor);  // 1: as written; 2, 3: quicker; 0: everything at once
  void step(double seconds);     // shows events, lets computer players act when their time has come

  // ---- keeping
  void mark_again() { record_.again = true; }                     // the deal is played again: its cards are known
  [[nodiscard]] const Record& record() const { return record_; }  // the recipe of all so far
  [[nodiscard]] const State& truth() const { return state_; }     // for keeping and tests; never for drawing

 private:
  // Something a computer player will do out of turn unless it is too late by then.
  struct Intention {
    Action action;
    double at = 0;
  };

  void find_viewer();
  [[nodiscard]] bool is_person(Seat seat) const { return players_[state_.sits[seat]].person; }
  [[nodiscard]] bool can_act(const Action& action) const;
  void cover(Seat next);
  void pass_device();
  [[nodiscard]] double look_back() const;
  [[nodiscard]] bool clock_rests() const;
  void seed_players(std::uint64_t salt);
  void carry_out(const Action& action);
  void queue(const Events& events);
  void show_one();
  void plan();
  void plan_reactions();
  void plan_jumps();
  void plan_slaps();
  void start_clock();
  void time_decision();
  void intend(const Action& action, double seconds);
  void begin_to_think();
  void think(double until, bool& slice);
  void hesitate();
  void take_turn();
  void react();
  [[nodiscard]] bool computer_to_act() const;
  [[nodiscard]] ai::Mind mind_at(Seat seat) const;
  [[nodiscard]] bool thinks() const { return queue_.empty() && turn_at_ >= 0 && thinking_.under_way(); }
  [[nodiscard]] bool person_could_jump() const;
  [[nodiscard]] double next_due() const;
  [[nodiscard]] double thinking_time();
  [[nodiscard]] double scaled(double seconds) const { return seconds * scale_; }

  State state_;
  State shown_;
  Record record_;
  std::vector<Player> players_;
  Seat viewer_ = 0;
  Seat seat_ahead_ = 0;  // the person's, once all that is waiting has been shown
  bool shared_ = false, covered_ = false, looking_ = false;
  unsigned covers_ = 0;
  Slot looks_at_ = kNoSlot;  // the card on top that the device was asked for
  double cover_at_ = -1;     // when the hand is covered; negative: not planned

  double clock_ = 0;  // seconds since the match was begun or taken up
  double scale_ = 1;  // of every pause
  bool at_once_ = false;
  std::deque<Event> queue_;
  double next_event_ = 0;  // when the next event may be shown
  std::vector<Event> told_, heard_;
  std::size_t hurried_ = 0;  // of those told

  double turn_at_ = -1;                // when the computer player to act acts; negative: not planned
  std::vector<Intention> intentions_;  // in the order of time
  SeatSet asked_ = 0;                  // whose owed calls the computer players have been asked about
  Slot asked_jump_ = kNoSlot;          // the card on top that they have been asked to jump on
  bool robbed_ = false;                // somebody has just jumped in where it was a person's turn
  SeatSet asked_slap_ = 0;             // of the seats that have to slap
  bool raced_ = false;                 // a person has met a slap in this match
  SlapRace race_;
  double round_end_ = -1;     // when the round's clock runs out; negative: there is none
  int clocked_round_ = 0;     // the round that it runs for
  double decision_end_ = -1;  // when a person's decision is taken by the program; negative: there is no limit
  Beliefs beliefs_;
  Thinking thinking_;          // of the computer player whose turn is planned
  double began_to_think_ = 0;  // on the match's clock
  Thinking tip_;               // of the person's turn
  Clock now_;
  Rng pauses_;
  std::array<Rng, kMaxSeats> minds_{};  // one stream for each computer player
};

}  // namespace yinuo::app
