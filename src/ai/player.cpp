#include "ai/player.hpp"

#include <algorithm>
#include <array>

#include "ai/best.hpp"
#include "ai/groups.hpp"
#include "ai/hands.hpp"
#include "ai/odds.hpp"
#include "ai/weighing.hpp"
#include "base/check.hpp"

namespace yinuo::ai {
namespace {

// In hundredths of a point, so that ties are broken by lot and builds agree.
constexpr int kBarredRest = 6000;  // would leave a card that nobody may go out with
constexpr int kHurryPoint = 12;    // for each point that is got rid of then
constexpr int kBarred = 50;        // for a next player who surely has nothing to play
constexpr int kThreat = 1;         // a next player with so few cards is stopped where possible
constexpr int kHurry = 2;          // with so few cards somebody is about to go out: points are got rid of

double between(double least, double most, Rng& rng) { return least + (most - least) * (rng.below(1000) / 999.0); }

// The own hand, counted once for a decision, and what is liked.
struct Counts {
  const Taste& taste;
  std::array<int, kColours> colour{};
  int cards = 0;
};

Counts count_hand(const View& view, const Taste& taste) {
  Counts counts{.taste = taste};
  counts.cards = view.cards_of(view.me());
  for (int i = 0; i < kColours; ++i) {
    const int held = view.my_cards_of(static_cast<Colour>(i));
    counts.colour[static_cast<std::size_t>(i)] = held;
  }
  return counts;
}

int for_colour(const Taste& taste, Colour colour) { return colour == taste.colour ? taste.for_colour : 0; }

// The colour held most; among equals by lot.
Colour favourite_colour(const Counts& counts, Rng& rng) {
  return best_colour(rng, [&counts](Colour colour) {
    return 100 * counts.colour[static_cast<std::size_t>(colour)] + for_colour(counts.taste, colour);
  });
}

int fewest_cards_of_others(const View& view) {
  int fewest = kMaxSlots;
  for (int i = 0; i < view.seats(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const int cards = view.cards_of(seat);
    if (seat != view.me() && !view.is_partner(seat) && cards > 0 && cards < fewest) fewest = cards;
  }
  return fewest;
}

int points_of_number(Face face) { return is_number(face) ? static_cast<int>(rank_of(face)) : 20; }

// Who is to act after a card with this rank.
Seat seat_behind(const View& view, Rank rank) {
  const bool passes_over =
      rank == Rank::Skip || rank == Rank::DrawTwo || (rank == Rank::Reverse && view.live_seats() == 2);
  if (passes_over) return view.seat_after(view.me(), 2);
  return view.seat_after(view.me(), rank == Rank::Reverse ? view.live_seats() - 1 : 1);
}

// How likely it is, in hundredths, that who acts next has nothing to play on the card.
int barred_by(const View& view, Face face) {
  const Seat next = seat_behind(view, rank_of(face));
  if (next == view.me() || view.is_partner(next)) return 0;
  const FaceSet fitting = faces_of_colour(colour_of(face)) | faces_of_rank(rank_of(face)) | kBlackFaces;
  return static_cast<int>(100 * chance_of_none(view, fitting, view.cards_of(next)));
}

// What is liked about a coloured card. At a glance a card of a colour is worth 100, and signs come before colours: here
// colours weigh more, and signs less.
int liking(const Taste& taste, Face face) {
  const int kind = is_number(face) ? taste.for_points * static_cast<int>(rank_of(face)) : taste.for_actions;
  return kind / 4 + 2 * for_colour(taste, colour_of(face));
}

// The better, the more. In a match for points high cards go first when somebody is about to go out.
int worth(const View& view, const Counts& counts, const Weighing& weighing, Face face) {
  int value = weighing.of(face);
  if (is_coloured(face)) {
    value += liking(counts.taste, face) + kBarred * barred_by(view, face) / 100;
    const bool hurry = fewest_cards_of_others(view) <= kHurry;
    if (view.rules().match != MatchFormat::Single) value += points_of_number(face) * (hurry ? kHurryPoint : 1);
  }
  if (counts.cards == 2) {
    FaceSet rest = view.my_faces();
    if (!contains(view.my_pairs(), face)) rest &= ~set_of(face);
    if ((rest & view.barred_last()) != 0) value -= kBarredRest;
  }
  return value;
}

Face best_card(const View& view, const Counts& counts, FaceSet faces, Rng& rng) {
  const Weighing weighing(view);
  return best_of(faces, rng, [&](Face face) { return worth(view, counts, weighing, face); });
}

Action complete(const View& view, const Counts& counts, Face face, Rng& rng) {
  return play(view.me(), face, is_black(face) ? favourite_colour(counts, rng) : Colour::None);
}

// The plays worth thinking about; maybe none: a bluff only now and then and against a threat.
FaceSet sensible(const View& view, const Taste& taste, FaceSet plays, Rng& rng) {
  const FaceSet wild4 = set_of(Face::WildDrawFour);
  const bool threat = view.cards_of(view.seat_after(view.me())) <= kThreat;
  if ((plays & wild4) != 0 && would_bluff(view)) {
    const bool partner = view.is_partner(view.seat_after(view.me()));
    const int chance = threat ? taste.bluffs : partner ? 0 : taste.bluffs_at_ease;
    const bool bluff = chance > 0 && rng.chance(static_cast<std::uint32_t>(chance));
    if (bluff && !threat) return wild4;
    if (!bluff) plays &= ~wild4;
  }
  return plays;
}

// Questions a likely bluff, else lets another pay where it can: a Reverse or Skip is cheapest, a Wild Draw Four
// dearest.
Action answer_draw(const View& view, const Counts& counts, const TurnOptions& options, Rng& rng) {
  const double doubt = between(-0.08, 0.08, rng);
  const bool question = options.challenge && !view.is_partner(view.wild4_by()) &&
                        chance_of_bluff(view) + doubt > counts.taste.doubts / 100.0;
  if (question) return act(ActionKind::Challenge, view.me());
  FaceSet answers = options.plays;
  // A Skip sends the sum past one seat: not to a partner.
  if (view.is_partner(view.seat_after(view.me(), 2))) answers &= ~faces_of_rank(Rank::Skip);
  if (answers == 0) return answering_group(view).value_or(act(ActionKind::Draw, view.me()));
  FaceSet plays = answers & kColouredFaces;
  if ((plays & ~kDrawFaces) != 0) plays &= ~kDrawFaces;
  return complete(view, counts, best_card(view, counts, plays != 0 ? plays : answers, rng), rng);
}

// The play after a draw, or to keep the card.
Action use_drawn(const View& view, const Counts& counts, const TurnOptions& options, Rng& rng) {
  const Face face = first_of(options.plays);
  const bool bluff = face == Face::WildDrawFour && would_bluff(view);
  const bool keep = bluff || Weighing(view).waits_drawn(face, counts.taste.keeps_black);
  if (options.pass && keep) return act(ActionKind::Pass, view.me());
  return complete(view, counts, face, rng);
}

Action take_turn(const View& view, const Counts& counts, const TurnOptions& options, Rng& rng) {
  if (view.pending() > 0) return answer_draw(view, counts, options, rng);
  if (options.plays == 0) return act(options.draw ? ActionKind::Draw : ActionKind::Pass, view.me());
  if (view.stage() == Stage::Drawn) return use_drawn(view, counts, options, rng);
  const FaceSet plays = sensible(view, counts.taste, options.plays, rng);
  if (plays == 0 && options.draw) return act(ActionKind::Draw, view.me());
  const Face face = best_card(view, counts, plays != 0 ? plays : options.plays, rng);
  const bool bluffs = plays == set_of(Face::WildDrawFour) && plays != options.plays;
  if (options.draw && !bluffs && Weighing(view).waits(face, counts.taste.keeps_black))
    return act(ActionKind::Draw, view.me());
  if (const auto group = largest_group(view, rank_of(face))) return *group;
  return complete(view, counts, face, rng);
}

// An own call is late where it may be, early where it must be; a person forgets either now and then.
bool calls_before(const View& view, const Habits& habits, Rng& rng) {
  return rng.chance(view.rules().uno_late ? habits.calls_early : habits.calls_early + habits.calls_quickly / 2);
}

std::optional<Reaction> call_own(const View& view, const Habits& habits, Rng& rng) {
  const Action action = view.say_uno();
  const std::uint32_t lot = rng.below(100);
  if (lot < habits.calls_quickly) return Reaction{action, habits.slowness * between(0.3, 0.8, rng)};
  if (lot < habits.calls_quickly + habits.calls_late) return Reaction{action, habits.slowness * between(1.0, 3.0, rng)};
  return std::nullopt;
}

}  // namespace

Action choose(const View& view, Rng& rng) {
  if (view.stage() == Stage::Between) return act(ActionKind::Next);
  if (view.must_slap()) return act(ActionKind::Slap, view.me());
  return call_or_play(view, choose_turn(view, rng), Habits{}, rng);
}

Action choose_turn(const View& view, Rng& rng, const Taste& taste) {
  const TurnOptions options = view.options();
  YINUO_CHECK(options.size() > 0);
  const Counts counts = count_hand(view, taste);
  if (options.name) {
    Action name = act(ActionKind::Name, view.me());
    name.colour = favourite_colour(counts, rng);
    return name;
  }
  return with_word(view, take_turn(view, counts, options, rng));
}

Action call_or_play(const View& view, const Action& play, const Habits& habits, Rng& rng) {
  const bool down_to_one = play.kind == ActionKind::Play && view.cards_of(view.me()) == play.card_count + 1;
  if (down_to_one && view.can_call() && calls_before(view, habits, rng)) return view.say_uno();
  return play;
}

std::optional<Reaction> react(const View& view, Rng& rng, const Habits& habits) {
  if (!view.in_round() || view.is_out(view.me())) return std::nullopt;
  if (view.owes_call(view.me()) && view.can_call()) return call_own(view, habits, rng);
  for (int i = 1; i < view.seats(); ++i) {
    const auto other = static_cast<Seat>((view.me() + i) % view.seats());
    if (!view.owes_call(other) || view.is_partner(other)) continue;
    if (!rng.chance(habits.reports)) return std::nullopt;
    return Reaction{report(view.me(), other), habits.slowness * between(0.9, 2.5, rng)};
  }
  return std::nullopt;
}

std::optional<Reaction> jump_in(const View& view, Rng& rng, const Habits& habits, const Taste& taste) {
  const Face face = view.jump();
  if (face == Face::Unknown || !rng.chance(habits.jumps)) return std::nullopt;
  Action jump = complete(view, count_hand(view, taste), face, rng);
  jump.kind = ActionKind::Jump;
  return Reaction{with_word(view, jump), habits.slowness * between(0.35, 1.1, rng)};
}

std::optional<Reaction> slap(const View& view, Rng& rng, const Habits& habits) {
  if (!view.must_slap()) return std::nullopt;
  return Reaction{act(ActionKind::Slap, view.me()), habits.slowness * between(0.25, 0.9, rng)};
}

}  // namespace yinuo::ai
