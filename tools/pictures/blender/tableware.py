"""Small things: tableware, lanterns, a bucket."""

import math

import fabrics
import glazing
import light
import materials
import shapes


def setting(at, spread=1.0):
    """A jug of lemon water, two glasses, a bowl of lemons; a spread below 1 brings them closer for small tables."""
    x, y, z = at
    beside = x - 0.27 * spread
    clear = glazing.glass((0.9, 0.95, 0.94), 0.0, 1.45, 0.08)
    shapes.turned(
        [(0.045, 0), (0.06, 0.05), (0.055, 0.16), (0.042, 0.2), (0.05, 0.235)], (x, y, z), clear
    )
    shapes.turned(
        [(0.052, 0.004), (0.057, 0.06), (0.052, 0.14), (0.0, 0.141)],
        (x, y, z),
        glazing.glass((0.93, 0.9, 0.62), 0.3),
    )
    for dx, dy in ((0.17, 0.07), (0.15, -0.1)):
        shapes.turned([(0.028, 0), (0.034, 0.11)], (x + dx * spread, y + dy, z), clear)
    bowl = materials.rough("#e3ddd0", 0.05, roughness=0.4)
    shapes.turned(
        [(0.03, 0), (0.09, 0.03), (0.125, 0.075), (0.12, 0.078), (0.085, 0.036), (0.0, 0.02)],
        (beside, y + 0.02, z),
        bowl,
    )
    lemon = materials.rough("#d8a92f", 0.15, 90, 0.1, 9, 0.5)
    for dx, dy, dz in (
        (-0.03, 0.03, 0.06),
        (0.03, 0.05, 0.062),
        (0.005, -0.03, 0.06),
        (0.0, 0.02, 0.1),
    ):
        ball((beside + dx, y + dy, z + dz), 0.036, lemon)


def ball(at, radius, material):
    ring = [
        (math.sin(a) * radius, -math.cos(a) * radius) for a in (math.pi * i / 10 for i in range(11))
    ]
    shapes.turned(ring, at, material, 16)


def cup(at):
    """A cup of coffee on its saucer."""
    x, y, z = at
    china = materials.rough("#ece8df", 0, roughness=0.25)
    shapes.turned(
        [(0.0, 0.002), (0.04, 0.002), (0.07, 0.014), (0.069, 0.017), (0.04, 0.006), (0.0, 0.006)],
        at,
        china,
    )
    shapes.turned(
        [(0.022, 0.008), (0.036, 0.03), (0.04, 0.062), (0.037, 0.062), (0.034, 0.05)], at, china
    )
    shapes.turned(
        [(0.0, 0.05), (0.034, 0.05)], (x, y, z), materials.rough("#3b2416", 0, roughness=0.3)
    )


def lantern(at, height=0.42, lit=False):
    """A lantern with a candle."""
    x, y, z = at
    black, half = materials.metal("#222527"), height * 0.25
    for a in (-half, half - 0.015):
        for b in (-half, half - 0.015):
            shapes.box(
                (x + a, x + a + 0.015), (y + b, y + b + 0.015), (z, z + height), black, 0.002
            )
    for low in (0.0, height - 0.02):
        shapes.box(
            (x - half, x + half), (y - half, y + half), (z + low, z + low + 0.02), black, 0.003
        )
    shapes.rod(
        (x, y, z + 0.02),
        (x, y, z + height * 0.42),
        half * 0.5,
        materials.rough("#efe7d4", 0, roughness=0.5),
    )
    if lit:
        shapes.rod(
            (x, y, z + height * 0.44),
            (x, y, z + height * 0.56),
            0.008,
            materials.lamp("#ffb45e", 160),
            0.001,
        )
        light.bulb((x, y, z + height * 0.5), 7, 0.02)


def bucket(at):
    """A zinc bucket with a cloth over its rim, and a soft broom beside it."""
    x, y, z = at
    shapes.turned(
        [
            (0.0, 0.01),
            (0.11, 0.01),
            (0.12, 0.02),
            (0.155, 0.29),
            (0.162, 0.3),
            (0.15, 0.3),
            (0.145, 0.26),
            (0.0, 0.25),
        ],
        at,
        materials.metal("#a9adaf", 0.35, 0.85),
    )
    shapes.cushion(
        (x + 0.1, y - 0.09, z + 0.27),
        (0.16, 0.05, 0.17),
        fabrics.cloth("#d8a24e", weave=160.0),
        (0.2, 0, 0.6),
        0.4,
    )
    stick = materials.wood("#b08a5f", "z")
    shapes.rod((x + 0.55, y + 0.35, 0.1), (x + 0.9, -0.03, 1.45), 0.013, stick)
    shapes.box((x + 0.36, x + 0.7), (y + 0.31, y + 0.38), (0.07, 0.12), stick, 0.008)
    shapes.box(
        (x + 0.37, x + 0.69),
        (y + 0.315, y + 0.375),
        (0.0, 0.075),
        materials.rough("#3d4a52", 0.9, 300),
        0.004,
    )
