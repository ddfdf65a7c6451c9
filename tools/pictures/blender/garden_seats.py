"""Outdoor seats besides those of teak and linen: rope chairs, folding chairs, and a long table with cloth."""

import math
import random

import dining
import fabrics
import furniture
import life
import materials
import shapes
import tableware


def rope_chair(at, turn=0.0, rope="#6d675d", linen="#d9d2c4"):
    """An easy chair whose round back is of rope between two tubes; it looks along -y."""

    def make():
        tube, cord = materials.metal("#33383a", 0.45), fabrics.cloth(rope, weave=160.0, bump=0.8, spread=0.15)
        ring = [math.pi * (-0.16 + 1.32 * i / 40) for i in range(41)]
        rail = [(0.39 * math.cos(a), 0.36 * math.sin(a), 0.56 + 0.16 * max(0.0, math.sin(a))) for a in ring]
        seat = [(0.33 * math.cos(a), 0.31 * math.sin(a), 0.3) for a in ring]
        for line in (rail, seat):
            for a, b in zip(line, line[1:]):
                shapes.rod(a, b, 0.014, tube, sides=10)
        for i in range(0, 40):
            for k in (0.25, 0.75):
                up, down = (tuple(p + (q - p) * k for p, q in zip(*line[i : i + 2])) for line in (rail, seat))
                shapes.rod(down, up, 0.006, cord, sides=6)
        for a, b in ((0.3, -0.2), (-0.3, -0.2), (0.22, 0.24), (-0.22, 0.24)):
            shapes.rod((a, b, 0.3), (a * 1.08, b * 1.1, 0.0), 0.014, tube)
        shapes.rod(seat[0], seat[-1], 0.014, tube)
        cover = fabrics.cloth(linen, weave=280.0)
        shapes.cushion((0, -0.02, 0.38), (0.62, 0.6, 0.15), cover, puff=0.25)
        shapes.cushion((0, 0.2, 0.6), (0.5, 0.15, 0.36), cover, (-0.3, 0, 0), 0.6)

    furniture.placed(make, at, turn)


def folding_chair(at, turn=0.0, paint="#54705f"):
    """A garden chair of painted steel with slats; it looks along -y."""

    def make():
        steel = materials.metal(paint, 0.4)
        for x in (-0.2, 0.2):
            shapes.rod((x, 0.24, 0.86), (x, -0.22, 0.01), 0.011, steel)
            shapes.rod((x * 0.9, -0.18, 0.45), (x * 0.9, 0.26, 0.01), 0.011, steel)
        for i in range(7):
            shapes.box((-0.2, 0.2), (-0.2 + i * 0.057, -0.16 + i * 0.057), (0.45, 0.458), steel, 0.003)
        for z in (0.62, 0.71, 0.8):
            y = 0.24 - (0.86 - z) * 0.54
            shapes.box((-0.2, 0.2), (y - 0.005, y + 0.005), (z - 0.022, z + 0.022), steel, 0.003, turn=(-0.49, 0, 0))

    furniture.placed(make, at, turn)


def round_rope_set(at, tone="#d9d2c4"):
    """Three rope chairs round a low table of stone."""
    x, y, z = at
    stone = materials.rough("#b9b2a6", 0.1, 400, 0.06, 12, 0.5)
    shapes.turned([(0.0, 0.0), (0.2, 0.0), (0.26, 0.3), (0.42, 0.34), (0.42, 0.37), (0.0, 0.37)], at, stone, 48)
    tableware.setting((x + 0.03, y, z + 0.37), 0.8)
    life.open_book((x - 0.05, y - 0.25, z + 0.371), 0.3)
    for dx, dy, turn in ((-0.95, 0.3, 1.0), (0.95, 0.35, -1.0), (0.1, 1.05, 0.0)):
        rope_chair((x + dx, y + dy, z), turn, linen=tone)


def long_table(at, length=2.6, cloth="#e9e2d3", paint="#54705f", turn=0.0, seed=0):
    """A long table under a linen cloth, laid for a meal, with folding chairs on both sides."""

    def make():
        half, dice = length / 2, random.Random(seed)
        oak = materials.wood("#8f6f4c", "x")
        for x in (-half + 0.12, half - 0.12):
            for y in (-0.36, 0.36):
                shapes.box((x - 0.035, x + 0.035), (y - 0.035, y + 0.035), (0, 0.71), oak, 0.004)
        _tablecloth(half, 0.44, fabrics.cloth(cloth, 0.12, 260.0), seed)
        tableware.setting((0.0, 0.0, 0.752))
        life.meal((0.0, 0.0, 0.752), length)
        count = round(length / 0.8)
        for i in range(count):
            x = -half + length * (i + 0.5) / count
            for y, way in ((-0.74, math.pi), (0.74, 0.0)):
                folding_chair((x + dice.uniform(-0.04, 0.04), y, 0), way + dice.uniform(-0.12, 0.12), paint)
                dining.plate((x, math.copysign(0.29, y), 0.752))

    furniture.placed(make, at, turn)


def _tablecloth(half, deep, linen, seed):
    """A cloth over a table's top that hangs down on all sides in soft folds."""
    vertices, faces = [], []
    columns, rows, drop = 120, 60, 0.3
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = ((half + drop) * (2 * i / columns - 1), (deep + drop) * (2 * j / rows - 1))
            over = [max(0.0, abs(x) - half), max(0.0, abs(y) - deep)]
            fall = min(drop, math.hypot(*over) * (1.0 if min(over) == 0 else 0.92))
            fold = 0.022 * (fall / drop) * math.sin(x * 17 + seed) * math.cos(y * 15)
            px = math.copysign(min(abs(x), half) + over[0] * 0.1 + (fold if over[0] else 0), x)
            py = math.copysign(min(abs(y), deep) + over[1] * 0.1 + (fold if over[1] else 0), y)
            vertices.append((px, py, 0.752 - fall))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = shapes.surface("tablecloth", vertices, faces, linen, smooth=True)
    cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.003
