#!/usr/bin/python3
"""Composes whole cards from the atlas by the recipe of assets/README.md, so that a person can look at them.

preview.py ATLAS_FOLDER OUT_FOLDER   writes OUT/cards-380.png, cards-180.png, cards-120.png, cards-60.png and parts.png.
"""
import pathlib
import sys

from PIL import Image, ImageChops

CARD_PX = 380
FELT = (29, 95, 88, 255)
IVORY = (251, 245, 230)
TINT = {'R': (224, 64, 47), 'Y': (248, 189, 34), 'G': (52, 168, 98), 'B': (47, 111, 214)}
# Offsets from the middle of the card, in card heights.
CORNER = (-78 / 360, -132 / 360)
# Where the badge of a named colour sits: x, y, scale.
BADGE = {'W': (0.0, 0.0, 1.0), 'W4': (0.0, -0.13, 0.7)}


class Atlas:
    def __init__(self, folder):
        self.sheet = Image.open(folder / 'atlas.png').convert('RGBA')
        self.parts = {}
        for line in (folder / 'atlas.txt').read_text(encoding='utf-8').splitlines():
            name, *numbers = line.split()
            self.parts[name] = tuple(map(int, numbers))

    def part(self, name, tint=(255, 255, 255), alpha=1.0):
        x, y, w, h = self.parts[name]
        picture = self.sheet.crop((x, y, x + w, y + h))
        return ImageChops.multiply(picture, Image.new('RGBA', picture.size, (*tint, round(255 * alpha))))


def put(canvas, picture, dx, dy, scale=1.0, turn=0):
    """Draws a part with its centre at (dx, dy) card heights from the middle of the canvas."""
    if scale != 1.0:
        picture = picture.resize((round(picture.width * scale), round(picture.height * scale)), Image.BICUBIC)
    if turn:
        picture = picture.rotate(turn, Image.BICUBIC, expand=True)
    x = round(canvas.width / 2 + dx * CARD_PX - picture.width / 2)
    y = round(canvas.height / 2 + dy * CARD_PX - picture.height / 2)
    layer = Image.new('RGBA', canvas.size)
    layer.paste(picture, (x, y))
    return Image.alpha_composite(canvas, layer)


def card(atlas, face, named=None, playable=False, dim=False):
    """One card: 'R7', 'YS', 'GV', 'B+2', 'W', 'W4' or 'back'."""
    canvas = Image.new('RGBA', (400, 560))
    canvas = put(canvas, atlas.part('shadow', (0, 0, 0), 0.45), 0, 0.02, 4)
    if playable:
        canvas = put(canvas, atlas.part('rim'), 0, 0)
    if face in ('W', 'W4', 'back'):
        canvas = put(canvas, atlas.part(face if face == 'back' else 'face_' + face), 0, 0)
        if named:
            canvas = put(canvas, atlas.part('frame', TINT[named]), 0, 0)
            canvas = put(canvas, atlas.part('badge'), *BADGE[face])
            canvas = put(canvas, atlas.part('shape_' + named, TINT[named]), *BADGE[face])
    else:
        colour, sign = face[0], 'P2' if face[1:] == '+2' else face[1:]
        canvas = put(canvas, atlas.part('field_' + colour), 0, 0)
        if sign == 'P2':
            canvas = put(canvas, atlas.part('cards2', TINT[colour]), 0, 0)
        canvas = put(canvas, atlas.part('sign_' + sign, IVORY if sign == 'P2' else TINT[colour]), 0, 0)
        canvas = put(canvas, atlas.part('corner_' + sign, IVORY), *CORNER)
        canvas = put(canvas, atlas.part('corner_' + sign, IVORY), -CORNER[0], -CORNER[1], turn=180)
    if dim:
        canvas = put(canvas, atlas.part('mask', (11, 42, 42), 0.45), 0, 0)
    return canvas


def sheet(cards, height, columns):
    """All cards in a grid, each card the given pixels high, on felt."""
    small = [c.resize((round(c.width * height / CARD_PX), round(c.height * height / CARD_PX)), Image.LANCZOS) for c in cards]
    w, h = round(small[0].width * .84), round(small[0].height * .9)
    rows = -(-len(small) // columns)
    page = Image.new('RGBA', (w * columns + w // 4, h * rows + h // 6), FELT)
    for i, picture in enumerate(small):
        page.alpha_composite(picture, (w * (i % columns), h * (i // columns)))
    return page


def main(atlas_folder, out):
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    atlas = Atlas(pathlib.Path(atlas_folder))
    some = [card(atlas, face) for face in ('R5', 'Y9', 'G6', 'B8', 'RS', 'YV', 'G+2', 'B+2', 'W', 'W4', 'back')]
    some += [card(atlas, 'W', named='R'), card(atlas, 'W4', named='B'), card(atlas, 'Y7', playable=True), card(atlas, 'B2', dim=True), card(atlas, 'R+2')]
    sheet(some, CARD_PX, 8).save(out / "cards-380.png")
    every = [card(atlas, c + s) for c in 'RYGB' for s in [*'0123456789', 'S', 'V', '+2']]
    for height in (180, 120, 60):
        sheet(every + some[8:], height, 13).save(out / f'cards-{height}.png')
    parts = Image.new('RGBA', atlas.sheet.size, FELT)
    parts.alpha_composite(atlas.sheet)
    parts.save(out / 'parts.png')


if __name__ == '__main__':
    main(*sys.argv[1:3])
