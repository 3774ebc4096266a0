# Third-party code: Debian's packages, and what scripts/setup built of Debian's source packages and noted in
# build/deps.cmake. All of it is compiled without our warnings and sanitizers.

include(${CMAKE_SOURCE_DIR}/build/deps.cmake OPTIONAL RESULT_VARIABLE deps)
if(NOT deps)
  message(WARNING "ImGui and SDL2 are not prepared: run scripts/setup first. Only what needs neither will build.")
endif()

add_library(doctest INTERFACE)
add_library(stb INTERFACE)
foreach(headers doctest stb)
  target_include_directories(${headers} SYSTEM INTERFACE ${YINUO_DEPS_INCLUDE})
endforeach()

# Dear ImGui. Its defines change its types, so the users of its headers get the same ones.
add_library(imgui INTERFACE)
target_include_directories(imgui SYSTEM INTERFACE ${YINUO_IMGUI_SOURCE})
target_compile_definitions(imgui INTERFACE ${YINUO_IMGUI_DEFINES})
add_library(imgui_backends INTERFACE)
target_include_directories(imgui_backends SYSTEM INTERFACE ${YINUO_IMGUI_SOURCE}/backends)
add_library(sdl2 INTERFACE)
add_library(opengl INTERFACE)

if(YINUO_WEB)
  target_include_directories(sdl2 SYSTEM INTERFACE ${YINUO_SDL2_SOURCE}/include)
  target_link_libraries(sdl2 INTERFACE ${YINUO_WEB_ARCHIVES}/libSDL2.a)
  target_link_libraries(imgui INTERFACE ${YINUO_WEB_ARCHIVES}/libimgui.a)
  target_link_libraries(imgui_backends INTERFACE ${YINUO_WEB_ARCHIVES}/libimgui_backends.a imgui sdl2)
elseif(deps)
  find_package(SDL2 REQUIRED)
  target_link_libraries(sdl2 INTERFACE SDL2::SDL2)
  target_link_libraries(opengl INTERFACE GLESv2)
  target_link_libraries(imgui INTERFACE ${YINUO_NATIVE_ARCHIVES}/libimgui.a)
  target_link_libraries(imgui_backends INTERFACE ${YINUO_NATIVE_ARCHIVES}/libimgui_backends.a imgui sdl2 opengl)
endif()
