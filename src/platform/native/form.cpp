#include "platform/native/form.hpp"

#include <imgui.h>

#include <algorithm>
#include <cstdlib>

#include "platform/pump.hpp"

namespace yinuo::platform {
namespace {

constexpr float kWidest = 640;
constexpr float kControl = 44;  // the least height of anything to press
constexpr ImVec4 kIvory{0.97f, 0.94f, 0.86f, 1};
constexpr ImVec4 kQuiet{0.78f, 0.80f, 0.74f, 1};
constexpr ImVec4 kAmber{0.96f, 0.74f, 0.31f, 1};
constexpr ImVec4 kInk{0.13f, 0.10f, 0.07f, 1};
constexpr ImVec4 kWarning{1.0f, 0.66f, 0.55f, 1};
constexpr ImVec4 kPanel{0.07f, 0.22f, 0.22f, 0.98f};
constexpr ImVec4 kField{0.12f, 0.32f, 0.31f, 1};
constexpr ImVec4 kFieldHovered{0.16f, 0.40f, 0.38f, 1};

void push_style() {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 16);
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
  ImGui::PushStyleColor(ImGuiCol_NavHighlight, kAmber);
}

void pop_style() {
  ImGui::PopStyleColor(11);
  ImGui::PopStyleVar(5);
}

void draw_coloured(const std::string& text, const ImVec4& colour) {
  if (text.empty()) return;
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

// Minus, value, plus: the same with mouse, finger and keys.
void draw_number(const FormRow& row, Pump& pump) {
  const int value = std::atoi(row.value.c_str());
  draw_coloured(row.label, kIvory);
  const auto step = [&](const char* sign, int to) {
    ImGui::BeginDisabled(to < row.least || to > row.most);
    if (ImGui::Button(sign, ImVec2(kControl, kControl))) pump.change({row.key, std::to_string(to)});
    ImGui::EndDisabled();
  };
  step("-", value - 1);
  ImGui::SameLine();
  int slid = value;
  ImGui::SetNextItemWidth(std::max(60.0f, ImGui::GetContentRegionAvail().x - kControl - 12));
  if (ImGui::SliderInt("##value", &slid, row.least, row.most, "%d", ImGuiSliderFlags_AlwaysClamp)) {
    pump.change({row.key, std::to_string(slid)});
  }
  ImGui::SameLine();
  step("+", value + 1);
}

void draw_choice(const FormRow& row, Pump& pump) {
  draw_coloured(row.label, kIvory);
  const auto name_of = [&row](std::size_t i) {
    return i < row.choice_names.size() ? row.choice_names[i].c_str() : row.choices[i].c_str();
  };
  const auto now = std::find(row.choices.begin(), row.choices.end(), row.value);
  const char* shown = now == row.choices.end() ? row.value.c_str() : name_of(std::size_t(now - row.choices.begin()));
  ImGui::SetNextItemWidth(-1);
  if (!ImGui::BeginCombo("##choice", shown)) return;
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    ImGui::PushID(int(i));
    if (ImGui::Selectable(name_of(i), row.choices[i] == row.value, 0, ImVec2(0, kControl - 10))) {
      pump.change({row.key, row.choices[i]});
    }
    ImGui::PopID();
  }
  ImGui::EndCombo();
}

void draw_button(const FormRow& row, Pump& pump, bool primary) {
  if (primary) {
    ImGui::PushStyleColor(ImGuiCol_Button, kAmber);
    ImGui::PushStyleColor(ImGuiCol_ButtonHovered, ImVec4(1.0f, 0.81f, 0.42f, 1));
    ImGui::PushStyleColor(ImGuiCol_ButtonActive, ImVec4(0.90f, 0.66f, 0.24f, 1));
    ImGui::PushStyleColor(ImGuiCol_Text, kInk);
  }
  if (ImGui::Button(row.label.c_str(), ImVec2(-1, kControl))) pump.activate(row.key);
  if (primary) ImGui::PopStyleColor(4);
}

void draw_row(const FormRow& row, Pump& pump) {
  ImGui::BeginDisabled(!row.enabled);
  switch (row.kind) {
    case FormRow::Kind::Heading:
      ImGui::Spacing();
      draw_coloured(row.label, kAmber);
      break;
    case FormRow::Kind::Text:
      draw_coloured(row.label, kIvory);
      draw_coloured(row.value, kIvory);
      break;
    case FormRow::Kind::Number: draw_number(row, pump); break;
    case FormRow::Kind::Choice: draw_choice(row, pump); break;
    case FormRow::Kind::Toggle: {
      bool on = row.value == "on";
      if (ImGui::Checkbox(row.label.c_str(), &on)) pump.change({row.key, on ? "on" : "off"});
      break;
    }
    case FormRow::Kind::Button: draw_button(row, pump, false); break;
    case FormRow::Kind::PrimaryButton: draw_button(row, pump, true); break;
    case FormRow::Kind::Problem: draw_coloured(row.label, kWarning); break;
  }
  draw_coloured(row.help, kQuiet);
  ImGui::EndDisabled();
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
  push_style();
  const float width = std::min(kWidest, room.x - 24);
  ImGui::SetNextWindowPos(ImVec2(room.x / 2, room.y / 2), ImGuiCond_Always, ImVec2(0.5f, 0.5f));
  ImGui::SetNextWindowSizeConstraints(ImVec2(width, 0), ImVec2(width, room.y - 24));
  constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoMove |
                                      ImGuiWindowFlags_NoResize | ImGuiWindowFlags_AlwaysAutoResize;
  if (ImGui::Begin("form", nullptr, kFlags)) {
    draw_coloured(page.form_title, kIvory);
    ImGui::Separator();
    int index = 0;
    for (const FormRow& row : page.form) {
      ImGui::PushID(index++);
      draw_row(row, pump);
      ImGui::PopID();
    }
  }
  ImGui::End();
  pop_style();
}

}  // namespace yinuo::platform
