#include "engine/options.hpp"

#include <cstddef>
#include <cstring>

#include "base/text.hpp"

namespace yinuo {
namespace {

// The member's place, and the row's other columns as they are.
#define YINUO_MEMBER(member) offsetof(Rules, member), sizeof(Rules::member)
#define YES_NO(member, group, built, help) \
  Option { #member, OptionKind::Bool, group, YINUO_MEMBER(member), 0, 1, "false true", built, help }
#define COUNT(member, group, least, most, built, help) \
  Option { #member, OptionKind::Count, group, YINUO_MEMBER(member), least, most, "", built, help }
#define COUNT_OR_0(member, group, least_on, most, built, help) \
  Option { #member, OptionKind::Count, group, YINUO_MEMBER(member), 0, most, "", built, help, least_on }
#define CHOICE(member, group, most, values, built, help) \
  Option { #member, OptionKind::Choice, group, YINUO_MEMBER(member), 0, most, values, built, help }

// clang-format off
constexpr Option kOptions[] = {
    COUNT(zeros, "deck", 0, 4, kBuiltAll, "Zeros of each colour in a deck."),
    COUNT(numbers, "deck", 0, 4, kBuiltAll, "Copies of each number from 1 to 9 of each colour."),
    COUNT(actions, "deck", 0, 4, kBuiltAll, "Skips, Reverses and Draw Twos of each colour."),
    COUNT(wilds, "deck", 0, 8, kBuiltAll, "Wilds in a deck."),
    COUNT(wild4s, "deck", 0, 8, kBuiltAll, "Wild Draw Fours in a deck."),
    COUNT(decks, "deck", 1, 4, kBuiltAll, "Decks shuffled together."),
    COUNT(hand_size, "deck", 3, 20, kBuiltAll, "Cards dealt to each player."),
    COUNT(max_players, "deck", 2, 10, kBuiltAll, "The most players at the table."),
    CHOICE(dealer, "deck", 2, "highest owner random", kBuiltAll, "The first dealer: who draws the highest number, seat 0, or by lot."),
    CHOICE(leader, "deck", 1, "left dealer", kBuiltAll, "Who plays first in a round: the player to the dealer's left, or the dealer."),
    CHOICE(next_round, "deck", 2, "winner_deals winner_leads rotate", kBuiltAll, "Who deals after a round: its winner, so that the winner leads, or the next seat clockwise."),
    CHOICE(starter, "starter", 2, "no_wild4 no_wild number", kBuiltAll, "What may be the first card turned up; anything else goes back."),
    CHOICE(starter_binds, "starter", 1, "colour_and_face colour", kBuiltAll, "Whether the starter can be matched by its sign too, or by colour only."),
    YES_NO(starter_acts, "starter", kBuiltAll, "An action card as starter acts on the leader."),
    CHOICE(starter_reverse, "starter", 2, "dealer_leads right_leads first_then_flip", kBuiltAll, "Who leads after a Reverse as starter."),
    CHOICE(starter_wild, "starter", 1, "leader_names_and_plays leader_names_for_next", kBuiltAll, "What the leader does with a Wild as starter."),
    YES_NO(opening_number, "starter", kBuiltAll, "Until somebody has played only a matching number may be played; else draw two."),
    CHOICE(draw, "turn", 1, "one until_playable", kBuiltAll, "Draw one card, or one by one until a card can be played."),
    CHOICE(drawn_card, "turn", 3, "may_play may_play_number must_play keep", kBuiltAll, "What may be done with a playable card just drawn."),
    YES_NO(draw_freely, "turn", kBuiltAll, "Drawing is allowed although a card could be played."),
    CHOICE(wild_unnamed, "turn", 1, "refused keeps_colour", kBuiltAll, "A black card played without naming a colour is refused, or leaves the colour in force."),
    YES_NO(colour_after_penalty, "turn", kBuiltAll, "After a paid draw only the colour in force matches until somebody plays."),
    CHOICE(group, "group", 3, "one identical_pair same_face limited", kBuiltAll, "Whether several cards can be played together."),
    CHOICE(group_effect, "group", 1, "each once", kBuiltAll, "Equal actions played together act each, or once."),
    YES_NO(last_single, "group", kBuiltAll, "The last card must be played alone."),
    CHOICE(jump_in, "jump", 3, "off numbers coloured all", kBuiltAll, "Which cards may be played out of turn on an identical one."),
    YES_NO(jump_last, "jump", kBuiltAll, "The last card may be a jump-in."),
    CHOICE(jump_resolves, "jump", 1, "as_played bump", kBuiltAll, "How several jump-ins on action cards add up."),
    YES_NO(jump_on_penalty, "jump", kBuiltAll, "The draw card on top of an unpaid sum may be jumped."),
    YES_NO(stack_2_on_2, "stack", kBuiltAll, "A Draw Two answers a Draw Two."),
    YES_NO(stack_4_on_2, "stack", kBuiltAll, "A Wild Draw Four answers a Draw Two."),
    YES_NO(stack_4_on_4, "stack", kBuiltAll, "A Wild Draw Four answers a Wild Draw Four."),
    YES_NO(stack_2_on_4, "stack", kBuiltAll, "A Draw Two answers a Wild Draw Four."),
    YES_NO(stack_pair_on_4, "stack", kBuiltAll, "Two or more Draw Twos of one colour answer a Wild Draw Four."),
    YES_NO(stack_4_needs_2, "stack", kBuiltAll, "Wild Draw Four on Wild Draw Four only in a chain that began with a Draw Two."),
    CHOICE(deflect_reverse, "stack", 2, "off two two_and_four", kBuiltAll, "A Reverse of the colour in force sends a draw back."),
    CHOICE(deflect_skip, "stack", 2, "off two two_and_four", kBuiltAll, "A Skip of the colour in force sends a draw on."),
    CHOICE(wild4_when, "wild4", 2, "free no_colour no_play", kBuiltAll, "When a Wild Draw Four is legal."),
    CHOICE(challenge, "wild4", 2, "off colour colour_or_face", kBuiltAll, "Whether a Wild Draw Four can be questioned, and what makes it guilty."),
    CHOICE(challenge_stacked, "wild4", 2, "none first last", kBuiltAll, "Whose Wild Draw Four can be questioned in a stack."),
    COUNT(uno_penalty, "call", 0, 6, kBuiltAll, "Cards drawn for a missed call; 0: nobody calls."),
    CHOICE(uno_window, "call", 2, "next_acts next_plays caught", kBuiltAll, "Until when a missed call can be reported."),
    YES_NO(uno_late, "call", kBuiltAll, "A late own call before any report saves."),
    COUNT(false_call_penalty, "call", 0, 4, kBuiltAll, "Cards drawn for a false call; 0: it is refused."),
    COUNT(false_report_penalty, "call", 0, 4, kBuiltAll, "Cards drawn for a false report; 0: it is refused."),
    YES_NO(uno_after_swap, "call", kBuiltAll, "Who receives a hand of one card must call too."),
    CHOICE(last_card, "end", 5, "any number_or_draw no_function no_flip no_wild no_draw", kBuiltAll, "What may be the last card."),
    YES_NO(last_draw_counts, "end", kBuiltAll, "A draw caused by the last card is drawn before scoring."),
    CHOICE(blocked_round, "end", 1, "lowest_hand void", kBuiltAll, "How a round ends in which nobody can move."),
    CHOICE(values, "score", 1, "standard low", kBuiltAll, "Points of action and black cards: 20 and 50, or 10, 20 and 40."),
    YES_NO(red_zero_100, "score", kBuiltAll, "A red 0 left in hand costs 100."),
    YES_NO(reshuffle_doubles, "score", kBuiltAll, "A round in which the pile was reshuffled counts double."),
    CHOICE(booking, "score", 1, "winner losers", kBuiltAll, "The winner books all other hands, or each loser the own hand."),
    CHOICE(match, "score", 7, "single first_to last_to bust elimination knockout rounds chips", kBuiltAll, "How rounds make a match."),
    COUNT(target, "score", 50, 2000, kBuiltAll, "Points to reach, or chips at the start."),
    COUNT(rounds, "score", 1, 50, kBuiltAll, "Rounds in a match of rounds or of chips."),
    CHOICE(zero, "numbers", 2, "plain may_pass must_pass", kBuiltAll, "A 0 passes every hand to the next player."),
    YES_NO(red_zero_reset, "numbers", kBuiltAll, "The player of a red 0 may give all cards but one to an opponent."),
    CHOICE(swap_on, "numbers", 2, "none five seven", kBuiltAll, "The number that swaps hands with a player of one's choice."),
    YES_NO(swap_forced, "numbers", kBuiltAll, "The swap must be made."),
    CHOICE(slap_on, "numbers", 3, "none zero four nine", kBuiltAll, "The number on which everybody slaps; the slowest draws two."),
    CHOICE(silence_on, "numbers", 2, "none red six", kBuiltAll, "When everybody must be silent."),
    COUNT_OR_0(hand_limit, "more", 10, 40, kBuiltAll, "With that many cards one passes instead of drawing; 0: no limit."),
    COUNT(reveal_at, "more", 0, 3, kBuiltAll, "A hand of at most so many cards lies open."),
    COUNT(misplay_penalty, "more", 0, 2, kBuiltAll, "Cards drawn for a play that is not allowed; 0: it is refused."),
    YES_NO(revenge, "more", kBuiltAll, "Stacking doubles the sum before adding."),
    YES_NO(bomb, "more", kBuiltAll, "Three or more equal numbers together: everybody else draws one."),
    YES_NO(blind_draw, "more", kBuiltAll, "Drawn cards stay face down until the own next turn."),
    COUNT(score_factor, "more", 1, 2, kBuiltAll, "Points count so often."),
    COUNT_OR_0(round_seconds, "more", 60, 600, kBuiltAll, "Seconds a round may take; 0: no limit."),
    COUNT_OR_0(teams, "teams", 2, 5, kBuiltAll, "Teams at the table; 0: everybody plays alone."),
    CHOICE(team_score, "teams", 1, "winners sum", kBuiltAll, "How a team's cards are booked."),
    YES_NO(partner_hands, "teams", kBuiltAll, "Partners see each other's cards."),
    CHOICE(rotation, "teams", 2, "none partners seats", kBuiltAll, "How partners or seats change."),
    COUNT(rotation_rounds, "teams", 1, 6, kBuiltAll, "Rounds between two changes of seats."),
    COUNT(turn_seconds, "time", 0, 60, kBuiltAll, "Seconds for a decision; then the program acts. 0: no limit."),
};
// clang-format on

constexpr Preset kPresets[] = {
    {"official", ""},
    {"classic",
     "starter_reverse=right_leads draw_freely=false group=same_face group_effect=each jump_in=coloured "
     "jump_on_penalty=true "
     "stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true stack_pair_on_4=true wild4_when=no_play "
     "challenge=colour_or_face "
     "challenge_stacked=last uno_penalty=2 uno_window=next_plays false_call_penalty=2 last_draw_counts=true "
     "booking=winner "
     "match=first_to target=500"},
    {"bump",
     "zeros=2 dealer=random leader=dealer starter=no_wild starter_binds=colour starter_acts=false opening_number=true "
     "draw_freely=false wild_unnamed=keeps_colour group=identical_pair group_effect=each jump_in=all "
     "jump_resolves=bump "
     "jump_on_penalty=true stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true stack_2_on_4=true "
     "deflect_reverse=two_and_four wild4_when=free challenge=off uno_penalty=1 uno_window=next_acts uno_late=false "
     "last_card=number_or_draw last_draw_counts=false values=low booking=losers match=last_to target=500 swap_on=five "
     "swap_forced=true"},
    {"party",
     "hand_size=5 dealer=random drawn_card=keep draw_freely=false jump_in=numbers wild4_when=free challenge=off "
     "uno_penalty=2 "
     "uno_window=next_acts match=single zero=may_pass slap_on=four silence_on=red"},
    {"progressive",
     "starter_reverse=right_leads draw_freely=false group=same_face group_effect=each jump_in=coloured "
     "jump_on_penalty=true "
     "stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true wild4_when=no_play challenge=colour_or_face "
     "challenge_stacked=last "
     "uno_penalty=2 uno_window=next_plays false_call_penalty=2 last_draw_counts=true booking=winner match=first_to "
     "target=500"},
    {"pairs",
     "dealer=random drawn_card=may_play_number draw_freely=true group=identical_pair group_effect=once wild4_when=free "
     "challenge=off uno_penalty=2 uno_window=caught uno_late=true last_card=no_function match=single"},
    {"village",
     "starter=number draw_freely=true group=limited group_effect=each last_single=true jump_in=numbers jump_last=false "
     "stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true stack_4_needs_2=true wild4_when=no_colour challenge=colour "
     "challenge_stacked=none uno_penalty=2 uno_window=next_plays uno_late=true false_call_penalty=2 "
     "uno_after_swap=true "
     "last_draw_counts=true booking=losers match=rounds zero=must_pass swap_on=seven swap_forced=false"},
    {"online",
     "wilds=2 wild4s=2 dealer=owner leader=dealer next_round=winner_leads starter_reverse=first_then_flip "
     "starter_wild=leader_names_for_next drawn_card=keep draw_freely=false stack_2_on_2=true stack_4_on_2=true "
     "stack_4_on_4=true wild4_when=no_colour challenge=colour challenge_stacked=first uno_penalty=2 "
     "uno_window=next_acts "
     "uno_late=false last_card=no_flip last_draw_counts=true booking=losers match=last_to target=500 turn_seconds=15"},
    {"cafe",
     "max_players=8 dealer=random drawn_card=may_play_number draw_freely=true colour_after_penalty=true "
     "group=identical_pair "
     "group_effect=once jump_in=all jump_on_penalty=true stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true "
     "deflect_reverse=two deflect_skip=two wild4_when=free challenge=off uno_penalty=3 uno_window=next_acts "
     "uno_late=true "
     "last_card=no_function red_zero_100=true reshuffle_doubles=true booking=losers match=last_to target=500 "
     "red_zero_reset=true slap_on=nine silence_on=six"},
    {"wild_party",
     "group=same_face jump_in=all jump_on_penalty=true stack_2_on_2=true stack_4_on_2=true stack_4_on_4=true "
     "stack_2_on_4=true "
     "deflect_reverse=two_and_four deflect_skip=two_and_four challenge_stacked=last zero=must_pass swap_on=seven "
     "swap_forced=true slap_on=nine"},
};

std::string list_of_values(const Option& option) {
  if (option.kind == OptionKind::Count) {
    const int first = option.least_on;
    return (first > option.least ? "0, or " : "") + std::to_string(first) + " to " + std::to_string(option.most);
  }
  std::string list;
  for (const std::string_view value : split_words(option.values))
    list += (list.empty() ? "" : ", ") + std::string(value);
  return list;
}

// The number behind a value's text; nothing where the option has no such value.
std::optional<int> parse_value(const Option& option, std::string_view text) {
  if (option.kind == OptionKind::Count) {
    const auto number = parse_number(text);
    if (!number || *number < option.least || *number > option.most) return std::nullopt;
    if (*number > 0 && *number < option.least_on) return std::nullopt;
    return static_cast<int>(*number);
  }
  int index = 0;
  for (const std::string_view value : split_words(option.values)) {
    if (value == text) return index;
    ++index;
  }
  return std::nullopt;
}

std::optional<Problem> apply_change(Rules& rules, std::string_view word) {
  const std::size_t equals = word.find('=');
  const std::string_view key = word.substr(0, equals);
  const Option* option = find_option(key);
  if (option == nullptr) {
    return Problem{"There is no preset and no option called '" + std::string(key) + "'."};
  }
  std::string_view text = "true";
  if (equals != std::string_view::npos) {
    text = word.substr(equals + 1);
  } else if (option->kind != OptionKind::Bool) {
    return Problem{"The option '" + std::string(key) + "' needs a value: " + list_of_values(*option) + "."};
  }
  const auto value = parse_value(*option, text);
  if (!value) {
    return Problem{"'" + std::string(text) + "' is no value of the option '" + std::string(key) + "', which takes " +
                   list_of_values(*option) + "."};
  }
  option->set(rules, *value);
  return std::nullopt;
}

std::string differences(const Rules& from, const Rules& to) {
  std::string text;
  for (const Option& option : kOptions) {
    const int value = option.get(to);
    if (option.get(from) != value) text += " " + std::string(option.key) + "=" + option.value_text(value);
  }
  return text;
}

}  // namespace

int Option::get(const Rules& rules) const {
  const auto* at = reinterpret_cast<const unsigned char*>(&rules) + offset;
  if (width == 1) return *at;
  std::uint16_t wide = 0;
  std::memcpy(&wide, at, sizeof wide);
  return wide;
}

void Option::set(Rules& rules, int value) const {
  auto* at = reinterpret_cast<unsigned char*>(&rules) + offset;
  if (width == 1) {
    *at = static_cast<unsigned char>(value);
  } else {
    const auto wide = static_cast<std::uint16_t>(value);
    std::memcpy(at, &wide, sizeof wide);
  }
}

std::string Option::value_text(int value) const {
  if (kind == OptionKind::Count) return std::to_string(value);
  return std::string(split_words(values)[static_cast<std::size_t>(value)]);
}

bool Option::is_built(int value) const {
  if (built == kBuiltAll) return true;
  if (built == 0) return value == get(Rules{});
  return (built >> value & 1) != 0;
}

std::span<const Option> options() { return kOptions; }

const Option* find_option(std::string_view key) {
  for (const Option& option : kOptions) {
    if (option.key == key) return &option;
  }
  return nullptr;
}

std::span<const Preset> presets() { return kPresets; }

const Preset* find_preset(std::string_view key) {
  for (const Preset& preset : kPresets) {
    if (preset.key == key) return &preset;
  }
  return nullptr;
}

Rules preset_rules(const Preset& preset) {
  Rules rules;
  for (const std::string_view word : split_words(preset.changes)) apply_change(rules, word);
  return rules;
}

Result<Rules> parse_rules(std::string_view text) {
  Rules rules;
  bool first = true;
  for (const std::string_view word : split_words(text)) {
    const Preset* preset = first ? find_preset(word) : nullptr;
    first = false;
    if (preset != nullptr) {
      rules = preset_rules(*preset);
    } else if (const auto problem = apply_change(rules, word)) {
      return *problem;
    }
  }
  return rules;
}

std::string rules_text(const Rules& rules) {
  std::string best;
  std::size_t fewest = ~std::size_t{0};
  for (const Preset& preset : kPresets) {
    const std::string changes = differences(preset_rules(preset), rules);
    const std::size_t count = split_words(changes).size();
    if (count >= fewest) continue;
    fewest = count;
    best = std::string(preset.key) + changes;
  }
  return best;
}

}  // namespace yinuo
