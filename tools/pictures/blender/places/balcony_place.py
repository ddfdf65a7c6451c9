"""A balcony on the third floor, among the crowns of trees and over the roofs of a town."""

import math
import random

import dining
import garden
import glazing
import grasses
import house
import life
import materials
import plants
import shapes
import terrace

GROUND = -9.2


def build(scene):
    """The engine's wall and opening with a slab before it, a railing, and the town below."""
    decor, seed, evening = scene["decor"], scene["seed"], scene["light"] == "evening"
    opening = house.opening_of(scene["subject"]["setting"])
    left, right = (v / 100 for v in scene["subject"]["footprint"]["x"])
    x = (left - 3.6, right + 3.2)
    plaster = materials.rough(decor.get("wall", "#d8d0c2"), 0.3, 260.0, 0.035, 0.7)
    far = {"x": (right + 1.25, right + 2.35), "z": (0.9, 2.2), "leaves": 1}
    house.body(x, 3.45, [opening, far], decor, evening, seed)
    house.wall(x, (GROUND, -0.2), [], plaster)
    depth = decor.get("depth", 1.35)
    slab = (left - 0.55, right + 0.55)
    if decor.get("paving") == "boards":
        terrace.boards(slab, (-depth, -0.02), seed)
    else:
        terrace.slabs(slab, (-depth, -0.02), (0.6, 0.6), "#a79f93", seed)
    shapes.box(
        (slab[0] - 0.08, slab[1] + 0.08),
        (-depth - 0.08, 0.0),
        (-0.3, -0.1),
        materials.rough("#c9c3b8", 0.2),
        0.01,
    )
    _railing(slab, depth, decor)
    _furnish(slab, depth, decor, seed)
    _town(seed)


def _railing(slab, depth, decor):
    """Slim uprights under a handrail, along the front and both sides."""
    glazed = decor.get("railing") == "glass"
    steel = materials.metal("#2f3436" if glazed else decor.get("railing", "#2f3436"))
    y = -depth - 0.03
    if glazed:
        pane = glazing.glass((0.86, 0.93, 0.9), 0.0, 1.5, 0.04)
        sides = [((x - 0.006, x + 0.006), (y + 0.02, -0.05)) for x in slab]
        wide = (slab[1] - slab[0]) / 3
        front = [((slab[0] + i * wide + 0.01, slab[0] + (i + 1) * wide - 0.01), (y - 0.006, y + 0.006)) for i in range(3)]
        for a, b in (*sides, *front):
            shapes.box(a, b, (0.03, 1.05), pane, 0.001)
        shapes.box(slab, (y - 0.022, y + 0.022), (1.05, 1.08), steel, 0.004)
        for x in slab:
            shapes.box((x - 0.022, x + 0.022), (y, -0.02), (1.05, 1.08), steel, 0.004)
        return
    for z in (0.08, 1.07):
        shapes.box((slab[0], slab[1]), (y - 0.02, y + 0.02), (z, z + 0.03), steel, 0.003)
        for x in (slab[0], slab[1]):
            shapes.box((x - 0.02, x + 0.02), (y, -0.02), (z, z + 0.03), steel, 0.003)
    count = round((slab[1] - slab[0]) / 0.11)
    for i in range(count + 1):
        x = slab[0] + (slab[1] - slab[0]) * i / count
        shapes.box((x - 0.006, x + 0.006), (y - 0.006, y + 0.006), (0.09, 1.08), steel, 0.001)
    for i in range(1, round(depth / 0.11)):
        for x in (slab[0], slab[1]):
            at = y + i * 0.11
            shapes.box((x - 0.006, x + 0.006), (at - 0.006, at + 0.006), (0.09, 1.08), steel, 0.001)


def _furnish(slab, depth, decor, seed):
    """Two chairs with a small table, lavender in boxes on the railing, potted plants."""
    middle = (slab[0] + slab[1]) / 2 + decor.get("shift", 0.35)
    dining.bistro_table((middle, -depth * 0.52, 0.0))
    dining.chair((middle - 0.62, -depth * 0.5, 0.0), 1.4, "#b49a75")
    dining.chair((middle + 0.64, -depth * 0.5, 0.0), -1.5, "#b49a75")
    box = materials.rough("#5d6062", 0.1)
    boxes = () if decor.get("railing") == "glass" else (slab[0] + 0.75, slab[1] - 0.75)
    for i, x in enumerate(boxes):
        shapes.box((x - 0.45, x + 0.45), (-depth - 0.24, -depth - 0.05), (0.8, 0.99), box, 0.008)
        for k in range(5):
            grasses.lavender((x - 0.36 + k * 0.18, -depth - 0.145, 0.93), 0.36, i * 5 + k)
    plants.potted((slab[0] + 0.3, -0.35, 0.0), 0.95, "grass", seed, "#7c766c")
    if decor.get("lived"):
        life.open_book((middle - 0.02, -depth * 0.52 - 0.16, 0.731), 0.4)
        life.throw((middle - 0.15, -depth - 0.03, 1.118), (0.52, 0.95), str(decor["lived"]))
        plants.potted((slab[1] - 0.35, -0.4, 0.0), 1.3, "fig", seed + 1, "#a4664a")


def _town(seed):
    """Trees that rise from the ground below and, farther on, houses with tiled roofs."""
    dice = random.Random(seed + 21)
    green = materials.rough("#5b6b3b", 0.5, 3, 0.3, 0.2)
    shapes.surface(
        "ground",
        [(-400, -400, GROUND), (400, -400, GROUND), (400, 400, GROUND), (-400, 400, GROUND)],
        [(0, 1, 2, 3)],
        green,
    )
    walls = [materials.rough(tone, 0) for tone in ("#cfc4b0", "#c2b39a", "#d6cfc2", "#b9ab98")]
    tiles = [materials.rough(tone, 0.5, 8, 0.15, 1) for tone in ("#8e4a35", "#7c4434", "#6b5148")]
    glass = materials.metal("#39434a", 0.2)
    for i in range(46):
        angle, reach = math.pi * 2 * i / 46 + dice.uniform(-0.05, 0.05), dice.uniform(42, 120)
        x, y = math.sin(angle) * reach, -math.cos(angle) * reach
        _house((x, y), dice, dice.choice(walls), dice.choice(tiles), glass)
    for _ in range(150):
        angle, reach = dice.uniform(0, 2 * math.pi), dice.uniform(14, 70)
        x, y = math.sin(angle) * reach, -math.cos(angle) * reach
        if abs(x) < 9 and y > -7:
            continue
        plants.tree(
            (x, y, GROUND),
            dice.uniform(7.5, 11.5),
            dice.choice(garden.greens()),
            dice.randrange(30),
        )


def _house(at, dice, wall, tile, glass):
    x, y = at
    w, d, h = dice.uniform(9, 15), dice.uniform(9, 12), dice.uniform(6, 9.5)
    low, top = GROUND, GROUND + h
    shapes.box((x - w / 2, x + w / 2), (y - d / 2, y + d / 2), (low, top), wall, 0)
    ridge = top + d * 0.32
    corners = [
        (x - w / 2 - 0.4, y - d / 2 - 0.4, top),
        (x + w / 2 + 0.4, y - d / 2 - 0.4, top),
        (x + w / 2 + 0.4, y + d / 2 + 0.4, top),
        (x - w / 2 - 0.4, y + d / 2 + 0.4, top),
        (x - w / 2 - 0.4, y, ridge),
        (x + w / 2 + 0.4, y, ridge),
    ]
    shapes.surface("roof", corners, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)], tile)
    for level in range(int(h // 2.9)):
        for k in range(int(w // 2.6)):
            a = x - w / 2 + 1.0 + k * 2.6
            z = low + 1.0 + level * 2.9
            for side in (y - d / 2 - 0.02, y + d / 2 - 0.02):
                shapes.box((a, a + 1.1), (side, side + 0.04), (z, z + 1.4), glass, 0)
