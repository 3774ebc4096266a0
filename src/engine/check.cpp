#include "engine/check.hpp"

#include "engine/families/call.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/group.hpp"
#include "engine/families/house.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/numbers.hpp"
#include "engine/families/slap.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/turn.hpp"
#include "engine/families/wild4.hpp"
#include "engine/legal.hpp"

namespace yinuo {
namespace {

// Whether the members an action does not use are empty: what is accepted can be written down and read back.
bool bare(const Action& action) {
  const bool names_colour = action.card_count > 0 || action.kind == ActionKind::Name;
  const bool has_target =
      action.kind == ActionKind::Report || action.word == PlayWord::Swap || action.word == PlayWord::Reset;
  if (action.colour > Colour::None || (action.colour != Colour::None && !names_colour)) return false;
  if (action.word > PlayWord::Reset || (action.word != PlayWord::None && action.card_count == 0)) return false;
  // A word without its seat has no text form.
  if (has_target && action.kind != ActionKind::Report) return action.target < kMaxSeats;
  return has_target || action.target == kNoSeat;
}

bool well_formed(const State& state, const Action& action) {
  if (!bare(action)) return false;
  const bool seatless = action.kind == ActionKind::Next || action.kind == ActionKind::Time;
  if (seatless) return action.seat == kNoSeat && action.card_count == 0;
  if (action.seat >= state.seats) return false;
  // Who is out of the match can only leave.
  if (contains(state.eliminated, action.seat) && action.kind != ActionKind::Leave) return false;
  const bool has_cards = action.kind == ActionKind::Play || action.kind == ActionKind::Jump;
  if (has_cards != (action.card_count > 0) || action.card_count > kMaxGroup) return false;
  for (int i = 0; i < action.card_count; ++i) {
    const Face face = action.cards[static_cast<std::size_t>(i)];
    if (bit_of(face) > bit_of(Face::Unknown) || (!is_coloured(face) && !is_black(face))) return false;
  }
  return action.kind != ActionKind::Name || action.colour != Colour::None;
}

// Whether the hand holds every card named, each copy counted.
bool in_hand(const State& state, const Action& action) {
  for (int i = 0; i < action.card_count; ++i) {
    const Face face = action.cards[static_cast<std::size_t>(i)];
    int wanted = 0, held = 0;
    for (int j = 0; j <= i; ++j) wanted += action.cards[static_cast<std::size_t>(j)] == face ? 1 : 0;
    for (Slot slot = state.hands[action.seat].first; slot != kNoSlot; slot = state.cells[slot].next)
      held += state.face(slot) == face && !state.cells[slot].face_down() ? 1 : 0;
    if (held < wanted) return false;
  }
  return true;
}

Refusal why_not_colour(const State& state, const Action& action) {
  const Face face = action.cards[0];
  if (!is_black(face))
    return action.colour != Colour::None && action.colour != colour_of(face) ? Refusal::ColourNotAllowed
                                                                             : Refusal::None;
  const bool missing = action.colour == Colour::None && state.rules.wild_unnamed == WildUnnamed::Refused;
  return missing ? Refusal::ColourMissing : Refusal::None;
}

// Play in answer to a pending draw.
Refusal why_not_answer(const State& state, const Action& action) {
  const Face face = action.cards[0];
  if (!contains(stack::answering_faces(state), face)) return Refusal::PendingDraw;
  if (contains(finish::barred_now(state, action.seat), face)) return Refusal::LastCardBarred;
  return why_not_colour(state, action);
}

// Play on the own turn, when the seat holds the card.
Refusal why_not_play(const State& state, const Action& action) {
  const Seat seat = action.seat;
  const Face face = action.cards[0];
  if (action.card_count > 1) {
    const Refusal refusal = group::why_not(state, action);
    return refusal != Refusal::None ? refusal : group::why_not_colour(action);
  }
  if (state.chain.sum > 0) return why_not_answer(state, action);
  if (state.stage == Stage::Drawn && face != state.face(state.drawn)) return Refusal::MustPlayDrawnOnly;
  if (state.stage == Stage::Drawn && !contains(draw::drawn_playable(state.rules), face))
    return Refusal::MustPlayDrawnOnly;
  if (state.stage == Stage::NameColour) return Refusal::ColourMissing;
  const FaceSet matching = turn::matching_faces(state) & state.hands[seat].faces;
  if (!contains(matching, face)) return Refusal::NoMatch;
  if (contains(finish::barred_now(state, seat), face)) return Refusal::LastCardBarred;
  if (face == Face::WildDrawFour && !wild4::allowed(state, seat, matching & ~finish::barred_now(state, seat)))
    return Refusal::Wild4NotAllowed;
  return why_not_colour(state, action);
}

Refusal why_not_draw(const State& state, Seat seat) {
  if (state.chain.sum > 0) return Refusal::None;
  if (state.stage == Stage::NameColour) return Refusal::ColourMissing;
  if (state.stage == Stage::Drawn && !turn_options(state, seat).draw) {
    // Where one draws until a card can be played, an empty pile is what ends it.
    const bool again = state.rules.draw == DrawRule::UntilPlayable && turn_options(state, seat).plays == 0;
    return again ? Refusal::NothingToDraw : Refusal::AlreadyDrawn;
  }
  if (!state.rules.draw_freely && state.stage == Stage::Turn && has_to_play(state, seat)) return Refusal::PlayExists;
  return draw::available(state) > 0 && !draw::at_limit(state, seat) ? Refusal::None : Refusal::NothingToDraw;
}

Refusal why_not_pass(const State& state, Seat seat) {
  if (state.chain.sum > 0) return Refusal::PendingDraw;
  if (state.stage == Stage::NameColour) return Refusal::ColourMissing;
  const TurnOptions options = turn_options(state, seat);
  if (options.pass) return Refusal::None;
  if (state.stage != Stage::Drawn) return Refusal::NothingToPass;
  return options.plays != 0 ? Refusal::MustPlayDrawn : Refusal::NothingToPass;
}

// Jumps, slaps, sounds and the clock: the options behind them.
bool is_off(const Rules& rules, ActionKind kind) {
  switch (kind) {
    case ActionKind::Jump: return !jump::any(rules);
    case ActionKind::Slap: return rules.slap_on == SlapOn::None;
    case ActionKind::Noise: return rules.silence_on == SilenceOn::None;
    case ActionKind::Sign: return rules.silence_on == SilenceOn::None || rules.uno_penalty == 0;
    case ActionKind::Time: return rules.round_seconds == 0;
    case ActionKind::Play:
    case ActionKind::Draw:
    case ActionKind::Pass:
    case ActionKind::Challenge:
    case ActionKind::Name:
    case ActionKind::Call:
    case ActionKind::Report:
    case ActionKind::Leave:
    case ActionKind::Next: return false;
  }
  return false;
}

// What the options alone forbid, whoever acts.
Refusal why_ruled_out(const State& state, const Action& action) {
  if (!numbers::knows(state.rules, action.word)) return Refusal::RuleOff;
  if (action.kind == ActionKind::Challenge && state.rules.challenge == ChallengeRule::Off) return Refusal::RuleOff;
  return is_off(state.rules, action.kind) ? Refusal::RuleOff : Refusal::None;
}

// Play out of turn.
Refusal why_not_jump(const State& state, const Action& action) {
  if (!in_hand(state, action)) return Refusal::NotInHand;
  if (state.slapping != 0) return Refusal::SlapFirst;
  for (const auto& why_not : {jump::why_not_card, why_not_colour, numbers::why_not_word, jump::why_not_now}) {
    const Refusal refusal = why_not(state, action);
    if (refusal != Refusal::None) return refusal;
  }
  return Refusal::None;
}

Refusal why_not_turn_action(const State& state, const Action& action) {
  if (state.turn != action.seat) return Refusal::NotTurn;
  if (state.slapping != 0 && (action.kind != ActionKind::Play || in_hand(state, action))) return Refusal::SlapFirst;
  switch (action.kind) {
    case ActionKind::Play: {
      const Refusal refusal = in_hand(state, action) ? why_not_play(state, action) : Refusal::NotInHand;
      if (house::is_misplay(state, refusal)) return Refusal::None;
      return refusal != Refusal::None ? refusal : numbers::why_not_word(state, action);
    }
    case ActionKind::Draw: return why_not_draw(state, action.seat);
    case ActionKind::Pass: return why_not_pass(state, action.seat);
    case ActionKind::Challenge: return wild4::can_be_challenged(state) ? Refusal::None : Refusal::ChallengeNotAllowed;
    case ActionKind::Name: return state.stage == Stage::NameColour ? Refusal::None : Refusal::ColourNotAllowed;
    case ActionKind::Jump:
    case ActionKind::Call:
    case ActionKind::Sign:
    case ActionKind::Report:
    case ActionKind::Slap:
    case ActionKind::Noise:
    case ActionKind::Leave:
    case ActionKind::Next:
    case ActionKind::Time: return Refusal::Malformed;
  }
  return Refusal::Malformed;
}

}  // namespace

bool is_misplay(const State& state, const Action& action) {
  return state.rules.misplay_penalty > 0 && house::is_misplay(state, why_not_play(state, action));
}

Refusal check(const State& state, const Action& action) {
  if (!well_formed(state, action)) return Refusal::Malformed;
  if (action.version != 0 && action.version != state.version) return Refusal::Stale;
  if (action.kind == ActionKind::Leave && state.stage == Stage::MatchOver) return Refusal::RoundOver;
  if (action.kind == ActionKind::Leave)
    return contains(state.left, action.seat) ? Refusal::WindowClosed : Refusal::None;
  if (action.kind == ActionKind::Next) {
    if (state.stage == Stage::MatchOver) return Refusal::RoundOver;
    return state.stage == Stage::Between ? Refusal::None : Refusal::WindowClosed;
  }
  if (!state.in_round()) return Refusal::RoundOver;
  const Refusal ruled_out = why_ruled_out(state, action);
  if (ruled_out != Refusal::None) return ruled_out;
  if (action.kind == ActionKind::Jump) return why_not_jump(state, action);
  if (action.kind == ActionKind::Call) return call::why_not_call(state, action.seat);
  if (action.kind == ActionKind::Time) return Refusal::None;
  if (action.kind == ActionKind::Slap)
    return contains(state.slapping, action.seat) ? Refusal::None : Refusal::WindowClosed;
  const bool sound = action.kind == ActionKind::Sign || action.kind == ActionKind::Noise;
  if (sound && !slap::silent(state)) return Refusal::WindowClosed;
  if (action.kind == ActionKind::Noise) return Refusal::None;
  if (action.kind == ActionKind::Sign) return call::why_not_call(state, action.seat);
  if (action.kind == ActionKind::Report) return call::why_not_report(state, action.seat, action.target);
  return why_not_turn_action(state, action);
}

}  // namespace yinuo
