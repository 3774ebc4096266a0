// What the browser tests may ask: a summary of screen and table as JSON.
#include "app/app.hpp"
#include "base/text.hpp"
#include "engine/notation.hpp"

namespace yinuo::app {
namespace {

class Json {
 public:
  void text(std::string_view key, std::string_view value) { raw(key, to_json_string(value)); }
  void number(std::string_view key, long long value) { raw(key, std::to_string(value)); }
  void flag(std::string_view key, bool value) { raw(key, value ? "true" : "false"); }
  void list(std::string_view key, const std::vector<std::string>& values) {
    std::string all;
    for (const std::string& value : values) all += (all.empty() ? "" : ",") + value;
    raw(key, "[" + all + "]");
  }
  [[nodiscard]] std::string done() const { return "{" + body_ + "}"; }

 private:
  void raw(std::string_view key, const std::string& value) {
    body_ += (body_.empty() ? "" : ",") + to_json_string(key) + ":" + value;
  }
  std::string body_;
};

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::Turn: return "turn";
    case Stage::NameColour: return "name";
    case Stage::Drawn: return "drawn";
    case Stage::Between: return "between";
    case Stage::MatchOver: return "over";
  }
  return "";
}

std::string_view screen_name(Screen screen) {
  switch (screen) {
    case Screen::Start: return "start";
    case Screen::Table: return "table";
    case Screen::Menu: return "menu";
    case Screen::Help: return "help";
    case Screen::History: return "history";
    case Screen::Rules: return "rules";
    case Screen::RuleSet: return "rule_set";
    case Screen::Builder: return "builder";
    case Screen::MatchRules: return "match_rules";
    case Screen::Records: return "records";
    case Screen::Record: return "record";
    case Screen::Statistics: return "statistics";
    case Screen::Transfer: return "transfer";
    case Screen::Elsewhere: return "elsewhere";
    case Screen::Replay: return "replay";
    case Screen::ReplayMenu: return "replay_menu";
  }
  return "";
}

void add_table(Json& json, const State& shown, Seat viewer, bool waiting) {
  json.flag("waiting", waiting);
  json.number("version", shown.version);
  json.number("round", shown.round);
  json.text("stage", stage_name(shown.stage));
  json.number("viewer", viewer);
  json.number("turn", shown.turn);
  json.text("top", card_text(shown.top()));
  json.text("colour", colour_text(shown.colour));
  json.number("pending", shown.chain.sum);
  std::vector<std::string> hand, counts, scores;
  for (Slot slot = shown.hands[viewer].first; slot != kNoSlot; slot = shown.cells[slot].next)
    hand.push_back(to_json_string(card_text(shown.face(slot))));
  for (Seat seat = 0; seat < shown.seats; ++seat) {
    counts.push_back(std::to_string(shown.hands[seat].count));
    scores.push_back(std::to_string(shown.scores[seat]));
  }
  json.list("hand", hand);
  json.list("counts", counts);
  json.list("scores", scores);
}

}  // namespace

std::string App::test_state() const {
  Json json;
  json.text("screen", screen_name(screen_));
  json.text("language", language_);
  json.text("sentence", plain(sentence()));
  json.text("notice", notice_.text);
  json.number("match", match_number_);
  if (match_ && !watching_) add_table(json, match_->shown(), match_->viewer(), match_->waiting());
  if (match_ && !watching_) json.flag("covered", match_->covered());
  if (watching_) {
    const Playback& playback = watching_->playback;
    add_table(json, playback.shown(), playback.viewer(), playback.waiting());
    json.number("at", playback.at());
    json.number("count", playback.count());
    json.flag("playing", playback.playing());
  }
  json.text("choosing", choosing() ? card_text(*choosing()) : "");
  std::vector<std::string> enabled;
  for (const Item& item : mirror_) {
    if (item.enabled) enabled.push_back(to_json_string(item.id));
  }
  json.list("enabled", enabled);
  return json.done();
}

}  // namespace yinuo::app
