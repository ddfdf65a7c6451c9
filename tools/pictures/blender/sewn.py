"""Sewn cloth of awnings from close by: a valance with a bound edge in soft waves, and cloth in its groove."""

import math

import cloths
import extrusions
import fabrics
import materials
import nodes
import shapes
import weave

MM = 0.001
STEP = 0.005
TAPE = 0.017
# How many metres of the valance are stitched, from its right end on; pictures show no more of it.
STITCHED = 1.1


def valance(part, y, fabric):
    """A valance at the depth y of the scene: scallops as the engine cuts them, edged with tape."""
    m, outline = part["matrix"], part["outline"]
    width, top, left = max(z for _, z in outline) * MM, m[13] * MM, m[12] * MM
    drops = [d for d, _ in outline if d > 0]
    short, long = min(drops) * MM, max(drops) * MM
    scallop = _pitch(outline) * MM

    def low(x):
        return top - short - (long - short) * abs(math.sin(math.pi * (x - left) / scallop))

    def hang(x, z):
        t = min(1.0, max(0.0, (top - z) / long))
        return y + 0.008 * t**1.2 * (math.sin(x * 21 + 0.8) + 0.35 * math.sin(x * 47 + 2))

    columns = [left + width * i / round(width / STEP) for i in range(round(width / STEP) + 1)]
    cloth = weave.woven(fabric)
    _sheet(columns, lambda x: (low(x), top + 0.012), hang, cloth, 14)
    tape = fabrics.cloth(nodes.shades(nodes.linear(part["color"]), 0.3)[0], 0.1, 1400.0, 0.6)
    hem = [x for x in columns if x > columns[-1] - 0.022]
    for side in (-0.0008, 0.0008):
        before = lambda x, z, side=side: hang(x, z) + side
        _sheet(columns, lambda x: (low(x) - 0.001, low(x) + TAPE), before, tape, 3)
        _sheet(hem, lambda x: (low(x) + TAPE, top), before, cloth, 8)
    _stitched(columns, low, hang, top)


def _pitch(outline):
    """The width of a scallop, which is the distance between the corners where the valance is shortest."""
    least = min(d for d, _ in outline if d > 0)
    cusps = sorted(z for d, z in outline if 0 < d < least + 0.5)
    return min(b - a for a, b in zip(cusps, cusps[1:]) if b - a > 1)


def _sheet(columns, span, place, material, rows):
    """A mesh of columns at the given x: span(x) returns their lowest and highest z, place(x, z) returns their y."""
    vertices, faces = [], []
    for x in columns:
        low, high = span(x)
        for k in range(rows + 1):
            z = low + (high - low) * k / rows
            vertices.append((x, place(x, z), z))
    for i in range(len(columns) - 1):
        for k in range(rows):
            a = i * (rows + 1) + k
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    shapes.surface("sewn", vertices, faces, material, smooth=True)


def _stitched(columns, low, hang, top):
    """Stitches: two rows along the tape, and one down the hem."""
    thread, end = materials.rough("#d9b3a6", 0), columns[-1]
    count = int(STITCHED / 0.0045)
    for rise in (0.003, TAPE - 0.003):
        for i in range(count):
            a = end - 0.003 - i * 0.0045
            _stitch([(x, hang(x, low(x) + rise) - 0.0012, low(x) + rise) for x in (a, a - 0.0031)], thread)
    x, z = end - 0.019, low(end) + TAPE
    while z < top - 0.006:
        _stitch([(x, hang(x, h) - 0.0012, h) for h in (z, z + 0.0031)], thread)
        z += 0.0045


def _stitch(ends, thread):
    middle = tuple((a + b) / 2 - (0.0004 if axis == 1 else 0) for axis, (a, b) in enumerate(zip(*ends)))
    for a, b in ((ends[0], middle), (middle, ends[1])):
        shapes.rod(a, b, 0.00045, thread, sides=7)


def awning_cloth(part, groove, fabric):
    """The cloth, raised so that it ends in the groove of the front bar; groove is (out of the wall, up) in mm."""
    m, outline = part["matrix"], part["outline"]
    (_, first), (last, end) = outline[0], outline[-1]
    out, up = groove
    way = [(z, y + (up - last) * (z - first) / (end - first)) for y, z in outline[:-1]]
    cloth = cloths.passing([*way, (out - 12, up + 7), (out, up)], m[0], weave.woven(fabric, cloths.LAID))
    extrusions.placed(cloth, (m[12], 0, 0), -90)
