// Over random play: what may be done is listed, and what is listed may be done.
#include <algorithm>
#include <string>

#include "engine/check.hpp"
#include "engine/legal.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

bool lists(const ActionList& list, const Action& action) {
  return std::find(list.begin(), list.end(), action) != list.end();
}

std::string said(const std::string& what, const Action& action) { return what + ": " + action_text(action); }

// Whether some seat can act; `next` counts.
std::string fault_in_being_able(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    ActionList list;
    legal_actions(state, seat, list);
    if (!list.empty()) return state.stage == Stage::MatchOver ? "there are actions after the match" : "";
  }
  return state.stage == Stage::MatchOver ? "" : "nobody can act";
}

// Everything listed passes check, with each of its choices, and nothing is listed twice.
std::string fault_in_list(const State& state, Seat seat) {
  ActionList list, with_choices;
  legal_actions(state, seat, list);
  for (int i = 0; i < list.size(); ++i) {
    for (int j = 0; j < i; ++j) {
      if (list[i] == list[j]) return said("listed twice", list[i]);
    }
    choices(state, list[i], with_choices);
    if (with_choices.empty()) return said("without choices", list[i]);
    for (const Action& action : with_choices) {
      if (check(state, action) != Refusal::None) return said("listed but refused", action);
    }
  }
  return {};
}

// Every single play that check accepts is listed, with the colour among its choices.
std::string fault_in_plays(const State& state, Seat seat) {
  ActionList list, with_choices;
  legal_actions(state, seat, list);
  for (int index = 0; index < kFaces; ++index) {
    const Action bare = play(seat, face_at(index));
    for (int colour = 0; colour <= kColours; ++colour) {
      const Action action = play(seat, bare.cards[0], static_cast<Colour>(colour));
      if (check(state, action) != Refusal::None || (seat == state.turn && is_misplay(state, action))) continue;
      if (seat != state.turn) return said("accepted out of turn", action);
      if (!lists(list, bare)) return said("accepted but not listed", action);
      choices(state, bare, with_choices);
      const bool named_anyway = !is_black(bare.cards[0]) && action.colour == colour_of(bare.cards[0]);
      if (!named_anyway && !lists(with_choices, action)) return said("accepted but no choice", action);
    }
  }
  return {};
}

// Every jump that check accepts is listed, with the colour and the word among its choices, and every group that check
// accepts; groups are made of the hand's own cards.
std::string fault_in_unusual_plays(const State& state, Seat seat, Rng& rng) {
  ActionList list, with_choices;
  legal_actions(state, seat, list);
  Action tried = play(seat, Face::Wild);
  tried.card_count = 0;
  tried.kind = rng.chance(50) ? ActionKind::Jump : ActionKind::Play;
  const auto wanted = tried.kind == ActionKind::Jump ? 1u : 2 + rng.below(3);
  Face last = Face::Unknown;
  for (Slot slot = state.hands[seat].first; slot != kNoSlot; slot = state.cells[slot].next) {
    const Face face = state.face(slot);
    const bool fits = last == Face::Unknown ? rng.chance(40) || face == state.top() : rank_of(face) == rank_of(last);
    if (fits && tried.card_count < wanted) tried.cards[tried.card_count++] = last = face;
  }
  if (tried.card_count != wanted || list.size() == ActionList::kMost) return {};
  std::sort(tried.cards.begin(), tried.cards.begin() + tried.card_count);
  const bool listed = lists(list, tried);
  bool accepted = false;
  choices(state, tried, with_choices);
  for (const Action& action : with_choices)
    accepted = accepted || (check(state, action) == Refusal::None &&
                            (action.kind == ActionKind::Jump || !is_misplay(state, action)));
  return accepted == listed ? "" : said("accepted or listed, not both", tried);
}

// Draw, pass, challenge and name are listed exactly where check accepts them; calls and reports where no fine may
// lure (there check accepts more).
std::string fault_in_others(const State& state, Seat seat) {
  ActionList list;
  legal_actions(state, seat, list);
  const auto differs = [&](const Action& action, bool may_accept_more) {
    const bool accepted = check(state, action) == Refusal::None;
    return lists(list, action) ? !accepted : accepted && !may_accept_more;
  };
  for (const ActionKind kind : {ActionKind::Draw, ActionKind::Pass, ActionKind::Challenge}) {
    if (differs(act(kind, seat), false)) return said("listed or accepted, not both", act(kind, seat));
  }
  for (int colour = 0; colour < kColours; ++colour) {
    Action name = act(ActionKind::Name, seat);
    name.colour = static_cast<Colour>(colour);
    if (differs(name, false)) return said("listed or accepted, not both", name);
  }
  const bool fined = state.rules.false_call_penalty > 0;
  if (differs(act(ActionKind::Call, seat), fined || state.rules.silence_on != SilenceOn::None)) return "a call differs";
  if (differs(act(ActionKind::Sign, seat), fined)) return "a sign differs";
  if (differs(act(ActionKind::Slap, seat), false)) return "a slap differs";
  for (Seat target = 0; target < state.seats; ++target) {
    if (differs(report(seat, target), state.rules.false_report_penalty > 0)) return "a report differs";
  }
  return {};
}

}  // namespace

TEST_CASE("somebody can act in every state before the end of the match") {
  for (int i = 0; i < soak(200); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 2000);
    std::string fault;
    play_table(table, 3, 500, [&](const State& state) {
      if (fault.empty()) fault = fault_in_being_able(state);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("everything listed passes check, with each of its choices") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 2500);
    std::string fault;
    play_table(table, 2, 250, [&](const State& state) {
      for (Seat seat = 0; seat < state.seats && fault.empty(); ++seat) fault = fault_in_list(state, seat);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("every single play that check accepts is listed") {
  for (int i = 0; i < soak(100); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 3000);
    std::string fault;
    play_table(table, 2, 120, [&](const State& state) {
      const Seat other = static_cast<Seat>((state.turn + 1) % state.seats);
      if (fault.empty()) fault = fault_in_plays(state, state.turn);
      if (fault.empty()) fault = fault_in_plays(state, other);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("jumps and groups are listed where check accepts them") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 3200);
    Rng rng = Rng::seeded(table.seed, 9);
    std::string fault;
    play_table(table, 2, 200, [&](const State& state) {
      for (int n = 0; n < 4 && fault.empty(); ++n)
        fault = fault_in_unusual_plays(state, static_cast<Seat>(rng.below(state.seats)), rng);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("draws, passes, challenges, names, calls and reports are listed where check accepts them") {
  for (int i = 0; i < soak(150); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 3500);
    std::string fault;
    play_table(table, 2, 200, [&](const State& state) {
      for (Seat seat = 0; seat < state.seats && fault.empty(); ++seat) fault = fault_in_others(state, seat);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}
