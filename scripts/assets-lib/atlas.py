"""Draws the parts of assets/cards/parts.txt, packs them into one picture and quantises it.

Promises: at least two see-through pixels lie round every part, and see-through pixels next to an edge carry that edge's colour, so that
filtering never pulls in a foreign colour. The same sources and tools give the same bytes.
"""
import concurrent.futures
import io
import tempfile
import pathlib

from PIL import Image, ImageChops, ImageFilter

from common import ASSETS, AssetError, Step, digest, run

CARD_PX = 380
CARD_UNITS = 360
MAX_SIDE = 2048
GAP = 2
PALETTE = 160
# Further palette entries, for see-through pixels that carry the colour of the edge beside them, and how many pixels wide they do.
EDGE_COLOURS = 6
EDGE_WIDTH = 2
# Steps from nothing to full at the edge of a part. Eight look smooth at any size and make the file a tenth smaller.
EDGE_STEPS = 8
INK = (0x1d, 0x1b, 0x2e)
KINDS = ('tint', 'full', 'soft')


def read_parts():
    """The rows of parts.txt as (name, svg path, zoom, css path or None, kind)."""
    source = ASSETS / 'cards' / 'parts.txt'
    parts, seen = [], set()
    for number, line in enumerate(source.read_text(encoding='utf-8').splitlines(), 1):
        words = line.split('#')[0].split()
        if not words:
            continue
        if len(words) != 5 or words[4] not in KINDS:
            raise AssetError(f'{source.name}:{number}: five words are expected: part, source, scale, style sheet or -, {" or ".join(KINDS)}')
        name, svg, scale, css, kind = words
        if name in seen:
            raise AssetError(f'{source.name}:{number}: part {name} stands twice')
        seen.add(name)
        style = None if css == '-' else source.parent / css
        parts.append((name, source.parent / svg, float(scale) * CARD_PX / CARD_UNITS, style, kind))
    return parts


def draw(part):
    """One part as a picture with alpha."""
    _, svg, zoom, style, kind = part
    sheet = ['--stylesheet', style] if style else []
    picture = Image.open(io.BytesIO(run('rsvg-convert', *sheet, '--zoom', f'{zoom:.6f}', svg))).convert('RGBA')
    box = picture.getchannel('A').getbbox()
    if box and (min(box[:2]) < 1 or box[2] >= picture.width or box[3] >= picture.height):
        raise AssetError(f'{svg.name}: the drawing touches the edge of its viewBox and would be cut off; widen the viewBox')
    if kind == 'soft':
        return picture
    red, green, blue, alpha = picture.split()
    if kind == 'tint':
        red, green, blue = (band.point(steps(low)) for band, low in zip((red, green, blue), INK))
    return Image.merge('RGBA', (red, green, blue, alpha.point(steps(0))))


def steps(low):
    """A table that rounds 0-255 to EDGE_STEPS values from low to 255."""
    span, last = 255 - low, EDGE_STEPS - 1
    return [round(low + span * round(max(0, value - low) / span * last) / last) for value in range(256)]


def pack(sizes):
    """Places rectangles in shelves, tallest first. Returns (width, height, {name: (x, y)}) with the smallest area tried."""
    order = sorted(sizes, key=lambda name: (-sizes[name][1], -sizes[name][0], name))
    best = None
    for width in range(1024, MAX_SIDE + 1, 32):
        x = y = shelf = GAP
        shelf, places = 0, {}
        for name in order:
            w, h = sizes[name]
            if x + w + GAP > width:
                x, y, shelf = GAP, y + shelf + GAP, 0
            places[name] = (x, y)
            x, shelf = x + w + GAP, max(shelf, h)
        height = -(-(y + shelf + GAP) // 4) * 4
        if height <= MAX_SIDE and (best is None or width * height < best[0] * best[1]):
            best = (width, height, places)
    if best is None:
        raise AssetError(f'the parts do not fit into {MAX_SIDE} x {MAX_SIDE}')
    return best


def spread_edges(picture):
    """Gives see-through pixels near an edge a palette entry of the edge's colour. Takes and returns a palette picture and its alphas."""
    palette = picture.getpalette()
    alphas = list(picture.info.get('transparency', b''))
    if isinstance(picture.info.get('transparency'), int):
        alphas = [0 if i == picture.info['transparency'] else 255 for i in range(picture.info['transparency'] + 1)]
    used = max(index for _, index in picture.getcolors(256)) + 1
    alphas += [255] * (used - len(alphas))
    colours = [tuple(palette[3 * i:3 * i + 3]) for i in range(used)]
    clear = [i for i in range(used) if alphas[i] == 0]
    if not clear:
        raise AssetError('the atlas has no see-through colour after quantising')

    counts = {index: count for count, index in picture.getcolors(256)}
    edges = pick_edge_colours([(colours[i], counts.get(i, 0)) for i in range(used) if 0 < alphas[i] < 255])
    nearest = [min(range(len(edges)), key=lambda k, c=colours[i]: distance(c, edges[k])) for i in range(used)]
    see_through = picture.point([255 if i < used and alphas[i] == 0 else 0 for i in range(256)], 'L')
    # The commonest edge colour simply becomes the colour of everything see-through, which costs no byte.
    for index in clear:
        colours[index] = edges[0]
    result, taken = picture.copy(), Image.new('L', picture.size, 0)
    for width in range(1, EDGE_WIDTH + 1):
        for k in range(len(edges)):
            solid = picture.point([255 if i < used and alphas[i] > 0 and nearest[i] == k else 0 for i in range(256)], 'L')
            near = ImageChops.subtract(ImageChops.multiply(solid.filter(ImageFilter.MaxFilter(1 + 2 * width)), see_through), taken)
            result.paste(clear[0] if k == 0 else used + k - 1, mask=near)
            taken = ImageChops.lighter(taken, near)
    return result, colours + edges[1:], alphas + [0] * (len(edges) - 1)


def distance(a, b):
    return sum((p - q) ** 2 for p, q in zip(a, b))


def pick_edge_colours(weighted):
    """The colours most seen among half-transparent pixels, kept well apart."""
    chosen = []
    for colour, _ in sorted(weighted, key=lambda row: (-row[1], row[0])):
        if len(chosen) < EDGE_COLOURS and all(distance(colour, other) > 2500 for other in chosen):
            chosen.append(colour)
    return chosen or [(255, 255, 255)]


def quantise(picture):
    """At most 256 colours with alpha, as a palette picture."""
    with tempfile.TemporaryDirectory() as folder:
        whole, small = pathlib.Path(folder, 'whole.png'), pathlib.Path(folder, 'small.png')
        picture.save(whole, compress_level=1)
        run('pngquant', '--speed', '1', '--nofs', '--strip', '--force', '--output', small, PALETTE, whole)
        result = Image.open(small)
        result.load()
    return result


def save(picture, colours, alphas, path):
    """Writes the PNG, then packs it harder without changing a pixel."""
    picture.putpalette([value for colour in colours for value in colour])
    last = max((i for i, alpha in enumerate(alphas) if alpha < 255), default=-1)
    picture.save(path, format='PNG', compress_level=1, transparency=bytes(alphas[:last + 1]))
    run('zopflipng', '-y', '--iterations=3', '--filters=0', path, path)


def build(out):
    """Makes atlas.png and atlas.txt in out, unless they are there and nothing changed."""
    parts = read_parts()
    sources = {path for part in parts for path in (part[1], part[3]) if path} | {ASSETS / 'cards' / 'parts.txt', pathlib.Path(__file__)}
    versions = [run('rsvg-convert', '--version'), run('pngquant', '--version')]
    step = Step(out, 'atlas', digest(sources, versions))
    if step.is_done():
        return False
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        pictures = dict(zip((part[0] for part in parts), pool.map(draw, parts)))
    width, height, places = pack({name: picture.size for name, picture in pictures.items()})
    sheet = Image.new('RGBA', (width, height), (0, 0, 0, 0))
    for name, picture in pictures.items():
        sheet.paste(picture, places[name])
    save(*spread_edges(quantise(sheet)), out / 'atlas.png')
    rows = [f'{name} {places[name][0]} {places[name][1]} {picture.width} {picture.height}' for name, picture in sorted(pictures.items())]
    (out / 'atlas.txt').write_text('\n'.join(rows) + '\n', encoding='utf-8')
    step.finish([out / 'atlas.png', out / 'atlas.txt'])
    return True
