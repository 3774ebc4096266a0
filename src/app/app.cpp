#include "app/app.hpp"

#include <algorithm>
#include <utility>

#include "app/format_words.hpp"
#include "app/history.hpp"
#include "app/record_screens.hpp"
#include "app/replay_screens.hpp"
#include "app/transfer_screen.hpp"
#include "engine/families/match.hpp"
#include "engine/families/score.hpp"

namespace yinuo::app {
namespace {

std::string first_of_list(const std::vector<std::string>& languages) {
  return languages.empty() ? std::string() : languages.front();
}

// Screens that can be opened from several others: back is where one came from.
bool is_aside(Screen screen) {
  switch (screen) {
    case Screen::Help:
    case Screen::History:
    case Screen::MatchRules:
    case Screen::Records:
    case Screen::Record:
    case Screen::Statistics:
    case Screen::Transfer: return true;
    case Screen::Elsewhere:
    case Screen::Start:
    case Screen::Table:
    case Screen::Menu:
    case Screen::Rules:
    case Screen::RuleSet:
    case Screen::Builder:
    case Screen::Replay:
    case Screen::ReplayMenu: return false;
  }
  return false;
}

constexpr double kFineStays = 6;  // seconds: two sentences are read in that time

}  // namespace

App::App(Services services, std::vector<std::string> languages)
    : services_(std::move(services)),
      languages_(std::move(languages)),
      records_(std::make_unique<Records>(services_)),
      record_desk_(std::make_unique<RecordDesk>()),
      transfer_(std::make_unique<TransferDesk>()) {
  if (services_.claim) services_.claim();
  settings_ = parse_settings(services_.load("settings").value_or(""));
  narrator_.speak(&strings_, [this](Seat seat) { return name_of(seat); });
  load_own_rules();
  refresh_records();
  load_match();
  speak(language_of(settings_, languages_));
  refresh();
}

App::~App() = default;

// ---- Texts

void App::speak(const std::string& language) {
  wanted_language_ = language;
  try_texts();
}

// On the web a text table and its fonts may come later; until both are here the language before is spoken.
void App::try_texts() {
  try_rule_texts();
  if (wanted_language_ == language_) return;
  const auto table = services_.texts(wanted_language_);
  // The first language is the one the page has come with.
  const bool writes = language_.empty() || !services_.can_write || services_.can_write(wanted_language_);
  if (!table || !writes) return;
  strings_.read(*table);
  language_ = wanted_language_;
  rule_texts_here_ = false;
  ++texts_version_;
  // What was said before was said in the other language.
  if (match_) narrator_.begin(ear(), LastPlays(narrator_.plays()));
  tip_.clear();
  forget_fine();
  rename_players();
  if (watching_) {
    watching_->playback.go_to(watching_->playback.at());
    hear_replay(false);
  }
  try_rule_texts();
  refresh();
}

// The texts of the rules are a table of their own, which is asked for when a screen about rules opens.
void App::try_rule_texts() {
  if (!rule_texts_wanted_ || rule_texts_here_ || language_.empty()) return;
  const auto table = services_.texts("rules/" + language_);
  if (!table) return;
  strings_.add(*table);
  rule_texts_here_ = true;
  ++texts_version_;
  refresh();
}

std::string App::name_of(Seat seat) const {
  if (watching_) return watching_->playback.player_at(seat).name;
  if (!match_ || seat >= match_->players().size()) return {};
  return name_of(match_->player_at(seat));
}

std::string App::name_of(const Player& player) const {
  if (!player.own_name.empty()) return player.own_name;
  if (player.number > 0) return strings_.text("player.person", {std::to_string(player.number)});
  return strings_.text(player.person ? std::string("player.you") : "player." + std::to_string(player.picture));
}

void App::rename_players() {
  for (std::size_t i = 0; watching_ && i < watching_->playback.players().size(); ++i)
    watching_->playback.rename(i, name_of(watching_->playback.players()[i]));
  if (!match_) return;
  for (std::size_t i = 0; i < match_->players().size(); ++i) match_->rename(i, name_of(match_->players()[i]));
}

std::string App::title() const { return language_.empty() ? std::string() : strings_.text("form.title.document"); }

std::string App::heading() const {
  if (!form_.title.empty() || language_.empty()) return form_.title;
  if (watching_) return strings_.text("ui.watch") + " · " + place_in_words(watching_->playback, strings_);
  if (!match_) return {};
  const State& shown = match_->shown();
  if (!shown.in_round()) return over_in_words();
  const bool covered = match_->covered() && shown.slapping == 0;
  // While something is still being shown, it is nobody's turn yet.
  if (match_->waiting() && !covered && shown.turn == match_->viewer()) return strings_.text("heading.playing");
  const bool mine = shown.turn == match_->viewer() && !covered;
  const char* own = match_->must_play() ? "heading.your_turn.must_play" : "heading.your_turn";
  std::string who = mine ? strings_.text(own) : strings_.text("heading.turn", {name_of(shown.turn)});
  if (covered) who = strings_.text("ui.hand_to", {name_of(match_->viewer())});
  if (shown.colour == Colour::None) return who;
  const std::string table =
      strings_.text("heading.table", {who, colour_name(strings_, shown.colour), card_name(strings_, shown.top())});
  if (shown.chain.sum == 0) return table;
  return strings_.text("heading.owing", {table, std::to_string(shown.chain.sum)});
}

// A round or a match that is over, and what it decided.
std::string App::over_in_words() const {
  const State& shown = match_->shown();
  const bool match_over = shown.stage == Stage::MatchOver;
  const std::string over =
      strings_.text(match_over ? "heading.match_over" : "heading.round_over", {std::to_string(shown.round)});
  const std::string decided = verdict(
      strings_, [this](Seat seat) { return name_of(seat); }, shown);
  return decided.empty() ? over : strings_.text("heading.decided", {over, decided});
}

std::vector<std::string> App::take_announcements() {
  if (!watching_) hear();
  return std::exchange(announcements_, {});
}

// What the match has shown since becomes sentences.
void App::hear() {
  if (!match_ || language_.empty()) return;
  for (const Event& event : match_->take_heard()) {
    // The game went on: what was told to do is past.
    if (event.kind == EventKind::Acted && event.detail <= static_cast<int>(ActionKind::Challenge)) tip_.clear();
    keep_fine(event);
    double seconds = -1;
    for (const SlapRace::Time& time : match_->race().times) {
      if (event.kind == EventKind::Slaps && time.seat == event.seat) seconds = time.seconds;
    }
    narrator_.hear(match_->shared() ? redact(event, kOnlooker) : event, match_->shown(), seconds);
  }
  if (!match_->waiting()) narrator_.rest(match_->shown());
  for (std::string& sentence : narrator_.take_announcements()) announcements_.push_back(std::move(sentence));
  forget_hand();
  if (rank_said_) return;
  std::string rank = rank_line();
  rank_said_ = !rank.empty();
  if (rank_said_) announcements_.push_back(std::move(rank));
}

// At the highest speed the next action follows at once: why the person had to pay is not to be gone by then. What
// they choose next, or a tap, ends it.
void App::keep_fine(const Event& event) {
  const Seat me = match_->viewer();
  if (event.kind == EventKind::Acted) {
    const bool own = event.seat == me && event.detail <= static_cast<int>(ActionKind::Challenge);
    if (std::exchange(fined_, false) && fine_left_ > 0) fine_ = narrator_.brief();
    if (own) forget_fine();
  }
  if (event.kind == EventKind::RoundOver) forget_fine();
  const auto guilt = static_cast<Guilt>(event.detail);
  const bool judged = event.kind == EventKind::Judged && guilt != Guilt::Unknown &&
                      (guilt == Guilt::Guilty ? event.target : event.seat) == me;
  if (!judged && !(event.kind == EventKind::Fined && event.seat == me)) return;
  fined_ = true;
  fine_.clear();
  fine_left_ = kFineStays;
}

void App::forget_fine() {
  fined_ = false;
  fine_.clear();
  fine_left_ = 0;
}

int App::own_draws() const {
  const auto draws = [this](const Action& action) {
    return action.kind == ActionKind::Draw && action.seat == match_->viewer();
  };
  if (!match_) return 0;
  const std::vector<Action>& actions = match_->record().actions;
  return static_cast<int>(std::count_if(actions.begin(), actions.end(), draws));
}

// ---- Time

void App::step(double seconds) {
  try_texts();
  if (screen_ == Screen::Replay && !language_.empty()) return step_replay(seconds);
  if (screen_ != Screen::Table || !match_ || language_.empty()) return;
  match_->set_pace(speed());
  const double left = match_->round_left();
  const bool reads = !fine_.empty();
  fine_left_ = std::max(0.0, fine_left_ - std::max(0.0, seconds));
  if (reads && fine_left_ <= 0) forget_fine();
  match_->step(seconds);
  tell_time(left, match_->round_left());
  const std::size_t said = announcements_.size();
  const bool changed = match_->record().actions.size() != kept_actions_ || match_->waiting() || was_waiting_;
  hear();
  give_advice();
  keep_match();
  if (changed || announcements_.size() != said) refresh();
}

// The round's clock is seen all the time; those who listen hear it now and then.
void App::tell_time(double before, double now) {
  for (const int mark : {60, 30, 10}) {
    if (before > mark && now <= mark && now > 0)
      announcements_.push_back(strings_.text("said.time_left", {std::to_string(mark)}));
  }
}

double App::wake_after() const {
  if (screen_ == Screen::Replay) return watching_->playback.wake_after();
  if (screen_ != Screen::Table || !match_) return -1;
  const double due = match_->wake_after();
  if (fine_.empty()) return due;
  return due < 0 ? fine_left_ : std::min(due, fine_left_);
}

void App::set_system_motion(bool reduced) { system_motion_ = reduced; }

bool App::reduced_motion() const {
  return settings_.motion == Motion::System ? system_motion_ : settings_.motion == Motion::Reduced;
}

void App::leaving() {
  put_down();
  keep_match();
}

// ---- What is on the screen

void App::show(Screen screen) {
  const bool aside = is_aside(screen);
  if (!aside) came_from_.clear();
  if (aside) came_from_.push_back(screen_);
  enter(screen);
}

void App::enter(Screen screen) {
  screen_ = screen;
  if (screen != Screen::Replay && screen != Screen::ReplayMenu) watching_.reset();
  draft_.reset();
  advice_ = Advice::None;
  sure_ = false;
  refresh();
}

std::vector<std::string> App::problem_texts() const {
  std::vector<std::string> texts;
  for (const Trouble& trouble : troubles_) texts.push_back(strings_.text(trouble.key, trouble.values));
  return texts;
}

MenuFacts App::menu_facts() const {
  MenuFacts facts{.problems = problem_texts(), .sure = sure_};
  if (!match_) return facts;
  facts.over = match_->truth().stage == Stage::MatchOver;
  facts.advises = match_->can_advise();
  facts.watches = facts.over || !match_->shared();
  facts.rules = name_of_rules(strings_, match_->truth().rules, desk_.own);
  const State& shown = match_->shown();
  for (int i = 1; i < shown.seats; ++i) {
    const auto seat = static_cast<Seat>((match_->viewer() + i) % shown.seats);
    if (match_->player_at(seat).person) continue;
    facts.people.push_back(name_of(seat));
    facts.likes.push_back(like_of(strings_, match_->player_at(seat).picture, shown.rules));
  }
  return facts;
}

void App::refresh() {
  mirror_.clear();
  form_ = Form{};
  was_waiting_ = match_ && match_->waiting();
  if (language_.empty()) return;
  switch (screen_) {
    case Screen::Start: form_ = start_form(strings_, settings_, language_, start_facts()); break;
    case Screen::Menu: form_ = menu_form(strings_, settings_, language_, menu_facts()); break;
    case Screen::Help: form_ = rule_texts_here_ ? help_form(strings_, keyboard_help_) : loading_form(strings_); break;
    case Screen::History: form_ = history_form(strings_, match_->players(), match_->record(), told_rounds_); break;
    case Screen::Rules:
    case Screen::RuleSet:
    case Screen::Builder:
    case Screen::MatchRules: form_ = rules_screen(); break;
    case Screen::Records:
    case Screen::Record:
    case Screen::Statistics: form_ = record_screen(); break;
    case Screen::Transfer:
      form_ = rule_texts_here_ ? transfer_form(strings_, *transfer_, transfer_facts()) : loading_form(strings_);
      break;
    case Screen::Elsewhere: form_ = elsewhere_form(strings_); break;
    case Screen::Replay:
      mirror_ = replay_items(watching_->playback, strings_, [this](Seat seat) { return name_of(seat); });
      mirror_.push_back(cues_item());
      break;
    case Screen::ReplayMenu: form_ = replay_form(); break;
    case Screen::Table: {
      const Match& match = *match_;
      if (draft_ && !holds(match, *draft_)) draft_.reset();
      mirror_ = mirror_items(
          match, plays(), strings_, [this](Seat seat) { return name_of(seat); }, draft());
      mirror_.push_back(cues_item());
      break;
    }
  }
}

bool App::naming() const {
  if (!match_ || match_->waiting() || match_->covered()) return false;
  const State& shown = match_->shown();
  return shown.stage == Stage::NameColour && shown.turn == match_->viewer();
}

std::optional<Face> App::choosing() const {
  if (!draft_ && naming()) return Face::Wild;
  if (asked() != Question::Colour) return std::nullopt;
  return draft_->cards.front();
}

Question App::asked() const {
  return draft_ && match_ ? question_of(*draft_, ways_of(*match_, *draft_)) : Question::None;
}

std::string App::why_not_text(Face face) const {
  if (!match_) return {};
  return why_not_card(
      *match_, strings_, [this](Seat seat) { return name_of(seat); }, face);
}

std::vector<Standing> App::standings() const {
  std::vector<Standing> standings;
  if (!watching_ && !match_) return standings;
  const bool waiting = watching_ ? watching_->playback.waiting() : match_->waiting();
  const State& shown = watching_ ? watching_->playback.shown() : match_->shown();
  if (waiting || shown.in_round() || shown.round == 0) return standings;
  for (Seat seat = 0; seat < shown.seats; ++seat) {
    Standing row{.seat = seat,
                 .hand = score::points_in_hand(shown, seat),
                 .booked = shown.booked[seat],
                 .total = shown.scores[seat]};
    for (Slot slot = shown.hands[seat].first; slot != kNoSlot; slot = shown.cells[slot].next) {
      const Face face = shown.face(slot);
      int& kind = is_number(face) ? row.numbers : is_black(face) ? row.wilds : row.actions;
      kind += score::points_of(shown.rules, face);
    }
    row.won_round = seat == shown.round_winner;
    row.won_match = contains(shown.match_winners, seat);
    standings.push_back(row);
  }
  std::stable_sort(standings.begin(), standings.end(), [&shown](const Standing& one, const Standing& other) {
    if (match::stands_before(shown, one.seat, other.seat)) return true;
    if (match::stands_before(shown, other.seat, one.seat)) return false;
    return team_in_score(shown, one.seat) < team_in_score(shown, other.seat);  // each team in one piece
  });
  return standings;
}

// ---- Settings

void App::change(const std::string& key, const std::string& value) {
  if (change_replay(key, value) || change_rules(key, value) || change_records(key, value)) return;
  if (!change_setting(settings_, key, value, first_of_list(languages_))) return;
  (void)keep("settings", settings_text(settings_));
  if (key == "language") speak(settings_.language);
  refresh();
}

}  // namespace yinuo::app
