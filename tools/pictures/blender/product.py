"""The product: the engine's parts, extruded, put in place, and given the edges of real profiles."""

from collections import defaultdict

import fabrics
import glazing
import light
import materials
import shapes
import weave
import wind_sensor
from mathutils import Vector

MM = 0.001

# The radius of the edges of each kind of part in metres; other kinds have DEFAULT_EDGE.
EDGES = {
    "awning_cassette": 0.07,
    "end_cap": 0.06,
    "front_bar": 0.032,
    "arm": 0.014,
    "beam": 0.007,
    "post": 0.007,
    "rafter": 0.006,
    "gutter": 0.028,
    "head_box": 0.012,
    "bottom_rail": 0.009,
    "foot_plate": 0.002,
    "motor": 0.008,
    "side_guide": 0.006,
}
DEFAULT_EDGE = 0.003
# Kinds of which only edges along x have the radius above; their other edges have the radius SAWN (m).
LONG = {"awning_cassette", "end_cap", "front_bar"}
SAWN = 0.003
SMOOTH = {"cloth", "louvre", "slat", "tube", "crank", "elbow", "bow", "chain", "led_spot"}
SHEETS = {"cloth", "valance", "gore", "screen", "net"}
ROUND_CORNERS = 12
SEAM = 1.2
# The power in watts of the light that is added for a lamp in the evening: for each metre of a strip, or for each spot.
LAMPS = {"led_strip": 26.0, "led_spot": 14.0}


def to_scene(x, y, z):
    """Converts a point of the engine (mm, z out of the wall) to one of the scene (metres, z up, y into the house)."""
    return (x * MM, -z * MM, y * MM)


def _corner(m, x, y, z):
    return to_scene(*(m[r] * x + m[r + 4] * y + m[r + 8] * z + m[r + 12] for r in range(3)))


def _size(face, vertices):
    corners = [Vector(vertices[i]) for i in face]
    return sum((a.cross(b) for a, b in zip(corners, corners[1:] + corners[:1])), Vector()).length


def _extruded(parts):
    """Corners and faces of parts of one material. A closed sheet gets only one side: light passes it only once."""
    vertices, faces = [], []
    for part in parts:
        outline, m, start, done = part["outline"], part["matrix"], len(vertices), len(faces)
        count = len(outline)
        for x in (0, 1):
            vertices += [_corner(m, x, y, z) for y, z in outline]
        for i in range(count if part["closed"] else count - 1):
            j = (i + 1) % count
            faces.append((start + j, start + count + j, start + count + i, start + i))
        if part["closed"]:
            faces.append(tuple(start + i for i in reversed(range(count))))
            faces.append(tuple(start + count + i for i in range(count)))
        if part["closed"] and part["kind"] in SHEETS:
            faces[done:] = [max(faces[done:], key=lambda face: _size(face, vertices))]
    return vertices, faces


def look(part, evening):
    """The material of a part, by its finish, its colour and its kind."""
    finish, color = part["finish"], part["color"]
    if finish == "aluminium":
        return materials.metal(color, 0.4, 0.55 if color in ("#a9adaf", "#8f969a") else 0.1)
    if finish == "steel":
        return materials.metal(color, 0.3, 0.8)
    if part["fabric"] and part["kind"] == "cloth":
        return weave.woven(part["fabric"])
    if finish == "fabric":
        if part["category"] == "rolety":
            return fabrics.cloth(color, part["through"], 260.0)
        start, spacing = _seams(part)
        return fabrics.cloth(color, 0.26, 420.0, seams=(start, spacing))
    if finish == "screen":
        return fabrics.screen(color, part["openness"]) if part["openness"] else fabrics.cloth(color)
    if finish == "polycarbonate":
        dark = color == "#6f7b80"
        return glazing.glass((0.36, 0.39, 0.4) if dark else (0.8, 0.84, 0.84), 0.3)
    if finish == "glass":
        dark = color == "#6f7b80"
        return glazing.glass((0.4, 0.43, 0.44) if dark else (0.84, 0.9, 0.88), 0.0, 1.5, 0.05)
    if finish == "net":
        return fabrics.screen(color, 0.62)
    if finish == "lamp":
        return materials.lamp(color, 9.0 if evening else 1.6)
    if finish == "heat":
        return materials.lamp(color, 5.0 if evening else 0.5)
    return materials.rough(color, 0.0)


def _seams(part):
    """The x of a cloth's first seam and the spacing of its seams in metres, which is about SEAM."""
    corners = [_corner(part["matrix"], x, *corner)[0] for x in (0, 1) for corner in part["outline"]]
    width = max(corners) - min(corners)
    return min(corners) - 0.011, width / max(1, round(width / SEAM)) or SEAM


def build(subject, evening, offset=(0.0, 0.0, 0.0), only=None):
    """Adds the parts to the scene, as one object for each kind, finish and colour; returns the objects."""
    groups = defaultdict(list)
    for part in subject["parts"]:
        if only is None or only(part):
            part.update({key: subject[key] for key in ("category", "through", "openness", "fabric")})
            groups[part["kind"], part["finish"], part["color"]].append(part)
    things = _sensor(groups, subject["category"])
    for (kind, _, _), parts in groups.items():
        if kind == "wind_sensor":
            continue
        vertices, faces = _extruded(parts)
        thing = shapes.surface(kind, vertices, faces, look(parts[0], evening))
        if kind in SMOOTH or len(parts[0]["outline"]) >= ROUND_CORNERS and kind != "valance":
            thing.data.polygons.foreach_set("use_smooth", [True] * len(faces))
            thing.data.use_auto_smooth = True
        elif parts[0]["closed"] and parts[0]["finish"] in ("aluminium", "steel"):
            edge = EDGES.get(kind, DEFAULT_EDGE)
            shapes.rounded(thing, edge, 5 if edge > 0.02 else 2, SAWN if kind in LONG else None)
        things.append(thing)
        if evening and kind in LAMPS:
            for part in parts:
                _shine(part, offset)
    for thing in things:
        thing.location = offset
    return things


def _sensor(groups, category):
    """The wind sensor in more detail than the engine's. Its housing is recognised by its size, 6 by 10 cm."""
    parts = [part for (kind, _, _), group in groups.items() if kind == "wind_sensor" for part in group]
    for part in parts:
        corners = [_corner(part["matrix"], x, *corner) for x in (0, 1) for corner in part["outline"]]
        (x0, x1), (y0, y1), (z0, z1) = (sorted((min(v), max(v))) for v in zip(*corners))
        if abs(z1 - z0 - 0.1) < 0.001 and abs(x1 - x0 - 0.06) < 0.001:
            foot = ((x0 + x1) / 2, (y0 + y1) / 2, z0)
            wall = None if category == "pergole" else -foot[1]
            return wind_sensor.build(foot, wall, look(part, False))
    return []


def _shine(part, offset):
    """Adds a soft light as large as the lamp, which renders faster than a shining surface and without speckles."""
    corners = [_corner(part["matrix"], x, y, z) for x in (0, 1) for y, z in part["outline"]]
    low, high = ([limit(c[axis] for c in corners) for axis in range(3)] for limit in (min, max))
    at = [(a + b) / 2 + o for a, b, o in zip(low, high, offset)]
    at[2] = low[2] + offset[2] - 0.01
    length = max(high[0] - low[0], 0.06)
    light.area(
        at,
        (length, max(high[1] - low[1], 0.06)),
        LAMPS[part["kind"]] * (length if length > 0.2 else 1),
    )
