#include "engine/families/turn.hpp"

#include "base/check.hpp"
#include "engine/families/call.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/wild4.hpp"

namespace yinuo::turn {
namespace {

// The next seat owes what the card makes it draw.
void owe(Scribe scribe, const Action& action, Guilt guilt) {
  const Face face = action.cards[0];
  scribe.tell({.kind = EventKind::PendingGrows,
               .seat = action.seat,
               .target = seat_after(scribe.state, action.seat),
               .face = face,
               .detail = static_cast<std::uint8_t>(guilt),
               .amount = draw_value(face)});
}

// Who is to act after the card's effects.
void pass_on(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Rank rank = rank_of(action.cards[0]);
  const bool two_seat_reverse = rank == Rank::Reverse && live_seats(s) == 2;
  if (rank == Rank::Skip || two_seat_reverse) {
    skip(scribe, seat_after(s, action.seat));
  } else {
    go_to(scribe, seat_after(s, action.seat));
  }
}

}  // namespace

Colour colour_after(const State& state, const Action& action) {
  const Face face = action.cards[0];
  if (is_coloured(face)) return colour_of(face);
  return action.colour == Colour::None ? state.colour : action.colour;
}

void play(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Seat seat = action.seat;
  const Face face = action.cards[0];
  const auto [slot, before] = s.stage == Stage::Drawn ? place_of(s, seat, s.drawn) : find_in_hand(s, seat, face);
  YINUO_CHECK(slot != kNoSlot && s.face(slot) == face);
  // Guilt asks for the colour in force and the face on top before the play, and for the rest of the hand.
  const Guilt guilt = face == Face::WildDrawFour ? wild4::guilt_of(s, seat) : Guilt::Unknown;
  scribe.tell({.kind = EventKind::CardPlayed,
               .seat = seat,
               .face = face,
               .slot = slot,
               .colour = colour_after(s, action),
               .amount = before});
  const bool replaced = finish::replaces_last_card(s, seat, face);
  const bool lapses = s.hands[seat].count == 0 && !replaced && !s.rules.last_draw_counts;
  // Before the replacement is drawn: a challenge shows the hand as the card left it.
  if (draw_value(face) > 0 && !lapses) owe(scribe, action, guilt);
  if (replaced) draw::cards(scribe, seat, 1, DrawReason::ReplacedCard);
  const bool out = s.hands[seat].count == 0;
  if (!out) call::after_play(scribe, seat, replaced);
  if (is_coloured(face) && rank_of(face) == Rank::Reverse && !out) scribe.tell({.kind = EventKind::DirectionTurns});
  if (out) {
    finish::win(scribe, seat);
  } else {
    pass_on(scribe, action);
  }
}

void name(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  scribe.tell({.kind = EventKind::ColourNamed, .seat = action.seat, .colour = action.colour});
  if (s.rules.starter_wild == StarterWild::LeaderNamesForNext) go_to(scribe, seat_after(s, action.seat));
}

void skip(Scribe scribe, Seat seat) {
  scribe.tell({.kind = EventKind::Skipped, .seat = seat});
  go_to(scribe, seat_after(scribe.state, seat));
}

}  // namespace yinuo::turn
