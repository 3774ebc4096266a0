// Which rule sets make sense: each sentence, with the keys it is about.
#include "engine/validate.hpp"

#include <string>

#include "engine/options.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using yinuo::support::rules_from;

namespace {

// How many problems of these rules begin with `sentence` and are about `key`, of this weight.
int found(std::string_view rules, int seats, std::string_view sentence, std::string_view key, bool warning) {
  int count = 0;
  for (const RuleProblem& problem : validate(rules_from(rules), seats)) {
    const bool about = !problem.keys.empty() && problem.keys.front() == key;
    CHECK_FALSE(problem.code.empty());
    CHECK(problem.sentence.find('{') == std::string::npos);
    const bool said = problem.sentence.substr(0, sentence.size()) == sentence;
    count += about && said && problem.warning == warning ? 1 : 0;
  }
  return count;
}

struct Row {
  std::string_view wrong;
  int seats;
  std::string_view sentence, key;
  std::string_view right;  // the nearest rules without this problem
};

constexpr Row kRefusedRules[] = {
    {"max_players=4", 5, "These rules are for 2 to 4 players, not for 5.", "max_players", "max_players=5"},
    {"decks=4 numbers=4", 4, "720 cards are more than a table can hold (448).", "decks", "decks=4"},
    {"hand_size=20", 6, "A deal of 20 cards to 6 players needs 121 cards, and there are 108. 2 decks would do.",
     "decks", "hand_size=17"},
    {"zeros=0 numbers=0 actions=0 wilds=0 wild4s=8", 2, "This deck holds no card that may be the starter.", "starter",
     "zeros=0"},
    {"zeros=0 numbers=0 starter=number", 2, "This deck holds no card that may be the starter.", "starter",
     "starter=number"},
    {"draw=until_playable drawn_card=keep", 4, "Drawing until a card can be played", "draw", "draw=until_playable"},
    {"stack_4_needs_2 stack_4_on_2", 4, "'stack_4_needs_2' has a meaning only", "stack_4_needs_2",
     "stack_4_needs_2 stack_4_on_2 stack_4_on_4"},
    {"stack_pair_on_4 group=limited", 4, "A pair of Draw Twos cannot be played", "stack_pair_on_4",
     "stack_pair_on_4 group=same_face"},
    {"bomb group=identical_pair", 4, "Three equal numbers cannot be played", "bomb", "bomb group=limited"},
    {"wild4_when=free", 4, "Nobody can question a Wild Draw Four", "challenge", "wild4_when=free challenge=off"},
    {"uno_after_swap", 4, "Hands never change owners", "uno_after_swap", "uno_after_swap swap_on=five"},
    {"red_zero_reset zero=must_pass", 4, "A red 0 cannot both pass", "red_zero_reset", "red_zero_reset zero=may_pass"},
    {"slap_on=zero", 2, "A slap on 0 needs", "slap_on", "slap_on=four"},
    {"slap_on=zero zero=may_pass", 4, "A slap on 0 needs", "slap_on", "slap_on=zero"},
    {"blind_draw", 4, "Blind drawing needs drawn cards to be kept", "blind_draw", "blind_draw drawn_card=keep"},
    {"booking=losers", 4, "A match to be first at a target", "match", "booking=losers match=single"},
    {"match=last_to", 4, "This match format needs points booked by the losers.", "match",
     "match=last_to booking=losers"},
    {"match=bust", 4, "This match format needs points booked by the losers.", "match", "match=bust booking=losers"},
    {"team_score=sum", 4, "Teams that sum their cards", "team_score", "team_score=sum booking=losers"},
    {"teams=2", 5, "5 players cannot form 2 equal teams", "teams", "teams=0"},
    {"teams=2 match=knockout", 4, "Teams cannot play a format", "teams", "match=knockout"},
    {"partner_hands", 4, "There are no partners without teams.", "partner_hands", "partner_hands teams=2"},
    {"rotation=partners teams=2", 4, "Rotating partners needs two teams", "rotation",
     "rotation=partners teams=2 match=rounds"},
    {"rotation=partners teams=2 match=rounds", 8, "Eight players with rotating partners need two tables", "rotation",
     "rotation=seats"},
};

constexpr Row kOddRules[] = {
    {"wild4_when=no_play", 4, "A Wild Draw Four is for when nothing else", "wild4_when", "wild4_when=no_colour"},
    {"challenge=colour_or_face", 4, "A Wild Draw Four asks for the colour only", "wild4_when",
     "challenge=colour_or_face wild4_when=no_play"},
    {"jump_in=all", 2, "Jumping in means little", "jump_in", "jump_in=coloured"},
    {"last_card=no_function draw_freely=false", 4, "Who keeps only a barred last card", "last_card",
     "last_card=no_function"},
};

}  // namespace

TEST_CASE("the official rules make sense for 2 to 10 players, and for no other number") {
  for (int seats = 2; seats <= 10; ++seats) CHECK(validate(Rules{}, seats).empty());
  for (const int seats : {0, 1, 11}) CHECK_FALSE(why_not_playable(Rules{}, seats).empty());
}

TEST_CASE("each combination without sense is refused once, with one sentence and its keys") {
  for (const Row& row : kRefusedRules) {
    CHECK_MESSAGE(found(row.wrong, row.seats, row.sentence, row.key, false) == 1, row.wrong);
    CHECK_MESSAGE(found(row.right, row.seats, row.sentence, row.key, false) == 0, row.right);
    CHECK_FALSE(why_not_playable(rules_from(row.wrong), row.seats).empty());
  }
}

TEST_CASE("each odd combination is warned of once, and can be played where all of it is built") {
  for (const Row& row : kOddRules) {
    CHECK_MESSAGE(found(row.wrong, row.seats, row.sentence, row.key, true) == 1, row.wrong);
    CHECK_MESSAGE(found(row.right, row.seats, row.sentence, row.key, true) == 0, row.right);
  }
  CHECK(why_not_playable(rules_from("wild4_when=no_play"), 4).empty());
}

TEST_CASE("too few cards: the sentence names the number of decks that would do, or that none would") {
  const std::string one = why_not_playable(rules_from("hand_size=20 decks=2 zeros=0 numbers=1 actions=0"), 6);
  CHECK(one.find("3 decks would do.") != std::string::npos);
  const std::string none = why_not_playable(rules_from("zeros=1 numbers=0 actions=0 wilds=0 wild4s=0"), 4);
  CHECK(none.find("No number of decks would do.") != std::string::npos);
}

TEST_CASE("the presets make sense, but for what is not built yet") {
  for (const Preset& preset : presets()) {
    for (const RuleProblem& problem : validate(preset_rules(preset), 4)) {
      const bool expected = problem.warning || problem.sentence.find("cannot be played yet") != std::string::npos;
      CHECK_MESSAGE(expected, preset.key << ": " << problem.sentence);
    }
  }
}

// rows: D6
TEST_CASE("decks have as many cards as the presets say") {
  CHECK(deck_size(rules_from("official")) == 108);
  CHECK(deck_size(rules_from("online")) == 104);
  CHECK(deck_size(rules_from("bump")) == 112);
  CHECK(deck_size(rules_from("village decks=2")) == 216);
}
