// The page as JSON, for the scripts around the canvas.
#include <cstdio>

#include "platform/web/bridge.hpp"

namespace yinuo::platform {
namespace {

void add_text(std::string& out, const std::string& text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char number[8];
      std::snprintf(number, sizeof number, "\\u%04x", unsigned(c));
      out += number;
    } else {
      out += c;
    }
  }
  out += '"';
}

// `"name":` with the comma before it that all but the first member of an object need.
void add_name(std::string& out, const char* name) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
}

void add_member(std::string& out, const char* name, const std::string& text) {
  add_name(out, name);
  add_text(out, text);
}

void add_member(std::string& out, const char* name, int number) {
  add_name(out, name);
  out += std::to_string(number);
}

// To a tenth of a pixel: finer differences are nobody's.
void add_member(std::string& out, const char* name, float number) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.1f", double(number));
  add_name(out, name);
  out += digits;
}

template <typename List, typename Add>
void add_list(std::string& out, const char* name, const List& list, Add add) {
  add_name(out, name);
  out += '[';
  bool first = true;
  for (const auto& one : list) {
    if (!first) out += ',';
    first = false;
    add(one);
  }
  out += ']';
}

const char* name_of(MirrorItem::State state) {
  switch (state) {
    case MirrorItem::State::Enabled: return "enabled";
    case MirrorItem::State::Disabled: return "disabled";
    case MirrorItem::State::Pressed: return "pressed";
  }
  return "";
}

const char* name_of(FormRow::Kind kind) {
  switch (kind) {
    case FormRow::Kind::Heading: return "heading";
    case FormRow::Kind::Text: return "text";
    case FormRow::Kind::Fact: return "fact";
    case FormRow::Kind::Number: return "number";
    case FormRow::Kind::Choice: return "choice";
    case FormRow::Kind::Toggle: return "toggle";
    case FormRow::Kind::Field: return "field";
    case FormRow::Kind::Section: return "section";
    case FormRow::Kind::Share: return "share";
    case FormRow::Kind::File: return "file";
    case FormRow::Kind::Button: return "button";
    case FormRow::Kind::PrimaryButton: return "primary";
    case FormRow::Kind::Problem: return "problem";
  }
  return "";
}

void add_item(std::string& out, const MirrorItem& item) {
  out += '{';
  add_member(out, "id", item.id);
  add_member(out, "label", item.label);
  add_member(out, "state", name_of(item.state));
  add_member(out, "x", item.x);
  add_member(out, "y", item.y);
  add_member(out, "width", item.width);
  add_member(out, "height", item.height);
  out += '}';
}

void add_row(std::string& out, const FormRow& row) {
  out += '{';
  add_member(out, "kind", name_of(row.kind));
  add_member(out, "key", row.key);
  add_member(out, "label", row.label);
  add_member(out, "value", row.value);
  add_member(out, "help", row.help);
  add_member(out, "least", row.least);
  add_member(out, "most", row.most);
  add_member(out, "step", row.step);
  add_list(out, "choices", row.choices, [&out](const std::string& text) { add_text(out, text); });
  add_list(out, "names", row.choice_names, [&out](const std::string& text) { add_text(out, text); });
  add_member(out, "enabled", int{row.enabled});
  add_member(out, "example", row.example);
  add_member(out, "mark", row.mark);
  add_list(out, "problems", row.problems, [&out](const std::string& text) { add_text(out, text); });
  add_member(out, "cards", row.cards);
  add_member(out, "own", int{row.own});
  add_list(out, "runs", row.runs, [&out](const TextRun& run) {
    out += '{';
    add_member(out, "text", run.text);
    add_member(out, "colour", run.colour == 0 ? std::string() : std::string(1, run.colour));
    out += '}';
  });
  out += '}';
}

}  // namespace

std::string page_as_json(const Page& page) {
  std::string out = "{";
  add_member(out, "language", page.language);
  add_member(out, "title", page.title);
  add_member(out, "heading", page.heading);
  add_list(out, "mirror", page.mirror, [&out](const MirrorItem& item) { add_item(out, item); });
  add_member(out, "textSize", page.text_size);
  add_member(out, "loudness", page.loudness);
  add_member(out, "formTitle", page.form_title);
  add_list(out, "form", page.form, [&out](const FormRow& row) { add_row(out, row); });
  out += '}';
  return out;
}

}  // namespace yinuo::platform
