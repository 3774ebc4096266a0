#include "cli/view_fields.hpp"

#include "base/text.hpp"
#include "engine/notation.hpp"

namespace yinuo::cli {
namespace {

const Json kNothing{};

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

}  // namespace

void ViewFields::refuse(std::string_view key, std::string_view why) {
  const bool ended = !why.empty() && why.back() == '.';
  if (!problem_) problem_ = Problem{"'" + std::string(key) + "' " + std::string(why) + (ended ? "" : ".")};
}

const Json& ViewFields::needed(std::string_view key) {
  if (const Json* member = view_.find(key)) return *member;
  refuse(key, "is missing from the view");
  return kNothing;
}

std::optional<int> ViewFields::number_in(const Json& value, int least, int most) const {
  const auto number = value.kind == Json::Kind::Number ? parse_number(value.text) : std::nullopt;
  if (!number || *number < least || *number > most) return std::nullopt;
  return static_cast<int>(*number);
}

int ViewFields::number(std::string_view key, int least, int most, int otherwise) {
  const Json* member = view_.find(key);
  if (member == nullptr) return otherwise;
  const auto number = number_in(*member, least, most);
  refuse_if(!number, key, "is a whole number from " + range(least, most));
  return number.value_or(otherwise);
}

bool ViewFields::truth(std::string_view key) {
  const Json* member = view_.find(key);
  refuse_if(member != nullptr && member->kind != Json::Kind::Bool, key, "is true or false");
  return member != nullptr && member->text == "true";
}

std::string ViewFields::text(std::string_view key) {
  const Json* member = view_.find(key);
  if (member == nullptr) return {};
  refuse_if(member->kind != Json::Kind::String, key, "is a text");
  return member->text;
}

std::size_t ViewFields::word(std::string_view key, std::string_view words) {
  if (!has(key)) return 0;
  const std::string said = text(key);
  const std::vector<std::string_view> known = split_words(words);
  std::string list;
  for (std::size_t i = 0; i < known.size(); ++i) {
    if (known[i] == said) return i;
    list += (i > 0 ? ", " : "") + std::string(known[i]);
  }
  refuse(key, "is one of " + list);
  return 0;
}

Seat ViewFields::seat(std::string_view key, int seats, Seat otherwise) {
  return static_cast<Seat>(number(key, 0, seats - 1, otherwise));
}

SeatSet ViewFields::seats(std::string_view key, int seats) {
  SeatSet set = 0;
  const Json* list = view_.find(key);
  if (list == nullptr) return set;
  refuse_if(list->kind != Json::Kind::Array, key, "is a list of seats");
  for (const Json& item : list->items) {
    const auto seat = number_in(item, 0, seats - 1);
    refuse_if(!seat, key, "holds seats, " + range(0, seats - 1));
    if (seat) set |= set_of(static_cast<Seat>(*seat));
  }
  return set;
}

std::vector<int> ViewFields::numbers(std::string_view key, std::size_t count, int least, int most) {
  std::vector<int> numbers;
  const Json* list = view_.find(key);
  if (list == nullptr) return numbers;
  refuse_if(list->kind != Json::Kind::Array || list->items.size() != count, key, "is a list, one number for each seat");
  for (const Json& item : list->items) {
    const auto number = number_in(item, least, most);
    refuse_if(!number, key, "holds whole numbers from " + range(least, most));
    numbers.push_back(number.value_or(0));
  }
  return numbers;
}

std::vector<Face> ViewFields::cards(std::string_view key, const Json& list) {
  std::vector<Face> faces;
  refuse_if(list.kind != Json::Kind::Array, key, "needs its cards as lists");
  for (const Json& item : list.items) {
    const auto face = item.text == card_text(Face::Unknown) ? Face::Unknown : parse_card(item.text);
    const bool is_card = item.kind == Json::Kind::String && face.has_value();
    refuse_if(!is_card, key, "holds '" + item.text + "', which is no card");
    if (is_card) faces.push_back(*face);
  }
  return faces;
}

}  // namespace yinuo::cli
