// Settings and languages.
#include "app/settings.hpp"

#include <doctest/doctest.h>

#include "engine/options.hpp"
#include "engine/validate.hpp"

using namespace yinuo;
using namespace yinuo::app;

TEST_CASE("settings are read back as they were written") {
  for (const int target : {50, 120, 500, 2000}) {
    Settings settings;
    settings.language = "zh-Hant";
    settings.chosen_under = "zh-TW";
    settings.players = 2 + target % 9;
    settings.rules.rules.target = static_cast<std::uint16_t>(target);
    settings.rules.rules.match = target == 50 ? MatchFormat::Single : MatchFormat::FirstTo;
    settings.rules.base = target == 120 ? "classic" : "my \"rules\"";
    settings.rules.own = target != 120;
    settings.speed = 3;
    settings.level = target == 50 ? ai::Level::Beginner : ai::Level::Master;
    settings.motion = Motion::Reduced;
    settings.text = target == 50 ? TextSize::Largest : TextSize::Large;
    set_cues(settings, target == 50 ? Loudness::Quiet : Loudness::Loud);
    if (target > 120) set_cues(settings, Loudness::Off);
    settings.name = "小 \"明\"\n";
    CHECK(parse_settings(settings_text(settings)) == settings);
  }
  CHECK(parse_settings(settings_text(Settings{})) == Settings{});
}

TEST_CASE("settings that make no sense are left at their defaults") {
  const Settings settings = parse_settings(
      "yinuo-settings 1\nplayers 11\nrules no such\nbase nothing\ntarget lots\nspeed 0\nmotion\ntext huge\nlanguage "
      "klingon\n"
      "level godlike\n");
  CHECK(settings.players == Settings{}.players);
  CHECK(settings.rules == Settings{}.rules);
  CHECK(settings.speed == Settings{}.speed);
  CHECK(settings.motion == Settings{}.motion);
  CHECK(settings.text == Settings{}.text);
  CHECK(settings.language.empty());
  CHECK(parse_settings("\xff\xfe\0 garbage = = \"").players == Settings{}.players);
  CHECK(parse_settings("") == Settings{});
}

TEST_CASE("how loud cues are is read back, off or on; what makes no sense is kept aside and changes nothing") {
  CHECK(Settings{}.cues == Loudness::Normal);
  CHECK(parse_settings("cues quiet\n").cues == Loudness::Quiet);
  CHECK(parse_settings("cues off\n").cues_again == Loudness::Normal);
  const Settings off = parse_settings("cues off loud\n");
  CHECK(off.cues == Loudness::Off);
  CHECK(off.cues_again == Loudness::Loud);
  for (const char* line : {"cues", "cues deafening", "cues off off", "cues off never", "cues 2"}) {
    CAPTURE(line);
    const Settings settings = parse_settings(line);
    CHECK(settings.cues == Loudness::Normal);
    CHECK(settings.cues_again == Loudness::Normal);
    CHECK(settings.unread == std::vector<std::string>{line});
  }
}

TEST_CASE("what a later version has written is kept") {
  const Settings settings = parse_settings("yinuo-settings 2\nplayers 6\ntheme night  sky\n");
  CHECK(settings.players == 6);
  const std::string text = settings_text(settings);
  CHECK(text.find("theme night  sky\n") != std::string::npos);
}

TEST_CASE("who has played before there were levels keeps the opponents; who has just come meets easier ones") {
  CHECK(parse_settings("yinuo-settings 2\nplayers 6\n").level == ai::Level::Steady);
  CHECK(parse_settings("yinuo-settings 2\nlevel sharp\n").level == ai::Level::Sharp);
  CHECK(parse_settings("").level == ai::Level::Casual);
}

TEST_CASE("settings of the first version keep their length") {
  CHECK(rules_of(parse_settings("yinuo-settings 1\ntarget 300\n")).target == 300);
  CHECK(rules_of(parse_settings("yinuo-settings 1\ntarget single\n")).match == MatchFormat::Single);
  CHECK(rules_of(parse_settings("yinuo-settings 1\n")) == first_rules().rules);
}

TEST_CASE("every number of players can play at first") {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players)
    CHECK(why_not_playable(rules_of(Settings{}), players).empty());
}

TEST_CASE("the person's languages decide, first come first served") {
  CHECK(pick_language({"zh-TW", "en"}) == "zh-Hant");
  CHECK(pick_language({"zh-Hant-CN"}) == "zh-Hant");
  CHECK(pick_language({"zh-HK"}) == "zh-Hant");
  CHECK(pick_language({"zh_MO"}) == "zh-Hant");
  CHECK(pick_language({"zh"}) == "zh-Hans");
  CHECK(pick_language({"zh-CN", "en"}) == "zh-Hans");
  CHECK(pick_language({"zh-Hans"}) == "zh-Hans");
  CHECK(pick_language({"de", "en-GB", "zh"}) == "en");
  CHECK(pick_language({"zhx", "EN"}) == "en");
  CHECK(pick_language({}) == "en");
}

TEST_CASE("a chosen language holds until the person's first language changes") {
  Settings settings;
  settings.language = "en";
  settings.chosen_under = "zh-CN";
  CHECK(language_of(settings, {"zh-CN"}) == "en");
  CHECK(language_of(settings, {"zh-TW", "zh-CN"}) == "zh-Hant");
  CHECK(language_of(Settings{}, {"zh-CN"}) == "zh-Hans");
}
