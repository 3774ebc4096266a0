// An App for tests: texts from assets/strings, a store in memory, a fixed seed.
#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "engine/apply.hpp"
#include "engine/check.hpp"
#include "engine/record.hpp"

namespace yinuo::support {

[[nodiscard]] inline std::optional<std::string> read_texts(const std::string& language) {
  std::ifstream file("assets/strings/" + language + ".txt", std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// What the program lends to App, kept where a test can look at it and break it.
struct Lent {
  std::map<std::string, std::string> stored{};
  app::StoreResult answer = app::StoreResult::Ok;
  std::uint64_t seed = 1;
  bool texts_here = true, fonts_here = true;
  std::string now = "2026-11-30 14:05";
  std::vector<std::string> given{};         // files: a name and a text by turns
  int owner = 0, windows = 0;               // windows of one store: see window()
  std::size_t largest = std::string::npos;  // a longer text finds no room

  [[nodiscard]] app::Services services() {
    return {
        .load = [this](const std::string& key) -> std::optional<std::string> {
          const auto found = stored.find(key);
          if (found == stored.end()) return std::nullopt;
          return found->second;
        },
        .store =
            [this](const std::string& key, const std::string& text) {
              if (answer != app::StoreResult::Ok) return answer;
              if (text.size() > largest) return app::StoreResult::Full;
              stored[key] = text;
              if (text.empty()) stored.erase(key);
              return answer;
            },
        .texts = [this](const std::string& language) { return texts_here ? read_texts(language) : std::nullopt; },
        .can_write = [this](const std::string&) { return fonts_here; },
        .entropy = [this] { return seed; },
        .now = [this] { return now; },
        .claim = {},
        .ours = {},
        .give_file = [this](const std::string& name, const std::string& text) -> std::optional<std::string> {
          given.insert(given.end(), {name, text});
          return std::string();
        },
    };
  }

  // One of several windows that share the store: the one that has claimed it last may write.
  [[nodiscard]] app::Services window() {
    app::Services lent = services();
    const int mine = ++windows;
    lent.claim = [this, mine] { owner = mine; };
    lent.ours = [this, mine] { return owner == mine; };
    lent.store = [this, mine, store = lent.store](const std::string& key, const std::string& text) {
      return owner == mine ? store(key, text) : app::StoreResult::Elsewhere;
    };
    return lent;
  }
};

// A match by any rules that nobody has begun yet, the person at seat 0, or so many from there on, as a saved one.
[[nodiscard]] inline std::string fresh_record(const Rules& rules, int seats, std::uint64_t seed, int people = 1) {
  Record record;
  record.rules = rules;
  record.seats = seats;
  record.seed = seed;
  for (int seat = 0; seat < seats; ++seat) record.players.push_back({seat < people ? "human" : "normal", ""});
  return record_text(record, start_match(rules, seats, seed));
}

// A match of two by the official rules. The computer player has just played a Wild Draw Four, as guilty as said.
[[nodiscard]] inline std::string answered_by_four(Guilt guilt) {
  for (std::uint64_t seed = 1; seed < 900; ++seed) {
    Record record;
    record.seats = 2;
    record.seed = seed;
    record.players = {{"human", ""}, {"normal", ""}};
    State state = start_match(record.rules, 2, seed);
    const auto done = [&](const Action& action) {
      if (check(state, action) != Refusal::None) return false;
      record.actions.push_back(action);
      apply(state, action);
      return true;
    };
    if (state.turn == 0 && !(done(act(ActionKind::Draw, 0)) && done(act(ActionKind::Pass, 0)))) continue;
    if (state.stage != Stage::Turn || !done(play(1, Face::WildDrawFour, Colour::Red))) continue;
    if (state.chain.guilt == guilt) return record_text(record, state);
  }
  return {};
}

// The first enabled item whose id begins so; empty when there is none.
[[nodiscard]] inline std::string offered(const app::App& app, const std::string& start) {
  for (const app::Item& item : app.mirror()) {
    if (item.enabled && item.id.compare(0, start.size(), start) == 0) return item.id;
  }
  return {};
}

[[nodiscard]] inline const app::Row* find_row(const app::App& app, const std::string& key) {
  for (const app::Row& row : app.form().rows) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

// A person who takes any of the enabled items, but not those that leave the table or the match, makes no sound and asks
// for no advice.
inline std::string any_intent(const app::App& app, Rng& rng) {
  std::vector<std::string> ids;
  for (const app::Item& item : app.mirror()) {
    const bool sounds = item.id == "shout" || item.id == "laugh";
    const bool leaves = item.id == "menu" || item.id == "history" || item.id == "rules" || item.id == "new" ||
                        item.id == "leave" || item.id == "cues" || item.id == "cancel" || item.id == "tip" ||
                        item.id == "auto" || item.id == "watch";
    // Who only ever asked for the device would never play.
    const bool asks = item.id.rfind("look:", 0) == 0 && rng.below(8) != 0;
    const bool stays = !sounds && !leaves && !asks;
    if (item.enabled && stays) ids.push_back(item.id);
  }
  if (ids.empty()) return {};
  return ids[rng.below(static_cast<std::uint32_t>(ids.size()))];
}

// Plays on with random intents for so many steps of a quarter of a second, or until the match is over.
inline void play_on(app::App& app, Rng& rng, int steps) {
  for (int i = 0; i < steps && app.match()->truth().stage != Stage::MatchOver; ++i) {
    app.step(0.25);
    const std::string id = any_intent(app, rng);
    if (!id.empty()) app.activate(id);
  }
}

}  // namespace yinuo::support
