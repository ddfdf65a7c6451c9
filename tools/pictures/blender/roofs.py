"""Pitched roofs: rows of tiles over eaves with a gutter, and the gables under them."""

import math

import materials
import shapes

PITCH = math.radians(36)
OVERHANG = 0.5
TILE = (0.3, 0.34)


def pitched(x, height, depth, wall, tile="#8a4a38", eaves="#efe9dd", rafters=None):
    """A roof whose lower side meets the top of the front wall; its ridge runs along x."""
    rise = math.tan(PITCH)
    low, ridge = height - OVERHANG * rise, height + depth / 2 * rise
    x = (x[0] - 0.28, x[1] + 0.28)
    _tiles(x, low + 0.1, depth, tile)
    back = [
        (x[0], depth / 2, ridge + 0.1),
        (x[1], depth / 2, ridge + 0.1),
        (x[1], depth + OVERHANG, low),
        (x[0], depth + OVERHANG, low),
    ]
    shapes.surface("back", back, [(0, 1, 2, 3)], materials.rough(tile, 0.5, 8, 0.15))
    for a in (x[0] + 0.28, x[1] - 0.28):
        gable = [(a, 0, height), (a, depth, height), (a, depth / 2, ridge)]
        shapes.surface("gable", gable, [(0, 1, 2)], wall)
    _eaves(x, low, eaves, rafters)


def _tiles(x, low, depth, tone):
    """Rows of curved tiles; each row lies over the one below."""
    wide, long = TILE
    columns = round((x[1] - x[0]) / wide * 6)
    slope = (depth / 2 + OVERHANG) / math.cos(PITCH)
    vertices, faces = [], []
    for row in range(math.ceil(slope / long)):
        start = len(vertices)
        for end in (0.0, 1.0):
            s = min((row + end) * long + 0.04 * end, slope)
            lift = 0.045 * (1 - end)
            for i in range(columns + 1):
                swell = 0.024 * math.sin(2 * math.pi * i / 6) + lift
                vertices.append(
                    (
                        x[0] + (x[1] - x[0]) * i / columns,
                        -OVERHANG - 0.05 + s * math.cos(PITCH) - swell * math.sin(PITCH),
                        low + s * math.sin(PITCH) + swell * math.cos(PITCH),
                    )
                )
        for i in range(columns):
            a = start + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    clay = materials.rough(tone, 0.3, 40, 0.22, 5, 0.75)
    thing = shapes.surface("tiles", vertices, faces, clay, smooth=True)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def _eaves(x, low, tone, rafters):
    """Boards under the eaves, a half-round gutter with a downpipe, and rafter ends where they show."""
    paint, zinc = materials.rough(tone, 0.05), materials.metal("#6d7276", 0.4, 0.6)
    rise = OVERHANG * math.tan(PITCH)
    soffit = [
        (x[0], -OVERHANG, low + 0.02),
        (x[1], -OVERHANG, low + 0.02),
        (x[1], 0.02, low + rise),
        (x[0], 0.02, low + rise),
    ]
    shapes.surface("soffit", soffit, [(0, 1, 2, 3)], paint)
    shapes.box(x, (-OVERHANG - 0.02, -OVERHANG), (low - 0.03, low + 0.15), paint, 0.004)
    y, z = -OVERHANG - 0.08, low + 0.06
    vertices, faces = [], []
    for i in range(9):
        angle = math.pi + math.pi * i / 8
        for a in x:
            vertices.append((a, y + 0.065 * math.cos(angle), z + 0.065 * math.sin(angle)))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)]
    gutter = shapes.surface("gutter", vertices, faces, zinc, smooth=True)
    gutter.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
    pipe = x[0] + 0.42
    shapes.rod((pipe, y, z - 0.06), (pipe, -0.07, z - 0.45), 0.038, zinc)
    shapes.rod((pipe, -0.07, z - 0.43), (pipe, -0.07, 0.0), 0.038, zinc)
    if rafters:
        wood = materials.wood(rafters, "y")
        count = round((x[1] - x[0]) / 0.8)
        for i in range(count + 1):
            a = x[0] + 0.1 + (x[1] - x[0] - 0.2) * i / count
            shapes.box((a - 0.04, a + 0.04), (-OVERHANG + 0.02, 0.0), (low + 0.03, low + 0.14), wood, 0.006)
