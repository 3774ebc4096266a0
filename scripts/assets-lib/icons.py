"""Draws the icons of the site and of installed copies from assets/icons/*.svg."""
import pathlib

from common import ASSETS, Step, digest, run

# result, source, side in px
ICONS = (
    ('icon-32.png', 'icon.svg', 32),
    ('icon-192.png', 'icon.svg', 192),
    ('icon-512.png', 'icon.svg', 512),
    ('icon-maskable-192.png', 'icon-maskable.svg', 192),
    ('icon-maskable-512.png', 'icon-maskable.svg', 512),
    ('apple-touch-icon.png', 'icon-maskable.svg', 180),
)


def build(out):
    """Makes out/icons/*.png, unless they are there and nothing changed."""
    sources = {ASSETS / 'icons' / source for _, source, _ in ICONS}
    versions = [run('rsvg-convert', '--version'), run('pngquant', '--version')]
    step = Step(out, 'icons', digest(sources | {pathlib.Path(__file__)}, versions))
    if step.is_done():
        return False
    folder = out / 'icons'
    folder.mkdir(exist_ok=True)
    for name, source, side in ICONS:
        run('rsvg-convert', '--width', side, '--height', side, ASSETS / 'icons' / source, '--output', folder / name)
        run('pngquant', '--speed', '1', '--nofs', '--strip', '--force', '--output', folder / name, 128, folder / name)
    step.finish([folder / name for name, *_ in ICONS])
    return True
