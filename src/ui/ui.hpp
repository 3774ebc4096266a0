// The table on the screen: draws the match that App shows, turns pointer and keys into App's intents.
// Promises: draws through ImGui's background draw list only, inside an ImGui frame; asks App for everything that may be
// done and carries nothing out itself; when nothing moves, moving() is false and two frames are equal.
// Does not know: SDL, GL, the web, files, the rules beyond what App and the engine's types answer.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace yinuo::app {
class App;
}

namespace yinuo::ui {

struct Insets {
  float left = 0, top = 0, right = 0, bottom = 0;
  bool operator==(const Insets&) const = default;
};

// The drawing area, in CSS pixels.
struct Metrics {
  float width = 0, height = 0;
  float pixel_ratio = 1;
  Insets safe{};                // notches and home bars
  bool reduced_motion = false;  // nothing slides, springs or shakes
  bool coarse_pointer = false;  // the main pointer is a finger
};

enum class Key : std::uint8_t {
  Left,
  Right,
  Up,
  Down,
  Home,
  End,
  Enter,
  Escape,
  Space,
  Draw,
  Uno,
  Report,
  Challenge,
  Pass,
  Next,
  Menu,
  History,
  Rules,
  Gather,
  Jump,
  Tip,
  Auto,
  Red,
  Yellow,
  Green,
  Blue,
  Look,
  Cues,
};

// The one pointer: a mouse, or the first finger. `pressed` and `released` are true in one frame each.
struct Pointer {
  float x = -1, y = -1;
  bool inside = false;
  bool down = false, pressed = false, released = false;
  bool cancelled = false;  // released, but not by the person: commit nothing
  bool touch = false;
};

// Where another finger than the first has been put down.
struct Tap {
  float x = 0, y = 0;
};

struct Input {
  Pointer pointer{};
  std::vector<Tap> taps{};  // since the last frame
  std::vector<Key> keys{};  // pressed since the last frame, in order
  bool by_keys = false;     // the table was come to with a key
};

// Where a mirror item can be seen and hit, in CSS pixels: a rectangle inside its visible part.
struct Place {
  std::string id{};
  float x = 0, y = 0, width = 0, height = 0;
};

enum class Typeface : std::uint8_t {
  Body,   // plain text face, every glyph of the language
  Title,  // display face: titles, UNO, digits
};

// A font that main has baked. ImGui's font number i is the i-th of fonts(); `size` in CSS pixels.
struct FontWanted {
  Typeface face = Typeface::Body;
  float size = 16;
  std::string glyphs{};  // UTF-8, every glyph once or more
};

// How much larger the table is drawn than the window asks for, so that its words are: as far as what remains is no
// smaller than the smallest window that it fits into.
[[nodiscard]] float zoom_for(float wanted, const Metrics& metrics);

class Ui {
 public:
  Ui();
  ~Ui();
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;

  // The picture of all card parts: ImTextureID, its size in its own pixels, and the text of atlas.txt ("name x y w h"
  // lines). Without one (texture 0) cards are drawn plainly.
  void set_atlas(std::uint64_t texture, int width, int height, std::string_view parts);

  // One frame: reads input, calls App's intents, takes what the match tells, draws. `seconds` since the last frame.
  void frame(double seconds, const Metrics& metrics, const Input& input, app::App& app);

  // Wants another frame at once; and otherwise, seconds until it wants one (negative: never).
  [[nodiscard]] bool moving() const;
  [[nodiscard]] double wake_after() const;

  // Of the last frame: where each of App's mirror items can be hit. Items that cannot be seen are not listed.
  [[nodiscard]] const std::vector<Place>& places() const;

  // Names of what is to be heard since last asked (cues.hpp); none while the person wants to hear nothing.
  [[nodiscard]] std::vector<std::string_view> take_cues();

  // What is to be baked, and a number that changes with it (language, names, size of the window and of the text).
  [[nodiscard]] const std::vector<FontWanted>& fonts() const;
  [[nodiscard]] int fonts_version() const;

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace yinuo::ui
