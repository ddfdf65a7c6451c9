"""Things for measuring a window, on its board: a tape from one reveal to the other, a sketch, a level, a phone."""

import math

import furniture
import materials
import shapes
import tableware
import tools


def board(opening, top, decor):
    """The things on the window board at the height top (m); returns what the camera frames."""
    x0, x1 = opening["x"]
    oak = materials.wood("#b48a5f", "x")
    shapes.box((x0 - 0.14, x1 + 0.14), (-0.3, 0.1), (top - 0.035, top + 0.001), oak, 0.006, 3)
    tape((x0, 0.03, top + 0.001), x1 - x0)
    sketch((x0 + 0.36, -0.16, top + 0.001), 0.12)
    tools.spirit_level((x1 - 0.3, -0.19, top + 0.001), 0.6, 0.1)
    tableware.cup((x0 + 0.04, -0.13, top + 0.001))
    phone((x0 + 0.53, -0.15, top + 0.001), -0.3)
    return [(x0, x1), (-0.3, 0.05), (top, decor.get("frameTop", top + 0.5))]


def tape(at, length):
    """A steel tape from a wall at its left to its case at the right; length in metres."""
    x, y, z = at
    end = x + length
    yellow, ink = materials.rough("#e3b53c", 0, roughness=0.3), materials.rough("#2a2520", 0, roughness=0.4)
    steel, case = materials.metal("#b9bcbe", 0.25, 0.9), materials.rough("#d99a1e", 0.03, 900, roughness=0.35)
    _blade((x + 0.002, end - 0.07), y, z, yellow)
    for i in range(1, int((length - 0.075) * 200)):
        tall = 0.0125 if i % 20 == 0 else 0.0085 if i % 2 == 0 else 0.005
        _mark(x + 0.002 + i * 0.005, (y - 0.0125, y - 0.0125 + tall), z, ink)
    for i in range(1, int((length - 0.1) * 10) + 1):
        red = materials.rough("#b03a2a", 0)
        shapes.box((x + i * 0.1 - 0.008, x + i * 0.1 - 0.001), (y + 0.002, y + 0.009), (z + 0.0018, z + 0.003), red, 0)
    shapes.box((x + 0.0005, x + 0.0018), (y - 0.011, y + 0.011), (z, z + 0.014), steel, 0.0005)
    black = materials.rough("#1d1f20", 0.2, 700, roughness=0.6)
    shapes.box((end - 0.074, end - 0.002), (y - 0.019, y + 0.019), (z, z + 0.066), case, 0.017, 6)
    shapes.box((end - 0.078, end - 0.02), (y - 0.0205, y + 0.0205), (z - 0.0005, z + 0.014), black, 0.006, 4)
    for side in (-1, 1):
        spot = (end - 0.038, y + side * 0.019, z + 0.036)
        shapes.rod(spot, (spot[0], spot[1] + side * 0.0012, spot[2]), 0.02, black, 0.019, 40)


def _blade(span, y, z, material):
    """The steel of a tape, bent across so that it stays straight."""
    vertices, faces = [], []
    for x in span:
        for k in range(9):
            t = -1 + k / 4
            vertices.append((x, y + 0.0125 * t, z + 0.0006 + 0.0024 * t * t))
    for k in range(8):
        faces.append((k, k + 1, k + 10, k + 9))
    shapes.surface("blade", vertices, faces, material, smooth=True)


def _mark(x, y, z, ink):
    corners = []
    for side in (-0.00035, 0.00035):
        for k in range(4):
            at = y[0] + (y[1] - y[0]) * k / 3
            corners.append((x + side, at, z + 0.0009 + 0.0024 * ((at - (y[0] + 0.0125)) / 0.0125) ** 2))
    faces = [(k, k + 4, k + 5, k + 1) for k in range(3)]
    shapes.surface("mark", corners, faces, ink)


def sketch(at, turn):
    """A pad with a drawing of a window and its dimensions, and a pencil on it."""

    def make():
        paper, card = materials.rough("#f3efe6", 0), materials.rough("#5b4a3a", 0.1, 500)
        ink, red = materials.rough("#4a4a4c", 0), materials.rough("#b8452f", 0)
        shapes.box((-0.12, 0.12), (-0.084, 0.084), (0.0, 0.003), card, 0.001)
        shapes.box((-0.118, 0.118), (-0.082, 0.082), (0.003, 0.012), paper, 0.001)
        wire = materials.metal("#2b2d2e", 0.3, 0.7)
        for i in range(19):
            _wire((-0.119, -0.072 + i * 0.008, 0.007), wire)
        lines = [((-0.05, -0.05), (0.02, -0.05)), ((0.02, -0.05), (0.02, 0.045)), ((0.02, 0.045), (-0.05, 0.045))]
        lines += [((-0.05, 0.045), (-0.05, -0.05)), ((-0.044, -0.044), (0.014, -0.044)), ((0.014, -0.044), (0.014, 0.039))]
        lines += [((0.014, 0.039), (-0.044, 0.039)), ((-0.044, 0.039), (-0.044, -0.044))]
        for a, b in lines:
            _line(a, b, ink)
        for y in (-0.025, 0.0, 0.025):
            _arrow((-0.05, y), (0.02, y), red)
        _arrow((0.036, -0.05), (0.036, 0.045), red)
        for row, (y, wide) in enumerate(((0.05, 0.045), (0.036, 0.038), (0.022, 0.042), (0.0, 0.036))):
            _scribble((0.055, y), wide, row, ink)
        _pencil((0.03, -0.07, 0.0165), (0.112, 0.0, 0.0165))

    furniture.placed(make, at, turn)


def _wire(at, material):
    x, y, z = at
    ring = [(x + 0.007 * math.cos(a), y, z + 0.007 * math.sin(a)) for a in (math.pi * i / 5 for i in range(11))]
    for a, b in zip(ring, ring[1:]):
        shapes.rod(a, b, 0.0006, material, sides=6)


def _line(a, b, ink, wide=0.0005, z=0.0121):
    shapes.rod((*a, z), (*b, z), wide, ink, sides=6)


def _arrow(a, b, ink):
    """A dimension line with heads at both ends."""
    _line(a, b, ink, 0.0004)
    far = math.dist(a, b)
    way = ((b[0] - a[0]) / far, (b[1] - a[1]) / far)
    for tip, s in ((a, 1), (b, -1)):
        for side in (-1, 1):
            head = (tip[0] + s * way[0] * 0.005 - side * way[1] * 0.002, tip[1] + s * way[1] * 0.005 + side * way[0] * 0.002)
            _line(tip, head, ink, 0.0004)


def _scribble(at, wide, row, ink):
    """Lines that look like handwritten figures."""
    steps = int(wide / 0.0022)
    points = [
        (at[0] + i * 0.0022, at[1] + 0.0028 * math.sin(i * (1.9 + 0.23 * row) + row) * (0.6 + 0.4 * math.sin(i * 0.7)))
        for i in range(steps)
    ]
    for i, (a, b) in enumerate(zip(points, points[1:])):
        if i % 6 != 5:
            _line(a, b, ink, 0.0004)


def _pencil(start, end):
    along = lambda t: tuple(a + (b - a) * t for a, b in zip(start, end))
    paint, wood = materials.rough("#2f6f73", 0, roughness=0.35), materials.rough("#d8b483", 0)
    shapes.rod(along(0.13), along(0.97), 0.0037, paint, sides=6)
    shapes.rod(along(0.03), along(0.13), 0.001, wood, 0.0036, 12)
    shapes.rod(along(0.0), along(0.03), 0.0003, materials.rough("#26272a", 0), 0.001, 10)
    shapes.rod(along(0.97), along(1.02), 0.0038, materials.metal("#c9b37a", 0.3, 0.9), sides=14)


def phone(at, turn):
    """A telephone that shows a compass."""

    def make():
        glass, glow = materials.rough("#101315", 0, roughness=0.12), materials.rough("#cfd6d6", 0, roughness=0.5)
        shapes.box((-0.036, 0.036), (-0.075, 0.075), (0.0, 0.008), glass, 0.0035, 4)
        for k in range(36):
            a = math.pi * 2 * k / 36
            near = 0.019 if k % 9 == 0 else 0.023
            _line((near * math.cos(a), near * math.sin(a)), (0.026 * math.cos(a), 0.026 * math.sin(a)), glow, 0.0005, 0.0081)
        _line((0, 0), (0.008, 0.016), materials.rough("#d2452f", 0), 0.001, 0.0081)
        _line((0, 0), (-0.008, -0.016), glow, 0.001, 0.0081)

    furniture.placed(make, at, turn)
