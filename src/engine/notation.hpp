// The one text form of cards, actions, refusals and events: scenarios, console, logs, saves, bug reports.
// Cards: R5 BS GV Y+2 W W4, ?? unknown. Actions: `0 play W as G`, `1 report 0`, `next`.
// Promises: what is written is read back equal; reading gives a value or a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "engine/action.hpp"
#include "engine/card.hpp"
#include "engine/event.hpp"

namespace yinuo {

[[nodiscard]] std::string card_text(Face face);
[[nodiscard]] std::optional<Face> parse_card(std::string_view word);

[[nodiscard]] std::string colour_text(Colour colour);  // "R", "Y", "G", "B"; "none"
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view word);

[[nodiscard]] std::string action_text(const Action& action);
// The action without its seat: "play R5", "draw".
[[nodiscard]] std::string deed_text(const Action& action);
[[nodiscard]] Result<Action> parse_action(std::string_view text);

[[nodiscard]] std::string_view refusal_code(Refusal refusal);
[[nodiscard]] std::optional<Refusal> parse_refusal(std::string_view code);
// One English sentence for the console.
[[nodiscard]] std::string_view refusal_sentence(Refusal refusal);

// The event as scenarios name it ("1 draws 6", "reshuffles"); empty for facts that have no name there.
[[nodiscard]] std::string event_text(const Event& event);

}  // namespace yinuo
