#include "engine/families/group.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/turn.hpp"

namespace yinuo::group {
namespace {

// How many cards of one rank a hand holds in each colour.
using Copies = std::array<int, kColours>;

// Whether the options let these cards go together.
bool fits(const Rules& rules, const Action& action) {
  const Face first = action.cards[0];
  if (!is_coloured(first)) return false;
  bool identical = true;
  for (int i = 1; i < action.card_count; ++i) {
    const Face face = action.cards[static_cast<std::size_t>(i)];
    if (rank_of(face) != rank_of(first)) return false;
    identical = identical && face == first;
  }
  switch (rules.group) {
    case GroupRule::One: return false;
    case GroupRule::IdenticalPair: return identical && action.card_count == 2;
    case GroupRule::SameFace: return true;
    case GroupRule::Limited:
      if (rank_of(first) == Rank::Skip) return true;
      return is_number(first) && (identical || action.card_count >= 3);
  }
  return false;
}

bool matches(const State& state, const Action& action) {
  const FaceSet matching = turn::matching_faces(state);
  const auto end = action.cards.begin() + action.card_count;
  return std::any_of(action.cards.begin(), end, [&](Face face) { return contains(matching, face); });
}

Refusal why_not_together(const State& state, const Action& action) {
  const bool together = fits(state.rules, action);
  if (state.chain.sum > 0) {
    const bool answers =
        together && rank_of(action.cards[0]) == Rank::DrawTwo &&
        stack::twos_answer(state, action.card_count, std::popcount(static_cast<unsigned>(colours_in(action))) == 1);
    return answers ? Refusal::None : Refusal::PendingDraw;
  }
  if (state.stage == Stage::Drawn) return Refusal::MustPlayDrawnOnly;
  if (!together) return Refusal::NotAGroup;
  if (state.stage == Stage::NameColour) return Refusal::ColourMissing;
  return matches(state, action) ? Refusal::None : Refusal::NoMatch;
}

// `detail`: 0 for the first card, 2 for those laid with it.
void lay_one(Scribe scribe, const Action& action, Face face, Colour colour, std::uint8_t detail) {
  const State& s = scribe.state;
  const auto [slot, before] = find_in_hand(s, action.seat, face);
  YINUO_CHECK(slot != kNoSlot);
  scribe.tell({.kind = EventKind::CardPlayed,
               .seat = action.seat,
               .face = face,
               .slot = slot,
               .colour = colour,
               .detail = detail,
               .amount = before});
}

// The next choice of so many cards of each colour, like a number counted up; false behind the last.
bool count_up(Copies& taken, const Copies& held) {
  for (std::size_t i = 0; i < kColours; ++i) {
    if (++taken[i] <= held[i]) return true;
    taken[i] = 0;
  }
  return false;
}

Action gathered(Seat seat, Rank rank, const Copies& taken) {
  Action action = act(ActionKind::Play, seat);
  for (int colour = 0; colour < kColours; ++colour) {
    for (int i = 0; i < taken[static_cast<std::size_t>(colour)]; ++i)
      action.cards[action.card_count++] = make_face(static_cast<Colour>(colour), rank);
  }
  return action;
}

Copies copies_of(const State& state, Seat seat, Rank rank) {
  Copies copies{};
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) {
    const Face face = state.face(slot);
    const bool counts = is_coloured(face) && rank_of(face) == rank && !state.cells[slot].face_down();
    if (counts) ++copies[static_cast<std::size_t>(colour_of(face))];
  }
  return copies;
}

// Calls `found` for every group that may be played now, until it answers false.
template <typename Found>
void each_group(const State& state, Seat seat, Found found) {
  if (state.rules.group == GroupRule::One || state.turn != seat || !state.in_round() || state.slapping != 0) return;
  const Hand& hand = state.hands[seat];
  for (int rank = 0; rank < kColouredRanks; ++rank) {
    const FaceSet of_rank = faces_of_rank(static_cast<Rank>(rank));
    if (size_of(hand.faces & of_rank) + size_of(hand.pairs & of_rank) < 2) continue;
    const Copies held = copies_of(state, seat, static_cast<Rank>(rank));
    Copies taken{};
    while (count_up(taken, held)) {
      const int cards = taken[0] + taken[1] + taken[2] + taken[3];
      if (cards < 2 || cards > kMaxGroup) continue;
      const Action action = gathered(seat, static_cast<Rank>(rank), taken);
      if (why_not(state, action) == Refusal::None && !found(action)) return;
    }
  }
}

}  // namespace

int colours_in(const Action& action) {
  int colours = 0;
  for (int i = 0; i < action.card_count; ++i)
    colours |= 1 << static_cast<int>(colour_of(action.cards[static_cast<std::size_t>(i)]));
  return colours;
}

Refusal why_not(const State& state, const Action& action) {
  const Refusal refusal = why_not_together(state, action);
  if (refusal != Refusal::None) return refusal;
  const bool last = state.hands[action.seat].count == action.card_count;
  const bool barred = last && (state.rules.last_single || contains(finish::barred_faces(state.rules), action.cards[0]));
  return barred ? Refusal::LastCardBarred : Refusal::None;
}

Refusal why_not_colour(const Action& action) {
  const int colours = colours_in(action);
  if (action.colour != Colour::None)
    return (colours >> static_cast<int>(action.colour) & 1) != 0 ? Refusal::None : Refusal::ColourNotAllowed;
  return (colours & (colours - 1)) != 0 ? Refusal::ColourMissing : Refusal::None;
}

Colour colour_after(const Action& action) {
  return action.colour != Colour::None ? action.colour : colour_of(action.cards[0]);
}

void lay(Scribe scribe, const Action& action) {
  const Colour colour = colour_after(action);
  const auto* const end = action.cards.begin() + action.card_count;
  const auto* const top =
      std::find_if(action.cards.begin(), end, [colour](Face face) { return colour_of(face) == colour; });
  YINUO_CHECK(top != end);
  std::uint8_t detail = 0;
  for (const auto* face = action.cards.begin(); face != end; ++face) {
    if (face == top) continue;
    lay_one(scribe, action, *face, colour, detail);
    detail = 2;
  }
  lay_one(scribe, action, *top, colour, detail);
}

void list(const State& state, Seat seat, ActionList& list) {
  each_group(state, seat, [&list](const Action& action) {
    list.add(action);
    return list.size() < ActionList::kMost;
  });
}

bool could_leave_one(const State& state, Seat seat) {
  bool found = false;
  each_group(state, seat, [&](const Action& action) {
    found = action.card_count == state.hands[seat].count - 1;
    return !found;
  });
  return found;
}

bool could_hold(const State& state, Seat seat, Face wanted) {
  bool found = false;
  each_group(state, seat, [&](const Action& action) {
    const auto end = action.cards.begin() + action.card_count;
    found = action.card_count + 2 <= state.hands[seat].count && std::find(action.cards.begin(), end, wanted) != end;
    return !found;
  });
  return found;
}

}  // namespace yinuo::group
