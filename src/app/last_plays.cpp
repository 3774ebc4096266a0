#include "app/last_plays.hpp"

#include "engine/action.hpp"

namespace yinuo::app {

LastPlays last_plays(const Record& record) {
  LastPlays plays;
  for (const Action& action : record.actions) {
    switch (action.kind) {
      case ActionKind::Play:
      case ActionKind::Jump: {
        // The last card of a group lies on top.
        const Face face = action.cards[static_cast<std::size_t>(action.card_count) - 1];
        plays[action.seat] = {face, is_black(face) ? action.colour : Colour::None, false};
        break;
      }
      case ActionKind::Draw:
      case ActionKind::Pass: plays[action.seat].past = true; break;
      case ActionKind::Next: plays.fill({}); break;
      case ActionKind::Challenge:
      case ActionKind::Name:
      case ActionKind::Call:
      case ActionKind::Sign:
      case ActionKind::Report:
      case ActionKind::Slap:
      case ActionKind::Noise:
      case ActionKind::Leave:
      case ActionKind::Time: break;
    }
  }
  return plays;
}

}  // namespace yinuo::app
