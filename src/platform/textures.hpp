// Pictures on the graphics card. Promises: a texture's id is a handle that stays the same when the context was lost;
// everything is uploaded again from the asset's bytes. Does not know: what the pictures show.
#pragma once

#include <string>

#include "platform/platform.hpp"

struct ImDrawData;

namespace yinuo::platform {

// Puts the names of today's textures in the place of handles, just before drawing.
void resolve_textures(ImDrawData& data);

// After a lost context has come back: uploads every texture again.
void restore_textures();

}  // namespace yinuo::platform
