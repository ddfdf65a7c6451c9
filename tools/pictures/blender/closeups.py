"""What is seen of a product only from close by: grooves, end plugs and screws, the beads of a chain, the edge of a screen."""

import math

import extrusions
import materials
import product
import sections
import sewn
import shapes
import tableware
from mathutils import Matrix

MM = 0.001


def build(scene):
    """Adds the details of a close picture and says which of the engine's parts they stand for."""
    make = DETAILS.get(scene["subject"]["category"])
    if not scene.get("fabric") or scene["place"] in ("swatch", "bench") or make is None:
        return lambda _part: False
    return make(scene)


def _part(scene, kind):
    return next(part for part in scene["subject"]["parts"] if part["kind"] == kind)


def _lying(thing, start, part):
    """A profile along x, whose sections lie as those of the engine's part."""
    m = part["matrix"]
    return extrusions.placed(thing, (start, -m[14], m[13]), -90)


def _scaled(loop, by):
    return [(y + math.copysign(by, y), z + math.copysign(by, z), max(r + by, 0.4)) for y, z, r in loop]


def _plug(part, base, at, cover, length=5.0):
    """An end plug with a shadow gap; at is the end of the profile, mm."""
    gap, over = extrusions.plastic("#151617"), _scaled(base, 0.7)
    _lying(extrusions.length_of([_scaled(base, -0.8)], 1.0, gap, gap, edge=0), at, part)
    _lying(extrusions.length_of([over], length, cover, cover, edge=1.2), at + 1.0, part)


def _screw(at, way, radius=4.2):
    """A countersunk screw with a hexagon socket; at in mm of the scene, way the direction of its head."""
    steel, dark = materials.metal("#b4b7b9", 0.25, 0.9), extrusions.plastic("#0c0d0d")
    spots = [tuple((a + w * far) * MM for a, w in zip(at, way)) for far in (-0.5, 0.7, 0.85)]
    shapes.rod(spots[0], spots[1], radius * MM, steel, (radius - 0.9) * MM, 28)
    shapes.rod(spots[1], spots[2], radius * 0.42 * MM, dark, sides=6)


def _awning(scene):
    """A front bar with its grooves and end plug, cloth in the upper groove, a sewn valance in the lower one."""
    bar = _part(scene, "front_bar")
    m, base = bar["matrix"], [(y, z, 24.0 if z > 0 else 5.0) for y, z, _ in sections.outline_of(bar, 0)]
    half = max(y for y, _, _ in base)
    outline = sections.groove(base, (half, -22), 2.6, 8, 2.2, 10)
    outline = sections.groove(outline, (-half, -6), 2.6, 8, 2.2, 10)
    outline = sections.groove(outline, (half * 0.5, 35), 1.6, 1.6, 0.6, 1.6)
    coat, end = extrusions.coated(bar), m[12] + m[0]
    _lying(extrusions.length_of([outline], m[0], coat), m[12], bar)
    _plug(bar, base, end, coat, 6.0)
    for up in (-27, 27):
        _screw((end + 7.0, -m[14] - 6, m[13] + up), (1, 0, 0))
    sewn.valance(_part(scene, "valance"), -(m[14] - 6) * MM, scene["fabric"])
    sewn.awning_cloth(_part(scene, "cloth"), (m[14] - 22, m[13] + half - 4), scene["fabric"])
    return lambda part: part["kind"] in ("front_bar", "valance", "cloth")


def _roller_blind(scene):
    """A bottom rail with its groove and plugs, and beads in place of the chain's cords."""
    rail = _part(scene, "bottom_rail")
    m, base = rail["matrix"], sections.outline_of(rail, 4.0)
    edge = max(y for y, _, _ in base)
    outline = sections.groove(base, (edge, -1), 2.4, 8, 2, 9)
    _lying(extrusions.length_of([outline], m[0] - 6, extrusions.coated(rail)), m[12] + 3, rail)
    for at in (m[12] - 2, m[12] + m[0] - 3):
        _plug(rail, base, at, extrusions.plastic("#c9c5bb"), 4.0)
    for part in scene["subject"]["parts"]:
        if part["kind"] == "chain" and part["matrix"][1] > 200:
            _beads(part["matrix"])
    return lambda part: part["kind"] == "bottom_rail" or part["kind"] == "chain" and part["matrix"][1] > 200


def _beads(m, pitch=6.0):
    """A ball chain from the lower end of an upright part on."""
    nickel = materials.metal("#b9bbb9", 0.22, 0.9)
    x, y, z = product.to_scene(*m[12:15])
    shapes.rod((x, y, z), (x, y, z + m[1] * MM), 0.0007, nickel, sides=8)
    tableware.ball((0, 0, 0), 0.0023, nickel)
    bead = shapes.bpy.context.scene.collection.objects[-1]
    for i in range(int(m[1] / pitch)):
        shapes.copy_of(bead, (x, y, z + i * pitch * MM))


def _zip_screen(scene):
    """The left guide with its insert and slot, the welded edge of the cloth in it, and the bottom rail before it."""
    guide = next(p for p in scene["subject"]["parts"] if p["kind"] == "side_guide" and p["matrix"][12] < 0)
    base = sections.outline_of(guide, 3.0)
    half = max(z for _, z, _ in base)
    shell = sections.groove(base, (0, half), 11, 24, 3.0, 25)
    shell = sections.groove(shell, (30, half - 9), 1.2, 1.2, 0.5, 1.6)
    insert = [(y, z, 1.5) for y, z in ((-11.5, half - 3.3), (-11.5, half - 24), (11.5, half - 24), (11.5, half - 3.3))]
    insert = insert if sections.is_left(insert) else insert[::-1]
    insert = sections.groove(insert, (0, half - 3.3), 3.2, 9, 5, 13)
    liner = extrusions.plastic("#c9c7c0")
    for loop, coat in ((shell, extrusions.coated(guide)), (insert, liner)):
        _standing(extrusions.length_of([loop], guide["matrix"][1], coat, coat, edge=0.2), guide["matrix"])
    _edge(scene, guide["matrix"][12] + half)
    _bottom_rail(_part(scene, "bottom_rail"))
    x, y, z = product.to_scene(*guide["matrix"][12:15])
    cap = extrusions.plastic("#2c3134")
    shapes.rod((x, y - 0.0298, z + 0.89), (x, y - 0.0312, z + 0.89), 0.0065, cap, 0.006, 32)

    def replaced(part):
        return part["kind"] == "bottom_rail" or part["kind"] in ("side_guide", "zip") and part["matrix"][12] < 0

    return replaced


def _standing(thing, m):
    """An upright profile, whose sections lie as those of the engine's part."""
    thing.matrix_world = Matrix.Translation(product.to_scene(*m[12:15])) @ Matrix.Rotation(math.pi / 2, 4, "X")


def _edge(scene, inner):
    """The band along which the zip is welded to the cloth: it runs into the slot of the guide."""
    m = _part(scene, "cloth")["matrix"]
    low, high = (m[13] - abs(m[5]) / 2, m[13] + abs(m[5]) / 2) if m[5] else (m[13], m[13] + m[1])
    y = -m[14] * MM
    tape = materials.rough(_part(scene, "cloth")["color"], 0.5, 1600, roughness=0.6)
    shapes.box(((inner - 16) * MM, (inner + 9) * MM), (y - 0.0016, y - 0.0004), (low * MM, high * MM), tape, 0.0004)
    ridge = [(inner + 1.5 + i * 2.4) * MM for i in range(3)]
    for x in ridge:
        shapes.rod((x, y - 0.0016, low * MM), (x, y - 0.0016, high * MM), 0.00045, tape, sides=8)


def _bottom_rail(rail):
    m, base = rail["matrix"], sections.outline_of(rail, 4.0)
    top, half = max(y for y, _, _ in base), max(z for _, z, _ in base)
    outline = sections.groove(base, (top, 0), 3.0, 9, 2.2, 11)
    outline = sections.groove(outline, (-top * 0.45, half), 1.6, 1.6, 0.6, 1.6)
    coat, start, length = extrusions.coated(rail), m[12] + 9, m[0] - 18
    _lying(extrusions.length_of([outline], length, coat), start, rail)
    _plug(rail, base, start - 7, extrusions.plastic("#24282a"), 6.0)
    rubber = extrusions.plastic("#131415")
    x, y, z = start * MM, -m[14] * MM, (m[13] - top) * MM
    shapes.box((x, x + length * MM), (y - 0.004, y + 0.004), (z - 0.009, z + 0.002), rubber, 0.003, 3)


DETAILS = {"markizy": _awning, "rolety": _roller_blind, "refleksole": _zip_screen}
