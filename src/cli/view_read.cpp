#include "cli/view_read.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "engine/families/deal.hpp"
#include "engine/fold.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

// Reading: each step says what is wrong, or nothing.
using Wrong = std::optional<Problem>;

Problem lacks(std::string_view what) { return Problem{"The view needs " + std::string(what) + "."}; }

Result<std::vector<Face>> read_cards(const Json* list) {
  if (list == nullptr || list->kind != Json::Kind::Array) return lacks("its cards as lists");
  std::vector<Face> faces;
  for (const Json& item : list->items) {
    const auto face = item.text == card_text(Face::Unknown) ? Face::Unknown : parse_card(item.text);
    if (!face) return Problem{"'" + item.text + "' is no card."};
    faces.push_back(*face);
  }
  return faces;
}

Wrong read_table(const Json& view, Setup& setup, Seat& me) {
  const Result<Rules> rules = parse_rules(view.string_at("rules").value_or(""));
  if (!rules.ok()) return rules.problem();
  setup.rules = rules.value();
  setup.seats = static_cast<int>(std::clamp<std::int64_t>(view.number_at("seats").value_or(0), 0, kMaxSeats));
  const std::string why = why_not_playable(setup.rules, setup.seats);
  if (!why.empty()) return Problem{why};
  const std::int64_t own = view.number_at("me").value_or(-1), turn = view.number_at("turn").value_or(own);
  if (own < 0 || own >= setup.seats || turn < 0 || turn >= setup.seats) return lacks("'me' and 'turn' as seats");
  me = static_cast<Seat>(own);
  setup.turn = static_cast<Seat>(turn);
  setup.clockwise = view.string_at("direction").value_or("clockwise") == "clockwise";
  return std::nullopt;
}

// Unknown cards come from those that are left of the deck.
Wrong deal_unknown(Setup& setup) {
  std::array<Face, kMaxSlots> deck;
  const int count = deal::list_faces(setup.rules, deck);
  std::vector<Face> left(deck.begin(), deck.begin() + count);
  const auto take = [&left](Face face) {
    const auto at = std::find(left.begin(), left.end(), face);
    if (at == left.end()) return false;
    left.erase(at);
    return true;
  };
  for (const Face face : setup.discard) {
    if (!take(face)) return Problem{"The deck does not hold so many " + card_text(face) + "."};
  }
  for (const auto& hand : setup.hands) {
    for (const Face face : hand.value_or(std::vector<Face>{})) {
      if (face != Face::Unknown && !take(face))
        return Problem{"The deck does not hold so many " + card_text(face) + "."};
    }
  }
  Rng rng = Rng::seeded(setup.seed);
  for (std::size_t i = left.size(); i > 1; --i) std::swap(left[i - 1], left[rng.below(static_cast<std::uint32_t>(i))]);
  for (auto& hand : setup.hands) {
    for (std::size_t i = 0; hand && i < hand->size(); ++i) {
      if ((*hand)[i] != Face::Unknown) continue;
      if (left.empty()) return Problem{"The deck has no cards left for the hands."};
      (*hand)[i] = left.back();
      left.pop_back();
    }
  }
  return std::nullopt;
}

Wrong read_all_cards(const Json& view, Setup& setup, std::array<std::vector<Face>, kMaxSeats>& known) {
  const Result<std::vector<Face>> discard = read_cards(view.find("discard"));
  if (!discard.ok()) return discard.problem();
  setup.discard = discard.value();
  if (std::count(setup.discard.begin(), setup.discard.end(), Face::Unknown) > 0)
    return Problem{"A discard is never unknown."};
  const Json* hands = view.find("hands");
  if (hands == nullptr || hands->items.size() != static_cast<std::size_t>(setup.seats))
    return lacks("'hands', one list for each seat");
  for (std::size_t seat = 0; seat < hands->items.size(); ++seat) {
    const Result<std::vector<Face>> hand = read_cards(&hands->items[seat]);
    if (!hand.ok()) return hand.problem();
    setup.hands[seat] = known[seat] = hand.value();
  }
  return deal_unknown(setup);
}

// What the view shows of a hand is known to its seat; an own card that it does not show lies face down.
void mark_known(State& state, Seat seat, Seat me, const std::vector<Face>& shown) {
  Hand& hand = state.hands[seat];
  Slot slot = hand.first;
  hand.faces = hand.pairs = 0;
  for (const Face face : shown) {
    Cell& cell = state.cells[slot];
    if (face != Face::Unknown) cell.add_known(set_of(me));
    if (face == Face::Unknown && seat == me) cell.hide(cell.face());
    if (!cell.face_down()) folding::count_face(hand, cell.face());
    slot = cell.next;
  }
}

SeatSet read_set(const Json& view, std::string_view key) {
  SeatSet set = 0;
  const Json* list = view.find(key);
  for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i) {
    const auto seat = parse_number(list->items[i].text).value_or(-1);
    if (seat >= 0 && seat < kMaxSeats) set |= set_of(static_cast<Seat>(seat));
  }
  return set;
}

// What is owed; what is not said is as for a single draw card.
void read_owed(const Json& view, State& state) {
  const auto sum = view.number_at("owed").value_or(0);
  if (sum <= 0) return;
  Chain& chain = state.chain;
  chain.sum = static_cast<std::uint16_t>(std::min<std::int64_t>(sum, 1000));
  chain.last = state.top() == Face::WildDrawFour ? Rank::WildDrawFour : Rank::DrawTwo;
  chain.cards = chain.together = 1;
  chain.from_two = chain.last == Rank::DrawTwo;
  if (const auto cards = view.number_at("owed_cards")) chain.cards = static_cast<std::uint8_t>(*cards);
  if (const auto together = view.number_at("owed_together")) chain.together = static_cast<std::uint8_t>(*together);
  if (const Json* two = view.find("owed_from_two")) chain.from_two = two->text == "true";
  const auto by = view.number_at("wild4_by").value_or(-1);
  if (by < 0 || by >= state.seats) return;
  chain.wild4_by = static_cast<Seat>(by);
  chain.wild4_hand = state.hands[chain.wild4_by].count;
}

// Everything that is no card.
Wrong read_rest(const Json& view, Seat me, State& state) {
  const std::string stage = view.string_at("stage").value_or("turn");
  const auto colour = parse_colour(view.string_at("colour").value_or(""));
  if (!colour && stage != "name") return lacks("'colour'");
  state.colour = colour.value_or(Colour::None);
  if (stage == "name") state.stage = Stage::NameColour;
  if (stage == "drawn" && state.turn == me) {
    state.stage = Stage::Drawn;
    state.drawn = state.hands[me].last;
    if (state.drawn == kNoSlot) return Problem{"Nothing can have been drawn into an empty hand."};
  }
  read_owed(view, state);
  state.owes_call = read_set(view, "owes_call");
  state.called = read_set(view, "called") & static_cast<SeatSet>(~state.owes_call);
  state.early_call = read_set(view, "called_early");
  state.eliminated = read_set(view, "out");
  state.starter_on_top = state.discard_count == 1 && view.number_at("played").value_or(1) == 0;
  state.jump_open = false;
  if (const Json* only = view.find("colour_only")) state.colour_only = only->text == "true";
  const auto silence = view.number_at("silence_by").value_or(-1);
  if (silence >= 0 && silence < state.seats) state.silence_by = static_cast<Seat>(silence);
  const Json* scores = view.find("scores");
  for (std::size_t i = 0; scores != nullptr && i < scores->items.size() && i < state.scores.size(); ++i)
    state.scores[i] = static_cast<std::int32_t>(parse_number(scores->items[i].text).value_or(0));
  return std::nullopt;
}

}  // namespace

Result<SeenTable> read_view(const Json& view) {
  if (view.kind != Json::Kind::Object) return lacks("to be an object");
  Setup setup;
  SeenTable table;
  std::array<std::vector<Face>, kMaxSeats> known;
  if (auto wrong = read_table(view, setup, table.me)) return *wrong;
  if (auto wrong = read_all_cards(view, setup, known)) return *wrong;
  if (is_black(setup.discard.empty() ? Face::Unknown : setup.discard.back())) setup.colour = Colour::Red;
  Result<State> state = set_up(setup);
  if (!state.ok()) return state.problem();
  table.state = state.value();
  for (Seat seat = 0; seat < table.state.seats; ++seat) mark_known(table.state, seat, table.me, known[seat]);
  if (auto wrong = read_rest(view, table.me, table.state)) return *wrong;
  return table;
}

}  // namespace yinuo::cli
