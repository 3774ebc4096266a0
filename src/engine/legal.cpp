#include "engine/legal.hpp"

#include "engine/families/call.hpp"
#include "engine/families/draw.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/group.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/numbers.hpp"
#include "engine/families/slap.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/turn.hpp"
#include "engine/families/wild4.hpp"

namespace yinuo {
namespace {

inline FaceSet playable_by(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  FaceSet faces = hand.faces & turn::matching_faces(state);
  if (hand.count == 1) faces &= ~finish::barred_now(state, seat);
  if (contains(faces, Face::WildDrawFour) && !wild4::allowed(state, seat, faces)) faces &= ~set_of(Face::WildDrawFour);
  return faces;
}

// After a draw: the drawn card alone, another draw while none is playable, or pass.
TurnOptions after_draw(const State& state, Seat seat) {
  TurnOptions options;
  const Face drawn = state.face(state.drawn);
  options.plays = playable_by(state, seat) & set_of(drawn) & draw::drawn_playable(state.rules);
  const bool go_on = state.rules.draw == DrawRule::UntilPlayable && options.plays == 0;
  if (go_on && draw::available(state) > 0 && !draw::at_limit(state, seat)) {
    options.draw = true;
    return options;
  }
  const bool bluff = drawn == Face::WildDrawFour && !wild4::honest(state, seat, options.plays & ~kBlackFaces);
  const bool must = state.rules.drawn_card == DrawnCard::MustPlay && options.plays != 0 && !bluff;
  options.pass = !must;
  return options;
}

TurnOptions before_draw(const State& state, Seat seat) {
  TurnOptions options;
  options.plays = playable_by(state, seat);
  const bool free = state.rules.draw_freely || !has_to_play(state, seat);
  const bool something = draw::available(state) > 0 && !draw::at_limit(state, seat);
  options.draw = free && something;
  options.pass = free && !something;
  return options;
}

[[gnu::noinline]] FaceSet answers(const State& state, Seat seat) {
  return state.hands[seat].faces & stack::answering_faces(state) & ~finish::barred_now(state, seat);
}

}  // namespace

FaceSet playable_faces(const State& state, Seat seat) { return playable_by(state, seat); }

bool has_to_play(const State& state, Seat seat) {
  FaceSet faces = playable_faces(state, seat);
  if (contains(faces, Face::WildDrawFour) && !wild4::honest(state, seat, faces)) faces &= ~set_of(Face::WildDrawFour);
  return faces != 0;
}

// Asked before every action of every player, so its few parts are put into one piece.
[[gnu::flatten]] TurnOptions turn_options(const State& state, Seat seat) {
  TurnOptions options;
  if (!state.in_round() || state.turn != seat || state.slapping != 0) return options;
  if (state.stage == Stage::NameColour) {
    options.name = true;
  } else if (state.chain.sum > 0) {
    options.draw = true;
    if (stack::any_answer(state.rules)) [[unlikely]]
      options.plays = answers(state, seat);
    options.challenge = state.rules.challenge != ChallengeRule::Off && wild4::can_be_challenged(state);
  } else if (state.stage == Stage::Drawn) {
    options = after_draw(state, seat);
  } else {
    options = before_draw(state, seat);
  }
  return options;
}

void legal_actions(const State& state, Seat seat, ActionList& list) {
  list.clear();
  if (state.stage == Stage::Between) list.add(act(ActionKind::Next));
  if (!state.in_round() || contains(state.eliminated, seat)) return;
  const TurnOptions options = turn_options(state, seat);
  for (FaceSet rest = options.plays; rest != 0; rest &= rest - 1) list.add(play(seat, first_of(rest)));
  if (options.name) {
    for (int i = 0; i < kColours; ++i) {
      Action name = act(ActionKind::Name, seat);
      name.colour = static_cast<Colour>(i);
      list.add(name);
    }
  }
  if (options.draw) list.add(act(ActionKind::Draw, seat));
  if (options.pass) list.add(act(ActionKind::Pass, seat));
  if (options.challenge) list.add(act(ActionKind::Challenge, seat));
  if (contains(state.slapping, seat)) list.add(act(ActionKind::Slap, seat));
  const Face jump = jump::card_of(state, seat);
  if (jump != Face::Unknown) {
    Action action = play(seat, jump);
    action.kind = ActionKind::Jump;
    list.add(action);
  }
  if (state.rules.uno_penalty > 0) {
    if (call::is_true(state, seat)) list.add(act(slap::silent(state) ? ActionKind::Sign : ActionKind::Call, seat));
    for (Seat target = 0; target < state.seats; ++target) {
      if (target != seat && contains(state.owes_call, target)) list.add(report(seat, target));
    }
  }
  group::list(state, seat, list);
}

void choices(const State& state, const Action& play, ActionList& list) {
  list.clear();
  const bool words = play.card_count > 0 && play.word == PlayWord::None && moves_hands(state.rules);
  const auto add = [&](const Action& action) { words ? numbers::add_words(state, list, action) : list.add(action); };
  const bool black = play.card_count == 1 && is_black(play.cards[0]);
  const int contained = play.card_count > 1 ? group::colours_in(play) : black ? (1 << kColours) - 1 : 0;
  const bool asks = (contained & (contained - 1)) != 0 && play.colour == Colour::None;
  for (int i = 0; asks && i < kColours; ++i) {
    Action complete = play;
    complete.colour = static_cast<Colour>(i);
    if ((contained >> i & 1) != 0) add(complete);
  }
  if (!asks || (black && state.rules.wild_unnamed == WildUnnamed::KeepsColour)) add(play);
}

}  // namespace yinuo
