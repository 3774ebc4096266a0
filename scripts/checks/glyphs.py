#!/usr/bin/python3
"""Every sign of the texts has a glyph in the fonts that are shipped.

scripts/checks/glyphs.py [ASSETS]   looks at the built fonts (default build/assets): native/fonts/body-<language>.*
must hold all texts of its language and the names of the three languages, fonts/body-<language>.* those that do not stand
in forms only (the page draws them itself), fonts/title-<language>.* all texts whose key begins with "title.". Prints
what is missing; exit code 1 if something is.
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
from strings import LANGUAGES, ROOT, read_tables  # noqa: E402

FORM_KEYS = ('form.', 'help.', 'history.', 'mirror.', 'preset.', 'problem.older_copy', 'problem.damaged', 'problem.link',
             'problem.replay', 'problem.own_rules', 'problem.records')
# Names of icons, which the table tells a mouse that rests on them.
ICON_KEYS = ('mirror.menu', 'mirror.history', 'mirror.rules', 'mirror.shout', 'mirror.laugh', 'mirror.costs')


def glyphs_of(assets, name):
    files = sorted(assets.glob(name + '.*'))
    return set(TTFont(files[0], lazy=True).getBestCmap()) if files else None


def missing_in(have, texts):
    """[sentence] for each sign of {key: text} without a glyph, named once."""
    wanted = {}
    for key, text in texts.items():
        for sign in text:
            wanted.setdefault(sign, key)
    return [f'U+{ord(sign):04X} {sign} (in {key})' for sign, key in sorted(wanted.items()) if ord(sign) not in have]


def main(words):
    assets = pathlib.Path(words[0]) if words else ROOT / 'build/assets'
    bad = 0
    for language in LANGUAGES:
        texts, more, _ = read_tables(ROOT / 'assets/strings', language)
        drawn = {key: text for key, text in texts.items()
                 if key in ICON_KEYS or not key.startswith(FORM_KEYS)}
        titles = {key: text for key, text in texts.items() if key.startswith('title.')}
        for name, wanted in ((f'native/fonts/body-{language}', {**texts, **more}), (f'fonts/body-{language}', drawn),
                             (f'fonts/title-{language}', titles)):
            have = glyphs_of(assets, name)
            problems = ['there is no such font'] if have is None else missing_in(have, wanted)
            for problem in problems:
                print(f'{name}: no glyph for {problem}' if have is not None else f'{name}: {problem}')
            bad += len(problems)
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
