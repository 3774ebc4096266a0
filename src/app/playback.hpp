// A match told again at the table: its record played through the engine, forwards over time, backwards and to any
// action at once.
// Promises: after `at` actions it shows what the chosen seat knew then, whatever way it came there; while the match is
// still played nobody but the person is looked over the shoulder; a record that cannot be played to its end is told as
// far as it goes, and says so. Does not know: pixels, texts, where records come from.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "app/last_plays.hpp"
#include "app/match.hpp"
#include "base/result.hpp"
#include "engine/record.hpp"

namespace yinuo::app {

// An action worth going to.
struct Mark {
  enum class Kind : std::uint8_t { Four, Challenge, Call, Report, Hands, Payment, Reshuffle, Out, RoundOver };
  int at = 0;  // how many actions have been carried out with it
  int round = 0;
  Kind kind = Kind::Four;
  bool operator==(const Mark&) const = default;
};

class Playback {
 public:
  // `players`: by the seats at which they began; the first of the people among them is the person. It begins before the
  // first action.
  Playback(Record record, std::vector<Player> players);

  // ---- what is shown
  [[nodiscard]] const State& shown() const { return eye_.state; }
  [[nodiscard]] Seat viewer() const { return eye_.seat; }
  [[nodiscard]] bool open() const { return eye_.all; }  // all hands lie face up
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  void rename(std::size_t player, std::string name) { players_[player].name = std::move(name); }
  [[nodiscard]] const Player& player_at(Seat seat) const { return players_[eye_.state.sits[seat]]; }
  [[nodiscard]] bool waiting() const { return !queue_.empty(); }  // the last action is still being shown
  [[nodiscard]] std::vector<Event> take_told();                   // shown since last asked, as the viewer knows them
  [[nodiscard]] std::size_t hurried() const { return hurried_; }  // how many of them, from the first, all at once

  // ---- what is said: always to the person, whoever is looked over the shoulder
  [[nodiscard]] const State& heard_state() const { return own_.state; }
  [[nodiscard]] std::vector<Event> take_heard();
  // Changes whenever what is shown changes without being told.
  [[nodiscard]] unsigned cuts() const { return cuts_; }
  // Changes with each jump; then what is heard next is the last action alone, after these plays, seen from that seat.
  [[nodiscard]] unsigned jumps() const { return jumps_; }
  [[nodiscard]] const LastPlays& plays_before() const { return plays_before_; }
  [[nodiscard]] Seat seat_before() const { return seat_before_; }

  // ---- where it is
  [[nodiscard]] int at() const { return at_; }
  [[nodiscard]] int count() const { return static_cast<int>(record_.actions.size()); }
  [[nodiscard]] const std::vector<int>& rounds() const { return rounds_; }  // where each round has been dealt
  [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
  [[nodiscard]] bool over() const { return over_; }                                  // the match came to its end
  [[nodiscard]] const std::optional<Problem>& diverged() const { return problem_; }  // why it is not told further
  [[nodiscard]] const Record& record() const { return record_; }                     // as far as it can be played
  [[nodiscard]] const State& truth() const { return truth_; }                        // for tests; never for drawing

  // ---- moving; whoever moves it by hand stops it
  void go_to(int at);           // at once
  void forward();               // one action, over time; what is still being shown of the one before at once
  void back();                  // one action, at once
  void round_forward();         // to the next deal, after the last one to the end
  void round_back();            // to this round's deal, from there to the one before
  void show(const Mark& mark);  // goes before it and lets it happen
  void play(bool on);           // goes on by itself; from the end, from the beginning
  [[nodiscard]] bool playing() const { return playing_; }
  void set_speed(int speed) { speed_ = speed; }
  [[nodiscard]] int speed() const { return speed_; }
  void step(double seconds);
  [[nodiscard]] double wake_after() const;  // seconds until step has something to do; negative: never

  // ---- whose cards are seen
  static constexpr int kAll = -1;
  // A player, by the seat at which that one began, or kAll. False, and nothing changes, while the match is played and
  // it is not the person.
  bool look(int player);
  [[nodiscard]] int looks() const { return looks_; }

 private:
  // The table as somebody knows it.
  struct Eye {
    State state;
    Seat seat = 0;
    bool all = false;
    void open_on(const State& truth, int player, int person);
    Event see(const Event& told);
  };

  void survey();
  void note(const Events& events, int at, int round);
  void begin_action();
  void show_one();
  void show_all();
  void settle();
  [[nodiscard]] State start(Events* events) const;

  Record record_;
  std::vector<Player> players_;
  int person_ = 0;
  bool over_ = false;
  std::optional<Problem> problem_;
  std::vector<int> rounds_;
  std::vector<Mark> marks_;

  State truth_;
  Eye eye_, own_;
  int at_ = 0, looks_ = 0;
  std::vector<Event> told_, heard_;
  std::size_t hurried_ = 0;  // of those told
  std::deque<Event> queue_;  // of the last action, as they truly are
  unsigned jumps_ = 0, cuts_ = 0;
  LastPlays plays_before_;
  Seat seat_before_ = 0;

  bool playing_ = false;
  int speed_ = 1;
  double clock_ = 0, next_ = 0;  // when the next event or action is due
};

}  // namespace yinuo::app
