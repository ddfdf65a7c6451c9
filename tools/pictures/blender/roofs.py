"""Pitched roofs: rows of tiles above eaves with a gutter, and the gables under them."""

import math

import materials
import shapes

PITCH = math.radians(36)
OVERHANG = 0.5
TILE = (0.3, 0.34)
# How far the lower end of a tile stands above the row below, in metres.
LIFT = 0.045


def pitched(x, height, depth, wall, tile="#8a4a38", eaves="#efe9dd", rafters=None):
    """A roof whose underside meets the top of the front wall; its ridge runs along x."""
    rise = math.tan(PITCH)
    low, ridge = height - OVERHANG * rise, height + depth / 2 * rise
    x = (x[0] - 0.28, x[1] + 0.28)
    clay = materials.rough(tile, 0.3, 40, 0.22, 5, 0.75)
    _tiles(x, low + 0.1, depth, clay)
    _deck(x, low + 0.1, depth, eaves)
    for edge in x:
        _verge(edge, low + 0.1, depth, clay, eaves)
    _ridge(x, depth / 2 - 0.05, ridge + 0.1, clay)
    back = [
        (x[0], depth / 2, ridge + 0.1),
        (x[1], depth / 2, ridge + 0.1),
        (x[1], depth + OVERHANG, low),
        (x[0], depth + OVERHANG, low),
    ]
    shapes.surface("back", back, [(0, 1, 2, 3)], materials.rough(tile, 0.5, 8, 0.15))
    for a in (x[0] + 0.28, x[1] - 0.28):
        top = 0.06
        gable = [
            (a, 0, height),
            (a, depth, height),
            (a, depth, height + top),
            (a, depth / 2, ridge + top),
            (a, 0, height + top),
        ]
        shapes.surface("gable", gable, [(0, 1, 2, 3, 4)], wall)
    _eaves(x, low, eaves, rafters)


def _slope(depth):
    """The length of a slope from its eaves to the ridge."""
    return (depth / 2 + OVERHANG) / math.cos(PITCH)


def _laid(x, low, depth, along, lifted, material, back=False, tilt=0.0, edge=0.004):
    """A board or tile on a slope (metres): along is its start and end up the slope, lifted its bottom and top."""
    (start, end), (under, over) = along, lifted
    s, lift = (start + end) / 2, (under + over) / 2
    y = -OVERHANG - 0.05 + s * math.cos(PITCH) - lift * math.sin(PITCH)
    z = low + s * math.sin(PITCH) + lift * math.cos(PITCH)
    y, pitch = (depth - y - 0.1, tilt - PITCH) if back else (y, PITCH - tilt)
    half, thick = (end - start) / 2, (over - under) / 2
    shapes.box(x, (y - half, y + half), (z - thick, z + thick), material, edge, turn=(pitch, 0, 0))


def _deck(x, low, depth, tone):
    """Boards under the tiles, so that no sky is seen between their rows."""
    _laid(x, low, depth, (0.07, _slope(depth)), (-0.06, -0.035), materials.rough(tone, 0.05), edge=0)


def _verge(edge, low, depth, clay, tone):
    """The edge of the roof over a gable: a board along both slopes, and angled tiles that cover it."""
    paint, long, slope = materials.rough(tone, 0.05), TILE[1], _slope(depth)
    for back in (False, True):
        _laid((edge - 0.016, edge + 0.016), low, depth, (0.03, slope), (-0.24, -0.03), paint, back)
        for row in range(math.ceil(slope / long)):
            along = (row * long - 0.01, min((row + 1) * long + 0.02, slope))
            tilt = math.atan(LIFT / long)
            _laid((edge - 0.05, edge + 0.06), low, depth, along, (-0.06, 0.082), clay, back, tilt, 0.012)


def _ridge(x, y, z, clay):
    """Half-round tiles along the ridge; the end of each lies over the beginning of the next."""
    count = round((x[1] - x[0] + 0.1) / 0.4)
    step = (x[1] - x[0] + 0.1) / count
    for i in range(count):
        a = x[0] - 0.05 + i * step
        shapes.rod((a, y, z), (a + step + 0.03, y, z), 0.105, clay, 0.115, 20)


def _tiles(x, low, depth, clay):
    """Rows of curved tiles; each row lies over the one below."""
    wide, long = TILE
    columns = round((x[1] - x[0]) / wide * 6)
    slope = _slope(depth)
    vertices, faces = [], []
    for row in range(math.ceil(slope / long)):
        start = len(vertices)
        for end in (0.0, 1.0):
            s = min((row + end) * long + 0.04 * end, slope)
            lift = LIFT * (1 - end)
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
