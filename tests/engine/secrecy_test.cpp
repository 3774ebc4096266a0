// Over random play: what a seat has not seen makes no difference to anything it is told.
#include <string>

#include "ai/player.hpp"
#include "engine/check.hpp"
#include "engine/event.hpp"
#include "engine/legal.hpp"
#include "engine/view.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

bool same_list(const State& a, const State& b, Seat seat) {
  ActionList one, two;
  legal_actions(a, seat, one);
  legal_actions(b, seat, two);
  if (one.size() != two.size()) return false;
  for (int i = 0; i < one.size(); ++i) {
    if (!(one[i] == two[i])) return false;
  }
  return true;
}

// What check says to the seat about anything it might try.
bool same_answers(const State& a, const State& b, Seat seat) {
  for (int index = 0; index < kFaces; ++index) {
    const Action action = play(seat, face_at(index), index % 2 == 0 ? Colour::None : Colour::Green);
    if (check(a, action) != check(b, action)) return false;
  }
  for (int index = 0; index < kFaces; ++index) {
    Action jump = play(seat, face_at(index), Colour::None);
    jump.kind = ActionKind::Jump;
    if (check(a, jump) != check(b, jump)) return false;
  }
  for (const ActionKind kind : {ActionKind::Draw, ActionKind::Pass, ActionKind::Challenge, ActionKind::Call}) {
    if (check(a, act(kind, seat)) != check(b, act(kind, seat))) return false;
  }
  for (Seat target = 0; target < a.seats; ++target) {
    if (check(a, report(seat, target)) != check(b, report(seat, target))) return false;
  }
  return true;
}

bool same_choice(const State& a, const State& b, Seat seat, std::uint64_t seed) {
  Rng one = Rng::seeded(seed), two = Rng::seeded(seed);
  const View view_a(a, seat), view_b(b, seat);
  if (a.turn == seat && a.in_round() && a.slapping == 0) {
    if (!(ai::choose(view_a, one) == ai::choose(view_b, two))) return false;
  }
  const auto jump_a = ai::jump_in(view_a, one), jump_b = ai::jump_in(view_b, two);
  if (jump_a.has_value() != jump_b.has_value() || (jump_a && !(jump_a->action == jump_b->action))) return false;
  const auto reaction_a = ai::react(view_a, one), reaction_b = ai::react(view_b, two);
  if (reaction_a.has_value() != reaction_b.has_value()) return false;
  if (reaction_a && !(reaction_a->action == reaction_b->action)) return false;
  return one == two;
}

// All that the lens answers.
bool same_lens(const State& a, const State& b, Seat seat) {
  const View one(a, seat), two(b, seat);
  bool same = one.my_faces() == two.my_faces() && one.my_pairs() == two.my_pairs() && one.drawn() == two.drawn() &&
              one.top() == two.top() && one.under_top() == two.under_top() && one.can_call() == two.can_call() &&
              one.pending() == two.pending() && one.unseen(kBlackFaces) == two.unseen(kBlackFaces);
  for (Seat other = 0; other < a.seats; ++other) {
    same = same && one.known_faces_of(other) == two.known_faces_of(other);
    same = same && one.cards_of(other) == two.cards_of(other);
  }
  return same;
}

std::string leak(const State& truth, const State& other, Seat seat, std::uint64_t seed) {
  if (view_for(truth, seat) != view_for(other, seat)) return "view_for";
  if (!same_lens(truth, other, seat)) return "the lens";
  if (!same_list(truth, other, seat)) return "legal_actions";
  if (!same_answers(truth, other, seat)) return "check";
  if (!same_choice(truth, other, seat, seed)) return "the computer player";
  const State view = view_for(truth, seat);
  if (!same_list(truth, view, seat)) return "legal_actions on a view";
  if (!same_answers(truth, view, seat)) return "check on a view";
  if (!same_choice(truth, view, seat, seed)) return "the computer player on a view";
  return {};
}

}  // namespace

TEST_CASE("truths that differ only in what a seat has not seen give it equal answers, and so does its view") {
  int different = 0;
  for (int i = 0; i < soak(80); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 4000);
    Rng rng = Rng::seeded(table.seed, 6);
    std::string fault;
    play_table(table, 2, 120, [&](const State& truth) {
      // The seat to act, and another by lot.
      for (const Seat seat : {truth.turn, static_cast<Seat>(rng.below(truth.seats))}) {
        const State other = other_truth(truth, seat, rng);
        different += other != truth ? 1 : 0;
        const std::string what = leak(truth, other, seat, rng.next());
        if (!what.empty()) fault = what + " tells a secret to seat " + std::to_string(seat);
      }
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(different > 1000);
}

TEST_CASE("a view holds no unseen face, no generator and no guilt of others") {
  for (int i = 0; i < soak(40); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 4300);
    bool clean = true;
    play_table(table, 2, 120, [&](const State& truth) {
      for (Seat seat = 0; seat < truth.seats; ++seat) {
        const State view = view_for(truth, seat);
        int unknown = 0;
        for (Slot slot = 0; slot < truth.slots; ++slot) {
          const bool seen = contains(truth.cells[slot].known(), seat);
          const Face face = view.face(slot);
          clean = clean && face == (seen ? truth.face(slot) : Face::Unknown);
          unknown += seen ? 0 : 1;
        }
        clean = clean && unknown >= truth.draw_count && view.rng == Rng{};
        if (truth.chain.wild4_by != seat) clean = clean && view.chain.guilt == Guilt::Unknown;
      }
    });
    CHECK_MESSAGE(clean, table.text());
  }
}

TEST_CASE("who looks on without a seat is shown nothing that any seat has not seen, and the same for all such truths") {
  int different = 0;
  for (int i = 0; i < soak(40); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 4700);
    Rng rng = Rng::seeded(table.seed, 7);
    bool clean = true;
    play_table(table, 2, 120, [&](const State& truth) {
      const State view = view_for(truth, kOnlooker), other = other_truth(truth, kOnlooker, rng);
      different += other != truth ? 1 : 0;
      clean = clean && view == view_for(other, kOnlooker) && view.top() == truth.top();
      for (Seat seat = 0; seat < truth.seats; ++seat) {
        for (Slot slot = 0; slot < truth.slots; ++slot) {
          const bool seen = contains(truth.cells[slot].known(), seat);
          clean = clean && (seen || view.face(slot) == Face::Unknown);
        }
      }
    });
    CHECK_MESSAGE(clean, table.text());
  }
  CHECK(different > 1000);
}
