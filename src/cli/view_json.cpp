#include "cli/view_json.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"

namespace yinuo::cli {
namespace {

std::string quoted(std::string_view key) { return ",\"" + std::string(key) + "\":"; }
std::string number(std::string_view key, int value) { return quoted(key) + std::to_string(value); }

std::string faces_json(const State& view, Slot first, bool turned) {
  std::vector<std::string> cards;
  for (Slot slot = first; slot != kNoSlot; slot = view.cells[slot].next)
    cards.push_back("\"" + card_text(view.face(slot)) + "\"");
  if (turned) std::reverse(cards.begin(), cards.end());
  std::string text;
  for (const std::string& card : cards) text += (text.empty() ? "" : ",") + card;
  return "[" + text + "]";
}

template <typename Value>
std::string each_seat(const State& view, Value value) {
  std::string text;
  for (Seat seat = 0; seat < view.seats; ++seat) text += (seat > 0 ? "," : "") + value(seat);
  return "[" + text + "]";
}

std::string set_json(const State& view, SeatSet set) {
  std::string text;
  for (Seat seat = 0; seat < view.seats; ++seat) {
    if (contains(set, seat)) text += (text.empty() ? "" : ",") + std::to_string(seat);
  }
  return "[" + text + "]";
}

std::string_view stage_word(Stage stage) {
  switch (stage) {
    case Stage::Turn: return "turn";
    case Stage::NameColour: return "name";
    case Stage::Drawn: return "drawn";
    case Stage::Between:
    case Stage::MatchOver: break;
  }
  return "over";
}

}  // namespace

std::string view_json(const State& view, Seat me) {
  std::string text = "{\"rules\":" + to_json_string(rules_text(view.rules));
  text += number("seats", view.seats) + number("me", me) + number("turn", view.turn) + number("round", view.round);
  text += quoted("stage") + "\"" + std::string(stage_word(view.stage)) + "\"";
  text += quoted("direction") + (view.direction > 0 ? "\"clockwise\"" : "\"counter\"");
  text += quoted("colour") + "\"" + colour_text(view.colour) + "\"";
  text += quoted("discard") + faces_json(view, view.discard_top, true);
  text += quoted("hands") + each_seat(view, [&](Seat seat) { return faces_json(view, view.hands[seat].first, false); });
  text += number("draw", view.draw_count) + number("played", view.starter_on_top ? 0 : 1);
  const Chain& chain = view.chain;
  text += number("owed", chain.sum);
  if (chain.sum > 0) {
    text += number("owed_cards", chain.cards) + number("owed_together", chain.together);
    text += quoted("owed_from_two") + (chain.from_two ? "true" : "false");
    if (chain.wild4_by != kNoSeat) text += number("wild4_by", chain.wild4_by);
  }
  if (view.colour_only) text += quoted("colour_only") + "true";
  if (view.silence_by != kNoSeat) text += number("silence_by", view.silence_by);
  text += quoted("owes_call") + set_json(view, view.owes_call) + quoted("called") + set_json(view, view.called);
  text += quoted("called_early") + set_json(view, view.early_call) + quoted("out") + set_json(view, view.eliminated);
  text += quoted("scores") + each_seat(view, [&](Seat seat) { return std::to_string(view.scores[seat]); });
  return text + "}";
}

std::string legal_json(const State& view, Seat me) {
  ActionList list, ways;
  legal_actions(view, me, list);
  std::string text;
  for (const Action& action : list) {
    choices(view, action, ways);
    for (const Action& way : ways) text += (text.empty() ? "\"" : ",\"") + action_text(way) + "\"";
  }
  return "[" + text + "]";
}

}  // namespace yinuo::cli
