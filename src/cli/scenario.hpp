// Scenarios: small cases in the text form, each a set-up, actions and checks.
// Promises: a malformed case gives a sentence with its line; a failed check says what was expected and what was found.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "engine/setup.hpp"

namespace yinuo::cli {

struct ScenarioLine {
  int number = 0;  // in its file, from 1
  std::string text;
};

struct Scenario {
  std::string title;
  std::vector<std::string> rows;  // of the rules it covers
  int line = 0;
  int rules_line = 0;  // of a word of the set-up, for problems found when it is built
  Setup setup;
  std::vector<ScenarioLine> steps;
};

// All cases of a file.
[[nodiscard]] Result<std::vector<Scenario>> parse_scenarios(std::string_view text);

struct Failure {
  int line = 0;
  std::string sentence;  // "expected … got …"
};

// The failures of one case; it stops at an action that is refused or a line that cannot be read.
[[nodiscard]] std::vector<Failure> run_scenario(const Scenario& scenario);

}  // namespace yinuo::cli
