// The whole table for one frame after another: puts layout, cards, hand, controls, words and light together.
// Promises: shows any Model, wherever it comes from; wants go to Desk; at rest two frames are equal and moving() is
// false. Does not know: App, platform.
#pragma once

#include <array>
#include <deque>
#include <string>
#include <vector>

#include "ui/animator.hpp"
#include "ui/bubbles.hpp"
#include "ui/controls.hpp"
#include "ui/cues.hpp"
#include "ui/hand_view.hpp"
#include "ui/layout.hpp"
#include "ui/model.hpp"
#include "ui/seats_view.hpp"
#include "ui/ui.hpp"

namespace yinuo::ui {

// Where the keyboard is: on a card or on a control; hidden until a key is pressed.
struct Cursor {
  bool shown = false;
  Slot slot = kNoSlot;
  std::string id{};
};

class Table {
 public:
  void set_atlas(std::uint64_t texture, int width, int height, std::string_view parts) {
    atlas_.set(texture, width, height, parts);
  }

  void frame(double seconds, const Metrics& metrics, const Input& input, const Model& model, Desk& desk);

  [[nodiscard]] bool moving() const { return moving_; }
  [[nodiscard]] double wake_after() const { return wake_after_; }
  [[nodiscard]] const std::vector<Place>& places() const { return places_; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] std::vector<Cue> take_cues() { return cues_.take(); }  // since last asked
  [[nodiscard]] Box sentence_now() const;  // where the line of the last action stands in this frame

 private:
  // table.cpp: state
  void begin_anew(const Model& model);
  void hear(const Model& model);
  [[nodiscard]] float resting_drop(const Model& model) const;
  void arrange(const Metrics& metrics, const Model& model);
  void aim_cards(const Model& model);
  void animate(double seconds, const Model& model);
  void run_clocks(double seconds, const Model& model);
  void list_places(const Model& model);
  [[nodiscard]] bool playable(const Model& model, Slot slot) const;
  // table_house.cpp: house rules
  void hear_house(const Event& event, const Model& model);
  void gather_slots(const Model& model);
  [[nodiscard]] bool gathered(Slot slot) const;
  [[nodiscard]] bool jumpable(const Model& model, Slot slot) const;
  [[nodiscard]] app::Runs house_hint(const Model& model) const;
  [[nodiscard]] std::string intent_for(Slot slot, const Model& model) const;
  [[nodiscard]] std::string alone_intent(Slot slot, const Model& model) const;
  void note_places(const Model& model);
  void move_people(const Model& model, bool snap, float step, bool& resting);
  [[nodiscard]] SeatPlace place_now(Seat seat) const;
  void draw_house_cards(const Canvas& canvas, const Model& model) const;
  void draw_house(const Canvas& canvas, const Model& model) const;
  [[nodiscard]] Slot drawn_to_choose(const Model& model) const;
  [[nodiscard]] app::Runs hint(const Model& model) const;
  void time_call(const Model& model, bool& resting);
  [[nodiscard]] Slot slot_to_choose_for(const Model& model) const;
  // table_input.cpp: what the person does with the pointer
  void read_pointer(const Input& input, const Model& model, Desk& desk);
  void want_card(Slot slot, bool thrown, const Model& model, Desk& desk);
  void want(const std::string& id, Desk& desk);
  [[nodiscard]] const Control* control_at(Spot p) const;
  // table_keys.cpp: and with the keys
  void read_keys(const Input& input, const Model& model, Desk& desk);
  void read_key(Key key, const Model& model, Desk& desk);
  void move_cursor(Key key, const Model& model);
  void move_on_wheel(Key key, const Model& model);
  void begin_cursor(const Model& model);
  void begin_on_wheel(const Model& model);
  void press_card(Slot slot, const Model& model, Desk& desk);
  void put_cursor(const std::string& id);
  [[nodiscard]] bool cursor_stands() const;
  [[nodiscard]] int card_under_cursor() const;
  void press_cursor(const Model& model, Desk& desk);
  // table_cover.cpp: several people at one device
  void pass_on(const Model& model);
  [[nodiscard]] bool read_taps(const Input& input, Desk& desk);
  // table_replay.cpp: a match that is told again
  void cut(const Model& model);
  [[nodiscard]] bool read_slider(const Pointer& pointer, const Model& model, Desk& desk);
  void read_replay_key(Key key, Desk& desk);
  void draw_replay(const Canvas& canvas, const Model& model) const;
  // table_draw.cpp
  void draw(const Canvas& canvas, const Model& model) const;
  void draw_cards(const Canvas& canvas, const Model& model) const;
  void draw_words(const Canvas& canvas, const Model& model) const;
  void draw_standing(const Canvas& canvas, const Model& model) const;
  [[nodiscard]] bool comes_next(const Model& model) const;
  void draw_own_call(const Canvas& canvas, const Model& model) const;
  void draw_new_card(const Canvas& canvas, const Model& model) const;
  // table_marks.cpp: what is marked on the own cards
  [[nodiscard]] bool bluffs(const Model& model, Slot slot) const;
  [[nodiscard]] bool advised(Slot slot) const;
  void note_advice(const Model& model);
  void raise_advised(const Model& model);
  void draw_new_dots(const Canvas& canvas) const;
  void draw_advised(const Canvas& canvas, const Model& model) const;
  void draw_sprite(const Canvas& canvas, const Model& model, Slot slot) const;
  void draw_seats(const Canvas& canvas, const Model& model) const;
  void draw_cursor(const Canvas& canvas) const;
  void draw_shown_hands(const Canvas& canvas, const Model& model) const;
  void aim_hand_of(Seat seat, const Model& model);
  [[nodiscard]] bool is_new(Slot slot) const;

  Atlas atlas_;
  Layout layout_;
  LayoutFacts facts_;
  Animator animator_;
  HandView hand_;
  Bubbles bubbles_;
  Cues cues_;
  std::vector<Control> controls_{};
  std::vector<Place> places_{};
  Cursor cursor_;

  unsigned covers_ = 0;     // of the hand, as far as they have been shown
  double cover_rests_ = 0;  // seconds until the button on the cover is taken seriously
  unsigned cuts_ = 0;       // of the replay, as far as they have been shown
  bool sliding_ = false;    // its slider is held
  int slid_to_ = -1;        // and where it was drawn to
  int match_number_ = -1;
  bool fresh_ = true;                                 // the first frame of a match: no motion
  std::array<double, kMaxSeats> revealed_{};          // seconds for which a shown hand stays face up
  std::vector<std::pair<Slot, double>> new_cards_{};  // of the own hand, and for how many seconds they are marked
  Slot wanted_ = kNoSlot;                             // the card that was tried last
  unsigned notice_number_ = 0;
  double notice_left_ = 0;
  std::string hot_{}, pressed_{};  // ids of controls
  std::vector<Slot> advised_{};    // the cards of the tip that stands
  bool tip_stood_ = false;         // a tip, in the last frame
  double tip_rests_ = 0;           // seconds until "do it" is taken seriously: it stands where the tip was asked for
  std::vector<Slot> gathered_{};   // of the cards that are gathered, in the order they were
  unsigned sound_number_ = 0;
  bool changing_ = false;                                // people are changing places: no cards lie on the table
  std::array<Seat, kMaxSeats> sits_{};                   // who sat where in the last frame
  std::array<Spot, kMaxSeats> faces_{};                  // where each was seen then, by the seat at which they began
  std::array<Spring, kMaxSeats> moved_x_{}, moved_y_{};  // how far who sits at a seat is still away from it
  double jump_total_ = 0;                                // of the time to jump in that runs now
  float jump_share_ = -1;                                // what is left of it; negative: none runs
  Slot choice_ = kNoSlot;                                // the card just drawn, while it may be played or kept
  bool pile_tapped_ = false;                             // a first tap has lifted the card of the draw pile
  double call_total_ = 0;                                // of the time to call that runs now
  float call_share_ = -1;                                // what is left of it, 0 to 1; negative: none runs
  bool keys_used_ = false;  // the last thing done was done by a key: letters stand at the controls
  bool touched_ = false;    // the last press was a finger's
  int plays_by_touch_ = 0;  // cards that fingers have played: how that is done need not be said for ever
  bool keys_told_ = false;  // how the arrows work has been said
  int keys_read_ = 0;       // since it is being said
  bool swept_ = false;      // the discards go back to the draw pile in this frame
  Spot pointer_, pointer_at_key_;

  Spring light_x_, light_y_, direction_{.at = 1}, panel_, picker_, glow_, pile_, owed_pop_;
  Spring hand_top_;      // how high the hand reaches, for the middle of the table
  float rests_at_ = 0;   // where that comes to rest
  bool glides_ = false;  // it was on the way in the last frame
  Spring sentence_x_;    // the middle of its box, which glides out of the way of the buttons for a card just drawn
  std::array<Spring, kMaxSeats> turn_{};
  float tally_ = 1;  // 0 to 1: how far the points of a round that is over have flown
  float cheer_ = 1;  // 0 to 1: how far the shapes have fallen that the person's win brings
  bool light_placed_ = false;
  bool still_ = false;  // reduced motion
  bool asked_ = false;  // something was wanted in this frame: the next one shows what came of it
  std::deque<Key> keys_{};
  bool moving_ = true;
  double wake_after_ = -1;
};

}  // namespace yinuo::ui
