"""Lounge furniture of teak and linen, which is built around the origin and then moved to its place."""

import bpy
import fabrics
import materials
import shapes
import tableware

TEAK, LINEN, INK = "#8a6238", "#cfc5b4", "#2b2e30"


def placed(make, at, turn):
    """Builds a piece around the origin and moves everything that was added to its place."""
    known = set(bpy.context.scene.objects)
    make()
    shapes.move_all([thing for thing in bpy.context.scene.objects if thing not in known], at, turn)


def sofa(at, width=2.0, turn=0.0, linen=LINEN, pillow="#b9783f", wood=TEAK):
    """A lounge seat, width in metres; if turn is 0, its back is towards the wall."""

    def make():
        teak, cover = materials.wood(wood, "x"), fabrics.cloth(linen, weave=300.0)
        half, deep = width / 2, 0.82
        shapes.box((-half, half), (-deep / 2, deep / 2), (0.2, 0.26), teak, 0.01)
        for x in (-half + 0.06, half - 0.06):
            for y in (-deep / 2 + 0.06, deep / 2 - 0.06):
                shapes.box((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 0.2), teak, 0.006)
        for x in (-half, half - 0.05):
            shapes.box((x, x + 0.05), (-deep / 2, deep / 2), (0.5, 0.555), teak, 0.012)
            for y in (-deep / 2 + 0.01, deep / 2 - 0.06):
                shapes.box((x, x + 0.05), (y, y + 0.05), (0.24, 0.52), teak, 0.008)
        shapes.box((-half, half), (deep / 2 - 0.05, deep / 2), (0.56, 0.64), teak, 0.012)
        seats = max(1, round(width / 0.8))
        step = (width - 0.12) / seats
        for i in range(seats):
            x = -half + 0.06 + step * (i + 0.5)
            shapes.cushion((x, -0.03, 0.345), (step - 0.01, deep - 0.1, 0.19), cover, puff=0.2)
            shapes.cushion(
                (x, deep / 2 - 0.15, 0.61), (step - 0.03, 0.2, 0.42), cover, (-0.2, 0, 0), 0.4
            )
        accent = fabrics.cloth(pillow, weave=240.0)
        shapes.cushion(
            (-half + 0.32, 0.09, 0.6), (0.44, 0.16, 0.42), accent, (-0.42, 0.1, 0.2), 0.75
        )
        if width > 1.5:
            plain = fabrics.cloth("#ded6c8", weave=240.0)
            shapes.cushion(
                (half - 0.32, 0.08, 0.59), (0.46, 0.15, 0.42), plain, (-0.4, -0.12, -0.25), 0.75
            )

    placed(make, at, turn)


def armchair(at, turn=0.0, linen=LINEN):
    """A lounge seat for one person."""
    sofa(at, 0.86, turn, linen, "#8d8f7e")


def low_table(at, width=1.1, depth=0.6, turn=0.0, wood=TEAK):
    """A slatted table as high as a seat, with a jug, glasses and a bowl of lemons."""

    def make():
        teak, dark = materials.wood(wood, "x"), materials.metal(INK)
        boards = 7
        step = depth / boards
        for i in range(boards):
            y = -depth / 2 + i * step
            shapes.box((-width / 2, width / 2), (y, y + step - 0.008), (0.31, 0.335), teak, 0.003)
        for x in (-width / 2 + 0.06, width / 2 - 0.06):
            for y in (-depth / 2 + 0.05, depth / 2 - 0.05):
                shapes.box((x - 0.015, x + 0.015), (y - 0.015, y + 0.015), (0, 0.31), dark, 0.002)
            shapes.box(
                (x - 0.015, x + 0.015),
                (-depth / 2 + 0.05, depth / 2 - 0.05),
                (0.28, 0.31),
                dark,
                0.002,
            )
        small = width < 0.8
        tableware.setting((0.062 if small else 0.1, 0, 0.335), 0.69 if small else 1.0)

    placed(make, at, turn)


def rug(at, size, tone="#b8ab95", turn=0.0):
    """A flat-woven outdoor rug with a border."""

    def make():
        w, d = size
        shapes.box(
            (-w / 2, w / 2),
            (-d / 2, d / 2),
            (0.0, 0.011),
            fabrics.cloth(tone, weave=120.0, bump=0.6, spread=0.16),
            0.004,
        )
        shapes.box(
            (-w / 2 + 0.12, w / 2 - 0.12),
            (-d / 2 + 0.12, d / 2 - 0.12),
            (0.0, 0.0125),
            fabrics.cloth("#c9beab", weave=110.0, bump=0.6, spread=0.14),
            0.003,
        )

    placed(make, at, turn)


def bench(at, length=1.5, turn=0.0):
    """A plain wooden bench with a cushion."""

    def make():
        teak = materials.wood(TEAK, "x")
        for i in range(4):
            y = -0.2 + i * 0.1
            shapes.box((-length / 2, length / 2), (y, y + 0.092), (0.42, 0.455), teak, 0.005)
        for x in (-length / 2 + 0.15, length / 2 - 0.15):
            shapes.box((x - 0.03, x + 0.03), (-0.18, 0.18), (0.0, 0.42), teak, 0.006)
        shapes.cushion(
            (-length / 2 + 0.35, 0.06, 0.63),
            (0.44, 0.15, 0.4),
            fabrics.cloth("#a9744a", weave=240.0),
            (-0.35, 0, 0.15),
            0.75,
        )

    placed(make, at, turn)
