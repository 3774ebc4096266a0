"""What the asset steps share: running a tool, stamps that let an unchanged step be skipped, errors in one sentence.

Knows nothing of cards or fonts.
"""
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / 'assets'
LANGUAGES = ('zh-Hans', 'zh-Hant', 'en')
KEPT_RESULTS = 8


class AssetError(Exception):
    """A fault in a source or a missing tool; the message is for the developer and names the file."""


def run(*command):
    """Runs a tool, returns its standard output as bytes, raises AssetError with what it said."""
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, check=False)
    except FileNotFoundError as missing:
        raise AssetError(f'{command[0]} is not installed; assets/PACKAGES.txt lists the packages (scripts/setup installs them)') from missing
    if done.returncode != 0:
        raise AssetError(f'{" ".join(map(str, command))}: {done.stderr.decode(errors="replace").strip()}')
    return done.stdout


def digest(files, words=()):
    """Hash of the contents and names of files, and of words (tool versions, settings)."""
    total = hashlib.sha256()
    for word in words:
        total.update(str(word).encode() + b'\0')
    for path in sorted(files):
        total.update(path.name.encode() + b'\0' + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def file_mark(path):
    """A cheap mark of a large system file: its size and time, so that 20 MB need not be read at every build."""
    status = path.stat()
    return f'{path}:{status.st_size}:{status.st_mtime_ns}'


def cache_folder():
    base = os.environ.get('XDG_CACHE_HOME') or pathlib.Path.home() / '.cache'
    return pathlib.Path(base) / 'yinuo' / 'assets'


class Step:
    """One build step. Its results are kept in the user's cache under the hash of the inputs, so that each set of inputs is built once on a
    machine; in the out folder a stamp says what lies there already."""

    def __init__(self, out, name, key):
        self.out, self.name, self.key = out, name, key
        self.stamp = out / f'.{name}.stamp'
        self.store = cache_folder() / f'{name}-{key[:24]}'

    def is_done(self):
        """True when the results lie in the out folder, perhaps after copying them from the cache."""
        if self.stamp.exists():
            key, *names = self.stamp.read_text(encoding='utf-8').splitlines() or ['']
            if key == self.key and all((self.out / name).exists() for name in names):
                return True
        if not (self.store / 'done').exists():
            return False
        names = (self.store / 'done').read_text(encoding='utf-8').splitlines()
        for name in names:
            (self.out / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.store / name, self.out / name)
        self.write_stamp(names)
        return True

    def finish(self, results):
        """Keeps the files made (paths inside the out folder) in the cache and writes the stamp."""
        names = [str(path.relative_to(self.out)) for path in results]
        for name in names:
            (self.store / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.out / name, self.store / name)
        (self.store / 'done').write_text('\n'.join(names) + '\n', encoding='utf-8')
        self.write_stamp(names)
        self.forget_old()

    def write_stamp(self, names):
        self.stamp.write_text('\n'.join([self.key, *names]) + '\n', encoding='utf-8')

    def forget_old(self):
        """Keeps the last results of this step only, as a day of drawing would fill the disk otherwise."""
        stored = sorted(self.store.parent.glob(f'{self.name}-*'), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in stored[KEPT_RESULTS:]:
            shutil.rmtree(path, ignore_errors=True)


def fail(error):
    print(f'assets: {error}', file=sys.stderr)
    sys.exit(1)
