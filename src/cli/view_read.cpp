#include "cli/view_read.hpp"

#include <algorithm>

#include "cli/view_fields.hpp"
#include "engine/families/deal.hpp"
#include "engine/families/stack.hpp"
#include "engine/fold.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

constexpr int kMostOwed = 1000;  // a chain grows no further
constexpr int kMostCards = 255;  // of a chain
constexpr int kMostPoints = 1000000;

// What the view shows of each hand.
using Shown = std::array<std::vector<Face>, kMaxSeats>;

void read_table(ViewFields& fields, Setup& setup, Seat& me) {
  fields.needed("rules");
  const Result<Rules> rules = parse_rules(fields.text("rules"));
  if (!rules.ok()) return fields.refuse("rules", "cannot be read: " + rules.problem().sentence);
  setup.rules = rules.value();
  fields.needed("seats");
  setup.seats = fields.number("seats", 2, kMaxSeats, 2);
  const std::string why = why_not_playable(setup.rules, setup.seats);
  fields.refuse_if(!why.empty(), "rules", "cannot be played by so many: " + why);
  fields.needed("me");
  me = fields.seat("me", setup.seats, 0);
  setup.turn = fields.seat("turn", setup.seats, me);
  setup.clockwise = fields.word("direction", "clockwise counter") == 0;
}

void read_cards(ViewFields& fields, Seat me, Setup& setup, Shown& shown) {
  setup.discard = fields.cards("discard", fields.needed("discard"));
  fields.refuse_if(setup.discard.empty(), "discard", "needs a card");
  fields.refuse_if(std::count(setup.discard.begin(), setup.discard.end(), Face::Unknown) > 0, "discard",
                   "shows all its cards: none of them is ??");
  const Json& hands = fields.needed("hands");
  if (hands.kind != Json::Kind::Array || hands.items.size() != static_cast<std::size_t>(setup.seats))
    return fields.refuse("hands", "is a list of cards for each seat");
  for (std::size_t seat = 0; seat < hands.items.size(); ++seat)
    setup.hands[seat] = shown[seat] = fields.cards("hands", hands.items[seat]);
  const bool hides = std::count(shown[me].begin(), shown[me].end(), Face::Unknown) > 0;
  fields.refuse_if(hides && !setup.rules.blind_draw, "hands", "hides own cards, which these rules do not");
}

// Unknown cards come from those that are left of the deck.
void deal_unknown(ViewFields& fields, Setup& setup) {
  std::array<Face, kMaxSlots> deck;
  const int count = deal::list_faces(setup.rules, deck);
  std::vector<Face> left(deck.begin(), deck.begin() + count);
  const auto take = [&](std::string_view key, Face face) {
    const auto at = std::find(left.begin(), left.end(), face);
    if (at == left.end()) return fields.refuse(key, "holds more " + card_text(face) + " than the deck");
    left.erase(at);
  };
  for (const Face face : setup.discard) take("discard", face);
  for (const auto& hand : setup.hands) {
    for (const Face face : hand.value_or(std::vector<Face>{})) {
      if (face != Face::Unknown) take("hands", face);
    }
  }
  Rng rng = Rng::seeded(setup.seed);
  for (std::size_t i = left.size(); i > 1; --i) std::swap(left[i - 1], left[rng.below(static_cast<std::uint32_t>(i))]);
  for (auto& hand : setup.hands) {
    for (std::size_t i = 0; hand && i < hand->size(); ++i) {
      if ((*hand)[i] != Face::Unknown) continue;
      if (left.empty()) return fields.refuse("hands", "holds more cards than are left of the deck");
      (*hand)[i] = left.back();
      left.pop_back();
    }
  }
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

// Who is still in the match: all loops over seats need two of them, and the one to act.
void read_out(ViewFields& fields, Seat me, State& state) {
  state.eliminated = fields.seats("out", state.seats);
  fields.refuse_if(contains(state.eliminated, me), "out", "holds 'me', and nobody asks a player who is out");
  fields.refuse_if(contains(state.eliminated, state.turn), "out", "holds 'turn', the seat to act");
  fields.refuse_if(live_seats(state) < 2, "out", "leaves fewer than two players");
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const bool empty = state.hands[seat].count == 0 && !contains(state.eliminated, seat);
    fields.refuse_if(empty, "hands", "has no card for seat " + std::to_string(seat) + ", so the round is over");
  }
}

void read_stage(ViewFields& fields, Seat me, State& state) {
  constexpr std::string_view kStages = "turn drawn name over";
  const std::size_t stage = fields.word("stage", kStages);
  fields.refuse_if(stage == 3, "stage", "is 'over': there is nothing to ask any more");
  if (stage == 2) {
    state.stage = Stage::NameColour;
    fields.refuse_if(state.top() != Face::Wild, "stage", "is 'name', but no Wild lies on top");
  }
  if (stage != 1 || state.turn != me) return;
  state.stage = Stage::Drawn;
  state.drawn = state.hands[me].last;
}

void read_colour(ViewFields& fields, State& state) {
  const bool names = state.stage == Stage::NameColour;
  const std::size_t named = fields.word("colour", "none R Y G B");
  const bool may_lack = names || (is_black(state.top()) && state.rules.wild_unnamed == WildUnnamed::KeepsColour);
  if (!may_lack) fields.needed("colour");
  fields.refuse_if(named == 0 && !may_lack, "colour", "is needed: R, Y, G or B");
  fields.refuse_if(named != 0 && names, "colour", "is 'none' while it is still to be named");
  const Colour colour = named == 0 ? Colour::None : static_cast<Colour>(named - 1);
  fields.refuse_if(is_coloured(state.top()) && colour != colour_of(state.top()), "colour",
                   "is that of the card on top, " + card_text(state.top()));
  state.colour = colour;
}

// Whether more than the card on top can have made what is owed.
bool chain_grows(const Rules& rules) {
  return stack::any_answer(rules) || rules.jump_in != JumpIn::Off || rules.group != GroupRule::One;
}

// Whether a draw can be owed while this card lies on top.
bool asks_for_cards(const Rules& rules, Face top) {
  if (draw_value(top) > 0) return true;
  if (is_black(top)) return false;
  return (rank_of(top) == Rank::Reverse && rules.deflect_reverse != Deflect::Off) ||
         (rank_of(top) == Rank::Skip && rules.deflect_skip != Deflect::Off);
}

void judge_owed(ViewFields& fields, const State& state, int owed) {
  const Face top = state.top();
  const int least = std::max(draw_value(top), 2);
  fields.refuse_if(!asks_for_cards(state.rules, top), "owed", "is 0 while " + card_text(top) + " lies on top");
  fields.refuse_if(state.stage != Stage::Turn, "owed", "is 0 at this stage");
  fields.refuse_if(!chain_grows(state.rules) && owed != least, "owed",
                   "is 0 or " + std::to_string(least) + " while " + card_text(top) + " lies on top");
  fields.refuse_if(owed < least || owed % 2 != 0, "owed", "is an even number, no less than the card on top asks for");
}

// What is owed; what is not said is as for a single draw card.
void read_owed(ViewFields& fields, State& state) {
  Chain& chain = state.chain;
  const int owed = fields.number("owed", 0, kMostOwed, 0);
  if (owed == 0) {
    for (const std::string_view key : {"owed_cards", "owed_together", "owed_from_two", "wild4_by"})
      fields.refuse_if(fields.has(key), key, "stands only beside 'owed'");
    return;
  }
  judge_owed(fields, state, owed);
  chain.sum = static_cast<std::uint16_t>(owed);
  chain.last = state.top() == Face::WildDrawFour ? Rank::WildDrawFour : Rank::DrawTwo;
  const bool grows = chain_grows(state.rules);
  chain.cards = static_cast<std::uint8_t>(fields.number("owed_cards", 1, grows ? kMostCards : 1, 1));
  chain.together = static_cast<std::uint8_t>(fields.number("owed_together", 1, chain.cards, 1));
  chain.from_two = fields.has("owed_from_two") ? fields.truth("owed_from_two") : chain.last == Rank::DrawTwo;
  chain.wild4_by = fields.seat("wild4_by", state.seats, kNoSeat);
  if (chain.wild4_by == kNoSeat) return;
  fields.refuse_if(!grows && chain.wild4_by == state.turn, "wild4_by",
                   "is another seat than 'turn', which owes the cards");
  fields.refuse_if(!grows && state.top() != Face::WildDrawFour, "wild4_by", "needs a Wild Draw Four on top");
  chain.wild4_hand = state.hands[chain.wild4_by].count;
}

void read_calls(ViewFields& fields, State& state) {
  state.owes_call = fields.seats("owes_call", state.seats);
  // Where nothing is said a hand of one card counts as called.
  const SeatSet one_card = state.called;
  state.called = fields.has("called") ? fields.seats("called", state.seats) : one_card & ~state.owes_call;
  state.early_call = fields.seats("called_early", state.seats);
  fields.refuse_if((state.called & state.owes_call) != 0, "called", "holds a seat that 'owes_call' holds too");
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int cards = state.hands[seat].count;
    const std::string why = "holds seat " + std::to_string(seat) + ", which has " + std::to_string(cards) + " cards";
    fields.refuse_if(contains(state.owes_call, seat) && cards != 1, "owes_call", why);
    fields.refuse_if(contains(state.called, seat) && cards != 1, "called", why);
    fields.refuse_if(contains(state.early_call, seat) && cards < 2, "called_early", why);
  }
}

// Everything that is neither card nor call.
void read_rest(ViewFields& fields, State& state) {
  state.starter_on_top = state.discard_count == 1 && fields.number("played", 0, kMostPoints, 1) == 0;
  state.jump_open = false;
  state.colour_only = fields.truth("colour_only");
  fields.refuse_if(state.colour_only && !state.rules.colour_after_penalty, "colour_only", "is no part of these rules");
  state.silence_by = fields.seat("silence_by", state.seats, kNoSeat);
  fields.refuse_if(state.silence_by != kNoSeat && state.rules.silence_on != SilenceOn::Six, "silence_by",
                   "is no part of these rules");
  fields.number("draw", 0, state.slots, 0);
  fields.number("round", 0, 0xFFFF, 1);
  const auto scores = fields.numbers("scores", state.seats, -kMostPoints, kMostPoints);
  for (std::size_t i = 0; i < scores.size() && i < state.scores.size(); ++i) state.scores[i] = scores[i];
}

}  // namespace

Result<SeenTable> read_view(const Json& view) {
  if (view.kind != Json::Kind::Object) return Problem{"'view' is an object."};
  ViewFields fields(view);
  Setup setup;
  SeenTable table;
  Shown shown;
  read_table(fields, setup, table.me);
  if (!fields.problem()) read_cards(fields, table.me, setup, shown);
  if (!fields.problem()) deal_unknown(fields, setup);
  if (fields.problem()) return *fields.problem();
  if (is_black(setup.discard.back())) setup.colour = Colour::Red;  // until the view's is read
  Result<State> state = set_up(setup);
  if (!state.ok()) return state.problem();
  table.state = state.value();
  for (Seat seat = 0; seat < table.state.seats; ++seat) mark_known(table.state, seat, table.me, shown[seat]);
  read_out(fields, table.me, table.state);
  read_stage(fields, table.me, table.state);
  read_colour(fields, table.state);
  read_owed(fields, table.state);
  read_calls(fields, table.state);
  read_rest(fields, table.state);
  if (fields.problem()) return *fields.problem();
  return table;
}

}  // namespace yinuo::cli
