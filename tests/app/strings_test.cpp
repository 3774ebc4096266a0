// The texts of the three languages.
#include "app/strings.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "app/mirror.hpp"
#include "app/settings.hpp"
#include "app/words.hpp"
#include "engine/notation.hpp"
#include "lent.hpp"
#include "support/printing.hpp"

using namespace yinuo;
using namespace yinuo::app;
using yinuo::support::read_texts;

namespace {

Strings strings_in(std::string_view language) {
  Strings strings;
  const auto table = read_texts(std::string(language));
  REQUIRE(table.has_value());
  strings.read(*table);
  const auto rules = read_texts("rules/" + std::string(language));
  REQUIRE(rules.has_value());
  strings.add(*rules);
  return strings;
}

std::set<char> marks_in(const std::string& text) {
  std::set<char> marks;
  for (std::size_t i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == '{' && text[i + 2] == '}') marks.insert(text[i + 1]);
  }
  return marks;
}

}  // namespace

TEST_CASE("a space stands between a Han character and what is Latin, where values meet words, and nowhere else") {
  Strings strings;
  strings.read("a = 出{0}，{1}了\nb = {0} {1}\nc = play {0}!\n");
  CHECK(strings.text("a", {"红反转", "小狗赢"}) == "出红反转，小狗赢了");
  CHECK(strings.text("a", {"+4", "Bob"}) == "出 +4，Bob 了");
  CHECK(strings.text("b", {"红", "7"}) == "红 7");
  CHECK(strings.text("c", {"7"}) == "play 7!");
  CHECK(plain(compose(strings, "a", {{"+2", Colour::Red}, {"7", Colour::Blue}})) == "出 +2，7 了");
  CHECK_FALSE(needs_gap("、", "7"));
  CHECK_FALSE(needs_gap("", "7"));
}

TEST_CASE("a text table is read: keys, comments, quotes; what is missing shows itself") {
  Strings strings;
  strings.read("# note\n a.b =  {0} plays {1} \r\nspaces = \" and \"\nno equals sign\nlast = x = y");
  CHECK(strings.text("a.b", {"Fox", "R5"}) == "Fox plays R5");
  CHECK(strings.text("spaces") == " and ");
  CHECK(strings.text("last") == "x = y");
  CHECK(strings.text("nothing") == "[nothing]");
  CHECK(strings.keys().size() == 3);
}

TEST_CASE("the three languages have the same keys with the same places to fill") {
  const Strings english = strings_in("en");
  CHECK(english.keys().size() > 150);
  for (const std::string_view language : kLanguages) {
    const Strings other = strings_in(language);
    CHECK(other.keys() == english.keys());
    for (const std::string& key : english.keys()) {
      // A sentence to or about "you" may leave the name out, in each language as it likes.
      const bool person = key.size() > 4 && key.compare(key.size() - 4, 4, ".you") == 0;
      if (person) continue;
      CHECK_MESSAGE(marks_in(other.text(key)) == marks_in(english.text(key)), std::string(language), " ", key);
    }
  }
}

TEST_CASE("every card, colour and refusal has a name in every language") {
  for (const std::string_view language : kLanguages) {
    const Strings strings = strings_in(language);
    std::set<std::string> names;
    for (int index = 0; index < kFaces; ++index) {
      const std::string name = card_name(strings, face_at(index));
      CHECK(name.find('[') == std::string::npos);
      names.insert(name);
    }
    CHECK(names.size() == kFaces);
    for (int code = 0; code < kRefusals; ++code) {
      const std::string sentence = refusal_text(strings, static_cast<Refusal>(code));
      CHECK(sentence.find('[') == std::string::npos);
    }
  }
  CHECK(card_name(strings_in("zh-Hans"), *parse_card("R5")) == "红 5");
  CHECK(card_name(strings_in("zh-Hant"), *parse_card("RS")) == "紅跳過");
  CHECK(card_name(strings_in("en"), *parse_card("B+2")) == "blue Draw Two");
}

TEST_CASE("the traditional table has none of the commonest simplified signs, the simplified none of the traditional") {
  const auto without_own_names = [](std::string_view language) {
    Strings strings = strings_in(language);
    std::string all;
    for (const std::string& key : strings.keys()) {
      if (key.compare(0, 9, "language.") != 0) all += strings.text(key);
    }
    return all;
  };
  const std::string traditional = without_own_names("zh-Hant"), simplified = without_own_names("zh-Hans");
  for (const char* sign :
       {"这", "个", "们", "张", "轮", "还", "红", "黄", "绿",       "蓝", "颜", "时", "说", "过", "转", "变",
        "举", "报", "质", "罚", "库", "弃", "庄", "场", "分数牌库", "电", "脑", "动", "画", "书", "开"}) {
    CHECK_MESSAGE(traditional.find(sign) == std::string::npos, sign);
  }
  for (const char* sign : {"這", "個", "張", "輪", "還", "紅", "黃", "綠", "藍", "顏", "時", "說", "過", "轉",
                           "變", "舉", "報", "質", "罰", "庫", "棄", "莊", "場", "電", "腦", "動", "畫", "開"}) {
    CHECK_MESSAGE(simplified.find(sign) == std::string::npos, sign);
  }
}

TEST_CASE("one thing has one word: whose turn is next, drawing, the piles") {
  const auto check_without = [](std::string_view language, std::initializer_list<std::string_view> words,
                                std::initializer_list<std::string_view> but) {
    const Strings strings = strings_in(language);
    for (const std::string& key : strings.keys()) {
      std::string text = strings.text(key);
      for (const std::string_view allowed : but) {
        for (std::size_t at = 0; (at = text.find(allowed)) != std::string::npos;) text.erase(at, allowed.size());
      }
      for (const std::string_view word : words)
        CHECK_MESSAGE(text.find(word) == std::string::npos, std::string(language), " ", key, ": ", text);
    }
  };
  // Seats are drawn by lot; a device is passed to another person, not to the next player.
  check_without("zh-Hans", {"下一个", "下一位", "抽", "牌库", "暂停一次", "标记", "重播"},
                {"抽座位", "抽一次座位", "交给下一位"});
  check_without("zh-Hant", {"下一個", "下一位", "摸", "牌堆", "停一回合", "反轉", "記錄", "標記", "回放"},
                {"棄牌堆", "交給下一位"});
  check_without("en", {"colour in force", "loses a turn", "stock"}, {});
}

TEST_CASE("a sentence shows its cards in their colours and joined reads as the text") {
  const Strings strings = strings_in("en");
  const Runs runs = compose(strings, "said.plays_black",
                            {{"Fox"}, card_run(strings, Face::Wild), colour_run(strings, Colour::Green)});
  CHECK(plain(runs) == "Fox plays Wild and chooses green.");
  CHECK(std::count_if(runs.begin(), runs.end(), [](const Run& run) { return run.colour == Colour::Green; }) == 1);
  const Runs cards = {card_run(strings, *parse_card("R5")), card_run(strings, *parse_card("W")), {"x"}};
  CHECK(plain(compose(strings, "said.draws.you", {{"You"}, {"3"}}, listed(strings, cards))) ==
        "You draw 3 cards: red 5, Wild and x.");
}
