#include "ui/bubbles.hpp"

namespace yinuo::ui {

void Bubbles::say(Seat seat, std::string text, Mood mood, Colour colour) {
  if (text.empty()) return;
  bubbles_.erase(
      std::remove_if(bubbles_.begin(), bubbles_.end(), [seat](const Bubble& each) { return each.seat == seat; }),
      bubbles_.end());
  const double stays = mood == Mood::Plain || mood == Mood::Turn ? theme::kBubbleStays * 0.7 : theme::kBubbleStays;
  bubbles_.push_back({.seat = seat, .text = std::move(text), .mood = mood, .colour = colour, .age = 0, .stays = stays});
}

// A new action: words of those before that have been read begin to fade, and the word of the turn is answered.
void Bubbles::make_way(Seat seat, const Model& model) {
  for (Bubble& bubble : bubbles_) {
    const bool read = bubble.age >= theme::kBubbleLeast;
    const bool answered = bubble.mood == Mood::Turn && seat == model.viewer;
    if (read || answered) bubble.stays = std::min(bubble.stays, bubble.age + theme::kBubbleFades);
  }
}

// Another colour is in force: nobody says the old one any more.
void Bubbles::forget_colours() {
  bubbles_.erase(
      std::remove_if(bubbles_.begin(), bubbles_.end(), [](const Bubble& each) { return each.colour != Colour::None; }),
      bubbles_.end());
}

void Bubbles::forget_turns() {
  bubbles_.erase(
      std::remove_if(bubbles_.begin(), bubbles_.end(), [](const Bubble& each) { return each.mood == Mood::Turn; }),
      bubbles_.end());
}

void Bubbles::hear(const Event& event, const Model& model) {
  // In the second person where it is said of the person.
  const auto is_you = [&model](Seat seat) { return seat == model.viewer && model.addressed; };
  const auto of = [&](Seat seat, const std::string& key, const std::vector<std::string>& values = {}) {
    return model.text(is_you(seat) ? key + ".you" : key, values);
  };
  const auto number = [&event] { return std::to_string(event.amount); };
  switch (event.kind) {
    case EventKind::CardPlayed:
      // Who jumps in says so; the colour of a Wild stands on the pile.
      if (event.detail == 1) {
        const bool party =
            model.state->rules.jump_in == JumpIn::Numbers && model.state->rules.silence_on != SilenceOn::None;
        say(event.seat, model.text(party ? "title.blitz" : "title.jumps"), Mood::Loud);
        break;
      }
      forget_colours();
      if (is_black(event.face) && event.colour != Colour::None)
        say(event.seat, model.text(std::string("ui.named.") + "RYGB"[static_cast<int>(event.colour)]), Mood::Plain,
            event.colour);
      break;
    case EventKind::ColourNamed:
      forget_colours();
      say(event.seat, model.text(std::string("ui.named.") + "RYGB"[static_cast<int>(event.colour)]), Mood::Plain,
          event.colour);
      break;
    case EventKind::Draws:
      if (event.amount > 1) say(event.seat, of(event.seat, "ui.draws", {number()}), Mood::Bad);
      break;
    case EventKind::Passes: say(event.seat, model.text("ui.passes"), Mood::Plain); break;
    case EventKind::Skipped: say(event.seat, of(event.seat, "ui.skipped"), Mood::Plain); break;
    case EventKind::Challenges: say(event.seat, model.text("title.challenges"), Mood::Loud); break;
    case EventKind::Judged: {
      const auto guilt = static_cast<Guilt>(event.detail);
      // Who questioned reads the cards that are shown: the verdict stays clear of them.
      const bool own = event.seat == model.viewer;
      const bool guilty = guilt == Guilt::Guilty;
      std::string text = model.text(guilty ? "ui.guilty" : "ui.innocent");
      if (own) text = model.text(guilty ? "ui.guilty_named" : "ui.innocent_named", {model.people[event.target].name});
      if (guilt != Guilt::Unknown)
        say(own ? model.viewer : event.target, std::move(text), guilty ? Mood::Bad : Mood::Good);
      break;
    }
    case EventKind::Calls:
      if (acted_ == ActionKind::Sign) {
        say(event.seat, model.text("ui.signs"), Mood::Good);
      } else {
        say(event.seat, model.text("title.calls"), Mood::Loud);
      }
      break;
    case EventKind::Reports: say(event.seat, model.text("title.reports"), Mood::Loud); break;
    case EventKind::Fined: say(event.seat, of(event.seat, "ui.fined", {number()}), Mood::Bad); break;
    case EventKind::TurnGoes: {
      // Only for the person, and only where no other word stands but that of a past turn; who owes a draw has no
      // real turn.
      // Who has jumped in has taken it from somebody.
      forget_turns();
      const auto own = [&event](const Bubble& each) { return each.seat == event.seat && each.mood != Mood::Plain; };
      const bool silent = std::none_of(bubbles_.begin(), bubbles_.end(), own) && model.state->chain.sum == 0;
      if (is_you(event.seat) && silent) say(event.seat, model.text("title.your_turn"), Mood::Turn);
      break;
    }
    case EventKind::Leaves: say(event.seat, model.text("ui.leaves"), Mood::Plain); break;
    case EventKind::Acted:
      acted_ = static_cast<ActionKind>(event.detail);
      make_way(event.seat, model);
      break;
    case EventKind::Deflects: say(event.seat, model.text("title.deflects"), Mood::Loud); break;
    case EventKind::Swaps:
      say(event.seat, model.text("title.swaps"), Mood::Loud);
      say(event.target, model.text("title.swaps"), Mood::Loud);
      break;
    case EventKind::PassesOn: say(event.seat, model.text("title.passes_on"), Mood::Loud); break;
    case EventKind::Resets: say(event.seat, model.text("title.resets"), Mood::Loud); break;
    case EventKind::Silence:
      if (event.seat != kNoSeat) {
        say(event.seat, model.text("title.silence"), Mood::Loud);
      } else {
        say(model.viewer, model.text("ui.silence_over"), Mood::Good);
      }
      break;
    case EventKind::Misplays: say(event.seat, model.text("ui.misplays"), Mood::Bad); break;
    case EventKind::CardMoves:
    case EventKind::SlapBegins:
    case EventKind::Slaps:
    case EventKind::RoundBegins:
    case EventKind::DealerCard:
    case EventKind::CardDealt:
    case EventKind::StarterTurned:
    case EventKind::StarterReturned:
    case EventKind::MustName:
    case EventKind::DirectionTurns:
    case EventKind::PendingGrows:
    case EventKind::PendingSettled:
    case EventKind::CardDrawn:
    case EventKind::CardShown:
    case EventKind::CallIs:
    case EventKind::Reshuffles:
    case EventKind::RoundOver:
    case EventKind::Booked:
    case EventKind::Eliminated:
    case EventKind::ChangePlaces:
    case EventKind::MatchOver: break;
  }
}

void Bubbles::step(double seconds, double speed) {
  for (Bubble& bubble : bubbles_) {
    bubble.rate = std::max(1.0, std::min(speed, bubble.stays / theme::kBubbleLeast));
    bubble.age += seconds * bubble.rate;
  }
  bubbles_.erase(
      std::remove_if(bubbles_.begin(), bubbles_.end(), [](const Bubble& each) { return each.age >= each.stays; }),
      bubbles_.end());
}

bool Bubbles::moving() const {
  return std::any_of(bubbles_.begin(), bubbles_.end(), [](const Bubble& each) {
    return each.age < theme::kBubbleFades || each.age > each.stays - theme::kBubbleFades;
  });
}

double Bubbles::wake_after(bool still) const {
  double soonest = -1;
  for (const Bubble& bubble : bubbles_) {
    const double wait = bubble.stays - (still ? 0 : theme::kBubbleFades) - bubble.age;
    const double left = std::max(0.01, wait / bubble.rate + 0.001);
    soonest = soonest < 0 ? left : std::min(soonest, left);
  }
  return soonest;
}

void Bubbles::draw(const Canvas& canvas, const Layout& layout, Seat viewer, bool still) const {
  for (const Bubble& bubble : bubbles_) {
    // In portrait the line just above the hand says it.
    if (bubble.mood == Mood::Turn && layout.portrait) continue;
    const auto fade = static_cast<float>(std::min(bubble.age, bubble.stays - bubble.age) / theme::kBubbleFades);
    const float shown = still ? 1.0f : std::clamp(fade, 0.0f, 1.0f);
    const bool loud = bubble.mood == Mood::Loud;
    const bool turn = bubble.mood == Mood::Turn;
    const Type type = loud || turn ? Type::Title : Type::Body;
    const float share = layout.portrait || turn ? 0.77f : 0.9f;
    const float size = canvas.size_of(type) * (type == Type::Title ? share : 1);
    const float mark = bubble.colour == Colour::None ? 0 : size * 0.9f;
    const float wide = canvas.width_of(bubble.text, type, size) + mark + size * 0.95f, high = size * 1.32f;
    const Spot at = layout.seats[bubble.seat].bubble + Spot{0, (1 - shown) * 8};
    Box box = box_around(at, wide, high);
    box.x = std::clamp(box.x, layout.inner.x + 4, std::max(layout.inner.x + 4, layout.inner.right() - wide - 4));
    box.y = std::max(box.y, layout.inner.y + 2);
    const bool bad = bubble.mood == Mood::Bad, good = bubble.mood == Mood::Good;
    const Tint fill = loud ? theme::kPrimary : (turn ? theme::kLamp : theme::kIvory);
    const Tint text = loud ? theme::kWhite : (bad ? theme::kPrimaryDark : (good ? tint(20, 104, 60) : theme::kInk));
    canvas.shade({box.x, box.y + 3, box.w, box.h}, high / 2, 8, tint(0, 0, 0, static_cast<int>(110 * shown)));
    if (bubble.seat != viewer) {
      // A tail towards who speaks.
      const Spot speaker = layout.seats[bubble.seat].avatar, away = speaker - box.centre();
      const float angle = std::atan2(away.y, away.x), reach = std::min(length(away), high * 0.5f + 9);
      const Spot side = turned({0, size * 0.42f}, angle), root = box.centre() + towards(angle, high * 0.28f);
      canvas.polygon({box.centre() + towards(angle, reach), root + side, root - side}, faded(fill, shown));
    }
    canvas.fill(box, high / 2, faded(fill, shown));
    if (loud) canvas.stroke(box, high / 2, faded(theme::kIvory, shown), 2.5f);
    if (mark > 0)
      canvas.shape(bubble.colour, {box.x + size * 0.8f, box.centre().y}, size * 0.64f,
                   faded(theme::card(bubble.colour), shown));
    canvas.text(bubble.text, {box.centre().x + mark * 0.42f, box.centre().y}, type, faded(text, shown), Align::Centre,
                size);
  }
}

}  // namespace yinuo::ui
