// What tests of the screens about rules have in common: opening them, finding rows, hearing what is said.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/builder.hpp"
#include "lent.hpp"

namespace yinuo::support {

inline app::Strings all_texts(std::string_view language) {
  app::Strings strings;
  strings.read(read_texts(std::string(language)).value_or(""));
  strings.add(read_texts("rules/" + std::string(language)).value_or(""));
  return strings;
}

inline std::string words_of(const app::Row& row) {
  std::string all = row.label + row.value + row.help + row.example + row.mark;
  for (const std::string& name : row.choice_names) all += name;
  for (const std::string& problem : row.problems) all += problem;
  return all;
}

// A text that is missing shows as its key in brackets; a place that was not filled in as a number in braces.
inline void check_words(const app::Form& form) {
  CHECK_FALSE(form.title.empty());
  for (const app::Row& row : form.rows) {
    const std::string words = words_of(row);
    CHECK_FALSE(words.empty());
    CHECK_MESSAGE(words.find('[') == std::string::npos, words);
    CHECK_MESSAGE(words.find('{') == std::string::npos, words);
  }
}

inline int count_kind(const app::Form& form, app::Row::Kind kind) {
  return static_cast<int>(
      std::count_if(form.rows.begin(), form.rows.end(), [kind](const app::Row& row) { return row.kind == kind; }));
}

inline void open_preset(app::App& app, const std::string& key) {
  app.activate("rules");
  app.activate("set:" + key);
}

// The builder with every group open.
inline void open_builder(app::App& app, const std::string& preset) {
  open_preset(app, preset);
  app.activate("change");
  REQUIRE(app.screen() == app::Screen::Builder);
  std::vector<std::string> closed;
  for (const app::Row& row : app.form().rows) {
    if (row.kind == app::Row::Kind::Section && row.value == "closed") closed.push_back(row.key);
  }
  for (const std::string& key : closed) app.activate(key);
}

inline const app::Row& row_of(const app::App& app, const std::string& key) {
  const app::Row* row = find_row(app, key);
  REQUIRE_MESSAGE(row != nullptr, key);
  return *row;
}

inline bool was_said(app::App& app, const std::string& part) {
  for (const std::string& sentence : app.take_announcements()) {
    if (sentence.find(part) != std::string::npos) return true;
  }
  return false;
}

}  // namespace yinuo::support
