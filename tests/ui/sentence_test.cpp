// Where a sentence may break into lines.
#include "ui/sentence.hpp"

#include <doctest/doctest.h>

using yinuo::ui::pieces_of;
using Pieces = std::vector<std::string_view>;

TEST_CASE("words keep the space behind them") {
  CHECK(pieces_of("Panda plays red 5.") == Pieces{"Panda ", "plays ", "red ", "5."});
  CHECK(pieces_of("") == Pieces{});
  CHECK(pieces_of("one") == Pieces{"one"});
}

TEST_CASE("Chinese breaks between signs, but never before a mark that closes") {
  CHECK(pieces_of("出了牌。你摸") == Pieces{"出", "了", "牌。", "你", "摸"});
  CHECK(pieces_of("摸 4 张！") == Pieces{"摸", " ", "4 ", "张！"});
}

TEST_CASE("pieces joined are the text") {
  for (const std::string_view text : {"Owl: +4, blue – yes", "小狗出了 黄 +2。你要罚摸 2 张。", "é à …"}) {
    std::string joined;
    for (const std::string_view piece : pieces_of(text)) joined += piece;
    CHECK(joined == text);
  }
}
