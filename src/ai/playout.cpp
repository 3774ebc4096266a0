#include "ai/playout.hpp"

#include "ai/best.hpp"
#include "ai/hands.hpp"
#include "ai/weighing.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/group.hpp"
#include "engine/families/jump.hpp"
#include "engine/families/teams.hpp"
#include "engine/legal.hpp"
#include "engine/view.hpp"

namespace yinuo::ai {
namespace {

constexpr int kMostTurns = 300;               // of a playout; few rounds are as long
constexpr std::uint32_t kJumps = 75;          // per cent
constexpr std::uint32_t kBluffs = 10;         // against a seat that is about to go out
constexpr std::uint32_t kQuestionsFull = 30;  // a Wild Draw Four of a full hand
constexpr std::uint32_t kQuestionsSmall = 10;
constexpr int kFullHand = 5;

constexpr FaceSet kTwos = faces_of_rank(Rank::DrawTwo);
constexpr FaceSet kSkips = faces_of_rank(Rank::Skip);
constexpr FaceSet kReverses = faces_of_rank(Rank::Reverse);
constexpr FaceSet kWild = set_of(Face::Wild);
constexpr FaceSet kWild4 = set_of(Face::WildDrawFour);

int held(const Hand& hand, FaceSet faces) { return size_of(hand.faces & faces) + size_of(hand.pairs & faces); }

// The colour held most; among equals by lot.
Colour common_colour(const Hand& hand, Rng& rng) {
  return best_colour(rng, [&hand](Colour colour) { return held(hand, faces_of_colour(colour)); });
}

Face any_of(FaceSet faces, Rng& rng) {
  const int count = size_of(faces);
  for (std::uint32_t n = count > 1 ? rng.below(static_cast<std::uint32_t>(count)) : 0; n > 0; --n) faces &= faces - 1;
  return first_of(faces);
}

Action laid(const State& s, Seat seat, Face face, Rng& rng) {
  return play(seat, face, is_black(face) ? common_colour(s.hands[seat], rng) : Colour::None);
}

// The last card but one: not the one that would leave a card nobody may go out with, where there is a choice.
FaceSet without_barred_rest(const State& s, const Hand& hand, FaceSet plays) {
  const FaceSet barred = finish::barred_faces(s.rules);
  if (barred == 0) return plays;
  FaceSet good = 0;
  for (FaceSet rest = plays; rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const FaceSet left = contains(hand.pairs, face) ? hand.faces : hand.faces & ~set_of(face);
    if ((left & barred) == 0) good |= set_of(face);
  }
  return good != 0 ? good : plays;
}

// With a partner behind: what lets the partner act, in the colour held most.
Face for_partner(const Hand& hand, FaceSet plays, Rng& rng) {
  FaceSet best = plays;
  for (const FaceSet kind : {kNumberFaces, kReverses, kWild, kSkips, kTwos}) {
    if ((plays & kind) == 0) continue;
    best = plays & kind;
    break;
  }
  if (size_of(best) == 1) return first_of(best);
  const FaceSet liked = best & faces_of_colour(common_colour(hand, rng));
  return any_of(liked != 0 ? liked : best, rng);
}

// A turn with something to play: the best of the plays, or a draw where that should wait.
Action best_turn(const State& s, Seat seat, FaceSet plays, bool may_draw, Rng& rng) {
  if (s.rules.teams != 0 && teams::partners(s, seat, seat_after(s, seat)))
    return laid(s, seat, for_partner(s.hands[seat], plays, rng), rng);
  const Weighing weighing(View(s, seat));
  const Face face = best_of(plays, rng, [&weighing](Face each) { return weighing.of(each); });
  if (may_draw && weighing.waits(face)) return act(ActionKind::Draw, seat);
  return laid(s, seat, face, rng);
}

// A group around this face as large as the rules allow; the face alone where there is none.
Action with_group(const State& s, const Action& single, Rng& rng) {
  const Face face = single.cards[0];
  const GroupRule rule = s.rules.group;
  const Rank rank = rank_of(face);
  if (rank > Rank::DrawTwo) return single;
  Action group = act(ActionKind::Play, single.seat);
  const bool alike = rule == GroupRule::IdenticalPair || (rule == GroupRule::Limited && rank != Rank::Skip);
  const auto gather = [&](bool identical, int most) {
    group.card_count = 0;
    for (Slot slot = s.hands[single.seat].first; slot != kNoSlot; slot = s.cells[slot].next) {
      const Face other = s.face(slot);
      const bool fits =
          !s.cells[slot].face_down() && (identical ? other == face : is_coloured(other) && rank_of(other) == rank);
      if (fits && group.card_count < most) group.cards[group.card_count++] = other;
    }
  };
  gather(alike, rule == GroupRule::IdenticalPair ? 2 : kMaxGroup);
  // Three or more equal numbers may be of mixed colours.
  if (rule == GroupRule::Limited && alike) {
    const int identical = group.card_count;
    gather(false, kMaxGroup);
    if (group.card_count < 3 || group.card_count == identical) gather(true, kMaxGroup);
  }
  if (group.card_count < 2 || group::why_not(s, group) != Refusal::None) return single;
  const int colours = group::colours_in(group);
  if ((colours & (colours - 1)) != 0) {
    const Colour wish = common_colour(s.hands[single.seat], rng);
    group.colour = (colours >> static_cast<int>(wish) & 1) != 0 ? wish : colour_of(face);
  }
  return group;
}

bool moves(Face face) {
  if (!is_number(face)) return false;
  const Rank rank = rank_of(face);
  return rank == Rank::Zero || rank == Rank::Five || rank == Rank::Seven;
}

// The play with all that the rules let it or make it say. A plain play is the rule.
Action complete(const State& s, Action action, Rng& rng) {
  if (s.rules.group != GroupRule::One && s.stage != Stage::Drawn && action.kind == ActionKind::Play && s.chain.sum == 0)
    action = with_group(s, action, rng);
  if (moves_hands(s.rules) && moves(action.cards[0])) action = with_word(View(s, action.seat), action);
  return action;
}

Action answer_draw(const State& s, Seat seat, const TurnOptions& options, Rng& rng) {
  if (options.challenge && !teams::partners(s, seat, s.chain.wild4_by)) {
    const std::uint32_t questions = s.chain.wild4_hand >= kFullHand ? kQuestionsFull : kQuestionsSmall;
    if (rng.chance(questions)) return act(ActionKind::Challenge, seat);
  }
  if (options.plays == 0) return act(ActionKind::Draw, seat);
  FaceSet plays = options.plays & ~kDrawFaces;
  if (plays == 0) plays = options.plays & kTwos;
  return complete(s, laid(s, seat, any_of(plays != 0 ? plays : options.plays, rng), rng), rng);
}

bool would_bluff(const State& s, const Hand& hand) {
  return s.rules.challenge != ChallengeRule::Off && (hand.faces & faces_of_colour(s.colour)) != 0;
}

Action use_drawn(const State& s, Seat seat, const TurnOptions& options, Rng& rng) {
  const Face face = first_of(options.plays);
  const bool bluff = face == Face::WildDrawFour && would_bluff(s, s.hands[seat]);
  const bool keep = bluff || Weighing(View(s, seat)).waits_drawn(face);
  if (options.pass && keep) return act(ActionKind::Pass, seat);
  return complete(s, laid(s, seat, face, rng), rng);
}

// Who jumps in, the seat to act first; mostly who can does.
Seat jumper(const State& s, Rng& rng) {
  if (s.rules.jump_in == JumpIn::Off || !jump::open(s)) return kNoSeat;
  for (int steps = 0; steps < s.seats; ++steps) {
    const auto seat = static_cast<Seat>((s.turn + steps) % s.seats);
    const bool can = !contains(s.eliminated, seat) && jump::card_of(s, seat) != Face::Unknown;
    if (can && rng.chance(kJumps)) return seat;
  }
  return kNoSeat;
}

}  // namespace

Action quick_choice(const State& s, Rng& rng) {
  const Seat seat = s.turn;
  const Hand& hand = s.hands[seat];
  const TurnOptions options = turn_options(s, seat);
  if (options.name) [[unlikely]] {
    Action name = act(ActionKind::Name, seat);
    name.colour = common_colour(hand, rng);
    return name;
  }
  if (s.chain.sum > 0) return answer_draw(s, seat, options, rng);
  if (options.plays == 0) return act(options.draw ? ActionKind::Draw : ActionKind::Pass, seat);
  if (s.stage == Stage::Drawn) return use_drawn(s, seat, options, rng);
  FaceSet plays = options.plays;
  if ((plays & kWild4) != 0 && plays != kWild4 && would_bluff(s, hand)) {
    const bool bluff = s.hands[seat_after(s, seat)].count == 1 && rng.chance(kBluffs);
    if (!bluff) plays &= ~kWild4;
  }
  if (hand.count == 2) plays = without_barred_rest(s, hand, plays);
  const Action action = best_turn(s, seat, plays, options.draw, rng);
  return action.kind == ActionKind::Play ? complete(s, action, rng) : action;
}

void settle_reactions(State& s, Rng& rng) {
  while (s.in_round()) {
    while (s.slapping != 0) {
      const auto seat = static_cast<Seat>(rng.below(s.seats));
      if (contains(s.slapping, seat)) apply(s, act(ActionKind::Slap, seat));
    }
    const Seat seat = jumper(s, rng);
    if (seat == kNoSeat) return;
    Action action = laid(s, seat, s.top(), rng);
    action.kind = ActionKind::Jump;
    apply(s, complete(s, action, rng));
  }
}

void play_out(State& s, Rng& rng) {
  const int last = s.turn_actions + kMostTurns;
  while (s.in_round() && s.turn_actions < last) {
    if (s.slapping != 0 || s.jump_open) settle_reactions(s, rng);
    if (s.in_round()) apply(s, quick_choice(s, rng));
  }
}

}  // namespace yinuo::ai
