"""Things that people have just used: a bicycle, an open book, a blanket, a meal, string lights."""

import math
import random

import fabrics
import furniture
import light
import materials
import shapes
import tableware


def bicycle(at, turn=0.0, paint="#3f6f73"):
    """A town bicycle with a basket, leaning a little; its wheels stand along x."""

    def make():
        tube, black = materials.metal(paint, 0.35), materials.rough("#1f2122", 0, roughness=0.6)
        steel, leather = materials.metal("#b4b6b8", 0.25, 0.9), materials.rough("#7a4e2e", 0.1, roughness=0.5)
        hubs = ((-0.53, 0, 0.34), (0.53, 0, 0.34))
        for x, y, z in hubs:
            _ring((x, y, z), 0.33, 0.018, black)
            _ring((x, y, z), 0.312, 0.008, steel)
            for k in range(14):
                angle = math.pi * 2 * k / 14
                rim = (x + 0.31 * math.cos(angle), y, z + 0.31 * math.sin(angle))
                shapes.rod((x, y + 0.02 * (-1) ** k, z), rim, 0.0012, steel, sides=5)
        crank, seat, head = (-0.08, 0, 0.3), (-0.24, 0, 0.78), (0.36, 0, 0.82)
        for a, b in ((crank, seat), (crank, (0.39, 0, 0.68)), (seat, (0.33, 0, 0.62)), (hubs[0], crank)):
            shapes.rod(a, b, 0.016, tube)
        shapes.rod(hubs[0], seat, 0.009, tube)
        shapes.rod(head, (0.42, 0, 0.58), 0.018, tube)
        shapes.rod((0.42, 0, 0.58), hubs[1], 0.013, tube)
        shapes.rod(seat, (-0.28, 0, 0.92), 0.012, steel)
        shapes.cushion((-0.29, 0, 0.94), (0.27, 0.17, 0.07), leather, (0, -0.08, 0), 0.5)
        shapes.rod(head, (0.32, 0, 1.02), 0.012, steel)
        for side in (-1, 1):
            shapes.rod((0.32, 0, 1.02), (0.26, side * 0.26, 1.06), 0.011, steel)
            shapes.rod((0.26, side * 0.26, 1.06), (0.12, side * 0.3, 1.04), 0.016, leather)
        _ring((-0.08, 0.03, 0.3), 0.09, 0.006, steel)
        shapes.rod((-0.08, 0.06, 0.3), (-0.02, 0.06, 0.16), 0.008, steel)
        _basket((0.56, 0, 0.72))
        for side in (-0.06, 0.06):
            shapes.rod((0.53, side, 0.34), (0.56, side, 0.73), 0.005, steel, sides=8)
        shapes.rod((0.35, 0, 0.88), (0.43, 0, 0.88), 0.008, steel, sides=8)

    furniture.placed(make, at, turn)


def _ring(at, radius, thick, material):
    x, y, z = at
    vertices, faces = [], []
    around, across = 40, 8
    for i in range(around):
        a = 2 * math.pi * i / around
        for k in range(across):
            b = 2 * math.pi * k / across
            reach = radius + thick * math.cos(b)
            vertices.append((x + reach * math.cos(a), y + thick * math.sin(b), z + reach * math.sin(a)))
    for i in range(around):
        for k in range(across):
            j, m = (i + 1) % around, (k + 1) % across
            faces.append((i * across + k, j * across + k, j * across + m, i * across + m))
    shapes.surface("ring", vertices, faces, material, smooth=True)


def _basket(at):
    """A wicker basket with a baguette in it."""
    x, y, z = at
    wicker = fabrics.cloth("#a9783f", weave=70.0, bump=1.0, spread=0.3)
    shapes.turned([(0.0, 0.01), (0.12, 0.01), (0.16, 0.22), (0.15, 0.22), (0.11, 0.03)], at, wicker)
    crust = materials.rough("#c08a4a", 0.4, 60, 0.2)
    shapes.rod((x, y, z + 0.1), (x + 0.08, y + 0.05, z + 0.45), 0.035, crust, 0.028)


def open_book(at, turn=0.0, cover="#3f5a63"):
    """A book that lies open, its pages arched."""

    def make():
        paper, cloth = materials.rough("#f1ebdd", 0), materials.rough(cover, 0.1, 400)
        shapes.box((-0.155, 0.155), (-0.11, 0.11), (0.0, 0.004), cloth, 0.001)
        for side in (-1, 1):
            vertices, faces = [], []
            for i in range(9):
                t = i / 8
                rise = 0.006 + 0.024 * math.sin(math.pi * (0.12 + 0.88 * t)) * (1 - 0.55 * t)
                vertices += [(side * 0.15 * t, -0.105, rise), (side * 0.15 * t, 0.105, rise)]
            faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)]
            pages = shapes.surface("pages", vertices, faces, paper, smooth=True)
            pages.modifiers.new("thick", "SOLIDIFY").thickness = 0.006
            ink = materials.rough("#a9a399", 0)
            for row in range(11):
                y = 0.085 - row * 0.0155
                shapes.box(
                    tuple(sorted((side * 0.03, side * (0.135 - 0.02 * (row % 3))))),
                    (y - 0.002, y + 0.002),
                    (0.0298, 0.0302),
                    ink,
                    0,
                )

    furniture.placed(make, at, turn)


def throw(at, size=(0.5, 0.75), tone="#7f9a8c", turn=0.0):
    """A woollen blanket over an arm or a back, hanging down on both sides."""

    def make():
        wool = fabrics.cloth(tone, weave=90.0, bump=0.9, spread=0.16)
        w, d = size
        vertices, faces = [], []
        for i in range(25):
            t = i / 24
            for k in range(13):
                x = -w / 2 + w * k / 12
                fold = 0.012 * math.sin(k * 1.9 + 0.6 * math.sin(i * 0.4))
                s = (t - 0.5) * d
                y = s if abs(s) < 0.05 else math.copysign(0.05 + (abs(s) - 0.05) * 0.12, s)
                z = -max(0.0, abs(s) - 0.05) - 0.004 * (abs(s) / 0.05) ** 2 * (abs(s) < 0.05)
                vertices.append((x + fold * 0.3, y + fold * (abs(s) > 0.05), z + fold * 0.3))
        for i in range(24):
            for k in range(12):
                a = i * 13 + k
                faces.append((a, a + 1, a + 14, a + 13))
        cloth = shapes.surface("throw", vertices, faces, wool, smooth=True)
        cloth.modifiers.new("thick", "SOLIDIFY").thickness = 0.008

    furniture.placed(make, at, turn)


def meal(at, length, seed=0):
    """What lies between the plates of a meal: bread on a board, a bowl of salad and two napkins."""
    x, y, z = at
    dice = random.Random(seed)
    board = materials.wood("#a8794a", "x")
    shapes.box((x - length * 0.36, x - length * 0.36 + 0.42), (y - 0.11, y + 0.11), (z, z + 0.02), board, 0.006)
    crust = materials.rough("#b97f42", 0.5, 50, 0.25)
    loaf = (x - length * 0.36 + 0.16, y, z + 0.06)
    shapes.cushion(loaf, (0.28, 0.13, 0.1), crust, (0, 0, 0.2), 0.8)
    china = materials.rough("#e9e4d9", 0.02, roughness=0.3)
    bowl = (x + length * 0.3, y + 0.02, z)
    shapes.turned([(0.05, 0), (0.11, 0.03), (0.15, 0.09), (0.145, 0.09), (0.1, 0.035), (0.0, 0.025)], bowl, china)
    for _ in range(26):
        tone = dice.choice(("#6d8f3f", "#86a84f", "#c0392b", "#5c7f38"))
        a, r = dice.uniform(0, 6.28), dice.uniform(0, 0.11)
        spot = (bowl[0] + r * math.cos(a), bowl[1] + r * math.sin(a), z + 0.075 + dice.uniform(0, 0.025))
        tableware.ball(spot, dice.uniform(0.014, 0.026), materials.rough(tone, 0.1, 90, roughness=0.5))
    napkin = fabrics.cloth("#c9785a", weave=240.0)
    for side in (-1, 1):
        shapes.box((x - 0.3, x - 0.16), (y + side * 0.33 - 0.05, y + side * 0.33 + 0.05), (z, z + 0.008), napkin, 0.003)


def string_lights(start, end, evening, sag=0.35, count=14):
    """Small bulbs on a wire that hangs between two points."""
    wire = materials.rough("#222222", 0)
    points = []
    for i in range(count + 1):
        t = i / count
        points.append(
            tuple(a + (b - a) * t for a, b in zip(start[:2], end[:2]))
            + (start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t),)
        )
    for a, b in zip(points, points[1:]):
        shapes.rod(a, b, 0.004, wire, sides=6)
    glow = materials.lamp("#ffcf8f", 30.0 if evening else 1.5)
    for x, y, z in points[1:-1]:
        tableware.ball((x, y, z - 0.05), 0.028, glow)
        if evening:
            light.bulb((x, y, z - 0.05), 3.0, 0.03)
