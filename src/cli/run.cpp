// yinuo-cli run: scenarios, and which option values they are sensitive to.
#include <cstdio>
#include <set>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/scenario.hpp"
#include "engine/options.hpp"
#include "engine/validate.hpp"

namespace yinuo::cli {
namespace {

struct CaseFile {
  std::string path;
  std::vector<Scenario> cases;
};

struct Loaded {
  std::vector<CaseFile> files;
  int unreadable = 0;
};

Loaded load(const Arguments& paths) {
  Loaded loaded;
  for (const std::string& path : paths) {
    const std::vector<std::string> found = text_files(path);
    if (found.empty()) {
      std::printf("%s: there are no scenarios here\n", path.c_str());
      ++loaded.unreadable;
    }
    for (const std::string& file : found) {
      const auto text = read_file(file);
      if (!text) {
        std::printf("%s: the file cannot be read\n", file.c_str());
        ++loaded.unreadable;
        continue;
      }
      Result<std::vector<Scenario>> cases = parse_scenarios(*text);
      if (cases.ok() && cases.value().empty()) {
        std::printf("%s: there are no scenarios in this file\n", file.c_str());
        ++loaded.unreadable;
      } else if (cases.ok()) {
        loaded.files.push_back({file, std::move(cases.value())});
      } else {
        std::printf("%s:%d: %s\n", file.c_str(), cases.problem().line, cases.problem().sentence.c_str());
        ++loaded.unreadable;
      }
    }
  }
  return loaded;
}

int run_all(const Loaded& loaded) {
  int passed = 0, failed = loaded.unreadable;
  for (const CaseFile& file : loaded.files) {
    for (const Scenario& scenario : file.cases) {
      const std::vector<Failure> failures = run_scenario(scenario);
      ++(failures.empty() ? passed : failed);
      for (const Failure& failure : failures) {
        std::printf("%s:%d: %s (case: %s)\n", file.path.c_str(), failure.line, failure.sentence.c_str(),
                    scenario.title.c_str());
      }
    }
  }
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}

// Whether some case has another outcome when this option has this value.
bool some_case_changes(const Loaded& loaded, const Option& option, int value) {
  for (const CaseFile& file : loaded.files) {
    for (const Scenario& scenario : file.cases) {
      Scenario changed = scenario;
      if (option.get(changed.setup.rules) == value) continue;
      option.set(changed.setup.rules, value);
      if (!run_scenario(changed).empty()) return true;
    }
  }
  return false;
}

// The values worth trying: all of a choice; the ends and the neighbours of the default of a count.
std::set<int> values_to_try(const Option& option) {
  std::set<int> values;
  const int normal = option.get(Rules{});
  for (int value = option.least; value <= option.most; ++value) {
    const bool small = option.most - option.least <= 10;
    const bool edge = value == option.least || value == option.most || std::abs(value - normal) <= 1;
    if (option.is_built(value) && (small || edge)) values.insert(value);
  }
  return values;
}

// What no case can show, and why.
struct Unseen {
  std::string_view key, value;  // without a value: all of them
};
constexpr Unseen kUnseen[] = {
    {"dealer", ""},         // a case names its dealer
    {"max_players", "10"},  // there is no larger table
    {"turn_seconds", ""},   // the engine knows no clock: the program's answer is ai/timeout.hpp's
};

bool can_be_seen(const Option& option, int value) {
  for (const Unseen& unseen : kUnseen) {
    if (unseen.key == option.key && (unseen.value.empty() || unseen.value == option.value_text(value))) return false;
  }
  return true;
}

int run_sensitivity(const Loaded& loaded) {
  int insensitive = 0, tried = 0;
  for (const Option& option : options()) {
    for (const int value : values_to_try(option)) {
      if (option.built == 0 || !can_be_seen(option, value)) continue;
      ++tried;
      if (some_case_changes(loaded, option, value)) continue;
      ++insensitive;
      std::printf("%s=%s changes no case\n", std::string(option.key).c_str(), option.value_text(value).c_str());
    }
  }
  std::printf("%d values change a case, %d change none\n", tried - insensitive, insensitive);
  return insensitive == 0 && tried > 0 ? 0 : 1;
}

}  // namespace

int run_command(const Arguments& arguments) {
  Arguments paths;
  bool sensitivity = false;
  for (const std::string& word : arguments) {
    if (word == "--sensitivity") {
      sensitivity = true;
    } else {
      paths.push_back(word);
    }
  }
  if (paths.empty()) return misuse("'run' needs a file or a folder with scenarios.");
  const Loaded loaded = load(paths);
  if (!sensitivity) return run_all(loaded);
  return loaded.unreadable > 0 ? 1 : run_sensitivity(loaded);
}

}  // namespace yinuo::cli
