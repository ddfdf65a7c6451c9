"""The empty plot: lawn between hedges, without house or product, for the panoramas of the studio."""

import math
import random

import garden
import grasses
import light
import planting

# The clipped hedges of the plot, which are seen small and would look black in the green of closer ones.
HEDGES = {"summer": "#8fae62", "winter": "#8d978a"}


def build(scene):
    """Lawn, hedges along the limits of the plot, borders before them, and trees outside."""
    plot, seed = scene["plot"], scene["seed"]
    (x0, x1), (y0, y1) = plot["x"], plot["y"]
    garden.ground(0.0, seed, ((x0, x1), (y0, y1)))
    garden.horizon(0.0, seed, (x0 + 8, x1 - 8), -y0, False, y1, HEDGES[garden.season])
    _borders(plot, seed)
    _fences(plot, seed)
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
    """Drifts of grasses, lavender and open shrubs, taller towards the hedges, with pale-stemmed trees between them."""
    dice = random.Random(seed + 7)
    summer = garden.season == "summer"
    greens = ("#6f8a45", "#7f9650", "#5f7d4a", "#8d9a5c") if summer else garden.greens()
    for index, (x, y) in enumerate(_along(plot, 0.62, 1.0)):
        at = (x + dice.uniform(-0.3, 0.3), y + dice.uniform(-0.35, 0.35), 0.0)
        kind = (math.sin(index * 0.31) + math.sin(index * 0.83 + 2) + 2) / 4 + dice.uniform(-0.1, 0.1)
        if kind < 0.42:
            tones = ("#9aa066", "#8a9a52", "#b0a878") if summer else garden.STRAW
            grasses.grass_clump(
                at, dice.uniform(0.7, 1.5), dice.choice(tones), dice.randrange(99), kind < 0.3
            )
        elif kind < 0.6 and summer:
            grasses.lavender(at, dice.uniform(0.6, 0.9), dice.randrange(99))
        elif dice.random() < 0.6:
            planting.open_shrub(at, dice.uniform(0.7, 1.9), dice.choice(greens), index)
    for index, (x, y) in enumerate(_along(plot, 7.3, 2.3)):
        if dice.random() < 0.45:
            planting.several_stems((x, y, 0.0), dice.uniform(3.6, 5.2), greens[1], index)


def _fences(plot, seed):
    """Stretches of a battened fence with climbers before the hedges on the right and behind the house."""
    (x0, x1), (y0, y1) = plot["x"], plot["y"]
    green = "#6d8a4a" if garden.season == "summer" else garden.HEDGES["winter"]
    for at in (-10.5, -1.0, 6.0):
        planting.climbers((x1 - 0.35, x1), (at, at + 3.2), 2.3, "y", green, seed + round(at))
    planting.climbers((-4.0, 0.0), (y1 - 0.35, y1), 2.3, "x", green, seed)
    planting.climbers((5.0, 8.5), (y0 + 0.35, y0), 2.3, "x", green, seed + 1)


def _trees(plot, seed):
    """Trees of different heights in a loose row, with gaps, close behind the hedges."""
    dice = random.Random(seed + 13)
    for index, (x, y) in enumerate(_along(plot, 4.6, -3.2)):
        if dice.random() < 0.62:
            at = (x + dice.uniform(-1.5, 1.5), y + dice.uniform(-1.0, 1.0), -0.2)
            planting.tree(at, dice.uniform(4.0, 9.5), garden.greens(), index, dice.uniform(0.5, 0.8))
