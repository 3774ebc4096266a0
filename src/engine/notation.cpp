#include "engine/notation.hpp"

#include <array>

#include "base/text.hpp"

namespace yinuo {
namespace {

constexpr std::string_view kColourLetters = "RYGB";
constexpr std::array<std::string_view, kColouredRanks> kRankTexts = {"0", "1", "2", "3", "4", "5", "6",
                                                                     "7", "8", "9", "S", "V", "+2"};
constexpr std::array<std::string_view, 14> kVerbs = {"play", "jump",   "draw", "pass",  "challenge", "name", "call",
                                                     "sign", "report", "slap", "noise", "leave",     "next", "time"};

struct RefusalRow {
  std::string_view code, sentence;
};
constexpr std::array<RefusalRow, kRefusals> kRefusalRows = {{
    {"none", "It is legal."},
    {"malformed", "That is not an action of this table."},
    {"stale", "The table has changed since."},
    {"round_over", "The round is over."},
    {"rule_off", "These rules do not have that."},
    {"not_turn", "It is not this player's turn."},
    {"not_in_hand", "That card is not in the hand."},
    {"slap_first", "Everybody has to slap first."},
    {"pending_draw", "The cards that are owed come first."},
    {"already_drawn", "A card was drawn on this turn already."},
    {"must_play_drawn_only", "After drawing, only the drawn card may be played."},
    {"must_play_drawn", "The drawn card can be played and must be."},
    {"play_exists", "A card can be played, so none may be drawn."},
    {"nothing_to_draw", "There is no card left to draw."},
    {"nothing_to_pass", "Draw first; only then one may pass."},
    {"not_a_group", "These cards cannot be played together."},
    {"no_match", "The card matches neither the colour nor the sign."},
    {"last_card_barred", "That card may not be the last one."},
    {"wild4_not_allowed", "A Wild Draw Four may not be played while there is another way."},
    {"colour_missing", "A colour has to be named."},
    {"colour_not_allowed", "That colour cannot be named here."},
    {"target_missing", "Say which player."},
    {"target_invalid", "That player cannot be chosen."},
    {"jump_not_allowed", "One cannot jump in now."},
    {"challenge_not_allowed", "There is nothing to question."},
    {"window_closed", "It is not the time for that."},
}};

std::optional<Seat> parse_seat(std::string_view word) {
  if (word.size() != 1) return std::nullopt;  // ten seats, from 0
  const auto number = parse_number(word);
  if (!number || *number < 0 || *number >= kMaxSeats) return std::nullopt;
  return static_cast<Seat>(*number);
}

Problem unreadable(std::string_view text, const std::string& why) {
  constexpr std::size_t kShown = 60;  // characters of a line that may be anything
  return Problem{"'" + std::string(text.substr(0, kShown)) + (text.size() > kShown ? "…" : "") +
                 "' is no action: " + why};
}

using Words = std::vector<std::string_view>;

// The seat behind a word such as `swap`.
std::optional<Problem> parse_target(std::string_view text, const Words& words, std::size_t& at, Action& action) {
  const std::string_view word = words[at++];
  const auto seat = at < words.size() ? parse_seat(words[at]) : std::nullopt;
  if (!seat) return unreadable(text, "behind '" + std::string(word) + "' stands the number of a seat.");
  ++at;
  action.target = *seat;
  return std::nullopt;
}

// What follows `play` or `jump`: cards, then `as`, then a word.
std::optional<Problem> parse_play(std::string_view text, const Words& words, std::size_t at, Action& action) {
  for (; at < words.size(); ++at) {
    const auto face = parse_card(words[at]);
    if (!face) break;
    if (action.card_count == kMaxGroup) return unreadable(text, "no more than 32 cards can be played at once.");
    action.cards[action.card_count++] = *face;
  }
  if (action.card_count == 0) return unreadable(text, "a card such as R5, BS, Y+2, W or W4 is missing.");
  while (at < words.size()) {
    const std::string_view word = words[at];
    if (word == "as" && action.colour != Colour::None) return unreadable(text, "'as' may stand there once.");
    if (word != "as" && action.word != PlayWord::None) return unreadable(text, "one word may follow the cards.");
    if (word == "as") {
      const auto colour = at + 1 < words.size() ? parse_colour(words[at + 1]) : std::nullopt;
      if (!colour) return unreadable(text, "behind 'as' stands one of the colours R, Y, G, B.");
      action.colour = *colour;
      at += 2;
    } else if (word == "pass") {
      action.word = PlayWord::Pass;
      ++at;
    } else if (word == "swap" || word == "reset") {
      action.word = word == "swap" ? PlayWord::Swap : PlayWord::Reset;
      if (const auto problem = parse_target(text, words, at, action)) return problem;
    } else {
      return unreadable(text, "'" + std::string(word) + "' is neither a card nor a word that may follow one.");
    }
  }
  return std::nullopt;
}

std::optional<Problem> parse_rest(std::string_view text, const Words& words, Action& action) {
  std::size_t at = 2;
  if (action.kind == ActionKind::Play || action.kind == ActionKind::Jump) return parse_play(text, words, at, action);
  if (action.kind == ActionKind::Name) {
    const auto colour = words.size() == 3 ? parse_colour(words[2]) : std::nullopt;
    if (!colour) return unreadable(text, "behind 'name' stands one of the colours R, Y, G, B.");
    action.colour = *colour;
    return std::nullopt;
  }
  if (action.kind == ActionKind::Report) {
    at = 1;
    if (const auto problem = parse_target(text, words, at, action)) return problem;
  }
  if (at < words.size()) return unreadable(text, "nothing may follow '" + std::string(words[at - 1]) + "'.");
  return std::nullopt;
}

std::string seat_and(Seat seat, std::string_view verb) { return std::to_string(seat) + " " + std::string(verb); }
std::string seat_count(Seat seat, std::string_view verb, int amount) {
  return seat_and(seat, verb) + " " + std::to_string(amount);
}

std::string draws_text(const Event& e) {
  switch (static_cast<DrawReason>(e.detail)) {
    case DrawReason::Turn:
    case DrawReason::Guilty:
    case DrawReason::WrongChallenge:
    case DrawReason::ReplacedCard: return seat_count(e.seat, "draws", e.amount);
    case DrawReason::Payment:
    case DrawReason::LastCard: return seat_count(e.seat, "pays", e.amount);
    case DrawReason::Fine: return {};
  }
  return {};
}

}  // namespace

std::string card_text(Face face) {
  if (face == Face::Wild) return "W";
  if (face == Face::WildDrawFour) return "W4";
  if (!is_coloured(face)) return "??";
  return kColourLetters[static_cast<std::size_t>(colour_of(face))] +
         std::string(kRankTexts[static_cast<std::size_t>(rank_of(face))]);
}

std::optional<Face> parse_card(std::string_view word) {
  if (word == "W") return Face::Wild;
  if (word == "W4") return Face::WildDrawFour;
  const auto colour = word.empty() ? std::nullopt : parse_colour(word.substr(0, 1));
  if (!colour) return std::nullopt;
  for (std::size_t rank = 0; rank < kRankTexts.size(); ++rank) {
    if (kRankTexts[rank] == word.substr(1)) return make_face(*colour, static_cast<Rank>(rank));
  }
  return std::nullopt;
}

std::string colour_text(Colour colour) {
  if (colour == Colour::None) return "none";
  return std::string(1, kColourLetters[static_cast<std::size_t>(colour)]);
}

std::optional<Colour> parse_colour(std::string_view word) {
  const std::size_t at = word.size() == 1 ? kColourLetters.find(word[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Colour>(at);
}

std::string deed_text(const Action& action) {
  std::string text(kVerbs[static_cast<std::size_t>(action.kind)]);
  for (std::size_t i = 0; i < action.card_count; ++i) text += " " + card_text(action.cards[i]);
  if (action.colour != Colour::None)
    text += (action.kind == ActionKind::Name ? " " : " as ") + colour_text(action.colour);
  switch (action.word) {
    case PlayWord::None: break;
    case PlayWord::Swap: text += " swap " + std::to_string(action.target); break;
    case PlayWord::Pass: text += " pass"; break;
    case PlayWord::Reset: text += " reset " + std::to_string(action.target); break;
  }
  if (action.kind == ActionKind::Report) text += " " + std::to_string(action.target);
  return text;
}

std::string action_text(const Action& action) {
  if (action.seat == kNoSeat) return deed_text(action);
  return std::to_string(action.seat) + " " + deed_text(action);
}

Result<Action> parse_action(std::string_view text) {
  const Words words = split_words(text);
  if (words.size() == 1 && (words[0] == "next" || words[0] == "time")) {
    return act(words[0] == "next" ? ActionKind::Next : ActionKind::Time);
  }
  if (words.size() < 2) return unreadable(text, "it needs a seat and what the seat does.");
  const auto seat = parse_seat(words[0]);
  if (!seat) return unreadable(text, "'" + std::string(words[0]) + "' is not the number of a seat.");
  for (std::size_t kind = 0; kind + 2 < kVerbs.size(); ++kind) {
    if (kVerbs[kind] != words[1]) continue;
    Action action = act(static_cast<ActionKind>(kind), *seat);
    if (auto problem = parse_rest(text, words, action)) return *problem;
    return action;
  }
  return unreadable(text, "'" + std::string(words[1]) + "' is nothing that a player can do.");
}

std::string_view refusal_code(Refusal refusal) { return kRefusalRows[static_cast<std::size_t>(refusal)].code; }

std::optional<Refusal> parse_refusal(std::string_view code) {
  for (std::size_t i = 1; i < kRefusalRows.size(); ++i) {
    if (kRefusalRows[i].code == code) return static_cast<Refusal>(i);
  }
  return std::nullopt;
}

std::string_view refusal_sentence(Refusal refusal) { return kRefusalRows[static_cast<std::size_t>(refusal)].sentence; }

std::string event_text(const Event& e) {
  switch (e.kind) {
    case EventKind::RoundBegins: return seat_and(e.seat, "deals");
    case EventKind::CardPlayed: return seat_and(e.seat, e.detail == 1 ? "jumps" : "plays");
    case EventKind::Draws: return draws_text(e);
    case EventKind::Passes: return seat_and(e.seat, "passes");
    case EventKind::Challenges: return seat_and(e.seat, "challenges");
    case EventKind::CardShown:
      return e.seat == kNoSeat || e.seat == e.target ? std::string() : seat_and(e.target, "shown");
    case EventKind::Calls: return seat_and(e.seat, "calls");
    case EventKind::Reports: return seat_and(e.seat, "reports");
    case EventKind::Fined: return seat_count(e.seat, "fined", e.amount);
    case EventKind::Swaps: return seat_and(e.seat, "swaps");
    case EventKind::PassesOn: return seat_and(e.seat, "passes_on");
    case EventKind::Resets: return seat_and(e.seat, "resets");
    case EventKind::Slaps: return seat_and(e.seat, "slaps");
    case EventKind::Silence: return e.seat == kNoSeat ? std::string() : seat_and(e.seat, "silenced");
    case EventKind::Reshuffles: return "reshuffles";
    case EventKind::RoundOver: return "round_over";
    case EventKind::MatchOver: return "match_over";
    case EventKind::Deflects:
    case EventKind::CardMoves:
    case EventKind::SlapBegins:
    case EventKind::Misplays:
    case EventKind::Acted:
    case EventKind::DealerCard:
    case EventKind::CardDealt:
    case EventKind::StarterTurned:
    case EventKind::StarterReturned:
    case EventKind::MustName:
    case EventKind::ColourNamed:
    case EventKind::DirectionTurns:
    case EventKind::PendingGrows:
    case EventKind::PendingSettled:
    case EventKind::CardDrawn:
    case EventKind::Skipped:
    case EventKind::Judged:
    case EventKind::CallIs:
    case EventKind::Leaves:
    case EventKind::TurnGoes:
    case EventKind::Booked:
    case EventKind::ChangePlaces:
    case EventKind::Eliminated: return {};
  }
  return {};
}

}  // namespace yinuo
