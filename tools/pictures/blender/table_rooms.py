"""Rooms around a table: a breakfast corner, and a desk with things to measure with."""

import dining
import materials
import plants
import room_pieces
import room_walls
import shapes
import tableware


def breakfast(x, opening, decor, _seed):
    """A round table with two chairs beside the window and a pendant over it, shelves and a sideboard."""
    at = (opening["x"][1] + 0.35, -1.15)
    oak = materials.wood("#a67c52", "x")
    shapes.turned(
        [(0.0, 0.0), (0.26, 0.0), (0.25, 0.02), (0.05, 0.05), (0.04, 0.7)],
        (*at, 0),
        materials.metal("#2b2e30"),
    )
    shapes.turned(
        [(0.0, 0.71), (0.5, 0.71), (0.52, 0.725), (0.5, 0.745), (0.0, 0.745)], (*at, 0), oak, 48
    )
    dining.chair((at[0] - 0.2, at[1] - 0.82, 0.0), 2.9, decor.get("shell", "#8c9a86"))
    dining.chair((at[0] + 0.85, at[1] + 0.05, 0.0), -1.5, decor.get("shell", "#8c9a86"))
    tableware.setting((at[0], at[1], 0.745))
    for dx, dy in ((-0.3, -0.18), (0.25, -0.2)):
        tableware.cup((at[0] + dx, at[1] + dy, 0.745))
    room_walls.pendant((*at, 1.55), 2.66)
    room_walls.gallery(opening["x"][1] + 0.35, 1.72, ("#c08a5a", "#6f8478", "#b5533f"))
    shelf = opening["x"][0] - 1.75
    for z in (1.35, 1.72):
        shapes.box((shelf, shelf + 1.2), (-0.24, 0.0), (z, z + 0.03), oak, 0.004)
    for i in range(6):
        glaze = materials.rough(("#e6dfd0", "#8a9bb0", "#c9785a")[i % 3], 0.03, roughness=0.35)
        spot = (shelf + 0.14 + i * 0.18, -0.12, 1.38 if i % 2 else 1.75)
        shapes.turned([(0.03, 0), (0.05, 0.02), (0.055, 0.11), (0.05, 0.11), (0.045, 0.03)], spot, glaze)
    room_pieces.sideboard((opening["x"][0] - 1.1, -0.02))
    plants.potted((opening["x"][0] - 0.95, -0.22, 0.78), 0.5, "grass", 5, "#d8cfc0")


def desk(x, opening, decor, _seed):
    """A table under the window with a tape, a notebook and a pencil."""
    left, right = opening["x"][0] - 0.3, opening["x"][1] + 0.5
    oak, z = materials.wood("#b08a5f", "x"), 0.74
    shapes.box((left, right), (-1.0, -0.28), (z - 0.035, z), oak, 0.006)
    for a in (left + 0.08, right - 0.12):
        for b in (-0.94, -0.38):
            shapes.box((a, a + 0.045), (b, b + 0.045), (0, z - 0.035), oak, 0.005)
    paper = materials.rough("#f0ece2", 0)
    m = (left + right) / 2 + 0.1
    shapes.box((m - 0.3, m + 0.02), (-0.85, -0.6), (z, z + 0.014), paper, 0.002, turn=(0, 0, 0.15))
    shapes.box(
        (m - 0.29, m + 0.01),
        (-0.84, -0.61),
        (z + 0.014, z + 0.0145),
        materials.rough("#e6e0d2", 0, patches=30, spread=0.2),
        0,
        turn=(0, 0, 0.15),
    )
    shapes.rod(
        (m - 0.1, -0.84, z + 0.02),
        (m + 0.03, -0.68, z + 0.02),
        0.004,
        materials.rough("#c98a2e", 0),
    )
    yellow = materials.rough("#e0a93b", 0.05, roughness=0.45)
    shapes.box(
        (m + 0.18, m + 0.26), (-0.82, -0.75), (z, z + 0.07), yellow, 0.018, 4, turn=(0, 0, -0.5)
    )
    shapes.box(
        (m + 0.2, m + 0.95),
        (-0.905, -0.885),
        (z + 0.001, z + 0.0022),
        materials.rough("#e9c95a", 0, patches=60, spread=0.4),
        0,
        turn=(0, 0, 0.12),
    )
    tableware.cup((left + 0.3, -0.6, z))
    plants.potted((opening["x"][0] - 0.85, -0.5, 0.0), 1.5, "fig", 3, "#cfc6b6")
    room_pieces.floor_lamp((x[1] - 0.5, -0.45, 0.0))
