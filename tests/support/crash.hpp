// Names the case at hand when the program ends in the middle of it: by a failed check of the engine, a sanitizer's
// report that aborts, or a bad address.
#pragma once

#include "support/random_play.hpp"

namespace yinuo::support {

// While it lives, such an end prints the table before anything else hears of it. One at a time; the table stays.
class NamedInCrash {
 public:
  explicit NamedInCrash(const Table& table);
  ~NamedInCrash();
  NamedInCrash(const NamedInCrash&) = delete;
  NamedInCrash& operator=(const NamedInCrash&) = delete;
};

}  // namespace yinuo::support
