"""The surroundings: lawn, beds, hedges, and trees that close the horizon on every side."""

import math
import random

import grasses
import materials
import plants
import shapes
from mathutils import noise

SEASONS = {
    "summer": ("#68854a", "#7a9156", "#5f7d45", "#8a9a5e"),
    "autumn": ("#b5762f", "#c2913c", "#93602f", "#a8923f"),
    "winter": ("#8f8a84", "#a8a5a1", "#6f7c70", "#9a948c"),
}
HEDGES = {"summer": "#64804a", "autumn": "#7d7440", "winter": "#7d877a"}
SNOW = "#e9edf0"
STRAW = ("#b8a884", "#a8976f", "#c2b492")
season = "summer"


def greens():
    """The colours of trees in this season."""
    return SEASONS[season]


def ground(level, seed=0, near=((-15, 15), (-24, -1)), keep_out=lambda x, y: False):
    """Grass to the horizon: single blades near the camera, only their colour farther away; in winter snow."""
    green = materials.rough(
        SNOW if season == "winter" else "#48582a", 0.5, 22, 0.04 if season == "winter" else 0.3, 0.8
    )
    shapes.surface(
        "ground",
        [(-300, -300, level), (300, -300, level), (300, 300, level), (-300, 300, level)],
        [(0, 1, 2, 3)],
        green,
    )
    (x0, x1), (y0, y1) = near
    if season == "winter":
        _drift((x0 - 8, x1 + 8), (y0 - 8, y1), level - 0.06, 0.12, 0.12)
        return
    dice = random.Random(seed)
    for i in range(math.ceil((x1 - x0) / 2)):
        for j in range(math.ceil((y1 - y0) / 2)):
            x, y = x0 + 2 * i + 1, y0 + 2 * j + 1
            if not keep_out(x, y):
                grasses.lawn_patch(
                    (x, y, level),
                    dice.randrange(4) * math.pi / 2,
                    dice.randrange(3),
                    dice.uniform(0.85, 1.15),
                )


def horizon(level, seed=0, house=(-7.0, 7.0), far=17.0, near_trees=True, back=None, green=None):
    """Hedges along the plot, and trees behind them all around, also behind the camera, because glass reflects them."""
    dice = random.Random(seed + 1)
    left, right = house[0] - 8, house[1] + 8
    height, colour = (level, level + 2.1), green or HEDGES[season]
    rows = [((left, right), (-far - 0.9, -far), seed)]
    rows += [((x - 0.45, x + 0.45), (-far, 9 if back is None else back), seed + 1) for x in (left, right)]
    if back is not None:
        rows.append(((left, right), (back, back + 0.9), seed))
    for x, y, grown in rows:
        plants.hedge(x, y, height, colour, grown)
        if season == "winter":
            _drift(x, y, height[1] - 0.08, 0.2, 0.1)
    for i in range(64 if near_trees else 0):
        angle = 2 * math.pi * i / 64 + dice.uniform(-0.04, 0.04)
        reach = dice.uniform(1.0, 1.7)
        x = math.sin(angle) * (right + 8) * reach + (left + right) / 2
        y = -4 - math.cos(angle) * (far + 6) * reach
        if left < x < right and -far < y < (12 if back is None else back + 2):
            continue
        plants.tree(
            (x, y, level - 0.2), dice.uniform(6.0, 11.5), dice.choice(greens()), dice.randrange(30)
        )
    for i in range(72):
        angle = 2 * math.pi * i / 72
        x, y = math.sin(angle) * (right + 14) * 1.4, -math.cos(angle) * (far + 14) * 1.4
        size = dice.uniform(5, 8)
        plants.shrub(
            (x, y, level - 0.4), (size, size, size * 0.62), dice.choice(greens()), i, False
        )
    for i in range(40):
        angle = 2 * math.pi * i / 40
        x, y = math.sin(angle) * 70, -math.cos(angle) * 70
        plants.tree(
            (x, y, level - 1), dice.uniform(13, 18), greens()[i % 4], dice.randrange(30), 0.5
        )


def bed(x, y, level, seed=0, rich=True):
    """A strip of dark mulch with grasses, lavender and clipped balls; in winter with snow and without lavender."""
    (x0, x1), (y0, y1) = x, y
    dice = random.Random(seed + 2)
    soil = materials.rough(SNOW if season == "winter" else "#3b2f26", 0.9, 35, 0.3, 12)
    shapes.box(x, y, (level - 0.05, level + 0.03), soil, 0.01)
    area = (x1 - x0) * (y1 - y0)
    clipped = ("#8b968a", "#7f8d7c") if season == "winter" else ("#5d7d3f", "#6d8a4a")
    if season == "winter":
        shapes.box(
            (x0, x1), (y0, y1), (level, level + 0.09), materials.rough(SNOW, 0.5, 12, 0.03), 0.05, 3
        )
        area *= 0.5
    for i in range(max(2, round(area * (3.2 if rich else 2)))):
        px, py = dice.uniform(x0 + 0.15, x1 - 0.15), dice.uniform(y0 + 0.15, y1 - 0.15)
        kind = dice.random()
        if kind < 0.36:
            grasses.grass_clump(
                (px, py, level),
                dice.uniform(0.6, 1.05),
                dice.choice(STRAW if season == "winter" else ("#8a8f5c", "#7d8a4e", "#9a9866")),
                i,
                dice.random() < 0.6,
            )
        elif kind < 0.72 and season != "winter":
            grasses.lavender((px, py, level), dice.uniform(0.5, 0.75), i)
        else:
            size = dice.uniform(0.4, 0.7)
            plants.shrub(
                (px, py, level), (size, size, size * 0.95), dice.choice(clipped), i
            )


def snow_on(bounds, depth):
    """Drifted snow on a flat roof: deepest in its middle, rounded where it hangs over the edges."""
    (x0, x1), (y0, y1), (_, top) = bounds
    _drift((x0 - 0.012, x1 + 0.012), (y0 - 0.012, y1 + 0.012), top - 0.04, depth, 0.05)


def _drift(x, y, level, depth, step):
    """Snow over a rectangle: made uneven by noise of several sizes, and lower towards its edges."""
    snow = materials.snow()
    columns, rows = (max(2, round((b - a) / step)) for a, b in (x, y))
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a, b = x[0] + (x[1] - x[0]) * i / columns, y[0] + (y[1] - y[0]) * j / rows
            rim = min(a - x[0], x[1] - a, b - y[0], y[1] - b)
            round_off = math.sqrt(min(1.0, max(0.0, rim) / (depth * 0.7)))
            wind = noise.noise((a * 0.9, b * 0.9, level)) * 0.3 + noise.noise((a * 3, b * 3, 7)) * 0.1
            swell = 0.006 * math.sin(a * 23 + b * 17)
            vertices.append((a, b, level + depth * round_off * (1 + wind) + swell * round_off))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    shapes.surface("snow", vertices, faces, snow, smooth=True)


def fallen_leaves(x, y, count, tone="#b5722f", seed=0):
    """Leaves of one colour that lie on the terrace, curled a little."""
    dice = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        cx, cy, turn, size = (
            dice.uniform(*x),
            dice.uniform(*y),
            dice.uniform(0, 6.28),
            dice.uniform(0.03, 0.06),
        )
        start = len(vertices)
        for k, reach in enumerate((1.0, 0.55, 1.0, 0.55)):
            a = turn + k * math.pi / 2
            vertices.append(
                (
                    cx + math.cos(a) * size * reach,
                    cy + math.sin(a) * size * reach,
                    0.004 + dice.uniform(0, 0.02),
                )
            )
        faces.append((start, start + 1, start + 2, start + 3))
    shapes.surface("leaves", vertices, faces, materials.leaf(tone, 0.2, 0.45))
