#!/usr/bin/python3
"""clang-tidy over the sources of the native build, skipping those that passed before and have not changed since.

scripts/checks/tidy.py [FILES...]   needs build/native-debug to be configured; exit code 1 if something was found.
Files that are only for the web are left out: clang-tidy knows nothing of Emscripten's headers.
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / 'build/native-debug'
# Beside the built libraries, so that a fresh clone need not check again what has passed.
PASSED = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache') / 'yinuo/tidy'


def fingerprint(entry):
    """Changes when the source, one of our headers in it, its flags or the list of checks change."""
    words = [word for word in shlex.split(entry['command']) if not word.endswith('ccache')]
    listing = subprocess.run(['clang++', *words[1:], '-w', '-MM', '-MF', '-', '-o', '/dev/null'], cwd=entry['directory'],
                             capture_output=True, text=True, check=False).stdout
    files = [pathlib.Path(word) for word in listing.replace('\\\n', ' ').split()[1:]]
    ours = sorted(path for path in files if path.is_relative_to(ROOT))
    whole = hashlib.sha256((ROOT / '.clang-tidy').read_bytes() + ' '.join(words).replace(str(ROOT), '').encode())
    for path in ours or [pathlib.Path(entry['file'])]:
        whole.update(path.read_bytes())
    return whole.hexdigest()


def check(entry):
    """What clang-tidy has to say about one source; nothing when it is content."""
    stamp = PASSED / fingerprint(entry)
    if stamp.exists():
        return ''
    run = subprocess.run(['clang-tidy', '--quiet', '-p', BUILD, '--extra-arg=-Wno-unknown-warning-option', entry['file']],
                         capture_output=True, text=True, check=False)
    if run.returncode == 0:
        stamp.touch()
        return ''
    return run.stdout.strip() or run.stderr.strip()


def main(words):
    PASSED.mkdir(parents=True, exist_ok=True)
    wanted = {str(pathlib.Path(word).resolve()) for word in words}
    entries = [entry for entry in json.loads((BUILD / 'compile_commands.json').read_text())
               if pathlib.Path(entry['file']).is_relative_to(ROOT / 'src') and (not wanted or entry['file'] in wanted)]
    if not entries:
        print('nothing to check')
        return 1
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [text for text in pool.map(check, entries) if text]
    print('\n'.join(found))
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
