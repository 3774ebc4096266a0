#include "platform/native/form.hpp"

#include <imgui.h>

#include <algorithm>
#include <cstdlib>

#include "platform/pump.hpp"

namespace yinuo::platform {
namespace {

constexpr float kWidest = 760;
constexpr float kControl = 44;  // the least height of anything to press
constexpr ImVec4 kIvory{0.97f, 0.94f, 0.86f, 1};
constexpr ImVec4 kQuiet{0.78f, 0.80f, 0.74f, 1};
constexpr ImVec4 kAmber{0.96f, 0.74f, 0.31f, 1};
constexpr ImVec4 kInk{0.13f, 0.10f, 0.07f, 1};
constexpr ImVec4 kWarning{1.0f, 0.66f, 0.55f, 1};
constexpr ImVec4 kWood{0.48f, 0.29f, 0.17f, 1};
constexpr ImVec4 kPanel{0.07f, 0.22f, 0.22f, 0.98f};
constexpr ImVec4 kField{0.12f, 0.32f, 0.31f, 1};
constexpr ImVec4 kFieldHovered{0.16f, 0.40f, 0.38f, 1};

void push_style() {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 16);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 4);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(20, 18));
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 10);
  const float padding = std::max(6.0f, (kControl - ImGui::GetFontSize()) / 2);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(14, padding));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(10, 10));
  ImGui::PushStyleColor(ImGuiCol_WindowBg, kPanel);
  ImGui::PushStyleColor(ImGuiCol_PopupBg, kPanel);
  ImGui::PushStyleColor(ImGuiCol_Text, kIvory);
  ImGui::PushStyleColor(ImGuiCol_FrameBg, kField);
  ImGui::PushStyleColor(ImGuiCol_FrameBgHovered, kFieldHovered);
  ImGui::PushStyleColor(ImGuiCol_FrameBgActive, kFieldHovered);
  ImGui::PushStyleColor(ImGuiCol_Button, kField);
  ImGui::PushStyleColor(ImGuiCol_ButtonHovered, kFieldHovered);
  ImGui::PushStyleColor(ImGuiCol_ButtonActive, kFieldHovered);
  ImGui::PushStyleColor(ImGuiCol_CheckMark, kAmber);
  ImGui::PushStyleColor(ImGuiCol_SliderGrab, kAmber);
  ImGui::PushStyleColor(ImGuiCol_SliderGrabActive, kAmber);
  ImGui::PushStyleColor(ImGuiCol_Border, kWood);
  ImGui::PushStyleColor(ImGuiCol_NavHighlight, kAmber);
}

void pop_style() {
  ImGui::PopStyleColor(14);
  ImGui::PopStyleVar(6);
}

// Wrapped at `width` from where it begins.
void draw_coloured(const std::string& text, const ImVec4& colour, float width) {
  if (text.empty()) return;
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

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

// Rows that may stand beside each other where there is room.
bool is_narrow(FormRow::Kind kind) {
  switch (kind) {
    case FormRow::Kind::Number:
    case FormRow::Kind::Choice:
    case FormRow::Kind::Toggle:
    case FormRow::Kind::Button: return true;
    case FormRow::Kind::Heading:
    case FormRow::Kind::Text:
    case FormRow::Kind::PrimaryButton:
    case FormRow::Kind::Problem: return false;
  }
  return false;
}

void draw_rows(const std::vector<FormRow>& rows, Pump& pump, float width) {
  constexpr float kGutter = 22;
  const bool two_columns = width >= 520;
  const float half = (width - kGutter) / 2;
  const float left = ImGui::GetCursorPosX();
  float top = 0;        // of the row that stands on the left
  bool beside = false;  // and leaves room on its right
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool narrow = two_columns && is_narrow(rows[i].kind);
    const bool on_the_right = narrow && beside;
    const float below_left = ImGui::GetCursorPosY();
    if (on_the_right) ImGui::SetCursorPos(ImVec2(left + half + kGutter, top));
    top = ImGui::GetCursorPosY();
    ImGui::PushID(int(i));
    ImGui::BeginGroup();
    draw_row(rows[i], pump, narrow ? half : width);
    ImGui::EndGroup();
    ImGui::PopID();
    if (on_the_right) ImGui::SetCursorPosY(std::max(below_left, ImGui::GetCursorPosY()));
    beside = narrow && !on_the_right;
  }
  ImGui::Dummy(ImVec2(0, 0));  // the last row's height counts, whichever side was the longer
}

}  // namespace

void draw_form(const Page& page, Pump& pump) {
  ImGuiIO& io = ImGui::GetIO();
  if (page.form_title.empty()) {
    io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
    return;
  }
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  const ImVec2 room = io.DisplaySize;
  ImGui::GetBackgroundDrawList()->AddRectFilled(ImVec2(0, 0), room, IM_COL32(6, 26, 26, 140));
  push_style();
  const float width = std::min(kWidest, room.x - 24);
  ImGui::SetNextWindowPos(ImVec2(room.x / 2, room.y / 2), ImGuiCond_Always, ImVec2(0.5f, 0.5f));
  ImGui::SetNextWindowSizeConstraints(ImVec2(width, 0), ImVec2(width, room.y - 24));
  constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoResize | ImGuiWindowFlags_AlwaysAutoResize;
  if (ImGui::Begin("form", nullptr, kFlags)) {
    const float inside = width - 2 * ImGui::GetStyle().WindowPadding.x - ImGui::GetStyle().ScrollbarSize;
    ImGui::SetWindowFontScale(1.4f);
    draw_coloured(page.form_title, kIvory, inside);
    ImGui::SetWindowFontScale(1);
    draw_rows(page.form, pump, inside);
  }
  ImGui::End();
  pop_style();
}

}  // namespace yinuo::platform
