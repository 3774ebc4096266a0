#include "app/tip.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ai/odds.hpp"
#include "ai/value.hpp"
#include "engine/families/group.hpp"
#include "engine/families/score.hpp"
#include "engine/families/wild4.hpp"

namespace yinuo::app {
namespace {

constexpr int kFew = 2;  // so few cards are said
constexpr int kMostReasons = 2;
constexpr int kFewWins = 2;     // in 100: fewer are not worth a word
constexpr int kManyPoints = 7;  // a card that counts less is not worth a word

// What is said, and from what.
struct Telling {
  const View& view;
  const ai::Belief& belief;
  const Action& action;
  const Strings& strings;
  const Names& names;
  int most = kMostReasons;
  Runs reasons{};
  int count = 0;

  void because(std::string_view key, const Runs& values = {}) {
    if (count == most) return;
    if (count++ > 0) reasons.push_back({strings.text("tip.and")});
    const Runs reason = compose(strings, "tip.why." + std::string(key), values);
    reasons.insert(reasons.end(), reason.begin(), reason.end());
  }
  [[nodiscard]] Run name(Seat seat) const { return {names(seat)}; }
  [[nodiscard]] Run card(Face face) const { return card_run(strings, face); }
  [[nodiscard]] bool is_foe(Seat seat) const { return seat != view.me() && !view.is_partner(seat); }
};

Run number(int n) { return {std::to_string(n)}; }

// The colour in force behind the play.
Colour colour_after(const Action& action) {
  return action.colour != Colour::None ? action.colour : colour_of(action.cards[0]);
}

bool passes_over(const View& view, Rank rank) {
  return rank == Rank::Skip || (rank == Rank::Reverse && view.live_seats() == 2);
}

// Whether all that this seat may hold speaks against the colour: it drew, or kept what it drew, where one would have
// gone.
bool hardly_has(const Telling& told, Seat seat, Colour colour) {
  const FaceSet faces = faces_of_colour(colour);
  const State seen = told.view.copy();
  for (Slot slot = seen.hands[seat].first; slot != kNoSlot; slot = seen.cells[slot].next) {
    const Face face = seen.face(slot);
    if (face == Face::Unknown ? (told.belief.doubted(slot) & faces) != faces : contains(faces, face)) return false;
  }
  return told.belief.is_up_to_date(told.view);
}

// A foe who is about to go out, and what the card does to that.
void of_threat(Telling& told) {
  const View& view = told.view;
  const Rank rank = rank_of(told.action.cards[0]);
  const Seat next = view.seat_after(view.me()), before = view.seat_after(view.me(), view.live_seats() - 1);
  const int cards = view.cards_of(next);
  if (!told.is_foe(next) || cards > kFew) return;
  if (passes_over(view, rank)) {
    told.because("stops", {told.name(next), number(cards)});
  } else if (rank == Rank::Reverse && group::times(view.rules(), told.action) % 2 == 1 &&
             view.cards_of(before) > cards) {
    told.because("turns", {told.name(next), number(cards)});
  }
}

// Who comes next and has hardly anything to play on it.
void of_barred(Telling& told) {
  const View& view = told.view;
  const Rank rank = rank_of(told.action.cards[0]);
  if (told.action.card_count > 1 || told.action.word != PlayWord::None || draw_value(told.action.cards[0]) > 0) return;
  const int steps = passes_over(view, rank) ? 2 : rank == Rank::Reverse ? view.live_seats() - 1 : 1;
  const Seat next = view.seat_after(view.me(), steps);
  const Colour colour = colour_after(told.action);
  if (colour == Colour::None || !told.is_foe(next) || !hardly_has(told, next, colour)) return;
  told.because("barred", {told.name(next), colour_run(told.strings, colour)});
}

void of_own_colour(Telling& told) {
  const Colour colour = colour_after(told.action);
  if (colour == Colour::None) return;
  const Run name = colour_run(told.strings, colour);
  const int held = told.view.my_cards_of(colour);
  if (held > 1) {
    told.because("many", {number(held), name});
  } else if (held == 1) {
    const bool named = told.action.card_count == 0 || is_black(told.action.cards[0]);
    told.because(named ? "one" : "single", {name});
  }
}

// What the next player would have to draw.
void of_draws(Telling& told) {
  const View& view = told.view;
  int sum = view.pending();
  for (int i = 0; i < told.action.card_count; ++i) sum += draw_value(told.action.cards[static_cast<std::size_t>(i)]);
  const Seat next = view.seat_after(view.me());
  const bool plain = told.action.card_count == 1 && !view.rules().revenge;
  if (plain && sum > view.pending() && told.is_foe(next)) told.because("owes", {told.name(next), number(sum)});
}

void of_points(Telling& told) {
  const View& view = told.view;
  if (view.rules().match == MatchFormat::Single || told.action.card_count > 1) return;
  const int points = score::points_of(view.rules(), told.action.cards[0]);
  if (points >= kManyPoints) told.because("points", {number(points)});
}

void of_play(Telling& told) {
  const View& view = told.view;
  const Action& action = told.action;
  const Face face = action.cards[0];
  const FaceSet plays = view.options().plays;
  if (view.cards_of(view.me()) == action.card_count) return told.because("last");
  if (action.word == PlayWord::Swap)
    told.because("swap", {told.name(action.target), number(view.cards_of(action.target))});
  if (view.pending() > 0) told.because("answer", {number(view.pending())});
  if (plays == set_of(face) && action.card_count == 1 && view.stage() == Stage::Turn) told.because("only");
  of_threat(told);
  of_draws(told);
  of_barred(told);
  of_own_colour(told);
  const FaceSet black = plays & kBlackFaces;
  if (is_coloured(face) && black != 0 && view.pending() == 0) told.because("waits", {told.card(first_of(black))});
  of_points(told);
}

Run percent(double chance) { return number(static_cast<int>(std::lround(chance * 100))); }

void of_draw(Telling& told) {
  const View& view = told.view;
  const TurnOptions options = view.options();
  if (options.challenge) return told.because("no_doubt", {percent(ai::chance_of_bluff(view))});
  if (options.plays == 0) return told.because(view.pending() > 0 ? "no_answer" : "nothing");
  int coloured = 0;
  for (int i = 0; i < kColours; ++i) coloured += view.my_cards_of(static_cast<Colour>(i));
  const Face black = first_of(options.plays & kBlackFaces);
  if ((options.plays & kBlackFaces) == 0 || view.pending() > 0) return;
  if (black == Face::WildDrawFour && ai::would_bluff(view)) return told.because("bluff", {told.card(black)});
  told.because("keep", {told.card(black), number(coloured)});
}

void of_challenge(Telling& told) {
  told.because("doubt", {percent(ai::chance_of_bluff(told.view)), number(wild4::kWrongChallenge)});
}

void of_pass(Telling& told) {
  const Face drawn = told.view.drawn();
  if (drawn != Face::Unknown && is_black(drawn)) told.because("worth_keeping", {told.card(drawn)});
  if (told.view.options().plays == 0) told.because("nothing");
}

Runs together(const Telling& told, const Action& action) {
  Runs cards;
  for (int i = 0; i < action.card_count; ++i) cards.push_back(told.card(action.cards[static_cast<std::size_t>(i)]));
  return listed(told.strings, cards);
}

bool same_cards(const Action& one, const Action& other) {
  return std::equal(one.cards.begin(), one.cards.begin() + one.card_count, other.cards.begin(),
                    other.cards.begin() + other.card_count);
}

// What else could be done, in a few words; empty where it would take many.
Runs in_short(const Telling& told, const Action& other) {
  const Action& action = told.action;
  const auto text = [&told](std::string_view key) {
    return Runs{{told.strings.text("tip.rival." + std::string(key))}};
  };
  switch (other.kind) {
    case ActionKind::Play:
      if (other.word != PlayWord::None) return {};
      if (action.kind == ActionKind::Play && same_cards(action, other))
        return other.colour != action.colour ? Runs{colour_run(told.strings, other.colour)} : Runs{};
      if (other.card_count > 1) return together(told, other);
      return {told.card(other.cards[0])};
    case ActionKind::Name: return {colour_run(told.strings, other.colour)};
    case ActionKind::Draw: return text(told.view.pending() > 0 ? "pay" : "draw");
    case ActionKind::Pass: return text(told.view.drawn() != Face::Unknown ? "keep" : "pass");
    case ActionKind::Challenge: return text("challenge");
    case ActionKind::Jump:
    case ActionKind::Call:
    case ActionKind::Sign:
    case ActionKind::Report:
    case ActionKind::Slap:
    case ActionKind::Noise:
    case ActionKind::Leave:
    case ActionKind::Next:
    case ActionKind::Time: break;
  }
  return {};
}

// How the best of the other actions came out beside it, where the figures say so. Empty: they do not.
struct Beside {
  std::string_view key{};
  Runs values{};
};
Beside beside(const Telling& told, const std::optional<ai::Rival>& rival) {
  if (!rival) return {};
  const Runs other = in_short(told, rival->action);
  if (other.empty()) return {};
  const Run name{plain(other), other.size() == 1 ? other.front().colour : Colour::None};
  if (rival->is_as_good()) return {"even", {name}};
  if (!rival->is_clearly_worse()) return {};
  // Only where nothing but winning counts do the figures say how often one wins.
  const int more = static_cast<int>(std::lround(rival->lead * 100 / ai::kFullValue));
  if (told.view.rules().match == MatchFormat::Single && more >= kFewWins) return {"wins", {name, number(more)}};
  return {"better", {name}};
}

Runs what_to_play(const Telling& told) {
  const Action& action = told.action;
  Runs what;
  if (action.card_count > 1) {
    what = compose(told.strings, "tip.together", {}, together(told, action));
  } else if (action.colour != Colour::None && is_black(action.cards[0])) {
    what = compose(told.strings, "tip.play_as", {told.card(action.cards[0]), colour_run(told.strings, action.colour)});
  } else {
    what = compose(told.strings, "tip.play", {told.card(action.cards[0])});
  }
  Runs word;
  switch (action.word) {
    case PlayWord::None: break;
    case PlayWord::Swap: word = compose(told.strings, "tip.swap", {told.name(action.target)}); break;
    case PlayWord::Pass: word = Runs{{told.strings.text("tip.pass_on")}}; break;
    case PlayWord::Reset: word = compose(told.strings, "tip.reset", {told.name(action.target)}); break;
  }
  what.insert(what.end(), word.begin(), word.end());
  return what;
}

Runs what_to_do(const Telling& told) {
  const View& view = told.view;
  switch (told.action.kind) {
    case ActionKind::Play:
    case ActionKind::Jump: return what_to_play(told);
    case ActionKind::Draw:
      if (view.pending() > 0) return compose(told.strings, "tip.pay", {number(view.pending())});
      return Runs{{told.strings.text("tip.draw")}};
    case ActionKind::Challenge: return compose(told.strings, "tip.challenge", {told.name(view.wild4_by())});
    case ActionKind::Name: return compose(told.strings, "tip.name", {colour_run(told.strings, told.action.colour)});
    case ActionKind::Pass:
    case ActionKind::Call:
    case ActionKind::Sign:
    case ActionKind::Report:
    case ActionKind::Slap:
    case ActionKind::Noise:
    case ActionKind::Leave:
    case ActionKind::Next:
    case ActionKind::Time: break;
  }
  return {{told.strings.text(view.drawn() != Face::Unknown ? "tip.keep" : "tip.pass")}};
}

}  // namespace

Runs tip_in_words(const View& view, const ai::Belief& belief, const Action& action, const Strings& strings,
                  const Names& names, const std::optional<ai::Rival>& rival) {
  Telling told{view, belief, action, strings, names};
  const Beside other = beside(told, rival);
  if (!other.key.empty()) --told.most;
  if (action.kind == ActionKind::Play) of_play(told);
  if (action.kind == ActionKind::Draw) of_draw(told);
  if (action.kind == ActionKind::Pass) of_pass(told);
  if (action.kind == ActionKind::Challenge) of_challenge(told);
  if (action.kind == ActionKind::Name) of_own_colour(told);
  told.most = kMostReasons;
  if (!other.key.empty()) told.because(other.key, other.values);
  if (told.count == 0) told.because("tried");
  Runs words = what_to_do(told);
  words.push_back({strings.text("tip.because")});
  words.insert(words.end(), told.reasons.begin(), told.reasons.end());
  words.push_back({strings.text("tip.end")});
  const bool leaves_one = action.kind == ActionKind::Play && view.cards_of(view.me()) == action.card_count + 1;
  if (leaves_one && view.can_call()) words.push_back({strings.text("tip.call")});
  return words;
}

}  // namespace yinuo::app
