"""Cuts the fonts down to the glyphs that the texts use.

Body: Noto Sans CJK Regular, the Simplified face for zh-Hans, the Traditional face for zh-Hant (the same code point has other strokes there),
Latin alone for en. Titles: Smiley Sans for zh-Hans and en, Noto Sans CJK TC Bold for zh-Hant, because Smiley Sans lacks Traditional signs.
Fails when a code point that a text uses has no glyph.
"""
import os
import pathlib

from fontTools import subset
from fontTools import version as fonttools_version
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

from common import ASSETS, LANGUAGES, AssetError, Step, digest, file_mark

SMILEY = pathlib.Path('/usr/share/fonts/truetype/smiley-sans/SmileySans-Oblique.ttf')
NOTO = pathlib.Path('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
NOTO_BOLD = pathlib.Path('/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc')
SIMPLIFIED, TRADITIONAL = 2, 3
# Outlines are drawn on a grid so fine: a unit is a tenth of a pixel in a letter of 40, and most numbers take one byte.
GRID = 400

# Each language names all three in its own script, so that a player who cannot read the present one finds the way back.
OWN_NAMES = '简体中文繁體中文English'
ASCII = ''.join(map(chr, range(0x20, 0x7f)))
LATIN_MARKS = '\u00a0·×÷–—‘’“”…•°±©'
WIDE_MARKS = '\u3000、。〈〉《》「」『』【】〔〕！（），．：；？～'
# Texts that are drawn in the title face (ui/fonts.cpp).
TITLE_KEYS = ('title.',)
# Texts that stand in forms and in the list of buttons only: the page draws those itself, with the fonts of the system.
FORM_KEYS = ('form.', 'help.', 'history.', 'mirror.', 'preset.', 'problem.older_copy', 'problem.damaged', 'problem.link',
             'problem.replay', 'problem.own_rules', 'problem.records')
# Names of icons, which the table tells a mouse that rests on them.
ICON_KEYS = ('mirror.menu', 'mirror.history', 'mirror.rules', 'mirror.cues.on', 'mirror.cues.off', 'mirror.shout',
             'mirror.laugh', 'mirror.costs')
# What a font is for: titles, the table's plain text, or all plain text, where there is no page (native).
TITLE, TABLE, ALL = 'title', 'table', 'all'
# (file, language, source, face number or None, what for).
FONTS = (
    ('fonts/body-zh-Hans.otf', 'zh-Hans', NOTO, SIMPLIFIED, TABLE),
    ('fonts/body-zh-Hant.otf', 'zh-Hant', NOTO, TRADITIONAL, TABLE),
    ('fonts/body-en.otf', 'en', NOTO, SIMPLIFIED, TABLE),
    ('native/fonts/body-zh-Hans.otf', 'zh-Hans', NOTO, SIMPLIFIED, ALL),
    ('native/fonts/body-zh-Hant.otf', 'zh-Hant', NOTO, TRADITIONAL, ALL),
    ('native/fonts/body-en.otf', 'en', NOTO, SIMPLIFIED, ALL),
    ('fonts/title-zh-Hans.ttf', 'zh-Hans', SMILEY, None, TITLE),
    ('fonts/title-zh-Hant.otf', 'zh-Hant', NOTO_BOLD, TRADITIONAL, TITLE),
    ('fonts/title-en.ttf', 'en', SMILEY, None, TITLE),
)


def read_strings(name):
    """The rows of one string table ("en", "rules/en") as [(key, text)]; none when the table does not exist yet."""
    path = ASSETS / 'strings' / f'{name}.txt'
    if not path.exists():
        return []
    rows = []
    for line in path.read_text(encoding='utf-8').splitlines():
        key, mark, text = line.partition('=')
        if mark and not line.lstrip().startswith('#'):
            rows.append((key.strip(), text.strip()))
    return rows


def extra_lists():
    """Files that name further code points for the body fonts; each file's text counts whole, lines with # excepted."""
    return sorted((ASSETS / 'fonts').glob('*.txt'))


def is_drawn(key, use):
    """Whether a font of that use draws the text."""
    if use == TITLE:
        return key.startswith(TITLE_KEYS)
    return use == ALL or key in ICON_KEYS or not key.startswith(FORM_KEYS)


def wanted(language, use):
    """{character: where it is used} for one font."""
    chars = dict.fromkeys(ASCII, 'ASCII')
    if use != TITLE:
        chars.update(dict.fromkeys(OWN_NAMES, 'names of the languages'))
        chars.update(dict.fromkeys(LATIN_MARKS, 'punctuation'))
        chars.update(dict.fromkeys(WIDE_MARKS if language != 'en' else '', 'punctuation'))
        for path in extra_lists():
            # name.zh-Hans.txt is for one language, name.txt for all
            suffix = path.stem.rpartition('.')[2]
            if suffix in LANGUAGES and suffix != language:
                continue
            lines = (line for line in path.read_text(encoding='utf-8').splitlines() if not line.startswith('#'))
            chars.update(dict.fromkeys(''.join(lines), path.name))
    for name in (language, f'rules/{language}') if use == ALL else (language,):
        for key, text in read_strings(name):
            if is_drawn(key, use):
                chars.update(dict.fromkeys(text, f'{name}.txt, {key}'))
    return chars


def options():
    """The cuts that matter for size: no layout tables, no hinting, no subroutines (they cost more than they save here)."""
    chosen = subset.Options()
    chosen.layout_features = []
    chosen.hinting = False
    chosen.desubroutinize = True
    chosen.notdef_outline = True
    chosen.name_IDs = [0, 1, 2, 13, 14]
    chosen.name_languages = [0x409]
    chosen.drop_tables += ['BASE', 'GSUB', 'GPOS', 'GDEF', 'VORG', 'vhea', 'vmtx', 'DSIG']
    return chosen


def cut(source, face, chars, path):
    """Writes the subset; returns nothing; raises AssetError for a character without a glyph."""
    font = TTFont(source, fontNumber=-1 if face is None else face, lazy=True, recalcTimestamp=False)
    have = font.getBestCmap()
    missing = [f'U+{ord(char):04X} {char} ({where})' for char, where in sorted(chars.items()) if ord(char) not in have]
    if missing:
        raise AssetError(f'{path.name}: {source.name} has no glyph for ' + ', '.join(missing))
    cutter = subset.Subsetter(options())
    cutter.populate(unicodes=[ord(char) for char in chars])
    cutter.subset(font)
    scale_upem(font, GRID)
    font.save(path)
    font.close()


def build(out):
    """Makes the files of FONTS, unless they are there and nothing changed."""
    for source in (SMILEY, NOTO, NOTO_BOLD):
        if not source.exists():
            raise AssetError(f'{source} is missing; scripts/setup installs fonts-noto-cjk and fonts-smiley-sans')
    plans = [(name, source, face, wanted(language, use)) for name, language, source, face, use in FONTS]
    # Keyed by the characters, not by the texts: a sentence said with known characters needs no new font.
    words = [fonttools_version, os.fspath(pathlib.Path(__file__).name)]
    words += [f'{name} {file_mark(source)} {face} {"".join(sorted(chars))}' for name, source, face, chars in plans]
    step = Step(out, 'fonts', digest([pathlib.Path(__file__)], words))
    if step.is_done():
        return False
    for name, source, face, chars in plans:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        cut(source, face, chars, out / name)
    step.finish([out / name for name, *_ in plans])
    return True
