// What the program lends to App: a store, texts, randomness, the date.
// Promises: nothing but functions; a store that fails leaves what was there. Does not know: who lends it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace yinuo::app {

// Elsewhere: another window of the game has taken the store over, and nothing was written.
enum class StoreResult : std::uint8_t { Ok, Full, Forbidden, Elsewhere };

// Keys stored: settings, match, match.before, own_rules, records, record.ID, and beside each of them NAME.damaged.
struct Services {
  std::function<std::optional<std::string>(const std::string& key)> load{};
  // An empty text takes what was there away.
  std::function<StoreResult(const std::string& key, const std::string& text)> store{};
  // A text table, of a language ("en") or of the rules in it ("rules/en"); nothing while it is not here: asked again
  // each step.
  std::function<std::optional<std::string>(const std::string& table)> texts{};
  // Whether the table can be written in a language: its fonts are here; asked again each step. Nobody lends it: it can.
  std::function<bool(const std::string& language)> can_write{};
  std::function<std::uint64_t()> entropy{};
  // The person's date and time, "2026-11-30 14:05"; where nobody lends it, matches have no date.
  std::function<std::string()> now{};
  // Seconds of a clock that never goes back, to measure how long computer players think; where nobody lends it, their
  // playouts are counted.
  std::function<double()> clock{};
  // From now on the store is this window's, and no other's; and whether it still is.
  std::function<void()> claim{};
  std::function<bool()> ours{};
  // Gives a text to the person as a file. Where it lies, or an empty text where the browser says that itself; nothing
  // where it could not be written.
  std::function<std::optional<std::string>(const std::string& name, const std::string& text)> give_file{};
};

}  // namespace yinuo::app
