#include "app/pauses.hpp"

#include <algorithm>

namespace yinuo::app {
namespace {

constexpr double kDeal = 0.06;
constexpr double kWholeDeal = 2.4;
constexpr double kByLot = 0.65;     // of the room for a pause; the rest is for what there is to choose from
constexpr double kManyChoices = 6;  // more are no harder

}  // namespace

double thinking_pause(double lot, int choices, double slowness) {
  const double hard = std::clamp((choices - 1) / (kManyChoices - 1), 0.0, 1.0);
  const double part = std::clamp((kByLot * lot + (1 - kByLot) * hard) * slowness, 0.0, 1.0);
  return kLeastThinking + (kMostThinking - kLeastThinking) * part;
}

double least_after(EventKind kind) {
  if (kind == EventKind::RoundOver) return kLeastAfterRound;
  const bool moves = kind == EventKind::Swaps || kind == EventKind::PassesOn || kind == EventKind::Resets;
  return moves ? kLeastAfterMove : 0;
}

double pause_after(const Event& event, int dealt, Seat viewer) {
  switch (event.kind) {
    case EventKind::CardDealt: return std::min(kDeal, kWholeDeal / std::max(1, dealt));
    case EventKind::RoundBegins: return 0.4;
    case EventKind::StarterTurned: return 0.5;
    case EventKind::StarterReturned: return 0.4;
    case EventKind::ColourNamed: return 0.4;
    case EventKind::CardPlayed: return event.detail == 2 ? 0.2 : 0.35;
    case EventKind::DirectionTurns: return 0.2;
    case EventKind::CardDrawn: return 0.2;
    case EventKind::Passes: return 0.25;
    case EventKind::Skipped: return 0.3;
    case EventKind::Challenges: return 0.7;
    case EventKind::Judged: return event.seat == viewer ? 1.6 : 0.9;
    case EventKind::Calls: return 0.25;
    case EventKind::Reports: return 0.5;
    case EventKind::Fined: return 0.3;
    case EventKind::Reshuffles: return 0.5;
    case EventKind::RoundOver: return 0.6;
    case EventKind::Deflects: return 0.6;
    case EventKind::Swaps: return 0.9;
    case EventKind::PassesOn: return 1.1;
    case EventKind::Resets: return 0.6;
    case EventKind::CardMoves: return 0.1;
    case EventKind::Silence: return 0.4;
    case EventKind::Misplays: return 0.5;
    case EventKind::ChangePlaces: return 2.4;
    case EventKind::Acted:
    case EventKind::SlapBegins:
    case EventKind::Slaps:
    case EventKind::DealerCard:
    case EventKind::CardShown:
    case EventKind::MustName:
    case EventKind::PendingGrows:
    case EventKind::PendingSettled:
    case EventKind::Draws:
    case EventKind::CallIs:
    case EventKind::Leaves:
    case EventKind::TurnGoes:
    case EventKind::Booked:
    case EventKind::Eliminated:
    case EventKind::MatchOver: return 0;
  }
  return 0;
}

}  // namespace yinuo::app
