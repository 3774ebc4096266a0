// What a person has chosen for good: language, table, opponents, rules, speed, motion, names. Outlives every match.
// Promises: one text form with a version; reading never fails: what is unknown or out of range is left at its default,
// and unknown lines are written back as they were.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/level.hpp"
#include "app/rule_set.hpp"

namespace yinuo::app {

enum class Motion : std::uint8_t { System, Full, Reduced };
enum class TextSize : std::uint8_t { Normal, Large, Largest };
enum class Loudness : std::uint8_t { Off, Quiet, Normal, Loud };

inline constexpr int kLeastPlayers = 2, kMostPlayers = 10;
inline constexpr int kMostSpeed = 3;
inline constexpr int kLongestPerson = 12;  // letters in what a person is called

// The official rules, for an evening with children: a shorter match.
[[nodiscard]] RuleSet first_rules();

struct Settings {
  std::string language{};      // a tag of kLanguages; empty: the best of the person's languages
  std::string chosen_under{};  // the first of the person's languages when `language` was chosen
  int players = 4;
  ai::Level level = ai::Level::Casual;  // of all computer players: who has just come shall win now and then
  RuleSet rules = first_rules();
  int speed = 1;
  Motion motion = Motion::System;
  TextSize text = TextSize::Normal;
  Loudness cues = Loudness::Normal;        // of what is heard at the table
  Loudness cues_again = Loudness::Normal;  // while they are off: what one tap brings back; never Off
  std::string name{};
  int people = 1;                                 // of the players, at this device
  std::array<std::string, kMostPlayers> names{};  // what they are called where they are several; empty: by number
  std::vector<std::string> unread{};              // lines of a later version
  bool operator==(const Settings&) const = default;
};

[[nodiscard]] Settings parse_settings(std::string_view text);
[[nodiscard]] std::string settings_text(const Settings& settings);

// The rules of the next match.
[[nodiscard]] inline const Rules& rules_of(const Settings& settings) { return settings.rules.rules; }

[[nodiscard]] std::string_view motion_text(Motion motion);  // "system", "full", "reduced"
[[nodiscard]] std::optional<Motion> parse_motion(std::string_view word);
[[nodiscard]] std::string_view loudness_text(Loudness loudness);  // "off", "quiet", "normal", "loud"
[[nodiscard]] std::optional<Loudness> parse_loudness(std::string_view word);
void set_cues(Settings& settings, Loudness loudness);
[[nodiscard]] std::string_view text_size_name(TextSize size);  // "normal", "large", "largest"
[[nodiscard]] std::optional<TextSize> parse_text_size(std::string_view word);

// ---- Languages

inline constexpr std::string_view kLanguages[] = {"zh-Hans", "zh-Hant", "en"};

[[nodiscard]] bool is_language(std::string_view tag);

// The best of ours for a list of the person's ("zh-TW", "en-GB"), best first.
[[nodiscard]] std::string pick_language(const std::vector<std::string>& wanted);

// The language to speak: the chosen one, unless the person's first language has changed since (another device setting,
// `?lang=` in the address).
[[nodiscard]] std::string language_of(const Settings& settings, const std::vector<std::string>& wanted);

}  // namespace yinuo::app
