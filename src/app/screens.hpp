// Every screen that is not the table, described once as rows; web and native draw the same rows.
// Promises: rows are plain data made from settings and texts alone; keys are stable, their meaning is App's.
// Does not know: how a row is drawn.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "app/strings.hpp"
#include "app/words.hpp"

namespace yinuo::app {

// A control or a line of text.
struct Row {
  enum class Kind : std::uint8_t {
    Heading,
    Text,
    Fact,  // a name and what holds for it
    Number,
    Choice,
    Toggle,
    Field,    // a line of text; `most` letters at most
    Section,  // a heading that opens and closes what follows: value "open" or "closed"
    Share,    // a text to be copied: each choice is a way to copy it
    File,     // one of the person's files: its text is the new value
    Button,
    PrimaryButton,
    Problem
  };
  Kind kind = Kind::Text;
  std::string key{}, label{}, value{}, help{};
  int least = 0, most = 0, step = 1;                   // Number
  std::vector<std::string> choices{}, choice_names{};  // Choice: values and their labels
  bool enabled = true;
  std::string example{}, mark{};        // a small example; a remark beside the label; Text: what stands over it
  std::vector<std::string> problems{};  // why the value cannot stay
  Runs runs{};                          // Text: the label once more, with the colours of cards; empty: it names none
  std::string cards{};                  // Text: cards drawn beside it, in notation ("R7 W4")
  bool own = false;                     // Text: what the person did; Fact: what the person has
  bool operator==(const Row&) const = default;
};

// A screen; without a title none is open.
struct Form {
  std::string title{};
  std::vector<Row> rows{};
  bool operator==(const Form&) const = default;
};

// What the start screen says beside the settings.
struct StartFacts {
  std::vector<std::string> problems{};   // sentences in the person's language
  std::string stored{};                  // what match can be gone on with, in words; empty: none
  bool sure = false;                     // a new match was wanted once: the next press drops the one that waits
  std::string rules{};                   // the rule set of the next match
  int changed = 0;                       // what is changed in it
  Rules base{};                          // what it was made from
  std::vector<std::string> conflicts{};  // why it cannot be played
  int least = kLeastPlayers, most = kMostPlayers;  // how many can play by these rules
  bool records = false;                            // there are any
};

// What the menu says beside the settings.
struct MenuFacts {
  std::vector<std::string> problems{};
  bool sure = false;                  // as above
  bool over = false;                  // the match is: nothing can be dropped or gone on with
  bool advises = false;               // the person is to act, and may be told how
  bool watches = true;                // the match may be told again: nobody's hand would be seen by another
  std::vector<std::string> people{};  // of the computer players at the table: their names
  std::vector<std::string> likes{};   // and what each is like
  std::string rules{};                // the rule set of the match
};

// What a personality is like, in words, at a table by these rules: nothing that cannot happen there.
[[nodiscard]] std::string like_of(const Strings& strings, int personality, const Rules& rules);

// For the forms of other files.
[[nodiscard]] Row text_row(std::string label);
[[nodiscard]] Row heading_row(std::string label);
[[nodiscard]] Row button_row(std::string key, std::string label, Row::Kind kind = Row::Kind::Button);

// Keys of buttons: play resume rules records help | back tip auto history rules records new help leave | back. Keys of
// values: players people person:1 length level language speed cues motion text.
[[nodiscard]] Form start_form(const Strings& strings, const Settings& settings, const std::string& language,
                              const StartFacts& facts);
[[nodiscard]] Form menu_form(const Strings& strings, const Settings& settings, const std::string& language,
                             const MenuFacts& facts);
// The part about keys comes last, and is read by whoever opens it. Keys of buttons: keyboard back.
[[nodiscard]] Form help_form(const Strings& strings, bool keyboard_open);
// Another window has taken over. Key of its button: play_here.
[[nodiscard]] Form elsewhere_form(const Strings& strings);

// Sets what a row stands for; false where the key is none of a value, or the value makes no sense.
// A language is set with the person's first language beside it.
[[nodiscard]] bool change_setting(Settings& settings, const std::string& key, const std::string& value,
                                  const std::string& first_language);

}  // namespace yinuo::app
