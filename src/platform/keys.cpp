#include "platform/keys.hpp"

namespace yinuo::platform {
namespace {

struct KeyRow {
  SDL_Keycode meaning;
  SDL_Scancode place;
  Key key;
  const char* code;  // what a browser calls the place
};

constexpr KeyRow kKeys[] = {
    {SDLK_LEFT, SDL_SCANCODE_LEFT, Key::Left, "ArrowLeft"},
    {SDLK_RIGHT, SDL_SCANCODE_RIGHT, Key::Right, "ArrowRight"},
    {SDLK_UP, SDL_SCANCODE_UP, Key::Up, "ArrowUp"},
    {SDLK_DOWN, SDL_SCANCODE_DOWN, Key::Down, "ArrowDown"},
    {SDLK_RETURN, SDL_SCANCODE_RETURN, Key::Enter, "Enter"},
    {SDLK_KP_ENTER, SDL_SCANCODE_KP_ENTER, Key::Enter, "NumpadEnter"},
    {SDLK_ESCAPE, SDL_SCANCODE_ESCAPE, Key::Escape, "Escape"},
    {SDLK_SPACE, SDL_SCANCODE_SPACE, Key::Space, "Space"},
    {SDLK_HOME, SDL_SCANCODE_HOME, Key::Home, "Home"},
    {SDLK_END, SDL_SCANCODE_END, Key::End, "End"},
    {SDLK_d, SDL_SCANCODE_D, Key::D, "KeyD"},
    {SDLK_u, SDL_SCANCODE_U, Key::U, "KeyU"},
    {SDLK_r, SDL_SCANCODE_R, Key::R, "KeyR"},
    {SDLK_c, SDL_SCANCODE_C, Key::C, "KeyC"},
    {SDLK_k, SDL_SCANCODE_K, Key::K, "KeyK"},
    {SDLK_n, SDL_SCANCODE_N, Key::N, "KeyN"},
    {SDLK_m, SDL_SCANCODE_M, Key::M, "KeyM"},
    {SDLK_h, SDL_SCANCODE_H, Key::H, "KeyH"},
    {SDLK_i, SDL_SCANCODE_I, Key::I, "KeyI"},
    {SDLK_g, SDL_SCANCODE_G, Key::G, "KeyG"},
    {SDLK_j, SDL_SCANCODE_J, Key::J, "KeyJ"},
    {SDLK_p, SDL_SCANCODE_P, Key::P, "KeyP"},
    {SDLK_t, SDL_SCANCODE_T, Key::T, "KeyT"},
    {SDLK_a, SDL_SCANCODE_A, Key::A, "KeyA"},
    {SDLK_v, SDL_SCANCODE_V, Key::V, "KeyV"},
    {SDLK_s, SDL_SCANCODE_S, Key::S, "KeyS"},
    {SDLK_1, SDL_SCANCODE_1, Key::Digit1, "Digit1"},
    {SDLK_2, SDL_SCANCODE_2, Key::Digit2, "Digit2"},
    {SDLK_3, SDL_SCANCODE_3, Key::Digit3, "Digit3"},
    {SDLK_4, SDL_SCANCODE_4, Key::Digit4, "Digit4"},
};

bool means_letter_or_digit(SDL_Keycode code) {
  return (code >= SDLK_a && code <= SDLK_z) || (code >= SDLK_0 && code <= SDLK_9);
}

}  // namespace

std::optional<Key> game_key(const SDL_Keysym& pressed) {
  if (pressed.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return std::nullopt;
  for (const KeyRow& row : kKeys) {
    if (row.meaning == pressed.sym) return row.key;
  }
  if (means_letter_or_digit(pressed.sym)) return std::nullopt;
  for (const KeyRow& row : kKeys) {
    if (row.place == pressed.scancode) return row.key;
  }
  return std::nullopt;
}

std::string key_codes() {
  std::string codes;
  for (const KeyRow& row : kKeys) codes += (codes.empty() ? "" : " ") + std::string(row.code);
  return codes;
}

}  // namespace yinuo::platform
