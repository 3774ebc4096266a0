// What may be done at the table now, as a list of named items: for the DOM mirror, for tests, and for the interface.
// Promises: every legal action of the person has an item; cards that cannot be played are listed too, with the reason;
// ids are stable: play:R5 play:W jump:R5, gather:R5 drop:R5 together (several cards at once), colour:R … (a colour is
// being chosen), swap:2 reset:2 pass_on without (what becomes of the hands), cancel, name:R … (a Wild starter's), draw
// pass challenge slap call sign report:2 shout laugh next new leave tip auto (a master's judgement on
// the own turn, told or carried out) history rules menu, seat:2 (only to be read); at a shared device those of
// passing.hpp. App adds cues: whether the game is heard.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/draft.hpp"
#include "app/last_plays.hpp"
#include "app/match.hpp"
#include "app/strings.hpp"
#include "app/words.hpp"

namespace yinuo::app {

struct Item {
  std::string id{};
  std::string label{};  // in the person's language
  bool enabled = true;
  bool operator==(const Item&) const = default;
};

using Names = std::function<std::string(Seat)>;

// `draft`: the play that is being put together; null: none.
[[nodiscard]] std::vector<Item> mirror_items(const Match& match, const LastPlays& plays, const Strings& strings,
                                             const Names& names, const Draft* draft);

// Whether the viewer sees the cards of another's hand: so few of them that the rules lay them open, or a partner's.
[[nodiscard]] bool lies_open(const State& shown, Seat viewer, Seat seat);

// Why something is refused, in one sentence.
[[nodiscard]] std::string refusal_text(const Strings& strings, Refusal refusal);
// The same for a card of the person, naming what would be needed. Empty when it can be played.
[[nodiscard]] std::string why_not_card(const Match& match, const Strings& strings, const Names& names, Face face);

// What the person should know before a Wild Draw Four: which held cards make it a bluff now. Empty: it would be none,
// or nobody may question it.
[[nodiscard]] Runs bluff_warning(const Match& match, const Strings& strings);

// What a challenge of the person would cost whom, right and wrong. Empty when there is nothing to challenge.
struct Risk {
  Runs right{}, wrong{};
};
[[nodiscard]] Risk challenge_risk(const Match& match, const LastPlays& plays, const Strings& strings,
                                  const Names& names);

}  // namespace yinuo::app
