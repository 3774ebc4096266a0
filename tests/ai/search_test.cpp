// Looking ahead: legal whatever the rules, fair, the same in every build and however it is sliced.
#include "ai/search.hpp"

#include <string>
#include <vector>

#include "ai/levels.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/setup.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

constexpr int kFewPlayouts = 60;

Action searched(const View& view, const ai::Belief* belief, std::uint64_t seed, int playouts, int slice) {
  ai::Search search(view, belief, seed, playouts);
  int steps = 0;
  while (!search.step(slice)) {
    CHECK(check(view.copy(), search.best()) == Refusal::None);
    if (++steps > playouts + 2) break;
  }
  CHECK(search.done());
  CHECK(search.played() <= playouts);
  return search.best();
}

// Plays at random; shows each state in which a seat is to act, with that seat's belief.
template <typename Visit>
void play_with_beliefs(const Table& table, int actions, Visit visit) {
  Rng rng = Rng::seeded(table.seed, 1);
  std::vector<ai::Belief> beliefs;
  for (int seat = 0; seat < table.seats; ++seat)
    beliefs.emplace_back(table.rules, table.seats, static_cast<Seat>(seat));
  Events events;
  State state = start_match(table.rules, table.seats, table.seed, &events);
  for (int i = 0; i < actions && state.stage != Stage::MatchOver; ++i) {
    for (ai::Belief& belief : beliefs) {
      for (const Event& event : events) belief.hear(redact(event, belief.me()));
    }
    events.clear();
    if (state.in_round() && state.slapping == 0) visit(static_cast<const State&>(state), beliefs[state.turn]);
    apply(state, random_action(state, rng), &events);
  }
}

State table_of(const std::vector<std::string_view>& hands, std::string_view top, std::string_view rules) {
  Setup setup;
  setup.rules = parse_rules(rules).value();
  setup.seats = static_cast<int>(hands.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    setup.hands[seat].emplace();
    for (const std::string_view word : split_words(hands[seat])) setup.hands[seat]->push_back(*parse_card(word));
  }
  setup.discard.push_back(*parse_card(top));
  setup.turn = Seat{0};
  return set_up(setup).value();
}

}  // namespace

TEST_CASE("whatever the rules, a search ends and its action is legal, at every slice") {
  for (int i = 0; i < soak(24); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 13000);
    Rng rng = Rng::seeded(table.seed, 51);
    std::string fault;
    play_with_beliefs(table, 40, [&](const State& state, const ai::Belief& belief) {
      const View view(state, state.turn);
      const int slice = 1 + static_cast<int>(rng.below(40));
      const Action action = searched(view, rng.chance(70) ? &belief : nullptr, rng.next(), kFewPlayouts, slice);
      if (check(state, action) != Refusal::None) fault = action_text(action);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("a search knows nothing but the view: other truths give the same action, and so does the view itself") {
  int different = 0;
  for (int i = 0; i < soak(18); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 13500);
    Rng rng = Rng::seeded(table.seed, 52);
    std::string fault;
    play_with_beliefs(table, 40, [&](const State& truth, const ai::Belief& belief) {
      const Seat seat = truth.turn;
      const State other = other_truth(truth, seat, rng);
      const State view = view_for(truth, seat);
      different += other != truth ? 1 : 0;
      const std::uint64_t seed = rng.next();
      const Action here = searched(View(truth, seat), &belief, seed, kFewPlayouts, 100);
      const Action there = searched(View(other, seat), &belief, seed, kFewPlayouts, 100);
      const Action blind = searched(View(view, seat), &belief, seed, kFewPlayouts, 100);
      if (!(here == there) || !(here == blind)) fault = action_text(here) + " or " + action_text(there);
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
  CHECK(different > 300);
}

TEST_CASE("slices do not change what a search finds") {
  const State state = start_match(parse_rules("official match=single").value(), 4, 21);
  const View view(state, state.turn);
  const Action whole = searched(view, nullptr, 5, 2000, 2000);
  for (const int slice : {1, 7, 100, 999}) CHECK(searched(view, nullptr, 5, 2000, slice) == whole);
}

TEST_CASE("it sees what a rule of thumb does not: the card that leaves it a card to go out with") {
  // A Skip between two players is a turn more: first the Skip, then the last card of its colour.
  const State skip = table_of({"R1 RS", "B1 B2 B3 B4 B5"}, "R9", "official match=single");
  CHECK(deed_text(searched(View(skip, 0), nullptr, 3, 2000, 500)) == "play RS");
  // With one card left for the next player, the draw card, although it does not go on in the commoner colour.
  const State threat = table_of({"R1 R2 R3 G+2 G4", "B1", "B5 B6 B7"}, "G9", "official match=single");
  CHECK(deed_text(searched(View(threat, 0), nullptr, 3, 2000, 500)) == "play G+2");
}

// It changes when rules of thumb, playouts, beliefs or levels change, and then on purpose; natively and as WebAssembly
// it is the same.
TEST_CASE("the golden moves of the levels") {
  Hash64 sum;
  for (const std::string_view rules : {"official match=single", "official", "classic", "bump", "village", "cafe"}) {
    const Table table{parse_rules(rules).value(), 2 + static_cast<int>(rules.size()) % 3, 99};
    play_with_beliefs(table, 60, [&](const State& state, const ai::Belief& belief) {
      Rng rng = Rng::seeded(state.version, 53);
      const auto level = static_cast<ai::Level>(static_cast<int>(state.version) % ai::kLevels);
      const Action action = ai::choose(level, View(state, state.turn), &belief, rng, 200);
      for (const char letter : action_text(action)) sum.number(static_cast<std::uint64_t>(letter));
    });
  }
  CHECK(to_hex(sum.value(), 16) == "da8b32c60fb7376b");
}
