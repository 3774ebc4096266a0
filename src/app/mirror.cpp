#include "app/mirror.hpp"

#include <algorithm>

#include "app/passing.hpp"
#include "engine/families/stack.hpp"
#include "engine/families/teams.hpp"
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
  const LastPlays& plays;
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

bool can_play(const Desk& desk, ActionKind kind, Face face) {
  for (const Action& action : desk.legal) {
    if (action.kind == kind && action.card_count == 1 && action.cards[0] == face) return true;
  }
  return false;
}

void add_gather(Desk& desk, Face face, int taken) {
  const int copies = View(desk.shown, desk.me).my_copies(face);
  const std::string name = card_name(desk.strings, face);
  desk.add("gather:" + card_text(face),
           desk.strings.text("mirror.gather", {name, std::to_string(taken), std::to_string(copies)}));
}

void add_hand(Desk& desk) {
  const View view(desk.shown, desk.me);
  const FaceSet groups = joinable(desk.match, {});
  for (FaceSet rest = view.my_faces(); rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const bool enabled = can_play(desk, ActionKind::Play, face);
    std::string label = card_name(desk.strings, face);
    const int copies = view.my_copies(face);
    if (copies > 1) label = desk.strings.text("mirror.copies", {label, std::to_string(copies)});
    if (enabled) {
      label = desk.strings.text("mirror.play", {label});
      const Runs bluff = face == Face::WildDrawFour ? bluff_warning(desk.match, desk.strings) : Runs{};
      if (!bluff.empty()) label = desk.strings.text("mirror.warn", {label, plain(bluff)});
    } else if (!desk.match.waiting()) {
      // A reason that names the card needs no name before it.
      const std::string why = why_not_card(desk.match, desk.strings, desk.names, face);
      const bool named = copies < 2 && why.find(card_name(desk.strings, face)) != std::string::npos;
      label = named ? why : desk.strings.text("mirror.why", {label, why});
    }
    desk.add("play:" + card_text(face), label, enabled);
    if (can_play(desk, ActionKind::Jump, face))
      desk.add("jump:" + card_text(face), desk.strings.text("mirror.jump", {card_name(desk.strings, face)}));
    if (contains(groups, face)) add_gather(desk, face, 0);
  }
}

// The cards gathered so far, those that may join, and the play itself.
void add_gathering(Desk& desk, const Draft& draft) {
  const View view(desk.shown, desk.me);
  const FaceSet more = joinable(desk.match, draft.cards);
  for (FaceSet rest = view.my_faces(); rest != 0; rest &= rest - 1) {
    const Face face = first_of(rest);
    const int taken = copies_in(draft.cards, face);
    if (contains(more, face)) add_gather(desk, face, taken);
    if (taken > 0)
      desk.add("drop:" + card_text(face), desk.strings.text("mirror.drop", {card_name(desk.strings, face)}));
  }
  Draft whole = draft;
  whole.gathering = false;
  Runs cards;
  for (const Face face : draft.cards) cards.push_back(card_run(desk.strings, face));
  desk.add("together", plain(compose(desk.strings, "mirror.together", {}, listed(desk.strings, cards))),
           why_not(desk.match, whole) == Refusal::None);
}

// What may become of the hands behind a play.
void add_words(Desk& desk, const std::vector<Action>& ways) {
  std::string without = "mirror.no_swap";
  const auto cards_of = [&](Seat seat) { return std::to_string(desk.shown.hands[seat].count); };
  for (const Action& way : ways) {
    switch (way.word) {
      case PlayWord::None: break;
      case PlayWord::Swap:
        desk.add("swap:" + std::to_string(way.target),
                 desk.strings.text("mirror.swap", {desk.names(way.target), cards_of(way.target)}));
        break;
      case PlayWord::Reset:
        without = "mirror.no_reset";
        desk.add("reset:" + std::to_string(way.target),
                 desk.strings.text("mirror.reset", {desk.names(way.target), cards_of(way.target)}));
        break;
      case PlayWord::Pass:
        without = "mirror.no_pass";
        desk.add("pass_on", desk.strings.text("mirror.pass_on"));
        break;
    }
  }
  const bool may_go_without =
      std::any_of(ways.begin(), ways.end(), [](const Action& way) { return way.word == PlayWord::None; });
  if (may_go_without) desk.add("without", desk.strings.text(without));
}

// `ways`: of the play of these cards whose colour is asked; empty: all four.
void add_colours(Desk& desk, std::string_view prefix, const std::vector<Action>& ways = {},
                 const std::vector<Face>& cards = {}) {
  for (int i = 0; i < kColours; ++i) {
    const auto colour = static_cast<Colour>(i);
    const auto names = [colour](const Action& way) { return way.colour == colour; };
    if (!ways.empty() && std::none_of(ways.begin(), ways.end(), names)) continue;
    const int left = left_of(desk.shown, desk.me, colour, cards);
    desk.add(std::string(prefix) + colour_text(colour),
             desk.strings.text("mirror.colour", {colour_name(desk.strings, colour), std::to_string(left)}));
  }
}

void add_draw_and_pass(Desk& desk) {
  const int owed = desk.shown.turn == desk.me ? desk.shown.chain.sum : 0;
  const std::string label =
      owed > 0 ? desk.strings.text("mirror.pay", {std::to_string(owed)}) : desk.strings.text("mirror.draw");
  desk.add("draw", label, desk.find(ActionKind::Draw) != nullptr);
  if (desk.find(ActionKind::Pass) != nullptr && !desk.match.person_can_only_pass()) {
    desk.add("pass", desk.strings.text(desk.shown.stage == Stage::Drawn ? "mirror.keep" : "mirror.pass"));
  }
  if (desk.find(ActionKind::Challenge) != nullptr) {
    const std::string label = desk.strings.text("mirror.challenge", {desk.names(desk.shown.chain.wild4_by)});
    const Risk risk = challenge_risk(desk.match, desk.plays, desk.strings, desk.names);
    const std::string told = plain(risk.right) + desk.strings.text("list.sentences") + plain(risk.wrong);
    desk.add("challenge", desk.strings.text("mirror.warn", {label, told}));
  }
}

// UNO by a call, or by a sign while everybody is silent.
void add_calls(Desk& desk) {
  if (!desk.shown.in_round() || desk.shown.rules.uno_penalty == 0) return;
  const bool silent = View(desk.shown, desk.me).say_uno().kind == ActionKind::Sign;
  const bool can = desk.find(silent ? ActionKind::Sign : ActionKind::Call) != nullptr;
  const char* id = silent ? "sign" : "call";
  if (can || !desk.match.covered()) desk.add(id, desk.strings.text(std::string("mirror.") + id), can);
  for (const Action& action : desk.legal) {
    if (action.kind != ActionKind::Report) continue;
    desk.add("report:" + std::to_string(action.target),
             desk.strings.text("mirror.report", {desk.names(action.target)}));
  }
}

void add_sounds(Desk& desk) {
  if (!desk.shown.in_round() || desk.shown.rules.silence_on == SilenceOn::None || desk.match.covered()) return;
  const bool silent = View(desk.shown, desk.me).say_uno().kind == ActionKind::Sign;
  for (const char* sound : {"shout", "laugh"}) {
    const std::string label = desk.strings.text(std::string("mirror.") + sound);
    desk.add(sound, silent ? desk.strings.text("mirror.costs", {label}) : label);
  }
}

// The cards of a hand that are known.
Runs cards_of(const Desk& desk, Seat seat) {
  Runs cards;
  for (Slot slot = desk.shown.hands[seat].first; slot != kNoSlot; slot = desk.shown.cells[slot].next) {
    const Face face = desk.shown.face(slot);
    if (face != Face::Unknown) cards.push_back(card_run(desk.strings, face));
  }
  return cards;
}

void add_seats(Desk& desk) {
  for (int i = 1; i < desk.shown.seats; ++i) {
    const auto seat = static_cast<Seat>((desk.me + i) % desk.shown.seats);
    std::string name = desk.names(seat);
    if (teams::partners(desk.shown, desk.me, seat)) name = desk.strings.text("mirror.partner", {name});
    const bool chips = desk.shown.rules.match == MatchFormat::Chips, out = contains(desk.shown.eliminated, seat);
    std::string label = desk.strings.text(
        out ? "mirror.seat_out" : (chips ? "mirror.seat_chips" : "mirror.seat"),
        {name, std::to_string(desk.shown.hands[seat].count), std::to_string(desk.shown.scores[seat])});
    // One card: why there is nothing to report, or no longer.
    const bool last = desk.shown.in_round() && desk.shown.hands[seat].count == 1 && desk.shown.rules.uno_penalty != 0;
    if (last && contains(desk.shown.called, seat)) {
      label = desk.strings.text("mirror.seat_called", {label});
    } else if (last && !contains(desk.shown.owes_call, seat)) {
      label = desk.strings.text("mirror.seat_safe", {label});
    }
    const Runs open = lies_open(desk.shown, desk.me, seat) ? cards_of(desk, seat) : Runs{};
    if (!open.empty()) label = desk.strings.text("mirror.open", {label, plain(listed(desk.strings, open))});
    desk.add("seat:" + std::to_string(seat), label, false);
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

// The cards that answer the pending draw: draw cards of any colour, what deflects in the colour in force.
std::string what_answers(const State& shown, const Strings& strings) {
  const FaceSet faces = stack::answering_faces(shown);
  Runs cards;
  for (const Rank rank : {Rank::DrawTwo, Rank::Reverse, Rank::Skip}) {
    const FaceSet of_rank = faces & faces_of_rank(rank);
    if (of_rank == 0) continue;
    const Face face = first_of(of_rank);
    cards.push_back({rank == Rank::DrawTwo ? sign_name(strings, face) : card_name(strings, face)});
  }
  if (contains(faces, Face::WildDrawFour)) cards.push_back({sign_name(strings, Face::WildDrawFour)});
  return plain(listed(strings, cards));
}

}  // namespace

std::vector<Item> mirror_items(const Match& match, const LastPlays& plays, const Strings& strings, const Names& names,
                               const Draft* draft) {
  Desk desk{match, plays, strings, names, match.shown(), match.viewer(), {}};
  match.legal(desk.legal);
  if (desk.find(ActionKind::Slap) != nullptr) desk.add("slap", strings.text("mirror.slap"));
  if (match.covered()) {
    add_covered(desk.items, match, strings, names);
  } else if (draft != nullptr) {
    const std::vector<Action> ways = ways_of(match, *draft);
    switch (question_of(*draft, ways)) {
      case Question::Cards: add_gathering(desk, *draft); break;
      case Question::Colour: add_colours(desk, "colour:", ways, draft->cards); break;
      case Question::None:
      case Question::Word: add_words(desk, ways); break;
    }
    desk.add("cancel", strings.text("mirror.cancel"));
  } else if (desk.find(ActionKind::Name) != nullptr) {
    add_colours(desk, "name:");
    add_hand(desk);
  } else if (desk.shown.in_round()) {
    add_hand(desk);
    add_draw_and_pass(desk);
  }
  add_calls(desk);
  add_sounds(desk);
  add_at_seats(desk.items, match, strings, names);
  if (match.looking()) desk.add("hand_back", strings.text("ui.hand_back"));
  if (desk.find(ActionKind::Next) != nullptr) desk.add("next", strings.text("mirror.next"));
  if (desk.shown.stage == Stage::MatchOver && !match.waiting()) {
    desk.add("new", strings.text("mirror.new"));
    desk.add("watch", strings.text("ui.watch"));
    desk.add("leave", strings.text("form.leave"));
  }
  // Where the colours of a wheel are chosen, that is all there is to do.
  if (match.can_advise() && draft == nullptr && desk.find(ActionKind::Name) == nullptr) {
    desk.add("tip", strings.text(match.advising() ? "mirror.thinks" : "mirror.tip"));
    desk.add("auto", strings.text("mirror.auto"));
  }
  add_seats(desk);
  desk.add("history", strings.text("mirror.history"));
  desk.add("rules", strings.text("mirror.rules"));
  desk.add("menu", strings.text("mirror.menu"));
  return desk.items;
}

bool lies_open(const State& shown, Seat viewer, Seat seat) {
  if (seat == viewer || !shown.in_round()) return false;
  const bool partner = shown.rules.partner_hands && teams::partners(shown, viewer, seat);
  const int cards = shown.hands[seat].count;
  return cards > 0 && (partner || cards <= shown.rules.reveal_at);
}

Runs bluff_warning(const Match& match, const Strings& strings) {
  const State& shown = match.shown();
  const Seat me = match.viewer();
  const bool mine = shown.in_round() && shown.turn == me && shown.colour != Colour::None;
  if (!mine || shown.rules.challenge == ChallengeRule::Off) return {};
  if (shown.chain.sum > 0 && shown.rules.challenge_stacked == ChallengeStacked::None) return {};
  if (!contains(View(shown, me).my_faces(), Face::WildDrawFour)) return {};
  if (wild4::guilt_of(shown, me) != Guilt::Guilty) return {};
  const Run cards{std::to_string(shown.chain.sum + draw_value(Face::WildDrawFour))};
  if (View(shown, me).my_cards_of(shown.colour) > 0)
    return compose(strings, "ui.bluff", {colour_run(strings, shown.colour), cards});
  return compose(strings, "ui.bluff_sign", {{sign_name(strings, shown.top())}, cards});
}

namespace {

// A challenge that is right: told by the colour, or also the sign, that the Wild Draw Four was played on.
Runs told_by(const State& shown, const LastPlay& play, const Strings& strings, const Run& name, const Run& cards) {
  // Where the first of several is questioned, it may not be the last that its player laid.
  const bool first_of_more = shown.chain.cards > 1 && shown.rules.challenge_stacked == ChallengeStacked::First;
  if (play.on_colour == Colour::None || first_of_more) return compose(strings, "ui.risk_right", {name, cards});
  const Run colour = colour_run(strings, play.on_colour);
  if (shown.rules.challenge == ChallengeRule::ColourOrFace && is_coloured(play.on_face))
    return compose(strings, "ui.risk_had_sign", {name, cards, colour, {sign_name(strings, play.on_face)}});
  return compose(strings, "ui.risk_had", {name, cards, colour});
}

}  // namespace

Risk challenge_risk(const Match& match, const LastPlays& plays, const Strings& strings, const Names& names) {
  const State& shown = match.shown();
  if (match.waiting() || match.why_not(act(ActionKind::Challenge, match.viewer())) != Refusal::None) return {};
  const int owed = shown.chain.sum;
  const Seat by = shown.chain.wild4_by;
  return {told_by(shown, plays[by], strings, {names(by)}, {std::to_string(owed)}),
          compose(strings, "ui.risk_wrong", {{std::to_string(owed + wild4::kWrongChallenge)}})};
}

std::string refusal_text(const Strings& strings, Refusal refusal) {
  return strings.text("refusal." + std::string(refusal_code(refusal)));
}

std::string why_not_card(const Match& match, const Strings& strings, const Names& names, Face face) {
  const Seat me = match.viewer();
  const State& shown = match.shown();
  const Action action = ways_of(match, {.cards = {face}}).front();
  const Refusal costly = match.why_misplay(action), refusal = costly != Refusal::None ? costly : match.why_not(action);
  const std::string card = card_name(strings, face);
  switch (refusal) {
    case Refusal::None: return {};
    case Refusal::NotTurn: return strings.text("why.not_turn", {names(shown.turn)});
    case Refusal::PendingDraw: {
      const std::string sum = std::to_string(shown.chain.sum), answers = what_answers(shown, strings);
      if (answers.empty()) return strings.text("why.pending_draw", {sum});
      return strings.text("why.pending_answer", {sum, answers});
    }
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
