#include "engine/families/slap.hpp"

#include "engine/families/draw.hpp"
#include "engine/families/turn.hpp"

namespace yinuo::slap {
namespace {

constexpr int kSlowest = 2;

void fine(Scribe scribe, Seat seat, int cards, FineReason reason) {
  scribe.tell({.kind = EventKind::Fined, .seat = seat, .detail = static_cast<std::uint8_t>(reason), .amount = cards});
  draw::cards(scribe, seat, cards, DrawReason::Fine);
}

void begin_or_end_silence(Scribe scribe, Seat seat, Face face) {
  const State& s = scribe.state;
  if (s.rules.silence_on != SilenceOn::Six) return;
  const bool six = asks_for_silence(s.rules, face);
  if (six) scribe.tell({.kind = EventKind::Silence, .seat = seat});
  if (!six && s.silence_by == seat) scribe.tell({.kind = EventKind::Silence});
}

}  // namespace

bool asks_for_slap(const Rules& rules, Face face) {
  if (!is_number(face)) return false;
  switch (rules.slap_on) {
    case SlapOn::None: return false;
    case SlapOn::Zero: return rank_of(face) == Rank::Zero;
    case SlapOn::Four: return rank_of(face) == Rank::Four;
    case SlapOn::Nine: return rank_of(face) == Rank::Nine;
  }
  return false;
}

bool asks_for_silence(const Rules& rules, Face face) {
  return rules.silence_on == SilenceOn::Six && is_number(face) && rank_of(face) == Rank::Six;
}

bool silent(const State& state) {
  switch (state.rules.silence_on) {
    case SilenceOn::None: return false;
    case SilenceOn::Red: return is_coloured(state.top()) && colour_of(state.top()) == Colour::Red;
    case SilenceOn::Six: return state.silence_by != kNoSeat;
  }
  return false;
}

void after_play(Scribe scribe, Seat seat, Face face) {
  const State& s = scribe.state;
  begin_or_end_silence(scribe, seat, face);
  if (!asks_for_slap(s.rules, face)) return;
  auto seats = static_cast<SeatSet>(((1u << s.seats) - 1) & ~static_cast<unsigned>(s.eliminated));
  if (s.rules.slap_on == SlapOn::Zero) seats &= static_cast<SeatSet>(~set_of(seat));
  if (std::popcount(seats) > 1) scribe.tell({.kind = EventKind::SlapBegins, .amount = seats});
}

void slap(Scribe scribe, Seat seat) {
  const State& s = scribe.state;
  scribe.tell({.kind = EventKind::Slaps, .seat = seat});
  if (std::popcount(s.slapping) > 1) return;
  const auto slowest = static_cast<Seat>(std::countr_zero(s.slapping));
  fine(scribe, slowest, kSlowest, FineReason::Slowest);
  if (s.rules.slap_on == SlapOn::Zero) turn::go_to(scribe, seat_after(s, slowest));
}

void noise(Scribe scribe, Seat seat) {
  fine(scribe, seat, kNoiseFine, FineReason::Noise);
  if (scribe.state.rules.silence_on == SilenceOn::Six) scribe.tell({.kind = EventKind::Silence});
}

}  // namespace yinuo::slap
