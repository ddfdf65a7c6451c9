"""The floor of a terrace, of boards or slabs, and its rim above the lawn."""

import random

import materials
import nodes
import shapes

WOODS = ("#8e6543", "#9a7050", "#a47a58", "#94694a", "#ad8561")


# Larch that has weathered for some years.
SILVERED = ("#9a9188", "#a59b90", "#8e867d", "#aaa297", "#978c80")


def boards(x, y, seed=0, level=0.0, tones=WOODS):
    """Boards along the house; each row has one joint at a random place."""
    dice = random.Random(seed)
    woods = [materials.wood(tone, "x") for tone in tones]
    at = y[1]
    shapes.box(x, y, (level - 0.09, level - 0.045), materials.rough("#15110d", 0), 0)
    while at > y[0] + 0.05:
        joint = dice.uniform(x[0] + 1, x[1] - 1)
        for a, b in ((x[0], joint - 0.0015), (joint + 0.0015, x[1])):
            shapes.box(
                (a, b), (at - 0.138, at), (level - 0.026, level), dice.choice(woods), 0.003, 1
            )
        at -= 0.144
    _edge(x, (at + 0.006, y[1]), level, materials.wood(tones[0], "x"))


def floor(x, y, paving, seed=0, wet=False):
    """What a place is paved with: "boards", "silvered" boards, or slabs of a colour, which shine after rain."""
    if paving in ("boards", "silvered"):
        boards(x, y, seed, tones=WOODS if paving == "boards" else SILVERED)
    else:
        slabs(x, y, tone=paving, seed=seed, gloss=0.16 if wet else 0.7)


def slabs(x, y, size=(0.9, 0.6), tone="#b3aa9c", seed=0, level=0.0, gloss=0.7):
    """Large ceramic slabs in a running bond."""
    dice = random.Random(seed)
    stones = [
        materials.rough(tuple(c * k for c in nodes.linear(tone)), 0.18, 160, 0.08, 2.2, gloss)
        for k in (0.9, 0.97, 1.03, 1.1)
    ]
    shapes.box(x, y, (level - 0.09, level - 0.012), materials.rough("#6f675c", 0.3), 0)
    at, row = y[1], 0
    while at > y[0] + 0.02:
        start = x[0] - (size[0] / 2 if row % 2 else 0)
        while start < x[1]:
            a, b = max(start, x[0]), min(start + size[0] - 0.005, x[1])
            if b - a > 0.03:
                low = max(at - size[1] + 0.005, y[0])
                shapes.box(
                    (a, b),
                    (low, at),
                    (level - 0.03, level + dice.uniform(-0.0008, 0.0008)),
                    dice.choice(stones),
                    0.003,
                    1,
                )
            start += size[0]
        at -= size[1]
        row += 1
    _edge(x, y, level, materials.rough("#8b847a", 0.3, 90, 0.1, 3))


def _edge(x, y, level, material):
    """The rim of the terrace above the lawn."""
    low = level - 0.17
    shapes.box(
        (x[0] - 0.06, x[1] + 0.06),
        (y[0] - 0.06, y[0] - 0.004),
        (low, level - 0.002),
        material,
        0.004,
    )
    for a in (x[0] - 0.06, x[1] + 0.004):
        shapes.box((a, a + 0.056), (y[0], y[1]), (low, level - 0.002), material, 0.004)
