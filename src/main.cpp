// Wiring: what the platform lends goes to App and Ui, what they show goes back. Nothing is decided here.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "base/text.hpp"
#include "engine/notation.hpp"
#include "platform/platform.hpp"
#include "ui/ui.hpp"

namespace yinuo {
namespace {

constexpr std::string_view kUsage =
    "usage: yinuo [--load FILE] [--seed N] [--players N] [--people N] [--lang zh-Hans|zh-Hant|en] [--assets DIR]\n"
    "             [--size WIDTHxHEIGHT] [--screenshot FILE] [--frames N] [--rules CODE]\n"
    "             [--replay FILE|LINK] [--at N]\n"
    "With --load, --seed, --players or --people a match begins at once and is not kept.\n";

struct Arguments {
  std::string load{}, language{}, rules{}, replay{};
  int at = -1;
  std::optional<std::uint64_t> seed{};
  std::optional<int> players{}, people{};
  platform::Options options{.title = "Yinuo", .asset_folder = "build/assets"};

  [[nodiscard]] bool begins() const { return !load.empty() || seed || players || people; }
};

bool read_size(std::string_view text, platform::Options& options) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return false;
  const auto width = parse_number(text.substr(0, cross)), height = parse_number(text.substr(cross + 1));
  if (!width || !height || *width < 100 || *height < 100 || *width > 16384 || *height > 16384) return false;
  options.width = static_cast<int>(*width);
  options.height = static_cast<int>(*height);
  return true;
}

bool read_argument(std::string_view name, const std::string& value, Arguments& arguments) {
  const auto number = parse_number(value);
  if (name == "--load") {
    arguments.load = value;
  } else if (name == "--lang" && app::is_language(value)) {
    arguments.language = value;
  } else if (name == "--rules") {
    arguments.rules = value;
  } else if (name == "--replay") {
    arguments.replay = value;
  } else if (name == "--at" && number && *number >= 0 && *number < 1000000) {
    arguments.at = static_cast<int>(*number);
  } else if (name == "--assets") {
    arguments.options.asset_folder = value;
  } else if (name == "--screenshot") {
    arguments.options.screenshot = value;
  } else if (name == "--seed" && number) {
    arguments.seed = static_cast<std::uint64_t>(*number);
  } else if (name == "--players" && number && *number >= app::kLeastPlayers && *number <= app::kMostPlayers) {
    arguments.players = static_cast<int>(*number);
  } else if (name == "--people" && number && *number >= 1 && *number <= app::kMostPlayers) {
    arguments.people = static_cast<int>(*number);
  } else if (name == "--frames" && number && *number >= 0 && *number < 1000000) {
    arguments.options.frames = static_cast<int>(*number);
  } else {
    return name == "--size" && read_size(value, arguments.options);
  }
  return true;
}

std::optional<Arguments> read_arguments(int count, char** words) {
  Arguments arguments;
  for (int i = 1; i < count; i += 2) {
    if (i + 1 < count && read_argument(words[i], words[i + 1], arguments)) continue;
    std::fprintf(stderr, "yinuo: '%s' makes no sense here.\n%s", words[i], kUsage.data());
    return std::nullopt;
  }
  return arguments;
}

std::optional<std::string> read_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::nullopt;
  std::string text;
  char part[4096];
  for (std::size_t got = 0; (got = std::fread(part, 1, sizeof part, file)) > 0;) text.append(part, got);
  const bool whole = std::ferror(file) == 0;
  std::fclose(file);
  return whole ? std::optional(text) : std::nullopt;
}

app::StoreResult store(const std::string& key, const std::string& text) {
  switch (platform::store(key, text)) {
    case platform::StoreResult::Ok: return app::StoreResult::Ok;
    case platform::StoreResult::Full: return app::StoreResult::Full;
    case platform::StoreResult::Forbidden: return app::StoreResult::Forbidden;
    case platform::StoreResult::Elsewhere: return app::StoreResult::Elsewhere;
  }
  return app::StoreResult::Forbidden;
}

std::string font_asset(ui::Typeface face, const std::string& language) {
  if (face == ui::Typeface::Body) return "fonts/body-" + language + ".otf";
  return "fonts/title-" + language + (language == "zh-Hant" ? ".otf" : ".ttf");
}

app::Services services(const Arguments& arguments) {
  app::Services lent;
  lent.load = platform::load;
  // A match from the command line does not take the place of the person's own.
  lent.store = [begins = arguments.begins()](const std::string& key, const std::string& text) {
    return begins ? app::StoreResult::Ok : store(key, text);
  };
  lent.texts = [](const std::string& language) -> std::optional<std::string> {
    const auto table = platform::asset("strings/" + language + ".txt");
    return table ? std::optional(std::string(*table)) : std::nullopt;
  };
  lent.can_write = [](const std::string& language) {
    const bool body = platform::asset(font_asset(ui::Typeface::Body, language)).has_value();
    const bool title = platform::asset(font_asset(ui::Typeface::Title, language)).has_value();
    return body && title;
  };
  lent.entropy = [seed = arguments.seed]() mutable { return seed ? (*seed)++ : platform::entropy(); };
  lent.clock = [] { return platform::milliseconds() / 1000; };
  lent.now = platform::date_and_time;
  lent.give_file = platform::give_file;
  if (arguments.begins()) return lent;
  lent.claim = platform::claim_store;
  lent.ours = platform::store_is_ours;
  return lent;
}

std::vector<std::string> languages(const Arguments& arguments) {
  std::vector<std::string> all = platform::languages();
  if (!arguments.language.empty()) all.insert(all.begin(), arguments.language);
  return all;
}

ui::Metrics metrics_for_ui(const platform::Metrics& from, bool reduced_motion) {
  return {.width = from.width,
          .height = from.height,
          .pixel_ratio = from.pixel_ratio,
          .safe = {from.safe.left, from.safe.top, from.safe.right, from.safe.bottom},
          .reduced_motion = reduced_motion,
          .coarse_pointer = from.coarse_pointer};
}

std::optional<ui::Key> key_for_ui(platform::Key key) {
  switch (key) {
    case platform::Key::Left: return ui::Key::Left;
    case platform::Key::Right: return ui::Key::Right;
    case platform::Key::Up: return ui::Key::Up;
    case platform::Key::Down: return ui::Key::Down;
    case platform::Key::Home: return ui::Key::Home;
    case platform::Key::End: return ui::Key::End;
    case platform::Key::Enter: return ui::Key::Enter;
    case platform::Key::Escape: return ui::Key::Escape;
    case platform::Key::Space: return ui::Key::Space;
    case platform::Key::D: return ui::Key::Draw;
    case platform::Key::U: return ui::Key::Uno;
    case platform::Key::R: return ui::Key::Report;
    case platform::Key::C: return ui::Key::Challenge;
    case platform::Key::K:
    case platform::Key::P: return ui::Key::Pass;
    case platform::Key::N: return ui::Key::Next;
    case platform::Key::M: return ui::Key::Menu;
    case platform::Key::Digit1: return ui::Key::Red;
    case platform::Key::Digit2: return ui::Key::Yellow;
    case platform::Key::Digit3: return ui::Key::Green;
    case platform::Key::Digit4: return ui::Key::Blue;
    case platform::Key::H: return ui::Key::History;
    case platform::Key::I: return ui::Key::Rules;
    case platform::Key::G: return ui::Key::Gather;
    case platform::Key::J: return ui::Key::Jump;
    case platform::Key::T: return ui::Key::Tip;
    case platform::Key::A: return ui::Key::Auto;
    case platform::Key::V: return ui::Key::Look;
    case platform::Key::S: return ui::Key::Cues;
  }
  return std::nullopt;
}

ui::Input input_for_ui(const platform::Input& from, bool keys) {
  const platform::Pointer& p = from.pointer;
  ui::Input input;
  input.pointer = {p.x, p.y, p.inside, p.down, p.pressed, p.released, p.cancelled, p.touch};
  for (const platform::Tap& tap : from.taps) input.taps.push_back({tap.x, tap.y});
  input.by_keys = from.by_keys;
  if (!keys) return input;
  for (const platform::Key each : from.keys) {
    if (const auto key = key_for_ui(each)) input.keys.push_back(*key);
  }
  return input;
}

platform::FormRow::Kind kind_for_page(app::Row::Kind kind) {
  switch (kind) {
    case app::Row::Kind::Heading: return platform::FormRow::Kind::Heading;
    case app::Row::Kind::Text: return platform::FormRow::Kind::Text;
    case app::Row::Kind::Fact: return platform::FormRow::Kind::Fact;
    case app::Row::Kind::Number: return platform::FormRow::Kind::Number;
    case app::Row::Kind::Choice: return platform::FormRow::Kind::Choice;
    case app::Row::Kind::Toggle: return platform::FormRow::Kind::Toggle;
    case app::Row::Kind::Field: return platform::FormRow::Kind::Field;
    case app::Row::Kind::Section: return platform::FormRow::Kind::Section;
    case app::Row::Kind::Share: return platform::FormRow::Kind::Share;
    case app::Row::Kind::File: return platform::FormRow::Kind::File;
    case app::Row::Kind::Button: return platform::FormRow::Kind::Button;
    case app::Row::Kind::PrimaryButton: return platform::FormRow::Kind::PrimaryButton;
    case app::Row::Kind::Problem: return platform::FormRow::Kind::Problem;
  }
  return platform::FormRow::Kind::Text;
}

std::vector<platform::TextRun> runs_for_page(const app::Runs& runs) {
  std::vector<platform::TextRun> pieces;
  for (const app::Run& run : runs)
    pieces.push_back({run.text, run.colour == Colour::None ? '\0' : colour_text(run.colour).front()});
  return pieces;
}

platform::FormRow row_for_page(const app::Row& row) {
  return {.kind = kind_for_page(row.kind),
          .key = row.key,
          .label = row.label,
          .value = row.value,
          .help = row.help,
          .least = row.least,
          .most = row.most,
          .step = row.step,
          .choices = row.choices,
          .choice_names = row.choice_names,
          .enabled = row.enabled,
          .example = row.example,
          .mark = row.mark,
          .problems = row.problems,
          .runs = runs_for_page(row.runs),
          .cards = row.cards,
          .own = row.own};
}

class Game final : public platform::Program {
 public:
  explicit Game(const Arguments& arguments) : app_(services(arguments), languages(arguments)) {}

  // False, with a sentence on standard error, when the match asked for cannot be had.
  bool begin(const Arguments& arguments) {
    if (!arguments.load.empty()) return open(arguments.load);
    if (!arguments.replay.empty()) return watch(arguments.replay, arguments.at);
    if (const std::string replay = platform::linked_replay(); !replay.empty()) {
      app_.open_replay(replay);
      return true;
    }
    const std::string rules = arguments.rules.empty() ? platform::linked_rules() : arguments.rules;
    if (!rules.empty()) app_.open_rules(rules);
    if (!arguments.begins()) return true;
    app::Settings settings = app_.settings();
    settings.players = std::max(arguments.players.value_or(settings.players), arguments.people.value_or(1));
    settings.people = std::min(arguments.people.value_or(settings.people), settings.players);
    app_.play(settings);
    return true;
  }

  void frame(double seconds, const platform::Metrics& metrics, const platform::Input& input) override {
    app_.set_system_motion(metrics.reduced_motion);
    const bool at_table = app_.table_has_focus();
    for (const platform::FormChange& change : input.changes) app_.change(change.key, change.value);
    for (const std::string& id : input.activated) app_.activate(id);
    for (const platform::Key key : input.keys) {
      if (!at_table && key == platform::Key::Escape) app_.escape();
    }
    app_.step(seconds);
    if (!has_atlas_) load_atlas();
    ui_.frame(seconds, metrics_for_ui(metrics, app_.reduced_motion()), input_for_ui(input, at_table), app_);
    choose_fonts();
    publish();
  }

  [[nodiscard]] bool moving() const override { return ui_.moving(); }
  [[nodiscard]] double wake_after() const override {
    const double app = app_.wake_after(), ui = ui_.wake_after();
    if (app < 0 || ui < 0) return app < 0 ? ui : app;
    return app < ui ? app : ui;
  }
  [[nodiscard]] const platform::Page& page() const override { return page_; }
  std::vector<std::string> take_announcements() override { return app_.take_announcements(); }
  std::vector<std::string_view> take_cues() override { return ui_.take_cues(); }
  [[nodiscard]] const std::vector<platform::FontSpec>& fonts() const override { return fonts_; }
  [[nodiscard]] int fonts_version() const override { return fonts_version_; }
  void leaving() override { app_.leaving(); }

  [[nodiscard]] std::string test_state() const override {
    std::string places;
    for (const ui::Place& place : ui_.places()) {
      char box[96];
      std::snprintf(box, sizeof box, R"(,"x":%.1f,"y":%.1f,"width":%.1f,"height":%.1f})", static_cast<double>(place.x),
                    static_cast<double>(place.y), static_cast<double>(place.width), static_cast<double>(place.height));
      places += (places.empty() ? R"({"id":)" : R"(,{"id":)") + to_json_string(place.id) + box;
    }
    std::string state = app_.test_state();
    state.pop_back();
    return state + R"(,"places":[)" + places + "]}";
  }

 private:
  bool open(const std::string& path) {
    const auto text = read_file(path);
    if (!text) {
      std::fprintf(stderr, "yinuo: %s cannot be read.\n", path.c_str());
      return false;
    }
    const auto problem = app_.open(*text);
    if (problem) std::fprintf(stderr, "yinuo: %s:%d: %s\n", path.c_str(), problem->line, problem->sentence.c_str());
    return !problem;
  }

  // A record's file, or a link that holds one. `at`: the action that is shown, still.
  bool watch(const std::string& from, int at) {
    const auto text = read_file(from);
    const std::string link = from.substr(from.find('#') == std::string::npos ? 0 : from.find('#'));
    const auto problem = text ? app_.watch(*text) : std::nullopt;
    if (problem) std::fprintf(stderr, "yinuo: %s:%d: %s\n", from.c_str(), problem->line, problem->sentence.c_str());
    if (!text) app_.open_replay(link);
    if (at >= 0) app_.activate("watch:to:" + std::to_string(at));
    return !problem;
  }

  void load_atlas() {
    const platform::Texture texture = platform::texture("atlas.png");
    const auto parts = platform::asset("atlas.txt");
    if (texture.id == 0 || !parts) return;
    ui_.set_atlas(texture.id, texture.width, texture.height, *parts);
    has_atlas_ = true;
  }

  void choose_fonts() {
    const auto wanted = std::pair(ui_.fonts_version(), app_.texts_version());
    if (wanted == fonts_for_ || app_.language().empty()) return;
    fonts_for_ = wanted;
    ++fonts_version_;
    fonts_.clear();
    for (const ui::FontWanted& font : ui_.fonts()) {
      fonts_.push_back({.asset = font_asset(font.face, app_.language()), .size = font.size, .glyphs = font.glyphs});
    }
  }

  void publish() {
    page_.language = app_.language().empty() ? std::string("zh-Hans") : app_.language();
    page_.title = app_.title();
    page_.heading = app_.heading();
    page_.text_size = app::text_size_name(app_.settings().text);
    page_.loudness = app::loudness_text(app_.settings().cues);
    page_.form_title = app_.form().title;
    page_.form.clear();
    for (const app::Row& row : app_.form().rows) page_.form.push_back(row_for_page(row));
    page_.mirror.clear();
    for (const app::Item& item : app_.mirror()) {
      using State = platform::MirrorItem::State;
      platform::MirrorItem shown{
          .id = item.id, .label = item.label, .state = item.enabled ? State::Enabled : State::Disabled};
      for (const ui::Place& place : ui_.places()) {
        if (place.id != item.id) continue;
        shown.x = place.x, shown.y = place.y, shown.width = place.width, shown.height = place.height;
        break;
      }
      page_.mirror.push_back(std::move(shown));
    }
  }

  app::App app_;
  ui::Ui ui_;
  bool has_atlas_ = false;
  platform::Page page_;
  std::vector<platform::FontSpec> fonts_;
  std::pair<int, int> fonts_for_{-1, -1};
  int fonts_version_ = 0;
};

}  // namespace
}  // namespace yinuo

int main(int count, char** words) {
  const auto arguments = yinuo::read_arguments(count, words);
  if (!arguments) return 2;
  yinuo::platform::prepare(arguments->options);
  // On the web main() ends before the first frame.
  static yinuo::Game game(*arguments);
  if (!game.begin(*arguments)) return 1;
  return yinuo::platform::run(game, arguments->options);
}
