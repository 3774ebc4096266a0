// What ImGui's backend asks SDL about gamepads, answered without SDL's whole table of them: a page has none.
#include <SDL.h>

SDL_GameController* SDL_GameControllerOpen(int index) {
  (void)index;
  return NULL;
}

Uint8 SDL_GameControllerGetButton(SDL_GameController* pad, SDL_GameControllerButton button) {
  (void)pad, (void)button;
  return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* pad, SDL_GameControllerAxis axis) {
  (void)pad, (void)axis;
  return 0;
}
