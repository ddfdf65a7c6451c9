"""A wind sensor: three cups on a mast over a housing, on a bracket at the wall or on a plate that lies on a beam."""

import math

import extrusions
import materials
import shapes

CUP = 0.024
REACH = 0.075
MAST = 0.2
# How far the arm of the bracket is above the foot in metres, so that it clears the box below.
RISE = 0.02


def build(foot, wall, coat):
    """Adds the sensor above the point foot (m); wall is the distance to the wall behind it, None on a beam."""
    x, y, z = foot
    black = extrusions.plastic("#24282a")
    if wall is None:
        things = [shapes.box((x - 0.045, x + 0.045), (y - 0.045, y + 0.045), (z, z + 0.006), coat, 0.002)]
        things += [_screw((x + a, y + b, z + 0.006), (0, 0, 1)) for a in (-0.034, 0.034) for b in (-0.034, 0.034)]
    else:
        things = _bracket(foot, wall, coat)
    low = z + (0.006 if wall is None else RISE + 0.012)
    body = [(0.0, 0.0), (0.026, 0.0), (0.031, 0.006), (0.031, 0.066), (0.025, 0.078), (0.011, 0.086), (0.0, 0.086)]
    things.append(shapes.turned(body, (x, y, low), materials.rough("#d5d6d4", 0, roughness=0.45)))
    things.append(shapes.turned([(0.0315, 0.014), (0.0315, 0.019)], (x, y, low), black))
    head = z + MAST
    things.append(shapes.rod((x, y, low + 0.08), (x, y, head), 0.006, black))
    hub = [(0.0, -0.012), (0.013, -0.012), (0.014, 0.006), (0.008, 0.014), (0.0, 0.016)]
    things.append(shapes.turned(hub, (x, y, head), black))
    for degrees in (20, 140, 260):
        angle = math.radians(degrees)
        way = (math.cos(angle), math.sin(angle))
        cup = (x + way[0] * REACH, y + way[1] * REACH, head)
        things.append(shapes.rod((x, y, head), cup, 0.0032, black))
        things.append(_cup(cup, (-way[1], way[0]), black))
    return things


def _bracket(foot, wall, coat):
    """A plate on the wall, an arm out of it with a rib above, and the cable to the wall."""
    x, y, z = foot
    back, low = y + wall, z + RISE
    arm = (low, low + 0.012)
    things = [
        shapes.box((x - 0.03, x + 0.03), (back - 0.006, back + 0.002), (low - 0.012, low + 0.1), coat, 0.002),
        shapes.box((x - 0.02, x + 0.02), (y - 0.035, back - 0.004), arm, coat, 0.003),
    ]
    rib = [(x + a, b, c) for a in (-0.003, 0.003) for b, c in _rib(back, arm[1])]
    faces = [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)]
    things.append(shapes.surface("rib", rib, faces, coat))
    things += [_screw((x + a, back - 0.006, low + 0.08), (0, -1, 0)) for a in (-0.017, 0.017)]
    cable = extrusions.plastic("#17191a")
    ends = ((x + 0.012, y, arm[0]), (x + 0.045, back - 0.006, low + 0.03))
    way = [_hung(*ends, t / 8) for t in range(9)]
    return things + [shapes.rod(a, b, 0.0028, cable, sides=8) for a, b in zip(way, way[1:])]


def _rib(back, top):
    return ((back - 0.006, top), (back - 0.006, top + 0.06), (back - 0.07, top))


def _hung(start, end, t):
    """A point of a cable that sags between two points, at the share t of the way."""
    sag = 0.02 * math.sin(math.pi * t)
    a, b, c = (p + (q - p) * t for p, q in zip(start, end))
    return (a, b, c - sag)


def _screw(at, way):
    steel = materials.metal("#b4b7b9", 0.25, 0.9)
    return shapes.rod(at, tuple(a + w * 0.003 for a, w in zip(at, way)), 0.0055, steel, 0.0045, 20)


def _cup(at, way, material):
    """A hollow hemisphere that opens in a horizontal direction."""
    rings, around = 7, 24
    vertices, faces = [], []
    for i in range(rings + 1):
        a = math.pi / 2 * i / rings
        for k in range(around):
            b = 2 * math.pi * k / around
            deep, side, up = -math.cos(a), math.sin(a) * math.cos(b), math.sin(a) * math.sin(b)
            offset = (way[0] * deep - way[1] * side, way[1] * deep + way[0] * side, up)
            vertices.append(tuple(p + CUP * v for p, v in zip(at, offset)))
    for i in range(rings):
        for k in range(around):
            m = (k + 1) % around
            a, b = i * around, (i + 1) * around
            faces.append((a + k, a + m, b + m, b + k))
    cup = shapes.surface("cup", vertices, faces, material, smooth=True)
    cup.modifiers.new("thick", "SOLIDIFY").thickness = 0.0016
    return cup
