// What house rules show on the table: signs on cards, the slap target, partners to choose, sounds and silence, gathered
// cards, cards to jump in with, the round's clock.
// Promises: nothing moves by itself. Does not know: what may be done.
#pragma once

#include "ui/controls.hpp"

namespace yinuo::ui {

inline constexpr Tint kFlash = tint(255, 122, 48);  // of jumping in: none of the cards' own colours

void draw_slap(const Canvas& canvas, const Control& control, bool hot, bool down);
// A seat that can be chosen.
void draw_target(const Canvas& canvas, const Control& control, bool hot, bool down);
// `silent`: it shows a finger on the lips, and what it costs.
void draw_sound(const Canvas& canvas, const Control& control, bool silent, bool hot, bool down);
// The sign in place of the call: one finger.
void draw_sign(const Canvas& canvas, const Control& control, bool hot, bool down);

// Everybody is silent: a finger on the lips beside the pile.
void draw_silence(const Canvas& canvas, const Layout& layout);
// At the seat of a partner.
void draw_partner(const Canvas& canvas, const SeatPlace& place);
// The seconds left in the round; urgent below 10.
void draw_clock(const Canvas& canvas, const Layout& layout, int seconds);
// The seconds left for a decision, out of so many, in a ring of that radius.
void draw_decision(const Canvas& canvas, Spot at, float radius, int seconds, int all);
// What a card is good for besides what it shows, by house rules.
enum class CardUse : std::uint8_t { None, Swap, PassOn, Slap, Silence, GiveAway };
[[nodiscard]] CardUse use_of(const Rules& rules, Face face);
// Under the sign in the corner, where a hand leaves it in sight; nothing for None. `dim`: as in CardLook.
void draw_use(const Canvas& canvas, const Pose& pose, CardUse use, float dim);

// On a gathered card: the how manieth it is.
void draw_gathered(const Canvas& canvas, const Box& seen, const Pose& pose, int number);
// On a card that can be jumped in with: a flash.
void draw_flash(const Canvas& canvas, const Box& seen, const Pose& pose);

}  // namespace yinuo::ui
