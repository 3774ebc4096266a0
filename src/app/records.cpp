#include "app/records.hpp"

#include <algorithm>
#include <utility>

#include "base/hash.hpp"
#include "base/text.hpp"
#include "engine/apply.hpp"
#include "engine/families/match.hpp"
#include "engine/families/teams.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kBook = "records";

std::string key_of(std::string_view id) { return "record." + std::string(id); }

RoundEnd end_of(const State& state) {
  const Seat seat = state.round_winner;
  if (seat == kNoSeat) return {};
  return {state.sits[seat], state.booked[seat]};
}

// Of two who are no partners: who has won the match stands before who has not, then it goes by the standing.
double score_of(const State& last, Seat me, Seat other) {
  const bool won = contains(last.match_winners, me), lost = contains(last.match_winners, other);
  if (won != lost) return won ? 1 : 0;
  if (won) return 0.5;
  if (match::stands_before(last, me, other)) return 1;
  return match::stands_before(last, other, me) ? 0 : 0.5;
}

}  // namespace

Result<Played> play_through(const Record& record) {
  const Result<State> end = replay(record);
  if (!end.ok()) return end.problem();
  Played played;
  State state = start_match(record.rules, record.seats, record.seed);
  for (const Action& action : record.actions) {
    const bool in_round = state.in_round();
    apply(state, action);
    if (in_round && !state.in_round()) played.rounds.push_back(end_of(state));
  }
  played.last = state;
  return played;
}

std::string id_of(std::string_view record_text) {
  Hash64 hash;
  for (const char c : record_text) hash.byte(static_cast<std::uint8_t>(c));
  return to_hex(hash.value(), 16);
}

int person_in(const Record& record) {
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    if (record.players[i].kind == "human") return static_cast<int>(i);
  }
  return 0;
}

std::vector<RatedGame> games_of(const Record& record, const State& last) {
  std::vector<RatedGame> games;
  const Seat me = seat_of(last, static_cast<Seat>(person_in(record)));
  for (Seat seat = 0; seat < last.seats; ++seat) {
    const std::size_t who = last.sits[seat];
    if (seat == me || teams::partners(last, me, seat) || who >= record.players.size()) continue;
    const auto strength = strength_of(record.players[who].kind);
    if (strength) games.push_back({*strength, kStrengthDeviation, score_of(last, me, seat)});
  }
  return games;
}

Entry entry_of(const Record& record, const Played& played, std::string_view text) {
  const State& last = played.last;
  Entry entry{
      .id = id_of(text), .when = "-", .again = record.again, .person = person_in(record), .rules = record.rules};
  for (int i = 0; i < record.seats; ++i) {
    const bool named = static_cast<std::size_t>(i) < record.players.size();
    entry.kinds.push_back(named ? record.players[static_cast<std::size_t>(i)].kind : "normal");
  }
  const Seat me = seat_of(last, static_cast<Seat>(entry.person));
  entry.won = contains(last.match_winners, me);
  for (Seat seat = 0; seat < last.seats; ++seat) {
    const bool before = seat != me && !teams::partners(last, me, seat) && score_of(last, me, seat) == 0;
    entry.place += before ? 1 : 0;
  }
  entry.rounds = static_cast<int>(played.rounds.size());
  entry.rounds_won =
      static_cast<int>(std::count_if(played.rounds.begin(), played.rounds.end(), [&](const RoundEnd& end) {
        return end.winner == static_cast<Seat>(entry.person);
      }));
  entry.points = std::max(0, static_cast<int>(last.scores[me]));
  entry.bytes = static_cast<int>(text.size());
  return entry;
}

int Records::refresh() {
  stored_ = services_.load(std::string(kBook)).value_or("");
  return book_.read(stored_);
}

std::string Records::text_of(std::string_view id) const { return services_.load(key_of(id)).value_or(""); }

Result<Record> Records::record(std::string_view id) const { return parse_record(text_of(id)); }

// `gone`: whose texts nobody lists any more.
StoreResult Records::write(std::vector<std::string> gone) {
  if (locked_) return StoreResult::Full;
  for (std::string& id : book_.trim()) gone.push_back(std::move(id));
  const StoreResult result = services_.store(std::string(kBook), book_.text());
  if (result != StoreResult::Ok) return result;
  for (const std::string& id : gone) (void)services_.store(key_of(id), "");
  return result;
}

StoreResult Records::add(const Record& record, const std::string& name, bool received) {
  (void)refresh();
  const Result<Played> played = play_through(record);
  if (!played.ok() || played.value().last.stage != Stage::MatchOver || locked_) return StoreResult::Ok;
  const State& last = played.value().last;
  const std::string text = record_text(record, last);
  Entry entry = entry_of(record, played.value(), text);
  if (received ? book_.find(entry.id) != nullptr : book_.knows(entry.id)) return StoreResult::Ok;
  if (services_.now) entry.when = services_.now();
  entry.name = name;
  entry.received = received;
  const std::string id = entry.id, preset = preset_of(record.rules);
  if (entry.counts()) book_.set_rating(preset, rated(book_.rating(preset), games_of(record, last)));
  // Where there is no room for it, it counts all the same.
  const StoreResult kept = services_.store(key_of(id), text);
  if (kept == StoreResult::Ok) {
    book_.add(std::move(entry));
  } else {
    book_.count(entry);
  }
  const StoreResult written = write();
  if (kept == StoreResult::Ok && written != StoreResult::Ok) (void)services_.store(key_of(id), "");
  return kept == StoreResult::Ok ? written : kept;
}

StoreResult Records::remove(const std::string& id) {
  (void)refresh();
  if (book_.find(id) == nullptr) return StoreResult::Ok;
  book_.remove(id);
  const StoreResult result = write();
  if (result == StoreResult::Ok) (void)services_.store(key_of(id), "");
  return result;
}

StoreResult Records::merge(const RecordBook& other, const std::vector<RecordText>& texts) {
  (void)refresh();
  if (locked_) return StoreResult::Full;
  std::vector<const RecordText*> fresh;
  for (const RecordText& each : texts) {
    if (book_.find(each.id) == nullptr) fresh.push_back(&each);
  }
  book_.merge(other);
  std::vector<std::string> gone = book_.trim();
  StoreResult worst = StoreResult::Ok;
  for (const RecordText* each : fresh) {
    if (book_.find(each->id) == nullptr) continue;
    const StoreResult result = services_.store(key_of(each->id), each->text);
    if (result == StoreResult::Ok) continue;
    book_.forget(each->id);
    worst = result;
  }
  const StoreResult written = write(std::move(gone));
  return written == StoreResult::Ok ? worst : written;
}

StoreResult Records::set_favourite(const std::string& id, bool favourite) {
  (void)refresh();
  if (!book_.set_favourite(id, favourite)) return StoreResult::Full;
  return write();
}

}  // namespace yinuo::app
