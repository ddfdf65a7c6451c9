"""Samples on a table, before the wall for which they are chosen: cloth, slats, profiles, plaster, wood."""

import extrusions
import fabrics
import furniture
import guides
import materials
import sections
import shapes
import tableware
from mathutils import Matrix, Vector

MM = 0.001
CLOTHS = ("#c9b391", "#d3c8b2", "#e2d8c4", "#b9b2a4", "#9a9c9b", "#6f7578", "#3b4043")
CARD = ("#e9e4d8", "#d6cab5", "#b8ac97", "#8d8f8e", "#5f6669", "#383e42", "#7a5a3c", "#a8452f")


def table(at, scene):
    """The table with its samples; returns what the camera frames."""
    x, y, _ = at
    top = 0.74
    oak = materials.wood("#a97f55", "x")
    for i in range(5):
        a = y - 0.36 + i * 0.146
        shapes.box((x - 0.8, x + 0.8), (a, a + 0.143), (top - 0.03, top), oak, 0.004)
    for a in (x - 0.74, x + 0.68):
        for b in (y - 0.32, y + 0.27):
            shapes.box((a, a + 0.06), (b, b + 0.06), (0, top - 0.03), oak, 0.005)
    _fan((x - 0.2, y - 0.27, top), -1.0)
    _plaster((x - 0.3, y + 0.1, top), str(scene["decor"].get("wall")))
    _battens((x + 0.03, y + 0.1, top))
    _metal((x + 0.14, y - 0.04, top), scene)
    _card((x + 0.16, y - 0.26, top), 0.2)
    tableware.cup((x + 0.38, y + 0.16, top))
    return [(x - 0.4, x + 0.42), (y - 0.3, y + 0.16), (top, top + 0.2)]


def _fan(at, start):
    """Strips of cloth, fanned out around a rivet."""
    x, y, z = at
    for i, tone in enumerate(CLOTHS):
        way, low = start + i * 0.26, z + 0.0012 + i * 0.0016
        cloth = fabrics.cloth(tone, 0.0, 1500.0, 0.7, 0.14)

        def strip(cloth=cloth):
            shapes.box((-0.04, 0.04), (-0.02, 0.27), (0.0, 0.0014), cloth, 0.0006)
            shapes.box((-0.04, 0.04), (-0.022, 0.016), (-0.0002, 0.0018), materials.rough("#e8e2d6", 0), 0.0005)

        furniture.placed(strip, (x, y, low), -way)
    shapes.turned([(0.0, 0.004), (0.004, 0.0035), (0.006, 0.0)], (x, y, z + 0.013), materials.metal("#b9a777", 0.3, 0.9))


def _plaster(at, tone):
    """A board with the plaster of the wall, leaning on a second one."""
    x, y, z = at
    for dx, dy, colour, turn in ((0.1, 0.07, "#8d877d", -0.12), (0.0, 0.0, tone, 0.1)):
        board = materials.rough(colour, 1.0, 420.0, 0.06, 6)
        backing = materials.rough("#8a7a66", 0.2)
        lean = Matrix.Translation((x + dx, y + dy, z)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-0.3, 4, "X")
        for depth, material, edge in (((0.0, 0.006), board, 0.002), ((0.006, 0.014), backing, 0.001)):
            shapes.box((-0.1, 0.1), depth, (0.0, 0.2), material, edge).matrix_world = lean


def _battens(at):
    """A piece of the wooden cladding, lying."""
    x, y, z = at
    shapes.box((x - 0.07, x + 0.1), (y - 0.11, y + 0.13), (z, z + 0.008), materials.rough("#1d1a17", 0), 0.001)
    for i, tone in enumerate(("#8a6544", "#7d5a3b", "#946d4a")):
        a = x - 0.066 + i * 0.058
        shapes.box((a, a + 0.042), (y - 0.115, y + 0.135), (z + 0.008, z + 0.034), materials.wood(tone, "y"), 0.002)


def _metal(at, scene):
    """A guide with its sawn end, and slats in three colours that lie over one another."""
    guide = next(part for part in scene["subject"]["parts"] if part["kind"] == "side_guide")
    slat = next(part for part in scene["subject"]["parts"] if part["kind"] == "slat")
    loops, _ = guides.guide_loops(guide, 18, 26, 22)
    high = max(y for y, _, _ in loops[0])
    _laid(extrusions.length_of(loops, 170, extrusions.coated(guide)), at, (0.03, -0.07, high * MM), -0.5)
    widest = max(z for _, z in slat["outline"])
    arc = [(y, z, 0.3 if abs(z) > widest - 1 else 90.0) for y, z, _ in sections.outline_of(slat, 0)]
    for i, tone in enumerate(("#c9bda6", "#a9adaf", "#383e42")):
        leaf = extrusions.length_of([arc], 190, extrusions.coated({**slat, "color": tone}), edge=0.12)
        _laid(leaf, at, (0.17 + i * 0.006, -0.075 + i * 0.03, 0.0105 + i * 0.0027), -0.5)


def _laid(thing, at, beside, turn):
    thing.matrix_world = Matrix.Translation(Vector(at) + Vector(beside)) @ Matrix.Rotation(turn, 4, "Z")


def _card(at, turn):
    """A card with the colours of powder coats."""

    def make():
        shapes.box((-0.125, 0.125), (-0.035, 0.035), (0.0, 0.0012), materials.rough("#f0ece2", 0), 0.0004)
        for i, tone in enumerate(CARD):
            a = -0.119 + i * 0.03
            shapes.box((a, a + 0.026), (-0.018, 0.028), (0.0008, 0.0018), materials.metal(tone, 0.4), 0.0003)
            shapes.box((a, a + 0.018), (-0.027, -0.0245), (0.0008, 0.0014), materials.rough("#8b867d", 0), 0)

    furniture.placed(make, at, turn)
