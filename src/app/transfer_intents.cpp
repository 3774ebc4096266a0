// Everything into a file and out of one; and the handing over of the store to another window.
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/app.hpp"
#include "app/records.hpp"
#include "app/transfer_screen.hpp"
#include "engine/replay_link.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

// The code of a match: the text itself, or what stands behind the # of an address in it; empty: there is none. A code
// that has been broken into lines on its way is put together again.
std::string match_code_in(std::string_view text) {
  const std::size_t begin = std::min(text.find('#') + 1, text.size());
  text.remove_prefix(std::min(begin > 0 ? begin : text.find_first_not_of(kSpace), text.size()));
  const std::string first(text.substr(0, text.find_first_of(kSpace)));
  if (!is_replay_link(first)) return {};
  if (parse_replay_link(first).ok()) return first;
  std::string whole;
  std::copy_if(text.begin(), text.end(), std::back_inserter(whole),
               [](char c) { return kSpace.find(c) == kSpace.npos; });
  return whole;
}

}  // namespace

// ---- Saving

// `status` says what became of it.
void App::say_file(const std::string& name, const std::string& text, std::string& status) {
  const auto where = services_.give_file ? services_.give_file(name, text) : std::nullopt;
  say(status = !where ? strings_.text("form.watch.not_saved")
                      : strings_.text("form.watch.saved", {where->empty() ? name + ".txt" : *where}));
}

void App::export_all() {
  refresh_records();
  Bundle bundle{.settings = settings_, .own = desk_.own, .book = records_->book(), .has_settings = true};
  for (const Entry& entry : records_->book().entries())
    bundle.matches.push_back({entry.id, records_->text_of(entry.id)});
  const std::string date = services_.now ? services_.now().substr(0, 10) : std::string();
  say_file("yinuo-" + date, bundle_text(bundle), transfer_->status);
}

// ---- Reading

// A file of everything, one match as a text, a code or a link, or rules. Nothing is changed yet; what has been pasted
// stays where it cannot be read.
void App::read_text(const std::string& text) {
  const std::string pasted = std::exchange(*transfer_, TransferDesk{}).pasted;
  const std::string code = match_code_in(text);
  std::optional<Trouble> wrong;
  if (text.find_first_not_of(kSpace) == std::string::npos) {
    wrong = Trouble{"transfer.unreadable"};
  } else if (is_record(text) || !code.empty()) {
    wrong = open_sent(code.empty() ? text : code);
    if (!wrong) return;
  } else if (ReadBundle read = read_bundle(text); !read.foreign) {
    transfer_->read = std::move(read);
    transfer_->asking = true;
  } else if (const ReadCode rules = read_code(text); rules.wrong.empty()) {
    return open_rule_set(nearest_set(rules.rules));
  } else if (rules.words > 0) {
    wrong = Trouble{"problem.link", {rules.wrong}};
  } else {
    wrong = Trouble{"transfer.foreign"};
  }
  if (wrong) {
    transfer_->pasted = pasted;
    announcements_.push_back(transfer_->wrong = strings_.text(wrong->key, wrong->values));
  }
  refresh();
}

TransferFacts App::transfer_facts() const {
  TransferFacts facts;
  if (!transfer_->asking) return facts;
  const Bundle& bundle = transfer_->read.bundle;
  for (const RecordText& each : bundle.matches) facts.new_matches += records_->book().find(each.id) == nullptr ? 1 : 0;
  for (const NamedRules& named : bundle.own.all()) {
    const NamedRules* mine = desk_.own.find(named.name);
    if (mine != nullptr && mine->rules == named.rules) continue;
    ++facts.new_rules;
    facts.renamed_rules += mine != nullptr ? 1 : 0;
  }
  facts.other_settings = bundle.has_settings && !(bundle.settings == settings_);
  return facts;
}

// Matches are merged; rules with a name that is taken get another; settings only where the person wants it.
void App::import_all() {
  const Bundle bundle = std::move(transfer_->read.bundle);
  const bool take_settings = transfer_->take_settings;
  *transfer_ = TransferDesk{};
  for (const NamedRules& named : bundle.own.all()) {
    const NamedRules* mine = desk_.own.find(named.name);
    if (mine != nullptr && mine->rules == named.rules) continue;
    desk_.own.save(desk_.own.free_name(named.name), named.rules);
  }
  StoreResult result = services_.store("own_rules", desk_.own.text());
  if (take_settings) {
    settings_ = bundle.settings;
    (void)keep("settings", settings_text(settings_));
    speak(language_of(settings_, languages_));
  }
  refresh_records();
  const StoreResult merged = records_->merge(bundle.book, bundle.matches);
  if (result == StoreResult::Ok) result = merged;
  if (result == StoreResult::Elsewhere) return stop_here();
  transfer_->status = strings_.text(result == StoreResult::Ok ? "transfer.done" : "transfer.partly");
  say(transfer_->status);
}

Refusal App::press_transfer_button(std::string_view id) {
  if (id == "export") {
    export_all();
  } else if (id == "open_text") {
    read_text(std::string(transfer_->pasted));  // which is emptied there
  } else if (id == "import_yes" && transfer_->asking) {
    import_all();
  } else {
    *transfer_ = TransferDesk{};
    refresh();
  }
  return Refusal::None;
}

// ---- Another window

// What is on the screen may be old by now; nothing is written any more.
void App::stop_here() {
  if (screen_ == Screen::Elsewhere) return;
  show(Screen::Elsewhere);
  if (!language_.empty()) announcements_.push_back(strings_.text("form.elsewhere.what"));
}

// As if the program began, with what the other window has stored.
void App::play_here() {
  if (services_.claim) services_.claim();
  screen_ = Screen::Start;
  match_.reset();
  kept_.reset();
  troubles_.clear();
  settings_ = parse_settings(services_.load("settings").value_or(""));
  load_own_rules();
  refresh_records();
  load_match();
  speak(language_of(settings_, languages_));
  show(Screen::Start);
}

}  // namespace yinuo::app
