// Cards and sets of faces.
#include "engine/card.hpp"

#include <array>
#include <set>

#include "engine/families/deal.hpp"
#include "engine/families/score.hpp"
#include "engine/notation.hpp"
#include "engine/validate.hpp"
#include "support/printing.hpp"

using namespace yinuo;

TEST_CASE("a face is its colour and rank, for all 54") {
  std::set<std::string> texts;
  for (int index = 0; index < kFaces; ++index) {
    const Face face = face_at(index);
    CHECK(index_of(face) == index);
    CHECK(is_coloured(face) != is_black(face));
    CHECK(is_black(face) == (colour_of(face) == Colour::None));
    if (is_coloured(face)) CHECK(make_face(colour_of(face), rank_of(face)) == face);
    texts.insert(card_text(face));
    CHECK(parse_card(card_text(face)) == face);
  }
  CHECK(texts.size() == kFaces);
  CHECK(rank_of(Face::Wild) == Rank::Wild);
  CHECK(rank_of(Face::WildDrawFour) == Rank::WildDrawFour);
  CHECK_FALSE(is_coloured(Face::Unknown));
  CHECK_FALSE(is_black(Face::Unknown));
  CHECK(card_text(Face::Unknown) == "??");
  CHECK_FALSE(parse_card("??").has_value());
}

TEST_CASE("sets by colour, rank and kind hold what they say") {
  FaceSet all = 0;
  for (int index = 0; index < kFaces; ++index) {
    const Face face = face_at(index);
    CHECK_FALSE(contains(all, face));
    all |= set_of(face);
    CHECK(first_of(set_of(face)) == face);
    CHECK(contains(kBlackFaces, face) == is_black(face));
    CHECK(contains(kColouredFaces, face) == is_coloured(face));
    CHECK(contains(kNumberFaces, face) == is_number(face));
    CHECK(contains(kDrawFaces, face) == (draw_value(face) > 0));
    for (int i = 0; i < kColours; ++i) {
      const auto colour = static_cast<Colour>(i);
      CHECK(contains(faces_of_colour(colour), face) == (colour_of(face) == colour));
    }
    for (int i = 0; i <= static_cast<int>(Rank::WildDrawFour); ++i) {
      const auto rank = static_cast<Rank>(i);
      CHECK(contains(faces_of_rank(rank), face) == (is_coloured(face) && rank_of(face) == rank));
    }
  }
  CHECK(size_of(all) == kFaces);
  CHECK(faces_of_colour(Colour::None) == 0u);
  CHECK_FALSE(contains(all, Face::Unknown));
  CHECK(draw_value(Face::WildDrawFour) == 4);
  CHECK(draw_value(make_face(Colour::Green, Rank::DrawTwo)) == 2);
  CHECK(draw_value(Face::Wild) == 0);
}

TEST_CASE("the official deck: one 0 and two of all others in each colour, four of each black card") {
  std::array<Face, kMaxSlots> deck;
  const int cards = deal::list_faces(Rules{}, deck);
  CHECK(cards == 108);
  CHECK(cards == deck_size(Rules{}));
  std::array<int, kFaces> copies{};
  for (int i = 0; i < cards; ++i) ++copies[static_cast<std::size_t>(index_of(deck[static_cast<std::size_t>(i)]))];
  for (int index = 0; index < kFaces; ++index) {
    const Face face = face_at(index);
    const int expected = is_black(face) ? 4 : rank_of(face) == Rank::Zero ? 1 : 2;
    CHECK_MESSAGE(copies[static_cast<std::size_t>(index)] == expected, card_text(face));
  }
}

TEST_CASE("deck options change how many copies there are") {
  Rules rules;
  rules.zeros = 3;
  rules.numbers = 1;
  rules.actions = 0;
  rules.wilds = 8;
  rules.wild4s = 1;
  rules.decks = 2;
  std::array<Face, kMaxSlots> deck;
  const int cards = deal::list_faces(rules, deck);
  CHECK(cards == 2 * (4 * (3 + 9) + 9));
  CHECK(cards == deck_size(rules));
  int zeros = 0, actions = 0, wilds = 0;
  for (int i = 0; i < cards; ++i) {
    const Face face = deck[static_cast<std::size_t>(i)];
    zeros += face == make_face(Colour::Blue, Rank::Zero) ? 1 : 0;
    actions += is_coloured(face) && !is_number(face) ? 1 : 0;
    wilds += face == Face::Wild ? 1 : 0;
  }
  CHECK(zeros == 6);
  CHECK(actions == 0);
  CHECK(wilds == 16);
}

TEST_CASE("cards cost their number, 20 for actions and 50 for black ones; low: 10, 20 and 40; a red 0 may cost 100") {
  Rules rules;
  const Face red_zero = make_face(Colour::Red, Rank::Zero);
  for (int i = 0; i <= 9; ++i) CHECK(score::points_of(rules, make_face(Colour::Green, static_cast<Rank>(i))) == i);
  for (const Rank rank : {Rank::Skip, Rank::Reverse, Rank::DrawTwo}) {
    CHECK(score::points_of(rules, make_face(Colour::Yellow, rank)) == 20);
  }
  CHECK(score::points_of(rules, Face::Wild) == 50);
  CHECK(score::points_of(rules, Face::WildDrawFour) == 50);
  CHECK(score::points_of(rules, red_zero) == 0);
  rules.values = CardValues::Low;
  rules.red_zero_100 = true;
  CHECK(score::points_of(rules, make_face(Colour::Blue, Rank::DrawTwo)) == 10);
  CHECK(score::points_of(rules, Face::Wild) == 20);
  CHECK(score::points_of(rules, Face::WildDrawFour) == 40);
  CHECK(score::points_of(rules, red_zero) == 100);
  CHECK(score::points_of(rules, make_face(Colour::Blue, Rank::Zero)) == 0);
}
