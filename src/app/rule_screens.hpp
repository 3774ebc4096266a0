// The screens about rules, as rows: the list of rule sets, the page of one, the rules of the running match. The builder
// is in builder.hpp.
// Promises: made from the option table, the texts and what the desk holds alone; keys are stable, their meaning is
// App's. Keys of buttons: set:classic own:0 now make_own open_code | play_rules take change rename delete delete_yes
// delete_no | help back. Keys of values: code name. What has been copied comes back as copied or copy_failed.
#pragma once

#include <cstdint>
#include <string>

#include "app/own_rules.hpp"
#include "app/rule_set.hpp"
#include "app/screens.hpp"
#include "app/strings.hpp"

namespace yinuo::app {

// What these screens are about now.
struct RuleDesk {
  OwnRules own{};
  RuleSet shown{};  // on the page and in the builder
  std::string code{}, name{}, search{};
  std::uint32_t open = 1;  // the groups of the builder that are open, by their place
  bool deleting = false;   // "really?" is being asked
  bool from_list = false;  // the builder was opened from the list
  std::string status{};    // what the last press did, in words
  std::string wrong{};     // why a code could not be read
};

// The rules that a set was made from; where those are gone, the nearest preset's, and the set says so from then on.
[[nodiscard]] Rules base_of(RuleSet& set, const OwnRules& own);

// What the page needs beside the desk.
struct RuleFacts {
  const Strings& strings;
  const RuleSet& chosen;  // of the next match
  int seats = 2;
  bool waits = false;  // a match would be ended by beginning another
  bool sure = false;   // that was wanted once: the next press ends it
};

[[nodiscard]] Form rules_form(const RuleFacts& facts, const RuleDesk& desk);
[[nodiscard]] Form rule_set_form(const RuleFacts& facts, const RuleDesk& desk, const Rules& base);
[[nodiscard]] Form match_rules_form(const Strings& strings, const Rules& rules);
// While the texts are on their way.
[[nodiscard]] Form loading_form(const Strings& strings);

// "Classic", or "Classic · 2 changed".
[[nodiscard]] std::string set_name(const Strings& strings, const RuleSet& set, const Rules& base);
// The same for the rules of a match, which has none: by the name of the person's own set that they are, if any.
[[nodiscard]] std::string name_of_rules(const Strings& strings, const Rules& rules, const OwnRules& own);
// The ways to the help and back: every page about rules has both.
void add_ways_out(Form& form, const Strings& strings);
// The last row of a page that can be played from, with what stands against it.
[[nodiscard]] Row play_row(const RuleFacts& facts, const Rules& rules);

}  // namespace yinuo::app
