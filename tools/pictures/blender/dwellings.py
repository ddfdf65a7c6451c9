"""What distinguishes country houses, brick houses and terraced houses ("row") from the plain modern house."""

import math
import random

import fabrics
import joinery
import materials
import plants
import roofs
import shapes

ROOFS = {"country": "#74402f", "brick": "#4c4a49", "row": "#5a4a44"}
STOREY = 2.75


def roof(kind, x, height, depth, wall, decor):
    """The roof over a house of this kind."""
    tile = str(decor.get("tiles", ROOFS[kind]))
    rafters = "#8a6544" if kind == "country" else None
    roofs.pitched(x, height, depth, wall, tile, decor.get("eaves", "#e9e2d5"), rafters)


def details(kind, x, height, openings, decor, seed):
    """Adds shutters and a climber (country), lintels and sills (brick), or the neighbouring houses (row)."""
    if kind == "country":
        for opening in openings:
            _shutters(opening, str(decor.get("shutters", "#6f8478")))
        if decor.get("climber", True):
            _vine(x[0] + 0.7, height, seed)
    elif kind == "brick":
        for opening in openings:
            _lintel(opening, str(decor.get("brick", "#8a4633")))
    elif kind == "row":
        _neighbours(x, height, decor)


def upper_windows(x, height, count=3):
    """The openings of evenly spread windows on the first floor."""
    z = (STOREY + 0.95, min(STOREY + 2.3, height - 0.25))
    step = (x[1] - x[0]) / count
    middles = [x[0] + step * (i + 0.5) for i in range(count)]
    return [{"x": (m - 0.55, m + 0.55), "z": z, "leaves": 2} for m in middles]


def upstairs(opening):
    """Curtains before a dark surface instead of a room, because a camera below cannot see into it."""
    x, z = opening["x"], opening["z"]
    shapes.box(x, (0.9, 0.92), (z[0] - 0.3, z[1] + 0.3), materials.rough("#4a4038", 0), 0)
    voile = fabrics.cloth("#ece4d6", 0.55, 500.0, 0.05, 0.03)
    for a, b in ((x[0], x[0] + 0.4), (x[1] - 0.4, x[1])):
        shapes.sheet_waves((a, b), 0.45, (z[0] - 0.1, z[1] + 0.1), voile, 4, 0.04)


def _shutters(opening, tone):
    """Louvred shutters, open on both sides."""
    (x0, x1), (z0, z1) = opening["x"], opening["z"]
    paint = materials.rough(tone, 0.05, roughness=0.6)
    low, wide = max(z0, 0.03), min(0.5, (x1 - x0) / 2)
    for a in (x0 - wide - 0.03, x1 + 0.03):
        for b in (a, a + wide - 0.06):
            shapes.box((b, b + 0.06), (-0.045, -0.01), (low, z1), paint, 0.004)
        for c in (low, (low + z1) / 2 - 0.04, z1 - 0.08):
            shapes.box((a, a + wide), (-0.043, -0.012), (c, c + 0.08), paint, 0.004)
        count = round((z1 - low) / 0.055)
        for i in range(count):
            z = low + (z1 - low) * (i + 0.5) / count
            shapes.box((a + 0.05, a + wide - 0.05), (-0.042, -0.014), (z - 0.004, z + 0.004), paint, 0, turn=(0.7, 0, 0))


def _vine(x, height, seed):
    """A climber up the wall, narrower towards its top."""
    dice = random.Random(seed)
    stem = materials.rough("#5b4c3c", 0.4, 40)
    shapes.rod((x, -0.04, 0.0), (x + 0.1, -0.04, height * 0.6), 0.02, stem, 0.008)
    for i in range(34):
        share = i / 33
        size = (0.62 - 0.3 * share) * dice.uniform(0.8, 1.15)
        aside = dice.uniform(-0.4, 0.4) * (1 - 0.55 * share)
        at = (x + aside + 0.1 * share, -0.07, -0.05 + share * height * 0.72)
        tone = dice.choice(("#5f7d45", "#6a8648", "#557240"))
        plants.shrub(at, (size, 0.26, size * dice.uniform(0.8, 1.1)), tone, seed + i, False, dice.choice((0.0, math.pi)))


def _lintel(opening, tone):
    """A course of upright bricks over the opening and, under a window, a stone sill."""
    (x0, x1), (z0, z1) = opening["x"], opening["z"]
    dark = [materials.rough(each, 0.3, 120, 0.12) for each in (tone, _deeper(tone))]
    count = round((x1 - x0 + 0.4) / 0.075)
    for i in range(count):
        a = x0 - 0.2 + (x1 - x0 + 0.4) * i / count
        shapes.box((a + 0.004, a + 0.071), (-0.012, 0.05), (z1 + 0.004, z1 + 0.25), dark[i % 2], 0.003)
    if z0 > 0.3:
        stone = materials.rough("#cfc6b6", 0.2, 90)
        shapes.box((x0 - 0.1, x1 + 0.1), (-0.07, 0.1), (z0 - 0.09, z0 - 0.02), stone, 0.008)


def _deeper(tone):
    """A darker shade of a colour ("#rrggbb"), for every second brick."""
    return "#" + "".join(f"{round(int(tone[i : i + 2], 16) * 0.84):02x}" for i in (1, 3, 5))


def _neighbours(x, height, decor):
    """Houses of other colours on both sides, and screens of wood between the terraces."""
    tones = decor.get("neighbours", "#c98f6b #9fae9f").split()
    wide = 6.5
    white = materials.metal("#eae5da", 0.45)
    pane = materials.metal("#56646b", 0.08)
    for index, (low, tone) in enumerate(((x[0] - wide, tones[0]), (x[1], tones[1]))):
        span = (low, low + wide)
        plaster = materials.rough(tone, 0.3, 260.0, 0.035, 0.7)
        shapes.box(span, (0.04, 8.0), (-0.2, height), plaster, 0)
        roof("row", span, height + (0.12, -0.1)[index], 8.0, plaster, {**decor, "tiles": ("#8a5240", "#6d6a66")[index]})
        door = {"x": (span[0] + 1.2, span[0] + 3.2), "z": (0.0, 2.15), "leaves": 2}
        for opening in (*upper_windows(span, height, 2), door):
            joinery.window(opening, white, pane, 0.06)
            a, b = opening["x"]
            cloth = fabrics.cloth("#e6dfd2", 0.3)
            shapes.box((a + 0.05, b - 0.05), (0.062, 0.07), opening["z"], cloth, 0)
    boards = materials.wood("#8f6b49", "z")
    for a in (x[0], x[1]):
        for i in range(18):
            y = -0.06 - i * 0.15
            shapes.box((a - 0.015, a + 0.015), (y - 0.14, y), (0.0, 1.85), boards, 0.003)
        shapes.box((a - 0.03, a + 0.03), (-2.76, -0.02), (1.85, 1.89), boards, 0.004)
