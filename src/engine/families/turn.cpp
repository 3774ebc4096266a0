#include "engine/families/turn.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "engine/families/call.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/group.hpp"
#include "engine/families/house.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/numbers.hpp"
#include "engine/families/slap.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/wild4.hpp"

namespace yinuo::turn {
namespace {

constexpr int kMostOwed = 1000;

// The next seat owes what the cards make it draw.
[[gnu::always_inline]] inline void owe(Scribe scribe, const Action& action, Face face, int amount, Guilt guilt) {
  scribe.tell({.kind = EventKind::PendingGrows,
               .seat = action.seat,
               .target = seat_after(scribe.state, action.seat),
               .face = face,
               .slot = action.card_count,
               .detail = static_cast<std::uint8_t>(guilt),
               .amount = amount});
}

// `count` other seats lose their turn; the own seat is passed over without being counted.
[[gnu::noinline]] void skip_more(Scribe scribe, Seat seat, int count) {
  Seat at = seat;
  while (count > 0) {
    at = seat_after(scribe.state, at);
    if (at == seat) continue;
    scribe.tell({.kind = EventKind::Skipped, .seat = at});
    --count;
  }
  go_to(scribe, seat_after(scribe.state, at));
}

// Who is to act after the cards' effects.
[[gnu::always_inline]] inline void pass_on(Scribe scribe, Seat seat, Rank rank, int times) {
  State& s = scribe.state;
  const bool two_seat_reverse = rank == Rank::Reverse && live_seats(s) == 2;
  if (rank != Rank::Skip && !two_seat_reverse) {
    go_to(scribe, seat_after(s, seat));
  } else if (times == 1) [[likely]] {
    skip(scribe, seat_after(s, seat));
  } else {
    skip_more(scribe, seat, times);
  }
}

// A deflected draw goes with the turn, past one seat where that is how it was deflected.
void send_on(Scribe scribe, Seat seat, Seat debtor) {
  const Seat next = seat_after(scribe.state, seat);
  if (next == debtor) {
    go_to(scribe, debtor);
  } else {
    skip(scribe, next);
  }
}

// Lays the single card of the play on the discards.
[[gnu::always_inline]] inline void lay(Scribe scribe, const Action& action, std::uint8_t detail) {
  State& s = scribe.state;
  const Face face = action.cards[0];
  const auto [slot, before] =
      s.stage == Stage::Drawn ? place_of(s, action.seat, s.drawn) : find_in_hand(s, action.seat, face);
  YINUO_CHECK(slot != kNoSlot && s.face(slot) == face);
  scribe.tell({.kind = EventKind::CardPlayed,
               .seat = action.seat,
               .face = face,
               .slot = slot,
               .colour = colour_after(s, action),
               .detail = detail,
               .amount = before});
}

// The usual play is one card with nothing owed: that is known where this is called, and the rest falls away.
template <bool kUsual>
[[gnu::always_inline]] inline void carry_out(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Seat seat = action.seat;
  const Face face = action.cards[0];
  const bool several = !kUsual && action.card_count > 1;
  const bool jumps = !kUsual && action.kind == ActionKind::Jump;
  const bool deflects = !kUsual && s.chain.sum > 0 && draw_value(face) == 0;
  int times = several ? group::times(s.rules, action) : 1;
  // Guilt asks for the colour in force and the face on top before the play, and for the rest of the hand.
  const Guilt guilt = face == Face::WildDrawFour && !jumps ? wild4::guilt_of(s, seat) : Guilt::Unknown;
  if (several) {
    group::lay(scribe, action);
  } else {
    lay(scribe, action, jumps ? 1 : 0);
  }
  if (jumps && s.rules.jump_resolves == JumpResolves::Bump && rank_of(face) == Rank::Skip) times = s.in_row;
  const bool replaced = finish::replaces_last_card(s, seat, face);
  const Seat debtor = deflects ? stack::debtor_after(s, seat, rank_of(face)) : seat_after(s, seat);
  if (deflects) scribe.tell({.kind = EventKind::Deflects, .seat = seat, .target = debtor, .face = face});
  const bool lapses = s.hands[seat].count == 0 && !replaced && !s.rules.last_draw_counts;
  // Before the replacement is drawn: a challenge shows the hand as the card left it.
  int amount = draw_value(face) * times;
  if (!kUsual && !jumps && s.rules.revenge) amount += s.chain.sum;
  if (!kUsual) amount = std::min(amount, kMostOwed - s.chain.sum);
  if (draw_value(face) > 0 && !lapses) owe(scribe, action, face, amount, guilt);
  if (replaced) draw::cards(scribe, seat, 1, DrawReason::ReplacedCard);
  if (s.hands[seat].count == 0) {
    finish::win(scribe, seat, debtor);
    return;
  }
  // A hand that moves takes no call of its old owner along.
  const bool special = special_numbers(s.rules);
  const bool moved = special && numbers::move_hands(scribe, action);
  if (!moved) call::after_play(scribe, seat, replaced);
  if (several && s.rules.bomb && action.card_count >= 3 && is_number(face)) house::bomb(scribe, seat);
  if (is_coloured(face) && rank_of(face) == Rank::Reverse) {
    for (int i = 0; i < times; ++i) scribe.tell({.kind = EventKind::DirectionTurns});
  }
  if (special) [[unlikely]]
    slap::after_play(scribe, seat, face);
  if (deflects) {
    send_on(scribe, seat, debtor);
  } else {
    pass_on(scribe, seat, rank_of(face), times);
  }
}

[[gnu::noinline]] void play_unusual(Scribe scribe, const Action& action) { carry_out<false>(scribe, action); }

}  // namespace

FaceSet matching_starter(const State& state) {
  FaceSet faces = faces_of_colour(state.colour) | kBlackFaces;
  const Face top = state.top();
  const bool colour_only = state.colour_only || state.rules.starter_binds == StarterBinds::Colour;
  if (!colour_only && is_coloured(top)) faces |= faces_of_rank(rank_of(top));
  return state.rules.opening_number ? faces & kNumberFaces : faces;
}

Colour colour_after(const State& state, const Action& action) {
  const Face face = action.cards[0];
  if (action.card_count > 1) return group::colour_after(action);
  if (is_coloured(face)) return colour_of(face);
  return action.colour == Colour::None ? state.colour : action.colour;
}

void play(Scribe scribe, const Action& action) {
  if (action.card_count > 1 || scribe.state.chain.sum > 0) [[unlikely]] {
    play_unusual(scribe, action);
  } else {
    carry_out<true>(scribe, action);
  }
}

void jump(Scribe scribe, const Action& action) { play_unusual(scribe, action); }

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
