// The reference policies: legal under any rules, blind to secrets, each true to its words, and as strong as published.
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "ai/random_player.hpp"
#include "ai/reference/policies.hpp"
#include "base/text.hpp"
#include "engine/check.hpp"
#include "engine/setup.hpp"
#include "support/hidden.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::support;
using ai::reference::CardCounts;

namespace {

using Policy = std::function<Action(const View&, const CardCounts&, Rng&)>;

const Policy kGreedy = [](const View& view, const CardCounts&, Rng& rng) { return ai::reference::greedy(view, rng); };
const Policy kDiversity = [](const View& view, const CardCounts&, Rng& rng) {
  return ai::reference::diversity(view, rng);
};
const Policy kRlcard = [](const View& view, const CardCounts&, Rng& rng) { return ai::reference::rlcard(view, rng); };
const Policy kMixbot2 = [](const View& view, const CardCounts& counts, Rng& rng) {
  return ai::reference::mixbot2(view, counts, rng);
};

Rules free4() { return parse_rules("official wild4_when=free challenge=off uno_penalty=0 match=single").value(); }

// The same by the rules that the policies were written for.
State table(const std::vector<std::string_view>& hands, std::string_view top, const Rules& rules = free4()) {
  return table_of_hands(hands, top, rules);
}

// How many of a hundred answers of the seat to act begin with `deed`.
int times(const Policy& policy, const State& state, std::string_view deed, const CardCounts* counts = nullptr) {
  CardCounts fresh;
  fresh.begin(View(state, state.turn));
  int count = 0;
  for (int i = 0; i < 100; ++i) {
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 31);
    const Action action = policy(View(state, state.turn), counts != nullptr ? *counts : fresh, rng);
    CHECK(check(state, action) == Refusal::None);
    count += deed_text(action).substr(0, deed.size()) == deed ? 1 : 0;
  }
  return count;
}

// The events of an action, as a seat hears them.
void apply_and_hear(State& state, const Action& action, Seat seat, CardCounts& counts) {
  Events events, heard;
  apply(state, action, &events);
  for (const Event& event : events) heard.push_back(redact(event, seat));
  counts.hear(View(state, seat), heard);
}

// Rounds won of a hundred by a policy among players that pick legal cards by lot; each deal with it in every seat.
double strength(const Policy& policy, int seats, int rounds) {
  int wins = 0;
  for (int i = 0; i < rounds; ++i) {
    Events events;
    State state = start_match(free4(), seats, static_cast<std::uint64_t>(i / seats) + 40000, &events);
    Rng rng = Rng::seeded(static_cast<std::uint64_t>(i), 32);
    const auto hero = static_cast<Seat>(i % seats);
    CardCounts counts;
    counts.hear(View(state, hero), events);
    while (state.in_round()) {
      const View view(state, state.turn);
      const bool mine = state.turn == hero;
      apply_and_hear(state, mine ? policy(view, counts, rng) : ai::random_legal_choice(view, rng), hero, counts);
    }
    wins += state.round_winner == hero ? 1 : 0;
  }
  return 100.0 * wins / rounds;
}

}  // namespace

TEST_CASE("whatever the table, the reference policies are legal and know no secrets") {
  for (int i = 0; i < soak(100); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 15000);
    Rng rng = Rng::seeded(table.seed, 33);
    std::string fault;
    play_table(table, 2, 200, [&](const State& state) {
      if (!state.in_round() || state.slapping != 0) return;
      const State other = other_truth(state, state.turn, rng);
      CardCounts counts, others;
      counts.begin(View(state, state.turn));
      others.begin(View(other, state.turn));
      for (const Policy& policy : {kGreedy, kDiversity, kRlcard, kMixbot2}) {
        Rng one = rng, same = rng;
        const Action action = policy(View(state, state.turn), counts, one);
        if (check(state, action) != Refusal::None) fault = action_text(action) + " is refused";
        if (!(action == policy(View(other, state.turn), others, same))) fault = "a secret was known";
      }
      rng.next();
    });
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("MixBot2's counts hear of whole matches under any rules, and of nothing secret") {
  for (int i = 0; i < soak(60); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 16000);
    Rng rng = Rng::seeded(table.seed, 34);
    Events events;
    State state = start_match(table.rules, table.seats, table.seed, &events);
    CardCounts counts;
    counts.hear(View(state, 0), events);
    std::string fault;
    for (int step = 0; step < 250 && state.stage != Stage::MatchOver; ++step) {
      apply_and_hear(state, random_action(state, rng), 0, counts);
      if (!state.in_round() || state.turn != 0 || state.slapping != 0) continue;
      const Action action = ai::reference::mixbot2(View(state, 0), counts, rng);
      if (check(state, action) != Refusal::None) fault = action_text(action) + " is refused";
    }
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}

TEST_CASE("Greedy plays what would count most, black cards first, and names the colour it holds most of") {
  CHECK(times(kGreedy, table({"R3 R9 B1 B2", "G1 G2"}, "R5"), "play R9") == 100);
  CHECK(times(kGreedy, table({"R9 RS B1 B2", "G1 G2"}, "R5"), "play RS") == 100);
  CHECK(times(kGreedy, table({"R+2 W B1 B2", "G1 G2"}, "R5"), "play W as B") == 100);
  const int skips = times(kGreedy, table({"R+2 RS B1 B2", "G1 G2"}, "R5"), "play RS");
  CHECK(skips > 30);
  CHECK(skips < 70);
}

TEST_CASE("Diversity plays the card that matches most others, black cards last") {
  // R3 matches R5 and B3; R5 matches R3, B5, B5.
  CHECK(times(kDiversity, table({"R3 R5 B3 B5 B5 W", "G1 G2"}, "R9"), "play R5") == 100);
  CHECK(times(kDiversity, table({"B1 B2 G3 W", "G1 G2"}, "R9"), "play W as B") == 100);
  CHECK(times(kDiversity, table({"B1 B2 G3", "G1 G2"}, "R9"), "draw") == 100);
}

TEST_CASE("the kit's rule player plays a Wild Draw Four at once and a Wild last") {
  CHECK(times(kRlcard, table({"R3 W4 B1 B2 W", "G1 G2"}, "R5"), "play W4 as B") == 100);
  CHECK(times(kRlcard, table({"R3 RS B1 W", "G1 G2"}, "R5"), "play R") == 100);
  const int red = times(kRlcard, table({"G3 B1 B2 W", "G1 G2"}, "R5"), "play W as R");
  CHECK(red > 5);
  CHECK(red < 50);
}

TEST_CASE("MixBot2 keeps its order of kinds, another one while the next player has one card") {
  const std::string_view all = "R3 RS RV R+2 W W4";
  CHECK(times(kMixbot2, table({all, "G1 G2", "Y1 Y2"}, "R5"), "play R+2") == 100);
  CHECK(times(kMixbot2, table({"R3 RS RV", "G1 G2", "Y1 Y2"}, "R5"), "play RS") == 100);
  CHECK(times(kMixbot2, table({"R3 RV B1", "G1 G2", "Y1 Y2"}, "R5"), "play R3") == 100);
  CHECK(times(kMixbot2, table({"R3 RV B1", "G1 G2"}, "R5"), "play RV") == 100);
  CHECK(times(kMixbot2, table({"RV W4 B1", "G1 G2", "Y1 Y2"}, "R5"), "play RV") == 100);
  CHECK(times(kMixbot2, table({"W W4 B1", "G1 G2", "Y1 Y2"}, "R5"), "play W4") == 100);
  CHECK(times(kMixbot2, table({"R3 RS RV W W4", "G1", "Y1 Y2"}, "R5"), "play W4") == 100);
  CHECK(times(kMixbot2, table({"R3 RV W", "G1", "Y1 Y2"}, "R5"), "play RV") == 100);
}

TEST_CASE("MixBot2 keeps black cards while it has others, and a drawn one too") {
  CHECK(times(kMixbot2, table({"B1 B2 B3 W", "G1 G2", "Y1 Y2"}, "R5"), "draw") == 100);
  CHECK(times(kMixbot2, table({"B1 B2 W", "G1 G2", "Y1 Y2"}, "R5"), "play W as B") == 100);
  CHECK(times(kMixbot2, table({"B1 B2 B3 B4 W4", "G1 G2", "Y1 Y2"}, "R5"), "play W4 as B") == 100);
  CHECK(times(kMixbot2, table({"B1 B2 B3 B4 Y1 W4", "G1 G2", "Y3 Y2"}, "R5"), "draw") == 100);
  CHECK(times(kMixbot2, table({"B1 B2 B3 W", "G1", "Y1 Y2"}, "R5"), "play W as B") == 100);
  for (const std::string_view hand : {"B1 B2", "B1"}) {
    State state = table({hand, "G1 G2", "Y1 Y2"}, "R5");
    state.cells[state.draw_top].set_face(Face::Wild);
    apply(state, act(ActionKind::Draw, 0));
    CHECK(times(kMixbot2, state, hand == "B1" ? "play W as B" : "pass") == 100);
  }
}

TEST_CASE("MixBot2 plays what the next player, who could not match before, can match least likely") {
  // Seat 1 draws on a blue card and keeps: it has neither blue cards nor sevens.
  State state = table({"B7 R6 Y6 Y1 R1", "G1 G2 G3", "Y4 Y2 B3"}, "Y5 Y7");
  CardCounts counts;
  counts.begin(View(state, 0));
  apply_and_hear(state, play(0, *parse_card("B7")), 0, counts);
  state.cells[state.draw_top].set_face(*parse_card("G9"));
  apply_and_hear(state, act(ActionKind::Draw, 1), 0, counts);
  apply_and_hear(state, act(ActionKind::Pass, 1), 0, counts);
  const View view(state, 0);
  const auto chance = [&](std::string_view faces) {
    FaceSet set = 0;
    for (const Face face : cards(faces)) set |= set_of(face);
    return counts.chance_of_no_match(view, 1, set);
  };
  CHECK(chance("B1 B2 B3 B9 BS R7 G7") == 1);
  CHECK(chance("R1 R2 R3 R9 RS") < 0.9);
  CHECK(chance("R1") > chance("R1 R2"));
  CHECK(counts.chance_of_no_match(view, 2, set_of(*parse_card("B3"))) < 1);
  // As many red cards as yellow ones, and of each a six: on the table now lies what seat 2 plays.
  apply_and_hear(state, play(2, *parse_card("B3")), 0, counts);
  CHECK(counts.chance_of_no_match(view, 2, set_of(*parse_card("B3"))) < 1);
  apply_and_hear(state, act(ActionKind::Draw, 0), 0, counts);
}

TEST_CASE("what a player draws because it must may be anything, and what it plays is one less") {
  State state = table({"R+2 R1 R3 R4", "G1 G2 G3", "Y4 Y2 B3"}, "R5");
  CardCounts counts;
  counts.begin(View(state, 0));
  const FaceSet four = set_of(Face::WildDrawFour);
  const double before = counts.chance_of_no_match(View(state, 0), 1, four);
  apply_and_hear(state, play(0, *parse_card("R+2")), 0, counts);
  apply_and_hear(state, act(ActionKind::Draw, 1), 0, counts);
  CHECK(counts.chance_of_no_match(View(state, 0), 1, four) < before);
  // Seat 0 holds one red 3: seat 2 shows the other, and nobody else can have it.
  State shown = table({"R3 R1 B1", "G1 G2 G3", "R3 Y4"}, "R5");
  counts.begin(View(shown, 0));
  CHECK(counts.chance_of_no_match(View(shown, 0), 1, set_of(*parse_card("R3"))) < 1);
  shown.turn = 2;
  apply_and_hear(shown, play(2, *parse_card("R3")), 0, counts);
  CHECK(counts.chance_of_no_match(View(shown, 0), 1, set_of(*parse_card("R3"))) == 1);
}

TEST_CASE("against players by lot they are as strong as their authors say") {
  struct Published {
    const Policy& policy;
    double two, six;
  };
  // Shares of ten million games; here, with few, four standard deviations are allowed. scripts/strength looks closer.
  const int rounds = soak(1200);
  for (const auto& [policy, two, six] :
       {Published{kGreedy, 55.4, 15.8}, Published{kDiversity, 57.5, 22.9}, Published{kMixbot2, 68.8, 24.2}}) {
    CHECK(std::abs(strength(policy, 2, rounds) - two) < 5.8);
    CHECK(std::abs(strength(policy, 6, rounds) - six) < 4.8);
  }
}
