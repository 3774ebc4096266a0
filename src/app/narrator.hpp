// Turns what happens at the table into sentences: the line on the table, and announcements for those who listen.
// Promises: says what the person may know and no more; the line holds the sentences of the last action.
// Does not know: what the sentences are shown with, or when.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/last_plays.hpp"
#include "app/strings.hpp"
#include "app/words.hpp"
#include "engine/event.hpp"
#include "engine/state.hpp"

namespace yinuo::app {

class Narrator {
 public:
  using Names = std::function<std::string(Seat)>;

  // Texts and names to speak with; `names` is called while an event is heard.
  void speak(const Strings* strings, Names names);
  // A table, seen from this seat, or told to all who sit there (kOnlooker); where people change places it goes along.
  // `plays`: what lies at the seats of a match that is taken up.
  void begin(Seat viewer, const LastPlays& plays = {});
  // One event; `shown` is the person's view after it. `seconds`: how long a slap took; negative: nobody knows.
  void hear(const Event& event, const State& shown, double seconds = -1);
  // Nothing is waiting to be heard: says once what a round that is over left open.
  void rest(const State& shown);

  [[nodiscard]] const Runs& line() const { return line_; }  // all of the last action
  // The same in no more words than stand on a small table: from the verdict on, where there is one, and of many cards
  // drawn the first ones.
  [[nodiscard]] Runs brief() const;
  [[nodiscard]] std::vector<std::string> take_announcements();
  [[nodiscard]] const LastPlays& plays() const { return plays_; }  // as far as they have been heard of

 private:
  void say(const Runs& sentence);       // line and announcement
  void announce(const Runs& sentence);  // announcement only
  // The text of `key` about a seat, which is {0}; of `key`.you when the seat is the person's.
  [[nodiscard]] Runs about(std::string_view key, Seat seat, Runs more = {}) const;
  [[nodiscard]] Runs between(std::string_view key, Seat seat, Seat target) const;
  void played(const Event& event, const State& shown);
  void say_play();
  void say_held();
  void add_to_line(const Runs& sentence);
  void clear_line();
  void say_drawn();
  void card_shown(const Event& event, const State& shown);
  void grows(const Event& event, const State& shown);
  void deflects(const Event& event, const State& shown);
  void slap_begins(const Event& event);
  void slaps(const Event& event, double seconds);
  void booked(const Event& event, const State& shown);
  void match_over(const Event& event, const State& shown);
  void places_change(const State& shown);
  void round_begins(const Event& event, const State& shown);
  void draws(const Event& event);
  void drawn(const Event& event);
  void passes(const Event& event);
  void judged(const Event& event, const State& shown);
  void fined(const Event& event);
  void turn_goes(const Event& event, const State& shown);
  void say_direction(const State& shown);
  void say_silence(const State& shown);
  void starter_turned(const Event& event, const Rules& rules);
  void round_over(const Event& event, const State& shown);

  const Strings* strings_ = nullptr;
  Names names_;
  Seat viewer_ = 0;
  LastPlays plays_{};
  Runs line_;
  std::size_t brief_from_ = 0;  // where the verdict of a challenge begins in it
  // A part of the line that has fewer words where there is little room.
  struct Shorter {
    std::size_t from = 0, to = 0;  // its runs in the line
    Runs runs{};
  };
  std::vector<Shorter> shorter_;
  std::vector<std::string> announcements_;
  int expected_ = 0;                     // cards that the person is still to draw
  Runs drawn_;                           // those drawn so far
  Run unfit_{};                          // the card drawn on the turn, if it cannot be played
  ActionKind acted_ = ActionKind::Pass;  // the last action
  Runs slapped_;                         // who has slapped in this race, in order, with their times
  int rested_round_ = 0;                 // the last round that was said to have left something open
  bool moving_ = false;                  // people are changing places: told when all sit
  // Cards laid or shown one after another are told in one sentence: it is announced when they are all there.
  Runs cards_;
  Seat cards_of_ = kNoSeat;  // who laid them
  Seat shown_of_ = kNoSeat;  // whose they are, when they were shown
  bool jumped_ = false;
  Colour colour_ = Colour::None;  // that lies on top
  std::size_t line_before_ = 0;   // runs of the line before the sentence about them
  bool bombed_ = false;           // the bomb of this action has been told
  int turns_ = 0;                 // of the direction that are still to be told
  bool silent_ = false;           // a red card has asked for silence
};

}  // namespace yinuo::app
