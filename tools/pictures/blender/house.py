"""A house: walls and roof, joinery, and furnished rooms behind the glass."""

import random

import dwellings
import fabrics
import glazing
import joinery
import light
import materials
import nodes
import shapes

THICKNESS = 0.36


def opening_of(setting):
    """The engine's window or door, converted to metres."""
    opening = setting["opening"]
    return {
        "x": tuple(v / 100 for v in opening["x"]),
        "z": tuple(v / 100 for v in opening["y"]),
        "leaves": opening["leaves"],
    }


def wall(x, z, openings, material, y=(0.0, THICKNESS)):
    """A wall with holes, made of blocks between the edges of its openings."""
    xs = sorted({x[0], x[1], *(v for o in openings for v in o["x"])})
    for x0, x1 in zip(xs, xs[1:], strict=False):
        middle, low = (x0 + x1) / 2, z[0]
        holes = sorted(o["z"] for o in openings if o["x"][0] < middle < o["x"][1])
        for hole in (*holes, (z[1], z[1])):
            if hole[0] - low > 0.005:
                shapes.box((x0, x1), y, (low, hole[0]), material, 0)
            low = hole[1]


def interior(opening, evening, seed=0, tint="#cdbfa9"):
    """As much of a room as keeps the glass from looking black or empty."""
    dice = random.Random(seed)
    (x0, x1), (z0, z1) = opening["x"], opening["z"]
    left, right, back, floor = x0 - 1.6, x1 + 1.6, 5.2, min(z0, 0.03) - 0.02
    paint, oak = materials.rough(tint, 0), materials.wood("#a67c52", "y")
    shapes.box((left, right), (THICKNESS, back), (floor - 0.05, floor), oak, 0)
    shapes.box((left, right), (back, back + 0.1), (floor, 2.75), paint, 0)
    for a in (left - 0.1, right):
        shapes.box((a, a + 0.1), (THICKNESS, back), (floor, 2.75), paint, 0)
    shapes.box(
        (left - 0.1, right + 0.1),
        (THICKNESS, back + 0.1),
        (2.75, 2.85),
        materials.rough("#f1ece2", 0),
        0,
    )
    middle = (x0 + x1) / 2
    walnut, linen = materials.wood("#5d4029", "x"), fabrics.cloth("#b9ad9b")
    shapes.box((middle - 0.9, middle + 0.9), (back - 0.45, back - 0.02), (0.18, 0.72), walnut, 0.01)
    shapes.box(
        (middle - 0.5, middle + 0.6),
        (back - 0.06, back - 0.02),
        (1.15, 1.85),
        materials.rough("#7d6a55", 0, patches=4, spread=0.5),
        0.004,
    )
    shapes.box((middle - 1.3, middle + 0.7), (2.9, 3.8), (0.12, 0.44), linen, 0.06, 4)
    shapes.box((middle - 1.3, middle + 0.7), (3.55, 3.85), (0.4, 0.82), linen, 0.08, 4)
    shade = materials.lamp("#ffd9a0", 9.0 if evening else 1.2)
    shapes.turned(
        [(0.05, 0.42), (0.2, 0.3), (0.24, 0.02), (0.2, 0.0)], (middle + 0.8, 2.6, 1.72), shade
    )
    shapes.rod(
        (middle + 0.8, 2.6, 2.12), (middle + 0.8, 2.6, 2.75), 0.006, materials.metal("#222222")
    )
    voile = fabrics.cloth("#ece4d6", 0.55, 500.0, 0.05, 0.03)
    height = (floor, min(2.6, z1 + 0.18))
    fold = min(0.5, (x1 - x0) * 0.2)
    for a, b in ((x0 - 0.25, x0 + fold), (x1 - fold, x1 + 0.25)):
        shapes.sheet_waves(
            (a, b),
            THICKNESS + 0.14,
            height,
            voile,
            max(3, round(fold * 12)),
            0.045,
            dice.randrange(99),
        )
    light.area(
        (middle, 2.6, 2.7),
        (x1 - x0 + 1.5, 2.5),
        190 if evening else 75,
        (1.0, 0.75, 0.48) if evening else (1.0, 0.9, 0.78),
    )


def body(x, height, openings, decor, evening, seed=0):
    """The facade with its plinth and roof, the house's ends, and what is behind each opening."""
    kind = decor.get("house", "modern")
    tone = decor.get("wall", "#d9cfbf")
    plaster = (
        materials.brick(decor["brick"], decor.get("mortar", "#b8b0a3"))
        if decor.get("brick")
        else materials.rough(tone, 0.3, 260.0, 0.035, 0.7)
    )
    if kind == "row":
        openings = [*openings, *dwellings.upper_windows(x, height)]
    frame = materials.metal(decor.get("joinery", "#2c3033"), 0.42)
    wall(x, (-0.2, height), openings, plaster)
    depth = 8.0
    for a, b in ((x[0], x[0] + THICKNESS), (x[1] - THICKNESS, x[1])):
        shapes.box((a, b), (THICKNESS, depth), (-0.2, height), plaster, 0)
    within = (x[0] + 0.02, x[1] - 0.02)
    shapes.box(within, (depth - 0.3, depth), (-0.2, height), plaster, 0)
    shapes.box(within, (0.02, depth - 0.02), (height - 0.3, height - 0.05), plaster, 0)
    cap = materials.metal(decor.get("roof", "#33383b"), 0.5)
    if kind == "modern":
        _parapet(x, height, depth, cap)
    else:
        dwellings.roof(kind, x, height, depth, plaster, decor)
        dwellings.details(kind, x, height, openings, decor, seed)
    plinth = materials.rough(decor.get("plinth", "#7a756d"), 0.5, 120, 0.12, 5)
    low = [o for o in openings if o["z"][0] < 0.2]
    edges = [x[0], *(v for o in sorted(low, key=lambda o: o["x"]) for v in o["x"]), x[1]]
    for a, b in zip(edges[::2], edges[1::2], strict=True):
        shapes.box((a, b), (-0.012, 0.02), (-0.2, 0.16), plinth, 0.003)
    pane = glazing.glass((0.8, 0.86, 0.85), 0.0, 1.52, decor.get("mirror", 0.06))
    for index, opening in enumerate(openings):
        if index == 0 and decor.get("entrance"):
            joinery.front_door(opening, frame, str(decor["entrance"]))
            continue
        joinery.window(opening, frame, pane, handle=not decor.get("covered"))
        joinery.sill(opening, cap if opening["z"][0] > 0.3 else plinth)
        if opening["z"][0] > dwellings.STOREY:
            dwellings.upstairs(opening)
            continue
        interior(opening, evening, seed + index)


def _parapet(x, height, depth, cap):
    """The metal on the edges of a flat roof."""
    shapes.box((x[0] - 0.05, x[1] + 0.05), (-0.06, 0.42), (height, height + 0.07), cap, 0.01)
    for a in (x[0] - 0.05, x[1] - 0.37):
        shapes.box((a, a + 0.42), (0.3, depth), (height, height + 0.07), cap, 0.01)


def cladding(x, z, tone="#8a6544", seed=0):
    """Upright battens of thermally treated wood on a part of the facade."""
    dice = random.Random(seed)
    shapes.box(x, (-0.035, 0.0), z, materials.rough("#1d1a17", 0), 0)
    at = x[0]
    while at < x[1] - 0.03:
        share = dice.choice((0.8, 0.95, 1.1))
        shade = materials.wood(tuple(c * share for c in nodes.linear(tone)), "z")
        shapes.box((at, at + 0.042), (-0.075, -0.035), z, shade, 0.003)
        at += 0.06


def sconce(at, evening):
    """A slim lamp on the wall that shines up and down."""
    x, z = at
    black = materials.metal("#26292b")
    shapes.box((x - 0.045, x + 0.045), (-0.1, 0.0), (z, z + 0.22), black, 0.004)
    if evening:
        for level, way in ((z - 0.01, 0.0), (z + 0.23, 3.14159)):
            light.area((x, -0.06, level), (0.07, 0.07), 5, turn=(way, 0, 0))
