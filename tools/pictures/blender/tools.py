"""What fitters bring along: a ladder, a tool case, a drill, a spirit level."""

import math

import fabrics
import furniture
import materials
import shapes


def step_ladder(at, height=1.9, turn=0.0):
    """A step ladder of aluminium; its steps face -y."""

    def make():
        alu, grey = materials.metal("#c3c6c8", 0.35, 0.8), materials.rough("#3a3d3f", 0.1)
        top, deep = height, height * 0.32
        for x in (-0.23, 0.23):
            wide = x * 1.15
            shapes.rod((wide, -deep, 0), (x * 0.8, 0, top), 0.02, alu)
            shapes.rod((wide, deep, 0), (x * 0.8, 0.03, top), 0.016, alu)
            for y in (-deep, deep):
                shapes.box((wide - 0.03, wide + 0.03), (y - 0.03, y + 0.03), (0, 0.04), grey, 0.008)
        steps = int(height / 0.25)
        for i in range(1, steps):
            t = i / steps
            half, y = 0.26 - 0.06 * t, -deep * (1 - t)
            shapes.box((-half, half), (y - 0.045, y + 0.045), (top * t, top * t + 0.025), alu, 0.006)
        shapes.box((-0.2, 0.2), (-0.08, 0.12), (top - 0.01, top + 0.02), grey, 0.01)

    furniture.placed(make, at, turn)


def tool_case(at, turn=0.0, tone="#2f4a52"):
    """An open case with tools in its tray."""

    def make():
        shell, foam = materials.rough(tone, 0.1, 300, roughness=0.5), materials.rough("#26282a", 0.3, 200)
        steel, grip = materials.metal("#b9bcbe", 0.25, 0.9), materials.rough("#c8742e", 0.05, roughness=0.6)
        shapes.box((-0.28, 0.28), (-0.19, 0.19), (0.0, 0.14), shell, 0.02, 4)
        shapes.box((-0.26, 0.26), (-0.17, 0.17), (0.1, 0.142), foam, 0.004)
        shapes.box((-0.28, 0.28), (0.15, 0.19), (0.14, 0.5), shell, 0.02, 4, turn=(-0.25, 0, 0))
        for i in range(5):
            x = -0.2 + i * 0.085
            shapes.rod((x, -0.12, 0.155), (x, 0.02, 0.155), 0.006, steel)
            shapes.rod((x, 0.02, 0.157), (x, 0.12, 0.157), 0.014, grip)

    furniture.placed(make, at, turn)


def drill(at, turn=0.0):
    """A cordless drill that stands on its battery."""

    def make():
        body, black = materials.rough("#2f6f73", 0.05, roughness=0.45), materials.rough("#232527", 0.1, roughness=0.6)
        steel = materials.metal("#9da1a4", 0.3, 0.9)
        shapes.box((-0.05, 0.05), (-0.035, 0.035), (0.0, 0.06), black, 0.01, 3)
        shapes.box((-0.03, 0.02), (-0.02, 0.02), (0.06, 0.17), black, 0.014, 4)
        shapes.box((-0.08, 0.08), (-0.03, 0.03), (0.16, 0.225), body, 0.025, 5)
        shapes.rod((0.08, 0, 0.193), (0.13, 0, 0.193), 0.022, black, 0.012)
        shapes.rod((0.13, 0, 0.193), (0.2, 0, 0.193), 0.004, steel)

    furniture.placed(make, at, turn)


def spirit_level(at, length=0.6, turn=0.0):
    """A yellow spirit level that stands on its edge."""

    def make():
        paint, vial = materials.metal("#c9a227", 0.4), materials.rough("#b8d93a", 0, roughness=0.2)
        shapes.box((-length / 2, length / 2), (-0.012, 0.012), (0.0, 0.055), paint, 0.003)
        shapes.box((-0.035, 0.035), (-0.013, 0.013), (0.018, 0.038), vial, 0.004)

    furniture.placed(make, at, turn)


def dust_sheet(x, y):
    """A creased sheet of grey fleece on the ground."""
    columns, rows = 120, 80
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a, b = x[0] + (x[1] - x[0]) * i / columns, y[0] + (y[1] - y[0]) * j / rows
            vertices.append((a + 0.03 * math.sin(b * 4.1), b + 0.04 * math.sin(a * 2.7), 0.004 + _crease(a, b)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    fleece = fabrics.cloth("#82898c", weave=90.0, bump=0.7)
    thing = shapes.surface("sheet", vertices, faces, fleece, smooth=True)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.003


def _crease(a, b):
    """How high the sheet rises from the ground in metres: narrow ridges that wander across it."""
    ridges = (
        math.sin(5.2 * a + 1.9 * math.sin(2.3 * b)),
        math.sin(4.4 * b - 2.1 * a + 1.4 * math.sin(1.7 * a)),
        math.sin(3.1 * (a + b) + 2.2 * math.sin(1.1 * a - 2.6 * b)),
    )
    return sum(0.024 * max(0.0, ridge) ** 10 for ridge in ridges)
