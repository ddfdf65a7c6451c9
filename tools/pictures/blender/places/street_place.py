"""A street of old tenement houses with a café on the ground floor."""

import math
import random

import dining
import fabrics
import garden
import glazing
import house
import joinery
import life
import materials
import plants
import shapes
import terrace

LEVEL = -0.12


def build(scene):
    """The engine's door and a shop window under storeys of windows, tables outside, the street."""
    decor, subject, seed = scene["decor"], scene["subject"], scene["seed"]
    evening = scene["light"] == "evening"
    left, right = (v / 100 for v in subject["footprint"]["x"])
    opening = house.opening_of(subject["setting"])
    shop = {"x": (opening["x"][1] + 0.35, right - 0.3), "z": (0.55, 2.13), "leaves": 2}
    x = (left - 4.6, right + 4.2)
    upper = [
        {"x": (c - 0.55, c + 0.55), "z": (z, z + 1.75), "leaves": 2}
        for z in (4.1, 7.3)
        for c in _axes(x)
    ]
    beside = [
        {"x": (c - 0.6, c + 0.6), "z": (0.95, 2.55), "leaves": 2} for c in (x[0] + 1.5, x[1] - 1.5)
    ]
    facade(x, 10.2, [opening, shop, *beside], upper, decor, evening, seed)
    _street(x, seed)
    _guests(left, right, decor, evening)


def _axes(x):
    count = 5
    return [x[0] + (x[1] - x[0]) * (i + 0.5) / count for i in range(count)]


def facade(x, height, ground, upper, decor, evening, seed):
    """Plaster with a stone base, cornices, and stucco frames round the upper windows."""
    plaster = materials.rough(decor.get("wall", "#d3b98c"), 0.25, 200, 0.04, 0.6)
    stucco = materials.rough("#d9cfbd", 0.15, 200, 0.04)
    stone = materials.rough("#9a9082", 0.4, 110, 0.1, 3)
    frame, white = materials.metal(decor.get("joinery", "#23332d")), materials.metal("#e6e1d6")
    house.wall(x, (LEVEL, 3.3), ground, stucco)
    house.wall(x, (3.3, height), upper, plaster)
    for low, deep, tall in ((3.2, 0.16, 0.2), (6.7, 0.08, 0.14), (height - 0.15, 0.4, 0.3)):
        shapes.box(x, (-deep, 0.05), (low, low + tall), stucco, 0.02)
        shapes.box(x, (-deep * 0.6, 0.05), (low - 0.1, low), stucco, 0.02)
    low = [o for o in ground if o["z"][0] < 0.3]
    edges = [x[0], *(v for o in low for v in o["x"]), x[1]]
    for a, b in zip(edges[::2], edges[1::2], strict=True):
        shapes.box((a, b), (-0.05, 0.02), (LEVEL, 0.5), stone, 0.008)
    pane = glazing.glass((0.8, 0.86, 0.85), 0.0, 1.52, 0.08)
    for index, opening in enumerate(ground):
        joinery.window(opening, frame, pane)
        house.interior(opening, evening, seed + index, "#b99c78")
    for opening in upper:
        (a, b), (c, d) = opening["x"], opening["z"]
        joinery.window(opening, white, pane)
        shapes.box((a, b), (0.7, 0.72), (c, d), fabrics.cloth("#cbbfae"), 0)
        for e, f in ((a - 0.16, a), (b, b + 0.16)):
            shapes.box((e, f), (-0.05, 0.02), (c - 0.1, d + 0.1), stucco, 0.01)
        shapes.box((a - 0.24, b + 0.24), (-0.12, 0.02), (d + 0.1, d + 0.24), stucco, 0.015)
        shapes.box((a - 0.2, b + 0.2), (-0.1, 0.02), (c - 0.18, c - 0.08), stucco, 0.01)


def _street(x, seed):
    """Pavement, setts, and houses on all sides."""
    dice = random.Random(seed)
    terrace.slabs((x[0] - 12, x[1] + 16), (-4.6, -0.01), (0.5, 0.5), "#aaa296", seed, 0.0)
    ground = materials.rough("#6c675f", 0.8, 9, 0.25, 6)
    shapes.surface(
        "setts",
        [(-200, -200, LEVEL), (200, -200, LEVEL), (200, 200, LEVEL), (-200, 200, LEVEL)],
        [(0, 1, 2, 3)],
        ground,
    )
    tones = ["#c9a98a", "#b8b29a", "#cbb9a0", "#a99a86", "#c2c0b2", "#b98f74"]
    for i in range(4):
        _tenement((x[1] + 0.02 + i * 9.5, x[1] + 9.5 + i * 9.5), (0.0, 10.0), dice, tones[i])
        _tenement((x[0] - 9.52 - i * 9.5, x[0] - 0.02 - i * 9.5), (0.0, 10.0), dice, tones[-1 - i])
    for i in range(11):
        _tenement((-46 + i * 9.4, -36.7 + i * 9.4), (-26.0, -16.0), dice, dice.choice(tones))
    for end in (x[1] + 44, x[0] - 54):
        _tenement((end, end + 10), (-18.0, 2.0), dice, dice.choice(tones), sideways=True)
    for i in range(6):
        plants.tree(
            (x[0] - 6 + i * 7.4, -11.5, LEVEL),
            dice.uniform(5.5, 7.5),
            dice.choice(garden.greens()),
            dice.randrange(30),
        )


def _tenement(x, y, dice, tone, sideways=False):
    """A plain neighbour: storeys of windows under a tiled roof."""
    height = dice.uniform(8.5, 12.0)
    shapes.box(x, y, (LEVEL, height), materials.rough(tone, 0.2, 60, 0.05), 0)
    shapes.box(
        (x[0], x[1]),
        (y[0] - 0.3, y[1] + 0.3),
        (height, height + 0.3),
        materials.rough("#d6ccba", 0),
        0.02,
    )
    tile, ridge = materials.rough("#84483a", 0.5, 6, 0.15), height + 3
    m = (y[0] + y[1]) / 2
    corners = [
        (x[0], y[0] - 0.3, height + 0.3),
        (x[1], y[0] - 0.3, height + 0.3),
        (x[1], y[1] + 0.3, height + 0.3),
        (x[0], y[1] + 0.3, height + 0.3),
        (x[0], m, ridge),
        (x[1], m, ridge),
    ]
    shapes.surface("roof", corners, [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5)], tile)
    glass, white = materials.metal("#2e383e", 0.12), materials.rough("#e2dccf", 0)
    for level in range(int(height // 3)):
        z = 0.9 + level * 3.1
        if sideways:
            spots = [((x[0] - 0.03, x[0] + 0.03), (a, a + 1.1)) for a in _steps(y)] + [
                ((x[1] - 0.03, x[1] + 0.03), (a, a + 1.1)) for a in _steps(y)
            ]
        else:
            spots = [((a, a + 1.1), (side - 0.03, side + 0.03)) for a in _steps(x) for side in y]
        for wx, wy in spots:
            shapes.box(
                (wx[0] - 0.1, wx[1] + 0.1) if not sideways else wx,
                wy if not sideways else (wy[0] - 0.1, wy[1] + 0.1),
                (z - 0.1, z + 1.9),
                white,
                0.01,
            )
            grow = 0.012
            shapes.box(
                (wx[0] - (grow if sideways else 0), wx[1] + (grow if sideways else 0)),
                (wy[0] - (0 if sideways else grow), wy[1] + (0 if sideways else grow)),
                (z, z + 1.8),
                glass,
                0,
            )


def _steps(span):
    return [span[0] + 0.9 + 2.1 * i for i in range(int((span[1] - span[0] - 1.2) // 2.1))]


def _guests(left, right, decor, evening):
    """Round tables with chairs in two rows, hydrangeas in tubs as a border, a board with the menu."""
    wicker = decor.get("shell", "#b08a55")
    width = right - left
    for i in range(3):
        x = left + width * (0.14 + 0.38 * i)
        for y in (-1.95,) if i == 0 else (-0.95, -2.2):
            dining.bistro_table((x, y, 0.0))
            dining.chair((x - 0.62, y + 0.05, 0.0), 1.5, wicker)
            dining.chair((x + 0.62, y - 0.04, 0.0), -1.6, wicker)
    for i, x in enumerate((left - 0.55, right + 0.5)):
        for k, y in enumerate((-0.6, -2.6)):
            plants.potted((x, y, 0.0), 1.05, "hydrangea", i * 2 + k, "#4b4f50")
    slate, wood = materials.rough("#23292a", 0.1), materials.wood("#6d4a2f", "z")
    for turn, y in ((0.2, -3.05), (-0.2, -3.3)):
        shapes.box(
            (right + 0.15, right + 0.77),
            (y - 0.015, y + 0.015),
            (0.0, 1.1),
            wood,
            0.006,
            turn=(turn, 0, 0),
        )
        shapes.box((right + 0.2, right + 0.72), (y - 0.02, y + 0.02), (0.2, 1.05), slate, 0.003, turn=(turn, 0, 0))
    _menu(right + 0.46, -3.3, -0.2)
    if evening:
        for x in (left + 0.4, right - 0.4):
            house.sconce((x, 2.2), True)
        life.string_lights((left + 0.1, -0.6, 2.5), (right - 0.1, -0.6, 2.5), True, 0.22)


def _menu(middle, y, turn):
    """A few lines of chalk on the board's front: dishes on the left, prices on the right."""
    chalk = materials.rough("#cfccc2", 0.4, 400)
    dishes = [(0.17 - 0.085 * i, -0.19, 0.02 + 0.05 * (i % 3)) for i in range(6)]
    for up, a, b in [(0.3, -0.13, 0.13), *dishes, *((up, 0.13, 0.19) for up, _, _ in dishes)]:
        tall = 0.022 if up > 0.25 else 0.011
        at = y - 0.0215 * math.cos(turn) - up * math.sin(turn)
        z = 0.625 - 0.0215 * math.sin(turn) + up * math.cos(turn)
        shapes.box((middle + a, middle + b), (at - 0.001, at + 0.001), (z - tall, z + tall), chalk, 0, turn=(turn, 0, 0))
