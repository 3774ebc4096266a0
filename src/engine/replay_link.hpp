// A match as a short text for an address: "1." and, in base64url, a recipe packed as tightly as it replays.
// Each action is its place among the legal plays and choices, so a round takes about a byte an action.
// Promises: what is written is read back equal, but for the names of people, which are left out; reading never fails
// hard: it gives a record that has been replayed, or a sentence. Does not know: addresses of pages.
#pragma once

#include <string>
#include <string_view>

#include "engine/record.hpp"

namespace yinuo {

// `record` replays.
[[nodiscard]] std::string replay_link(const Record& record);

// With or without a # before it. A problem's `line` is the action, from 1, at which reading ended; 0: before any.
[[nodiscard]] Result<Record> parse_replay_link(std::string_view link);

// Whether a text begins like a link of any version; whether one that cannot be read may be of another.
[[nodiscard]] bool is_replay_link(std::string_view text);
[[nodiscard]] bool is_other_version(std::string_view link);

}  // namespace yinuo
