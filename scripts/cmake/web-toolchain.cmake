# Finds the CMake toolchain file of whatever emcc stands on PATH (Debian's package or an emsdk) and uses it.
find_program(EMCC emcc REQUIRED)
file(REAL_PATH ${EMCC} emcc)
cmake_path(GET emcc PARENT_PATH folder)
find_file(YINUO_EMSCRIPTEN_TOOLCHAIN Emscripten.cmake REQUIRED NO_CMAKE_FIND_ROOT_PATH
          HINTS ${folder}/cmake/Modules/Platform /usr/share/emscripten/cmake/Modules/Platform)

# Node runs the wasm programs under ctest; the flags that the toolchain would add are refused by newer Nodes.
find_program(NODE node REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR "${NODE};--no-experimental-fetch" CACHE STRING "")

include(${YINUO_EMSCRIPTEN_TOOLCHAIN})

# Debian's emcc finds its JavaScript packages by itself only when node is Debian's own too.
if(EXISTS /usr/share/nodejs/acorn)
  set(ENV{NODE_PATH} /usr/share/nodejs)
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()
