"""What makes the walls of rooms look lived in: prints, books, curtains, a pendant lamp."""

import math
import random

import fabrics
import materials
import nodes
import shapes


def gallery(x, z, tones=("#7f8f86", "#c08a5a", "#3f5a63"), seed=0):
    """Three framed prints of different sizes side by side on the window's wall, to the right of x."""
    dice = random.Random(seed)
    at = x
    for tone, (w, h) in zip(tones, ((0.42, 0.56), (0.56, 0.42), (0.36, 0.48))):
        low = z - h / 2 + dice.uniform(-0.04, 0.04)
        _print((at, at + w), (low, low + h), tone)
        at += w + 0.09


def _print(x, z, tone):
    """A framed print with two fields of colour and a sun under a mount."""
    frame, mount = materials.wood("#4a3a2c", "x"), materials.rough("#f0ebe0", 0)
    shapes.box(x, (-0.028, -0.001), z, frame, 0.003)
    shapes.box((x[0] + 0.018, x[1] - 0.018), (-0.03, -0.02), (z[0] + 0.018, z[1] - 0.018), mount, 0)
    w, h = x[1] - x[0], z[1] - z[0]
    a, b, c, d = x[0] + w * 0.2, x[1] - w * 0.2, z[0] + h * 0.2, z[1] - h * 0.2
    shapes.box((a, b), (-0.031, -0.02), (c, c + (d - c) * 0.45), materials.rough(tone, 0), 0)
    tint = tuple(min(0.9, v * 1.6 + 0.1) for v in nodes.linear(tone))
    shapes.box((a, b), (-0.031, -0.02), (c + (d - c) * 0.45, d), materials.rough(tint, 0), 0)
    sun = materials.rough("#d9a45a", 0)
    middle, radius = ((a + b) / 2 + w * 0.1, c + (d - c) * 0.62), w * 0.1
    disc = [
        (middle[0] + radius * math.cos(t), -0.0315, middle[1] + radius * math.sin(t))
        for t in (math.pi * i / 12 for i in range(24))
    ]
    shapes.surface("sun", disc, [tuple(range(24))], sun)


def bookcase(x, z=(0.0, 2.0), depth=0.3, seed=0, wood="#b08a5f"):
    """Open shelves along the window's wall with books, here and there a vase."""
    dice = random.Random(seed)
    oak = materials.wood(wood, "x")
    rows = round((z[1] - z[0]) / 0.36)
    step = (z[1] - z[0]) / rows
    for i in range(rows + 1):
        shapes.box(x, (-depth, -0.02), (z[0] + i * step, z[0] + i * step + 0.022), oak, 0.003)
    for a in (x[0], (x[0] + x[1]) / 2 - 0.011, x[1] - 0.022):
        shapes.box((a, a + 0.022), (-depth, -0.02), (z[0], z[1] + 0.022), oak, 0.003)
    shapes.box(x, (-0.02, -0.005), z, oak, 0)
    tones = ("#b5533f", "#d8c9a8", "#3f5a63", "#7f8f86", "#c79a4b", "#54463a", "#e6dfd0", "#8a9bb0")
    middle = (x[0] + x[1]) / 2
    for i in range(rows):
        low = z[0] + i * step + 0.022
        for a, b in ((x[0] + 0.03, middle - 0.02), (middle + 0.02, x[1] - 0.03)):
            kind = dice.random()
            if kind < 0.2:
                glaze = materials.rough(dice.choice(tones), 0.05, roughness=0.4)
                bowl = [(0.04, 0), (0.09, 0.05), (0.1, 0.12), (0.06, 0.2), (0.055, 0.2)]
                shapes.turned(bowl, ((a + b) / 2, -depth / 2, low), glaze)
                continue
            at, end = a, a + (b - a) * dice.uniform(0.55, 1.0)
            while at < end - 0.05:
                thick = dice.uniform(0.018, 0.045)
                tall, deep = dice.uniform(0.6, 0.88) * step, dice.uniform(0.15, 0.22)
                tone = materials.rough(dice.choice(tones), 0.05, roughness=0.6)
                shapes.box((at, at + thick - 0.002), (-deep - 0.03, -0.03), (low, low + tall), tone, 0.002)
                at += thick


def curtains(opening, top, tone="#e3d8c5", y=-0.12):
    """Linen on a rail at both sides of the window, down to the floor."""
    (x0, x1), linen = opening["x"], fabrics.cloth(tone, 0.25, 240.0)
    shapes.rod((x0 - 0.62, y, top), (x1 + 0.62, y, top), 0.012, materials.metal("#2b2e30"))
    for seed, (a, b) in enumerate(((x0 - 0.58, x0 - 0.16), (x1 + 0.16, x1 + 0.58))):
        shapes.sheet_waves((a, b), y, (0.02, top - 0.01), linen, 5, 0.05, seed)


def pendant(at, ceiling, tone="#3f4a45"):
    """A lamp that hangs from the ceiling; at is the middle of its lower edge."""
    shade = materials.rough(tone, 0, roughness=0.5)
    x, y, z = at
    shapes.turned([(0.03, 0.2), (0.1, 0.18), (0.24, 0.0), (0.235, 0.0), (0.09, 0.17)], at, shade)
    shapes.rod((x, y, z + 0.2), (x, y, ceiling), 0.005, materials.metal("#222222"))


def bunting(start, length):
    """Small flags on a sagging line on the window's wall, from a point (x, z) to the right."""
    tones = ("#5b7fa3", "#c65b43", "#e0a83c", "#5f8a6b", "#c65b43", "#5b7fa3", "#e0a83c")
    for i, tone in enumerate(tones):
        t = i / (len(tones) - 1)
        x, z = start[0] + length * t, start[1] - 0.5 * t * (1 - t)
        flag = [(x - 0.07, -0.02, z), (x + 0.07, -0.02, z), (x, -0.02, z - 0.16)]
        shapes.surface("flag", flag, [(0, 1, 2)], fabrics.cloth(tone, weave=200.0))
