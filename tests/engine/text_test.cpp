// Text helpers: words, lines, comments, numbers, JSON strings.
#include "base/text.hpp"

#include "support/printing.hpp"

using namespace yinuo;

using Words = std::vector<std::string_view>;

TEST_CASE("words are what stands between spaces and tabs") {
  CHECK(split_words("") == Words{});
  CHECK(split_words("  \t ") == Words{});
  CHECK(split_words(" 0 play\tR5  ") == Words{"0", "play", "R5"});
}

TEST_CASE("lines end with LF or CR LF, and a last empty line does not count") {
  CHECK(split_lines("") == Words{});
  CHECK(split_lines("a\r\n\nb\n") == Words{"a", "", "b"});
  CHECK(split_lines("a\nb") == Words{"a", "b"});
}

TEST_CASE("a comment begins with a # at the start or behind a space, but not in quotes") {
  CHECK(without_comment("# all") == "");
  CHECK(without_comment("0 draw # why") == "0 draw ");
  CHECK(without_comment("no#comment") == "no#comment");
  CHECK(without_comment("player 0 human \"a # b\" # c") == "player 0 human \"a # b\" ");
}

TEST_CASE("numbers are whole words of digits") {
  CHECK(parse_number("0") == 0);
  CHECK(parse_number("-12") == -12);
  CHECK(parse_number("999999999999999999") == 999999999999999999);
  for (const std::string_view word : {"", "-", "1x", "+1", " 1", "1.0", "1000000000000000000"}) {
    CHECK_MESSAGE(!parse_number(word).has_value(), word);
  }
}

TEST_CASE("hexadecimal numbers have 1 to 16 digits and are written in lower case") {
  CHECK(parse_hex("ff") == 255u);
  CHECK(parse_hex("FFFFFFFFFFFFFFFF") == ~std::uint64_t{0});
  for (const std::string_view word : {"", "g", "0x1", "10000000000000000"}) CHECK_FALSE(parse_hex(word).has_value());
  CHECK(to_hex(0xABC) == "abc");
  CHECK(to_hex(0) == "0");
  CHECK(to_hex(0xABC, 6) == "000abc");
}

TEST_CASE("any text survives being a JSON string") {
  for (const std::string text : {"", "Ann", "a \"b\" \\ c", "\n\t\x01", "诺 é", "#1 # 2"}) {
    CHECK(parse_json_string(to_json_string(text)) == text);
  }
}

TEST_CASE("JSON strings are read with their escapes, and refused where they are malformed") {
  CHECK(parse_json_string("\"a\\n\\t\\/\\u0041\\u00e9\\u8bfa\"") == "a\n\t/A\xC3\xA9\xE8\xAF\xBA");
  CHECK(parse_json_string("\"\\ud83d\\ude00\"") == "\xF0\x9F\x98\x80");
  for (const std::string_view word :
       {"", "\"", "a", "\"a", "\"a\"b\"", "\"\\\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"a\nb\"",
        "\"\\ude00\"", "\"\\ud83d\\u0041\"", "\"\\ud83d\\u\"", "\"\\ud83dx\""}) {
    CHECK_MESSAGE(!parse_json_string(word).has_value(), word);
  }
}

TEST_CASE("what stands behind the start of a word, and nothing where it begins otherwise") {
  CHECK(behind("play:R5", "play:") == "R5");
  CHECK(behind("play:", "play:") == "");
  CHECK(behind("x", "") == "x");
  CHECK_FALSE(behind("pla", "play:"));
  CHECK_FALSE(behind("jump:R5", "play:"));
}

TEST_CASE("places in a pattern are filled by number; a place without a value stays") {
  CHECK(fill_in("{0} of {1}", {"2", "3"}) == "2 of 3");
  CHECK(fill_in("{1}{1}{0}", {"a", "b"}) == "bba");
  CHECK(fill_in("{2} {x} {", {"a"}) == "{2} {x} {");
}
