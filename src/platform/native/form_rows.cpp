#include "platform/native/form_rows.hpp"

#include <algorithm>
#include <cstdlib>

#include "platform/native/assets.hpp"
#include "platform/pump.hpp"

namespace yinuo::platform {

using namespace form;

void form::draw_coloured(const std::string& text, const ImVec4& colour, float width) {
  if (text.empty()) return;
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

namespace {

// A button of another colour; `face` and `ink` of its rest.
bool coloured_button(const char* label, ImVec2 size, const ImVec4& face, const ImVec4& ink) {
  const ImVec4 lit(std::min(1.0f, face.x + 0.05f), std::min(1.0f, face.y + 0.05f), std::min(1.0f, face.z + 0.08f), 1);
  ImGui::PushStyleColor(ImGuiCol_Button, face);
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, lit);
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, face);
  ImGui::PushStyleColor(ImGuiCol_Text, ink);
  const bool pressed = ImGui::Button(label, size);
  ImGui::PopStyleColor(4);
  return pressed;
}

// Minus, value, plus: the same with mouse, finger and keys.
void draw_number(const FormRow& row, Pump& pump, float width) {
  const int value = std::atoi(row.value.c_str());
  const auto step = [&](const char* sign, int wanted) {
    const int to = std::clamp(wanted, row.least, row.most);
    ImGui::BeginDisabled(to == value);
    if (ImGui::Button(sign, ImVec2(kControl, kControl))) pump.change({row.key, std::to_string(to)});
    ImGui::EndDisabled();
  };
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  step("-", value - row.step);
  ImGui::SameLine();
  int slid = value;
  ImGui::SetNextItemWidth(width - 2 * (kControl + gap));
  if (ImGui::SliderInt("##value", &slid, row.least, row.most, "%d", ImGuiSliderFlags_AlwaysClamp)) {
    pump.change({row.key, std::to_string(slid)});
  }
  ImGui::SameLine();
  step("+", value + row.step);
}

const char* choice_name(const FormRow& row, std::size_t index) {
  return index < row.choice_names.size() ? row.choice_names[index].c_str() : row.choices[index].c_str();
}

// As many beside each other as their names fit, spread evenly over the lines.
int choices_in_a_line(const FormRow& row, float width) {
  float widest = 0;
  for (std::size_t i = 0; i < row.choices.size(); ++i)
    widest = std::max(widest, ImGui::CalcTextSize(choice_name(row, i)).x + 16);
  const int count = int(row.choices.size());
  const int fitting = std::clamp(int((width + 4) / (widest + 4)), 1, std::max(count, 1));
  const int lines = (count + fitting - 1) / std::max(fitting, 1);
  return lines > 0 ? (count + lines - 1) / lines : 1;
}

void draw_choice(const FormRow& row, Pump& pump, float width) {
  const int in_line = choices_in_a_line(row, width);
  const float each = (width - 4.0f * float(in_line - 1)) / float(in_line);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(10, 4));
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    if (int(i) % in_line != 0) ImGui::SameLine(0, 4);
    ImGui::PushID(int(i));
    const bool chosen = row.choices[i] == row.value;
    const bool pressed =
        coloured_button(choice_name(row, i), ImVec2(each, kControl), chosen ? kIvory : kField, chosen ? kInk : kIvory);
    if (pressed && !chosen) pump.change({row.key, row.choices[i]});
    ImGui::PopID();
  }
  ImGui::PopStyleVar();
}

// ImGui asks for room as the text grows.
int give_room(ImGuiInputTextCallbackData* data) {
  std::string& text = *static_cast<std::string*>(data->UserData);
  text.resize(std::size_t(data->BufTextLen));
  data->Buf = text.data();
  return 0;
}

// A line, or several where the text may be long.
void draw_field(const FormRow& row, Pump& pump, float width) {
  constexpr int kLine = 4000;
  std::string text = row.value;
  const ImGuiInputTextFlags grows = ImGuiInputTextFlags_CallbackResize;
  ImGui::SetNextItemWidth(width);
  const bool changed = row.most > kLine
                           ? ImGui::InputTextMultiline("##text", text.data(), text.capacity() + 1,
                                                       ImVec2(width, 2 * kControl), grows, give_room, &text)
                           : ImGui::InputText("##text", text.data(), text.capacity() + 1, grows, give_room, &text);
  if (changed) pump.change({row.key, text});
}

void draw_share(const FormRow& row, Pump& pump, float width) {
  draw_coloured(row.label, kIvory, width);
  draw_coloured(row.value, kAmber, width);
  // There is no page, so there are no links.
  const auto code = std::find(row.choices.begin(), row.choices.end(), "code");
  if (code == row.choices.end()) return;
  if (!ImGui::Button(choice_name(row, std::size_t(code - row.choices.begin())), ImVec2(width, kControl))) return;
  ImGui::SetClipboardText(row.value.c_str());
  pump.activate("copied");
}

// The path of a file is typed.
void draw_file(const FormRow& row, Pump& pump, float width) {
  static char path[1024] = "";
  ImGui::SetNextItemWidth(width);
  ImGui::InputTextWithHint("##path", "/…/yinuo.txt", path, sizeof path);
  if (ImGui::Button(row.label.c_str(), ImVec2(width, kControl))) pump.change({row.key, read_file(path).value_or("")});
}

void draw_section(const FormRow& row, Pump& pump, float width) {
  ImGui::Spacing();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const std::string label = "     " + row.label;
  ImGui::PushStyleVar(ImGuiStyleVar_ButtonTextAlign, ImVec2(0, 0.5f));
  if (coloured_button(label.c_str(), ImVec2(width, kControl), kField, kIvory)) pump.activate(row.key);
  ImGui::PopStyleVar();
  // An arrow to the right, or down where what follows is open.
  const ImVec2 c(at.x + 20, at.y + kControl / 2);
  const ImU32 amber = ImGui::GetColorU32(kAmber);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (row.value == "open") {
    list.AddTriangleFilled(ImVec2(c.x - 6, c.y - 4), ImVec2(c.x + 6, c.y - 4), ImVec2(c.x, c.y + 5), amber);
  } else {
    list.AddTriangleFilled(ImVec2(c.x - 4, c.y - 6), ImVec2(c.x + 5, c.y), ImVec2(c.x - 4, c.y + 6), amber);
  }
}

void draw_toggle(const FormRow& row, Pump& pump) {
  bool on = row.value == "on";
  if (ImGui::Checkbox(row.label.c_str(), &on)) pump.change({row.key, on ? "on" : "off"});
}

}  // namespace

void draw_row(const FormRow& row, Pump& pump, float width) {
  ImGui::BeginDisabled(!row.enabled);
  switch (row.kind) {
    case FormRow::Kind::Heading:
      ImGui::Spacing();
      draw_coloured(row.label, kAmber, width);
      break;
    case FormRow::Kind::Text:
      draw_coloured(row.mark, kAmber, width);
      draw_coloured(row.label, kIvory, width);
      draw_coloured(row.value, kIvory, width);
      break;
    case FormRow::Kind::Fact:
      draw_coloured(row.label, kAmber, width);
      draw_coloured(row.value, kIvory, width);
      break;
    case FormRow::Kind::Number:
      draw_coloured(row.label, kIvory, width);
      draw_number(row, pump, width);
      break;
    case FormRow::Kind::Choice:
      draw_coloured(row.label, kIvory, width);
      draw_choice(row, pump, width);
      break;
    case FormRow::Kind::Toggle: draw_toggle(row, pump); break;
    case FormRow::Kind::Field:
      draw_coloured(row.label, kIvory, width);
      draw_field(row, pump, width);
      break;
    case FormRow::Kind::Section: draw_section(row, pump, width); break;
    case FormRow::Kind::Share: draw_share(row, pump, width); break;
    case FormRow::Kind::File: draw_file(row, pump, width); break;
    case FormRow::Kind::Button:
      if (ImGui::Button(row.label.c_str(), ImVec2(width, kControl))) pump.activate(row.key);
      break;
    case FormRow::Kind::PrimaryButton:
      if (coloured_button(row.label.c_str(), ImVec2(width, kControl + 12), kAmber, kInk)) pump.activate(row.key);
      break;
    case FormRow::Kind::Problem: draw_coloured(row.label, kWarning, width); break;
  }
  ImGui::EndDisabled();
  if (row.kind != FormRow::Kind::Text)
    draw_coloured(row.mark, row.kind == FormRow::Kind::Fact ? kQuiet : kAmber, width);
  for (const std::string& problem : row.problems) draw_coloured(problem, kWarning, width);
  draw_coloured(row.help, kQuiet, width);
  draw_coloured(row.example, kQuiet, width);
}

}  // namespace yinuo::platform
