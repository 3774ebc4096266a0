// The seam between the game and the scripts of its page (shell/).
// Outwards the game calls Module.shell, which the page has set up before; inwards the page calls Module.game, which
// open_bridge() sets up. Texts come in through an inbox, since the page cannot reach the game's memory management.
// Does not know: what the page looks like.
#pragma once

#include <string>
#include <vector>

#include "platform/platform.hpp"

namespace yinuo::platform {

class Pump;

// Takes from the page what it has for the start: assets that have come, languages.
void take_what_has_come();

// Sets up Module.game for that pump.
void open_bridge(Pump& pump);

// The oldest text of the inbox; empty when there is none.
[[nodiscard]] std::string take_from_inbox();

// A frame is wanted soon, whatever moves or not (run.cpp).
void request_frame();
// Whether one has been asked for and not been drawn yet.
[[nodiscard]] bool frame_is_requested();

// What the page has measured: notches, the person's wishes.
[[nodiscard]] const Metrics& measured_by_page();

// Keeps the bytes of an asset that the page has fetched (assets.cpp).
void keep_asset(std::string name, std::string bytes);

// As JSON, for Module.shell.page.
[[nodiscard]] std::string page_as_json(const Page& page);

// The tests' seed for entropy() (system.cpp).
void set_test_seed(std::uint64_t seed);
void set_languages(std::vector<std::string> languages);

}  // namespace yinuo::platform
