"""Rooms: each function furnishes the surroundings of a window for one use of the room."""

import fabrics
import furniture
import life
import materials
import plants
import room_pieces
import room_walls
import shapes
import table_rooms
import tableware


def living(x, opening, decor, _seed):
    """A reading corner: armchair, lamp, small table and a large plant."""
    side = opening["x"][1] + 0.85
    furniture.rug((side - 0.5, -1.55, 0.0), (2.6, 1.9), decor.get("rug", "#b4a48b"))
    furniture.sofa(
        (side, -0.95, 0.012),
        0.92,
        -0.45,
        decor.get("linen", "#a8a394"),
        decor.get("pillow", "#b9783f"),
        "#7a5636",
    )
    room_pieces.round_table((side - 0.85, -0.8, 0.0))
    room_pieces.floor_lamp((x[1] - 0.35, -0.4, 0.0))
    plants.potted((opening["x"][0] - 0.75, -0.55, 0.0), 1.5, "fig", 3, "#cfc6b6")
    life.throw((side + 0.36, -0.9, 0.575), (0.42, 0.7), "#8a9a7c", 1.12)
    room_walls.bookcase((opening["x"][0] - 2.25, opening["x"][0] - 1.15), (0.0, 2.1), seed=4)
    room_walls.gallery(opening["x"][1] + 0.72, 1.62)
    room_walls.curtains(opening, opening["z"][1] + 0.2)


def bedroom(x, opening, decor, _seed):
    """A bed to the right of the window with its head at the window's wall, a bedside table and a lamp."""
    linen, blue = (
        fabrics.cloth("#e2dacb", weave=220.0),
        fabrics.cloth(decor.get("blanket", "#7f8f9f"), weave=180.0, bump=0.5),
    )
    oak = materials.wood("#a67c52", "x")
    a = opening["x"][1] + 0.5
    b = a + 1.5
    shapes.box(
        (a - 0.05, b + 0.05),
        (-0.1, -0.03),
        (0.0, 1.05),
        fabrics.cloth("#a49a8a", weave=200.0),
        0.03,
        4,
    )
    shapes.box((a, b), (-2.15, -0.1), (0.12, 0.32), oak, 0.01)
    shapes.box((a + 0.02, b - 0.02), (-2.12, -0.12), (0.3, 0.55), linen, 0.07, 5)
    duvet = fabrics.cloth("#e3ddd1", weave=220.0)
    middle = (a + b) / 2
    room_pieces.rumpled(shapes.cushion((middle, -1.42, 0.56), (1.72, 1.5, 0.26), duvet, puff=0.25), 0.09)
    room_pieces.rumpled(shapes.cushion((middle + 0.08, -1.85, 0.64), (1.74, 0.7, 0.2), blue, (0, 0, 0.06), 0.25), 0.07)
    for c in (a + 0.4, b - 0.4):
        shapes.cushion((c, -0.34, 0.7), (0.62, 0.2, 0.44), linen, (-0.5, 0, 0.05), 0.6)
    room_pieces.round_table((opening["x"][1] + 0.22, -0.42, 0.0), 0.2, 0.5)
    room_pieces.table_lamp((opening["x"][1] + 0.22, -0.42, 0.5))
    furniture.rug((a - 0.1, -2.0, 0.0), (2.0, 1.5), "#c2b59f")
    room_walls.gallery(a + 0.05, 1.62, ("#5f7387", "#b08d6a", "#7f8f86"))
    room_walls.curtains(opening, opening["z"][1] + 0.2, "#d9d6cc")
    life.open_book((b - 0.45, -1.0, 0.605), 0.4, "#8a5a44")
    plants.potted((opening["x"][0] - 0.6, -0.5, 0.0), 1.2, "grass", 1, "#b8ad9c")


def panorama(x, opening, decor, _seed):
    """A sofa before a window down to the floor, and the garden behind it."""
    middle = opening["x"][1] + 0.55
    furniture.rug((middle - 0.2, -2.1, 0.0), (3.2, 2.2), decor.get("rug", "#a9a396"))
    furniture.sofa(
        (middle + 0.35, -1.75, 0.012),
        2.1,
        -1.25,
        decor.get("linen", "#b8b1a2"),
        decor.get("pillow", "#7d8f86"),
        "#6f5034",
    )
    furniture.low_table((middle - 0.75, -1.9, 0.012), 0.9, 0.55, 0.35, "#6f5034")
    life.open_book((middle - 0.75, -1.75, 0.348), 1.2)
    room_pieces.floor_lamp((x[1] - 0.4, -0.45, 0.0))
    room_walls.gallery(opening["x"][1] + 0.45, 1.6)
    room_walls.curtains(opening, opening["z"][1] + 0.14, decor.get("curtain", "#d8d2c4"))
    plants.potted((opening["x"][0] - 0.85, -0.5, 0.0), 1.8, "fig", 2, "#c9c0b0")


def nursery(x, opening, decor, _seed):
    """A child's corner: a tent of cloth, a low shelf with toys, blocks on a round rug."""
    side = opening["x"][1] + 0.85
    shapes.turned(
        [(0.0, 0.004), (0.85, 0.004), (0.86, 0.01), (0.85, 0.014), (0.0, 0.014)],
        (opening["x"][0] + 0.75, -1.35, 0.0),
        fabrics.cloth("#d6c3a0", weave=90.0, bump=0.7, spread=0.1),
        56,
    )
    room_pieces.tent((side, -0.75, 0.0))
    pine = materials.wood("#c9a577", "x")
    a = opening["x"][0] - 1.35
    depth = (-0.54, -0.22)
    for z in (0.0, 0.36, 0.72):
        shapes.box((a, a + 1.1), depth, (z, z + 0.025), pine, 0.002)
    for c in (a, a + 0.54, a + 1.075):
        for z in (0.025, 0.385):
            shapes.box((c, c + 0.025), depth, (z, z + 0.335), pine, 0.002)
    colours = ("#c65b43", "#e0a83c", "#5f8a6b", "#5b7fa3", "#d9cdb8")
    for i in range(9):
        tone = materials.rough(colours[i % 5], 0.05, roughness=0.6)
        at, tall = a + 0.06 + i * 0.05, 0.2 + 0.02 * (i % 3)
        shapes.box((at, at + 0.038), (-0.48, -0.26), (0.385, 0.385 + tall), tone, 0.003)
        block = 0.09
        bx, by = opening["x"][0] + 0.55 + (i % 3) * 0.17, -1.45 - (i // 3) * 0.14
        low = 0.014 + (block if i == 8 else 0)
        shapes.box(
            (bx, bx + block),
            (by, by + block),
            (low, low + block),
            tone,
            0.006,
            turn=(0, 0, i * 0.5),
        )
    room_pieces.bear((a + 0.82, -0.4, 0.745))
    room_walls.gallery(opening["x"][1] + 0.3, 1.75, ("#5b7fa3", "#e0a83c", "#5f8a6b"))
    room_walls.curtains(opening, opening["z"][1] + 0.2, "#efe3c8")
    life.open_book((opening["x"][0] + 1.1, -1.55, 0.016), -0.4, "#c65b43")
    tableware.ball((opening["x"][0] + 0.25, -1.75, 0.12), 0.11, materials.rough("#c65b43", 0))
    room_walls.bunting((opening["x"][0] - 1.5, 2.12), 1.2)


def comparison(x, opening, decor, _seed):
    """A seat, a rug and plants beside several windows; the floor before the windows stays free for the light on it."""
    left = opening["x"][0]
    furniture.rug((x[1] - 2.0, -2.2, 0.0), (2.2, 1.6), decor.get("rug", "#a9a396"))
    furniture.armchair((x[1] - 1.5, -1.95, 0.012), -0.9, decor.get("linen", "#b8b1a2"))
    room_pieces.round_table((x[1] - 2.35, -1.75, 0.012))
    plants.potted((x[1] - 0.5, -0.5, 0.0), 1.7, "fig", 2, "#c9c0b0")
    plants.potted((left - 0.5, -0.45, 0.0), 1.15, "grass", 4, "#b9a58a")
    life.open_book((x[1] - 2.4, -2.45, 0.014), 0.5)


FURNISH = {
    "comparison": comparison,
    "living": living,
    "bedroom": bedroom,
    "breakfast": table_rooms.breakfast,
    "panorama": panorama,
    "nursery": nursery,
    "desk": table_rooms.desk,
}
