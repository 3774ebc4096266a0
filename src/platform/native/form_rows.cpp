#include "platform/native/form_rows.hpp"

#include <algorithm>
#include <cstdlib>

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
  draw_coloured(row.label, kIvory, width);
  const auto step = [&](const char* sign, int to) {
    ImGui::BeginDisabled(to < row.least || to > row.most);
    if (ImGui::Button(sign, ImVec2(kControl, kControl))) pump.change({row.key, std::to_string(to)});
    ImGui::EndDisabled();
  };
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  step("-", value - 1);
  ImGui::SameLine();
  int slid = value;
  ImGui::SetNextItemWidth(width - 2 * (kControl + gap));
  if (ImGui::SliderInt("##value", &slid, row.least, row.most, "%d", ImGuiSliderFlags_AlwaysClamp)) {
    pump.change({row.key, std::to_string(slid)});
  }
  ImGui::SameLine();
  step("+", value + 1);
}

const char* choice_name(const FormRow& row, std::size_t index) {
  return index < row.choice_names.size() ? row.choice_names[index].c_str() : row.choices[index].c_str();
}

// A few short choices lie side by side; more, or longer ones, fold into a list.
bool fits_side_by_side(const FormRow& row, float each) {
  if (row.choices.size() > 4) return false;
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    if (ImGui::CalcTextSize(choice_name(row, i)).x + 12 > each) return false;
  }
  return true;
}

void draw_segments(const FormRow& row, Pump& pump, float each) {
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    if (i > 0) ImGui::SameLine(0, 4);
    ImGui::PushID(int(i));
    const bool chosen = row.choices[i] == row.value;
    const bool pressed =
        coloured_button(choice_name(row, i), ImVec2(each, kControl), chosen ? kIvory : kField, chosen ? kInk : kIvory);
    if (pressed && !chosen) pump.change({row.key, row.choices[i]});
    ImGui::PopID();
  }
}

void draw_list(const FormRow& row, Pump& pump, float width) {
  const auto now = std::find(row.choices.begin(), row.choices.end(), row.value);
  const bool known = now != row.choices.end();
  const char* shown = known ? choice_name(row, std::size_t(now - row.choices.begin())) : row.value.c_str();
  ImGui::SetNextItemWidth(width);
  if (!ImGui::BeginCombo("##choice", shown)) return;
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    ImGui::PushID(int(i));
    if (ImGui::Selectable(choice_name(row, i), row.choices[i] == row.value, 0, ImVec2(0, kControl - 10))) {
      pump.change({row.key, row.choices[i]});
    }
    ImGui::PopID();
  }
  ImGui::EndCombo();
}

void draw_choice(const FormRow& row, Pump& pump, float width) {
  draw_coloured(row.label, kIvory, width);
  const float count = float(std::max<std::size_t>(row.choices.size(), 1));
  const float each = (width - 4 * (count - 1)) / count;
  if (fits_side_by_side(row, each)) {
    draw_segments(row, pump, each);
  } else {
    draw_list(row, pump, width);
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
      draw_coloured(row.label, kIvory, width);
      draw_coloured(row.value, kIvory, width);
      break;
    case FormRow::Kind::Number: draw_number(row, pump, width); break;
    case FormRow::Kind::Choice: draw_choice(row, pump, width); break;
    case FormRow::Kind::Toggle: draw_toggle(row, pump); break;
    case FormRow::Kind::Button:
      if (ImGui::Button(row.label.c_str(), ImVec2(width, kControl))) pump.activate(row.key);
      break;
    case FormRow::Kind::PrimaryButton:
      if (coloured_button(row.label.c_str(), ImVec2(width, kControl + 12), kAmber, kInk)) pump.activate(row.key);
      break;
    case FormRow::Kind::Problem: draw_coloured(row.label, kWarning, width); break;
  }
  draw_coloured(row.help, kQuiet, width);
  ImGui::EndDisabled();
}

}  // namespace yinuo::platform
