"""Bushes, hedges, trees and potted plants; their foliage is modelled a few times and then copied."""

import math
import random

import foliage
import grasses
import materials
import nodes
import shapes
from mathutils import Matrix, Vector


def shrub(at, size, colour, seed=0, fine=True, turn=0.0):
    """A rounded bush; size is its (width, depth, height) in metres, its leaves are fine or like those of trees."""
    model = foliage.hidden(_ball_model, seed % 3, fine)
    w, d, h = size
    x, y, z = at
    return shapes.copy_of(
        model, (x, y, z + h * 0.46), turn, (w / 2, d / 2, h * 0.56), nodes.linear(colour)
    )


def _ball_model(seed, fine):
    dice = random.Random(seed + 40)
    vertices, faces = (
        foliage.crown(7000, 0.06, dice, 0.72) if fine else foliage.crown(4200, 0.075, dice, 0.5)
    )
    return shapes.surface("ball", vertices, faces, materials.leaf())


def hedge(x, y, z, colour="#64804a", seed=0):
    """A clipped hedge that fills a box: rounded pieces side by side over a dark core."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    shapes.box(
        (x0 + 0.12, x1 - 0.12),
        (y0 + 0.12, y1 - 0.12),
        (z0, z1 - 0.1),
        materials.rough("#2c3a20", 0),
        0,
    )
    model = foliage.hidden(_hedge_model, seed % 2)
    along_x = (x1 - x0) > (y1 - y0)
    length = (x1 - x0) if along_x else (y1 - y0)
    width = (y1 - y0) if along_x else (x1 - x0)
    count = max(1, round(length / 1.6))
    dice = random.Random(seed)
    for i in range(count):
        share = (i + 0.5) * length / count
        at = (x0 + share, (y0 + y1) / 2, z0) if along_x else ((x0 + x1) / 2, y0 + share, z0)
        turn = (0 if along_x else math.pi / 2) + dice.choice((0, math.pi))
        shapes.copy_of(
            model,
            at,
            turn,
            (length / count, width, (z1 - z0) * dice.uniform(0.97, 1.03)),
            nodes.linear(colour),
        )


def _hedge_model(seed):
    dice = random.Random(seed + 11)
    vertices, faces = [], []
    for _ in range(7500):
        side = dice.random()
        across, up = dice.uniform(-0.52, 0.52), dice.uniform(0.0, 1.0)
        if side < 0.36:
            at, out = Vector((across, -0.5 + dice.uniform(0, 0.1), up)), Vector((0, -1, 0.2))
        elif side < 0.72:
            at, out = Vector((across, 0.5 - dice.uniform(0, 0.1), up)), Vector((0, 1, 0.2))
        else:
            at, out = (
                Vector((across, dice.uniform(-0.5, 0.5), 1 - dice.uniform(0, 0.06))),
                Vector((0, 0, 1)),
            )
        foliage.leaf(vertices, faces, at, out, dice.uniform(0.045, 0.08), dice)
    return shapes.surface("hedge", vertices, faces, materials.leaf())


def tree(at, height, colour, seed=0, spread=0.36):
    """A broad-leaved tree: a trunk under a crown of several clouds of leaves."""
    dice = random.Random(seed * 7 + 1)
    height *= dice.uniform(0.92, 1.08)
    tint = nodes.linear(colour)
    shapes.copy_of(foliage.hidden(_trunk_model), at, 0, height)
    for i in range(11):
        angle = i * 2.4 + seed
        reach = 0 if i == 0 else spread * (0.25 + 0.55 * dice.random())
        level = 0.78 if i == 0 else 0.3 + 0.56 * dice.random()
        size = spread * dice.uniform(0.42, 0.62) * height
        where = (
            at[0] + math.cos(angle) * reach * height,
            at[1] + math.sin(angle) * reach * height,
            at[2] + level * height,
        )
        cloud = foliage.hidden(_ball_model, dice.randrange(3), False)
        shapes.copy_of(cloud, where, dice.uniform(0, 6.28), (size, size, size * 0.8), tint)


def _trunk_model():
    return shapes.turned(
        [(0.03, 0.0), (0.02, 0.3), (0.012, 0.75)], (0, 0, 0), materials.rough("#5b5046", 0.4, 30), 8
    )


# The usual heights of potted plants with their pots, in metres.
HEIGHTS = {"olive": 1.75, "grass": 1.15, "box": 1.0, "agave": 1.0, "hydrangea": 1.0, "fig": 1.8}


def potted(at, height, kind, seed=0, pot="#8b8479"):
    """A tall tapered pot with a plant in it; the height includes the pot."""
    x, y, z = at
    rim = height * 0.36
    radius = rim * 0.5
    profile = [
        (radius * 0.02, 0),
        (radius * 0.72, 0),
        (radius * 0.76, 0.012),
        (radius, rim - 0.012),
        (radius * 0.99, rim),
        (radius * 0.9, rim),
        (radius * 0.88, rim - 0.05),
        (0.0, rim - 0.05),
    ]
    shapes.turned(profile, at, materials.rough(pot, 0.15, 90, 0.08, 4))
    soil = z + rim - 0.05
    if kind == "grass":
        grasses.grass_clump((x, y, soil), height * 0.72, "#8a9460", seed)
        grasses.grass_clump((x + 0.03, y - 0.02, soil), height * 0.6, "#9aa06c", seed + 1)
    elif kind == "box":
        shrub((x, y, soil - 0.02), (height * 0.6, height * 0.6, height * 0.6), "#5d7d3f", seed)
    elif kind == "agave":
        _agave((x, y, soil), height * 0.62, seed)
    elif kind == "hydrangea":
        _hydrangea((x, y, soil), height * 0.62, seed)
    else:
        for leafy in (False, True):
            model = foliage.hidden(_stemmed_model, seed % 3, STEMMED[kind][0], leafy)
            shapes.copy_of(model, (x, y, soil), seed * 1.3, height - rim, nodes.linear(STEMMED[kind][1]))


# Plants with forked stems: the length of a leaf on a plant one metre high, and the colour of leaves.
STEMMED = {"olive": (0.045, "#8f9c7b"), "fig": (0.13, "#5d7d48")}


def _stemmed_model(seed, leaf, leafy):
    """The leaves or the stems of a young tree one metre high: a few bent stems that fork, leaves along their ends."""
    dice = random.Random(seed + 70)
    stems, leaves = ([], []), ([], [])
    for _ in range(3):
        root = Vector((dice.uniform(-0.03, 0.03), dice.uniform(-0.03, 0.03), -0.03))
        _grow(root, Vector((0, 0, 1)), 0.34, 0.018, 4, dice, stems, leaves, leaf)
    if leafy:
        return shapes.surface("leaves", *leaves, materials.leaf())
    return shapes.surface("stems", *stems, materials.rough("#6f6252", 0.4, 40), smooth=True)


def _grow(start, way, length, thick, forks, dice, stems, leaves, leaf):
    """A stem and, from its end, thinner ones; the last two kinds of them carry leaves."""
    way = (way + Vector((dice.gauss(0, 0.3), dice.gauss(0, 0.3), dice.uniform(0.0, 0.25)))).normalized()
    end = start + way * length * dice.uniform(0.75, 1.1)
    corners, faces = stems
    first, side = len(corners), way.orthogonal().normalized()
    for point, radius in ((start, thick), (end, thick * 0.66)):
        corners += [point + Matrix.Rotation(math.pi * i / 3, 3, way) @ side * radius for i in range(6)]
    faces += [(first + i, first + (i + 1) % 6, first + 6 + (i + 1) % 6, first + 6 + i) for i in range(6)]
    if forks <= 2:
        for _ in range(round(1.6 / leaf)):
            spot = start.lerp(end, dice.uniform(0.1, 1.05))
            foliage.leaf(*leaves, spot, way + side * dice.uniform(-1, 1), leaf * dice.uniform(0.75, 1.3), dice)
    for _ in range(dice.choice((2, 3, 3)) if forks else 0):
        _grow(end, way + Vector((dice.gauss(0, 0.5), dice.gauss(0, 0.5), 0)), length * 0.66, thick * 0.6, forks - 1, dice, stems, leaves, leaf)


def _agave(at, height, seed):
    """A rosette of thick, pointed leaves."""
    dice = random.Random(seed + 90)
    spot = lambda chance: Vector((chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03), 0))
    corners, faces = foliage.blades(34, spot, height * 1.25, height * 0.13, 0.75, dice, 6)
    rosette = shapes.surface("agave", corners, faces, materials.leaf("#7f9688", 0.12, 0.2), smooth=True)
    rosette.location = at
    rosette.modifiers.new("thick", "SOLIDIFY").thickness = height * 0.02


def _hydrangea(at, height, seed):
    """A low bush of broad leaves under round heads of flowers."""
    dice = random.Random(seed + 110)
    x, y, z = at
    shrub((x, y, z - 0.06), (height * 1.1, height * 1.1, height * 0.85), "#5c7a40", seed, False)
    for i in range(26):
        angle, out = i * 2.4, height * (0.1 + 0.4 * math.sqrt((i + 0.5) / 26))
        size = height * dice.uniform(0.13, 0.18)
        spot = (x + out * math.cos(angle), y + out * math.sin(angle), z + height * (0.78 - 1.5 * (out / height) ** 2))
        shrub(spot, (size, size, size * 0.85), dice.choice(("#e6dfe4", "#d7c3d3", "#efe9e6")), i)
