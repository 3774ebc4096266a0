// The screens about rules: every option in words, the builder, one's own rule sets, codes and links.
#include <algorithm>
#include <set>

#include "app/builder.hpp"
#include "app/length.hpp"
#include "app/rule_words.hpp"
#include "engine/validate.hpp"
#include "rules_read.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using namespace yinuo::support;

namespace {

// Any value that has a text.
void set_any(Rules& rules, Rng& rng) {
  const Option& option = options()[rng.below(static_cast<std::uint32_t>(options().size()))];
  const auto values = static_cast<std::uint32_t>(option.most - option.least + 1);
  const int value = option.least + static_cast<int>(rng.below(values));
  if (parse_rules(std::string(option.key) + "=" + option.value_text(value)).ok()) option.set(rules, value);
}

}  // namespace

TEST_CASE("every option, value and conflict has its words in every language") {
  for (const std::string_view language : kLanguages) {
    const Strings strings = all_texts(language);
    std::set<std::string> names;
    for (const Option& option : options()) {
      const std::string key = "option." + std::string(option.key);
      names.insert(option_name(strings, option));
      for (const char* part : {"", ".help", ".example"}) CHECK_MESSAGE(strings.has(key + part), key, part);
      for (int value = option.least; value <= option.most; ++value)
        CHECK(value_name(strings, option, value).find('[') == std::string::npos);
      CHECK_MESSAGE(strings.has("group." + std::string(option.group)), std::string(option.group));
    }
    CHECK(names.size() == options().size());
    Rng rng = Rng::seeded(5);
    std::set<std::string_view> codes;
    for (int i = 0; i < 400; ++i) {
      Rules rules;
      for (int change = 0; change < 12; ++change) set_any(rules, rng);
      const int seats = 2 + static_cast<int>(rng.below(9));
      for (const RuleProblem& problem : validate(rules, seats)) codes.insert(problem.code);
      for (const Conflict& conflict : conflicts_of(strings, rules, seats)) {
        CHECK_MESSAGE(conflict.sentence.find('[') == std::string::npos, conflict.sentence);
        CHECK_MESSAGE(conflict.sentence.find('{') == std::string::npos, conflict.sentence);
      }
    }
    CHECK(codes.size() > 20);
  }
}

TEST_CASE("the builder offers every option that can be changed, and only values that can be played") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    open_builder(app, "official");
    check_words(app.form());
    for (const Option& option : options()) {
      int built = 0;
      for (int value = option.least; value <= option.most; ++value) built += option.is_built(value) ? 1 : 0;
      const Row* row = find_row(app, "option:" + std::string(option.key));
      CHECK_MESSAGE((row != nullptr) == (built > 1), std::string(option.key));
      if (row == nullptr) continue;
      CHECK_FALSE(row->help.empty());
      CHECK_FALSE(row->example.empty());
      CHECK(row->mark.empty());
      if (option.kind == OptionKind::Choice) CHECK(static_cast<int>(row->choices.size()) == built);
    }
  }
}

TEST_CASE("what differs is marked and counted, and the way back leads to the preset") {
  Lent lent;
  App app(lent.services(), {"en"});
  open_builder(app, "official");
  CHECK_FALSE(row_of(app, "reset").enabled);
  app.change("option:stack_2_on_2", "on");
  app.change("option:hand_size", "9");
  app.change("option:last_card", "no_wild");
  app.change("option:hand_size", "99");
  app.change("option:nothing", "1");
  CHECK(app.form().rows[0].value == "3 changed");
  CHECK(row_of(app, "option:hand_size").value == "9");
  CHECK(row_of(app, "option:hand_size").mark == "Was: 7");
  CHECK(row_of(app, "option:last_card").mark == "Was: Anything");
  CHECK(row_of(app, "section:stack").mark == "1 changed");
  app.change("option:target", "350");  // how long a match is makes no other rules
  CHECK(row_of(app, "option:target").mark.empty());
  CHECK(app.form().rows[0].value == "3 changed");
  app.activate("reset");
  CHECK(app.form().rows[0].value == "Nothing changed yet");
  CHECK(row_of(app, "option:hand_size").value == "7");
  CHECK(row_of(app, "option:stack_2_on_2").value == "off");
  CHECK(row_of(app, "option:target").value == "350");
}

TEST_CASE("a number steps over what lies between off and its least") {
  Rules rules;
  CHECK(set_option(rules, "hand_limit", "1"));
  CHECK(rules.hand_limit == 10);
  CHECK(set_option(rules, "hand_limit", "9"));
  CHECK(rules.hand_limit == 0);
  CHECK(set_option(rules, "round_seconds", "30"));
  CHECK(rules.round_seconds == 60);
  CHECK(set_option(rules, "teams", "1"));
  CHECK(rules.teams == 2);
  CHECK_FALSE(set_option(rules, "hand_limit", "41"));
  CHECK_FALSE(set_option(rules, "hand_limit", "-1"));
  CHECK_FALSE(set_option(rules, "dealer", "nobody"));
}

TEST_CASE("a search finds options by what is said of them, in the person's language") {
  Lent lent;
  App app(lent.services(), {"zh-Hans"});
  open_builder(app, "official");
  app.change("search", "拍");
  CHECK(find_row(app, "option:slap_on") != nullptr);
  CHECK(find_row(app, "option:hand_size") == nullptr);
  CHECK(was_said(app, "找到"));
  app.change("search", "STACK_2 4");
  CHECK(find_row(app, "option:stack_2_on_4") != nullptr);
  CHECK(find_row(app, "option:slap_on") == nullptr);
  app.change("search", "没有这个");
  CHECK(count_kind(app.form(), Row::Kind::Section) == 0);
  app.change("search", "");
  CHECK(find_row(app, "option:hand_size") != nullptr);
}

TEST_CASE("a search for the name of a group shows that group first, and all of it") {
  for (const std::string_view language : kLanguages) {
    Lent lent;
    App app(lent.services(), {std::string(language)});
    open_builder(app, "official");
    const std::vector<Row> all = app.form().rows;
    for (auto section = all.begin(); section != all.end(); ++section) {
      if (section->kind != Row::Kind::Section) continue;
      CAPTURE(section->label);
      app.change("search", section->label);
      const std::vector<Row>& found = app.form().rows;
      auto there =
          std::find_if(found.begin(), found.end(), [](const Row& row) { return row.kind == Row::Kind::Section; });
      REQUIRE(there != found.end());
      CHECK(there->key == section->key);
      for (auto row = section + 1; row->key.rfind("option:", 0) == 0; ++row) {
        ++there;
        REQUIRE(there != found.end());
        CHECK(there->key == row->key);
      }
    }
  }
}

TEST_CASE("conflicts stand beside the options concerned, are said once, and keep a match from beginning") {
  Lent lent;
  App app(lent.services(), {"en"});
  open_builder(app, "official");
  CHECK(row_of(app, "play_rules").enabled);
  static_cast<void>(app.take_announcements());
  app.change("option:wild4_when", "free");
  CHECK(was_said(app, "always fair cannot be challenged"));
  CHECK(row_of(app, "option:challenge").problems.size() == 1);
  CHECK(row_of(app, "option:wild4_when").problems.size() == 1);
  CHECK(row_of(app, "option:hand_size").problems.empty());
  CHECK(row_of(app, "section:wild4").problems.size() == 1);
  CHECK_FALSE(row_of(app, "play_rules").enabled);
  CHECK(row_of(app, "play_rules").help.find("always fair") != std::string::npos);
  app.change("option:decks", "2");
  CHECK_FALSE(was_said(app, "always fair"));
  app.activate("play_rules");
  CHECK(app.match() == nullptr);
  CHECK(app.screen() == Screen::Start);
  CHECK_FALSE(row_of(app, "play").enabled);
  app.activate("play");
  CHECK(app.match() == nullptr);
  const bool says_why = std::any_of(app.form().rows.begin(), app.form().rows.end(), [](const Row& row) {
    return row.kind == Row::Kind::Problem && row.label.find("always fair") != std::string::npos;
  });
  CHECK(says_why);
  app.activate("rules");
  app.activate("now");
  app.activate("change");
  static_cast<void>(app.take_announcements());
  app.change("option:challenge", "off");
  CHECK(was_said(app, "can be played"));
  app.activate("play_rules");
  REQUIRE(app.match() != nullptr);
  CHECK(app.match()->truth().rules.wild4_when == Wild4When::Free);
  CHECK(app.match()->truth().rules.decks == 2);
}

TEST_CASE("rules that the table cannot play yet are said to be so beside what it cannot do") {
  Lent lent;
  App app(lent.services(), {"en"});
  for (const Preset& preset : presets()) {
    const Rules rules = preset_rules(preset);
    const bool can = can_be_played(rules, 4);
    open_preset(app, std::string(preset.key));
    CHECK(row_of(app, "play_rules").enabled == can);
    CHECK(row_of(app, "play_rules").help.empty() == can);
    app.activate("back");
    app.activate("back");
  }
  CHECK(can_be_played(Rules{}, 4));
}

TEST_CASE("the rules of the next match are kept, and begin with one press") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    open_builder(app, "official");
    app.change("option:hand_size", "5");
    app.activate("take");
    CHECK(app.screen() == Screen::Start);
  }
  App app(lent.services(), {"en"});
  CHECK(row_of(app, "rules").label == "Rules: Official");
  CHECK(row_of(app, "rules").help == "1 changed");
  app.activate("play");
  CHECK(app.match()->truth().rules.hand_size == 5);
  app.activate("menu");
  app.activate("rules");
  CHECK(app.screen() == Screen::MatchRules);
  CHECK(find_row(app, "fact:hand_size") != nullptr);
  CHECK(find_row(app, "fact:target") == nullptr);
  CHECK(find_row(app, "play_rules") == nullptr);
  CHECK(app.form().rows[0].label == "Official · 1 changed");
  app.activate("help");
  CHECK(app.screen() == Screen::Help);
  app.activate("back");
  CHECK(app.screen() == Screen::MatchRules);
  app.activate("back");
  CHECK(app.screen() == Screen::Menu);
  app.escape();
  app.activate("rules");
  CHECK(app.screen() == Screen::MatchRules);
  app.escape();
  CHECK(app.screen() == Screen::Table);
}

TEST_CASE("the set in use is marked in the list, and one's own are begun there") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("rules");
  CHECK(row_of(app, "set:official").mark == "In use");
  CHECK(row_of(app, "set:classic").mark.empty());
  CHECK(find_row(app, "now") == nullptr);
  app.activate("make_own");
  CHECK(app.screen() == Screen::Builder);
  app.escape();
  CHECK(app.screen() == Screen::Rules);
  app.activate("make_own");
  app.change("option:hand_size", "5");
  app.escape();
  CHECK(app.screen() == Screen::RuleSet);  // what was changed is not lost
  CHECK(app.form().title == "Official · 1 changed");
  app.activate("take");
  app.activate("rules");
  CHECK(row_of(app, "now").label == "Official · 1 changed");
  CHECK(row_of(app, "now").mark == "In use");
  CHECK(row_of(app, "set:official").mark.empty());
}

TEST_CASE("choosing a rule set keeps the length of the match where it can, and the page says which it is") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.change("length", "100");
  open_preset(app, "classic");
  const auto says = [&app](std::string_view words) {
    return std::any_of(app.form().rows.begin(), app.form().rows.end(),
                       [&](const Row& row) { return row.label.find(words) != std::string::npos; });
  };
  CHECK(says("reach 100 points"));
  CHECK(find_row(app, "fact:target") == nullptr);
  app.activate("take");
  CHECK(row_of(app, "length").value == "100");
  open_preset(app, "village");  // a match of rounds
  CHECK(says("After 5 rounds"));
  app.activate("back");
  app.activate("back");
  app.change("length", "single");
  open_preset(app, "village");
  CHECK(says("One round"));
  app.activate("back");
  app.activate("set:official");
  CHECK(says("The official rules in short"));
}

TEST_CASE("how long a match is follows from how its rules end it") {
  Rules rules;
  CHECK(lengths_for(rules, Rules{}).front() == "single");
  CHECK(length_of(rules) == "500");
  CHECK(set_length(rules, Rules{}, "120"));
  const std::vector<std::string> with_odd = lengths_for(rules, Rules{});
  CHECK(std::find(with_odd.begin(), with_odd.end(), "120") != with_odd.end());
  CHECK(set_length(rules, Rules{}, "single"));
  CHECK(rules.match == MatchFormat::Single);
  for (const char* nonsense : {"", "5r", "whole", "12", "9999", "lots"})
    CHECK_FALSE(set_length(rules, Rules{}, nonsense));
  CHECK(set_length(rules, Rules{}, "200"));
  CHECK(rules.match == MatchFormat::FirstTo);
  for (const Preset& preset : presets()) {
    const Rules base = preset_rules(preset);
    for (const std::string& length : lengths_for(base, base)) {
      Rules changed = base;
      REQUIRE(set_length(changed, base, length));
      CHECK(length_of(changed) == length);
      CHECK(count_changes(base, changed) == 0);
    }
  }
  Rules village = preset_rules(*find_preset("village"));
  CHECK(length_of(village) == "5r");
  CHECK_FALSE(set_length(village, village, "200"));
  const Rules base = village;
  CHECK(set_length(village, base, "single"));
  CHECK(set_length(village, base, "10r"));
  CHECK(village.match == MatchFormat::Rounds);
}

TEST_CASE("one's own rules are saved under a name, renamed and deleted, and come back") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    open_builder(app, "classic");
    app.change("option:hand_size", "5");
    app.change("name", "  Grandma’s \"evening\"\t");
    app.activate("save");
    CHECK(row_of(app, "save").help == "“Grandma’s \"evening\"” has been saved.");
    CHECK(row_of(app, "save").label == "Replace “Grandma’s \"evening\"”");
    CHECK(app.form().rows[0].value == "Nothing changed yet");
    app.activate("take");
  }
  App app(lent.services(), {"en"});
  CHECK(row_of(app, "rules").label == "Rules: Grandma’s \"evening\"");
  app.activate("rules");
  app.activate("own:0");
  CHECK(app.form().title == "Grandma’s \"evening\"");
  app.change("name", "Friday");
  app.activate("rename");
  CHECK(app.form().title == "Friday");
  app.activate("delete");
  CHECK(find_row(app, "delete") == nullptr);
  app.activate("delete_no");
  app.activate("delete");
  app.activate("delete_yes");
  CHECK(app.screen() == Screen::Rules);
  CHECK(find_row(app, "own:0") == nullptr);
  app.activate("back");
  CHECK(row_of(app, "rules").label == "Rules: Classic");  // what it was nearest to
  CHECK(row_of(app, "rules").help == "1 changed");
}

TEST_CASE("a name that is empty, long or taken") {
  CHECK(tidy_name("  \t ").empty());
  CHECK(tidy_name(" a\nb ") == "a b");
  std::string long_name;
  for (int i = 0; i < 60; ++i) long_name += "规";
  CHECK(tidy_name(long_name).size() == 3 * kLongestName);
  OwnRules own;
  own.save("a", Rules{});
  own.save("b", Rules{});
  own.save("a", preset_rules(*find_preset("classic")));
  CHECK(own.all().size() == 2);
  CHECK_FALSE(own.rename("a", "b"));
  CHECK(own.rename("a", "a"));
  Lent lent;
  App app(lent.services(), {"en"});
  open_builder(app, "official");
  CHECK(row_of(app, "name").value == "My rules");
  app.activate("save");
  app.change("name", "  ");
  CHECK_FALSE(row_of(app, "save").enabled);
  app.activate("save");
  app.activate("back");
  app.activate("back");
  CHECK(row_of(app, "own:0").label == "My rules");
  CHECK(find_row(app, "own:1") == nullptr);
  app.activate("make_own");
  CHECK(row_of(app, "name").value == "My rules 2");
}

TEST_CASE("own rules that are damaged are put aside and told of, and the rest is there") {
  Lent lent;
  const std::string text = "yinuo-rules 1\nrules \"good\" classic\nrules \"bad\" klingon=3\n\xff\xfe nonsense\n";
  lent.stored["own_rules"] = text;
  {
    App app(lent.services(), {"en"});
    CHECK(lent.stored["own_rules.damaged"] == text);
    CHECK(app.form().rows[1].kind == Row::Kind::Problem);
    CHECK(app.form().rows[1].label.find("line 3") != std::string::npos);
    app.activate("rules");
    CHECK(row_of(app, "own:0").label == "good");
    CHECK(find_row(app, "own:1") == nullptr);
  }
  App app(lent.services(), {"en"});  // said once
  CHECK(app.form().rows[1].kind != Row::Kind::Problem);
  for (const char* cut : {"rules", "rules \"", "rules \"x", "rules \"\" classic", "rules \"x\" classic classic"}) {
    OwnRules own;
    CHECK(own.read(std::string("yinuo-rules 1\n") + cut) == 2);
    CHECK(own.all().empty());
  }
}

TEST_CASE("a store that is full or forbidden is said where the rules are saved, and they stay for now") {
  for (const StoreResult answer : {StoreResult::Full, StoreResult::Forbidden}) {
    Lent lent;
    App app(lent.services(), {"en"});
    open_builder(app, "official");
    lent.answer = answer;
    app.change("name", "Mine");
    app.activate("save");
    CHECK(row_of(app, "save").help.find("could not be saved") != std::string::npos);
    CHECK(was_said(app, "could not be saved"));
    app.activate("back");
    app.activate("back");
    CHECK(row_of(app, "own:0").label == "Mine");
  }
}

TEST_CASE("a code or a link gives back the rules it was made from") {
  Rng rng = Rng::seeded(11);
  for (int i = 0; i < 500; ++i) {
    Rules rules = preset_rules(presets()[rng.below(static_cast<std::uint32_t>(presets().size()))]);
    for (int change = static_cast<int>(rng.below(30)); change > 0; --change) set_any(rules, rng);
    const std::string code = share_code(rules);
    CHECK(read_code(code).wrong.empty());
    CHECK(read_code(code).rules == rules);
    std::string link = "https://example.org/game/?test=1&rules=";
    for (const char c : code)
      link += c == ' ' ? (i % 2 == 0 ? "+" : "%20") : c == '=' && i % 3 == 0 ? "%3D" : std::string(1, c);
    CHECK(read_code(link + "&x=1#end").rules == rules);
  }
  CHECK(read_code("  bump\n hand_size=9 ").rules.hand_size == 9);
  CHECK(read_code("classic klingon=2 target=100").wrong == "klingon=2");
  CHECK(read_code("target=1").wrong == "target=1");
  CHECK_FALSE(read_code("").wrong.empty());
  CHECK_FALSE(read_code("https://example.org/?rules=").wrong.empty());
  CHECK(read_code("%zz%").wrong == "%zz%");
  CHECK(read_code(std::string(3000, 'x')).wrong.size() < 60);
}

TEST_CASE("a link opens the page of its rules before anything is played; a wrong one is said and changes nothing") {
  Lent lent;
  {
    App app(lent.services(), {"en"});
    app.open_rules("official hand_size=4");
    CHECK(app.screen() == Screen::RuleSet);
    CHECK(find_row(app, "fact:hand_size") != nullptr);
    CHECK(app.match() == nullptr);
    CHECK(app.settings() == Settings{});
    app.activate("play_rules");
    REQUIRE(app.match() != nullptr);
    CHECK(app.match()->truth().rules.hand_size == 4);
  }
  App app(lent.services(), {"en"});
  const Settings before = app.settings();
  app.open_rules("official hand_size=400");
  CHECK(app.screen() == Screen::Start);
  CHECK(app.form().rows[1].kind == Row::Kind::Problem);
  CHECK(app.form().rows[1].label.find("hand_size=400") != std::string::npos);
  CHECK(app.settings() == before);
  app.activate("rules");
  CHECK_FALSE(row_of(app, "open_code").enabled);
  app.change("code", "nonsense");
  app.activate("open_code");
  CHECK(app.screen() == Screen::Rules);
  CHECK(row_of(app, "code").problems.size() == 1);
  CHECK(was_said(app, "nonsense"));
  app.change("code", "pairs hand_size=6");
  CHECK(row_of(app, "code").problems.empty());
  app.activate("open_code");
  CHECK(app.screen() == Screen::RuleSet);
  CHECK(app.form().title == "Pairs · 1 changed");
}

TEST_CASE("the texts of the rules are asked for when they are needed, and waited for") {
  Lent lent;
  App app(lent.services(), {"en"});
  lent.texts_here = false;
  app.activate("rules");
  CHECK(app.screen() == Screen::Rules);
  CHECK(find_row(app, "set:official") == nullptr);
  CHECK(find_row(app, "back") != nullptr);
  const int version = app.texts_version();
  lent.texts_here = true;
  app.step(0.1);
  CHECK(find_row(app, "set:official") != nullptr);
  CHECK(app.texts_version() != version);
}

TEST_CASE("a match that waits is named before other rules end it") {
  Lent lent;
  App app(lent.services(), {"en"});
  app.activate("play");
  Rng rng = Rng::seeded(1);
  play_on(app, rng, 40);
  app.activate("menu");
  app.activate("leave");
  open_preset(app, "official");
  const Row before = row_of(app, "play_rules");
  CHECK_FALSE(before.help.empty());
  const int number = app.match_number();
  app.activate("play_rules");
  CHECK(app.match_number() == number);
  CHECK(row_of(app, "play_rules").label != before.label);
  app.activate("play_rules");
  CHECK(app.match_number() == number + 1);
}

TEST_CASE("as many players are offered as the chosen rules can be played by, and those that are set") {
  Lent lent;
  App app(lent.services(), {"en"});
  const auto range = [&app] {
    const Row* row = find_row(app, "players");
    REQUIRE(row != nullptr);
    return std::pair(row->least, row->most);
  };
  CHECK(range() == std::pair(2, 10));
  app.change("players", "8");
  app.open_rules("cafe");
  app.activate("take");
  for (int i = 0; i < 3 && app.screen() != Screen::Start; ++i) app.activate("back");
  REQUIRE(app.screen() == Screen::Start);
  CHECK(range() == std::pair(2, 8));
  app.change("players", "9");
  CHECK(range() == std::pair(2, 9));
}
