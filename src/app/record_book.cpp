#include "app/record_book.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "app/rule_set.hpp"
#include "base/text.hpp"
#include "engine/options.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kFirstWord = "yinuo-records";
constexpr std::string_view kNobodyKnows = "-";
constexpr std::size_t kIdsInALine = 20;
constexpr double kHundredth = 100, kMillionth = 1000000;

bool is_id(std::string_view word) { return word.size() == 16 && parse_hex(word).has_value(); }

bool is_kind(std::string_view word) {
  return !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_") == std::string_view::npos;
}

// A number of 0 to a billion.
std::optional<int> amount(std::string_view word) {
  const auto number = parse_number(word);
  if (!number || *number < 0 || *number > 1000000000) return std::nullopt;
  return static_cast<int>(*number);
}

bool read_amounts(const std::vector<std::string_view>& words, std::size_t first, std::initializer_list<int*> values) {
  for (int* value : values) {
    if (first >= words.size()) return false;
    const auto number = amount(words[first++]);
    if (!number) return false;
    *value = *number;
  }
  return first == words.size();
}

// "2026-11-30", "14:05": digits at the places of the pattern's.
bool has_shape(std::string_view word, std::string_view pattern) {
  if (word.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool digit = word[i] >= '0' && word[i] <= '9';
    if (pattern[i] == '0' ? !digit : word[i] != pattern[i]) return false;
  }
  return true;
}

std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    parts.emplace_back(list.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string list;
  for (const std::string& part : parts) list += (list.empty() ? "" : ",") + part;
  return list;
}

// match ID DATE TIME FLAGS PERSON KINDS won|lost PLACE ROUNDS ROUNDS_WON POINTS BYTES "NAME" RULES
std::optional<Entry> read_entry(std::string_view line) {
  const std::size_t open = line.find('"'), close = line.rfind('"');
  if (open == std::string_view::npos || close == open) return std::nullopt;
  const std::vector<std::string_view> words = split_words(line.substr(0, open));
  const auto name = parse_json_string(line.substr(open, close - open + 1));
  const Result<Rules> rules = parse_rules(line.substr(close + 1));
  if (words.size() != 13 || !is_id(words[1]) || !name || !rules.ok()) return std::nullopt;
  Entry entry{.id = std::string(words[1]), .name = *name, .rules = rules.value()};
  const bool dated = has_shape(words[2], "0000-00-00") && has_shape(words[3], "00:00");
  if (!dated && words[2] != kNobodyKnows) return std::nullopt;
  entry.when = dated ? std::string(words[2]) + " " + std::string(words[3]) : std::string(kNobodyKnows);
  for (const std::string& flag : parts_of(words[4])) {
    entry.favourite = entry.favourite || flag == "favourite";
    entry.received = entry.received || flag == "received";
    entry.again = entry.again || flag == "again";
  }
  entry.kinds = parts_of(words[6]);
  entry.won = words[7] == "won";
  const std::vector<std::string_view> numbers(words.begin() + 8, words.end());
  const bool read =
      read_amounts({words[5]}, 0, {&entry.person}) &&
      read_amounts(numbers, 0, {&entry.place, &entry.rounds, &entry.rounds_won, &entry.points, &entry.bytes});
  const bool seated = entry.kinds.size() >= 2 && entry.kinds.size() <= 10 &&
                      static_cast<std::size_t>(entry.person) < entry.kinds.size() &&
                      std::all_of(entry.kinds.begin(), entry.kinds.end(), is_kind);
  if (!read || !seated || (!entry.won && words[7] != "lost")) return std::nullopt;
  return entry;
}

std::string tally_text(const Tally& tally) {
  return std::to_string(tally.matches) + " " + std::to_string(tally.won) + " " + std::to_string(tally.rounds) + " " +
         std::to_string(tally.rounds_won) + " " + std::to_string(tally.points);
}

std::string rounded(double value, double unit) { return std::to_string(std::lround(value * unit)); }

Tally tally_of(const Entry& entry) { return {1, entry.won ? 1 : 0, entry.rounds, entry.rounds_won, entry.points}; }

// The tally of a group on a device, made where there is none.
Tally& tally_in(std::vector<Total>& totals, const std::string& device, const Group& group) {
  for (Total& total : totals) {
    if (total.device == device && total.group == group) return total.tally;
  }
  totals.push_back({device, group, {}});
  return totals.back().tally;
}

bool is_newer(const Entry& one, const Entry& other) { return one.when > other.when; }

}  // namespace

void Tally::add(const Tally& more) {
  matches += more.matches;
  won += more.won;
  rounds += more.rounds;
  rounds_won += more.rounds_won;
  points += more.points;
}

std::string preset_of(const Rules& rules) {
  const RuleSet set = nearest_set(rules);
  return count_changes(preset_rules(*find_preset(set.base)), rules) == 0 ? set.base : "own";
}

Group group_of(const Entry& entry) {
  std::string kind;
  for (std::size_t i = 0; i < entry.kinds.size(); ++i) {
    if (static_cast<int>(i) == entry.person) continue;
    kind = kind.empty() || kind == entry.kinds[i] ? entry.kinds[i] : "mixed";
    if (kind == "mixed") break;
  }
  const Option* match = find_option("match");
  return {preset_of(entry.rules), std::to_string(entry.kinds.size() - 1) + ":" + kind,
          match->value_text(match->get(entry.rules))};
}

std::string entry_text(const Entry& entry) {
  std::string text = "match " + entry.id + " " + (entry.when == kNobodyKnows ? "- -" : entry.when) + " ";
  text += entry.received ? "received" : "own";
  if (entry.again) text += ",again";
  if (entry.favourite) text += ",favourite";
  text += " " + std::to_string(entry.person) + " " + joined(entry.kinds) + (entry.won ? " won " : " lost ");
  text += std::to_string(entry.place) + " " + std::to_string(entry.rounds) + " " + std::to_string(entry.rounds_won) +
          " " + std::to_string(entry.points) + " " + std::to_string(entry.bytes) + " ";
  return text + to_json_string(entry.name) + " " + rules_text(entry.rules);
}

// ---- The text form

int RecordBook::read(std::string_view text) {
  *this = RecordBook();
  int number = 0, wrong = 0;
  for (const std::string_view line : split_lines(text)) {
    ++number;
    if (split_words(line).empty()) continue;
    if (!read_line(line) && wrong == 0) wrong = number;
  }
  return wrong;
}

bool RecordBook::read_line(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  if (words[0] == kFirstWord) return words.size() == 2 && words[1] == "1";
  if (words[0] == "counted") return read_total(words);
  if (words[0] == "rating") return read_rating(words);
  if (words[0] == "device" && words.size() == 2 && is_id(words[1])) {
    device_ = words[1];
    return true;
  }
  if (words[0] == "dropped") {
    if (!std::all_of(words.begin() + 1, words.end(), is_id)) return false;
    dropped_.insert(dropped_.end(), words.begin() + 1, words.end());
    return true;
  }
  auto entry = words[0] == "match" ? read_entry(line) : std::nullopt;
  if (!entry) return false;
  if (find(entry->id) == nullptr) insert(std::move(*entry), false);
  return true;
}

// counted DEVICE PRESET OTHERS FORMAT MATCHES WON ROUNDS ROUNDS_WON POINTS
bool RecordBook::read_total(const std::vector<std::string_view>& words) {
  Tally tally;
  if (words.size() != 10 || !is_id(words[1])) return false;
  if (!read_amounts(words, 5, {&tally.matches, &tally.won, &tally.rounds, &tally.rounds_won, &tally.points}))
    return false;
  const Group group{std::string(words[2]), std::string(words[3]), std::string(words[4])};
  Tally& total = tally_in(totals_, std::string(words[1]), group);
  if (total.matches < tally.matches) total = tally;
  return true;
}

// rating PRESET RATING DEVIATION VOLATILITY MATCHES, in hundredths, hundredths, millionths
bool RecordBook::read_rating(const std::vector<std::string_view>& words) {
  int rating = 0, deviation = 0, volatility = 0, matches = 0;
  if (words.size() < 3 || !read_amounts(words, 2, {&rating, &deviation, &volatility, &matches})) return false;
  if (rating > 400000 || deviation < 100 || deviation > 35000 || volatility < 1000 || volatility > 1000000)
    return false;
  set_rating(std::string(words[1]), {rating / kHundredth, deviation / kHundredth, volatility / kMillionth, matches});
  return true;
}

std::string RecordBook::text() const {
  std::string text = std::string(kFirstWord) + " 1\n";
  if (!device_.empty()) text += "device " + device_ + "\n";
  for (const Entry& entry : entries_) text += entry_text(entry) + "\n";
  for (const Total& total : totals_) {
    const Group& group = total.group;
    text += "counted " + total.device + " " + group.preset + " " + group.others + " " + group.format + " " +
            tally_text(total.tally) + "\n";
  }
  for (const RatingOf& of : ratings_) {
    text += "rating " + of.preset + " " + rounded(of.rating.rating, kHundredth) + " " +
            rounded(of.rating.deviation, kHundredth) + " " + rounded(of.rating.volatility, kMillionth) + " " +
            std::to_string(of.rating.matches) + "\n";
  }
  for (std::size_t i = 0; i < dropped_.size(); ++i) {
    const bool ends = i % kIdsInALine == kIdsInALine - 1 || i + 1 == dropped_.size();
    text += (i % kIdsInALine == 0 ? "dropped " : " ") + dropped_[i] + (ends ? "\n" : "");
  }
  return text;
}

// ---- Matches

const Entry* RecordBook::find(std::string_view id) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& each) { return each.id == id; });
  return found == entries_.end() ? nullptr : &*found;
}

bool RecordBook::is_dropped(std::string_view id) const {
  return std::find(dropped_.begin(), dropped_.end(), id) != dropped_.end();
}

bool RecordBook::knows(std::string_view id) const { return find(id) != nullptr || is_dropped(id); }

// Newest first. `later`: of the same minute it is the newest, else the oldest.
void RecordBook::insert(Entry entry, bool later) {
  std::size_t at = entries_.size();
  while (at > 0 && (later ? !is_newer(entries_[at - 1], entry) : is_newer(entry, entries_[at - 1]))) --at;
  entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(at), std::move(entry));
}

void RecordBook::add(Entry entry) {
  if (entry.received ? find(entry.id) != nullptr : knows(entry.id)) return;
  if (device_.empty()) device_ = entry.id;
  insert(std::move(entry), true);
}

void RecordBook::count(const Entry& entry) {
  if (!entry.counts() || is_dropped(entry.id)) return;
  if (device_.empty()) device_ = entry.id;
  tally_in(totals_, device_, group_of(entry)).add(tally_of(entry));
  dropped_.push_back(entry.id);
  if (dropped_.size() > kMostDropped) dropped_.erase(dropped_.begin());
}

void RecordBook::remove(std::string_view id) {
  const Entry* entry = find(id);
  if (entry == nullptr) return;
  count(*entry);
  forget(id);
}

void RecordBook::forget(std::string_view id) {
  const Entry* entry = find(id);
  if (entry != nullptr) entries_.erase(entries_.begin() + (entry - entries_.data()));
}

bool RecordBook::set_favourite(std::string_view id, bool favourite) {
  const auto many = std::count_if(entries_.begin(), entries_.end(), [](const Entry& each) { return each.favourite; });
  if (favourite && many >= kMostFavourites) return false;
  for (Entry& each : entries_) {
    if (each.id == id) each.favourite = favourite;
  }
  return true;
}

// The newest stays whatever it weighs.
std::vector<std::string> RecordBook::trim() {
  std::vector<std::string> ids;
  int bytes = 0;
  for (const Entry& each : entries_) bytes += each.bytes;
  for (std::size_t i = entries_.size(); i > 1; --i) {
    const Entry& oldest = entries_[i - 1];
    if (entries_.size() <= kMostMatches && bytes <= kMostMatchBytes) break;
    if (oldest.favourite) continue;
    bytes -= oldest.bytes;
    ids.push_back(oldest.id);
    remove(ids.back());
  }
  return ids;
}

void RecordBook::merge(const RecordBook& other) {
  if (device_.empty()) device_ = other.device_;
  // The oldest first: those of one minute stay in their order.
  for (auto entry = other.entries_.rbegin(); entry != other.entries_.rend(); ++entry) {
    if (find(entry->id) == nullptr) insert(*entry, true);
    if (entry->favourite) (void)set_favourite(entry->id, true);
  }
  for (const std::string& id : other.dropped_) {
    if (!is_dropped(id)) dropped_.push_back(id);
  }
  if (dropped_.size() > kMostDropped) dropped_.erase(dropped_.begin(), dropped_.end() - kMostDropped);
  for (const Total& total : other.totals_) {
    Tally& own = tally_in(totals_, total.device, total.group);
    if (own.matches < total.tally.matches) own = total.tally;
  }
  for (const RatingOf& of : other.ratings_) {
    if (rating(of.preset).matches < of.rating.matches) set_rating(of.preset, of.rating);
  }
}

std::vector<Total> RecordBook::tallies() const {
  std::vector<Total> all;
  for (const Total& total : totals_) tally_in(all, {}, total.group).add(total.tally);
  for (const Entry& entry : entries_) {
    if (entry.counts() && !is_dropped(entry.id)) tally_in(all, {}, group_of(entry)).add(tally_of(entry));
  }
  return all;
}

Rating RecordBook::rating(const std::string& preset) const {
  for (const RatingOf& of : ratings_) {
    if (of.preset == preset) return of.rating;
  }
  return {};
}

void RecordBook::set_rating(const std::string& preset, const Rating& rating) {
  for (RatingOf& of : ratings_) {
    if (of.preset != preset) continue;
    of.rating = rating;
    return;
  }
  ratings_.push_back({preset, rating});
}

}  // namespace yinuo::app
