// A rule set: every option of the rule book as one plain value. The defaults are the official rules.
// Promises: at most 128 bytes, copyable, comparable. Knows nothing of presets, texts or which values make sense
// together (options.hpp: the table, text form and presets; validate.hpp: sense).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace yinuo {

enum class DealerRule : std::uint8_t { Highest, Owner, Random };
enum class LeaderRule : std::uint8_t { Left, Dealer };
enum class NextRound : std::uint8_t { WinnerDeals, WinnerLeads, Rotate };
enum class StarterKinds : std::uint8_t { NoWild4, NoWild, Number };
enum class StarterBinds : std::uint8_t { ColourAndFace, Colour };
enum class StarterReverse : std::uint8_t { DealerLeads, RightLeads, FirstThenFlip };
enum class StarterWild : std::uint8_t { LeaderNamesAndPlays, LeaderNamesForNext };
enum class DrawRule : std::uint8_t { One, UntilPlayable };
enum class DrawnCard : std::uint8_t { MayPlay, MayPlayNumber, MustPlay, Keep };
enum class WildUnnamed : std::uint8_t { Refused, KeepsColour };
enum class GroupRule : std::uint8_t { One, IdenticalPair, SameFace, Limited };
enum class GroupEffect : std::uint8_t { Each, Once };
enum class JumpIn : std::uint8_t { Off, Numbers, Coloured, All };
enum class JumpResolves : std::uint8_t { AsPlayed, Bump };
enum class Deflect : std::uint8_t { Off, Two, TwoAndFour };
enum class Wild4When : std::uint8_t { Free, NoColour, NoPlay };
enum class ChallengeRule : std::uint8_t { Off, Colour, ColourOrFace };
enum class ChallengeStacked : std::uint8_t { None, First, Last };
enum class UnoWindow : std::uint8_t { NextActs, NextPlays, Caught };
enum class LastCard : std::uint8_t { Any, NumberOrDraw, NoFunction, NoFlip, NoWild, NoDraw };
enum class BlockedRound : std::uint8_t { LowestHand, Void };
enum class CardValues : std::uint8_t { Standard, Low };
enum class Booking : std::uint8_t { Winner, Losers };
enum class MatchFormat : std::uint8_t { Single, FirstTo, LastTo, Bust, Elimination, Knockout, Rounds, Chips };
enum class ZeroRule : std::uint8_t { Plain, MayPass, MustPass };
enum class SwapOn : std::uint8_t { None, Five, Seven };
enum class SlapOn : std::uint8_t { None, Zero, Four, Nine };
enum class SilenceOn : std::uint8_t { None, Red, Six };
enum class TeamScore : std::uint8_t { Winners, Sum };
enum class Rotation : std::uint8_t { None, Partners, Seats };

// Members stand in the order of the rule book; each is described by its row of kOptions.
struct Rules {
  // deck and deal
  std::uint8_t zeros = 1, numbers = 2, actions = 2, wilds = 4, wild4s = 4;
  std::uint8_t decks = 1;
  std::uint8_t hand_size = 7;
  std::uint8_t max_players = 10;
  DealerRule dealer = DealerRule::Highest;
  LeaderRule leader = LeaderRule::Left;
  NextRound next_round = NextRound::WinnerDeals;
  // starter
  StarterKinds starter = StarterKinds::NoWild4;
  StarterBinds starter_binds = StarterBinds::ColourAndFace;
  bool starter_acts = true;
  StarterReverse starter_reverse = StarterReverse::DealerLeads;
  StarterWild starter_wild = StarterWild::LeaderNamesAndPlays;
  bool opening_number = false;
  // turn
  DrawRule draw = DrawRule::One;
  DrawnCard drawn_card = DrawnCard::MayPlay;
  bool draw_freely = true;
  WildUnnamed wild_unnamed = WildUnnamed::Refused;
  bool colour_after_penalty = false;
  // several cards at once
  GroupRule group = GroupRule::One;
  GroupEffect group_effect = GroupEffect::Each;
  bool last_single = false;
  // jump-in
  JumpIn jump_in = JumpIn::Off;
  bool jump_last = true;
  JumpResolves jump_resolves = JumpResolves::AsPlayed;
  bool jump_on_penalty = false;
  // stacking and deflecting
  bool stack_2_on_2 = false, stack_4_on_2 = false, stack_4_on_4 = false, stack_2_on_4 = false;
  bool stack_pair_on_4 = false, stack_4_needs_2 = false;
  Deflect deflect_reverse = Deflect::Off, deflect_skip = Deflect::Off;
  // Wild Draw Four
  Wild4When wild4_when = Wild4When::NoColour;
  ChallengeRule challenge = ChallengeRule::Colour;
  ChallengeStacked challenge_stacked = ChallengeStacked::None;
  // calling UNO
  std::uint8_t uno_penalty = 2;
  UnoWindow uno_window = UnoWindow::NextActs;
  bool uno_late = true;
  std::uint8_t false_call_penalty = 0, false_report_penalty = 0;
  bool uno_after_swap = false;
  // last card and end of round
  LastCard last_card = LastCard::Any;
  bool last_draw_counts = true;
  BlockedRound blocked_round = BlockedRound::LowestHand;
  // scoring and matches
  CardValues values = CardValues::Standard;
  bool red_zero_100 = false, reshuffle_doubles = false;
  Booking booking = Booking::Winner;
  MatchFormat match = MatchFormat::FirstTo;
  std::uint16_t target = 500;  // points
  std::uint8_t rounds = 5;
  // special numbers
  ZeroRule zero = ZeroRule::Plain;
  bool red_zero_reset = false;
  SwapOn swap_on = SwapOn::None;
  bool swap_forced = false;
  SlapOn slap_on = SlapOn::None;
  SilenceOn silence_on = SilenceOn::None;
  // more house rules
  std::uint8_t hand_limit = 0;  // cards; 0: none
  std::uint8_t reveal_at = 0;
  std::uint8_t misplay_penalty = 0;
  bool revenge = false, bomb = false, blind_draw = false;
  std::uint8_t score_factor = 1;
  std::uint16_t round_seconds = 0;  // 0: no limit
  // seats, teams, time
  std::uint8_t teams = 0;
  TeamScore team_score = TeamScore::Winners;
  bool partner_hands = false;
  Rotation rotation = Rotation::None;
  std::uint8_t rotation_rounds = 4;
  std::uint8_t turn_seconds = 0;  // 0: no limit

  bool operator==(const Rules&) const = default;
};
static_assert(sizeof(Rules) <= 128);

// Whether some number is special: moves hands, asks for slaps or silence. Asked at every play: the options are read as
// one number.
[[nodiscard]] inline bool special_numbers(const Rules& rules) {
  static_assert(offsetof(Rules, silence_on) - offsetof(Rules, zero) == 5);
  std::uint64_t options = 0;
  std::memcpy(&options, reinterpret_cast<const unsigned char*>(&rules) + offsetof(Rules, zero), 6);
  return options != 0;
}

// Whether some number moves hands. Asked at every play: the options behind it are read as one number.
[[nodiscard]] inline bool moves_hands(const Rules& rules) {
  static_assert(offsetof(Rules, swap_forced) - offsetof(Rules, zero) == 3);
  std::uint32_t options = 0;
  std::memcpy(&options, reinterpret_cast<const unsigned char*>(&rules) + offsetof(Rules, zero), sizeof options);
  return options != 0;
}

}  // namespace yinuo
