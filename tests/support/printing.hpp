// How doctest shows the engine's values: as cards, actions and codes instead of numbers.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "engine/notation.hpp"
#include "engine/options.hpp"

namespace doctest {

template <>
struct StringMaker<yinuo::Face> {
  static String convert(yinuo::Face face) { return yinuo::card_text(face).c_str(); }
};
template <>
struct StringMaker<yinuo::Colour> {
  static String convert(yinuo::Colour colour) { return yinuo::colour_text(colour).c_str(); }
};
template <>
struct StringMaker<yinuo::Action> {
  static String convert(const yinuo::Action& action) { return yinuo::action_text(action).c_str(); }
};
template <>
struct StringMaker<yinuo::Refusal> {
  static String convert(yinuo::Refusal refusal) { return std::string(yinuo::refusal_code(refusal)).c_str(); }
};
template <>
struct StringMaker<yinuo::Rules> {
  static String convert(const yinuo::Rules& rules) { return yinuo::rules_text(rules).c_str(); }
};

}  // namespace doctest
