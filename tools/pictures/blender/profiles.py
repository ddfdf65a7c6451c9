"""Sections (mm) of profiles of awnings, pergolas and roofs: the engine's outlines with chambers and grooves cut in."""

import cloths
import extrusions
import glazing
import materials
import sections
import shapes
import weave

LENGTH = 240.0


def part_of(scene, kind):
    """The product's first part of this kind."""
    return next(part for part in scene["subject"]["parts"] if part["kind"] == kind)


def awning(scene):
    """A front bar with the cloth in its upper groove and the valance in its lower one."""
    part, length = part_of(scene, "front_bar"), LENGTH
    base = [(y, z, 24.0 if z > 0 else 5.0) for y, z, _ in sections.outline_of(part, 0)]
    outline = sections.groove(base, (50, -22), 2.6, 8, 2.2, 10)
    outline = sections.groove(outline, (-50, -6), 2.6, 8, 2.2, 10)
    upper = sections.chamber(base, 2.4, (2, -15.5))
    lower = sections.chamber(base, 2.4, (-37.5, -99), (-0.5, 99))
    lower = sections.port(sections.port(lower, (-19, -32.6)), (-14, 32.6))
    loops = [
        outline,
        sections.port(upper, (12, 32.6)),
        sections.chamber(base, 2.4, (2, -99), (37.5, -18)),
        lower,
        sections.chamber(base, 2.4, (-99, 0.5), (-40, 14)),
        sections.chamber(base, 2.4, (-99, -99), (-40, -12.5)),
    ]
    stand = 44.0
    bar = extrusions.length_of(loops, length, extrusions.coated(part))
    extrusions.placed(bar, (0, 0, stand + 50))
    cloth = weave.woven(scene["fabric"], cloths.LAID)
    top, low = stand + 100, stand
    cord = extrusions.plastic("#e9e4d8")
    for x, z in ((-22, top - 6.2), (-6, low + 6.2)):
        _rod(x, z, 2.6, length, cord)
    cloths.passing([(-22, top - 6), (-22, top + 1), (-34, top + 9), (-90, top + 26), (-190, top + 52)], length, cloth, 3)
    cloths.passing([(-6, low + 6), (-6, low - 2), (-6, low - 24), (2, low - 39), (24, 1.2), (62, 0.6)], length, cloth, 3)
    oak = materials.wood("#8a6a48", "x")
    shapes.box((-0.03, 0.06), (0.14, 0.22), (0, stand * 0.001), oak, 0.002)
    return (-35, 35), (stand, top)


def _rod(x, z, radius, length, material, start=-1.0):
    return shapes.rod(
        (x * 0.001, start * 0.001, z * 0.001),
        (x * 0.001, length * 0.001, z * 0.001),
        radius * 0.001,
        material,
        sides=24,
    )


def pergola(scene):
    """A louvre beside a beam with its gutter."""
    wall, thick = scene["decor"]["louvreWall"], scene["decor"]["beamWall"]
    louvre = part_of(scene, "louvre")
    outline = sections.outline_of(louvre, 9.0)
    chambers = [
        sections.chamber(outline, wall, low, high)
        for low, high in (((-99, -200), (99, -41)), ((-99, -38.5), (99, 38.5)), ((-99, 41), (99, 200)))
    ]
    chambers[1] = sections.port(sections.port(chambers[1], (-20, -20), 4.2, 2.4), (20, 20), 4.2, 2.4)
    blade = extrusions.length_of([outline, *chambers], LENGTH, extrusions.coated(louvre))
    extrusions.placed(blade, (-92, -8, 27), 7, 3.6)
    beam = part_of(scene, "beam")
    base = sections.outline_of(beam, 6.0)
    channel = sections.groove(base, (110, 0), 84, 104, 4, 92)
    hollows = [
        sections.chamber(base, thick, (-99, -99), (-42, 99), 3),
        sections.chamber(base, thick, (-38, -99), (13, 99), 3),
    ]
    hollows[0] = sections.port(sections.port(hollows[0], (-70, -60), 5, 3), (-70, 60), 5, 3)
    post = extrusions.length_of([channel, *hollows], LENGTH, extrusions.coated(beam), edge=0.5)
    extrusions.placed(post, (98, 34, 110), -9)
    return (-196, 166), (0, 220)


def roof(scene):
    """A rafter with two panels between gaskets, held down by a glazing bar."""
    part, sheet, seal = part_of(scene, "rafter"), 16.0, 3.0
    base = sections.outline_of(part, 3.0)
    top, half = (max(p[axis] for p in base) for axis in (0, 1))
    stem, seat, crown = half - 12, top - sheet / 2 - seal, top + sheet / 2
    outline = [(y, z, 3.0) for y, z in ((-top, half), (-top, -half))]
    outline += [(seat, -half, 1), (seat, -stem, 0.8), (crown, -stem, 0.8)]
    outline += [(crown, stem, 0.8), (seat, stem, 0.8), (seat, half, 1)]
    outline = sections.groove(outline, (crown, 0), 4.4, 5.2, 2, 14)
    wall = scene["decor"]["wall"]
    lower = sections.chamber(base, wall, (-99, -99), (seat - 38, 99))
    ports = ((-top + 14, -half + wall), (-top + 14, half - wall))
    for at in ports:
        lower = sections.port(lower, at)
    loops = [outline, lower, sections.chamber(base, wall, (seat - 36, -99), (seat - wall, 99))]
    loops += [sections.chamber(base, wall, (seat, low), (crown - 2, low + stem - 7), 1) for low in (-stem + 2, 5)]
    coat = extrusions.coated(part)
    extrusions.placed(extrusions.length_of(loops, LENGTH, coat), (0, 0, top))
    _glazing(2 * top + sheet / 2, half, seal, sheet, coat)
    return (-half, half), (0, 2 * top + sheet)


def _glazing(over, half, seal, sheet, coat):
    """The panels, their gaskets and the bar that holds them; over is the height of the panels' upper side in mm."""
    rubber = extrusions.plastic("#1b1c1d")
    for z in (over - sheet - seal, over):
        for side in (-1, 1):
            x = side * (half - 5)
            strip = [(y, x + dx, 1) for y, dx in ((z, 4), (z, -4), (z + seal, -4), (z + seal, 4))]
            extrusions.length_of([strip], LENGTH, rubber, rubber, edge=0)
    under = over + seal
    bar = [(y, z, r) for y, z, r in ((under, half, 0.8), (under, -half, 0.8), (under + 9, -half, 4), (under + 9, half, 4))]
    hollow = [sections.chamber(bar, 2.0, (-999, low), (999, low + half - 8)) for low in (-half + 2, 6)]
    extrusions.length_of([bar, *hollow], LENGTH, coat)
    steel = materials.metal("#b9bcbe", 0.25, 0.9)
    for y in (0.05, 0.15):
        shapes.turned([(0, 0.0026), (0.003, 0.0024), (0.0055, 0.0004), (0.0055, -0.001)], (0, y, (under + 9) * 0.001), steel)
    for side in (-1, 1):
        _panel(side, half - 9.5, over - sheet / 2, sheet)


def _panel(side, start, middle, sheet):
    """A panel of polycarbonate with two layers of cells."""
    cell, skin, count = 15.0, 0.9, 11
    end, low, high = start + cell * count + skin, middle - sheet / 2, middle + sheet / 2

    def box(z0, z1, y0, y1):
        z0, z1 = sorted((side * z0, side * z1))
        return [(y0, z1, 0.3), (y0, z0, 0.3), (y1, z0, 0.3), (y1, z1, 0.3)]

    loops = [box(start, end, low, high)]
    for i in range(count):
        z0, z1 = start + i * cell + skin, start + (i + 1) * cell
        loops += [box(z0, z1, low + skin, middle - 0.25), box(z0, z1, middle + 0.25, high - skin)]
    clear = glazing.glass((0.9, 0.93, 0.93), 0.12)
    edge = extrusions.plastic("#dfe7e8")
    extrusions.length_of(loops, LENGTH - 12, clear, edge, clear, edge=0)
