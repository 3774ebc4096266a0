#include "support/crash.hpp"

#include <csignal>
#include <cstdio>

namespace yinuo::support {
namespace {

constexpr int kSignals[] = {SIGABRT, SIGSEGV, SIGFPE, SIGILL};

const Table* at_hand = nullptr;
void (*others[4])(int);

void give_back() {
  for (int i = 0; i < 4; ++i) std::signal(kSignals[i], others[i]);
}

// The program is lost anyway: whatever still works will do.
void name_case(int signal) {
  give_back();
  std::printf("in the middle of: %s\n", at_hand->text().c_str());
  std::fflush(stdout);
  std::raise(signal);
}

}  // namespace

NamedInCrash::NamedInCrash(const Table& table) {
  at_hand = &table;
  for (int i = 0; i < 4; ++i) others[i] = std::signal(kSignals[i], name_case);
}

NamedInCrash::~NamedInCrash() { give_back(); }

}  // namespace yinuo::support
