// Where a sentence may break into lines.
#include "ui/sentence.hpp"

#include <doctest/doctest.h>

#include "engine/options.hpp"
#include "support/reading.hpp"
#include "ui/canvas.hpp"
#include "ui/line.hpp"
#include "ui/sitting.hpp"
#include "ui/theme.hpp"

using yinuo::ui::pieces_of;
using Pieces = std::vector<std::string_view>;

TEST_CASE("words keep the space behind them") {
  CHECK(pieces_of("Panda plays red 5.") == Pieces{"Panda ", "plays ", "red ", "5."});
  CHECK(pieces_of("") == Pieces{});
  CHECK(pieces_of("one") == Pieces{"one"});
}

TEST_CASE("Chinese breaks between signs, but never before a mark that closes") {
  CHECK(pieces_of("出了牌。你摸") == Pieces{"出", "了", "牌。", "你", "摸"});
  CHECK(pieces_of("摸 +2，出红 7 和 8。") == Pieces{"摸", " ", "+2，", "出", "红", " ", "7 和", " ", "8。"});
}

TEST_CASE("a number stays with what it counts") {
  CHECK(pieces_of("摸 4 张！罚摸 12 张") == Pieces{"摸", " ", "4 张！", "罚", "摸", " ", "12 张"});
  CHECK(pieces_of("4 5 six") == Pieces{"4 ", "5 ", "six"});
}

TEST_CASE("pieces joined are the text") {
  for (const std::string_view text : {"Owl: +4, blue – yes", "小狗出了 黄 +2。你要罚摸 2 张。", "é à …"}) {
    std::string joined;
    for (const std::string_view piece : pieces_of(text)) joined += piece;
    CHECK(joined == text);
  }
}

TEST_CASE("whether a card fits is said on one's turn, and not before the slap that comes first") {
  using namespace yinuo;
  using namespace yinuo::support;
  int slaps = 0, turns = 0;
  for (std::uint64_t seed = 1; seed <= 40 && (slaps == 0 || turns == 0); ++seed) {
    ui::Sitting table(640, 360, rules_from("official slap_on=nine"), 3, seed);
    Rng rng = Rng::seeded(seed, 7);
    for (int i = 0; i < 400 && table.shown().stage != Stage::MatchOver; ++i) {
      table.frame({}, 0.1);
      const State& shown = table.shown();
      const Seat me = table.app().match()->viewer();
      const std::string line = app::plain(ui::sentence_of(table.app(), false));
      const bool told = line.find("No card fits") != std::string::npos;
      if (shown.turn == me && shown.slapping != 0) {
        ++slaps;
        CHECK_FALSE(told);
      } else if (shown.turn == me && shown.stage == Stage::Turn && shown.chain.sum == 0 &&
                 !table.app().match()->waiting()) {
        ++turns;
        CHECK(told == !app::plain(table.app().sentence()).empty());
      }
      const std::string id = table.choose(rng);
      if (!id.empty() && rng.chance(50)) table.app().activate(id);
    }
  }
  CHECK(slaps > 0);
  CHECK(turns > 0);
}

TEST_CASE("where one may not draw because a card can be played, the line and the list's heading say so") {
  using namespace yinuo;
  using namespace yinuo::support;
  const auto count = [](std::string_view rules) {
    int said = 0, drew = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      ui::Sitting table(640, 360, rules_from(rules), 3, seed);
      Rng rng = Rng::seeded(seed, 7);
      for (int i = 0; i < 200 && table.shown().stage != Stage::MatchOver; ++i) {
        table.frame({}, 0.1);
        const app::Match& match = *table.app().match();
        const State& shown = table.shown();
        if (shown.turn == match.viewer() && shown.stage == Stage::Turn && shown.chain.sum == 0 && !match.waiting()) {
          const bool may_draw = !offered(table.app(), "draw").empty();
          const bool line = app::plain(ui::sentence_of(table.app(), true)).find("so you must.") != std::string::npos;
          const bool heading = table.app().heading().find("so you must") != std::string::npos;
          CHECK_FALSE((match.must_play() && may_draw));
          CHECK(line == (match.must_play() && !app::plain(table.app().sentence()).empty()));
          CHECK(heading == match.must_play());
          said += match.must_play() ? 1 : 0;
          drew += may_draw ? 1 : 0;
        }
        const std::string id = table.choose(rng);
        if (!id.empty()) table.app().activate(id);
      }
    }
    return std::pair(said, drew);
  };
  const auto party = count("party"), official = count("official");
  CHECK(party.first > 0);
  CHECK(party.second > 0);
  CHECK(official.first == 0);
  CHECK(official.second > 0);
}

TEST_CASE("the first times in a match it is said what becomes of a card that is drawn") {
  using namespace yinuo;
  using namespace yinuo::support;
  struct Case {
    const char *rules, *draw, *then;
  };
  constexpr Case kCases[] = {
      {"official", "draw one.", "If it fits, you may play it."},
      {"party", "draw one.", "Then your turn is over."},
      {"official drawn_card=must_play", "draw one.", "If it fits, you must play it."},
      {"official drawn_card=may_play_number", "draw one.", "Only a number may be played at once."},
      {"official draw=until_playable", "draw until one does.", "If it fits, you may play it."},
  };
  for (const Case& each : kCases) {
    CAPTURE(std::string(each.rules));
    int told = 0, untold = 0;
    for (std::uint64_t seed = 1; seed <= 30 && (told == 0 || untold == 0); ++seed) {
      ui::Sitting table(640, 360, rules_from(each.rules), 3, seed);
      Rng rng = Rng::seeded(seed, 7);
      for (int i = 0; i < 300 && table.shown().stage != Stage::MatchOver; ++i) {
        table.frame({}, 0.1);
        const std::string line = app::plain(ui::sentence_of(table.app(), false));
        if (line.find("No card fits") != std::string::npos) {
          CHECK(line.find(each.draw) != std::string::npos);
          const bool whole = line.find(each.then) != std::string::npos;
          CHECK(whole == (table.app().own_draws() < 3));
          ++(whole ? told : untold);
          CHECK(app::plain(ui::sentence_of(table.app(), true)).find(each.then) == std::string::npos);
        }
        std::string id = offered(table.app(), "draw");
        if (id.empty()) id = table.choose(rng);
        if (!id.empty()) table.app().activate(id);
      }
    }
    CHECK(told > 0);
    CHECK(untold > 0);
  }
}

TEST_CASE("what has gone wrong takes a third line before anything of it is lost") {
  using namespace yinuo::ui;
  Sitting table(360, 640, 3, true, 7);
  table.frame();
  const Atlas none;
  ImGui::NewFrame();
  const Canvas canvas(*ImGui::GetBackgroundDrawList(), none, 1, 1);
  const Box box{4, 300, 254, 44};  // between the buttons for history and rules
  // Without a font, as in WebAssembly, nothing is wide.
  const bool measured = canvas.width_of("words", Type::Body) > 0;
  std::string text;
  for (int words = 0; words < 60 && fit_sentence(canvas, box, {{text}}).whole; ++words) text += "words ";
  const SentenceFit fit = fit_notice(canvas, box, text);
  CHECK(fit.whole);
  CHECK(fit.size >= theme::kLeastLine);
  if (measured) {
    CHECK(fit.lines == 3);
    CHECK(fit.plate.h < box.h + theme::kLeastLine);  // less than a line beyond its place
    for (int words = 0; words < 60; ++words) text += "words ";
    CHECK_FALSE(fit_notice(canvas, box, text).whole);
  }
  ImGui::Render();
}
