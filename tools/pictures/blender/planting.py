"""Looser plants for the studio's plot: tall trees, trees of several stems, open shrubs and climbers on a fence."""

import math
import random

import foliage
import materials
import nodes
import plants
import shapes


def _cloud(at, size, colour, seed, turn):
    """One cloud of leaves, (width, depth, height) in metres around a point."""
    model = foliage.hidden(plants._ball_model, seed % 3, False)
    w, d, h = size
    shapes.copy_of(model, at, turn, (w / 2, d / 2, h / 2), nodes.linear(colour))


def tree(at, height, colours, seed=0, width=0.62):
    """A broad-leaved tree whose crown has gaps: many clouds in several greens, wide below and narrow above."""
    dice = random.Random(seed * 7 + 3)
    shapes.copy_of(foliage.hidden(plants._trunk_model), at, 0, height)
    colour = dice.choice(colours)
    for i in range(24):
        level = 0.26 + 0.66 * ((i + dice.random()) / 24)
        reach = width / 2 * math.sin(math.pi * min(1.0, 1.12 - level) ** 0.8) * dice.uniform(0.35, 1)
        angle = i * 2.4 + dice.uniform(-0.5, 0.5)
        size = height * dice.uniform(0.14, 0.3) * (1.15 - 0.5 * level)
        spot = (
            at[0] + math.cos(angle) * reach * height,
            at[1] + math.sin(angle) * reach * height,
            at[2] + level * height,
        )
        _cloud(spot, (size * 1.5, size * 1.5, size), colour, dice.randrange(3), angle)


def several_stems(at, height, colour, seed=0):
    """A birch-like tree: pale stems that lean apart and carry small, light clouds of leaves."""
    dice = random.Random(seed + 21)
    bark = materials.rough("#cfc8ba", 0.5, 40, 0.25, 5)
    for k in range(4):
        angle, lean = k * 1.7 + dice.uniform(-0.4, 0.4), dice.uniform(0.12, 0.3)
        tall = height * dice.uniform(0.78, 1.0)
        top = (
            at[0] + math.cos(angle) * lean * tall,
            at[1] + math.sin(angle) * lean * tall,
            at[2] + tall,
        )
        shapes.rod(at, top, 0.05, bark, 0.012)
        for share in (0.42, 0.55, 0.66, 0.76, 0.86, 0.95):
            spot = [a + (b - a) * share + dice.uniform(-0.35, 0.35) for a, b in zip(at, top, strict=True)]
            size = tall * dice.uniform(0.13, 0.22)
            _cloud(spot, (size, size, size * 0.75), colour, dice.randrange(3), dice.uniform(0, 6.28))


def open_shrub(at, height, colour, seed=0):
    """A shrub of upright branches of different heights, which spread from one root."""
    dice = random.Random(seed + 33)
    for k in range(6):
        angle, tall = k * 1.05 + dice.uniform(-0.3, 0.3), height * dice.uniform(0.5, 1.0)
        reach = height * dice.uniform(0.05, 0.26)
        spot = (at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach, at[2] + tall * 0.5)
        width = height * dice.uniform(0.28, 0.44)
        _cloud(spot, (width, width, tall), colour, dice.randrange(3), dice.uniform(0, 6.28))


def climbers(x, y, height, along, colour, seed=0):
    """A fence of upright battens with climbers over its upper part; `along` is its axis, "x" or "y"."""
    dice = random.Random(seed + 51)
    wood = materials.wood("#8b7f70", "z")
    (start, stop), across = (x, y[0]) if along == "x" else (y, x[0])
    place = lambda a, up, out=0.0: (a, across + out, up) if along == "x" else (across + out, a, up)
    for i in range(round((stop - start) / 0.11)):
        a = start + i * 0.11
        low, high = place(a, 0.05), place(a, height)
        shapes.rod(low, high, 0.035, wood, 0.035)
    for _ in range(round((stop - start) * 7)):
        a, up = dice.uniform(start, stop), height * (1 - 0.75 * dice.random() ** 1.6)
        size = dice.uniform(0.22, 0.5)
        _cloud(place(a, up, dice.uniform(-0.12, 0.12)), (size,) * 3, colour, dice.randrange(3), a)
