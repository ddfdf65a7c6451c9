"""The workshop: a long table with cloth, rolls on a rack, profiles on the wall, and light from tall windows."""

import math
import random

import fabrics
import garden
import glazing
import house
import joinery
import light
import materials
import plants
import room_walls
import shapes
import tools

HEIGHT = 4.2
TONES = ("#d3bf9f", "#b5382f", "#8f969a", "#3f6b4f", "#2f5f96", "#e3cf63", "#efe8da", "#383e42", "#7a5a42", "#c9a86a")


def build(scene):
    """A hall along x, seen from the near side of the table; returns what the camera frames."""
    decor, seed = scene["decor"], scene["seed"]
    x = (-5.2, 5.2)
    plaster, floor = materials.rough("#e4dfd4", 0.15, 200, 0.04), materials.rough("#a8a39a", 0.15, 14, 0.12, 3, 0.55)
    windows = [{"x": (c - 1.0, c + 1.0), "z": (1.1, 3.5), "leaves": 2} for c in (-1.55, 1.15)]
    brick = materials.brick("#d6d1c7", "#c6c1b6")
    house.wall(x, (0.0, HEIGHT), windows, brick, (3.2, 3.5))
    _yard(seed)
    shapes.box(x, (-6.0, 3.5), (-0.05, 0.0), floor, 0)
    shapes.box(x, (-6.0, 3.5), (HEIGHT, HEIGHT + 0.1), plaster, 0)
    for a in (x[0] - 0.1, x[1]):
        shapes.box((a, a + 0.1), (-6.0, 3.5), (0.0, HEIGHT), plaster, 0)
    black = materials.metal("#2b2f31", 0.45)
    clear = glazing.glass((0.95, 0.97, 0.96), 0.0, 1.45, 0.0)
    for opening in windows:
        moved = {**opening}
        joinery.window(moved, black, clear, 3.4, handle=False)
    for i in range(5):
        a = -4.6 + i * 2.3
        shapes.box((a - 0.06, a + 0.06), (-6.0, 3.2), (HEIGHT - 0.28, HEIGHT), black, 0.004)
    _threads((-0.42, 0.02), 3.2, seed)
    _rolls((2.3, 4.9), 2.5, seed)
    _profiles((-4.9, -2.3), 2.9, seed)
    _table(decor, seed)
    for a in (-1.3, 1.3):
        room_walls.pendant((a, -0.2, 2.05), HEIGHT, "#5d6b66")
    light.area((0, -3.0, HEIGHT - 0.4), (8.0, 4.0), decor.get("fill", 90), (1.0, 0.96, 0.9))
    return [(-2.0, 2.0), (-0.6, 0.6), (0.0, 2.1)]


def _yard(seed):
    """What the windows look out on: a lawn and trees."""
    green = materials.rough("#66783c", 0.2, 9)
    lawn = [(-60, 3.6, -0.3), (60, 3.6, -0.3), (60, 90, -0.3), (-60, 90, -0.3)]
    shapes.surface("lawn", lawn, [(0, 1, 2, 3)], green)
    for i in range(9):
        plants.tree((-12 + i * 3.1, 13 + 3 * (i % 3), -0.3), 6 + i % 4, garden.greens()[i % 4], seed + i)
        plants.shrub((-11 + i * 2.7, 9.5, -0.3), (2.6, 1.6, 1.5), garden.greens()[i % 3], seed + i, False)


def _threads(x, y, seed):
    """Cones of thread on a board between the windows."""
    dice, board = random.Random(seed + 2), materials.wood("#b08a5f", "z")
    for level in range(7):
        z = 1.15 + level * 0.3
        shapes.box((x[0] - 0.05, x[1] + 0.05), (y - 0.13, y), (z - 0.02, z), board, 0.003)
        for i in range(4):
            cone = [(0.042, 0.0), (0.026, 0.13), (0.0, 0.13)]
            at = (x[0] + 0.05 + (x[1] - x[0] - 0.1) * i / 3, y - 0.07, z)
            shapes.turned(cone, at, materials.rough(dice.choice(TONES), 0.3, 300), 18)


def _rolls(x, y, seed):
    """A rack with rolls of cloth, their ends towards the room."""
    dice = random.Random(seed)
    steel, paper = materials.metal("#43494c", 0.5), materials.rough("#b99b73", 0.2, 90)
    for a in (x[0], x[1]):
        for b in (y - 0.7, y + 0.5):
            shapes.box((a - 0.03, a + 0.03), (b - 0.03, b + 0.03), (0.0, 2.6), steel, 0.004)
    for level in range(5):
        z = 0.25 + level * 0.5
        shapes.box(x, (y - 0.73, y + 0.53), (z - 0.05, z), steel, 0.004)
        at = x[0] + 0.16
        while at < x[1] - 0.14:
            radius = dice.uniform(0.075, 0.12)
            near = y - 0.82 - dice.uniform(0, 0.12)
            cloth = fabrics.cloth(dice.choice(TONES), weave=300.0)
            shapes.rod((at, near, z + radius), (at, y + 0.5, z + radius), radius, cloth, sides=28)
            shapes.rod((at, near - 0.02, z + radius), (at, near + 0.1, z + radius), 0.028, paper)
            at += radius * 2 + 0.05


def _profiles(x, y, seed):
    """Powder-coated profiles on arms along the wall."""
    dice = random.Random(seed + 1)
    steel = materials.metal("#43494c", 0.5)
    tones = ("#383e42", "#e6e1d6", "#8f969a", "#5b4636", "#1d1f21", "#a9adaf")
    for a in (x[0] + 0.2, x[1] - 0.2):
        shapes.box((a - 0.05, a + 0.05), (y - 0.05, y + 0.05), (0.0, 2.9), steel, 0.004)
        for level in range(5):
            z = 0.5 + level * 0.5
            shapes.box((a - 0.03, a + 0.03), (y - 0.6, y), (z - 0.04, z), steel, 0.004)
    for level in range(5):
        z, at = 0.5 + level * 0.5, y - 0.58
        tone = tones[(level + seed) % 6]
        while at < y - 0.12:
            wide, tall = dice.uniform(0.05, 0.12), dice.uniform(0.05, 0.12)
            ends = (x[0] - dice.uniform(0, 0.1), x[1] + dice.uniform(0.0, 0.4))
            shapes.box(ends, (at, at + wide), (z, z + tall), materials.metal(tone, 0.42), 0.006)
            at += wide + 0.02


def _table(decor, seed):
    """A cutting table with cloth that hangs over its edge, scissors, a rule and a sewing machine."""
    beech, dark = materials.wood("#c49a6c", "x"), materials.metal("#2b2f31", 0.5)
    shapes.box((-2.3, 2.3), (-0.65, 0.65), (0.86, 0.92), beech, 0.008)
    for a in (-2.1, 0.0, 2.1):
        for b in (-0.5, 0.5):
            shapes.box((a - 0.04, a + 0.04), (b - 0.04, b + 0.04), (0.0, 0.86), dark, 0.004)
    shapes.box((-2.1, 2.1), (-0.5, 0.5), (0.2, 0.23), beech, 0.006)
    _draped((-1.5, 0.75), str(decor.get("cloth", "#a03c33")), seed)
    shapes.rod((-2.05, -0.6, 1.02), (-2.05, 0.62, 1.02), 0.1, fabrics.cloth("#a03c33"), sides=28)
    _sewing_machine((1.55, 0.05, 0.92))
    steel = materials.metal("#c6c8c9", 0.25, 0.9)
    shapes.box((-0.9, 0.3), (-0.32, -0.27), (0.932, 0.936), steel, 0.001, turn=(0, 0, 0.1))
    shapes.rod((0.42, -0.4, 0.938), (0.62, -0.3, 0.938), 0.008, steel, 0.002)
    shapes.rod((0.62, -0.4, 0.938), (0.42, -0.3, 0.938), 0.008, steel, 0.002)
    handle = materials.rough("#1f2224", 0, roughness=0.5)
    for y in (-0.43, -0.29):
        shapes.turned([(0.028, 0.0), (0.036, 0.006), (0.028, 0.012)], (0.38, y, 0.934), handle, 20)
    tools.spirit_level((0.95, -0.5, 0.92), 0.4, 0.15)


def _draped(x, tone, seed):
    """Cloth with seams that lies flat and hangs over the near edge of the table in soft folds."""
    vertices, faces = [], []
    columns, rows = 90, 40
    for j in range(rows + 1):
        s = 1.9 * j / rows
        for i in range(columns + 1):
            a = x[0] + (x[1] - x[0]) * i / columns
            wave = math.sin(a * 9 + seed)
            if s < 1.2:
                vertices.append((a, 0.55 - s, 0.924 + 0.0015 * wave))
            else:
                fall = s - 1.2
                fold = wave + 0.6 * math.sin(a * 4.1 + 2.0) + 0.3 * math.sin(a * 21)
                vertices.append((a + 0.02 * fall * fold, -0.66 - 0.07 * fall * (1.4 + fold), 0.92 - fall * (1 - 0.04 * fold)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = fabrics.cloth(tone, 0.1, 420.0, seams=(x[0] + 0.4, 0.75))
    thing = shapes.surface("cloth", vertices, faces, cloth, smooth=True)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.002


def _sewing_machine(at):
    """An industrial sewing machine with a length of cloth under its needle."""
    x, y, z = at
    white, steel = materials.metal("#e8e5dd", 0.3), materials.metal("#b9bcbe", 0.25, 0.9)
    shapes.box((x - 0.3, x + 0.3), (y - 0.1, y + 0.1), (z, z + 0.05), white, 0.012, 4)
    shapes.box((x + 0.16, x + 0.3), (y - 0.09, y + 0.09), (z + 0.04, z + 0.4), white, 0.03, 5)
    shapes.box((x - 0.3, x + 0.3), (y - 0.07, y + 0.07), (z + 0.28, z + 0.4), white, 0.035, 5)
    shapes.box((x - 0.3, x - 0.19), (y - 0.075, y + 0.075), (z + 0.16, z + 0.4), white, 0.025, 5)
    shapes.rod((x - 0.245, y, z + 0.17), (x - 0.245, y, z + 0.06), 0.006, steel)
    shapes.rod((x + 0.3, y, z + 0.33), (x + 0.35, y, z + 0.33), 0.075, steel, sides=28)
    for k, tone in enumerate(("#efe8da", "#b5382f")):
        cone = materials.rough(tone, 0.3, 300)
        shapes.turned([(0.045, 0.0), (0.03, 0.12), (0.0, 0.12)], (x + 0.05 + k * 0.12, y + 0.02, z + 0.4), cone)
    cloth = fabrics.cloth("#d3bf9f", weave=420.0)
    shapes.box((x - 0.42, x + 0.05), (y - 0.3, y + 0.25), (z + 0.051, z + 0.055), cloth, 0.001)
