#include "ui/cues.hpp"

#include <array>
#include <utility>

#include "engine/families/teams.hpp"

namespace yinuo::ui {
namespace {

constexpr std::array<std::string_view, kCues> kNames = {
    "card", "draw",    "deal", "shuffle",   "colour", "turn", "uno",   "report",    "fine",
    "skip", "reverse", "owed", "challenge", "jump",   "slap", "round", "round_won", "match_won"};
static_assert(static_cast<int>(Cue::MatchWon) + 1 == kCues);

// Of many cards drawn at once only the first are heard.
constexpr int kHeardDraws = 4;

}  // namespace

std::string_view cue_name(Cue cue) { return kNames[static_cast<std::size_t>(cue)]; }

std::vector<Cue> Cues::take() { return std::exchange(waiting_, {}); }

void Cues::skip(const Event& event) {
  if (event.kind == EventKind::Acted) acted_ = static_cast<ActionKind>(event.detail);
  drawn_ = event.kind == EventKind::CardDrawn ? drawn_ + 1 : 0;
}

void Cues::played(const Event& event) {
  say(event.detail == 1 ? Cue::Jump : Cue::Card);
  if (is_black(event.face) && event.colour != Colour::None) say(Cue::Colour);
}

void Cues::hear(const Event& event, const Model& model) {
  const bool own = event.seat == model.viewer && model.addressed;
  if (event.kind != EventKind::CardDrawn) drawn_ = 0;
  switch (event.kind) {
    case EventKind::Acted: acted_ = static_cast<ActionKind>(event.detail); break;
    case EventKind::RoundBegins:
    case EventKind::Reshuffles:
    case EventKind::Swaps:
    case EventKind::PassesOn:
    case EventKind::Resets: say(Cue::Shuffle); break;
    case EventKind::CardDealt:
      if (event.seat == model.viewer) say(Cue::Deal);
      break;
    case EventKind::StarterTurned: say(Cue::Card); break;
    case EventKind::ColourNamed: say(Cue::Colour); break;
    case EventKind::DirectionTurns: say(Cue::Reverse); break;
    case EventKind::CardPlayed: played(event); break;
    case EventKind::PendingGrows:
    case EventKind::Deflects: say(Cue::Owed); break;
    case EventKind::CardDrawn:
      if (++drawn_ <= kHeardDraws) say(Cue::Draw);
      break;
    case EventKind::Skipped: say(Cue::Skip); break;
    case EventKind::Challenges: say(Cue::Challenge); break;
    case EventKind::Calls:
      // A finger that is held up makes no noise.
      if (acted_ != ActionKind::Sign) say(Cue::Uno);
      break;
    case EventKind::Reports: say(Cue::Report); break;
    case EventKind::Fined: say(Cue::Fine); break;
    case EventKind::Slaps: say(Cue::Slap); break;
    case EventKind::TurnGoes:
      if (own) say(Cue::Turn);
      break;
    case EventKind::RoundOver: {
      const bool ours =
          event.seat != kNoSeat && model.addressed && teams::partners(*model.state, model.viewer, event.seat);
      say(own || ours ? Cue::RoundWon : Cue::Round);
      break;
    }
    case EventKind::MatchOver:
      if (model.addressed && contains(static_cast<SeatSet>(event.amount), model.viewer)) say(Cue::MatchWon);
      break;
    case EventKind::DealerCard:
    case EventKind::StarterReturned:
    case EventKind::MustName:
    case EventKind::PendingSettled:
    case EventKind::Draws:
    case EventKind::Passes:
    case EventKind::CardShown:
    case EventKind::Judged:
    case EventKind::CallIs:
    case EventKind::Leaves:
    case EventKind::CardMoves:
    case EventKind::SlapBegins:
    case EventKind::Silence:
    case EventKind::Misplays:
    case EventKind::Booked:
    case EventKind::Eliminated:
    case EventKind::ChangePlaces: break;
  }
}

}  // namespace yinuo::ui
