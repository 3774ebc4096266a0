// The option table, its text form and the presets.
#include "engine/options.hpp"

#include <set>
#include <string>

#include "base/text.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using yinuo::support::rules_from;

namespace {

std::string problem_of(std::string_view text) {
  const Result<Rules> rules = parse_rules(text);
  return rules.ok() ? std::string() : rules.problem().sentence;
}

bool mentions(const std::string& sentence, std::string_view word) { return sentence.find(word) != std::string::npos; }

}  // namespace

TEST_CASE("rows have keys of their own, a help sentence, a group and sensible bounds") {
  std::set<std::string_view> keys;
  std::set<int> places;
  for (const Option& option : options()) {
    CHECK_MESSAGE(keys.insert(option.key).second, option.key);
    CHECK_MESSAGE(places.insert(option.offset).second, option.key);
    CHECK_MESSAGE(find_option(option.key) == &option, option.key);
    CHECK_MESSAGE((!option.help.empty() && option.help.back() == '.'), option.key);
    CHECK_MESSAGE(!option.group.empty(), option.key);
    CHECK_MESSAGE(option.least < option.most, option.key);
    if (option.kind == OptionKind::Count) continue;
    const std::set<std::string_view> names = [&] {
      const auto words = split_words(option.values);
      return std::set<std::string_view>(words.begin(), words.end());
    }();
    CHECK_MESSAGE(static_cast<int>(names.size()) == option.most + 1, option.key);
  }
  CHECK(find_option("nonsense") == nullptr);
}

TEST_CASE("a row sets and gets its own member only, and its default is within its bounds") {
  for (const Option& option : options()) {
    const int standard = option.get(Rules{});
    CHECK_MESSAGE(standard >= option.least, option.key);
    CHECK_MESSAGE(standard <= option.most, option.key);
    CHECK_MESSAGE(option.is_built(standard), option.key);
    for (const int value : {option.least, option.most}) {
      Rules rules;
      option.set(rules, value);
      CHECK_MESSAGE(option.get(rules) == value, option.key);
      CHECK_MESSAGE((rules == Rules{}) == (value == standard), option.key);
      for (const Option& other : options()) {
        if (&other != &option) CHECK_MESSAGE(other.get(rules) == other.get(Rules{}), other.key);
      }
    }
  }
}

TEST_CASE("defaults are the official rules") {
  const Rules rules;
  CHECK(rules.hand_size == 7);
  CHECK(rules.target == 500);
  CHECK(rules.uno_penalty == 2);
  CHECK(rules.draw_freely);
  CHECK(rules.challenge == ChallengeRule::Colour);
  CHECK(rules.last_draw_counts);
  CHECK(preset_rules(*find_preset("official")) == rules);
  CHECK(rules_from("") == rules);
  CHECK(rules_from("official") == rules);
}

TEST_CASE("rules are written as the nearest preset with its differences, and read back equal") {
  for (const Preset& preset : presets()) {
    const Rules rules = preset_rules(preset);
    CHECK(rules_from(preset.key) == rules);
    CHECK(rules_from(rules_text(rules)) == rules);
    CHECK(rules_from("official " + std::string(preset.changes)) == rules);
  }
  Rng rng = Rng::seeded(21);
  for (int i = 0; i < support::soak(300); ++i) {
    const Rules rules = support::any_rules(rng);
    CHECK_MESSAGE(rules_from(rules_text(rules)) == rules, rules_text(rules));
  }
}

TEST_CASE("each preset is written as its own name alone") {
  for (const Preset& preset : presets()) CHECK(rules_text(preset_rules(preset)) == preset.key);
}

TEST_CASE("changes follow the preset, in any order; a bare key sets a yes-or-no option") {
  const Rules rules = rules_from("official target=200 reshuffle_doubles draw_freely=false challenge=colour_or_face");
  CHECK(rules.target == 200);
  CHECK(rules.reshuffle_doubles);
  CHECK_FALSE(rules.draw_freely);
  CHECK(rules.challenge == ChallengeRule::ColourOrFace);
  CHECK(rules == rules_from("challenge=colour_or_face draw_freely=false reshuffle_doubles=true target=200"));
  CHECK(rules_text(rules_from("target=250")) == "official target=250");
}

TEST_CASE("rules that cannot be read name the word at fault and what would do") {
  CHECK(mentions(problem_of("officious"), "'officious'"));
  CHECK(mentions(problem_of("official colour=red"), "'colour'"));
  CHECK(mentions(problem_of("official village"), "'village'"));
  CHECK(mentions(problem_of("hand_size"), "3 to 20"));
  CHECK(mentions(problem_of("hand_size=2"), "3 to 20"));
  CHECK(mentions(problem_of("hand_size=21"), "'21'"));
  CHECK(mentions(problem_of("hand_size="), "hand_size"));
  CHECK(mentions(problem_of("draw_freely=maybe"), "false, true"));
  CHECK(mentions(problem_of("challenge=always"), "off, colour, colour_or_face"));
  CHECK(mentions(problem_of("target=49"), "50 to 2000"));
  CHECK(mentions(problem_of("hand_limit=9"), "takes 0, or 10 to 40."));
  CHECK(mentions(problem_of("round_seconds=59"), "takes 0, or 60 to 600."));
  CHECK(mentions(problem_of("teams=1"), "takes 0, or 2 to 5."));
  for (const std::string_view text : {"hand_limit=9", "round_seconds=59", "teams=1"})
    CHECK_FALSE(problem_of(text).empty());
  for (const std::string_view text :
       {"hand_limit=0", "hand_limit=10", "round_seconds=0", "round_seconds=60", "teams=0"}) {
    CHECK(problem_of(text).empty());
  }
}

TEST_CASE("presets are as the rule book's table has them") {
  struct Cell {
    std::string_view preset, key, value;
  };
  constexpr Cell kCells[] = {
      {"classic", "starter_reverse", "right_leads"},
      {"classic", "jump_in", "coloured"},
      {"classic", "stack_pair_on_4", "true"},
      {"classic", "challenge_stacked", "last"},
      {"classic", "false_call_penalty", "2"},
      {"bump", "zeros", "2"},
      {"bump", "leader", "dealer"},
      {"bump", "starter_binds", "colour"},
      {"bump", "opening_number", "true"},
      {"bump", "wild_unnamed", "keeps_colour"},
      {"bump", "jump_resolves", "bump"},
      {"bump", "deflect_reverse", "two_and_four"},
      {"bump", "uno_penalty", "1"},
      {"bump", "last_card", "number_or_draw"},
      {"bump", "values", "low"},
      {"bump", "swap_forced", "true"},
      {"party", "hand_size", "5"},
      {"party", "drawn_card", "keep"},
      {"party", "zero", "may_pass"},
      {"party", "silence_on", "red"},
      {"progressive", "group", "same_face"},
      {"progressive", "stack_pair_on_4", "false"},
      {"pairs", "drawn_card", "may_play_number"},
      {"pairs", "uno_window", "caught"},
      {"pairs", "last_card", "no_function"},
      {"village", "starter", "number"},
      {"village", "group", "limited"},
      {"village", "jump_last", "false"},
      {"village", "stack_4_needs_2", "true"},
      {"village", "match", "rounds"},
      {"village", "uno_after_swap", "true"},
      {"online", "wilds", "2"},
      {"online", "next_round", "winner_leads"},
      {"online", "challenge_stacked", "first"},
      {"online", "last_card", "no_flip"},
      {"online", "turn_seconds", "15"},
      {"cafe", "max_players", "8"},
      {"cafe", "colour_after_penalty", "true"},
      {"cafe", "deflect_skip", "two"},
      {"cafe", "uno_penalty", "3"},
      {"cafe", "red_zero_reset", "true"},
      {"cafe", "slap_on", "nine"},
      {"wild_party", "stack_2_on_4", "true"},
      {"wild_party", "swap_on", "seven"},
      {"wild_party", "jump_in", "all"},
      {"official", "match", "first_to"},
  };
  for (const Cell& cell : kCells) {
    const Preset* preset = find_preset(cell.preset);
    const Option* option = find_option(cell.key);
    REQUIRE_MESSAGE(preset != nullptr, cell.preset);
    REQUIRE_MESSAGE(option != nullptr, cell.key);
    CHECK_MESSAGE(option->value_text(option->get(preset_rules(*preset))) == cell.value, cell.preset << " " << cell.key);
  }
  CHECK(presets().size() == 10);
}
