#include "app/record_screens.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/history.hpp"
#include "app/length.hpp"
#include "app/replay_screens.hpp"
#include "app/rule_words.hpp"
#include "base/text.hpp"
#include "engine/families/match.hpp"

namespace yinuo::app {
namespace {

std::string number(int value) { return std::to_string(value); }
std::string whole(double value) { return std::to_string(std::lround(value)); }

std::string rank_name(const Strings& strings, int rank) { return strings.text("ui.rank." + number(rank + 1)); }

std::string title_of(const Strings& strings, const Rating& rating) { return rank_name(strings, rank_of(rating)); }

std::string preset_in_words(const Strings& strings, const std::string& preset) {
  return preset == "own" ? strings.text("records.own_rules") : preset_name(strings, preset);
}

// "Classic", or the name of the person's own rules.
std::string rules_in_words(const Strings& strings, const Entry& entry) {
  if (!entry.name.empty()) return entry.name;
  const RuleSet set = nearest_set(entry.rules);
  const int changes = count_changes(preset_rules(*find_preset(set.base)), entry.rules);
  const std::string name = base_name(strings, set);
  return changes == 0 ? name : name + " · " + strings.text("form.rules.changed", {number(changes)});
}

std::string result_in_words(const Strings& strings, const Entry& entry) {
  if (entry.people() > 1) return strings.text("records.shared", {number(entry.people())});
  return entry.won ? strings.text("records.won") : strings.text("records.place", {number(entry.place)});
}

std::string kind_in_words(const Strings& strings, const std::string& kind) {
  const std::string key = "records.kind." + kind;
  return strings.has(key) ? strings.text(key) : kind;
}

std::string length_name(const Strings& strings, const Rules& rules) {
  const std::string length = length_of(rules);
  if (length == "single" || length == "whole") return strings.text("form.length." + length);
  const bool rounds = length.back() == 'r';
  return strings.text(rounds ? "form.length.rounds" : "form.length.points", {length.substr(0, length.size() - rounds)});
}

Row fact_row(std::string label, std::string value, std::string help = {}) {
  return {.kind = Row::Kind::Fact, .label = std::move(label), .value = std::move(value), .help = std::move(help)};
}

// Places in a list, those with most first.
std::vector<std::size_t> most_first(const std::vector<int>& counts) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    order.push_back(i);
    for (std::size_t at = i; at > 0 && counts[order[at - 1]] < counts[i]; --at) std::swap(order[at - 1], order[at]);
  }
  return order;
}

// How far the next title is; at the top there is none.
std::string way_in_words(const Strings& strings, const Rating& rating) {
  const std::string now =
      strings.text("records.rank.help", {whole(rating.rating), whole(sure_rating(rating)), number(rating.matches)});
  const std::optional<double> next = rank_from(rank_of(rating) + 1);
  if (!next) return now + strings.text("list.sentences") + strings.text("records.rank.top");
  const std::string missing = whole(std::ceil(*next - sure_rating(rating)));
  return now + strings.text("list.sentences") +
         strings.text("records.rank.next", {missing, rank_name(strings, rank_of(rating) + 1)});
}

// All titles, the lowest first; beside each by which rules the person holds it.
void add_ladder(Form& form, const Strings& strings, const RecordBook& book, bool open) {
  form.rows.push_back({.kind = Row::Kind::Section,
                       .key = "ladder",
                       .label = strings.text("records.ladder", {number(kRanks)}),
                       .value = open ? "open" : "closed"});
  if (!open) return;
  form.rows.push_back(text_row(strings.text("records.ladder.what")));
  for (int rank = 0; rank < kRanks; ++rank) {
    const std::optional<double> from = rank_from(rank);
    Row row = fact_row(strings.text("records.ladder.title", {number(rank + 1), rank_name(strings, rank)}),
                       from ? strings.text("records.ladder.from", {whole(*from)}) : strings.text("records.ladder.all"));
    std::string held;
    for (const RatingOf& of : book.ratings()) {
      if (rank_of(of.rating) != rank) continue;
      held += (held.empty() ? "" : strings.text("list.between")) + preset_in_words(strings, of.preset);
    }
    if (!held.empty()) row.mark = strings.text("records.ladder.yours", {held});
    row.own = !held.empty();
    form.rows.push_back(std::move(row));
  }
}

// The rules by which most has been played first.
void add_ranks(Form& form, const Strings& strings, const RecordBook& book) {
  std::vector<int> counts;
  for (const RatingOf& of : book.ratings()) counts.push_back(of.rating.matches);
  form.rows.push_back(heading_row(strings.text("records.rank")));
  form.rows.push_back(text_row(strings.text("records.rank.what")));
  if (counts.empty()) form.rows.push_back(text_row(strings.text("records.rank.none")));
  const auto shared = [](const Entry& entry) { return entry.people() > 1; };
  if (std::any_of(book.entries().begin(), book.entries().end(), shared))
    form.rows.push_back(text_row(strings.text("records.rank.several")));
  for (const std::size_t i : most_first(counts)) {
    const auto& [preset, rating] = book.ratings()[i];
    form.rows.push_back(
        fact_row(preset_in_words(strings, preset), title_of(strings, rating), way_in_words(strings, rating)));
  }
}

void add_match(Form& form, const Strings& strings, const Entry& entry) {
  Row row = button_row("match:" + entry.id, entry.when.substr(0, 10) + " · " + rules_in_words(strings, entry));
  row.mark = result_in_words(strings, entry);
  if (entry.favourite) row.mark = strings.text("records.marked", {row.mark});
  const bool against = entry.rules.booking == Booking::Losers && entry.rules.match != MatchFormat::Chips;
  row.help = strings.text(
      against ? "records.item.against" : "records.item",
      {number(static_cast<int>(entry.kinds.size())), length_name(strings, entry.rules), number(entry.points)});
  if (entry.received) row.help += " · " + strings.text("records.received");
  if (entry.again) row.help += " · " + strings.text("records.again");
  form.rows.push_back(std::move(row));
}

// Everybody at the end, who has won before the others.
void add_standing(Form& form, const Strings& strings, const RecordDesk& desk) {
  const State& last = desk.played.last;
  const auto before = [&last](Seat one, Seat other) {
    const bool won = contains(last.match_winners, one);
    return won != contains(last.match_winners, other) ? won : match::stands_before(last, one, other);
  };
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < last.seats; ++seat) {
    seats.push_back(seat);
    for (std::size_t at = seat; at > 0 && before(seat, seats[at - 1]); --at) std::swap(seats[at - 1], seats[at]);
  }
  form.rows.push_back(heading_row(strings.text("records.standing")));
  for (const Seat seat : seats) {
    const std::size_t who = last.sits[seat];
    const Player& player = desk.players[who];
    std::string name = player.name;
    if (!player.person) name += " · " + kind_in_words(strings, desk.entry.kinds[who]);
    form.rows.push_back(fact_row(std::move(name), strings.text("form.length.points", {number(last.scores[seat])}),
                                 contains(last.match_winners, seat) ? strings.text("records.winner") : std::string()));
  }
}

void add_rounds(Form& form, const Strings& strings, const RecordDesk& desk) {
  form.rows.push_back(heading_row(strings.text("records.rounds")));
  std::size_t round = 0;
  for (const RoundEnd& end : desk.played.rounds) {
    const std::string winner = end.winner == kNoSeat ? std::string() : desk.players[end.winner].name;
    form.rows.push_back(text_row(round_end_in_words(strings, ++round, winner, end.points)));
  }
}

void add_deleting(Form& form, const Strings& strings, const RecordDesk& desk) {
  if (!desk.deleting) {
    form.rows.push_back(button_row("delete", strings.text("rules.delete")));
    form.rows.back().help = strings.text("records.delete.help");
    return;
  }
  form.rows.push_back(text_row(strings.text("records.delete.ask")));
  form.rows.push_back(button_row("delete_no", strings.text("rules.delete.no")));
  form.rows.push_back(button_row("delete_yes", strings.text("rules.delete.yes")));
}

// ---- Statistics

void add_tally(Form& form, const Strings& strings, std::string label, const Tally& tally) {
  const int percent = tally.matches == 0 ? 0 : (tally.won * 100 + tally.matches / 2) / tally.matches;
  form.rows.push_back(fact_row(
      std::move(label), strings.text("records.tally", {number(tally.matches), number(tally.won), number(percent)}),
      strings.text("records.tally.rounds", {number(tally.rounds), number(tally.rounds_won)})));
}

// "3 opponents · Steady".
std::string others_in_words(const Strings& strings, const std::string& others) {
  const std::size_t colon = std::min(others.find(':'), others.size() - 1);
  return strings.text("records.others", {others.substr(0, colon), kind_in_words(strings, others.substr(colon + 1))});
}

enum class By : std::uint8_t { Preset, Others, Format };

std::string group_in_words(const Strings& strings, const Group& group, By by) {
  switch (by) {
    case By::Preset: return preset_in_words(strings, group.preset);
    case By::Others: return others_in_words(strings, group.others);
    case By::Format: {
      const std::string key = "value.match." + group.format;
      return strings.has(key) ? strings.text(key) : group.format;
    }
  }
  return {};
}

// What is played most comes first.
void add_tallies(Form& form, std::string heading, const Strings& strings, const std::vector<Total>& all, By by) {
  std::vector<std::string> names;
  std::vector<Tally> tallies;
  for (const Total& total : all) {
    std::string name = group_in_words(strings, total.group, by);
    const std::size_t at = static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    if (at == names.size()) {
      names.push_back(std::move(name));
      tallies.emplace_back();
    }
    tallies[at].add(total.tally);
  }
  std::vector<int> counts;
  for (const Tally& tally : tallies) counts.push_back(tally.matches);
  form.rows.push_back(heading_row(std::move(heading)));
  for (const std::size_t i : most_first(counts)) add_tally(form, strings, names[i], tallies[i]);
}

}  // namespace

std::string rank_in_words(const Strings& strings, const Rating& rating) {
  return strings.text("ui.rank", {title_of(strings, rating), whole(rating.rating)});
}

Form records_form(const Strings& strings, const RecordBook& book, const RecordDesk& desk) {
  Form form{.title = strings.text("form.records")};
  if (!desk.status.empty()) form.rows.push_back(text_row(desk.status));
  add_ranks(form, strings, book);
  add_ladder(form, strings, book, desk.ladder);
  form.rows.push_back(button_row("statistics", strings.text("records.statistics")));
  form.rows.back().enabled = !book.tallies().empty();
  form.rows.push_back(button_row("transfer", strings.text("transfer.title")));
  form.rows.push_back(heading_row(strings.text("records.matches", {number(static_cast<int>(book.entries().size()))})));
  if (book.entries().empty()) form.rows.push_back(text_row(strings.text("records.none")));
  for (const Entry& entry : book.entries()) add_match(form, strings, entry);
  form.rows.push_back(button_row("back", strings.text("form.back")));
  return form;
}

Form record_form(const Strings& strings, const RecordDesk& desk) {
  const Entry& entry = desk.entry;
  Form form{.title = rules_in_words(strings, entry)};
  if (!desk.status.empty()) form.rows.push_back(text_row(desk.status));
  if (!desk.wrong.empty()) form.rows.push_back({.kind = Row::Kind::Problem, .label = desk.wrong});
  form.rows.push_back(fact_row(entry.when, result_in_words(strings, entry),
                               entry.again ? strings.text("records.again.help") : std::string()));
  form.rows.push_back(fact_row(strings.text("records.rules"), length_in_words(strings, entry.rules)));
  if (desk.kept) {
    form.rows.push_back({.kind = Row::Kind::Toggle,
                         .key = "favourite",
                         .label = strings.text("records.favourite"),
                         .value = entry.favourite ? "on" : "off",
                         .help = strings.text("records.favourite.help", {number(kMostMatches)})});
  }
  form.rows.push_back(button_row("watch", strings.text("ui.watch")));
  if (desk.wrong.empty()) {
    add_standing(form, strings, desk);
    add_rounds(form, strings, desk);
    add_share(form, strings, desk.link, {});
  }
  if (desk.kept) add_deleting(form, strings, desk);
  form.rows.push_back(button_row("back", strings.text("form.back")));
  if (!desk.kept) form.rows.push_back(button_row("keep", strings.text("records.keep"), Row::Kind::PrimaryButton));
  return form;
}

Form statistics_form(const Strings& strings, const RecordBook& book) {
  const std::vector<Total> totals = book.tallies();
  Tally all;
  for (const Total& total : totals) all.add(total.tally);
  Form form{.title = strings.text("records.statistics")};
  add_tally(form, strings, strings.text("records.all"), all);
  add_tallies(form, strings.text("records.by_rules"), strings, totals, By::Preset);
  add_tallies(form, strings.text("records.by_others"), strings, totals, By::Others);
  add_tallies(form, strings.text("records.by_format"), strings, totals, By::Format);
  form.rows.push_back(button_row("back", strings.text("form.back")));
  return form;
}

}  // namespace yinuo::app
