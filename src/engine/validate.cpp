#include "engine/validate.hpp"

#include "engine/card.hpp"
#include "engine/families/finish.hpp"
#include "engine/families/match.hpp"
#include "engine/options.hpp"

namespace yinuo {
namespace {

class Findings {
 public:
  void refuse(bool wrong, std::string sentence, std::vector<std::string> keys) {
    add(wrong, false, std::move(sentence), std::move(keys));
  }
  void warn(bool odd, std::string sentence, std::vector<std::string> keys) {
    add(odd, true, std::move(sentence), std::move(keys));
  }
  std::vector<RuleProblem> take() { return std::move(found_); }

 private:
  void add(bool found, bool warning, std::string sentence, std::vector<std::string> keys) {
    if (found) found_.push_back({std::move(sentence), std::move(keys), warning});
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
  found.refuse(seats < 2 || seats > rules.max_players,
               "These rules are for 2 to " + std::to_string(rules.max_players) + " players, not for " +
                   std::to_string(seats) + ".",
               {"max_players"});
  found.refuse(cards > kMaxSlots,
               std::to_string(cards) + " cards are more than a table can hold (" + std::to_string(kMaxSlots) + ").",
               {"decks"});
  const int one = cards_of_one_deck(rules);
  const int would_do = one > 0 ? (needed + one - 1) / one : 0;
  std::string advice = would_do >= 1 && would_do <= 4 && would_do * one <= kMaxSlots
                           ? std::to_string(would_do) + (would_do == 1 ? " deck would do." : " decks would do.")
                           : "No number of decks would do.";
  found.refuse(cards < needed,
               "A deal of " + std::to_string(rules.hand_size) + " cards to " + std::to_string(seats) +
                   " players needs " + std::to_string(needed) + " cards, and there are " + std::to_string(cards) +
                   ". " + advice,
               {"decks", "hand_size"});
  found.refuse(!has_a_starter(rules), "This deck holds no card that may be the starter.",
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
  found.refuse(rules.draw == DrawRule::UntilPlayable && rules.drawn_card == DrawnCard::Keep,
               "Drawing until a card can be played makes no sense when a drawn card must be kept.",
               {"draw", "drawn_card"});
  found.refuse(!somebody_can_go_out(rules), "No card of this deck may be the last one: nobody could ever go out.",
               {"last_card", "zeros", "numbers", "actions", "wilds", "wild4s"});
  found.refuse(rules.stack_4_needs_2 && !(rules.stack_4_on_2 && rules.stack_4_on_4),
               "'stack_4_needs_2' has a meaning only with both 'stack_4_on_2' and 'stack_4_on_4'.",
               {"stack_4_needs_2", "stack_4_on_2", "stack_4_on_4"});
  const bool no_group_of_actions = rules.group == GroupRule::One || rules.group == GroupRule::Limited;
  found.refuse(rules.stack_pair_on_4 && no_group_of_actions,
               "A pair of Draw Twos cannot be played under this rule for groups.", {"stack_pair_on_4", "group"});
  const bool no_three = rules.group == GroupRule::One || rules.group == GroupRule::IdenticalPair;
  found.refuse(rules.bomb && no_three, "Three equal numbers cannot be played under this rule for groups.",
               {"bomb", "group"});
  found.refuse(rules.challenge != ChallengeRule::Off && rules.wild4_when == Wild4When::Free,
               "Nobody can question a Wild Draw Four that is always legal.", {"challenge", "wild4_when"});
  const bool moves_hands = rules.swap_on != SwapOn::None || rules.zero != ZeroRule::Plain || rules.red_zero_reset;
  found.refuse(rules.uno_after_swap && !moves_hands, "Hands never change owners under these rules.",
               {"uno_after_swap", "swap_on", "zero", "red_zero_reset"});
  found.refuse(rules.red_zero_reset && rules.zero == ZeroRule::MustPass,
               "A red 0 cannot both pass all hands and reset one.", {"red_zero_reset", "zero"});
  found.refuse(rules.slap_on == SlapOn::Zero && (rules.zero != ZeroRule::Plain || seats < 3),
               "A slap on 0 needs a 0 without another meaning and at least three players.", {"slap_on", "zero"});
  found.refuse(rules.blind_draw && (rules.drawn_card != DrawnCard::Keep || rules.draw != DrawRule::One),
               "Blind drawing needs drawn cards to be kept, one at a time.", {"blind_draw", "drawn_card", "draw"});
}

void check_match(const Rules& rules, int seats, Findings& found) {
  const bool worthless =
      rules.numbers == 0 && rules.actions == 0 && rules.wilds == 0 && rules.wild4s == 0 && !rules.red_zero_100;
  found.warn(worthless && match::has_target(rules),
             "Every card of this deck counts nothing: the match would never end.", {"numbers", "actions", "match"});
  const bool by_losers = match::has_target(rules) && rules.match != MatchFormat::FirstTo;
  found.refuse(rules.match == MatchFormat::FirstTo && rules.booking == Booking::Losers,
               "A match to be first at a target needs points booked by the winner.", {"match", "booking"});
  found.refuse(by_losers && rules.booking == Booking::Winner, "This match format needs points booked by the losers.",
               {"match", "booking"});
  found.refuse(rules.team_score == TeamScore::Sum && rules.booking == Booking::Winner,
               "Teams that sum their cards need points booked by the losers.", {"team_score", "booking"});
  found.refuse(
      rules.teams > 0 && (seats % rules.teams != 0 || seats / rules.teams < 2),
      std::to_string(seats) + " players cannot form " + std::to_string(rules.teams) + " equal teams of two or more.",
      {"teams"});
  found.refuse(rules.teams > 0 && (rules.match == MatchFormat::Elimination || rules.match == MatchFormat::Knockout),
               "Teams cannot play a format in which single players are out.", {"teams", "match"});
  found.refuse(rules.partner_hands && rules.teams == 0, "There are no partners without teams.",
               {"partner_hands", "teams"});
  found.refuse(rules.rotation == Rotation::Partners &&
                   (rules.teams != 2 || rules.match != MatchFormat::Rounds || (seats != 4 && seats != 8)),
               "Rotating partners needs two teams, a match of rounds, and 4 or 8 players.",
               {"rotation", "teams", "match"});
}

void check_sense(const Rules& rules, int seats, Findings& found) {
  found.warn(rules.wild4_when == Wild4When::NoPlay && rules.challenge == ChallengeRule::Colour,
             "A Wild Draw Four is for when nothing else can be played, but a challenge asks for the colour only.",
             {"wild4_when", "challenge"});
  found.warn(rules.wild4_when == Wild4When::NoColour && rules.challenge == ChallengeRule::ColourOrFace,
             "A Wild Draw Four asks for the colour only, but a challenge for the face too.",
             {"wild4_when", "challenge"});
  found.warn(rules.jump_in == JumpIn::All && seats == 2, "Jumping in means little between two players.", {"jump_in"});
  found.warn(rules.last_card == LastCard::NoFunction && !rules.draw_freely,
             "Who keeps only a barred last card must draw, and may not draw before.", {"last_card", "draw_freely"});
}

void check_built(const Rules& rules, Findings& found) {
  for (const Option& option : options()) {
    const int value = option.get(rules);
    found.refuse(
        !option.is_built(value),
        "'" + std::string(option.key) + "=" + option.value_text(value) + "' cannot be played yet in this version.",
        {std::string(option.key)});
  }
}

}  // namespace

int deck_size(const Rules& rules) { return rules.decks * cards_of_one_deck(rules); }

std::vector<RuleProblem> validate(const Rules& rules, int seats) {
  Findings found;
  check_deck(rules, seats, found);
  check_play(rules, seats, found);
  check_match(rules, seats, found);
  check_sense(rules, seats, found);
  check_built(rules, found);
  return found.take();
}

std::string why_not_playable(const Rules& rules, int seats) {
  for (const RuleProblem& problem : validate(rules, seats)) {
    if (!problem.warning) return problem.sentence;
  }
  return {};
}

}  // namespace yinuo
