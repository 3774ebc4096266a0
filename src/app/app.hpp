// The whole program without pixels: which screen is open, the match, settings, texts, what is said and kept.
// Promises: every intent of the person comes in by an id or a row's key and is carried out or refused with a sentence;
// what was played is kept after each action; foreign text never stops it. One step a frame, no clock of its own.
// Does not know: windows, drawing, files: what it needs of them is lent (Services).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/draft.hpp"
#include "app/last_plays.hpp"
#include "app/match.hpp"
#include "app/mirror.hpp"
#include "app/narrator.hpp"
#include "app/playback.hpp"
#include "app/rule_screens.hpp"
#include "app/rule_words.hpp"
#include "app/screens.hpp"
#include "app/services.hpp"
#include "app/settings.hpp"
#include "app/strings.hpp"
#include "app/words.hpp"
#include "base/result.hpp"

namespace yinuo::app {

class Records;
struct Played;
struct RecordDesk;
struct TransferDesk;
struct TransferFacts;

enum class Screen : std::uint8_t {
  Start,
  Table,
  Menu,
  Help,
  History,
  Rules,
  RuleSet,
  Builder,
  MatchRules,
  Records,
  Record,
  Statistics,
  Transfer,
  Elsewhere,
  Replay,
  ReplayMenu
};

// A seat's points when a round is over.
struct Standing {
  Seat seat = 0;
  int hand = 0;                             // points left in the hand
  int numbers = 0, actions = 0, wilds = 0;  // the same by kinds of cards
  int booked = 0;                           // points of this round
  int total = 0;
  bool won_round = false, won_match = false;
};

// Something the person tried and could not do. `number` grows with each, so that a repetition shows too.
struct Notice {
  std::string id{};    // the intent
  std::string text{};  // why not
  Refusal refusal = Refusal::None;
  std::uint32_t number = 0;
};

class App {
 public:
  // `languages`: the person's, best first.
  App(Services services, std::vector<std::string> languages);
  App(const App&) = delete;
  App& operator=(const App&) = delete;
  ~App();

  // ---- time
  void step(double seconds);                // once a frame, before drawing
  [[nodiscard]] double wake_after() const;  // seconds until step has something to do; negative: never
  void set_system_motion(bool reduced);     // what the system asks for
  void leaving();                           // hidden or closing: keep everything now

  // ---- texts
  [[nodiscard]] const Strings& strings() const { return strings_; }
  [[nodiscard]] const std::string& language() const { return language_; }
  [[nodiscard]] int texts_version() const { return texts_version_; }  // changes with the language
  [[nodiscard]] std::string name_of(Seat seat) const;                 // of who sits there now
  [[nodiscard]] std::string title() const;                            // of the document
  [[nodiscard]] std::string heading() const;  // the table in one line: whose turn, colour, top card
  [[nodiscard]] std::vector<std::string> take_announcements();

  // ---- the table
  [[nodiscard]] Match* match() { return match_.get(); }  // null: none yet
  [[nodiscard]] const Match* match() const { return match_.get(); }
  [[nodiscard]] const LastPlays& plays() const { return speaker().plays(); }  // as far as they have been shown
  [[nodiscard]] int match_number() const { return match_number_; }            // changes with each match shown
  [[nodiscard]] bool table_has_focus() const { return screen_ == Screen::Table || screen_ == Screen::Replay; }
  // A black card waits for its colour; Face::Wild also when the person names a Wild starter (naming()).
  [[nodiscard]] std::optional<Face> choosing() const;
  [[nodiscard]] bool naming() const;
  [[nodiscard]] const Draft* draft() const { return draft_ ? &*draft_ : nullptr; }  // null: no play is put together
  [[nodiscard]] Question asked() const;  // what the play that is put together still needs
  // The last sound the person made, and a number that grows with each. While everybody is silent it costs.
  [[nodiscard]] const std::string& sound() const { return sound_; }
  [[nodiscard]] std::uint32_t sound_number() const { return sound_number_; }
  // The last action in words; what the person was fined for stays a little longer, however quick the game.
  [[nodiscard]] Runs sentence() const { return watching_ || fine_.empty() ? speaker().brief() : fine_; }
  [[nodiscard]] const Runs& tip() const { return tip_; }  // what the person was told to do; empty: nothing was asked
  [[nodiscard]] const Action* advised() const { return tip_.empty() ? nullptr : &advised_; }  // the same as an action
  [[nodiscard]] int own_draws() const;  // how often the person has drawn in this match
  [[nodiscard]] const Notice& notice() const { return notice_; }
  [[nodiscard]] std::string refusal_text(Refusal refusal) const { return app::refusal_text(strings_, refusal); }
  [[nodiscard]] std::string why_not_text(Face face) const;  // empty: the card can be played
  [[nodiscard]] const std::vector<Item>& mirror() const { return mirror_; }
  [[nodiscard]] std::vector<Standing> standings() const;  // best first; empty while a round is played
  [[nodiscard]] std::string rank_line() const;  // what the match that is over made of the person's rank; may be empty
  [[nodiscard]] double speed() const { return settings_.speed; }
  [[nodiscard]] bool reduced_motion() const;

  // ---- replays: a match told again at the table; the person's own stays as it is
  // From a record's text, from anywhere: leaving it leads back to where the person is now. Or why it cannot be read.
  [[nodiscard]] std::optional<Problem> watch(std::string_view record);
  // From a link, before anything is played; from a match that is over it leads back to its page. What is wrong with the
  // link is said on the first screen.
  void open_replay(std::string_view link);
  [[nodiscard]] Playback* playback() { return watching_ ? &watching_->playback : nullptr; }  // null: none is open
  [[nodiscard]] const Playback* playback() const { return watching_ ? &watching_->playback : nullptr; }
  [[nodiscard]] int replay_number() const { return replay_number_; }  // changes with each replay shown

  // ---- the other screens
  [[nodiscard]] Screen screen() const { return screen_; }
  [[nodiscard]] const Form& form() const { return form_; }  // without a title while the table has the focus
  [[nodiscard]] const Settings& settings() const { return settings_; }

  // ---- what the person wants
  // A mirror id or the key of a button. What is not legal is refused, noticed and announced, and nothing changes.
  // "colour:G" and "name:G" mean the same where a colour is to be chosen.
  Refusal activate(std::string_view id);
  void change(const std::string& key, const std::string& value);  // a row's new value
  void escape();                                                  // one step back: colour choice, menu, help
  void show_all();                                                // what is still waiting to be shown, at once

  // The rules of a code, from a link: their page is opened before anything is played. A code that cannot be read is
  // said on the first screen and changes nothing.
  void open_rules(std::string_view code);

  // ---- from the command line
  void play(const Settings& settings);                                 // a new match with these, which are not kept
  [[nodiscard]] std::optional<Problem> open(std::string_view record);  // a saved match; or why it cannot be read

  // ---- for the browser tests: screen, table and what may be done, as JSON
  [[nodiscard]] std::string test_state() const;

 private:
  struct Kept {
    Record record;
    State state;
  };
  // What a master's judgement was asked for.
  enum class Advice : std::uint8_t { None, Tip, Turn };
  struct Watching {
    Playback playback;
    Screen from = Screen::Start;
    std::vector<Screen> came_from{};  // to where it was opened
    Narrator narrator{};
    unsigned jumps = 0;  // of the playback, as far as they have been heard of
    int open_round = 0;  // whose turning points are listed
    std::string status{}, link{};
  };
  // Something went wrong outside the game: a text and its values.
  struct Trouble {
    std::string key;
    std::vector<std::string> values{};
  };

  // app.cpp: texts, screens, time
  void speak(const std::string& language);
  void try_texts();
  void try_rule_texts();
  [[nodiscard]] std::string name_of(const Player& player) const;
  [[nodiscard]] std::string over_in_words() const;
  void rename_players();
  void hear();
  void keep_fine(const Event& event);
  void forget_fine();
  void tell_time(double before, double now);
  void refresh();
  void show(Screen screen);
  void enter(Screen screen);  // also on the way back
  [[nodiscard]] std::vector<std::string> problem_texts() const;
  [[nodiscard]] MenuFacts menu_facts() const;
  // advice.cpp
  Refusal want_advice(std::string_view id, Advice advice);
  void give_advice();
  void tell_tip(const Action& action);
  void play_turn(const Action& action);
  // intents.cpp
  Refusal press_button(std::string_view id);
  void want_new_match();
  void show_history();
  void tell_round(std::string_view number);
  Refusal do_at_table(std::string_view id);
  Refusal play_card(std::string_view id, ActionKind kind, std::optional<Face> face);
  Refusal gather(std::string_view id, std::optional<Face> face);
  Refusal drop(std::optional<Face> face);
  Refusal commit(std::string_view id, Draft draft);
  Refusal choose_word(std::string_view id, PlayWord word, std::optional<std::string_view> seat);
  Refusal make_sound(std::string_view id);
  void toggle_cues();
  [[nodiscard]] Item cues_item() const;
  [[nodiscard]] bool risks(std::string_view id, const Draft& draft);
  [[nodiscard]] std::string why_not_draft(const Draft& draft, Refusal refusal) const;
  Refusal choose_colour(std::string_view id, std::optional<Colour> colour);
  Refusal report_seat(std::string_view id, std::string_view seat);
  Refusal act(std::string_view id, const Action& action);
  void refuse(std::string_view id, Refusal refusal, std::string text);
  // passing_intents.cpp
  [[nodiscard]] Seat ear() const;
  void forget_hand();
  void put_down();
  std::optional<Refusal> do_at_seats(std::string_view id);
  // watching.cpp
  [[nodiscard]] const Narrator& speaker() const { return watching_ ? watching_->narrator : narrator_; }
  void watch(Record record, std::vector<Player> players);
  void watch_match();
  void hear_replay(bool aloud);
  void step_replay(double seconds);
  void leave_replay();
  Refusal do_at_replay(std::string_view id);
  Refusal press_in_replay_menu(std::string_view id);
  bool change_replay(const std::string& key, const std::string& value);
  void show_round(int round);
  void play_again();
  void save_replay();
  [[nodiscard]] Form replay_form();
  // rule_intents.cpp
  [[nodiscard]] Form rules_screen();
  [[nodiscard]] StartFacts start_facts();
  [[nodiscard]] bool rules_open() const;
  void want_rule_texts();
  void open_rule_list();
  void open_rule_set(RuleSet set);
  Refusal press_rule_button(std::string_view id);
  void press_own_button(std::string_view id);
  void open_code();
  void choose_rules();
  void make_own_rules();
  void leave_builder();
  void play_rules();
  bool change_rules(const std::string& key, const std::string& value);
  void change_option(std::string_view key, std::string_view value);
  [[nodiscard]] std::vector<Conflict> shown_conflicts() const;
  void save_rules();
  void rename_rules();
  void delete_rules();
  void load_own_rules();
  void keep_own_rules(std::string said);
  void say(std::string sentence);
  // record_intents.cpp
  [[nodiscard]] Form record_screen() const;
  [[nodiscard]] bool records_open() const;
  Refusal press_record_button(std::string_view id);
  void open_record(const std::string& id);
  void delete_record();
  bool change_records(const std::string& key, const std::string& value);
  void refresh_records();
  void record_match(const Record& record);
  [[nodiscard]] std::string own_name_of(const Rules& rules) const;
  [[nodiscard]] std::optional<Trouble> open_sent(std::string_view text);
  void show_sent(const Record& record, const Played& played);
  void keep_sent();
  void save_match_file();
  // transfer_intents.cpp
  [[nodiscard]] TransferFacts transfer_facts() const;
  Refusal press_transfer_button(std::string_view id);
  void export_all();
  void read_text(const std::string& text);
  void import_all();
  void say_file(const std::string& name, const std::string& text, std::string& status);
  void stop_here();
  void play_here();
  // record_intents.cpp, what is said
  void say_of_records(StoreResult result, std::string said);
  // keeping.cpp
  void start_match(const Settings& settings);
  void begin(const Rules& rules, std::vector<Player> players, std::uint64_t seed, bool again = false);
  void resume();
  [[nodiscard]] bool would_drop_a_match() const;
  void take_up(std::unique_ptr<Match> match);
  void take_up(Kept kept);
  void load_match();
  [[nodiscard]] std::optional<Kept> read_match(const std::string& key);
  bool put_aside(const std::string& name, const std::string& text);
  void keep_match();
  bool keep(const std::string& key, const std::string& text);
  void tell_store_failed(StoreResult result);
  void trouble(Trouble trouble);
  [[nodiscard]] std::string stored_in_words() const;

  Services services_;
  std::vector<std::string> languages_;
  Settings settings_;
  Strings strings_;
  std::string language_{}, wanted_language_{};
  int texts_version_ = 0;

  Screen screen_ = Screen::Start;
  std::vector<Screen> came_from_{};  // to help, history or the rules of the match: they can be opened from each other
  std::unique_ptr<Match> match_;
  int match_number_ = 0;
  std::optional<Draft> draft_;
  bool keyboard_help_ = false;      // the part of the help about keys is open
  std::vector<int> told_rounds_{};  // the earlier rounds that the history tells in full
  std::string risked_{};            // the misplay that was warned of, with the state it was for
  Advice advice_ = Advice::None;
  Runs tip_{};
  Action advised_{};
  bool fined_ = false;    // the action that is being told has cost the person something
  Runs fine_{};           // what was said of the last such action
  double fine_left_ = 0;  // seconds that it stays
  std::string sound_{};
  std::uint32_t sound_number_ = 0;
  unsigned covers_ = 0;  // of the match, as far as the hand before has been forgotten
  bool sure_ = false;    // a new match was wanted while one is not over; once more, and it begins
  Narrator narrator_;
  Notice notice_;
  std::vector<std::string> announcements_;
  bool system_motion_ = false;

  std::optional<Kept> kept_;       // a stored match that nobody has taken up yet
  std::vector<Trouble> troubles_;  // for start screen and menu
  std::string last_kept_{};        // the text under "match"
  bool match_is_there_ = false;    // the store took it
  std::size_t kept_actions_ = 0;   // actions in it
  int kept_round_ = 0;
  bool recorded_ = false;      // the match that is over is among the records
  bool rank_said_ = false;     // and its rank has been said
  bool store_failed_ = false;  // said once
  bool was_waiting_ = false;

  std::unique_ptr<Records> records_;
  std::unique_ptr<RecordDesk> record_desk_;
  std::unique_ptr<TransferDesk> transfer_;
  std::string rated_{};  // the preset under which the match that is over has been rated; empty: it has not

  RuleDesk desk_{};
  bool rule_texts_wanted_ = false, rule_texts_here_ = false;

  std::unique_ptr<Watching> watching_;  // while Screen::Replay or ReplayMenu is open
  int replay_number_ = 0;

  std::vector<Item> mirror_;
  Form form_;
};

}  // namespace yinuo::app
