// Beginning, taking up and keeping matches.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/app.hpp"
#include "app/own_rules.hpp"
#include "app/passing.hpp"
#include "app/players.hpp"
#include "engine/record.hpp"

namespace yinuo::app {
namespace {

constexpr int kPictures = 10;  // 0 is the person's
constexpr std::uint64_t kPictureStream = 2;
constexpr int kDamagedCopies = 9;

// What a record calls the faces, whatever the language: a kept match comes back with its players.
constexpr std::array<std::string_view, kPictures> kFaces = {"kid",   "kitty",  "bear",    "bunny", "fox",
                                                            "panda", "froggy", "penguin", "owl",   "puppy"};

// The face that a record names; the person's, which no computer player has, when it names none.
int face_named(const std::string& name) {
  const auto found = std::find(kFaces.begin(), kFaces.end(), name);
  return found == kFaces.end() ? 0 : static_cast<int>(found - kFaces.begin());
}

// What a word of a later version, or of the first one, may mean.
ai::Level level_named(const std::string& kind) { return ai::parse_level(kind).value_or(ai::Level::Steady); }

// The faces of computer players: those that the record names, else those that its seed draws.
void give_faces(const Record& record, std::vector<Player>& players) {
  int pictures[kPictures - 1];
  for (int i = 0; i < kPictures - 1; ++i) pictures[i] = i + 1;
  Rng rng = Rng::seeded(record.seed, kPictureStream);
  shuffle(pictures, kPictures - 1, rng);
  const auto unnamed = [](const RecordPlayer& player) {
    return player.kind != "human" && face_named(player.name) == 0;
  };
  const bool named =
      record.players.size() == players.size() && std::none_of(record.players.begin(), record.players.end(), unnamed);
  int next = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!players[i].person) players[i].picture = named ? face_named(record.players[i].name) : pictures[next++];
  }
}

// Of several people the first wears the person's face, the others those that no computer player wears.
void number_people(const Record& record, std::vector<Player>& players) {
  std::array<bool, kPictures> worn{};
  for (const Player& player : players) worn[static_cast<std::size_t>(player.picture)] |= !player.person;
  int people = 0, face = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!players[i].person) continue;
    players[i].number = ++people;
    players[i].own_name = tidy_name(record.players[i].name, kLongestPerson);
    while (face < kPictures - 1 && worn[static_cast<std::size_t>(face)]) ++face;
    players[i].picture = face++;
  }
}

}  // namespace

std::vector<Player> seat_players(const Record& record) {
  std::vector<Player> players(static_cast<std::size_t>(record.seats));
  for (std::size_t i = 0; i < std::min(players.size(), record.players.size()); ++i) {
    players[i].person = record.players[i].kind == "human";
    players[i].level = level_named(record.players[i].kind);
  }
  if (std::none_of(players.begin(), players.end(), [](const Player& each) { return each.person; }))
    players[0].person = true;
  give_faces(record, players);
  if (share_a_device(players)) number_people(record, players);
  return players;
}

void App::start_match(const Settings& settings) {
  if (!can_be_played(rules_of(settings), settings.players)) {
    show(Screen::Start);  // which says why
    return;
  }
  Record record;
  record.seats = settings.players;
  record.seed = services_.entropy();
  // People sit as far apart as they can, so that the device goes round.
  int people = 0;
  for (int seat = 0; seat < settings.players; ++seat) {
    const bool person = seat * settings.people / settings.players == people && people < settings.people;
    record.players.push_back({person ? "human" : std::string(ai::level_text(settings.level)), {}});
    if (person) record.players.back().name = settings.people > 1 ? settings.names[std::size_t(people)] : std::string();
    people += person ? 1 : 0;
  }
  // Who plays again plays against the same faces.
  if (match_ && match_->players().size() == record.players.size()) {
    for (std::size_t i = 0; i < record.players.size(); ++i) {
      const Player& before = match_->players()[i];
      if (record.players[i].kind != "human") record.players[i].name = kFaces[std::size_t(before.picture)];
    }
  }
  begin(rules_of(settings), seat_players(record), record.seed);
}

// `again`: the person has seen the deal played.
void App::begin(const Rules& rules, std::vector<Player> players, std::uint64_t seed, bool again) {
  for (Player& player : players) {
    player.name = std::string(kFaces[static_cast<std::size_t>(player.picture)]);
    if (player.person) player.name = player.number > 0 ? player.own_name : settings_.name;
  }
  auto match = std::make_unique<Match>(rules, std::move(players), seed);
  if (again) match->mark_again();
  take_up(std::move(match));
}

void App::play(const Settings& settings) { start_match(settings); }

void App::take_up(std::unique_ptr<Match> match) {
  match_ = std::move(match);
  match_->lend_clock(services_.clock);
  ++match_number_;
  tip_.clear();
  forget_fine();
  kept_.reset();
  kept_actions_ = 0;
  kept_round_ = 0;
  recorded_ = match_->truth().stage == Stage::MatchOver;
  rated_.clear();
  rank_said_ = false;
  covers_ = 0;
  narrator_.begin(ear(), last_plays(match_->record()));
  rename_players();
  show(Screen::Table);
  keep_match();
}

void App::take_up(Kept kept) {
  std::vector<Player> players = seat_players(kept.record);
  take_up(std::make_unique<Match>(std::move(kept.record), std::move(players), kept.state));
}

// Somebody has acted in a match that is not over.
bool App::would_drop_a_match() const {
  if (match_) return match_->truth().stage != Stage::MatchOver && !match_->record().actions.empty();
  return kept_ && !kept_->record.actions.empty();
}

void App::resume() {
  if (match_ && match_->truth().stage != Stage::MatchOver) {
    put_down();
    show(Screen::Table);
  } else if (kept_) {
    take_up(*std::exchange(kept_, std::nullopt));
  }
}

std::optional<Problem> App::open(std::string_view text) {
  Result<Record> record = parse_record(text);
  if (!record.ok()) return record.problem();
  const Result<State> state = replay(record.value());
  if (!state.ok()) return state.problem();
  take_up(Kept{std::move(record.value()), state.value()});
  return std::nullopt;
}

// ---- Reading

void App::load_match() {
  last_kept_ = services_.load("match").value_or("");
  kept_ = read_match("match");
  if (!last_kept_.empty() && !kept_) {
    last_kept_.clear();  // nothing to copy: it has been put aside
    kept_ = read_match("match.before");
    if (kept_) troubles_.push_back({"problem.older_copy"});
  }
  if (!kept_ || kept_->state.stage != Stage::MatchOver) return;
  // Where the program ended before it was among the records, it comes there now.
  record_match(kept_->record);
  kept_.reset();
}

// What cannot be read or played is put aside, not overwritten.
std::optional<App::Kept> App::read_match(const std::string& key) {
  const std::string text = services_.load(key).value_or("");
  if (text.empty()) return std::nullopt;
  Result<Record> record = parse_record(text);
  Problem problem = record.ok() ? Problem{} : record.problem();
  if (record.ok() && !record.value().has_hash) {
    // What we keep ends with a hash: the text was cut off.
    problem.line = record.value().lines.empty() ? 1 : record.value().lines.back();
  } else if (record.ok()) {
    const Result<State> state = replay(record.value());
    if (state.ok()) return Kept{std::move(record.value()), state.value()};
    problem = state.problem();
  }
  (void)put_aside("match.damaged", text);
  troubles_.push_back({"problem.damaged", {std::to_string(problem.line)}});
  return std::nullopt;
}

// A copy under `name`, "name.2" …; false where there is no room for it.
bool App::put_aside(const std::string& name, const std::string& text) {
  for (int copy = 1; copy <= kDamagedCopies; ++copy) {
    const std::string key = copy == 1 ? name : name + "." + std::to_string(copy);
    const auto there = services_.load(key);
    if (there && *there == text) return true;
    if (there && !there->empty()) continue;
    return keep(key, text);
  }
  return false;
}

// ---- Writing

bool App::keep(const std::string& key, const std::string& text) {
  const StoreResult result = services_.store(key, text);
  if (result != StoreResult::Ok) tell_store_failed(result);
  return result == StoreResult::Ok;
}

void App::tell_store_failed(StoreResult result) {
  if (result == StoreResult::Elsewhere) return stop_here();
  if (std::exchange(store_failed_, true)) return;
  trouble({result == StoreResult::Full ? "problem.storage_full" : "problem.storage_forbidden"});
}

void App::trouble(Trouble trouble) {
  if (!language_.empty()) refuse("store", Refusal::None, strings_.text(trouble.key, trouble.values));
  troubles_.push_back(std::move(trouble));
}

// After each action; the copy before is from the beginning of the round, or the match before.
void App::keep_match() {
  if (!match_ || screen_ == Screen::Elsewhere) return;
  const Record& record = match_->record();
  const State& truth = match_->truth();
  if (record.actions.size() == kept_actions_ && kept_round_ == truth.round) return;
  if (kept_round_ != truth.round && !last_kept_.empty()) (void)keep("match.before", last_kept_);
  kept_actions_ = record.actions.size();
  kept_round_ = truth.round;
  // Somebody has emptied the store: what was kept is gone, and this match is there again at once.
  if (match_is_there_ && !services_.load("match")) trouble({"problem.cleared"});
  last_kept_ = record_text(record, truth);
  match_is_there_ = keep("match", last_kept_);
  if (truth.stage == Stage::MatchOver && !std::exchange(recorded_, true)) record_match(record);
}

namespace {

// "4 players, round 2, you have 120 points".
std::string standing_in_words(const Strings& strings, const State& state, const std::vector<Player>& players, Seat me) {
  const std::string seats = std::to_string(state.seats), round = std::to_string(state.round);
  const std::string points = std::to_string(state.scores[me]);
  if (state.rules.match == MatchFormat::Single) return strings.text("form.resume.single", {seats});
  if (share_a_device(players)) return strings.text("form.resume.shared", {seats, round});
  if (contains(state.eliminated, me)) return strings.text("form.resume.out", {seats, round});
  if (state.rules.match == MatchFormat::Chips) return strings.text("form.resume.chips", {seats, round, points});
  if (state.rules.match != MatchFormat::FirstTo) return strings.text("form.resume.round", {seats, round, points});
  return strings.text("form.resume.what", {seats, round, points, std::to_string(state.rules.target)});
}

}  // namespace

// "Party · 4 players, a single round".
std::string App::stored_in_words() const {
  const bool here = match_ && match_->truth().stage != Stage::MatchOver;
  if (!here && !kept_) return {};
  const State& state = here ? match_->shown() : kept_->state;
  const std::vector<Player> players = here ? match_->players() : seat_players(kept_->record);
  Seat me = 0;
  while (!players[me].person) ++me;
  return name_of_rules(strings_, state.rules, desk_.own) + " · " +
         standing_in_words(strings_, state, players, seat_of(state, me));
}

}  // namespace yinuo::app
