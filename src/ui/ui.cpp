#include "ui/ui.hpp"

#include <imgui.h>

#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/format_words.hpp"
#include "app/passing.hpp"
#include "app/replay_screens.hpp"
#include "engine/families/draw.hpp"
#include "engine/view.hpp"
#include "ui/fonts.hpp"
#include "ui/layout.hpp"
#include "ui/line.hpp"
#include "ui/table.hpp"

namespace yinuo::ui {

namespace {

constexpr int kToldDraws = 3;  // in a match

[[nodiscard]] const char* what_to_draw(const Rules& rules) {
  return rules.draw == DrawRule::UntilPlayable ? "ui.none_fits_until" : "ui.none_fits";
}

[[nodiscard]] const char* what_of_drawn(const State& state) {
  if (draw::opens(state)) return "ui.drawn.keep";
  switch (state.rules.drawn_card) {
    case DrawnCard::MayPlay: return "ui.drawn.may_play";
    case DrawnCard::MayPlayNumber: return "ui.drawn.may_play_number";
    case DrawnCard::MustPlay: return "ui.drawn.must_play";
    case DrawnCard::Keep: break;
  }
  return "ui.drawn.keep";
}

}  // namespace

app::Runs sentence_of(const app::App& app, bool fits) {
  const State& shown = app.match()->shown();
  app::Runs sentence = app.sentence();
  if (!shown.in_round()) return sentence;
  if (sentence.empty()) return shown.discard_top == kNoSlot ? app::Runs{} : app::Runs{{app.heading()}};
  // Not while an own action is still being shown, nor where the line has just said what one owes.
  const bool mine = shown.turn == app.match()->viewer() && shown.stage == Stage::Turn && !app.match()->waiting() &&
                    !app.match()->covered();
  if (!mine || shown.chain.sum > 0 || shown.slapping != 0) return sentence;
  const std::string gap = app.strings().text("list.sentences");
  // Where the button for drawing is not there although it is the own turn, the line has the reason.
  const char* turn = app.match()->must_play() ? "ui.your_turn.must_play" : "ui.your_turn";
  sentence.push_back({gap + app.strings().text(fits ? turn : what_to_draw(shown.rules))});
  // What becomes of the card is told the first times.
  if (!fits && app.own_draws() < kToldDraws) sentence.push_back({gap + app.strings().text(what_of_drawn(shown))});
  return sentence;
}

namespace {

class AppDesk final : public Desk {
 public:
  explicit AppDesk(app::App& app) : app_(app) {}
  void activate(std::string_view id) override { ids_.emplace_back(id); }
  void escape() override { escape_ = true; }
  void show_all() override { show_all_ = true; }

  void carry_out() const {
    if (show_all_) app_.show_all();
    for (const std::string& id : ids_) (void)app_.activate(id);  // a refusal becomes App's notice
    if (escape_) app_.escape();
  }

 private:
  app::App& app_;
  std::vector<std::string> ids_{};
  bool escape_ = false, show_all_ = false;
};

void add_points(Model& model, const app::App& app) {
  for (const app::Standing& each : app.standings()) {
    model.points.push_back({each.seat, each.hand, each.booked, each.total, each.numbers, each.actions, each.wilds,
                            each.won_round, each.won_match, app::team_in_score(*model.state, each.seat), false});
    const std::size_t count = model.points.size();
    model.points.back().heads_team = count < 2 || model.points[count - 2].team != model.points.back().team;
  }
}

// Whether the table's font can write it: fonts hold what the texts of a language need, names may hold anything.
[[nodiscard]] bool can_be_drawn(const std::string& name) {
  if (std::all_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) return true;
  ImFontGlyphRangesBuilder signs;
  signs.AddText(name.c_str());
  const ImFont& font = *ImGui::GetIO().Fonts->Fonts[0];
  for (std::size_t sign = 0x80; sign <= IM_UNICODE_CODEPOINT_MAX; ++sign) {
    if (signs.GetBit(sign) && font.FindGlyphNoFallback(static_cast<ImWchar>(sign)) == nullptr) return false;
  }
  return true;
}

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
}

// On the canvas who cannot be named is called by number; the page has the name.
void name_people(Model& model, const app::App& app) {
  for (std::size_t seat = 0; seat < model.people.size(); ++seat) {
    const app::Player& player = app.match()->player_at(static_cast<Seat>(seat));
    if (player.own_name.empty() || can_be_drawn(player.own_name)) continue;
    const std::string number = app.strings().text("player.person", {std::to_string(player.number)});
    model.people[seat].name = number;
    replace_all(model.notice, player.own_name, number);
    for (app::Runs* runs : {&model.sentence, &model.tip}) {
      for (app::Run& run : *runs) replace_all(run.text, player.own_name, number);
    }
  }
}

// Whether a sound would cost.
[[nodiscard]] bool is_silent(const State& shown, Seat viewer) {
  const View view(shown, viewer);
  return view.in_round() && view.say_uno().kind == ActionKind::Sign;
}

// A match that is told again; its numbers are never those of matches.
void show_replay(Model& model, app::App& app) {
  app::Playback& playback = *app.playback();
  model.match_number = -1 - app.replay_number();
  model.state = &playback.shown();
  model.viewer = playback.viewer();
  // Whose cards are seen, if that is the person or one of several.
  const bool several = app::share_a_device(playback.players());
  model.addressed = several ? !playback.open() : playback.player_at(playback.viewer()).person;
  model.speed = playback.speed();
  for (Seat seat = 0; seat < playback.shown().seats; ++seat)
    model.people.push_back({app.name_of(seat), playback.player_at(seat).picture});
  model.plays = app.plays();
  model.waiting = playback.waiting();
  model.hurried = playback.hurried();
  model.told = playback.take_told();
  model.notice = app.notice().text;
  model.notice_number = app.notice().number;
  model.items = app.mirror();
  model.silent = is_silent(playback.shown(), playback.viewer());
  model.sentence = app.sentence();
  add_points(model, app);
  Replay& replay = model.replay.emplace();
  replay.at = playback.at();
  replay.count = playback.count();
  replay.playing = playback.playing();
  replay.open = playback.open();
  replay.cuts = playback.cuts();
  replay.rounds = playback.rounds();
  for (const app::Mark& mark : playback.marks()) replay.marks.push_back(mark.at);
  if (!replay.marks.empty()) replay.marks_mean = app.strings().text("ui.watch.marks");
  if (replay.rounds.size() > 1) replay.rounds_mean = app.strings().text("ui.watch.rounds");
  replay.place = app::place_in_words(playback, app.strings());
  if (app::looks_of(playback).size() > 1) replay.look = app::look_name(playback, app.strings(), playback.looks());
  replay.speed = std::to_string(playback.speed()) + "x";
}

[[nodiscard]] Model model_of(app::App& app) {
  Model model;
  model.strings = &app.strings();
  model.heard = app.settings().cues != app::Loudness::Off;
  model.match_number = app.match_number();
  model.focus = app.table_has_focus();
  model.reduced_motion = app.reduced_motion();
  model.speed = app.speed();
  if (app.playback() != nullptr) {
    show_replay(model, app);
    return model;
  }
  app::Match* match = app.match();
  if (match == nullptr) return model;
  model.state = &match->shown();
  model.viewer = match->viewer();
  model.covered = match->covered();
  model.covers = match->covers();
  for (std::size_t seat = 0; seat < match->players().size(); ++seat) {
    const auto at = static_cast<Seat>(seat);
    model.people.push_back({app.name_of(at), match->player_at(at).picture, match->player_at(at).person});
  }
  model.plays = app.plays();
  model.waiting = match->waiting();
  model.hurried = match->hurried();
  model.told = match->take_told();
  model.items = app.mirror();
  model.choosing = app.choosing();
  model.naming = app.naming();
  model.asking = app.asked();
  if (app.draft() != nullptr) model.gathered = app.draft()->cards;
  model.decision_left = match->decision_left();
  model.decides = match->decider();
  model.round_left = match->round_left();
  model.race = &match->race();
  model.sound = app.sound();
  model.sound_number = app.sound_number();
  const View view(match->shown(), match->viewer());
  model.silent = is_silent(match->shown(), match->viewer());
  if (view.jump() != Face::Unknown) model.jump_left = match->turn_in();
  model.sentence = sentence_of(app, model.fits());
  model.tip = app.tip();
  if (app.advised() != nullptr) model.advised = *app.advised();
  model.advising = match->advising();
  model.bluff = app::bluff_warning(*match, app.strings());
  if (!match->covered())
    model.risk =
        app::challenge_risk(*match, app.plays(), app.strings(), [&app](Seat seat) { return app.name_of(seat); });
  if (contains(match->shown().owes_call, match->viewer())) model.call_left = match->turn_in();
  model.notice = app.notice().text;
  model.notice_number = app.notice().number;
  model.rank = app.rank_line();
  add_points(model, app);
  return model;
}

}  // namespace

namespace {

// The smallest window: short and long side, in CSS pixels.
constexpr float kShortSide = 320, kLongSide = 568;

[[nodiscard]] float zoom_of(app::TextSize size) {
  switch (size) {
    case app::TextSize::Normal: return 1;
    case app::TextSize::Large: return 1.2f;
    case app::TextSize::Largest: return 1.4f;
  }
  return 1;
}

// The window as the table sees it, and what is done in it.
[[nodiscard]] Metrics seen(Metrics metrics, float zoom) {
  metrics.width /= zoom;
  metrics.height /= zoom;
  metrics.pixel_ratio *= zoom;
  metrics.safe = {metrics.safe.left / zoom, metrics.safe.top / zoom, metrics.safe.right / zoom,
                  metrics.safe.bottom / zoom};
  return metrics;
}

[[nodiscard]] Input seen(Input input, float zoom) {
  input.pointer.x /= zoom;
  input.pointer.y /= zoom;
  for (Tap& tap : input.taps) tap = {tap.x / zoom, tap.y / zoom};
  return input;
}

// What was drawn from the vertex on.
void enlarge(ImDrawList& list, int first, float zoom) {
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    list.VtxBuffer[i].pos.x *= zoom;
    list.VtxBuffer[i].pos.y *= zoom;
  }
}

}  // namespace

float zoom_for(float wanted, const Metrics& metrics) {
  if (wanted <= 1) return 1;
  // A large window has larger text as it is, and a smaller one would lose that.
  LayoutFacts facts;
  facts.width = metrics.width;
  facts.height = metrics.height;
  const float now = text_scale_of(facts);
  const float least = std::min(metrics.width, metrics.height) / kShortSide;
  const float most = std::max(metrics.width, metrics.height) / kLongSide;
  return std::max(1.0f, std::min({wanted * now, least, most}));
}

// What Ui keeps beside the table: the fonts wanted, and what they were made for.
struct Ui::Kept {
  Table table;
  std::vector<Place> places{};
  std::vector<FontWanted> fonts{};
  int fonts_version = 0;
  std::string fonts_for{};
  std::optional<app::Loudness> loudness{};  // in the last frame
  std::vector<std::string_view> cues{};

  // Who makes it louder or quieter hears by a card how loud it is now.
  void listen(app::Loudness now) {
    std::vector<Cue> heard = table.take_cues();
    if (loudness && *loudness != now) heard.push_back(Cue::Card);
    loudness = now;
    if (now == app::Loudness::Off) return;
    for (const Cue cue : heard) cues.push_back(cue_name(cue));
  }

  void want_fonts(const app::App& app, const std::string& names, float zoom) {
    const float scale = table.layout().text_scale * zoom;
    const std::string now =
        std::to_string(app.texts_version()) + "/" + std::to_string(static_cast<int>(scale * 64)) + "/" + names;
    if (now == fonts_for) return;
    fonts_for = now;
    fonts = wanted_fonts(app.strings(), names, scale);
    ++fonts_version;
  }
};

Ui::Ui() : kept_(std::make_unique<Kept>()) {}
Ui::~Ui() = default;

void Ui::set_atlas(std::uint64_t texture, int width, int height, std::string_view parts) {
  kept_->table.set_atlas(texture, width, height, parts);
}

void Ui::frame(double seconds, const Metrics& metrics, const Input& input, app::App& app) {
  Model model = model_of(app);
  std::string names;
  for (const Person& person : model.people) names += person.name;
  if (!model.replay && model.state != nullptr) name_people(model, app);
  AppDesk desk(app);
  const float zoom = zoom_for(zoom_of(app.settings().text), metrics);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const int first = list.VtxBuffer.Size;
  kept_->table.frame(seconds, seen(metrics, zoom), seen(input, zoom), model, desk);
  if (zoom != 1) enlarge(list, first, zoom);
  kept_->places = kept_->table.places();
  for (Place& place : kept_->places) {
    place = {std::move(place.id), place.x * zoom, place.y * zoom, place.width * zoom, place.height * zoom};
  }
  kept_->listen(app.settings().cues);
  kept_->want_fonts(app, names, zoom);
  desk.carry_out();
}

bool Ui::moving() const { return kept_->table.moving(); }
double Ui::wake_after() const { return kept_->table.wake_after(); }
const std::vector<Place>& Ui::places() const { return kept_->places; }
const std::vector<FontWanted>& Ui::fonts() const { return kept_->fonts; }
std::vector<std::string_view> Ui::take_cues() { return std::exchange(kept_->cues, {}); }
int Ui::fonts_version() const { return kept_->fonts_version; }

}  // namespace yinuo::ui
