// Why the person had to draw: it stays to be read however quick the game.
#include <string>

#include "app/app.hpp"
#include "lent.hpp"
#include "support/printing.hpp"
#include "support/reading.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

constexpr double kFrame = 0.05;

bool says(const App& app, std::string_view part) { return plain(app.sentence()).find(part) != std::string::npos; }

// Until the others have acted, and that has been told; the seconds it took.
double until_they_act(App& app) {
  const std::size_t before = app.match()->record().actions.size();
  double seconds = 0;
  while (seconds < 20 && (app.match()->record().actions.size() == before || app.match()->waiting())) {
    app.step(kFrame);
    seconds += kFrame;
  }
  return seconds;
}

// The person has doubted without reason, at the highest speed.
std::unique_ptr<App> after_wrong_doubt(Lent& lent) {
  auto app = std::make_unique<App>(lent.services(), std::vector<std::string>{"en"});
  const std::string record = answered_by_four(Guilt::Innocent);
  REQUIRE_FALSE(record.empty());
  REQUIRE_FALSE(app->open(record));
  app->change("speed", "3");
  REQUIRE(app->activate("challenge") == Refusal::None);
  app->show_all();
  REQUIRE(says(*app, "No bluff"));
  CHECK(until_they_act(*app) < 5);
  return app;
}

}  // namespace

TEST_CASE("why a challenge was wrong is still to be read when the next has acted, for some seconds") {
  Lent lent;
  const auto app = after_wrong_doubt(lent);
  CHECK(says(*app, "No bluff"));
  CHECK(app->wake_after() >= 0);
  for (int i = 0; i < 140; ++i) app->step(kFrame);
  CHECK_FALSE(says(*app, "No bluff"));
  CHECK_FALSE(app->sentence().empty());
}

TEST_CASE("what one was fined for goes with a tap, and with what one does next") {
  for (const bool tap : {true, false}) {
    CAPTURE(tap);
    Lent lent;
    const auto app = after_wrong_doubt(lent);
    for (int i = 0; i < 60 && !app->match()->can_advise(); ++i) app->step(kFrame);
    REQUIRE(says(*app, "No bluff"));
    if (tap) {
      app->show_all();
    } else {
      REQUIRE(app->activate("draw") == Refusal::None);
      app->step(kFrame);
    }
    CHECK_FALSE(says(*app, "No bluff"));
  }
}

TEST_CASE("a fine for a false report stays, one of somebody else does not") {
  Lent lent;
  App app(lent.services(), {"en"});
  REQUIRE_FALSE(app.open(fresh_record(rules_from("official false_report_penalty=2"), 4, 3)));
  app.change("speed", "3");
  const auto theirs = [&] {
    return !app.match()->waiting() && app.match()->shown().turn != app.match()->viewer() &&
           app.match()->shown().colour != Colour::None;
  };
  for (int i = 0; i < 2000 && !theirs(); ++i) {
    app.step(kFrame);
    if (const std::string id = offered(app, "draw"); !id.empty()) app.activate(id);
  }
  REQUIRE(theirs());
  REQUIRE(app.activate("report:1") == Refusal::None);
  app.show_all();
  const std::string said = plain(app.sentence());
  (void)until_they_act(app);
  CHECK(plain(app.sentence()) == said);
}
