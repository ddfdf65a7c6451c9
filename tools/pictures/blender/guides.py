"""Sections (mm) of guides, slats and tubes of window covers: the engine's outlines with chambers and grooves."""

import math

import cloths
import extrusions
import sections
import shapes
import weave
from profiles import LENGTH, part_of

WALL = 2.0


def guide_loops(part, mouth, inside, depth):
    """The loops of a guide, with a groove on its right and chambers around the groove, and half the guide's width."""
    base = sections.outline_of(part, 2.5)
    half = max(z for _, z, _ in base)
    behind, beside = half - depth - WALL, inside / 2 + WALL
    back = sections.chamber(base, WALL, (-99, -99), (99, behind))
    for side in (-1, 1):
        back = sections.port(back, (side * beside, -half + WALL))
    return [
        sections.groove(base, (0, half), mouth, inside, 3.0, depth),
        back,
        sections.chamber(base, WALL, (beside, behind + WALL), (99, 99)),
        sections.chamber(base, WALL, (-99, behind + WALL), (-beside, 99)),
    ], half


def facade_blind(scene):
    """A guide with the seals of its groove, and beside it a stack of slats, each a little farther back."""
    part, slat = part_of(scene, "side_guide"), part_of(scene, "slat")
    loops, half = guide_loops(part, 18, 26, 22)
    high = max(y for y, _, _ in loops[0])
    guide = [extrusions.length_of(loops, LENGTH, extrusions.coated(part))]
    seal = extrusions.plastic("#0d0e0f")
    for side in (-1, 1):
        strip = [(side * 9.2, half - 3.6), (side * 9.2, half + 0.8), (side * 3.2, half - 0.4), (side * 3.2, half - 1.9)]
        strip = [(y, z, 0.5) for y, z in strip]
        guide.append(extrusions.length_of([strip], LENGTH, seal, seal, edge=0))
    for thing in guide:
        extrusions.placed(thing, (-52, 0, high), -6)
    widest = max(z for _, z in slat["outline"])
    arc = [(y, z, 0.3 if abs(z) > widest - 1 else 90.0) for y, z, _ in sections.outline_of(slat, 0)]
    for i in range(4):
        leaf = extrusions.length_of([arc], LENGTH, extrusions.coated(slat), edge=0.12)
        extrusions.placed(leaf, (36 + i * 2.5, -14 + i * 17, 5.6 + i * 2.6), -9)
    return (-78, 78), (0, 2 * high)


def zip_screen(scene):
    """A guide with its insert, in which the cloth hangs by its zip; some cloth can be seen beside the guide."""
    part = part_of(scene, "side_guide")
    loops, half = guide_loops(part, 11, 24, 25)
    high = max(y for y, _, _ in loops[0])
    extrusions.placed(extrusions.length_of(loops, LENGTH, extrusions.coated(part)), (0, 0, high))
    insert = [(y, z, 1.5) for y, z in ((-11.5, half - 3.3), (-11.5, half - 24), (11.5, half - 24), (11.5, half - 3.3))]
    if not sections.is_left(insert):
        insert.reverse()
    insert = sections.groove(insert, (0, half - 3.3), 2.6, 9, 5, 13)
    white = extrusions.plastic("#d9d7d0")
    extrusions.placed(extrusions.length_of([insert], LENGTH, white, white, edge=0.2), (0, 1.5, high))
    edge = half - 12.5
    way = [(edge, high), (half + 6, high), (half + 40, high - 2), (half + 90, high - 13), (half + 150, high - 27), (half + 230, 0.5)]
    cloths.passing(way, LENGTH, weave.woven(scene["fabric"], cloths.LAID), -16)
    tape = extrusions.plastic("#3b3f41")
    cloths.passing([(edge - 0.5, high), (half + 1, high), (half + 5, high)], LENGTH, tape, -16, 1.3)
    for i in range(44):
        y = -15.2 + i * 1.7
        shapes.box(
            ((edge - 3.4) * 0.001, (edge + 1.2) * 0.001),
            (y * 0.001, (y + 1.05) * 0.001),
            ((high - 1.6) * 0.001, (high + 1.6) * 0.001),
            tape,
            0.0004,
        )
    return (-half, half + 30), (0, 2 * high)


def roller_blind(scene):
    """A tube with its roll of cloth, and the bottom rail at the cloth's end."""
    tube, rail, cloth = part_of(scene, "tube"), part_of(scene, "bottom_rail"), weave.woven(scene["fabric"], cloths.LAID)
    outer = math.hypot(*tube["matrix"][4:7]) / 2
    core = outer * 0.68
    turn = [2 * math.pi * i / 64 for i in range(64)]
    outline, bore = ([(r * math.cos(a), r * math.sin(a), 0.0) for a in turn] for r in (core, core - 1.6))
    for angle in (0.5, 2.6, 4.7):
        bore = sections.port(bore, (core * math.cos(angle), core * math.sin(angle)), 2.6, 1.3)
    extrusions.placed(extrusions.length_of([outline, bore], LENGTH, extrusions.raw()), (0, -4, outer))
    turns, steps = 17, 24
    spiral = []
    for i in range(turns * steps + 1):
        angle, radius = -math.pi / 2 - 2 * math.pi * i / steps, outer - (outer - core - 0.3) * i / (turns * steps)
        spiral.append((radius * math.cos(angle), outer + radius * math.sin(angle)))
    cloths.passing([(132, 13), (112, 11), (70, 2.5), (30, 0.4), *spiral], LENGTH, cloth, 0, 0.34)
    base = sections.outline_of(rail, 3.0)
    edge, half = max(p[0] for p in base), max(p[1] for p in base)
    loops = [
        sections.groove(base, (edge, 0), 2.4, 8, 2, 9),
        sections.chamber(base, 1.5, (-99, -99), (edge - 10.8, 99)),
    ]
    bar = extrusions.length_of(loops, LENGTH, extrusions.coated(rail))
    extrusions.placed(bar, (132 + edge, -6, half + 2), 0, -90)
    return (-outer, 132 + 2 * edge), (0, 2 * outer)
