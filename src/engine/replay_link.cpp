#include "engine/replay_link.hpp"

#include "base/hash.hpp"
#include "base/text.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo {
namespace {

constexpr std::string_view kVersion = "1.";
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kCheckBytes = 4;
// Before the number of an action: it is none of those listed, and stands there in words.
constexpr std::uint64_t kSpelled = 0;
// Behind everything else: a deal played again.
constexpr std::uint64_t kAgain = 1;

std::string to_base64(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = bits << 8 | static_cast<std::uint8_t>(byte);
    for (count += 8; count >= 6; count -= 6) text += kDigits[bits >> (count - 6) & 63u];
  }
  if (count > 0) text += kDigits[bits << (6 - count) & 63u];
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char digit : text) {
    const std::size_t value = kDigits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 255u);
  }
  // What is left over of the last digit is nought: each text has one spelling.
  if (count >= 6 || (bits & ((1u << count) - 1)) != 0) return std::nullopt;
  return bytes;
}

// Visits what may be done now, each play with each of its choices, from the seat to act onwards, until `visit` says
// true. This order is part of the form.
template <typename Visit>
void each_action(const State& state, Visit visit) {
  ActionList list, ways;
  const int seats = state.in_round() ? state.seats : 1;  // between rounds everybody may do the same
  for (int i = 0; i < seats; ++i) {
    legal_actions(state, static_cast<Seat>((state.turn + i) % state.seats), list);
    for (const Action& action : list) {
      choices(state, action, ways);
      for (const Action& way : ways) {
        if (visit(way)) return;
      }
    }
  }
}

// From 1; 0 where it is not listed.
std::uint64_t number_of(const State& state, const Action& wanted) {
  std::uint64_t number = 0, found = kSpelled;
  each_action(state, [&](const Action& action) {
    ++number;
    if (action == wanted) found = number;
    return found != kSpelled;
  });
  return found;
}

std::optional<Action> action_at(const State& state, std::uint64_t wanted) {
  std::uint64_t number = 0;
  std::optional<Action> found;
  each_action(state, [&](const Action& action) {
    if (++number == wanted) found = action;
    return found.has_value();
  });
  return found;
}

std::uint32_t check_of(std::string_view bytes, const State& last) {
  Hash64 hash;
  for (const char byte : bytes) hash.byte(static_cast<std::uint8_t>(byte));
  hash.number(hash_of(last));
  return static_cast<std::uint32_t>(hash.value());
}

class Packer {
 public:
  void number(std::uint64_t value) {
    for (; value > 127; value >>= 7) bytes_ += static_cast<char>(value | 128u);
    bytes_ += static_cast<char>(value);
  }
  void fixed(std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes_ += static_cast<char>(value >> (8 * i));
  }
  void text(std::string_view text) {
    number(text.size());
    bytes_ += text;
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Reads what Packer wrote. Once something is not there, everything after it is nought and `ended` says so.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] bool ended() const { return ended_; }
  [[nodiscard]] std::size_t left() const { return rest_.size(); }

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const std::uint64_t byte = fixed(1);
      value |= (byte & 127u) << shift;
      if (byte < 128) return value;
    }
    ended_ = true;
    return 0;
  }
  std::uint64_t fixed(std::size_t size) {
    const std::string_view bytes = take(size);
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i > 0; --i) value = value << 8 | static_cast<std::uint8_t>(bytes[i - 1]);
    return value;
  }
  std::string_view text() { return take(number()); }

 private:
  std::string_view take(std::uint64_t size) {
    if (ended_ || size > rest_.size()) {
      ended_ = true;
      return {};
    }
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }

  std::string_view rest_;
  bool ended_ = false;
};

void pack_head(Packer& packer, const Record& record) {
  packer.text(rules_text(record.rules));
  packer.number(static_cast<std::uint64_t>(record.seats));
  packer.fixed(record.seed, 8);
  packer.number(record.players.size());
  for (const RecordPlayer& player : record.players) {
    packer.text(player.kind);
    packer.text(player.kind == "human" ? std::string() : player.name);
  }
}

Problem problem(std::string sentence, std::size_t action = 0) { return {std::move(sentence), int(action)}; }

std::optional<Problem> unpack_head(Unpacker& unpacker, Record& record) {
  const Result<Rules> rules = parse_rules(unpacker.text());
  if (!rules.ok()) return problem("The link's rules cannot be read: " + rules.problem().sentence);
  record.rules = rules.value();
  const std::uint64_t seats = unpacker.number();
  if (seats < 2 || seats > kMaxSeats) return problem("The link names no number of seats from 2 to 10.");
  record.seats = static_cast<int>(seats);
  record.seed = unpacker.fixed(8);
  const std::uint64_t players = unpacker.number();
  if (players != 0 && players != seats) return problem("The link names not as many players as seats.");
  for (std::uint64_t i = 0; i < players; ++i) {
    const std::string kind(unpacker.text());
    const std::string name(unpacker.text());
    if (kind.empty() || kind.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != std::string::npos)
      return problem("The link does not say what plays each seat.");
    record.players.push_back({kind, name});
  }
  if (unpacker.ended()) return problem("The link ends too early.");
  const std::string why = why_not_playable(record.rules, record.seats);
  if (!why.empty()) return problem(why);
  return std::nullopt;
}

std::optional<Action> unpack_action(Unpacker& unpacker, const State& state) {
  const std::uint64_t number = unpacker.number();
  if (number != kSpelled) return action_at(state, number);
  const Result<Action> action = parse_action(unpacker.text());
  return action.ok() ? std::optional(action.value()) : std::nullopt;
}

// Plays them, so that each number finds its action.
std::optional<Problem> unpack_actions(Unpacker& unpacker, Record& record, State& state) {
  const std::uint64_t count = unpacker.number();
  if (count > unpacker.left()) return problem("The link ends too early.");
  for (std::size_t i = 1; i <= count; ++i) {
    const std::optional<Action> action = unpack_action(unpacker, state);
    if (unpacker.ended()) return problem("The link ends too early, at action " + std::to_string(i) + ".", i);
    if (!action || check(state, *action) != Refusal::None)
      return problem("Action " + std::to_string(i) + " of the link is none that could be taken there.", i);
    record.actions.push_back(*action);
    apply(state, *action);
  }
  const std::uint64_t timeouts = unpacker.number();
  if (timeouts > unpacker.left()) return problem("The link ends too early.", count);
  std::uint64_t at = 0;
  for (std::uint64_t i = 0; i < timeouts; ++i) {
    at += unpacker.number();
    if (at >= count) return problem("The link's timeouts make no sense.", count);
    record.timeouts.push_back(at++);
  }
  record.again = unpacker.left() > 0 && unpacker.number() == kAgain;
  return std::nullopt;
}

}  // namespace

std::string replay_link(const Record& record) {
  Packer packer;
  pack_head(packer, record);
  packer.number(record.actions.size());
  State state = start_match(record.rules, record.seats, record.seed);
  for (const Action& action : record.actions) {
    const std::uint64_t number = number_of(state, action);
    packer.number(number);
    if (number == kSpelled) packer.text(action_text(action));
    apply(state, action);
  }
  packer.number(record.timeouts.size());
  std::size_t next = 0;
  for (const std::size_t timeout : record.timeouts) {
    packer.number(timeout - next);
    next = timeout + 1;
  }
  if (record.again) packer.number(kAgain);
  const std::uint32_t check = check_of(packer.bytes(), state);
  packer.fixed(check, kCheckBytes);
  return std::string(kVersion) + to_base64(packer.bytes());
}

Result<Record> parse_replay_link(std::string_view link) {
  if (!link.empty() && link.front() == '#') link.remove_prefix(1);
  if (link.substr(0, kVersion.size()) != kVersion)
    return is_other_version(link) ? problem("This link was made by another version.")
                                  : problem("This is no link to a replay: it must begin with '1.'.");
  const std::optional<std::string> bytes = from_base64(link.substr(kVersion.size()));
  if (!bytes) return problem("The link is damaged: it holds signs that it cannot, or was cut off.");
  if (bytes->size() < kCheckBytes) return problem("The link ends too early.");
  const std::string_view packed = std::string_view(*bytes).substr(0, bytes->size() - kCheckBytes);
  Unpacker unpacker(packed);
  Record record;
  if (const auto wrong = unpack_head(unpacker, record)) return *wrong;
  State state = start_match(record.rules, record.seats, record.seed);
  if (const auto wrong = unpack_actions(unpacker, record, state)) return *wrong;
  Unpacker check(std::string_view(*bytes).substr(packed.size()));
  if (unpacker.left() != 0 || check.fixed(kCheckBytes) != check_of(packed, state))
    return problem("The link is damaged, or the match ends in another state than when it was shared.",
                   record.actions.size());
  record.hash = hash_of(state);
  record.has_hash = true;
  return record;
}

bool is_replay_link(std::string_view text) {
  if (!text.empty() && text.front() == '#') text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  return dot != std::string_view::npos && parse_number(text.substr(0, dot)).has_value();
}

bool is_other_version(std::string_view link) {
  if (!link.empty() && link.front() == '#') link.remove_prefix(1);
  return is_replay_link(link) && link.substr(0, kVersion.size()) != kVersion;
}

}  // namespace yinuo
