#include "app/last_plays.hpp"

namespace yinuo::app {
namespace {

// Whether it was the turn's own draw, not one that came with a play or as a fine.
bool on_turn(const Event& draws) {
  switch (static_cast<DrawReason>(draws.detail)) {
    case DrawReason::Turn:
    case DrawReason::Payment:
    case DrawReason::WrongChallenge: return true;
    case DrawReason::Guilty:
    case DrawReason::LastCard:
    case DrawReason::ReplacedCard:
    case DrawReason::Fine: return false;
  }
  return false;
}

}  // namespace

void hear(LastPlays& plays, const Event& event) {
  if (event.kind == EventKind::RoundBegins) {
    plays = {};
  } else if (event.kind == EventKind::StarterTurned) {
    plays.top = event.face;
    plays.top_slot = event.slot;
    plays.named[event.slot] = Colour::None;
    plays.colour = is_coloured(event.face) ? colour_of(event.face) : Colour::None;
  } else if (event.kind == EventKind::ColourNamed) {
    plays.colour = event.colour;
    if (plays.top_slot != kNoSlot) plays.named[plays.top_slot] = event.colour;
  } else if (event.kind == EventKind::CardPlayed) {
    plays.seats[event.seat] = {.face = event.face,
                               .named = is_black(event.face) ? event.colour : Colour::None,
                               .on_colour = plays.colour,
                               .on_face = plays.top};
    plays.top = event.face;
    plays.top_slot = event.slot;
    plays.named[event.slot] = event.colour;
    plays.colour = event.colour;
  } else if (event.kind == EventKind::Passes || (event.kind == EventKind::Draws && on_turn(event))) {
    plays.seats[event.seat].past = true;
  }
}

LastPlays last_plays(const Record& record) {
  LastPlays plays;
  Events events;
  // A record that is taken up replays; what could not be told again is left out.
  (void)replay(record, &events);
  for (const Event& event : events) hear(plays, event);
  return plays;
}

}  // namespace yinuo::app
