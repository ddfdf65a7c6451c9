"""The empty plot: lawn between hedges, without house or product, for the panoramas of the studio."""

import random

import garden
import grasses
import light
import plants


def build(scene):
    """Lawn, hedges along the limits of the plot, borders before them, and trees outside."""
    plot, seed = scene["plot"], scene["seed"]
    (x0, x1), (y0, y1) = plot["x"], plot["y"]
    garden.ground(0.0, seed, ((x0, x1), (y0, y1)))
    garden.horizon(0.0, seed, (x0 + 8, x1 - 8), -y0, True, y1)
    _borders(plot, seed)
    _trees(plot, seed)
    if scene["light"] == "evening":
        for x, y in _along(plot, 5.5, 1.6):
            light.bulb((x, y, 0.3), 40, 0.05)


def _along(plot, step, inset):
    """Points along the limits of the plot, `step` apart and `inset` inside them, in metres."""
    (x0, x1), (y0, y1) = plot["x"], plot["y"]
    for i in range(round((x1 - x0 - 2) / step)):
        x = x0 + 1 + (i + 0.5) * step
        yield from ((x, y0 + inset), (x, y1 - inset))
    for i in range(round((y1 - y0 - 2) / step)):
        y = y0 + 1 + (i + 0.5) * step
        yield from ((x0 + inset, y), (x1 - inset, y))


def _borders(plot, seed):
    """Grasses, lavender and clipped balls close before the hedges."""
    dice = random.Random(seed + 7)
    for x, y in _along(plot, 0.62, 0.75):
        at = (x + dice.uniform(-0.3, 0.3), y + dice.uniform(-0.15, 0.15), 0.0)
        kind = dice.random()
        if kind < 0.4:
            tone = dice.choice(("#8a8f5c", "#7d8a4e", "#9a9866"))
            grasses.grass_clump(at, dice.uniform(0.7, 1.1), tone, dice.randrange(99), kind < 0.22)
        elif kind < 0.75 and garden.season == "summer":
            grasses.lavender(at, dice.uniform(0.55, 0.8), dice.randrange(99))
        elif kind < 0.9:
            size = dice.uniform(0.5, 0.9)
            plants.shrub(at, (size, size, size * 0.9), dice.choice(("#5d7d3f", "#6d8a4a")))


def _trees(plot, seed):
    """Tall trees in a loose row, with gaps, close behind the hedges."""
    dice = random.Random(seed + 13)
    for x, y in _along(plot, 4.6, -3.2):
        if dice.random() < 0.72:
            at = (x + dice.uniform(-1.5, 1.5), y + dice.uniform(-1.0, 1.0), -0.2)
            plants.tree(
                at, dice.uniform(5.5, 10.0), dice.choice(garden.greens()), dice.randrange(30), 0.33
            )
