#include "platform/native/form.hpp"

#include <imgui.h>

#include <algorithm>

#include "platform/native/form_rows.hpp"
#include "platform/pump.hpp"

namespace yinuo::platform {

using namespace form;

namespace {

constexpr float kWidest = 760;
constexpr ImVec4 kWood{0.48f, 0.29f, 0.17f, 1};
constexpr ImVec4 kPanel{0.07f, 0.22f, 0.22f, 0.98f};

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

// Rows that may stand beside each other where there is room.
bool is_narrow(FormRow::Kind kind) {
  switch (kind) {
    case FormRow::Kind::Fact:
    case FormRow::Kind::Number:
    case FormRow::Kind::Choice:
    case FormRow::Kind::Toggle:
    case FormRow::Kind::Field:
    case FormRow::Kind::Button: return true;
    case FormRow::Kind::Heading:
    case FormRow::Kind::Text:
    case FormRow::Kind::Section:
    case FormRow::Kind::Share:
    case FormRow::Kind::File:
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
    // By key where there is one: what is typed must not move to another row when rows come and go.
    if (rows[i].key.empty()) {
      ImGui::PushID(int(i));
    } else {
      ImGui::PushID(rows[i].key.c_str());
    }
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
