#include "app/bundle.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/records.hpp"
#include "base/text.hpp"
#include "engine/record.hpp"

namespace yinuo::app {
namespace {

constexpr std::string_view kFirstLine = "yinuo-all 1";
constexpr std::string_view kLastLine = "end";

// A part of the file: the lines of its text begin with a space, so that none of them is a line of the file itself.
struct Part {
  std::string name{};
  std::string text{};
  int line = 0;  // of the file, on which the part's name stands
};

void add_part(std::string& all, const std::string& name, std::string_view text) {
  all += "part " + name + "\n";
  for (const std::string_view line : split_lines(text)) all += " " + std::string(line) + "\n";
}

// Some editors put a mark before the first letter.
std::string_view without_mark(std::string_view text) {
  return text.substr(0, 3) == "\xEF\xBB\xBF" ? text.substr(3) : text;
}

class Reader {
 public:
  explicit Reader(ReadBundle& into) : into_(into) {}

  void read(std::string_view text) {
    const std::vector<std::string_view> lines = split_lines(text);
    bool ended = false;
    std::vector<Part> parts;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const std::string_view line = lines[i];
      const std::vector<std::string_view> words = split_words(line);
      if (words.empty()) continue;
      if (ended) return parse(parts, number(i));
      if (line == kLastLine) {
        ended = true;
      } else if (words[0] == "part" && line[0] != ' ' && words.size() >= 2) {
        parts.push_back({std::string(line.substr(5)), {}, number(i)});
      } else if (line[0] == ' ' && !parts.empty()) {
        parts.back().text += std::string(line.substr(1)) + "\n";
      } else {
        wrong(number(i));
      }
    }
    parse(parts, ended ? 0 : number(lines.size() - 1));
  }

 private:
  [[nodiscard]] static int number(std::size_t index) { return static_cast<int>(index) + 1; }

  void wrong(int line) {
    if (line > 0 && (into_.wrong == 0 || line < into_.wrong)) into_.wrong = line;
  }

  // `also`: another line that makes no sense.
  void parse(const std::vector<Part>& parts, int also) {
    wrong(also);
    for (const Part& part : parts) parse(part);
    settle();
  }

  void parse(const Part& part) {
    const auto at = [&part](int line) { return line == 0 ? 0 : part.line + line; };
    const std::vector<std::string_view> words = split_words(part.name);
    if (part.name == "settings") {
      into_.bundle.settings = parse_settings(part.text);
      into_.bundle.has_settings = true;
    } else if (part.name == "own_rules") {
      wrong(at(into_.bundle.own.read(part.text)));
    } else if (part.name == "records") {
      wrong(at(into_.bundle.book.read(part.text)));
    } else if (words.size() == 2 && words[0] == "match") {
      parse_match(part, std::string(words[1]));
    } else {
      wrong(part.line);
    }
  }

  void parse_match(const Part& part, const std::string& id) {
    const Result<Record> record = parse_record(part.text);
    const Result<Played> played = record.ok() ? play_through(record.value()) : record.problem();
    if (!played.ok()) {
      wrong(part.line + played.problem().line);
    } else if (!record.value().has_hash || id_of(part.text) != id || played.value().last.stage != Stage::MatchOver) {
      wrong(part.line);
    } else {
      into_.bundle.matches.push_back({id, part.text});
    }
  }

  // What is listed and not there is counted; what is there and not listed is left out by who merges it.
  void settle() {
    Bundle& bundle = into_.bundle;
    std::vector<std::string> missing;
    for (const Entry& entry : bundle.book.entries()) {
      const bool there = std::any_of(bundle.matches.begin(), bundle.matches.end(),
                                     [&](const RecordText& each) { return each.id == entry.id; });
      if (!there) missing.push_back(entry.id);
    }
    for (const std::string& id : missing) bundle.book.remove(id);
  }

  ReadBundle& into_;
};

}  // namespace

bool is_record(std::string_view text) {
  const std::vector<std::string_view> lines = split_lines(without_mark(text));
  const std::vector<std::string_view> words = lines.empty() ? lines : split_words(lines.front());
  return words.size() == 2 && words[0] == "yinuo";
}

std::string bundle_text(const Bundle& bundle) {
  std::string all = std::string(kFirstLine) + "\n";
  if (bundle.has_settings) add_part(all, "settings", settings_text(bundle.settings));
  add_part(all, "own_rules", bundle.own.text());
  add_part(all, "records", bundle.book.text());
  for (const RecordText& each : bundle.matches) add_part(all, "match " + each.id, each.text);
  return all + std::string(kLastLine) + "\n";
}

ReadBundle read_bundle(std::string_view text) {
  text = without_mark(text);
  ReadBundle read;
  const std::vector<std::string_view> lines = split_lines(text);
  if (lines.empty() || lines.front() != kFirstLine) {
    read.foreign = true;
    read.wrong = 1;
    return read;
  }
  Reader(read).read(text);
  return read;
}

}  // namespace yinuo::app
