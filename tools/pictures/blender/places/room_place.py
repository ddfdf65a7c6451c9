"""A room with a view of the garden; the sun outside shines in through the blind."""

import math

import garden
import glazing
import grasses
import house
import interiors
import joinery
import light
import materials
import measuring
import plants
import shapes

HEIGHT = 2.66
THICKNESS = 0.32


def build(scene):
    """Walls around the engine's windows, furniture, garden; returns what the camera frames, or None: the product."""
    decor, seed = scene["decor"], scene["seed"]
    openings = _openings(scene)
    opening, last = openings[0], openings[-1]
    x0 = opening["x"][0]
    x = (x0 - decor.get("left", 1.9), last["x"][1] + decor.get("right", 2.0))
    top = max(HEIGHT, opening["z"][1] + 0.28)
    _shell(x, top, openings, decor)
    frame = materials.metal(decor.get("joinery", "#f1eee7"), 0.4)
    for pierced in openings:
        joinery.window(pierced, frame, glazing.glass((0.94, 0.96, 0.95), 0.0, 1.45, 0.0), handle=False)
    if opening["z"][0] > 0.2:
        _still_life(opening, decor)
    framed = [(x0, last["x"][1]), (0.0, 0.1), opening["z"]] if len(openings) > 1 else None
    if decor.get("room") == "measuring":
        framed = measuring.board(opening, opening["z"][0], decor)
    else:
        interiors.FURNISH[decor.get("room", "living")](x, opening, decor, seed)
    _outside(seed)
    _lamps(x, top, opening, decor, scene["light"] == "evening")
    return framed


def _shell(x, top, openings, decor):
    """The wall with its windows, the other walls, ceiling, floor, skirting and window board."""
    depth = decor.get("depth", 5.2)
    paint = materials.rough(decor.get("wall", "#efe9df"), 0.1, 300, 0.02, 0.8)
    side = materials.rough(decor.get("side", "#ebe4d8"), 0.1)
    white = materials.rough("#efeae0", 0.02)
    house.wall(x, (-0.1, top), openings, paint, (0.0, THICKNESS))
    for a, b in ((x[0] - 0.1, x[0]), (x[1], x[1] + 0.1)):
        shapes.box((a, b), (-depth, THICKNESS), (-0.1, top), side, 0)
    shapes.box((x[0] - 0.1, x[1] + 0.1), (-depth, THICKNESS), (top, top + 0.1), white, 0)
    shapes.box((x[0], x[1]), (-depth - 0.1, -depth), (-0.1, top), paint, 0)
    _floor(x, depth)
    (x0, x1), (low, _) = openings[0]["x"], openings[0]["z"]
    edges = [x[0], *(v for o in openings for v in o["x"]), x[1]]
    for a, b in zip(edges[::2], edges[1::2], strict=True) if low < 0.2 else (x,):
        shapes.box((a, b), (-0.016, 0.0), (0.0, 0.085), white, 0.004)
    if decor.get("wainscot"):
        _wainscot(x, float(decor["wainscot"]), white)
    if low > 0.2:
        # A little above the wall below it: faces in one plane would be black.
        shapes.box((x0 - 0.1, x1 + 0.1), (-0.2, 0.14), (low - 0.043, low + 0.002), white, 0.008)


def _wainscot(x, height, paint):
    """Painted boards on the window's wall, from the skirting up to a ledge."""
    count = round((x[1] - x[0]) / 0.12)
    step = (x[1] - x[0]) / count
    for i in range(count):
        shapes.box((x[0] + i * step + 0.002, x[0] + (i + 1) * step - 0.002), (-0.016, 0.0), (0.085, height), paint, 0.003)
    shapes.box(x, (-0.045, 0.0), (height, height + 0.03), paint, 0.006)


def _lamps(x, top, opening, decor, evening):
    """A soft light from the back of the room; with decor's rake also one from the side, as of a second window."""
    depth = decor.get("depth", 5.2)
    at, size = ((x[0] + x[1]) / 2, -depth + 0.2, top - 0.5), (x[1] - x[0], 1.6)
    light.area(at, size, 40 if evening else decor.get("fill", 75), (1.0, 0.98, 0.95), (math.radians(62), 0, 0))
    if decor.get("rake"):
        at = (opening["x"][0] - 0.9, -0.3, sum(opening["z"]) / 2)
        light.area(at, (0.5, 1.0), decor["rake"], (1.0, 0.93, 0.84), (0, math.radians(-84), 0))


def _openings(scene):
    """The openings of all products, from the left; all reach from the lowest sill to the highest top among them."""
    subjects = [(scene["subject"], 0.0), *((other["subject"], other["offset"]) for other in scene.get("others") or [])]
    openings = [(house.opening_of(subject["setting"]), by) for subject, by in subjects]
    z = (min(o["z"][0] for o, _ in openings), max(o["z"][1] for o, _ in openings))
    return [{**o, "x": tuple(v + by for v in o["x"]), "z": z} for o, by in openings]


def _floor(x, depth):
    """Oak boards that run towards the window."""
    dice = garden.random.Random(3)
    woods = [
        materials.wood(tone, "y", 0.4, 0.4) for tone in ("#b39a7a", "#bda586", "#a88f70", "#c4ad8f")
    ]
    shapes.box(x, (-depth, 0.3), (-0.05, -0.008), materials.rough("#2c2118", 0), 0)
    at = x[0]
    while at < x[1]:
        joint = dice.uniform(-depth + 0.6, -0.6)
        for a, b in ((-depth, joint - 0.0008), (joint + 0.0008, 0.3)):
            shapes.box(
                (at, min(at + 0.179, x[1])), (a, b), (-0.02, 0.0), dice.choice(woods), 0.0015, 1
            )
        at += 0.18


def _still_life(opening, decor):
    """A vase with dry grass on the sill."""
    z, at = opening["z"][0], opening["x"][0] + 0.16
    if decor.get("sill", True):
        glaze = materials.rough(decor.get("vase", "#8f7a62"), 0.05, roughness=0.4)
        shapes.turned(
            [(0.03, 0), (0.055, 0.03), (0.06, 0.09), (0.03, 0.15), (0.026, 0.18), (0.03, 0.185)],
            (at, -0.1, z),
            glaze,
        )
        grasses.grass_clump((at, -0.1, z + 0.12), 0.34, "#a59b6a", 2, True)


def _outside(seed):
    """What is seen through the window: lawn, a hedge with a border, and trees."""
    level = -0.45
    ground = materials.rough("#54662f", 0.5, 22, 0.3, 0.8)
    shapes.surface(
        "ground",
        [(-200, 0.33, level), (200, 0.33, level), (200, 300, level), (-200, 300, level)],
        [(0, 1, 2, 3)],
        ground,
    )
    dice = garden.random.Random(seed)
    for i in range(-4, 5):
        for j in range(0, 5):
            grasses.lawn_patch(
                (i * 2, 1.5 + j * 2, level), dice.randrange(4) * math.pi / 2, dice.randrange(3)
            )
    plants.hedge((-16, 16), (12, 12.9), (level, level + 1.7), seed=seed)
    garden.bed((-14, 14), (10.2, 11.9), level, seed)
    for _ in range(26):
        plants.tree(
            (dice.uniform(-26, 26), dice.uniform(16, 34), level),
            dice.uniform(5, 10),
            dice.choice(garden.greens()),
            dice.randrange(30),
        )
    for i in range(24):
        plants.shrub(
            (-60 + i * 5, 44, level - 0.5), (8, 7, 6), dice.choice(garden.greens()), i, False
        )
