"""A wall with the window that the product covers: of a house seen from its garden, or of an office."""

import furniture
import garden
import garden_seats
import house
import left_behind
import life
import materials
import plants
import product
import samples
import shapes
import terrace

LAWN = -0.15


def build(scene):
    """The engine's opening, more windows, paving, planting; returns what the camera frames, or None: the product."""
    decor, subject, seed = scene["decor"], scene["subject"], scene["seed"]
    evening = scene["light"] == "evening"
    opening = house.opening_of(subject["setting"])
    openings = [opening]
    for step in decor.get("repeat", []):
        openings.append({**opening, "x": tuple(v + step for v in opening["x"])})
        product.build(scene["built"], evening, (step, 0, 0), lambda part: part["kind"] != "wind_sensor")
    for other in scene.get("others") or []:
        openings.append(_shifted(house.opening_of(other["subject"]["setting"]), other["offset"]))
    x = (
        opening["x"][0] - decor.get("wallLeft", 3.4),
        opening["x"][1] + decor.get("wallRight", 3.0),
    )
    height = decor.get("wallHeight", 3.0)
    house.body(x, height, openings, {**decor, "covered": True}, evening, seed)
    for a, b in decor.get("claddings", []):
        house.cladding((a, b), (0.16, height), seed=seed)
    if decor.get("panels"):
        _panels(x, height, openings, str(decor["panels"]))
    _ground(openings, x, decor, seed)
    if decor.get("samples"):
        return samples.table((*decor["samples"], 0.0), scene)
    return None


def _shifted(opening, offset):
    return {**opening, "x": tuple(v + offset for v in opening["x"])}


def _panels(x, height, openings, tone):
    """Fibre-cement boards with open joints, between, under and over the windows."""
    board = materials.rough(tone, 0.05, 300, 0.05, 1.2, 0.6)
    xs = sorted({x[0], x[1], *(v for o in openings for v in o["x"])})
    for a, b in zip(xs, xs[1:], strict=False):
        hole = next((o for o in openings if o["x"][0] < (a + b) / 2 < o["x"][1]), None)
        rows = (
            [(0.16, height)]
            if hole is None
            else [(0.16, hole["z"][0] - 0.04), (hole["z"][1], height)]
        )
        for low, high in rows:
            count = max(1, round((b - a) / 1.25))
            for i in range(count if high - low > 0.1 else 0):
                left, right = a + (b - a) * i / count, a + (b - a) * (i + 1) / count
                for c, d in ((low, min(high, 2.0)), (min(high, 2.0), high)):
                    if d - c > 0.05:
                        shapes.box(
                            (left + 0.004, right - 0.004),
                            (-0.014, 0.002),
                            (c + 0.004, d - 0.004),
                            board,
                            0.002,
                        )


def _ground(openings, x, decor, seed):
    opening = openings[0]
    depth = decor.get("depth", 3.2)
    paving = decor.get("paving", "#b3aa9c")
    deck = ((x[0] + decor.get("bedLeft", 0.0), x[1] - decor.get("bedRight", 0.0)), (-depth, -0.02))
    if decor.get("bed", True):
        deck = (deck[0], (-depth, -1.0))
        for a, b in _beside(openings, x):
            if b - a > 1.2:
                garden.bed((a, b), (-0.95, -0.05), 0.0, seed)
            else:
                terrace.floor((a, b), (-1.0, -0.02), paving, seed)
        for a, b in (o["x"] for o in openings if o["z"][0] < 0.3):
            terrace.floor((a - 0.2, b + 0.2), (-1.0, -0.02), paving, seed)
    terrace.floor(*deck, paving, seed)
    for index, kind in enumerate(str(decor.get("pots", "")).split()):
        side = opening["x"][1] + 0.55 if index == 0 else opening["x"][0] - 0.55
        if kind != "none":
            plants.potted(
                (side, -0.5, 0.0),
                plants.HEIGHTS[kind],
                kind,
                seed + index,
                decor.get("pot", "#8b8479"),
            )
    if decor.get("furniture") == "lounge":
        at = decor.get("seatAt", [0.0, -1.6])
        left_behind.armchair((at[0], at[1], 0.0), decor.get("seatTurn", 0.6), decor.get("wool", "#7f9a8c"))
        furniture.low_table((at[0] + 0.85, at[1] - 0.25, 0.0), 0.5, 0.5)
    if decor.get("furniture") == "rope":
        garden_seats.round_rope_set((*decor["seatAt"], 0.0))
    if decor.get("dog"):
        left_behind.dog_bowl((*decor["dog"], 0.0))
    if decor.get("bicycle") is not None:
        life.bicycle((decor["bicycle"], -0.35, 0.0), 0.06)
    garden.ground(LAWN, seed, ((x[0] - 4, x[1] + 8), (-depth - 9, -depth + 1)))
    garden.horizon(LAWN, seed, x)


def _beside(openings, x):
    """The spans (x0, x1) of the wall between openings that reach the floor."""
    low = sorted(o["x"] for o in openings if o["z"][0] < 0.3)
    edges = [x[0], *(v for a, b in low for v in (a - 0.25, b + 0.25)), x[1]]
    return zip(edges[::2], edges[1::2], strict=True)
