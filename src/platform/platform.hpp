// The platform room's one door: a window, input, textures, fonts, storage, the page around the game.
// Promises: the program is called once a frame and only when something changed, moved, or a wake time passed;
// everything it is handed is in CSS pixels; nothing in here blocks. Does not know: cards, rules, players.
// Implementations: native/ (SDL2 window, files) and web/ (canvas, DOM, localStorage).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yinuo::platform {

struct Insets {
  float left = 0, top = 0, right = 0, bottom = 0;
};

// The drawing area, in CSS pixels (window points natively).
struct Metrics {
  float width = 0, height = 0;
  float pixel_ratio = 1;  // device pixels for each CSS pixel, as capped by the platform
  Insets safe;            // notches and home bars
  bool reduced_motion = false;
  bool coarse_pointer = false;  // the main pointer is a finger
};

enum class Key : std::uint8_t {
  Left,
  Right,
  Up,
  Down,
  Enter,
  Escape,
  Space,
  Home,
  End,
  D,
  U,
  R,
  C,
  K,
  N,
  M,
  H,
  I,
  G,
  J,
  P,
  T,
  A,
  V,
  S,
  Digit1,
  Digit2,
  Digit3,
  Digit4,
};

// The one pointer: a mouse, or the first finger. `pressed` and `released` are true in one frame each.
struct Pointer {
  float x = -1, y = -1;
  bool inside = false;  // over the canvas now (a finger: only while it touches)
  bool down = false, pressed = false, released = false;
  bool cancelled = false;  // released because the system took the touch away: commit nothing
  bool touch = false;
};

// A value changed in a form by the person; `value` is the row's new value as text.
struct FormChange {
  std::string key{}, value{};
};

// Where another finger than the first has been put down.
struct Tap {
  float x = 0, y = 0;
};

struct Input {
  Pointer pointer;
  std::vector<Tap> taps{};               // since the last frame
  std::vector<Key> keys{};               // pressed since the last frame, in order
  bool by_keys = false;                  // the table was come to with a key since the last frame
  std::vector<std::string> activated{};  // ids of mirror items or form buttons that were activated, in order
  std::vector<FormChange> changes{};
};

// One control of the table, for assistive technology and tests. Plain data; ids are stable and unique.
struct MirrorItem {
  enum class State : std::uint8_t { Enabled, Disabled, Pressed };
  std::string id{};     // such as "play:R5", "draw", "call", "colour:G", "report:2"
  std::string label{};  // in the person's language
  State state = State::Enabled;
  float x = 0, y = 0, width = 0, height = 0;  // visible rectangle in CSS px; width 0: nothing on the canvas
  bool operator==(const MirrorItem&) const = default;
};

// A piece of a text; `colour`: R, Y, G, B of a card it names, or none (0).
struct TextRun {
  std::string text{};
  char colour = 0;
  bool operator==(const TextRun&) const = default;
};

// One row of a screen that is not the table; drawn by the DOM on the web, by ImGui natively.
struct FormRow {
  enum class Kind : std::uint8_t {
    Heading,
    Text,
    Fact,  // a name and what holds for it
    Number,
    Choice,
    Toggle,
    Field,    // a line of text, at most `most` letters
    Section,  // a heading that opens and closes what follows it; its value is "open" or "closed"
    Share,    // a text to be copied, with a button for each choice; afterwards "copied" or "copy_failed" is activated
    File,     // picks one of the person's files; its text is the new value, an empty one where it cannot be read
    Button,
    PrimaryButton,
    Problem
  };
  Kind kind = Kind::Text;
  std::string key{}, label{}, value{}, help{};
  int least = 0, most = 0, step = 1;                   // Number; its value is in digits, a Toggle's is "on" or "off"
  std::vector<std::string> choices{}, choice_names{};  // Choice: values and their labels
  bool enabled = true;
  std::string example{}, mark{};        // a small example; a remark beside the label
  std::vector<std::string> problems{};  // why the value cannot stay
  std::vector<TextRun> runs{};          // Text: the label once more, in pieces; empty: all in one colour
  std::string cards{};                  // Text: cards drawn beside it ("R7 W4"); only the page draws them
  bool own = false;                     // Text: what the person did, to be set apart
  bool operator==(const FormRow&) const = default;
};

// All that the page around the canvas shows. Published after each frame; the platform applies differences.
struct Page {
  std::string language = "zh-Hans";  // BCP 47, for the document
  std::string title{};               // document title
  std::string heading{};             // state in one line: whose turn, colour, cards
  std::vector<MirrorItem> mirror{};
  std::string text_size{};   // "normal", "large", "largest"
  std::string loudness{};    // of cues: "off", "quiet", "normal", "loud"
  std::string form_title{};  // empty: no form is open
  std::vector<FormRow> form{};
  bool operator==(const Page&) const = default;
};

struct Texture {
  std::uint64_t id = 0;  // ImTextureID; stays the same when the graphics context was lost and restored
  int width = 0, height = 0;
};

// A font to bake: the named asset at `size` CSS px, with just the code points of `glyphs` (UTF-8).
struct FontSpec {
  std::string asset{};
  float size = 16;
  std::string glyphs{};
};

// What main gives to the platform.
class Program {
 public:
  virtual ~Program() = default;
  // One frame, inside an ImGui frame. `seconds` since the last one: at most 0.05 while something moves, and at most
  // what wake_after() asked for when the frame before was the last of a pause, so that clocks keep real time.
  virtual void frame(double seconds, const Metrics& metrics, const Input& input) = 0;
  virtual bool moving() const = 0;        // true: wants another frame at once
  virtual double wake_after() const = 0;  // seconds until it wants a frame though nothing moves; negative: never
  virtual const Page& page() const = 0;
  virtual std::vector<std::string> take_announcements() = 0;  // sentences for the live region, since last asked
  virtual std::vector<std::string_view> take_cues() = 0;      // names of what is to be heard, since last asked
  virtual const std::vector<FontSpec>& fonts() const = 0;     // in ImGui's font order
  virtual int fonts_version() const = 0;                      // changed: bake the fonts again between frames
  virtual void leaving() = 0;                                 // hidden or closing: save now
  // JSON for the browser tests (?test=1). They also call seed(n), which makes entropy() answer n from then on, and
  // time(k), which multiplies `seconds` by k (0: everything stands still); neither is the program's business.
  virtual std::string test_state() const = 0;
};

struct Options {
  std::string title{};
  std::string asset_folder{};  // native: where the built assets are
  int width = 1280, height = 720;
  int frames = 0;            // native: stop after so many drawn frames (0: run on)
  std::string screenshot{};  // native: write a PNG of the last frame there
};

// Makes assets, languages and stored texts available. run() does it too; call it first where they are needed before.
void prepare(const Options& options);

// Bytes of a built asset ("atlas.png", "fonts/body-zh-Hans.otf", "strings/en.txt"); nothing while it is not here.
// On the web an asset that is not here yet is fetched, and a frame follows when it has come.
[[nodiscard]] std::optional<std::string_view> asset(const std::string& name);

// Decodes the named PNG asset into a texture with mipmaps; id 0 when it is not here or damaged. Asking again is cheap.
[[nodiscard]] Texture texture(const std::string& name);

// Elsewhere: another window has claimed the store since, and nothing was written.
enum class StoreResult : std::uint8_t { Ok, Full, Forbidden, Elsewhere };
// An empty text takes what was there away.
[[nodiscard]] StoreResult store(const std::string& key, const std::string& text);
[[nodiscard]] std::optional<std::string> load(const std::string& key);

// From now on the store is this window's. Whoever had it before is told by "elsewhere" being activated (web), or finds
// out when it next writes.
void claim_store();
[[nodiscard]] bool store_is_ours();

// Gives a text to the person as a file NAME.txt: a download on the web (an empty answer), natively a new file in the
// home folder (its path). Nothing where it cannot be written.
[[nodiscard]] std::optional<std::string> give_file(const std::string& name, const std::string& text);

// The person's languages, best first ("zh-TW", "en-GB"); a `?lang=` in the address comes first.
[[nodiscard]] std::vector<std::string> languages();

// The rules that a link asks for (`?rules=` in the address); empty for none. Asked once.
[[nodiscard]] std::string linked_rules();

// The replay that a link asks for (behind the # of the address); empty for none. Asked once.
[[nodiscard]] std::string linked_replay();

// 64 bits from the system, to seed a new match; in a browser test the number that the test has set (or `?seed=`).
[[nodiscard]] std::uint64_t entropy();

// The person's date and time, "2026-11-30 14:05".
[[nodiscard]] std::string date_and_time();

// Milliseconds of a monotonic clock, for slicing work within a frame.
[[nodiscard]] double milliseconds();

// Runs the program until it ends (native) or for ever (web: returns at once, so the program must outlive main():
// give it static storage). The exit code.
int run(Program& program, const Options& options);

}  // namespace yinuo::platform
