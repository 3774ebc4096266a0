// House rules through App's intents alone: whole matches by every preset, and each choice on its own.
#include <algorithm>
#include <set>

#include "app/app.hpp"
#include "engine/families/slap.hpp"
#include "engine/notation.hpp"
#include "engine/options.hpp"
#include "engine/view.hpp"
#include "lent.hpp"
#include "support/printing.hpp"
#include "support/random_rules.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

// A person at a table with these rules.
struct Sitting {
  Lent lent{};
  std::unique_ptr<App> app;

  Sitting(const Rules& rules, int seats, std::uint64_t seed) {
    app = std::make_unique<App>(lent.services(), std::vector<std::string>{"en"});
    const auto problem = app->open(fresh_record(rules, seats, seed));
    REQUIRE_MESSAGE(!problem, (problem ? problem->sentence : std::string()));
    app->change("speed", "3");
  }
  [[nodiscard]] const State& shown() const { return app->match()->shown(); }
  [[nodiscard]] Seat me() const { return app->match()->viewer(); }
  [[nodiscard]] int cards() const { return shown().hands[me()].count; }
  [[nodiscard]] bool my_turn() const {
    return !app->match()->waiting() && shown().stage == Stage::Turn && shown().turn == me();
  }
  [[nodiscard]] bool offers(const std::string& id) const { return offered(*app, id) == id; }
  [[nodiscard]] const Item* item(const std::string& id) const {
    for (const Item& each : app->mirror()) {
      if (each.id == id) return &each;
    }
    return nullptr;
  }
  [[nodiscard]] const Action& last() const { return app->match()->record().actions.back(); }
};

// Plays at random on one table after the other until the state is wanted; null when it never was.
template <typename Wanted>
std::unique_ptr<Sitting> find_table(const Rules& rules, int seats, Wanted wanted) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto table = std::make_unique<Sitting>(rules, seats, seed);
    Rng rng = Rng::seeded(seed, 4);
    for (int i = 0; i < 400 && table->shown().stage != Stage::MatchOver; ++i) {
      table->app->step(0.3);
      if (table->app->match()->waiting()) continue;
      if (!table->app->draft() && wanted(*table)) return table;
      const std::string id = any_intent(*table->app, rng);
      if (!id.empty()) table->app->activate(id);
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("every preset is played to the end of a match through the mirror's items") {
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    for (const int seats : {2, 5}) {
      Rules rules = playable_preset(preset, seats);
      rules.target = 50;
      Sitting table(rules, seats, static_cast<std::uint64_t>(seats) + 40);
      Rng rng = Rng::seeded(6, static_cast<std::uint64_t>(seats));
      play_on(*table.app, rng, 20000);
      CHECK_MESSAGE(table.app->match()->truth().stage == Stage::MatchOver, seats, " seats");
    }
  }
}

TEST_CASE("teams, cards face down, open hands and limits are played to the end through the mirror's items") {
  for (const char* text :
       {"official teams=2 partner_hands=true", "official blind_draw=true drawn_card=keep", "official turn_seconds=5",
        "wild_party revenge=true bomb=true misplay_penalty=1 reveal_at=3 hand_limit=12 round_seconds=120"}) {
    CAPTURE(std::string(text));
    Rules rules = rules_from(text);
    rules.target = 50;
    Sitting table(rules, 4, 9);
    Rng rng = Rng::seeded(7, 1);
    bool open = false;
    for (int i = 0; i < 20000 && table.app->match()->truth().stage != Stage::MatchOver; ++i) {
      table.app->step(0.25);
      const State& shown = table.shown();
      for (Seat seat = 0; seat < 4; ++seat) {
        if (!lies_open(shown, table.me(), seat)) continue;
        open = true;
        if (table.app->match()->waiting() || rules.blind_draw) continue;
        for (Slot slot = shown.hands[seat].first; slot != kNoSlot; slot = shown.cells[slot].next)
          CHECK(shown.face(slot) != Face::Unknown);
      }
      const std::string id = any_intent(*table.app, rng);
      if (!id.empty()) table.app->activate(id);
    }
    CHECK(table.app->match()->truth().stage == Stage::MatchOver);
    CHECK(open == (rules.partner_hands || rules.reveal_at > 0));
  }
}

TEST_CASE("every legal action of the person can be reached by an item, and no item is refused") {
  for (const Preset& preset : presets()) {
    CAPTURE(std::string(preset.key));
    Sitting table(playable_preset(preset, 4), 4, 3);
    Rng rng = Rng::seeded(8, 2);
    for (int i = 0; i < 500 && table.shown().stage != Stage::MatchOver; ++i) {
      table.app->step(0.3);
      if (!table.app->match()->waiting() && !table.app->draft()) {
        ActionList list;
        table.app->match()->legal(list);
        for (const Action& action : list) {
          const bool by_itself = action.kind == ActionKind::Pass && table.app->match()->person_can_only_pass();
          if (by_itself) continue;
          std::string id = deed_text(action);
          std::replace(id.begin(), id.end(), ' ', ':');
          if (action.card_count > 1) id = "gather:" + card_text(action.cards[0]);
          CHECK_MESSAGE(table.offers(id), id);
        }
      }
      const std::string id = any_intent(*table.app, rng);
      if (id.empty()) continue;
      const bool waited = table.app->match()->waiting();
      const Refusal refusal = table.app->activate(id);
      if (!waited) CHECK_MESSAGE(refusal == Refusal::None, id, " ", std::string(refusal_code(refusal)));
    }
  }
}

TEST_CASE("cards are gathered, put back and played together; of mixed colours one is asked for") {
  const auto group_here = [](const Sitting& table) {
    return table.my_turn() && table.shown().chain.sum == 0 && !offered(*table.app, "gather:").empty();
  };
  int mixed = 0, same = 0;
  for (int wanted_mixed = 0; wanted_mixed < 2; ++wanted_mixed) {
    const auto table = find_table(rules_from("official group=same_face hand_size=12"), 3, [&](const Sitting& each) {
      if (!group_here(each)) return false;
      ActionList list;
      each.app->match()->legal(list);
      return std::any_of(list.begin(), list.end(), [&](const Action& action) {
        return action.card_count == 2 && (action.cards[0] != action.cards[1]) == (wanted_mixed == 1);
      });
    });
    REQUIRE(table);
    ActionList list;
    table->app->match()->legal(list);
    const auto* const action = std::find_if(list.begin(), list.end(), [&](const Action& each) {
      return each.card_count == 2 && (each.cards[0] != each.cards[1]) == (wanted_mixed == 1);
    });
    const std::string first = card_text(action->cards[0]), second = card_text(action->cards[1]);
    const int cards = table->cards();
    // One is gathered, and put back: nothing is gathered any more.
    CHECK(table->app->activate("gather:" + first) == Refusal::None);
    CHECK(table->app->asked() == Question::Cards);
    CHECK(table->offers("drop:" + first));
    CHECK(table->app->activate("drop:" + first) == Refusal::None);
    CHECK(table->app->draft() == nullptr);
    // Two, let go by Escape: the table keeps the screen.
    table->app->activate("gather:" + first);
    table->app->activate("gather:" + second);
    table->app->escape();
    CHECK(table->app->draft() == nullptr);
    CHECK(table->app->table_has_focus());
    CHECK(table->cards() == cards);
    table->app->activate("gather:" + first);
    table->app->activate("gather:" + second);
    REQUIRE(table->offers("together"));
    CHECK(table->app->activate("together") == Refusal::None);
    if (wanted_mixed == 1) {
      ++mixed;
      CHECK(table->app->asked() == Question::Colour);
      int colours = 0;
      for (const char* id : {"colour:R", "colour:Y", "colour:G", "colour:B"}) colours += table->offers(id);
      CHECK(colours == 2);
      // A colour that none of them has is refused with its reason, and the question stays.
      for (const char* id : {"colour:R", "colour:Y", "colour:G", "colour:B"}) {
        if (table->offers(id)) continue;
        CHECK(table->app->activate(id) == Refusal::ColourNotAllowed);
        CHECK(table->app->notice().text == "Choose a colour of the cards you are playing.");
        CHECK(table->app->asked() == Question::Colour);
      }
      // What one would still hold of a colour is counted without the cards that leave.
      for (const Face face : {action->cards[0], action->cards[1]}) {
        const View view(table->shown(), table->me());
        const std::string left = std::to_string(view.my_cards_of(colour_of(face)) - 1);
        CHECK(table->item("colour:" + colour_text(colour_of(face)))->label.find("hold " + left) != std::string::npos);
      }
      CHECK(table->app->activate(offered(*table->app, "colour:")) == Refusal::None);
    } else {
      ++same;
    }
    table->app->show_all();
    CHECK(table->last().card_count == 2);
    CHECK(table->cards() == cards - 2);
  }
  CHECK(mixed == 1);
  CHECK(same == 1);
}

TEST_CASE("only what makes a group with the cards gathered may join them, and a tap beside them loses nothing") {
  int joined = 0, missed = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Sitting table(rules_from(seed % 2 == 0 ? "official group=limited hand_size=14"
                                           : "official group=identical_pair hand_size=14"),
                  3, seed);
    Rng rng = Rng::seeded(seed, 4);
    for (int i = 0; i < 200 && table.shown().in_round(); ++i) {
      table.app->step(0.3);
      const std::string first = offered(*table.app, "gather:");
      if (table.my_turn() && table.shown().chain.sum == 0 && !table.app->draft() && !first.empty()) {
        table.app->activate(first);
        REQUIRE(table.app->draft() != nullptr);
        const std::vector<Face> gathered = table.app->draft()->cards;
        ActionList list;
        table.app->match()->legal(list);
        const View view(table.shown(), table.me());
        for (FaceSet rest = view.my_faces(); rest != 0; rest &= rest - 1) {
          const Face face = first_of(rest);
          const std::string id = "gather:" + card_text(face);
          const bool makes_one = std::any_of(list.begin(), list.end(), [&](const Action& action) {
            const std::vector<Face> group(action.cards.begin(), action.cards.begin() + action.card_count);
            const int more = face == gathered[0] ? 2 : 1;
            return copies_in(group, face) >= more && copies_in(group, gathered[0]) >= 1;
          });
          CHECK(table.offers(id) == makes_one);
          joined += makes_one;
          if (view.my_copies(face) == 0 || makes_one ||
              table.app->match()->why_not(play(table.me(), face)) == Refusal::None)
            continue;
          if (is_black(face) || contains(joinable(*table.app->match(), {}), face)) continue;
          CHECK(table.app->activate(id) != Refusal::None);
          REQUIRE(table.app->draft() != nullptr);
          CHECK(table.app->draft()->cards == gathered);
          ++missed;
        }
        table.app->escape();
      }
      const std::string id = any_intent(*table.app, rng);
      if (!id.empty()) table.app->activate(id);
    }
  }
  CHECK(joined > 20);
  CHECK(missed > 20);
}

TEST_CASE("cards that do not go together are refused with a sentence and stay gathered") {
  const auto table = find_table(rules_from("official group=limited hand_size=14"), 3, [](const Sitting& each) {
    if (!each.my_turn()) return false;
    // Three numbers of mixed colours are legal, two of them are not.
    ActionList list;
    each.app->match()->legal(list);
    return std::any_of(list.begin(), list.end(), [](const Action& action) {
      return action.card_count == 3 && action.cards[0] != action.cards[1] && is_number(action.cards[0]);
    });
  });
  REQUIRE(table);
  ActionList list;
  table->app->match()->legal(list);
  const auto* const action = std::find_if(list.begin(), list.end(), [](const Action& each) {
    return each.card_count == 3 && each.cards[0] != each.cards[1] && is_number(each.cards[0]);
  });
  for (int i = 0; i < 2; ++i) table->app->activate("gather:" + card_text(action->cards[static_cast<std::size_t>(i)]));
  CHECK_FALSE(table->offers("together"));
  CHECK(table->app->activate("together") == Refusal::NotAGroup);
  CHECK_FALSE(table->app->notice().text.empty());
  REQUIRE(table->app->draft());
  table->app->activate("gather:" + card_text(action->cards[2]));
  CHECK(table->offers("together"));
}

TEST_CASE("a number that swaps asks for the partner; a forced swap has no way around it, a free one has") {
  for (const char* text : {"official swap_on=seven swap_forced=true", "official swap_on=seven"}) {
    const bool forced = std::string(text).find("forced") != std::string::npos;
    std::string seven;
    const auto table = find_table(rules_from(text), 4, [&](const Sitting& each) {
      if (!each.my_turn() || each.cards() < 3) return false;
      for (const char* card : {"R7", "Y7", "G7", "B7"}) {
        if (each.offers(std::string("play:") + card)) seven = card;
      }
      return !seven.empty() && each.offers("play:" + seven);
    });
    REQUIRE(table);
    const int cards = table->cards();
    CHECK(table->app->activate("play:" + seven) == Refusal::None);
    CHECK(table->app->asked() == Question::Word);
    CHECK_FALSE(table->app->choosing());
    CHECK(table->offers("without") == !forced);
    table->app->activate("cancel");
    CHECK(table->app->asked() == Question::None);
    CHECK(table->cards() == cards);
    table->app->activate("play:" + seven);
    const std::string swap = offered(*table->app, "swap:");
    REQUIRE_FALSE(swap.empty());
    const auto partner = static_cast<Seat>(swap.back() - '0');
    const int theirs = table->shown().hands[partner].count;
    CHECK(table->app->activate(swap) == Refusal::None);
    table->app->show_all();
    CHECK(table->last().word == PlayWord::Swap);
    CHECK(table->cards() == theirs);
    // Who gave the hand away is told nothing new of it; the new owner sees every card.
    const State& shown = table->shown();
    for (Slot slot = shown.hands[table->me()].first; slot != kNoSlot; slot = shown.cells[slot].next)
      CHECK(shown.face(slot) != Face::Unknown);
  }
}

TEST_CASE("all hands are passed on only when it is wanted; a red 0 may give all cards but one away") {
  const auto zero = [](const Sitting& each) {
    if (!each.my_turn() || each.cards() < 4) return std::string();
    return each.offers("play:R0") ? std::string("play:R0") : std::string();
  };
  auto table =
      find_table(rules_from("official zero=may_pass"), 3, [&](const Sitting& each) { return !zero(each).empty(); });
  REQUIRE(table);
  table->app->activate("play:R0");
  CHECK(table->offers("pass_on"));
  CHECK(table->app->activate("without") == Refusal::None);
  CHECK(table->last().word == PlayWord::None);
  table = find_table(rules_from("official red_zero_reset=true"), 3,
                     [&](const Sitting& each) { return !zero(each).empty(); });
  REQUIRE(table);
  table->app->activate("play:R0");
  const std::string reset = offered(*table->app, "reset:");
  REQUIRE_FALSE(reset.empty());
  CHECK(table->app->activate(reset) == Refusal::None);
  table->app->show_all();
  CHECK(table->cards() == 1);
}

TEST_CASE("an identical card jumps in out of turn by its own item") {
  const auto table = find_table(rules_from("official jump_in=all decks=2 hand_size=10"), 4, [](const Sitting& each) {
    const std::string jump = offered(*each.app, "jump:");
    return each.shown().turn != each.me() && !jump.empty() && jump != "jump:W" && jump != "jump:W4";
  });
  REQUIRE(table);
  const int cards = table->cards();
  CHECK(table->app->activate(offered(*table->app, "jump:")) == Refusal::None);
  CHECK(table->last().kind == ActionKind::Jump);
  table->app->show_all();
  CHECK(table->cards() <= cards);
  CHECK(plain(table->app->sentence()).find("jump in") != std::string::npos);
}

TEST_CASE("a draw that is owed can be answered, and other cards say with what") {
  const auto table = find_table(rules_from("wild_party"), 4, [](const Sitting& each) {
    if (!each.my_turn() || each.shown().chain.sum == 0 || offered(*each.app, "play:").empty()) return false;
    return std::any_of(each.app->mirror().begin(), each.app->mirror().end(),
                       [](const Item& item) { return !item.enabled && item.id.compare(0, 5, "play:") == 0; });
  });
  REQUIRE(table);
  for (const Item& item : table->app->mirror()) {
    if (item.enabled || item.id.compare(0, 5, "play:") != 0) continue;
    CHECK_MESSAGE(item.label.find("answer with") != std::string::npos, item.label);
  }
  CHECK(table->offers("draw"));
}

TEST_CASE(
    "where nothing answers a draw no card is offered against it; how much is owed and what is agreed can be read") {
  const auto table = find_table(rules_from("official hand_size=14"), 3, [](const Sitting& each) {
    if (!each.my_turn() || each.shown().chain.sum != 2) return false;
    return std::any_of(each.app->mirror().begin(), each.app->mirror().end(),
                       [](const Item& item) { return item.id.size() == 8 && item.id.substr(6) == "+2"; });
  });
  REQUIRE(table);
  CHECK(offered(*table->app, "play:").empty());
  REQUIRE(table->item("draw") != nullptr);
  CHECK(table->item("draw")->label == "Draw 2 cards");
  CHECK(table->app->heading().find("2 cards to draw") != std::string::npos);
  table->app->activate("rules");
  CHECK(table->app->screen() == Screen::MatchRules);
  CHECK(find_row(*table->app, "fact:hand_size") != nullptr);
}

TEST_CASE("a play that would only cost is told first, and costs when it is meant") {
  const auto table = find_table(rules_from("official misplay_penalty=2"), 3, [](const Sitting& each) {
    if (!each.my_turn() || each.shown().chain.sum > 0) return false;
    return std::any_of(each.app->mirror().begin(), each.app->mirror().end(), [](const Item& item) {
      return !item.enabled && item.id.compare(0, 5, "play:") == 0 && item.id != "play:W4";
    });
  });
  REQUIRE(table);
  std::string id;
  for (const Item& item : table->app->mirror()) {
    if (!item.enabled && item.id.compare(0, 5, "play:") == 0 && item.id != "play:W4") id = item.id;
  }
  const int cards = table->cards();
  table->app->activate(id);
  table->app->show_all();
  CHECK(table->cards() == cards);
  CHECK(table->app->notice().text.find("costs 2") != std::string::npos);
  table->app->activate(id);
  table->app->show_all();
  CHECK(table->cards() == cards + 2);
}

TEST_CASE("sounds cost while everybody is silent and only then; UNO is a sign there") {
  int silent = 0, loud = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Sitting table(rules_from("official silence_on=six match=single"), 3, seed);
    Rng rng = Rng::seeded(seed, 4);
    for (int i = 0; i < 300 && table.shown().in_round(); ++i) {
      table.app->step(0.3);
      if (table.app->match()->waiting() || !table.shown().in_round()) continue;
      const bool hush = slap::silent(table.shown());
      CHECK((table.item("sign") != nullptr) == hush);
      CHECK((table.item("call") != nullptr) == !hush);
      if (table.my_turn() && rng.chance(30)) {
        const int cards = table.cards();
        const std::uint32_t number = table.app->sound_number();
        CHECK(table.app->activate("shout") == Refusal::None);
        CHECK(table.app->sound_number() == number + 1);
        table.app->show_all();
        CHECK(table.cards() >= (hush ? cards + 1 : cards));
        if (!hush) CHECK(table.cards() == cards);
        ++(hush ? silent : loud);
      }
      const std::string id = any_intent(*table.app, rng);
      if (!id.empty() && id != "shout" && id != "laugh") table.app->activate(id);
    }
  }
  CHECK(silent > 3);
  CHECK(loud > 3);
}

TEST_CASE("while everybody is silent one says UNO by a sign, and it counts") {
  const auto table = find_table(rules_from("official silence_on=red hand_size=3"), 3, [](const Sitting& each) {
    return each.my_turn() && each.cards() == 2 && each.offers("sign");
  });
  REQUIRE(table);
  CHECK(table->app->activate("sign") == Refusal::None);
  CHECK(table->last().kind == ActionKind::Sign);
  CHECK(contains(table->app->match()->truth().early_call, table->me()));
  CHECK(table->cards() == 2);
}

TEST_CASE("while a colour is asked for UNO can be called, and the play goes on behind the call") {
  const auto table = find_table(rules_from("official hand_size=3"), 3, [](const Sitting& each) {
    return each.my_turn() && each.cards() == 2 && !offered(*each.app, "play:W").empty() && each.offers("call");
  });
  REQUIRE(table);
  CHECK(table->app->activate(offered(*table->app, "play:W")) == Refusal::None);
  REQUIRE(table->app->choosing());
  REQUIRE(table->offers("call"));
  CHECK(table->app->activate("call") == Refusal::None);
  REQUIRE(table->app->choosing());
  CHECK(table->app->activate("colour:G") == Refusal::None);
  const State& truth = table->app->match()->truth();
  CHECK(truth.colour == Colour::Green);
  CHECK(contains(truth.called, table->me()));
  CHECK(truth.hands[table->me()].count == 1);
}

TEST_CASE("how many cards each other player holds is said, however many they are") {
  Sitting table(rules_from("official hand_size=18"), 5, 3);
  Rng rng = Rng::seeded(5);
  int most = 0;
  for (int i = 0; i < 60; ++i) {
    play_on(*table.app, rng, 1);
    table.app->show_all();
    for (Seat seat = 1; seat < 5; ++seat) {
      const Item* item = table.item("seat:" + std::to_string(seat));
      REQUIRE(item != nullptr);
      const int cards = table.shown().hands[seat].count;
      most = std::max(most, cards);
      CHECK_MESSAGE(item->label.find("cards " + std::to_string(cards) + ",") != std::string::npos, item->label);
    }
  }
  CHECK(most >= 18);
}

TEST_CASE("where no rule knows silence there are no sound buttons, and a sound is refused") {
  Sitting table(rules_from("official"), 3, 4);
  table.app->show_all();
  CHECK(table.item("shout") == nullptr);
  CHECK(table.app->activate("shout") == Refusal::RuleOff);
  CHECK(table.app->sound_number() == 0);
}

TEST_CASE("in a slap race the slap is offered, and nothing else can be played before") {
  const auto table = find_table(rules_from("official slap_on=nine"), 4, [](const Sitting& each) {
    return !each.offers("slap") ? false : contains(each.shown().slapping, each.me());
  });
  REQUIRE(table);
  CHECK(offered(*table->app, "play:").empty());
  CHECK_FALSE(table->offers("draw"));
  CHECK(table->app->activate("slap") == Refusal::None);
  CHECK_FALSE(table->offers("slap"));
  for (int i = 0; i < 40 && table->app->match()->truth().slapping != 0; ++i) table->app->step(0.1);
  CHECK(table->app->match()->truth().slapping == 0);
  CHECK(table->app->match()->race().over());
}
