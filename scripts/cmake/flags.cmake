# Flags of our own code. The only cmake file that asks whether this is a web build.
# Asserts stay on in release builds: NDEBUG is never defined.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_FLAGS_DEBUG "-g")
set(CMAKE_CXX_FLAGS_RELEASE "")

if(EMSCRIPTEN)
  set(YINUO_WEB ON)
  set(YINUO_OTHER_PLATFORM native)
else()
  set(YINUO_WEB OFF)
  set(YINUO_OTHER_PLATFORM web)
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(YINUO_DEBUG ON)
else()
  set(YINUO_DEBUG OFF)
endif()

# Whole-program optimisation of the native release: the engine's small functions stand in many files.
if(NOT YINUO_WEB AND NOT YINUO_DEBUG)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    # Counting bits in one instruction: every such processor since 2009 has it.
    add_compile_options(-march=x86-64-v2)
  endif()
endif()

set(YINUO_DEBUG_LEVEL -Og CACHE STRING "How far native code with sanitizers is optimised")
set(YINUO_SANITIZE -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=undefined)

# fast: TRUE for the rooms where speed counts more than size.
function(yinuo_compile_flags target fast)
  # The map keeps this machine's paths out of what __FILE__ says.
  target_compile_options(${target} PRIVATE -Wall -Wextra -Werror -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 sees overlaps in std::string's operator+ (its bug 105651) and uninitialised optionals that are not there.
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-maybe-uninitialized)
  endif()
  if(YINUO_DEBUG AND YINUO_WEB)
    target_compile_options(${target} PRIVATE -O1)
  elseif(YINUO_DEBUG)
    # GCC guesses wrongly about uninitialised values when the sanitizers are on.
    target_compile_options(${target} PRIVATE ${YINUO_DEBUG_LEVEL} -fno-omit-frame-pointer ${YINUO_SANITIZE}
                           -Wno-maybe-uninitialized)
  elseif(YINUO_WEB)
    # The whole program at once: a twentieth less to transfer. Where speed counts -Os would be 2.4 times as slow.
    target_compile_options(${target} PRIVATE $<IF:$<BOOL:${fast}>,-O2,-Oz> -flto)
  elseif(fast)
    target_compile_options(${target} PRIVATE -O3)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # Two small members loaded as one vector wait for the stores just made to each: with GCC 12 that costs more than
      # it gives wherever a Scribe or a Hand's masks are handed over.
      target_compile_options(${target} PRIVATE -fno-tree-slp-vectorize)
    endif()
  else()
    target_compile_options(${target} PRIVATE -O2)
  endif()
endfunction()

# Sources of a fast room that nothing waits for: in a page they are to be small.
function(yinuo_small)
  if(YINUO_WEB AND NOT YINUO_DEBUG)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -Oz)
  endif()
endfunction()

# kind: game (in a page), console or tests (on the web: programs for Node that may throw and read files).
function(yinuo_link_flags target kind)
  if(NOT YINUO_WEB)
    if(YINUO_DEBUG)
      target_link_options(${target} PRIVATE ${YINUO_SANITIZE})
    endif()
    return()
  endif()

  target_link_options(${target} PRIVATE -sALLOW_MEMORY_GROWTH=1)
  if(YINUO_DEBUG)
    target_link_options(${target} PRIVATE -O1 -g -sASSERTIONS=1 -sSTACK_OVERFLOW_CHECK=2)
  elseif(kind STREQUAL "game")
    target_link_options(${target} PRIVATE -Oz -flto)
  else()
    target_link_options(${target} PRIVATE -O2 -flto)
  endif()

  if(kind STREQUAL "game")
    # The library functions named in that file: without them opening the sound device ends main().
    target_link_options(
      ${target} PRIVATE -sENVIRONMENT=web -sFILESYSTEM=0 -sMALLOC=emmalloc -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
      -sDYNAMIC_EXECUTION=0 -sTOTAL_STACK=262144 -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_SOURCE_DIR}/scripts/cmake/web_library_functions.json)
  else()
    target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS=1 -sSINGLE_FILE=1 -sEXIT_RUNTIME=1
                        -sTOTAL_STACK=1048576)
  endif()
  if(kind STREQUAL "tests")
    # A failed REQUIRE throws.
    target_compile_options(${target} PRIVATE -fexceptions)
    target_link_options(${target} PRIVATE -fexceptions)
  endif()
endfunction()
