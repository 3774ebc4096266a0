#include "engine/families/call.hpp"

#include "engine/families/draw.hpp"
#include "engine/families/group.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/numbers.hpp"
#include "engine/legal.hpp"

namespace yinuo::call {
namespace {

void set(Scribe scribe, Seat seat, CallState state) {
  scribe.tell({.kind = EventKind::CallIs, .seat = seat, .detail = static_cast<std::uint8_t>(state)});
}

void fine(Scribe scribe, Seat seat, int count, FineReason reason) {
  scribe.tell({.kind = EventKind::Fined, .seat = seat, .detail = static_cast<std::uint8_t>(reason), .amount = count});
  draw::cards(scribe, seat, count, DrawReason::Fine);
}

// Whether a play or a jump that leaves one card could be made now.
bool could_play_to_one(const State& state, Seat seat) {
  if (state.hands[seat].count == 2 && jump::any(state.rules) && jump::card_of(state, seat) != Face::Unknown)
    return true;
  if (!state.in_round() || state.turn != seat) return false;
  if (state.hands[seat].count == 2) return turn_options(state, seat).plays != 0;
  return group::could_leave_one(state, seat) || numbers::could_reset(state, seat);
}

}  // namespace

bool is_true(const State& state, Seat seat) {
  if (state.hands[seat].count == 1) {
    const bool owed = contains(state.owes_call, seat);
    return owed && (state.rules.uno_late || contains(state.late_allowed, seat));
  }
  return !contains(state.early_call, seat) && could_play_to_one(state, seat);
}

Refusal why_not_call(const State& state, Seat seat) {
  if (state.rules.uno_penalty == 0) return Refusal::RuleOff;
  if (is_true(state, seat)) return Refusal::None;
  // One card, or an early call already made: nothing false about it, but nothing to do either.
  const bool idle = state.hands[seat].count == 1 || contains(state.early_call, seat);
  if (idle || state.rules.false_call_penalty == 0 || contains(state.fined, seat)) return Refusal::WindowClosed;
  return Refusal::None;
}

Refusal why_not_report(const State& state, Seat seat, Seat target) {
  if (state.rules.uno_penalty == 0) return Refusal::RuleOff;
  if (target == kNoSeat) return Refusal::TargetMissing;
  if (target >= state.seats || target == seat || contains(state.eliminated, target)) return Refusal::TargetInvalid;
  if (contains(state.owes_call, target)) return Refusal::None;
  if (state.rules.false_report_penalty == 0 || contains(state.fined, seat)) return Refusal::WindowClosed;
  return Refusal::None;
}

void after_play_to_one(Scribe scribe, Seat seat, bool replaced) {
  if (contains(scribe.state.early_call, seat)) {
    set(scribe, seat, CallState::Called);
  } else {
    set(scribe, seat, replaced ? CallState::OwedLateAllowed : CallState::Owed);
  }
}

void after_hand_came(Scribe scribe, Seat seat) {
  if (scribe.state.hands[seat].count != 1 || scribe.state.rules.uno_penalty == 0) return;
  set(scribe, seat, scribe.state.rules.uno_after_swap ? CallState::OwedLateAllowed : CallState::Called);
}

void end_windows(Scribe scribe, const Action& action) {
  const State& s = scribe.state;
  const bool is_play = action.kind == ActionKind::Play || action.kind == ActionKind::Jump;
  // An early call covers a play that leaves one card, by a reset too; before any other play it lapses.
  const bool covered =
      is_play && (action.word == PlayWord::Reset || s.hands[action.seat].count <= action.card_count + 1);
  SeatSet ended = s.early_call;
  if (covered) ended &= static_cast<SeatSet>(~set_of(action.seat));
  const bool window_ends =
      s.rules.uno_window == UnoWindow::NextActs || (s.rules.uno_window == UnoWindow::NextPlays && is_play);
  if (window_ends) ended |= s.owes_call;
  // A replaced card may be called until the next seat acts.
  auto too_late = static_cast<SeatSet>(s.late_allowed & ~ended & ~set_of(action.seat));
  for (; too_late != 0; too_late &= static_cast<SeatSet>(too_late - 1))
    set(scribe, static_cast<Seat>(std::countr_zero(too_late)), CallState::Owed);
  for (; ended != 0; ended &= static_cast<SeatSet>(ended - 1))
    set(scribe, static_cast<Seat>(std::countr_zero(ended)), CallState::Safe);
}

void call(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const Seat seat = action.seat;
  const bool is_true_call = is_true(s, seat);
  const bool early = s.hands[seat].count != 1;
  scribe.tell({.kind = EventKind::Calls, .seat = seat, .detail = static_cast<std::uint8_t>(early)});
  if (is_true_call) {
    set(scribe, seat, early ? CallState::Early : CallState::Called);
  } else {
    fine(scribe, seat, s.rules.false_call_penalty, FineReason::FalseCall);
  }
}

void report(Scribe scribe, const Action& action) {
  State& s = scribe.state;
  const bool right = contains(s.owes_call, action.target);
  scribe.tell({.kind = EventKind::Reports,
               .seat = action.seat,
               .target = action.target,
               .detail = static_cast<std::uint8_t>(right)});
  if (right) {
    // Punished once, even when there is no card left to draw.
    set(scribe, action.target, CallState::Safe);
    fine(scribe, action.target, s.rules.uno_penalty, FineReason::MissedCall);
  } else {
    fine(scribe, action.seat, s.rules.false_report_penalty, FineReason::FalseReport);
  }
}

}  // namespace yinuo::call
