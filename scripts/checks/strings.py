#!/usr/bin/python3
"""The texts for players: the three tables have the same keys with the same {n}, and the code uses what is there.

scripts/checks/strings.py [TABLES [SOURCES]]   prints each problem; exit code 1 if there is one. Both folders default
to the project's own.
In the code a key is a literal "group.name" whose group stands in the tables, or any literal handed to .text(). A
literal ending in a dot is the beginning of keys that are put together; so is a whole key, for its variants ("x.you").
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ('zh-Hans', 'zh-Hant', 'en')
LITERAL = re.compile(r'"([a-z][A-Za-z0-9_-]*\.[A-Za-z0-9_.-]*)"')
HANDED = re.compile(r'\b(?:text|has)\("([^"]*\.[^"]*)"')


def read_table(path):
    """{key: text} of one table, and the problems of its lines."""
    texts, problems = {}, []
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        if not line.strip() or line.lstrip().startswith('#'):
            continue
        key, mark, text = (part.strip() for part in line.partition('='))
        if not mark or not key or not text:
            problems.append(f'{path.name}:{number}: expected "key = text"')
        elif key in texts:
            problems.append(f'{path.name}:{number}: {key} stands here a second time')
        texts[key] = text
    return texts, problems


def read_tables(folder, language):
    """The texts of a language, those of its rules (a table of their own, loaded later), and the problems of both."""
    texts, problems = read_table(folder / f'{language}.txt')
    path = folder / 'rules' / f'{language}.txt'
    more, found = read_table(path) if path.exists() else ({}, [])
    problems += [f'rules/{problem}' for problem in found]
    problems += [f'rules/{language}.txt: {key} stands in {language}.txt too' for key in sorted(texts.keys() & more.keys())]
    return texts, more, problems


def compare_tables(tables):
    every = sorted(set().union(*tables.values()))
    for key in every:
        for language in LANGUAGES:
            if key not in tables[language]:
                yield f'{language}.txt: {key} is missing'
    for key in every:
        holes = {language: sorted(set(re.findall(r'\{\d+\}', table[key]))) for language, table in tables.items()
                 if key in table}
        if len(set(map(tuple, holes.values()))) > 1:
            yield f'{key}: not the same {{n}} in all languages: ' + '; '.join(
                f'{language} {" ".join(found) or "none"}' for language, found in holes.items())


def keys_in_code(folder, groups):
    """[(place, key or beginning)] of the literals that name texts."""
    used = []
    for path in sorted(folder.rglob('*')):
        if path.suffix not in ('.cpp', '.hpp'):
            continue
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            code = line.split('// ')[0]
            found = {word for word in LITERAL.findall(code) if word.partition('.')[0] in groups}
            found |= set(HANDED.findall(code))
            used += [(f'{path.relative_to(folder)}:{number}', word) for word in sorted(found)]
    return used


def compare_code(keys, used):
    for place, word in used:
        if word.endswith('.'):
            if not any(key.startswith(word) for key in keys):
                yield f'{place}: no text begins with {word}'
        elif word not in keys:
            yield f'{place}: there is no text {word}'
    whole = {word for _, word in used}
    beginnings = tuple(word if word.endswith('.') else word + '.' for word in whole)
    for key in sorted(keys - whole):
        if not key.startswith(beginnings):
            yield f'{key}: no code uses this text'


def main(words):
    folder = pathlib.Path(words[0]) if words else ROOT / 'assets/strings'
    sources = pathlib.Path(words[1]) if len(words) > 1 else ROOT / 'src'
    tables, problems = {}, []
    for language in LANGUAGES:
        texts, more, found = read_tables(folder, language)
        tables[language] = {**texts, **more}
        problems += found
    problems += compare_tables(tables)
    keys = set(tables['en'])
    problems += compare_code(keys, keys_in_code(sources, {key.partition('.')[0] for key in keys}))
    print('\n'.join(problems) if problems else f'{len(keys)} texts in {len(LANGUAGES)} languages')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
