"""What the asset steps share: running a tool, stamps that let an unchanged step be skipped, errors in one sentence.

Knows nothing of cards or fonts.
"""
import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / 'assets'
LANGUAGES = ('zh-Hans', 'zh-Hant', 'en')


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


class Step:
    """One build step: skipped when the stamp of its last run in this folder says that inputs and results are the same."""

    def __init__(self, out, name, key):
        self.stamp = out / f'.{name}.stamp'
        self.key = key
        self.name = name
        self.out = out

    def is_done(self):
        if not self.stamp.exists():
            return False
        lines = self.stamp.read_text(encoding='utf-8').splitlines()
        return bool(lines) and lines[0] == self.key and all((self.out / name).exists() for name in lines[1:])

    def finish(self, results):
        """Writes the stamp; results are the files made, as paths inside the out folder."""
        names = [str(path.relative_to(self.out)) for path in results]
        self.stamp.write_text('\n'.join([self.key, *names]) + '\n', encoding='utf-8')


def fail(error):
    print(f'assets: {error}', file=sys.stderr)
    sys.exit(1)
