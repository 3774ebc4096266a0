// Guessed worlds: whole states that contradict nothing a seat knows, and that the engine can play on.
#include "ai/worlds.hpp"

#include <string>
#include <vector>

#include "ai/playout.hpp"
#include "ai/value.hpp"
#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/fold.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "support/hidden.hpp"
#include "support/invariants.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

// Beliefs of all seats, fed as a table feeds them.
class Minds {
 public:
  explicit Minds(const Table& table) {
    for (int seat = 0; seat < table.seats; ++seat)
      beliefs_.emplace_back(table.rules, table.seats, static_cast<Seat>(seat));
  }
  void hear(const Events& events) {
    for (ai::Belief& belief : beliefs_) {
      for (const Event& event : events) belief.hear(redact(event, belief.me()));
    }
  }
  [[nodiscard]] const ai::Belief& of(Seat seat) const { return beliefs_[seat]; }

 private:
  std::vector<ai::Belief> beliefs_;
};

// Plays at random and shows each state in which a seat is to act.
template <typename Visit>
void play_with_minds(const Table& table, int actions, Visit visit) {
  Rng rng = Rng::seeded(table.seed, 1);
  Minds minds(table);
  Events events;
  State state = start_match(table.rules, table.seats, table.seed, &events);
  for (int i = 0; i < actions && state.stage != Stage::MatchOver; ++i) {
    minds.hear(events);
    events.clear();
    if (state.in_round() && state.slapping == 0) visit(static_cast<const State&>(state), minds.of(state.turn));
    apply(state, random_action(state, rng), &events);
  }
}

// What the seat knows stands in the world as it is.
std::string contradiction(const State& truth, const State& world, Seat seat) {
  for (Slot slot = 0; slot < truth.slots; ++slot) {
    const bool known = contains(truth.cells[slot].known(), seat);
    if (known && world.face(slot) != truth.face(slot)) return "a face that was seen is another";
    if (world.cells[slot].next != truth.cells[slot].next) return "cards lie elsewhere";
    if (world.cells[slot].known() != truth.cells[slot].known()) return "others know other cards";
  }
  for (Seat other = 0; other < truth.seats; ++other) {
    if (world.hands[other].count != truth.hands[other].count) return "a hand has another size";
  }
  if (world.turn != truth.turn || world.stage != truth.stage || world.chain.sum != truth.chain.sum) return "the turn";
  return {};
}

Table table_of(std::string_view rules, int seats, std::uint64_t seed) {
  return {parse_rules(rules).value(), seats, seed};
}

}  // namespace

TEST_CASE("a guessed world has the deck's cards and contradicts nothing that its seat knows") {
  for (int i = 0; i < soak(40); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 12000);
    Rng rng = Rng::seeded(table.seed, 41);
    std::string fault;
    play_with_minds(table, 120, [&](const State& truth, const ai::Belief& belief) {
      const View view(truth, truth.turn);
      if (!belief.is_up_to_date(view)) fault = "the belief lags behind";
      const ai::Worlds worlds(view, rng.chance(70) ? &belief : nullptr);
      State world;
      worlds.draw(world, rng);
      fault += contradiction(truth, world, truth.turn) + fault_in_cards(world) + fault_in_masks(world);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("whatever the rules, a world is played to an end, nobody is refused, and its value is in range") {
  int ended = 0, all = 0;
  for (int i = 0; i < soak(30); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 12500);
    Rng rng = Rng::seeded(table.seed, 42);
    std::string fault;
    play_with_minds(table, 60, [&](const State& truth, const ai::Belief& belief) {
      State world;
      ai::Worlds(View(truth, truth.turn), &belief).draw(world, rng);
      for (int steps = 0; steps < 400 && world.in_round() && fault.empty(); ++steps) {
        ai::settle_reactions(world, rng);
        if (!world.in_round()) break;
        const Action action = ai::quick_choice(world, rng);
        if (check(world, action) != Refusal::None) fault = action_text(action);
        if (fault.empty()) apply(world, action);
      }
      ++all;
      ended += world.in_round() ? 0 : 1;
      const int value = ai::value_of(world, truth.turn);
      if (value < 0 || value > ai::kFullValue) fault = "a value out of range";
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(ended * 10 > all * 8);
}

TEST_CASE("who draws instead of playing is believed to hold nothing that matches") {
  const Table table = table_of("official draw_freely=false", 2, 77);
  Minds minds(table);
  Events events;
  State state = start_match(table.rules, 2, table.seed, &events);
  Rng rng = Rng::seeded(1, 43);
  int drawn = 0;
  for (int i = 0; i < 200 && state.in_round(); ++i) {
    const Seat seat = state.turn;
    const Colour colour = state.colour;
    const bool ordinary = state.stage == Stage::Turn && state.chain.sum == 0;
    const TurnOptions options = turn_options(state, seat);
    const Slot top = state.discard_top;
    const Action action = ordinary && options.plays == 0 ? act(ActionKind::Draw, seat) : random_action(state, rng);
    const int before = state.hands[seat].count;
    apply(state, action, &events);
    minds.hear(events);
    events.clear();
    if (!ordinary || action.kind != ActionKind::Draw || state.discard_top != top || colour == Colour::None) continue;
    ++drawn;
    const ai::Belief& belief = minds.of(static_cast<Seat>(1 - seat));
    Slot slot = state.hands[seat].first;
    for (int n = 0; n < before; ++n, slot = state.cells[slot].next)
      CHECK((belief.doubted(slot) & faces_of_colour(colour)) == faces_of_colour(colour));
  }
  CHECK(drawn > 3);
}

TEST_CASE("worlds follow what is doubted: seldom a doubted colour, often the others") {
  Setup setup;
  setup.seats = 2;
  setup.hands[0] = cards("R1 R2 R3");
  setup.hands[1] = cards("B1 B2 B3 B4 B5");
  setup.discard.push_back(*parse_card("G9"));
  setup.turn = Seat{1};
  State state = set_up(setup).value();
  const View first(state, 0);
  ai::Belief belief(first);
  Events events;
  apply(state, act(ActionKind::Draw, 1), &events);
  if (state.stage == Stage::Drawn) apply(state, act(ActionKind::Pass, 1), &events);
  for (const Event& event : events) belief.hear(redact(event, 0));
  const View view(state, 0);
  REQUIRE(belief.is_up_to_date(view));
  Rng rng = Rng::seeded(9, 44);
  const auto greens = [&](const ai::Belief* believed) {
    int green = 0;
    const ai::Worlds worlds(view, believed);
    State world;
    for (int i = 0; i < 500; ++i) {
      worlds.draw(world, rng);
      for (Slot slot = world.hands[1].first; slot != kNoSlot; slot = world.cells[slot].next)
        green += colour_of(world.face(slot)) == Colour::Green ? 1 : 0;
    }
    return green;
  };
  CHECK(greens(&belief) * 4 < greens(nullptr));
}
