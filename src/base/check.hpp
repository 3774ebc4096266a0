// YINUO_CHECK: a programmer's mistake ends the program with a line on standard error, in release builds too.
// Not for refused moves (values) nor for foreign text (base/result.hpp).
#pragma once

namespace yinuo {

[[noreturn]] void check_failed(const char* what, const char* file, int line);

}  // namespace yinuo

#define YINUO_CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::yinuo::check_failed(#condition, __FILE__, __LINE__))
