#include "engine/validate.hpp"

#include "base/text.hpp"
#include "engine/card.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/match.hpp"
#include "engine/options.hpp"

namespace yinuo {
namespace {

class Findings {
 public:
  using Words = std::vector<std::string>;
  // `pattern`: the sentence, with {0} {1} … for the values.
  void refuse(bool wrong, std::string_view code, std::string_view pattern, Words keys, Words values = {}) {
    add(wrong, false, code, pattern, std::move(keys), std::move(values));
  }
  void warn(bool odd, std::string_view code, std::string_view pattern, Words keys) {
    add(odd, true, code, pattern, std::move(keys), {});
  }
  std::vector<RuleProblem> take() { return std::move(found_); }

 private:
  void add(bool found, bool warning, std::string_view code, std::string_view pattern, Words keys, Words values) {
    if (found) found_.push_back({fill_in(pattern, values), std::move(keys), warning, code, std::move(values)});
  }
  std::vector<RuleProblem> found_;
};

int cards_of_one_deck(const Rules& rules) {
  return 4 * (rules.zeros + 9 * rules.numbers + 3 * rules.actions) + rules.wilds + rules.wild4s;
}

bool has_a_starter(const Rules& rules) {
  const bool numbers = rules.zeros > 0 || rules.numbers > 0;
  switch (rules.starter) {
    case StarterKinds::Number: return numbers;
    case StarterKinds::NoWild: return numbers || rules.actions > 0;
    case StarterKinds::NoWild4: return numbers || rules.actions > 0 || rules.wilds > 0;
  }
  return false;
}

void check_deck(const Rules& rules, int seats, Findings& found) {
  const int cards = deck_size(rules);
  const int needed = seats * rules.hand_size + 1;
  const auto word = [](int number) { return std::to_string(number); };
  found.refuse(seats < 2 || seats > rules.max_players, "players", "These rules are for 2 to {0} players, not for {1}.",
               {"max_players"}, {word(rules.max_players), word(seats)});
  found.refuse(cards > kMaxSlots, "many_cards", "{0} cards are more than a table can hold ({1}).", {"decks"},
               {word(cards), word(kMaxSlots)});
  const int one = cards_of_one_deck(rules);
  const int would_do = one > 0 ? (needed + one - 1) / one : 0;
  const bool advice = would_do >= 1 && would_do <= 4 && would_do * one <= kMaxSlots;
  const std::string deal = "A deal of {0} cards to {1} players needs {2} cards, and there are {3}. ";
  const std::vector<std::string> values = {word(rules.hand_size), word(seats), word(needed), word(cards)};
  found.refuse(cards < needed && !advice, "few_cards_ever", deal + "No number of decks would do.",
               {"decks", "hand_size"}, values);
  std::vector<std::string> with_decks = values;
  with_decks.push_back(word(would_do));
  found.refuse(cards < needed && advice, "few_cards",
               deal + (would_do == 1 ? "{4} deck would do." : "{4} decks would do."), {"decks", "hand_size"},
               with_decks);
  found.refuse(!has_a_starter(rules), "no_starter", "This deck holds no card that may be the starter.",
               {"starter", "zeros", "numbers", "actions", "wilds"});
}

// Whether some card of the deck may be the last one in a hand.
bool somebody_can_go_out(const Rules& rules) {
  FaceSet faces = 0;
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    if (rules.zeros > 0) faces |= set_of(make_face(colour, Rank::Zero));
    if (rules.numbers > 0) faces |= set_of(make_face(colour, Rank::One));
    if (rules.actions > 0) faces |= set_of(make_face(colour, Rank::Skip)) | set_of(make_face(colour, Rank::DrawTwo));
  }
  if (rules.wilds > 0) faces |= set_of(Face::Wild);
  if (rules.wild4s > 0) faces |= set_of(Face::WildDrawFour);
  return (faces & ~finish::barred_faces(rules)) != 0;
}

void check_play(const Rules& rules, int seats, Findings& found) {
  found.refuse(rules.draw == DrawRule::UntilPlayable && rules.drawn_card == DrawnCard::Keep, "draw_keep",
               "Drawing until a card can be played makes no sense when a drawn card must be kept.",
               {"draw", "drawn_card"});
  found.refuse(!somebody_can_go_out(rules), "nobody_out",
               "No card of this deck may be the last one: nobody could ever go out.",
               {"last_card", "zeros", "numbers", "actions", "wilds", "wild4s"});
  found.refuse(rules.stack_4_needs_2 && !(rules.stack_4_on_2 && rules.stack_4_on_4), "needs_2",
               "'stack_4_needs_2' has a meaning only with both 'stack_4_on_2' and 'stack_4_on_4'.",
               {"stack_4_needs_2", "stack_4_on_2", "stack_4_on_4"});
  const bool no_group_of_actions = rules.group == GroupRule::One || rules.group == GroupRule::Limited;
  found.refuse(rules.stack_pair_on_4 && no_group_of_actions, "pair_group",
               "A pair of Draw Twos cannot be played under this rule for groups.", {"stack_pair_on_4", "group"});
  const bool no_three = rules.group == GroupRule::One || rules.group == GroupRule::IdenticalPair;
  found.refuse(rules.bomb && no_three, "bomb_group", "Three equal numbers cannot be played under this rule for groups.",
               {"bomb", "group"});
  found.refuse(rules.challenge != ChallengeRule::Off && rules.wild4_when == Wild4When::Free, "challenge_free",
               "Nobody can question a Wild Draw Four that is always legal.", {"challenge", "wild4_when"});
  const bool moves_hands = rules.swap_on != SwapOn::None || rules.zero != ZeroRule::Plain || rules.red_zero_reset;
  found.refuse(rules.uno_after_swap && !moves_hands, "no_swap", "Hands never change owners under these rules.",
               {"uno_after_swap", "swap_on", "zero", "red_zero_reset"});
  found.refuse(rules.red_zero_reset && rules.zero == ZeroRule::MustPass, "red_zero",
               "A red 0 cannot both pass all hands and reset one.", {"red_zero_reset", "zero"});
  found.refuse(rules.slap_on == SlapOn::Zero && (rules.zero != ZeroRule::Plain || seats < 3), "slap_zero",
               "A slap on 0 needs a 0 without another meaning and at least three players.", {"slap_on", "zero"});
  found.refuse(rules.blind_draw && (rules.drawn_card != DrawnCard::Keep || rules.draw != DrawRule::One), "blind",
               "Blind drawing needs drawn cards to be kept, one at a time.", {"blind_draw", "drawn_card", "draw"});
}

void check_match(const Rules& rules, int seats, Findings& found) {
  const bool worthless =
      rules.numbers == 0 && rules.actions == 0 && rules.wilds == 0 && rules.wild4s == 0 && !rules.red_zero_100;
  found.warn(worthless && match::has_target(rules), "worthless",
             "Every card of this deck counts nothing: the match would never end.", {"numbers", "actions", "match"});
  const bool by_losers = match::has_target(rules) && rules.match != MatchFormat::FirstTo;
  found.refuse(rules.match == MatchFormat::FirstTo && rules.booking == Booking::Losers, "first_to_losers",
               "A match to be first at a target needs points booked by the winner.", {"match", "booking"});
  found.refuse(by_losers && rules.booking == Booking::Winner, "by_losers",
               "This match format needs points booked by the losers.", {"match", "booking"});
  found.refuse(rules.team_score == TeamScore::Sum && rules.booking == Booking::Winner, "sum_losers",
               "Teams that sum their cards need points booked by the losers.", {"team_score", "booking"});
  found.refuse(rules.teams > 0 && (seats % rules.teams != 0 || seats / rules.teams < 2), "teams_uneven",
               "{0} players cannot form {1} equal teams of two or more.", {"teams"},
               {std::to_string(seats), std::to_string(rules.teams)});
  found.refuse(rules.teams > 0 && (rules.match == MatchFormat::Elimination || rules.match == MatchFormat::Knockout),
               "teams_out", "Teams cannot play a format in which single players are out.", {"teams", "match"});
  found.refuse(rules.partner_hands && rules.teams == 0, "no_partners", "There are no partners without teams.",
               {"partner_hands", "teams"});
  found.refuse(rules.rotation == Rotation::Partners &&
                   (rules.teams != 2 || rules.match != MatchFormat::Rounds || (seats != 4 && seats != 8)),
               "rotation", "Rotating partners needs two teams, a match of rounds, and 4 or 8 players.",
               {"rotation", "teams", "match"});
}

void check_sense(const Rules& rules, int seats, Findings& found) {
  found.warn(rules.wild4_when == Wild4When::NoPlay && rules.challenge == ChallengeRule::Colour, "no_play_colour",
             "A Wild Draw Four is for when nothing else can be played, but a challenge asks for the colour only.",
             {"wild4_when", "challenge"});
  found.warn(rules.wild4_when == Wild4When::NoColour && rules.challenge == ChallengeRule::ColourOrFace,
             "no_colour_face", "A Wild Draw Four asks for the colour only, but a challenge for the face too.",
             {"wild4_when", "challenge"});
  found.warn(rules.jump_in == JumpIn::All && seats == 2, "jump_two", "Jumping in means little between two players.",
             {"jump_in"});
  found.warn(rules.last_card == LastCard::NoFunction && !rules.draw_freely, "barred_draw",
             "Who keeps only a barred last card must draw, and may not draw before.", {"last_card", "draw_freely"});
}

void check_built(const Rules& rules, int seats, Findings& found) {
  for (const Option& option : options()) {
    const int value = option.get(rules);
    found.refuse(!option.is_built(value), "not_built", "'{0}={1}' cannot be played yet in this version.",
                 {std::string(option.key)}, {std::string(option.key), option.value_text(value)});
  }
  found.refuse(rules.rotation == Rotation::Partners && seats == 8, "two_tables",
               "Eight players with rotating partners need two tables, and there is one: play with four.", {"rotation"});
}

}  // namespace

int deck_size(const Rules& rules) { return rules.decks * cards_of_one_deck(rules); }

std::vector<RuleProblem> validate(const Rules& rules, int seats) {
  Findings found;
  check_deck(rules, seats, found);
  check_play(rules, seats, found);
  check_match(rules, seats, found);
  check_sense(rules, seats, found);
  check_built(rules, seats, found);
  return found.take();
}

std::string why_not_playable(const Rules& rules, int seats) {
  for (const RuleProblem& problem : validate(rules, seats)) {
    if (!problem.warning) return problem.sentence;
  }
  return {};
}

}  // namespace yinuo
