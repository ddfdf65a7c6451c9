"""What can be seen only from close by: grooves, end plugs, screws, the beads of a chain, the edge of a screen."""

import closeups_terrace
import extrusions
import fittings
import materials
import product
import profiles
import sections
import shapes
import tableware

MM = 0.001


def build(scene):
    """Adds the details of a close-up; returns a function that says whether they replace a given part of the engine."""
    make = DETAILS.get(scene["subject"]["category"])
    near = scene.get("fabric") or scene["decor"].get("near")
    if not near or scene["place"] in ("swatch", "bench") or make is None:
        return lambda _part: False
    return make(scene)


def _roller_blind(scene):
    """A bottom rail with its groove and plugs, and beads in place of the chain's cords."""
    rail = profiles.part_of(scene, "bottom_rail")
    m, base = rail["matrix"], sections.outline_of(rail, 4.0)
    edge = max(y for y, _, _ in base)
    outline = sections.groove(base, (edge, -1), 2.4, 8, 2, 9)
    fittings.lying(extrusions.length_of([outline], m[0] - 6, extrusions.coated(rail)), m[12] + 3, rail)
    for at in (m[12] - 2, m[12] + m[0] - 3):
        fittings.plug(rail, base, at, extrusions.plastic("#c9c5bb"), 4.0)
    for part in scene["subject"]["parts"]:
        if part["kind"] == "chain" and part["matrix"][1] > 200:
            _beads(part["matrix"])
    return lambda part: part["kind"] == "bottom_rail" or part["kind"] == "chain" and part["matrix"][1] > 200


def _beads(m, pitch=6.0):
    """A ball chain along an upright part; pitch is the distance between its balls in mm."""
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
        fittings.standing(extrusions.length_of([loop], guide["matrix"][1], coat, coat, edge=0.2), guide["matrix"])
    _edge(scene, guide["matrix"][12] + half)
    _bottom_rail(profiles.part_of(scene, "bottom_rail"))
    x, y, z = product.to_scene(*guide["matrix"][12:15])
    cap = extrusions.plastic("#2c3134")
    shapes.rod((x, y - 0.0298, z + 0.89), (x, y - 0.0312, z + 0.89), 0.0065, cap, 0.006, 32)

    def replaced(part):
        return part["kind"] == "bottom_rail" or part["kind"] in ("side_guide", "zip") and part["matrix"][12] < 0

    return replaced


def _edge(scene, inner):
    """The band along which the zip is welded to the cloth: it runs into the slot of the guide."""
    m = profiles.part_of(scene, "cloth")["matrix"]
    low, high = (m[13] - abs(m[5]) / 2, m[13] + abs(m[5]) / 2) if m[5] else (m[13], m[13] + m[1])
    y = -m[14] * MM
    tape = materials.rough(profiles.part_of(scene, "cloth")["color"], 0.5, 1600, roughness=0.6)
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
    fittings.lying(extrusions.length_of([outline], length, coat), start, rail)
    fittings.plug(rail, base, start - 7, extrusions.plastic("#24282a"), 6.0)
    rubber = extrusions.plastic("#131415")
    x, y, z = start * MM, -m[14] * MM, (m[13] - top) * MM
    shapes.box((x, x + length * MM), (y - 0.004, y + 0.004), (z - 0.009, z + 0.002), rubber, 0.003, 3)


def _facade_blind(scene):
    """The left guide with the brushes in its slot, and the pins on which the slats slide in it."""
    parts = scene["subject"]["parts"]
    guide = next(p for p in parts if p["kind"] == "side_guide" and p["matrix"][12] < 0)
    m, base = guide["matrix"], sections.outline_of(guide, 3.0)
    half = max(z for _, z, _ in base)
    shell = sections.groove(base, (0, half), 18, 26, 3.0, 24)
    coat, black = extrusions.coated(guide), extrusions.plastic("#101112")
    fittings.standing(extrusions.length_of([shell], m[1], coat, coat, edge=0.2), m)
    for side in (-1, 1):
        strip = [(side * 9.4, half - 3.4), (side * 9.4, half + 0.6), (side * 3.6, half - 0.6), (side * 3.6, half - 2.0)]
        strip = [(y, z, 0.4) for y, z in (strip if side < 0 else strip[::-1])]
        fittings.standing(extrusions.length_of([strip], m[1], black, black, edge=0), m)
    for slat in (p for p in parts if p["kind"] == "slat"):
        x, y, z = product.to_scene(*slat["matrix"][12:15])
        shapes.rod((x - 0.018, y, z), (x + 0.006, y, z), 0.0032, black, sides=20)
        shapes.rod((x - 0.0015, y, z), (x + 0.0015, y, z), 0.0065, black, sides=24)
    return lambda part: part["kind"] == "side_guide" and part["matrix"][12] < 0


DETAILS = {
    "markizy": closeups_terrace.awning,
    "rolety": _roller_blind,
    "refleksole": _zip_screen,
    "zaluzje": _facade_blind,
    "zadaszenia": closeups_terrace.roof,
}
