"""A terrace behind the house, with the product over its door."""

import dining
import furniture
import garden
import garden_seats
import house
import left_behind
import life
import plants
import tableware
import terrace
import tools

LAWN = -0.15


def _metres(span):
    return tuple(v / 100 for v in span)


def _furnish(kind, seat, middle, depth, decor, evening):
    """The furniture under the product: beside its door if the engine leaves room for a seat, else in the middle."""
    pillow = decor.get("pillow", "#b9783f")
    if kind == "lounge" and seat:
        x, width = seat["x"] / 100 + seat["width"] / 200, seat["width"] / 100
        furniture.rug((x + 0.05, -1.35, 0.0), (width + 1.0, 2.1))
        furniture.sofa((x, -0.62, 0.0), width, 0, decor.get("linen", furniture.LINEN), pillow)
        furniture.low_table((x - 0.1, -1.55, 0.012), min(1.1, width * 0.6))
        if decor.get("armchair", True):
            furniture.armchair((x + width / 2 + 0.35, -1.75, 0.012), -1.15)
        life.open_book((x - 0.38, -1.62, 0.348), 0.5)
        life.throw((x + width / 2 - 0.03, -0.62, 0.575), (0.5, 0.8), turn=1.5708)
    elif kind == "dining":
        dining.table(
            (middle[0] + decor.get("shift", 0.0), middle[1], 0.0),
            decor.get("table", 1.9),
            decor.get("turn", 0.0),
            decor.get("seats", 4),
            decor.get("shell", "#3a3f42"),
        )
    elif kind == "nook":
        dining.bistro_table((middle[0] + 0.55, middle[1] - 0.1, 0.0))
        dining.chair((middle[0] - 0.1, middle[1], 0.0), 1.4, decor.get("shell", "#b49a75"))
        dining.chair((middle[0] + 1.15, middle[1] - 0.15, 0.0), -1.5, decor.get("shell", "#b49a75"))
    elif kind == "suite":
        furniture.rug((middle[0], middle[1], 0.0), (3.0, 2.4))
        furniture.sofa(
            (middle[0], middle[1] + 0.85, 0.012),
            2.1,
            0,
            decor.get("linen", furniture.LINEN),
            pillow,
        )
        furniture.low_table((middle[0], middle[1] - 0.1, 0.012))
        furniture.armchair((middle[0] + 1.35, middle[1] - 0.35, 0.012), -1.35)
        furniture.armchair((middle[0] - 1.35, middle[1] - 0.35, 0.012), 1.3)
        life.open_book((middle[0] + 0.36, middle[1] - 0.22, 0.348), -0.4)
        life.throw((middle[0] + 1.02, middle[1] + 0.85, 0.575), (0.5, 0.8), turn=1.5708)
    elif kind == "long table":
        at = decor.get("tableAt", middle)
        garden_seats.long_table((*at, 0.0), decor.get("table", 2.6), paint=decor.get("paint", "#54705f"))
    elif kind == "rope":
        garden_seats.round_rope_set((*decor.get("tableAt", middle), 0.0))
    elif kind == "autumn":
        furniture.bench((middle[0] + 0.9, -0.55, 0.0), 1.6)
        tableware.bucket((middle[0] - 0.35, -1.25, 0.0))
        tools.step_ladder((middle[0] + 2.2, -1.35, 0.0), 2.0, 0.25)
        for seed, tone in enumerate(("#d9a32b", "#8f3a1c", "#c8862c", "#e0b84a")):
            garden.fallen_leaves((middle[0] - depth, middle[0] + depth), (-depth - 1.0, -0.1), 260, tone, seed)
    elif kind == "fitting":
        _fitting(middle)
    if decor.get("bench"):
        furniture.bench((middle[0] + 2.0, -0.45, 0.0), 1.4)
    if decor.get("dog"):
        left_behind.dog_bowl((*decor["dog"], 0.0))
    if decor.get("bicycle") is not None:
        life.bicycle((middle[0] + decor["bicycle"], -0.3, 0.0), 0.06)
    if decor.get("lights"):
        at = (middle[0] - depth * 0.9, -0.1, 2.5)
        life.string_lights(at, (middle[0] + depth * 0.9, -0.1, 2.5), evening)
    if decor.get("lantern"):
        x = middle[0] + depth * 0.1 - 1.0
        tableware.lantern((x - 0.9, -0.35, 0.0), 0.5, evening)
        tableware.lantern((x - 0.62, -0.28, 0.0), 0.34, evening)


def _fitting(middle):
    """What fitters bring along, on a dust sheet under the product."""
    tools.dust_sheet((middle[0] - 1.2, middle[0] + 1.9), (-2.3, -0.3))
    tools.step_ladder((middle[0] + 0.9, -1.0, 0.006), 2.0, 0.15)
    tools.tool_case((middle[0] - 0.35, -1.5, 0.006), 0.35)
    tools.drill((middle[0] + 0.25, -1.7, 0.006), 0.7)
    tools.spirit_level((middle[0] + 1.6, -1.75, 0.006), 0.8, -0.4)


def build(scene):
    """The engine's wall and door, paving that is a little larger than the product, furniture, and the garden."""
    decor, subject, evening = scene["decor"], scene["subject"], scene["light"] == "evening"
    seed, setting = scene["seed"], subject["setting"]
    left, right = _metres(subject["footprint"]["x"])
    back, front = _metres(subject["footprint"]["z"])
    walls = (left - decor.get("wallLeft", 2.6), right + decor.get("wallRight", 2.2))
    opening = house.opening_of(setting)
    openings = [opening]
    if decor.get("window"):
        openings.append(
            {
                "x": (
                    right - 1.35 + decor.get("windowShift", 0.0),
                    right - 0.15 + decor.get("windowShift", 0.0),
                ),
                "z": (0.95, 2.13),
                "leaves": 1,
            }
        )
    house.body(walls, decor.get("wallHeight", 3.5), openings, decor, evening, seed)
    if decor.get("cladding"):
        house.cladding(
            (opening["x"][1] + 0.12, right + 0.3), (0.16, decor.get("wallHeight", 3.5)), seed=seed
        )
    for x in (opening["x"][0] - 0.45,) if decor.get("sconce", True) else ():
        house.sconce((x, 1.95), evening)
    deck = (
        (left - decor.get("marginLeft", 1.5), right + decor.get("marginRight", 1.3)),
        (-front - decor.get("marginFront", 1.3), -0.02),
    )
    terrace.floor(*deck, decor.get("paving", "boards"), seed, decor.get("wet"))
    middle = ((left + right) / 2, -(back + front) / 2)
    _furnish(decor.get("furniture", "lounge"), setting["seat"], middle, front, decor, evening)
    _plant(deck, walls, decor, seed)
    garden.ground(
        LAWN,
        seed,
        ((deck[0][0] - 8, deck[0][1] + 8), (deck[1][0] - 9, deck[1][1])),
        lambda x, y: deck[0][0] < x < deck[0][1] and y > deck[1][0] + 1,
    )
    garden.horizon(LAWN, seed, walls)


def _plant(deck, walls, decor, seed):
    """Pots on the terrace and beds beside it."""
    (x0, x1), (y0, _) = deck
    kinds = str(decor.get("pots", "")).split()
    spots = [(x0 + 0.45, -0.5), (x1 - 0.45, -0.55), (x1 - 0.55, y0 + 0.6), (x0 + 0.4, y0 + 0.5)]
    for index, (kind, (x, y)) in enumerate(zip(kinds, spots, strict=False)):
        if kind != "none":
            plants.potted(
                (x, y, 0.0),
                plants.HEIGHTS[kind],
                kind,
                seed + index,
                decor.get("pot", "#8b8479"),
            )
    if x0 - walls[0] > 0.5:
        garden.bed((walls[0] - 1.5, x0 - 0.15), (-1.5, -0.05), LAWN + 0.03, seed)
    garden.bed((x1 + 0.15, walls[1] + 1.5), (-1.5, -0.05), LAWN + 0.03, seed + 5)
    if decor.get("bed"):
        garden.bed((x0, x1), (y0 - 1.0, y0 - 0.12), LAWN + 0.03, seed + 9)
