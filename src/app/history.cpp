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
    if (event.kind == EventKind::RoundBegins) rounds_.emplace_back();
    if (event.kind == EventKind::Acted) own_ = event.seat == viewer_;
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
    if (!narrator_.line().empty() && !rounds_.empty()) rounds_.back().push_back({narrator_.line(), own_});
    own_ = false;
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
      if (told) add_lines(form, rounds_[number - 1]);
    }
    form.rows.push_back(button_row("back", strings_.text("form.back")));
    return form;
  }

 private:
  struct Line {
    Runs words;
    bool own;  // the person's
  };
  // How a round ended; its winner, by the seat at which he began, may be nobody.
  struct End {
    Seat winner;
    bool blocked;
    int points;
  };

  // Newest first.
  static void add_lines(Form& form, const std::vector<Line>& lines) {
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
      form.rows.push_back(
          {.kind = Row::Kind::Text, .label = plain(line->words), .runs = line->words, .own = line->own});
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
  std::vector<std::vector<Line>> rounds_;
  bool own_ = false;  // the action that is being heard is the person's
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
