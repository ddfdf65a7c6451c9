"""A garden in which the product stands on its own."""

import math
import random

import dining
import fabrics
import furniture
import garden
import garden_seats
import glazing
import life
import materials
import plants
import shapes
import tableware
import terrace

LAWN = -0.15


def build(scene):
    """Paving under the product, a path of slabs to it, beds around it, and the furniture that is asked for."""
    decor, seed, evening = scene["decor"], scene["seed"], scene["light"] == "evening"
    footprint = scene["subject"]["footprint"]
    left, right = (v / 100 for v in footprint["x"])
    back, front = (v / 100 for v in footprint["z"])
    margin = decor.get("margin", 0.45)
    deck = ((left - margin, right + margin), (-front - margin, -back + margin))
    terrace.floor(*deck, decor.get("paving", "boards"), seed)
    middle = ((left + right) / 2, -(back + front) / 2)
    FURNISH[decor.get("furniture", "suite")](middle, decor, evening)
    _around(deck, decor, seed, evening)
    inside = lambda x, y: (
        deck[0][0] + 1 < x < deck[0][1] - 1 and deck[1][0] + 1 < y < deck[1][1] - 1
    )
    garden.ground(LAWN, seed, ((-13, 13), (-17, 7)), inside)
    garden.horizon(
        LAWN, seed, (-1.0, 1.0), far=19.0, near_trees=decor.get("nearTrees", True), back=8.0
    )


def _around(deck, decor, seed, evening):
    """Beds on both sides and behind, and pots; stepping stones except in winter."""
    (x0, x1), (y0, y1) = deck
    garden.bed((x0 - 1.5, x0 - 0.15), (y0 + 0.6, y1 + 0.4), LAWN + 0.03, seed)
    garden.bed((x1 + 0.15, x1 + 1.6), (y0 + 1.0, y1 + 0.5), LAWN + 0.03, seed + 4)
    garden.bed((x0 - 0.8, x1 + 0.8), (y1 + 0.15, y1 + 1.3), LAWN + 0.03, seed + 8)
    kinds = str(decor.get("pots", "")).split()
    spots = ((x1 - 0.75, y0 + 0.7), (x0 + 0.75, y1 - 0.75))
    for index, (kind, spot) in enumerate(zip(kinds, spots, strict=False)):
        if kind != "none":
            plants.potted(
                (*spot, 0.0),
                plants.HEIGHTS[kind],
                kind,
                seed + index,
                decor.get("pot", "#8b8479"),
            )
    stone = materials.rough("#a39b8e", 0.3, 90, 0.12, 3)
    dice = random.Random(seed)
    for i in range(0 if garden.season == "winter" else 7):
        x, y = x0 + 1.0 + dice.uniform(-0.06, 0.06) - i * 0.12, y0 - 0.5 - i * 0.72
        shapes.box(
            (x - 0.42, x + 0.42), (y - 0.24, y + 0.24), (LAWN - 0.03, LAWN + 0.035), stone, 0.008
        )
    for spot in ((x0 + 0.5, y0 + 0.4), (x0 + 0.78, y0 + 0.5)) if decor.get("lantern") else ():
        tableware.lantern((*spot, 0.0), 0.46 if spot[0] < x0 + 0.6 else 0.32, evening)


def _suite(middle, decor, _):
    x, y = middle
    furniture.rug((x, y - 0.1, 0.0), (3.1, 2.5))
    furniture.sofa(
        (x, y + 0.95, 0.012),
        2.2,
        0,
        decor.get("linen", furniture.LINEN),
        decor.get("pillow", "#b9783f"),
    )
    furniture.low_table((x, y - 0.05, 0.012))
    furniture.armchair((x + 1.4, y - 0.3, 0.012), -1.4)
    furniture.armchair((x - 1.4, y - 0.3, 0.012), 1.35)


def _both(middle, decor, evening):
    x, y = middle
    dining.table((x - 1.5, y, 0.0), 1.8, math.pi / 2, 4, decor.get("shell", "#3a3f42"))
    furniture.rug((x + 1.35, y - 0.1, 0.0), (2.3, 2.4))
    furniture.sofa(
        (x + 1.35, y + 0.95, 0.012),
        2.0,
        0,
        decor.get("linen", furniture.LINEN),
        decor.get("pillow", "#b9783f"),
    )
    furniture.low_table((x + 1.35, y - 0.1, 0.012), 1.0)


def _dining(middle, decor, _):
    dining.table(
        (*middle, 0.0),
        decor.get("table", 1.7),
        decor.get("turn", 0.0),
        decor.get("seats", 4),
        decor.get("shell", "#c9bba4"),
    )


def _tub(middle, decor, evening):
    """A hot tub clad in wood with steps and towels, and a seat with a small table beside it."""
    x, y = middle
    x -= 0.75
    larch, rim = materials.wood("#8f6b49", "z"), materials.metal("#3c4144")
    half = 1.02
    for i in range(21):
        at = x - half + i * 0.0972
        for yy in (y - half, y + half - 0.03):
            shapes.box((at, at + 0.092), (yy, yy + 0.03), (0.0, 0.82), larch, 0.003)
        by = y - half + i * 0.0972
        for xx in (x - half, x + half - 0.03):
            shapes.box((xx, xx + 0.03), (by, by + 0.092), (0.0, 0.82), larch, 0.003)
    for a, b, c, d in (
        (-1.06, 1.06, -1.06, -0.82),
        (-1.06, 1.06, 0.82, 1.06),
        (-1.06, -0.82, -0.82, 0.82),
        (0.82, 1.06, -0.82, 0.82),
    ):
        shapes.box((x + a, x + b), (y + c, y + d), (0.82, 0.88), rim, 0.02, 4)
    shapes.box((x - 0.83, x + 0.83), (y - 0.83, y + 0.83), (0.3, 0.76), glazing.water(evening), 0)
    step = materials.wood("#8f6b49", "x")
    shapes.box((x - 0.45, x + 0.45), (y - 1.42, y - 1.06), (0.0, 0.22), step, 0.008)
    shapes.box((x - 0.45, x + 0.45), (y - 1.25, y - 1.06), (0.22, 0.44), step, 0.008)
    towel = fabrics.cloth("#e4dccd", weave=160.0, bump=0.5)
    for k in range(3):
        shapes.box(
            (x + 0.86, x + 1.03),
            (y - 0.6, y - 0.2),
            (0.88 + k * 0.05, 0.93 + k * 0.05),
            towel,
            0.02,
            3,
        )
    furniture.sofa(
        (x + 2.2, y + 0.6, 0.0),
        0.86,
        -0.7,
        decor.get("linen", furniture.LINEN),
        decor.get("pillow", "#55706b"),
    )
    furniture.low_table((x + 2.0, y - 0.35, 0.0), 0.55, 0.5)


def _winter(middle, _decor, _evening):
    """Two chairs with blankets at a small table with hot drinks, and a bench."""
    x, y = middle
    furniture.rug((x, y, 0.0), (2.3, 1.9))
    dining.bistro_table((x, y, 0.012), "#7a5a3c")
    for side, turn in ((-1, 1.25), (1, -1.35)):
        dining.chair((x + side * 0.72, y + 0.05, 0.012), turn, "#8f5a3c")
        life.throw((x + side * 0.94, y + 0.12, 0.86), (0.42, 0.7), "#b8503a", turn)
    furniture.bench((x + 0.2, y + 1.5, 0.0), 1.6)


def _rope(middle, _decor, _):
    garden_seats.round_rope_set((*middle, 0.0))


def _long_table(middle, decor, _):
    garden_seats.long_table((*middle, 0.0), decor.get("table", 3.0), paint=decor.get("paint", "#2f3436"))


def _nothing(_middle, _decor, _evening):
    """Adds no furniture."""


FURNISH = {"none": _nothing, "winter": _winter, "suite": _suite, "both": _both, "dining": _dining, "tub": _tub, "rope": _rope, "long table": _long_table}
