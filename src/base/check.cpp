#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace yinuo {

void check_failed(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
  std::abort();
}

}  // namespace yinuo
