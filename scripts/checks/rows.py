#!/usr/bin/python3
"""Whether every row of the rule sources (tests/rows.txt) has its test: each listed row is named by a scenario's `case`
line or by `// rows:` in a C++ test, or stands in the list with a reason; and no test names a row that is not listed.

scripts/checks/rows.py   prints each row that is wrong; exit code 1 if there is one.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROW = re.compile(r'[A-Z]+[0-9]+[a-z]?')


def listed():
    """The rows that need a test, and those that stand with a reason."""
    needed, excused = set(), set()
    for number, line in enumerate((ROOT / 'tests/rows.txt').read_text(encoding='utf-8').splitlines(), 1):
        line = line.split('#')[0].strip()
        if not line:
            continue
        name, _, rest = line.partition(':')
        rows = {name} if ROW.fullmatch(name) else set(rest.split())
        wrong = [row for row in rows if not ROW.fullmatch(row)]
        if wrong or not rest.strip() or rows & (needed | excused):
            yield f'tests/rows.txt:{number}: neither a theme with its rows nor a new row with its reason'
        (excused if ROW.fullmatch(name) else needed).update(rows)
    yield needed, excused


def named():
    """Where each row is named by a test."""
    places = {}
    for path in sorted((ROOT / 'tests').rglob('*')):
        rows = {'.txt': r'^case .*?#(.*)', '.cpp': r'^// rows:(.*)'}.get(path.suffix)
        if rows is None or path.name == 'rows.txt':
            continue
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            match = re.match(rows, line)
            for row in match.group(1).split() if match else ():
                places.setdefault(row, f'{path.relative_to(ROOT)}:{number}')
    return places


def main():
    *problems, (needed, excused) = listed()
    places = named()
    problems += [f'{row}: no test names it' for row in sorted(needed - places.keys())]
    problems += [f'{places[row]}: {row} is no row of tests/rows.txt' for row in sorted(places.keys() - needed - excused)]
    problems += [f'{places[row]}: {row} is tested, so it needs no reason' for row in sorted(places.keys() & excused)]
    print('\n'.join(problems) or f'{len(needed)} rows have a test, {len(excused)} a reason')
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())
