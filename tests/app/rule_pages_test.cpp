// The pages of rule sets: what differs, what holds and how it is told, before a match and in one.
#include <algorithm>
#include <set>

#include "app/rule_facts.hpp"
#include "app/rule_words.hpp"
#include "base/text.hpp"
#include "engine/notation.hpp"
#include "engine/validate.hpp"
#include "rules_read.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

TEST_CASE("every preset has a page in every language: what it is, how it differs, where it comes from") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    app.activate("rules");
    check_words(app.form());
    for (const Preset& preset : presets()) {
      REQUIRE(find_row(app, "set:" + std::string(preset.key)) != nullptr);
      app.activate("set:" + std::string(preset.key));
      REQUIRE(app.screen() == Screen::RuleSet);
      check_words(app.form());
      int different = 0;
      const Rules rules = preset_rules(preset);
      for (const Option& option : options()) {
        const bool differs = is_changed(option, Rules{}, rules);  // how long a match is counts as no difference
        different += differs ? 1 : 0;
        CHECK((find_row(app, "fact:" + std::string(option.key)) != nullptr) == differs);
      }
      CHECK(count_kind(app.form(), Row::Kind::Fact) == different);
      CHECK(app.form().rows.back().key == "play_rules");
      app.activate("back");
    }
  }
}

TEST_CASE("each difference is told in whole sentences: what holds, and what the official rules say") {
  const auto ends = [](const std::string& text) {
    for (const std::string_view end : {"。", "！", ".", "!"}) {
      if (text.size() > end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0) return true;
    }
    return false;
  };
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    for (const Preset& preset : presets()) {
      app.activate("rules");
      app.activate("set:" + std::string(preset.key));
      for (const Row& row : app.form().rows) {
        if (row.kind != Row::Kind::Fact) continue;
        CHECK_MESSAGE(ends(row.help), std::string(preset.key), " ", row.key, ": ", row.help);
        CHECK_MESSAGE(ends(row.mark), std::string(preset.key), " ", row.key, ": ", row.mark);
        CHECK_MESSAGE(app.strings().has("official." + row.key.substr(5)), row.key);
      }
      app.activate("back");
      app.activate("back");
    }
  }
}

TEST_CASE("the part of the help about keys comes last, and is read by whoever opens it") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    app.activate("help");
    const auto names_keys = [&app] {
      const auto& rows = app.form().rows;
      return std::any_of(rows.begin(), rows.end(), [](const Row& row) {
        return row.label.find("Tab") != std::string::npos || row.label.find("Esc") != std::string::npos;
      });
    };
    CHECK_FALSE(names_keys());
    const std::vector<Row>& rows = app.form().rows;
    CHECK(rows[rows.size() - 2].key == "keyboard");
    CHECK(rows[rows.size() - 2].value == "closed");
    app.activate("keyboard");
    CHECK(names_keys());
    check_words(app.form());
    app.activate("back");
    app.activate("help");
    CHECK_FALSE(names_keys());
  }
}

TEST_CASE("what differs is told in the order of what one meets at the table") {
  const std::span<const std::string_view> order = telling_order();
  CHECK(std::set<std::string_view>(order.begin(), order.end()).size() == options().size());
  CHECK(order.size() == options().size());
  for (const std::string_view key : order) CHECK_MESSAGE(find_option(key) != nullptr, key);
  Lent lent;
  App app(lent.services(), {"en"});
  open_preset(app, "bump");
  std::vector<std::string> facts;
  for (const Row& row : app.form().rows) {
    if (row.kind == Row::Kind::Fact) facts.push_back(row.key.substr(5));
  }
  const auto place = [&facts](const char* key) { return std::find(facts.begin(), facts.end(), key); };
  CHECK(facts.front() == "jump_in");
  const char* before = "jump_in";
  for (const char* key : {"group", "stack_2_on_2", "swap_on", "wild4_when", "uno_penalty", "last_card", "zeros"}) {
    CHECK_MESSAGE(place(before) < place(key), key);
    before = key;
  }
  CHECK(place("starter") != facts.end());
}

TEST_CASE("a fact tells what holds, never what could be chosen") {
  for (const std::string_view language : kLanguages) {
    const Strings strings = all_texts(language);
    for (const Option& option : options()) {
      const std::string described = strings.text("option." + std::string(option.key) + ".help");
      for (int value = option.least; value <= option.most; ++value) {
        Rules rules;
        option.set(rules, value);
        const std::string meaning = meaning_of(strings, option, rules);
        CHECK_MESSAGE(meaning.find('[') == std::string::npos, meaning);
        CHECK_MESSAGE(meaning.find('{') == std::string::npos, meaning);
        const bool on = option.kind == OptionKind::Bool && value != 0;
        CHECK_MESSAGE((on || meaning != described), std::string(option.key));
      }
    }
  }
}

TEST_CASE("facts of one set do not contradict each other") {
  const auto meaning = [](const Strings& strings, std::string_view key, const std::string& code) {
    return meaning_of(strings, *find_option(key), parse_rules(code).value());
  };
  for (const std::string_view language : kLanguages) {
    const Strings strings = all_texts(language);
    const auto tells = [&](std::string_view key, const std::string& code) { return meaning(strings, key, code); };
    const auto names = [](const std::string& text, const char* card) { return text.find(card) != std::string::npos; };
    // A +4 has no colour: it is named only where every card may be jumped in on.
    CHECK(names(tells("jump_on_penalty", "jump_in=all jump_on_penalty"), "+4"));
    CHECK(names(tells("jump_on_penalty", "jump_in=coloured jump_on_penalty"), "+2"));
    CHECK_FALSE(names(tells("jump_on_penalty", "jump_in=coloured jump_on_penalty"), "+4"));
    for (const char* jump : {"off", "numbers"})
      CHECK(tells("jump_on_penalty", "jump_on_penalty jump_in=" + std::string(jump)) == strings.text("rules.idle"));
    // While it is unpaid it cannot be jumped in on, and once it is paid it is too late.
    CHECK(names(tells("jump_in", "jump_in=coloured"), "+2"));
    CHECK_FALSE(names(tells("jump_in", "jump_in=coloured jump_on_penalty"), "+2"));
    CHECK(tells("jump_in", "jump_in=all") != tells("jump_in", "jump_in=all jump_on_penalty"));
    // Nothing on how to challenge where nobody can.
    CHECK(tells("challenge", "party") == strings.text("says.challenge.off"));
    CHECK_FALSE(tells("challenge", "challenge=off").empty());
    CHECK(tells("challenge_stacked", "challenge=off challenge_stacked=last") == strings.text("rules.idle"));
    CHECK(tells("wild4_when", "wild4_when=no_play") != tells("wild4_when", "wild4_when=no_play challenge=off"));
    // Swapping is a choice, or it is not.
    CHECK(tells("swap_on", "swap_on=seven") != tells("swap_on", "swap_on=seven swap_forced"));
    CHECK(names(tells("swap_on", "swap_on=five"), "5"));
  }
}

TEST_CASE("the page of the official rules tells them, before a match and in one, with their cards") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    const auto check_told = [&app] {
      std::string cards;
      for (const Row& row : app.form().rows) cards += row.cards + " ";
      for (const char* card : {"R7", "GS", "YV", "R+2", "W ", "W4"})
        CHECK_MESSAGE(cards.find(card) != std::string::npos, card);
      CHECK(count_kind(app.form(), Row::Kind::Fact) == 0);
      check_words(app.form());
    };
    open_preset(app, "official");
    check_told();
    app.activate("play_rules");
    app.activate("rules");
    REQUIRE(app.screen() == Screen::MatchRules);
    check_told();
  }
}

TEST_CASE("every card drawn in the help is named beside it, and every kind of card is drawn") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    app.activate("help");
    std::set<std::string> drawn;
    for (const Row& row : app.form().rows) {
      for (const std::string_view card : split_words(row.cards)) {
        const Face face = *parse_card(card);
        const std::string name = is_number(face) ? card_name(app.strings(), face) : sign_name(app.strings(), face);
        CHECK_MESSAGE(row.label.find(name) != std::string::npos, row.label, " ", name);
        drawn.insert(std::string(card.substr(is_black(face) ? 0 : 1)));
      }
    }
    CHECK(drawn == std::set<std::string>{"2", "7", "+2", "S", "V", "W", "W4"});
  }
}

TEST_CASE("every page about rules leads to the help and back") {
  Lent lent;
  App app(lent.services(), {"en"});
  const auto check_help = [&app](Screen screen) {
    REQUIRE(app.screen() == screen);
    REQUIRE(find_row(app, "help") != nullptr);
    app.activate("help");
    CHECK(app.screen() == Screen::Help);
    app.activate("back");
    CHECK(app.screen() == screen);
  };
  app.activate("rules");
  check_help(Screen::Rules);
  app.activate("set:bump");
  check_help(Screen::RuleSet);
  CHECK(app.form().title == "Bump");
  app.activate("change");
  app.change("option:hand_size", "9");
  check_help(Screen::Builder);
  CHECK(row_of(app, "option:hand_size").value == "9");
  app.activate("play_rules");
  app.activate("rules");
  check_help(Screen::MatchRules);
}

TEST_CASE("what is sent to friends comes last on a page") {
  Lent lent;
  App app(lent.services(), {"en"});
  open_builder(app, "official");
  app.change("name", "Mine");
  app.activate("save");
  app.activate("take");
  for (const char* key : {"set:classic", "own:0"}) {
    app.activate("rules");
    app.activate(key);
    const std::vector<Row>& rows = app.form().rows;
    const auto share = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return row.key == "share"; });
    REQUIRE(share != rows.end());
    // Behind it stand only what the title line and the foot of the page take.
    std::vector<std::string> after;
    for (auto row = share + 1; row != rows.end(); ++row) after.push_back(row->key);
    CHECK(after == std::vector<std::string>{"help", "back", "play_rules"});
    app.activate("back");
    app.activate("back");
  }
}

TEST_CASE("the rule set of a match that waits is named, and in the menu") {
  Lent lent;
  App app(lent.services(), {"en"});
  open_builder(app, "party");
  app.change("option:hand_size", "4");
  app.change("name", "Friday");
  app.activate("save");
  app.activate("play_rules");
  app.activate("menu");
  CHECK(row_of(app, "rules").help == "Friday");
  app.activate("leave");
  CHECK(row_of(app, "resume").help.find("Friday · 4 players") == 0);
  CHECK(row_of(app, "play").label == "New match");
  app.activate("rules");
  app.activate("own:0");
  app.activate("delete");
  app.activate("delete_yes");
  app.activate("back");
  CHECK(row_of(app, "resume").help.find("Party · 1 changed · 4 players") == 0);
}

TEST_CASE("bump says in its own words what the table calls jumping in") {
  const Strings strings = all_texts("zh-Hans");
  const std::string kind = strings.text("preset.bump.kind");
  CHECK(kind.find("碰") != std::string::npos);
  CHECK(kind.find("抢牌") != std::string::npos);
}

TEST_CASE("a code is sent as a link first, and says in words beside it what it holds") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.open_rules("cafe target=200 hand_size=9 jump_in=numbers");
  REQUIRE(app.screen() == Screen::RuleSet);
  const Row share = row_of(app, "share");
  CHECK(share.value == "cafe hand_size=9 jump_in=numbers target=200");
  CHECK(share.choices == std::vector<std::string>{"link", "code"});
  CHECK(share.label == "The code says: Café · Jumping in: With numbers · Target: 200 · Cards dealt: 9");
  open_preset(app, "official");
  CHECK(row_of(app, "share").label == "The code says: Official · Target: 200");
  // A set of one's own is told by what its code begins with: the name is nobody else's.
  app.activate("change");
  app.change("option:hand_size", "8");
  app.change("name", "Mine");
  app.activate("save");
  app.activate("back");
  CHECK(app.form().title == "Mine");
  CHECK(row_of(app, "share").label == "The code says: Official · Target: 200 · Cards dealt: 8");
  CHECK(row_of(app, "share").value.find("official") == 0);
}
