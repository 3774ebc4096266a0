#include "app/replay_screens.hpp"

#include <algorithm>
#include <utility>

#include "app/narrator.hpp"
#include "app/passing.hpp"
#include "engine/apply.hpp"
#include "engine/fold.hpp"
#include "engine/view.hpp"

namespace yinuo::app {
namespace {

// A longer link is cut off here and there on its way.
constexpr std::size_t kLongLink = 2000;

// What is said of each turning point, as the person heard it.
std::vector<std::string> marks_in_words(const Playback& playback, const Strings& strings) {
  const Record& record = playback.record();
  const std::vector<Player>& players = playback.players();
  Seat viewer = ear_of(players);
  State shown = empty_table(record.rules, record.seats);
  Narrator narrator;
  narrator.speak(&strings, [&](Seat seat) { return players[shown.sits[seat]].name; });
  narrator.begin(viewer);
  Events events;
  State truth = start_match(record.rules, record.seats, record.seed, &events);
  const auto hear_all = [&] {
    for (const Event& told : events) {
      viewer = seat_then(viewer, told);
      const Event event = redact(told, viewer);
      fold(shown, event);
      narrator.hear(event, shown);
    }
    events.clear();
  };
  hear_all();
  std::vector<std::string> words;
  auto mark = playback.marks().begin();
  for (int at = 1; mark != playback.marks().end(); ++at) {
    apply(truth, record.actions[static_cast<std::size_t>(at - 1)], &events);
    hear_all();
    if (mark->at != at) continue;
    words.push_back(plain(narrator.brief()));
    ++mark;
  }
  return words;
}

Runs cards_of(const State& shown, const Strings& strings, Seat seat) {
  Runs cards;
  for (Slot slot = shown.hands[seat].first; slot != kNoSlot; slot = shown.cells[slot].next) {
    if (shown.face(slot) != Face::Unknown) cards.push_back(card_run(strings, shown.face(slot)));
  }
  return cards;
}

void add_hands(std::vector<Item>& items, const Playback& playback, const Strings& strings, const Names& names) {
  const State& shown = playback.shown();
  for (int i = 0; i < shown.seats; ++i) {
    const auto seat = static_cast<Seat>((playback.viewer() + i) % shown.seats);
    std::string label = strings.text(
        "mirror.seat", {names(seat), std::to_string(shown.hands[seat].count), std::to_string(shown.scores[seat])});
    const bool seen =
        seat == playback.viewer() || playback.open() || !shown.in_round() || lies_open(shown, playback.viewer(), seat);
    const Runs cards = seen ? cards_of(shown, strings, seat) : Runs{};
    if (!cards.empty()) label = strings.text("mirror.why", {label, plain(listed(strings, cards))});
    items.push_back({"seat:" + std::to_string(seat), std::move(label), false});
  }
}

// A speed by its name, and by what its button shows.
std::string speed_in_words(const Strings& strings, int speed) {
  const std::string number = std::to_string(speed);
  return strings.text("form.watch.speed", {strings.text("form.speed." + number), number});
}

Row choice_row(std::string key, std::string label, std::string value) {
  return {.kind = Row::Kind::Choice, .key = std::move(key), .label = std::move(label), .value = std::move(value)};
}

void add_choices(Form& form, const Playback& playback, const Strings& strings) {
  const std::vector<int> looks = looks_of(playback);
  if (looks.size() > 1) {
    Row view = choice_row("watch_view", strings.text("form.watch.view"), std::to_string(playback.looks()));
    for (const int look : looks) {
      view.choices.push_back(std::to_string(look));
      view.choice_names.push_back(look_name(playback, strings, look));
    }
    form.rows.push_back(std::move(view));
  }
  Row speed = choice_row("watch_speed", strings.text("form.speed"), std::to_string(playback.speed()));
  for (int i = 1; i <= kMostSpeed; ++i) {
    speed.choices.push_back(std::to_string(i));
    speed.choice_names.push_back(speed_in_words(strings, i));
  }
  speed.help = strings.text("form.watch.speed.help");
  form.rows.push_back(std::move(speed));
}

void add_marks(Form& form, const Playback& playback, const Strings& strings, int open_round) {
  if (playback.marks().empty()) return;
  form.rows.push_back(heading_row(strings.text("form.watch.marks")));
  form.rows.push_back(text_row(strings.text("form.watch.marks.what")));
  const std::vector<std::string> words = marks_in_words(playback, strings);
  const bool rounds = playback.rounds().size() > 1;
  int round = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const Mark& mark = playback.marks()[i];
    if (rounds && mark.round != round) {
      round = mark.round;
      const std::string number = std::to_string(round);
      form.rows.push_back({.kind = Row::Kind::Section,
                           .key = "round:" + number,
                           .label = strings.text("form.watch.round", {number}),
                           .value = round == open_round ? "open" : "closed"});
    }
    if (rounds && round != open_round) continue;
    form.rows.push_back(button_row("mark:" + std::to_string(i), words[i]));
    form.rows.back().mark = std::to_string(mark.at);
  }
}

}  // namespace

std::vector<int> looks_of(const Playback& playback) {
  const std::vector<Player>& players = playback.players();
  const auto person = std::find_if(players.begin(), players.end(), [](const Player& each) { return each.person; });
  const int first = static_cast<int>(person - players.begin()), count = static_cast<int>(players.size());
  std::vector<int> looks = {first};
  if (!playback.over()) return looks;
  for (int i = 1; i < count; ++i) looks.push_back((first + i) % count);
  looks.push_back(Playback::kAll);
  return looks;
}

std::string look_name(const Playback& playback, const Strings& strings, int look) {
  return look == Playback::kAll ? strings.text("ui.watch.all")
                                : playback.players()[static_cast<std::size_t>(look)].name;
}

std::string place_in_words(const Playback& playback, const Strings& strings) {
  return strings.text("ui.watch.at", {std::to_string(playback.shown().round), std::to_string(playback.at()),
                                      std::to_string(playback.count())});
}

std::vector<Item> replay_items(const Playback& playback, const Strings& strings, const Names& names) {
  std::vector<Item> items;
  const auto add = [&](const std::string& id, std::string label, bool enabled = true) {
    items.push_back({"watch:" + id, std::move(label), enabled});
  };
  const auto add_plain = [&](const std::string& id, bool enabled = true) {
    add(id, strings.text("ui.watch." + id), enabled);
  };
  const bool begun = playback.at() > 0, going = playback.at() < playback.count();
  add("run", strings.text(playback.playing() ? "ui.watch.pause" : "ui.watch.play"), playback.count() > 0);
  std::string place = place_in_words(playback, strings);
  const std::string marks = std::to_string(playback.marks().size());
  if (!playback.marks().empty()) place = strings.text("mirror.watch.marks", {place, marks});
  add("to", std::move(place), false);
  add_plain("back", begun);
  add_plain("on", going);
  add_plain("round_back", begun);
  add_plain("round_on", going);
  add("first", strings.text("mirror.watch.first"), begun);
  add("last", strings.text("mirror.watch.last"), going);
  if (playback.over()) add("view", strings.text("ui.watch.view", {look_name(playback, strings, playback.looks())}));
  const int faster = playback.speed() % kMostSpeed + 1;
  add("speed",
      strings.text("mirror.watch.speed", {speed_in_words(strings, playback.speed()), speed_in_words(strings, faster)}));
  add_plain("more");
  add_plain("leave");
  add_hands(items, playback, strings, names);
  return items;
}

void add_share(Form& form, const Strings& strings, const std::string& link, const std::string& said) {
  form.rows.push_back(heading_row(strings.text("form.watch.share")));
  form.rows.push_back({.kind = Row::Kind::Share,
                       .key = "share_match",
                       .label = strings.text("form.watch.link"),
                       .value = link,
                       .help = said.empty() && link.size() > kLongLink ? strings.text("form.watch.long") : said,
                       .choices = {"link", "code"},
                       .choice_names = {strings.text("form.watch.copy"), strings.text("form.watch.copy_code")}});
  form.rows.push_back(button_row("save_file", strings.text("form.watch.save")));
}

Form replay_menu_form(const Playback& playback, const Strings& strings, const ReplayFacts& facts) {
  Form form{.title = strings.text("ui.watch")};
  if (playback.diverged())
    form.rows.push_back({.kind = Row::Kind::Problem,
                         .label = strings.text("form.watch.diverged", {std::to_string(playback.diverged()->line)})});
  form.rows.push_back(button_row("back", strings.text("form.back")));
  add_choices(form, playback, strings);
  Row again = button_row("again", strings.text(facts.sure ? "form.new.sure" : "form.watch.again"));
  again.help = strings.text(facts.sure ? "form.new.help" : "form.watch.again.help");
  form.rows.push_back(std::move(again));
  add_marks(form, playback, strings, facts.open_round);
  add_share(form, strings, facts.link, facts.status);
  return form;
}

}  // namespace yinuo::app
