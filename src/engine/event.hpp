// What happened, one fact at a time. An action makes events in an order that is part of the contract: Acted, then the
// facts in the order in which they take effect, then who is to act.
// Promises: 12 bytes, plain; folding them (fold.hpp) is the only way a state changes; redacted for a seat they tell
// nothing that seat may not know, and still carry its view forward.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/action.hpp"
#include "engine/card.hpp"

namespace yinuo {

// Behind each kind: the members it uses beside those named in its comment.
enum class EventKind : std::uint8_t {
  Acted,            // seat, detail = ActionKind: an action was accepted
  RoundBegins,      // seat = dealer: all cards are one shuffled draw pile
  DealerCard,       // seat drew `face` for the deal
  CardDealt,        // seat, slot, face, amount = set of the seats that see it
  StarterTurned,    // slot, face
  StarterReturned,  // slot: it goes back among the draw pile, unseen
  MustName,         // seat: names the colour of a Wild starter
  ColourNamed,      // seat, colour: named a Wild starter
  DirectionTurns,   // the direction of play turns
  CardPlayed,      // seat, slot, face, colour = in force from now on, amount = the slot before it, detail 1: jumped in,
                   // 2: laid with the card before
  PendingGrows,    // seat = who played, target = who owes, amount = added, face, detail = Guilt (a secret of seat),
                   // slot = how many draw cards; kNoSlot: one
  PendingSettled,  // nothing is owed any more; detail 1: it was paid
  Draws,           // seat, amount = cards that will follow, detail = DrawReason
  CardDrawn,     // seat, slot, face, detail = DrawReason, amount = set of the seats that see it; none: it is face down
  Passes,        // seat, detail 1: without having drawn
  Skipped,       // seat loses its turn
  Challenges,    // seat questions target
  CardShown,     // slot, face, target = whose card, seat = who sees it (the owner: it came with a hand, or is
                 // turned up); kNoSeat: all; amount = set of others who see it
  Judged,        // seat questioned target, detail = Guilt
  CallIs,        // seat, detail = CallState
  Calls,         // seat, detail 1: early
  Reports,       // seat, target, detail 1: rightly
  Fined,         // seat, amount = cards that will follow, detail = FineReason
  Reshuffles,    // amount = cards that go back
  Leaves,        // seat
  Deflects,      // seat, face: a pending draw is sent on; target = who would owe it now
  Swaps,         // seat and target exchange hands; each card is then shown to its new owner
  PassesOn,      // seat: every hand goes to the next seat in playing direction; then as for Swaps
  Resets,        // seat, target, amount = cards that will move
  CardMoves,     // seat = whose it was, target = whose it is, slot, face, amount = the slot before it in the hand,
                 // detail 1: it was face down
  SlapBegins,    // amount = set of the seats that have to slap
  Slaps,         // seat
  Silence,       // seat = who has begun it with a 6; kNoSeat: it is over
  Misplays,      // seat has tried a play that is not allowed
  TurnGoes,      // seat is to act
  RoundOver,     // seat = winner or kNoSeat, detail 1: blocked
  Booked,        // seat, for its whole team, amount = points, or chips won or paid
  Eliminated,    // seat is out of the match
  ChangePlaces,  // between rounds: the people at seat and target change places, and take their points along
  MatchOver,     // amount = set of winners
};

enum class DrawReason : std::uint8_t { Turn, Payment, Guilty, WrongChallenge, LastCard, ReplacedCard, Fine };
enum class FineReason : std::uint8_t { MissedCall, FalseCall, FalseReport, Slowest, Noise, Bomb, Misplay };

// Where a seat stands with its call. Safe: nothing is owed, nothing was called.
enum class CallState : std::uint8_t { Safe, Owed, OwedLateAllowed, Called, Early };

struct Event {
  EventKind kind = EventKind::Acted;
  Seat seat = kNoSeat;
  Seat target = kNoSeat;
  Face face = Face::Unknown;
  Slot slot = kNoSlot;
  Colour colour = Colour::None;
  std::uint8_t detail = 0;
  std::int32_t amount = 0;
  bool operator==(const Event&) const = default;
};
static_assert(sizeof(Event) == 12);

using Events = std::vector<Event>;

// Where somebody who sat at `seat` sits after the event.
[[nodiscard]] inline Seat seat_then(Seat seat, const Event& event) {
  if (event.kind != EventKind::ChangePlaces || (seat != event.seat && seat != event.target)) return seat;
  return seat == event.seat ? event.target : event.seat;
}

// Somebody who looks on and has no seat: knows what everybody has seen. No seat of a table, and in no set of seats.
inline constexpr Seat kOnlooker = 15;

// The same event as `viewer`, a seat or kOnlooker, may know it.
[[nodiscard]] Event redact(const Event& event, Seat viewer);

}  // namespace yinuo
