#include "app/history.hpp"

#include <algorithm>
#include <utility>

#include "app/passing.hpp"
#include "engine/apply.hpp"
#include "engine/fold.hpp"
#include "engine/view.hpp"

namespace yinuo::app {
namespace {

// Hears a match from its beginning, as the person heard it.
class Retelling {
 public:
  Retelling(const Strings& strings, const std::vector<Player>& players, const Record& record)
      : strings_(strings), players_(players), shown_(empty_table(record.rules, record.seats)) {
    viewer_ = ear_of(players);
    // Who sat there then.
    narrator_.speak(&strings, [this](Seat seat) { return players_[shown_.sits[seat]].name; });
    narrator_.begin(viewer_);
  }
  Retelling(const Retelling&) = delete;
  Retelling& operator=(const Retelling&) = delete;

  void hear(const Event& told) {
    viewer_ = seat_then(viewer_, told);
    const Event event = redact(told, viewer_);
    if (event.kind == EventKind::Acted || event.kind == EventKind::RoundBegins) end_line();
    if (event.kind == EventKind::RoundBegins) begin_round();
    if (event.kind == EventKind::Acted) begin_action(event.seat);
    if (event.kind == EventKind::TurnGoes) goes_on_ = true;
    fold(shown_, event);
    narrator_.hear(event, shown_);
    if (event.kind == EventKind::RoundOver) {
      ends_.push_back({event.seat == kNoSeat ? kNoSeat : shown_.sits[event.seat], event.detail != 0, 0});
    } else if (event.kind == EventKind::Booked && shown_.sits[event.seat] == ends_.back().winner) {
      ends_.back().points = event.amount;
    }
  }

  void end_line() {
    narrator_.rest(shown_);
    const bool own = std::exchange(own_, false);
    if (narrator_.line().empty() || rounds_.empty()) return;
    std::vector<Turn>& turns = rounds_.back();
    if (std::exchange(new_turn_, false)) turns.push_back({whose_, {}, false});
    Turn& turn = turns.back();
    if (!turn.words.empty()) turn.words.push_back({"\n"});
    turn.words.insert(turn.words.end(), narrator_.line().begin(), narrator_.line().end());
    turn.own = turn.own || own;
  }

  [[nodiscard]] Form form(const std::vector<int>& open) const {
    Form form{.title = strings_.text("form.title.history")};
    for (std::size_t number = rounds_.size(); number > 0; --number) {
      const bool newest = number == rounds_.size();
      const bool told = newest || std::find(open.begin(), open.end(), static_cast<int>(number)) != open.end();
      if (number <= ends_.size() && newest) form.rows.push_back(text_row(end_in_words(number)));
      Row heading = heading_row(strings_.text("history.round", {std::to_string(number)}));
      if (!newest) {
        heading.kind = Row::Kind::Section;
        heading.key = "round:" + std::to_string(number);
        heading.label = end_in_words(number);
        heading.value = told ? "open" : "closed";
      }
      form.rows.push_back(std::move(heading));
      if (told) add_turns(form, rounds_[number - 1]);
    }
    form.rows.push_back(button_row("back", strings_.text("form.back")));
    return form;
  }

 private:
  // What was done while it was one seat's turn, by whomever; the deal comes before the first.
  struct Turn {
    std::string whose;
    Runs words;
    bool own;  // the person did something
  };
  // How a round ended; its winner, by the seat at which he began, may be nobody.
  struct End {
    Seat winner;
    bool blocked;
    int points;
  };

  void begin_round() {
    rounds_.emplace_back();
    whose_ = strings_.text("history.deal");
    new_turn_ = true;
    goes_on_ = true;
  }

  void begin_action(Seat seat) {
    own_ = seat == viewer_;
    if (!shown_.in_round() || !std::exchange(goes_on_, false)) return;
    new_turn_ = true;
    whose_ = shown_.turn == viewer_ ? strings_.text("history.turn.you")
                                    : strings_.text("history.turn", {players_[shown_.sits[shown_.turn]].name});
  }

  // Newest first.
  static void add_turns(Form& form, const std::vector<Turn>& turns) {
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
      form.rows.push_back({.kind = Row::Kind::Text,
                           .label = plain(turn->words),
                           .mark = turn->whose,
                           .runs = turn->words,
                           .own = turn->own});
  }

  // `round`: from 1.
  [[nodiscard]] std::string end_in_words(std::size_t round) const {
    const End& end = ends_[round - 1];
    return round_end_in_words(strings_, round, end.winner == kNoSeat ? "" : players_[end.winner].name, end.points);
  }

  const Strings& strings_;
  const std::vector<Player>& players_;
  Seat viewer_ = 0;
  State shown_;
  Narrator narrator_;
  std::vector<std::vector<Turn>> rounds_;
  bool own_ = false;       // the action that is being heard is the person's
  bool goes_on_ = false;   // the turn has gone on since the action before
  bool new_turn_ = false;  // nothing has been told of this turn yet
  std::string whose_;      // it is
  std::vector<End> ends_;
};

}  // namespace

Form history_form(const Strings& strings, const std::vector<Player>& players, const Record& record,
                  const std::vector<int>& open) {
  Events events;
  // A record of a match that is being played replays; what could not be told again is left out.
  (void)replay(record, &events);
  Retelling retelling(strings, players, record);
  for (const Event& event : events) retelling.hear(event);
  retelling.end_line();
  return retelling.form(open);
}

std::string round_end_in_words(const Strings& strings, std::size_t round, const std::string& winner, int points) {
  const std::string number = std::to_string(round);
  if (winner.empty()) return strings.text("history.nobody", {number});
  if (points == 0) return strings.text("history.won_bare", {number, winner});
  return strings.text("history.won", {number, winner, std::to_string(points)});
}

}  // namespace yinuo::app
