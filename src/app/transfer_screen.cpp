#include "app/transfer_screen.hpp"

#include <utility>

namespace yinuo::app {
namespace {

// More than the file of everything can hold.
constexpr int kMostPasted = 4000000;

std::string number(std::size_t value) { return std::to_string(value); }

Row fact_row(std::string label, std::string value, std::string help) {
  return {.kind = Row::Kind::Fact, .label = std::move(label), .value = std::move(value), .help = std::move(help)};
}

void add_ways(Form& form, const Strings& strings, const TransferDesk& desk) {
  form.rows.push_back(text_row(strings.text("transfer.what")));
  form.rows.push_back(button_row("export", strings.text("transfer.export")));
  form.rows.back().help = strings.text("transfer.export.help");
  form.rows.push_back({.kind = Row::Kind::File,
                       .key = "import",
                       .label = strings.text("transfer.import"),
                       .help = strings.text("transfer.import.help")});
  form.rows.push_back({.kind = Row::Kind::Field,
                       .key = "paste",
                       .label = strings.text("transfer.paste"),
                       .value = desk.pasted,
                       .help = strings.text("transfer.paste.help"),
                       .most = kMostPasted});
  form.rows.push_back(button_row("open_text", strings.text("rules.open")));
  if (!desk.wrong.empty()) form.rows.push_back({.kind = Row::Kind::Problem, .label = desk.wrong});
}

void add_question(Form& form, const Strings& strings, const TransferDesk& desk, const TransferFacts& facts) {
  const Bundle& bundle = desk.read.bundle;
  if (desk.read.wrong > 0) {
    form.rows.push_back(
        {.kind = Row::Kind::Problem, .label = strings.text("transfer.damaged", {std::to_string(desk.read.wrong)})});
  }
  form.rows.push_back(text_row(strings.text("transfer.ask")));
  form.rows.push_back(
      fact_row(strings.text("transfer.matches"),
               strings.text("transfer.count", {number(bundle.matches.size()), std::to_string(facts.new_matches)}),
               strings.text("transfer.matches.help")));
  form.rows.push_back(
      fact_row(strings.text("rules.own"),
               strings.text("transfer.count", {number(bundle.own.all().size()), std::to_string(facts.new_rules)}),
               facts.renamed_rules == 0 ? std::string()
                                        : strings.text("transfer.renamed", {std::to_string(facts.renamed_rules)})));
  if (facts.other_settings) {
    form.rows.push_back({.kind = Row::Kind::Toggle,
                         .key = "import_settings",
                         .label = strings.text("transfer.settings"),
                         .value = desk.take_settings ? "on" : "off",
                         .help = strings.text("transfer.settings.help")});
  }
  form.rows.push_back(button_row("import_no", strings.text("transfer.no")));
}

}  // namespace

Form transfer_form(const Strings& strings, const TransferDesk& desk, const TransferFacts& facts) {
  Form form{.title = strings.text("transfer.title")};
  if (!desk.status.empty()) form.rows.push_back(text_row(desk.status));
  if (desk.asking) {
    add_question(form, strings, desk, facts);
  } else {
    add_ways(form, strings, desk);
  }
  form.rows.push_back(button_row("back", strings.text("form.back")));
  if (desk.asking) {
    form.rows.push_back(button_row("import_yes", strings.text("transfer.yes"), Row::Kind::PrimaryButton));
  }
  return form;
}

}  // namespace yinuo::app
