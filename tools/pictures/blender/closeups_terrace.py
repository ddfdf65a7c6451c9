"""Awnings and roofs from close by: front bar and valance, gutter and glazing bars."""

import math

import extrusions
import fittings
import materials
import product
import profiles
import sections
import sewn
import shapes
from mathutils import Matrix, Vector

MM = 0.001


def awning(scene):
    """A front bar with its grooves and end plug, cloth in the upper groove, a sewn valance in the lower one."""
    bar = profiles.part_of(scene, "front_bar")
    m, base = bar["matrix"], [(y, z, 24.0 if z > 0 else 5.0) for y, z, _ in sections.outline_of(bar, 0)]
    half = max(y for y, _, _ in base)
    outline = sections.groove(base, (half, -22), 2.6, 8, 2.2, 10)
    outline = sections.groove(outline, (-half, -6), 2.6, 8, 2.2, 10)
    outline = sections.groove(outline, (half * 0.5, 35), 1.6, 1.6, 0.6, 1.6)
    coat, end = extrusions.coated(bar), m[12] + m[0]
    fittings.lying(extrusions.length_of([outline], m[0], coat), m[12], bar)
    fittings.plug(bar, base, end, coat, 6.0)
    for up in (-27, 27):
        fittings.screw((end + 7.0, -m[14] - 6, m[13] + up), (1, 0, 0))
    sewn.valance(profiles.part_of(scene, "valance"), -(m[14] - 6) * MM, scene["fabric"])
    sewn.awning_cloth(profiles.part_of(scene, "cloth"), (m[14] - 22, m[13] + half - 4), scene["fabric"])
    return lambda part: part["kind"] in ("front_bar", "valance", "cloth")


def roof(scene):
    """The gutter as an open trough with its end plate, and on each rafter the screwed bar that holds the panels."""
    gutter, parts = profiles.part_of(scene, "gutter"), scene["subject"]["parts"]
    m, base = gutter["matrix"], [(y, z, 26.0 if y < 0 < z else 4.0) for y, z, _ in sections.outline_of(gutter, 0)]
    top, half = max(y for y, _, _ in base), max(z for _, z, _ in base)
    trough = sections.groove(base, (top, -2), 2 * half - 24, 2 * half - 9, 4, 2 * top - 10)
    coat, end = extrusions.coated(gutter), m[12] + m[0]
    fittings.lying(extrusions.length_of([trough], m[0], coat), m[12], gutter)
    fittings.plug(gutter, base, end, coat, 4.0)
    for up, out in ((top - 16, -half + 14), (-top + 30, half - 24), (-top + 16, -half + 14)):
        fittings.screw((end + 5.0, -m[14] - out, m[13] + up), (1, 0, 0))
    rafters = [part for part in parts if part["kind"] == "rafter"]
    for rafter in rafters:
        _glazing_bar(rafter["matrix"], coat)
    along, lie = _lie(rafters[0]["matrix"])
    lie.translation.x = 0
    high = (math.hypot(*rafters[0]["matrix"][4:7]) / 2 - 9) * MM
    wide = max(abs(part["matrix"][12]) for part in rafters) * MM
    shapes.box((-wide, wide), (along - 0.002, along + 0.006), (high, high + 0.02), coat, 0.001).matrix_world = lie
    return lambda part: part["kind"] == "gutter"


def _lie(m):
    """The length of a rafter in metres, and the matrix that lays it along y with its upper side along z."""
    along = Vector(product.to_scene(*m[0:3]))
    up = Vector(product.to_scene(*m[4:7])).normalized()
    way = along.normalized()
    turn = Matrix((way.cross(up), way, up)).transposed().to_4x4()
    return along.length, Matrix.Translation(product.to_scene(*m[12:15])) @ turn


def _glazing_bar(m, coat):
    """A bar along a rafter over a gasket, with a screw every 30 cm."""
    length, lie = _lie(m)
    z = (math.hypot(*m[4:7]) / 2 + 8) * MM
    rubber, steel = extrusions.plastic("#141516"), materials.metal("#b4b7b9", 0.25, 0.9)
    things = [
        shapes.box((-0.03, 0.03), (0.0, length + 0.004), (z + 0.002, z + 0.011), coat, 0.003, 3),
        shapes.box((-0.031, 0.031), (0.0, length), (z - 0.001, z + 0.0025), rubber, 0.001),
    ]
    for i in range(int(length / 0.3)):
        head = [(0.0, 0.0036), (0.0045, 0.003), (0.0065, 0.0)]
        things.append(shapes.turned(head, (0, length - 0.07 - i * 0.3, z + 0.011), steel))
    for thing in things:
        thing.matrix_world = lie
