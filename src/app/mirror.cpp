#include "app/mirror.hpp"

#include "engine/families/turn.hpp"
#include "engine/families/wild4.hpp"
#include "engine/legal.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"

namespace yinuo::app {
namespace {

// What the list is made from.
struct Desk {
  const Match& match;
  const Strings& strings;
  const Names& names;
  const State& shown;
  Seat me;
  ActionList legal;
  std::vector<Item> items{};

  void add(std::string id, std::string label, bool enabled = true) {
    items.push_back({std::move(id), std::move(label), enabled});
  }
  [[nodiscard]] const Action* find(ActionKind kind) const {
    for (const Action& action : legal) {
      if (action.kind == kind) return &action;
    }
    return nullptr;
  }
};

bool can_play(const Desk& desk, Face face) {
  for (const Action& action : desk.legal) {
    if (action.kind == ActionKind::Play && action.card_count == 1 && action.cards[0] == face) return true;
  }
  return false;
}

void add_hand(Desk& desk) {
  const View view(desk.shown, desk.me);
  for (FaceSet rest = view.my_faces(); rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const bool enabled = can_play(desk, face);
    std::string label = card_name(desk.strings, face);
    const int copies = view.my_copies(face);
    if (copies > 1) label = desk.strings.text("mirror.copies", {label, std::to_string(copies)});
    if (enabled) {
      label = desk.strings.text("mirror.play", {label});
      const Runs bluff = face == Face::WildDrawFour ? bluff_warning(desk.match, desk.strings) : Runs{};
      if (!bluff.empty()) label = desk.strings.text("mirror.warn", {label, plain(bluff)});
    } else if (!desk.match.waiting()) {
      label = desk.strings.text("mirror.why", {label, why_not_card(desk.match, desk.strings, desk.names, face)});
    }
    desk.add("play:" + card_text(face), label, enabled);
  }
}

void add_colours(Desk& desk, std::string_view prefix) {
  const View view(desk.shown, desk.me);
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    desk.add(std::string(prefix) + colour_text(colour),
             desk.strings.text("mirror.colour",
                               {colour_name(desk.strings, colour), std::to_string(view.my_cards_of(colour))}));
  }
}

void add_draw_and_pass(Desk& desk) {
  const int owed = desk.shown.turn == desk.me ? desk.shown.chain.sum : 0;
  const std::string label =
      owed > 0 ? desk.strings.text("mirror.pay", {std::to_string(owed)}) : desk.strings.text("mirror.draw");
  desk.add("draw", label, desk.find(ActionKind::Draw) != nullptr);
  if (desk.find(ActionKind::Pass) != nullptr) {
    desk.add("pass", desk.strings.text(desk.shown.stage == Stage::Drawn ? "mirror.keep" : "mirror.pass"));
  }
  if (desk.find(ActionKind::Challenge) != nullptr) {
    desk.add("challenge", desk.strings.text("mirror.challenge", {desk.names(desk.shown.chain.wild4_by)}));
  }
}

void add_calls(Desk& desk) {
  if (!desk.shown.in_round()) return;
  desk.add("call", desk.strings.text("mirror.call"), desk.find(ActionKind::Call) != nullptr);
  for (const Action& action : desk.legal) {
    if (action.kind != ActionKind::Report) continue;
    desk.add("report:" + std::to_string(action.target),
             desk.strings.text("mirror.report", {desk.names(action.target)}));
  }
}

void add_seats(Desk& desk) {
  for (int i = 1; i < desk.shown.seats; ++i) {
    const auto seat = static_cast<Seat>((desk.me + i) % desk.shown.seats);
    desk.add("seat:" + std::to_string(seat),
             desk.strings.text("mirror.seat", {desk.names(seat), std::to_string(desk.shown.hands[seat].count),
                                               std::to_string(desk.shown.scores[seat])}),
             false);
  }
}

// The colour in force, and what lies on top where it matters.
std::string what_matches(const Match& match, const Strings& strings) {
  const State& shown = match.shown();
  const std::string colour = colour_name(strings, shown.colour);
  const Face top = shown.top();
  // The engine knows whether the sign on top counts at all.
  const bool by_sign =
      is_coloured(top) && (turn::matching_faces(shown) & faces_of_rank(rank_of(top))) == faces_of_rank(rank_of(top));
  if (!by_sign) return strings.text("why.takes_colour", {colour});
  return strings.text(is_number(top) ? "why.takes_number" : "why.takes_sign", {colour, sign_name(strings, top)});
}

}  // namespace

std::vector<Item> mirror_items(const Match& match, const Strings& strings, const Names& names,
                               std::optional<Face> choosing) {
  Desk desk{match, strings, names, match.shown(), match.viewer(), {}};
  match.legal(desk.legal);
  const bool naming = desk.find(ActionKind::Name) != nullptr;
  if (choosing) {
    add_colours(desk, "colour:");
    desk.add("cancel", strings.text("mirror.cancel"));
  } else if (naming) {
    add_colours(desk, "name:");
    add_hand(desk);
  } else if (desk.shown.in_round()) {
    add_hand(desk);
    add_draw_and_pass(desk);
  }
  add_calls(desk);
  if (desk.find(ActionKind::Next) != nullptr) desk.add("next", strings.text("mirror.next"));
  if (desk.shown.stage == Stage::MatchOver && !match.waiting()) desk.add("new", strings.text("mirror.new"));
  add_seats(desk);
  desk.add("history", strings.text("mirror.history"));
  desk.add("menu", strings.text("mirror.menu"));
  return desk.items;
}

Runs bluff_warning(const Match& match, const Strings& strings) {
  const State& shown = match.shown();
  const Seat me = match.viewer();
  const bool mine = shown.in_round() && shown.turn == me && shown.colour != Colour::None;
  if (!mine || shown.rules.challenge == ChallengeRule::Off) return {};
  if (!contains(View(shown, me).my_faces(), Face::WildDrawFour)) return {};
  if (wild4::guilt_of(shown, me) != Guilt::Guilty) return {};
  const Run cards{std::to_string(shown.chain.sum + draw_value(Face::WildDrawFour))};
  if (View(shown, me).my_cards_of(shown.colour) > 0)
    return compose(strings, "ui.bluff", {colour_run(strings, shown.colour), cards});
  return compose(strings, "ui.bluff_sign", {{sign_name(strings, shown.top())}, cards});
}

Risk challenge_risk(const Match& match, const Strings& strings, const Names& names) {
  const State& shown = match.shown();
  if (match.waiting() || match.why_not(act(ActionKind::Challenge, match.viewer())) != Refusal::None) return {};
  const int owed = shown.chain.sum;
  return {compose(strings, "ui.risk_right", {{names(shown.chain.wild4_by)}, {std::to_string(owed)}}),
          compose(strings, "ui.risk_wrong", {{std::to_string(owed + wild4::kWrongChallenge)}})};
}

std::string refusal_text(const Strings& strings, Refusal refusal) {
  return strings.text("refusal." + std::string(refusal_code(refusal)));
}

std::string why_not_card(const Match& match, const Strings& strings, const Names& names, Face face) {
  const Seat me = match.viewer();
  const State& shown = match.shown();
  const Refusal refusal = match.why_not(play(me, face, is_black(face) ? Colour::Red : Colour::None));
  const std::string card = card_name(strings, face);
  switch (refusal) {
    case Refusal::None: return {};
    case Refusal::NotTurn: return strings.text("why.not_turn", {names(shown.turn)});
    case Refusal::PendingDraw: return strings.text("why.pending_draw", {std::to_string(shown.chain.sum)});
    case Refusal::NoMatch: return strings.text("why.no_match", {card, what_matches(match, strings)});
    case Refusal::MustPlayDrawnOnly: {
      const Face drawn = View(shown, me).drawn();
      return strings.text("why.drawn_only", {card_name(strings, drawn)});
    }
    case Refusal::Malformed:
    case Refusal::Stale:
    case Refusal::RoundOver:
    case Refusal::RuleOff:
    case Refusal::NotInHand:
    case Refusal::SlapFirst:
    case Refusal::AlreadyDrawn:
    case Refusal::MustPlayDrawn:
    case Refusal::PlayExists:
    case Refusal::NothingToDraw:
    case Refusal::NothingToPass:
    case Refusal::NotAGroup:
    case Refusal::LastCardBarred:
    case Refusal::Wild4NotAllowed:
    case Refusal::ColourMissing:
    case Refusal::ColourNotAllowed:
    case Refusal::TargetMissing:
    case Refusal::TargetInvalid:
    case Refusal::JumpNotAllowed:
    case Refusal::ChallengeNotAllowed:
    case Refusal::WindowClosed: return refusal_text(strings, refusal);
  }
  return {};
}

}  // namespace yinuo::app
