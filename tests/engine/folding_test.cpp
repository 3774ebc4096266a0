// Events are the whole story: folded, they give the truth and every view.
#include <array>
#include <string>
#include <vector>

#include "engine/event.hpp"
#include "engine/fold.hpp"
#include "engine/view.hpp"
#include "support/printing.hpp"
#include "support/random_play.hpp"

using namespace yinuo;
using namespace yinuo::support;

namespace {

// The views of all seats, carried forward from the empty table by the events each seat may know.
class Onlookers {
 public:
  explicit Onlookers(const Table& table) {
    for (int seat = 0; seat < table.seats; ++seat) views_.push_back(empty_table(table.rules, table.seats));
  }

  void hear(const Events& events) {
    for (std::size_t i = 0; i < views_.size(); ++i) {
      for (const Event& event : events) fold(views_[i], redact(event, static_cast<Seat>(i)));
    }
  }

  [[nodiscard]] std::string fault(const State& truth) const {
    for (std::size_t i = 0; i < views_.size(); ++i) {
      if (views_[i] != view_for(truth, static_cast<Seat>(i))) return "the folded view of seat " + std::to_string(i);
    }
    return {};
  }

 private:
  std::vector<State> views_;
};

}  // namespace

TEST_CASE("a seat's events folded into the empty table give its view after every action of the match") {
  for (int i = 0; i < soak(120); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 6000);
    Rng rng = Rng::seeded(table.seed, 7);
    Onlookers onlookers(table);
    Events events;
    State state = start_match(table.rules, table.seats, table.seed, &events);
    onlookers.hear(events);
    std::string fault = onlookers.fault(state);
    for (int step = 0; step < 400 && state.stage != Stage::MatchOver && fault.empty(); ++step) {
      const Action action = random_action(state, rng);
      events.clear();
      apply(state, action, &events);
      onlookers.hear(events);
      fault = onlookers.fault(state);
      if (!fault.empty()) fault += " after " + action_text(action);
    }
    CHECK_MESSAGE(fault.empty(), fault << " differs (" << table.text() << ")");
  }
}

TEST_CASE("events begin with what was done, and without a list to write to nothing changes") {
  for (int i = 0; i < soak(60); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 6400);
    Rng rng = Rng::seeded(table.seed, 8);
    State state = start_match(table.rules, table.seats, table.seed);
    bool right = true;
    for (int step = 0; step < 150 && state.stage != Stage::MatchOver; ++step) {
      const Action action = random_action(state, rng);
      State silent = state;
      Events events;
      apply(state, action, &events);
      apply(silent, action);
      const Event& first = events.at(0);
      right = right && first.kind == EventKind::Acted && first.seat == action.seat &&
              first.detail == static_cast<std::uint8_t>(action.kind) && silent == state;
    }
    CHECK_MESSAGE(right, table.text());
  }
}

TEST_CASE("what others draw, and whose Wild Draw Four was a bluff, is taken out of events") {
  const Face face = make_face(Colour::Blue, Rank::Six);
  const Event drawn{.kind = EventKind::CardDrawn, .seat = 1, .face = face, .slot = 7, .amount = set_of(1)};
  CHECK(redact(drawn, 1) == drawn);
  CHECK(redact(drawn, 0).face == Face::Unknown);
  const Event face_down{.kind = EventKind::CardDrawn, .seat = 1, .face = face, .slot = 7};
  CHECK(redact(face_down, 1).face == Face::Unknown);
  const Event dealt{.kind = EventKind::CardDealt, .seat = 2, .face = face, .slot = 9, .amount = set_of(2) | set_of(0)};
  CHECK(redact(dealt, 2) == dealt);
  CHECK(redact(dealt, 0) == dealt);
  CHECK(redact(dealt, 1).face == Face::Unknown);
  const Event shown{.kind = EventKind::CardShown, .seat = 1, .target = 0, .face = face, .slot = 3};
  CHECK(redact(shown, 1) == shown);
  CHECK(redact(shown, 0) == shown);
  CHECK(redact(shown, 2).face == Face::Unknown);
  const Event to_partners{
      .kind = EventKind::CardShown, .seat = 1, .target = 1, .face = face, .slot = 3, .amount = set_of(3)};
  CHECK(redact(to_partners, 3) == to_partners);
  CHECK(redact(to_partners, 2).face == Face::Unknown);
  const Event moved{.kind = EventKind::CardMoves, .seat = 0, .target = 1, .face = face, .slot = 3};
  CHECK(redact(moved, 0) == moved);
  CHECK(redact(moved, 1) == moved);
  CHECK(redact(moved, 2).face == Face::Unknown);
  Event moved_face_down = moved;
  moved_face_down.detail = 1;
  CHECK(redact(moved_face_down, 0).face == Face::Unknown);
  CHECK(redact(moved_face_down, 1) == moved_face_down);
  const Event open{.kind = EventKind::CardShown, .target = 0, .face = face, .slot = 3};
  CHECK(redact(open, 2) == open);
  const auto guilty = static_cast<std::uint8_t>(Guilt::Guilty);
  const Event grows{
      .kind = EventKind::PendingGrows, .seat = 0, .target = 1, .face = Face::WildDrawFour, .detail = guilty};
  CHECK(redact(grows, 0) == grows);
  CHECK(redact(grows, 1).detail == static_cast<std::uint8_t>(Guilt::Unknown));
}

TEST_CASE("a hand grows by the events that bring it cards and by no other, and as many come as is told") {
  for (int i = 0; i < soak(60); ++i) {
    const Table table = random_table(static_cast<std::uint64_t>(i) + 6800);
    Rng rng = Rng::seeded(table.seed, 10);
    State state = start_match(table.rules, table.seats, table.seed);
    Events events;
    std::string fault;
    for (int step = 0; step < 250 && state.stage != Stage::MatchOver && fault.empty(); ++step) {
      State followed = state;
      events.clear();
      apply(state, random_action(state, rng), &events);
      std::array<int, kMaxSeats> told{}, came{};
      for (const Event& event : events) {
        const State before = followed;
        fold(followed, event);
        if (event.kind == EventKind::Draws) told[event.seat] += event.amount;
        if (event.kind == EventKind::CardDrawn) ++came[event.seat];
        // Whole hands change owners: nobody's number of cards is then a matter of drawing.
        if (event.kind == EventKind::Swaps || event.kind == EventKind::PassesOn ||
            event.kind == EventKind::ChangePlaces)
          continue;
        const bool brings = event.kind == EventKind::CardDealt || event.kind == EventKind::CardDrawn;
        const Seat to = brings ? event.seat : event.kind == EventKind::CardMoves ? event.target : kNoSeat;
        for (Seat seat = 0; seat < state.seats; ++seat) {
          if ((followed.hands[seat].count > before.hands[seat].count) != (seat == to))
            fault = "seat " + std::to_string(seat) + " got a card by another's event";
        }
      }
      if (told != came) fault = "more or fewer cards came than were told of";
    }
    CHECK_MESSAGE(fault.empty(), fault << " (" << table.text() << ")");
  }
}
