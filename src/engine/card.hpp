// Cards: colours, ranks, faces, and the numbers that name seats and card slots.
// Promises: plain values of one or two bytes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace yinuo {

enum class Colour : std::uint8_t { Red, Yellow, Green, Blue, None };
inline constexpr int kColours = 4;

// What stands on a card beside its colour. Zero to Nine are 0 to 9.
enum class Rank : std::uint8_t {
  Zero,
  One,
  Two,
  Three,
  Four,
  Five,
  Six,
  Seven,
  Eight,
  Nine,
  Skip,
  Reverse,
  DrawTwo,
  Wild,
  WildDrawFour
};
inline constexpr int kColouredRanks = 13;

// A face is a bit's place in a FaceSet: colour * 16 + rank; the black faces stand behind the red ones. Unknown: a face
// that the viewer has not seen.
enum class Face : std::uint8_t { Wild = 13, WildDrawFour = 14, Unknown = 63 };
inline constexpr int kFaces = 54;

// A card: its place in the shuffled deck, whatever its face.
using Slot = std::uint16_t;
inline constexpr Slot kNoSlot = 0xFFFF;
inline constexpr int kMaxSlots = 448;

// A place at the table, from 0, clockwise.
using Seat = std::uint8_t;
inline constexpr Seat kNoSeat = 0xFF;
inline constexpr int kMaxSeats = 10;

[[nodiscard]] constexpr int bit_of(Face face) { return static_cast<int>(face); }
[[nodiscard]] constexpr Face make_face(Colour colour, Rank rank) {
  return static_cast<Face>(static_cast<int>(colour) << 4 | static_cast<int>(rank));
}
[[nodiscard]] constexpr bool is_black(Face face) { return face == Face::Wild || face == Face::WildDrawFour; }
[[nodiscard]] constexpr bool is_coloured(Face face) { return (bit_of(face) & 15) < kColouredRanks; }
[[nodiscard]] constexpr Colour colour_of(Face face) {
  return is_coloured(face) ? static_cast<Colour>(bit_of(face) >> 4) : Colour::None;
}
// Not for Unknown.
[[nodiscard]] constexpr Rank rank_of(Face face) { return static_cast<Rank>(bit_of(face) & 15); }
[[nodiscard]] constexpr bool is_number(Face face) { return is_coloured(face) && rank_of(face) <= Rank::Nine; }

// For tables and loops: 0 to 51 coloured, by colour, then rank; 52 Wild; 53 Wild Draw Four. Any other number: Unknown.
[[nodiscard]] constexpr Face face_at(int index) {
  if (index == 52) return Face::Wild;
  if (index == 53) return Face::WildDrawFour;
  if (index < 0 || index > 53) return Face::Unknown;
  return make_face(static_cast<Colour>(index / kColouredRanks), static_cast<Rank>(index % kColouredRanks));
}
// The inverse; not for Unknown.
[[nodiscard]] constexpr int index_of(Face face) {
  if (is_black(face)) return 39 + static_cast<int>(rank_of(face));
  return static_cast<int>(colour_of(face)) * kColouredRanks + static_cast<int>(rank_of(face));
}

// What a draw card makes the next seat draw: 2, 4, or 0 for every other face.
[[nodiscard]] constexpr int draw_value(Face face) {
  if (face == Face::WildDrawFour) return 4;
  return is_coloured(face) && rank_of(face) == Rank::DrawTwo ? 2 : 0;
}

// A set of faces, one bit each.
using FaceSet = std::uint64_t;
[[nodiscard]] constexpr FaceSet set_of(Face face) { return FaceSet{1} << bit_of(face); }
[[nodiscard]] constexpr FaceSet faces_of_colour(Colour colour) {
  return colour == Colour::None ? 0 : FaceSet{0x1FFF} << (16 * static_cast<int>(colour));
}
// The four coloured faces of a rank; nothing for the black ranks.
[[nodiscard]] constexpr FaceSet faces_of_rank(Rank rank) {
  return rank > Rank::DrawTwo ? 0 : FaceSet{0x0001000100010001} << static_cast<int>(rank);
}
inline constexpr FaceSet kBlackFaces = set_of(Face::Wild) | set_of(Face::WildDrawFour);
inline constexpr FaceSet kColouredFaces = 0x1FFF1FFF1FFF1FFF;
inline constexpr FaceSet kNumberFaces = 0x03FF03FF03FF03FF;
inline constexpr FaceSet kDrawFaces = faces_of_rank(Rank::DrawTwo) | set_of(Face::WildDrawFour);

// Never true for Unknown: its bit stands for no card.
[[nodiscard]] constexpr bool contains(FaceSet set, Face face) { return (set >> bit_of(face) & 1) != 0; }
[[nodiscard]] constexpr int size_of(FaceSet set) { return std::popcount(set); }
// The face with the lowest number. `set` is not empty.
[[nodiscard]] constexpr Face first_of(FaceSet set) { return static_cast<Face>(std::countr_zero(set)); }

}  // namespace yinuo
