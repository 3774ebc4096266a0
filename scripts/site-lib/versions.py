#!/usr/bin/python3
"""Gives every file of a built site its version, so that no cache can mix two builds.

scripts/site-lib/versions.py SITE
Writes SITE/assets.json (what the loader fetches: names, sizes for its progress bar, versions) and puts "?v=..." behind
the addresses in SITE/index.html and in the manifest. A version is the beginning of the SHA-256 of what the file holds:
a file that stays the same keeps its address from build to build.
"""
import hashlib
import json
import pathlib
import re
import sys

LENGTH = 10  # letters of a version
LOADED = ('yinuo.js', 'yinuo.wasm', 'sound.js', 'assets')
# Only what stands beside the page: no scheme, no "#", no "./".
ADDRESS = re.compile(r'(?P<before>\b(?:href|src)"?[=:] ?")(?P<name>[A-Za-z0-9_][A-Za-z0-9_./-]*)(?=")')


def version(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:LENGTH]


def write_list(site):
    paths = [path for name in LOADED for path in ([site / name] if (site / name).is_file() else (site / name).rglob('*'))]
    rows = [{'name': path.relative_to(site).as_posix(), 'bytes': path.stat().st_size, 'version': version(path)}
            for path in sorted(paths) if path.is_file()]
    lines = ',\n'.join(json.dumps(row) for row in rows)
    (site / 'assets.json').write_text('{"files": [\n' + lines + '\n]}\n', encoding='utf-8')


def stamp(site, name):
    def with_version(match):
        path = site / match['name']
        if not path.is_file():
            sys.exit(f'versions: {name} names {match["name"]}, which is not there')
        return f'{match["before"]}{match["name"]}?v={version(path)}'
    page = site / name
    page.write_text(ADDRESS.sub(with_version, page.read_text(encoding='utf-8')), encoding='utf-8')


def main(words):
    if len(words) != 1 or words[0].startswith('-'):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    site = pathlib.Path(words[0])
    write_list(site)
    stamp(site, 'manifest.webmanifest')
    stamp(site, 'index.html')  # last: it holds the versions of the others
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
