#!/usr/bin/python3
"""Which room may include what (the table of ARCHITECTURE.md), and a few names that must not stand in src at all.

scripts/checks/rooms.py   prints each line that breaks a rule; exit code 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BROWSER = r'emscripten(/.*)?\.h|emscripten/.*'
WINDOW = r'SDL.*|GLES.*|GL/.*|EGL/.*|imgui_impl_.*|stb/.*'
SYSTEM = r'sys/.*|unistd\.h|dirent\.h|pthread\.h|poll\.h|fcntl\.h|time\.h'
STREAMS = r'iostream|istream|ostream|fstream|sstream|iomanip|locale|regex|streambuf|iosfwd|format|print'
PURE = STREAMS + r'|chrono|ctime|filesystem|thread|mutex|future|condition_variable|cstdio|stdio\.h|' + SYSTEM
# The same numbers come out of these on every machine only by chance; base/rng.hpp is ours.
CHANCE = r'random'

# For each room: rooms whose headers it may include, and the outside headers that it may not.
ROOMS = {
    'base': ({'base'}, '|'.join((PURE, CHANCE, BROWSER, WINDOW, r'imgui.*'))),
    'engine': ({'engine', 'base'}, '|'.join((PURE, CHANCE, BROWSER, WINDOW, r'imgui.*'))),
    'ai': ({'ai', 'engine', 'base'}, '|'.join((PURE, CHANCE, BROWSER, WINDOW, r'imgui.*'))),
    'app': ({'app', 'ai', 'engine', 'base'}, '|'.join((STREAMS, CHANCE, BROWSER, WINDOW, SYSTEM, r'imgui.*'))),
    'ui': ({'ui', 'app', 'engine', 'base'}, '|'.join((STREAMS, CHANCE, BROWSER, WINDOW, SYSTEM))),
    'platform': ({'platform'}, STREAMS),
    'cli': ({'cli', 'app', 'ai', 'engine', 'base'}, '|'.join((CHANCE, BROWSER, WINDOW, r'imgui.*'))),
    'main.cpp': ({'ui', 'app', 'platform', 'ai', 'engine', 'base'}, '|'.join((CHANCE, BROWSER, WINDOW))),
}
# Single headers that a room may not include although it may use their room.
CLOSED = {
    'ai': {'engine/state.hpp': 'a computer player gets a view, never the true state'},
    'ui': {'engine/apply.hpp': 'the screen shows events and never moves the game'},
}
# A failed check says so on standard error.
ALLOWED = {('base/check.cpp', 'cstdio')}

TEXTS = (
    (re.compile(r'__EMSCRIPTEN__|\bEM_(ASM|JS)\b|EMSCRIPTEN_KEEPALIVE'), 'platform',
     'what is of the browser stays in src/platform'),
    (re.compile(r'std::(ranges::)?shuffle\b|std::\w+_distribution\b|\brand\(\)|std::mt19937'), None,
     'chance comes from base/rng.hpp, alike in both builds'),
    # Written so that a search for the marks does not end here.
    (re.compile(r'\b(TOD[O]|FIXM[E]|XX[X])\b'), None, 'nothing is left to do later in the code'),
    (re.compile(r'\bNOLINT\b(?!.*: )'), None, 'a switched-off check says why: NOLINT(name): reason'),
)
INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')


def problems_of_include(name, room, quote, header):
    rooms, outside = ROOMS[room]
    first = header.partition('/')[0]
    own = quote == '"' or first in ROOMS and (ROOT / 'src' / header).exists()
    if own:
        if first not in rooms:
            yield f'{room} may not include {header}'
        if header in CLOSED.get(room, {}):
            yield f'{room} may not include {header}: {CLOSED[room][header]}'
        if not (ROOT / 'src' / header).exists():
            yield f'{header}: a header of ours is named from src on'
    elif re.fullmatch(outside, header) and (name, header) not in ALLOWED:
        yield f'{room} may not include <{header}>'


def problems_of_file(path):
    name = path.relative_to(ROOT / 'src').as_posix()
    room = name.partition('/')[0]
    if room not in ROOMS:
        yield 0, f'src/{room} is no room of ours'
        return
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        found = INCLUDE.match(line)
        if found:
            for problem in problems_of_include(name, room, *found.groups()):
                yield number, problem
        for pattern, home, why in TEXTS:
            if room != home and pattern.search(line):
                yield number, f'"{pattern.search(line).group()}": {why}'


def main():
    bad = 0
    files = sorted(path for path in (ROOT / 'src').rglob('*') if path.suffix in ('.cpp', '.hpp'))
    for path in files:
        for number, problem in problems_of_file(path):
            print(f'{path.relative_to(ROOT)}:{number}: {problem}')
            bad += 1
    if not files:
        print('src holds no file')
        bad += 1
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
