#include "app/rule_facts.hpp"

#include <vector>

#include "app/rule_words.hpp"

namespace yinuo::app {
namespace {

// clang-format off
constexpr std::string_view kOrder[] = {
    // Out of turn, and several cards at once.
    "jump_in", "jump_on_penalty", "jump_last", "jump_resolves",
    "group", "group_effect", "last_single", "bomb",
    // What becomes of a penalty.
    "stack_2_on_2", "stack_4_on_2", "stack_4_on_4", "stack_2_on_4", "stack_pair_on_4", "stack_4_needs_2", "revenge",
    "deflect_reverse", "deflect_skip",
    // Numbers that do something.
    "swap_on", "swap_forced", "zero", "red_zero_reset", "slap_on", "silence_on",
    "wild4_when", "challenge", "challenge_stacked",
    // A turn without a card to play.
    "draw", "drawn_card", "draw_freely", "blind_draw", "hand_limit", "colour_after_penalty", "wild_unnamed",
    "misplay_penalty", "turn_seconds",
    "uno_penalty", "uno_window", "uno_late", "uno_after_swap", "false_call_penalty", "false_report_penalty",
    "reveal_at",
    "last_card", "last_draw_counts", "round_seconds", "blocked_round",
    "booking", "values", "red_zero_100", "reshuffle_doubles", "score_factor",
    "match", "target", "rounds",
    // Before the first card is played.
    "teams", "team_score", "partner_hands", "rotation", "rotation_rounds",
    "hand_size", "decks", "max_players", "zeros", "numbers", "actions", "wilds", "wild4s",
    "dealer", "leader", "next_round",
    "opening_number", "starter", "starter_binds", "starter_acts", "starter_reverse", "starter_wild",
};
// clang-format on

// Whether other options leave this one nothing to do.
bool is_idle(std::string_view key, const Rules& rules) {
  if (key == "jump_on_penalty") return rules.jump_in == JumpIn::Off || rules.jump_in == JumpIn::Numbers;
  if (key == "jump_last" || key == "jump_resolves") return rules.jump_in == JumpIn::Off;
  if (key == "group_effect") return rules.group == GroupRule::One;
  if (key == "swap_forced") return rules.swap_on == SwapOn::None;
  if (key == "challenge_stacked") return rules.challenge == ChallengeRule::Off;
  if (key == "rotation_rounds") return rules.rotation != Rotation::Seats;
  if (key == "revenge")
    return !rules.stack_2_on_2 && !rules.stack_4_on_2 && !rules.stack_4_on_4 && !rules.stack_2_on_4 &&
           !rules.stack_pair_on_4;
  return false;
}

// What of the other options changes the sentence of this one.
std::string_view circumstance(std::string_view key, const Rules& rules) {
  if (key == "jump_in" && !rules.jump_on_penalty) return "no_draws";
  if (key == "jump_on_penalty") return rules.jump_in == JumpIn::All ? "all" : "coloured";
  if (key == "swap_on" && rules.swap_forced) return "must";
  if (key == "wild4_when" && rules.challenge != ChallengeRule::Off) return "bluff";
  if (key == "challenge" && rules.wild4_when == Wild4When::NoColour) return "no_colour";
  return {};
}

}  // namespace

std::span<const std::string_view> telling_order() { return kOrder; }

std::string meaning_of(const Strings& strings, const Option& option, const Rules& rules) {
  if (is_idle(option.key, rules)) return strings.text("rules.idle");
  const int value = option.get(rules);
  const std::string key = "says." + std::string(option.key), named = key + "." + option.value_text(value);
  const std::string_view more = circumstance(option.key, rules);
  std::vector<std::string> places = {named, key};
  if (!more.empty()) places = {named + "." + std::string(more), key + "." + std::string(more), named, key};
  for (const std::string& place : places) {
    if (strings.has(place)) return strings.text(place, {value_name(strings, option, value)});
  }
  // What an option is for holds where it is on.
  const bool on = option.kind == OptionKind::Bool && value != 0;
  return on ? strings.text("option." + std::string(option.key) + ".help") : std::string();
}

}  // namespace yinuo::app
