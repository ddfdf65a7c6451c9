"""Tables and the chairs at them."""

import math

import fabrics
import furniture
import glazing
import grasses
import life
import materials
import shapes
import tableware


def chair(at, turn=0.0, shell="#3a3f42", wood=furniture.TEAK):
    """A dining chair: a slim shell on a wooden frame; it looks along -y."""

    def make():
        teak, seat = materials.wood(wood, "z"), fabrics.cloth(shell, weave=260.0)
        for x in (-0.21, 0.21):
            shapes.rod((x * 0.9, -0.19, 0.45), (x * 1.08, -0.24, 0), 0.017, teak, 0.012)
            shapes.rod((x * 0.9, 0.19, 0.82), (x * 1.08, 0.27, 0), 0.017, teak, 0.012)
            shapes.rod((x * 0.95, -0.2, 0.43), (x * 0.95, 0.22, 0.43), 0.013, teak)
        shapes.cushion((0, -0.01, 0.46), (0.46, 0.45, 0.07), seat, puff=0.25)
        vertices, faces = [], []
        for j in range(7):
            for i in range(13):
                t, level = -1 + i / 6, j / 6
                bow = 0.06 * (1 - t * t) + level * 0.06
                vertices.append(
                    (
                        t * (0.235 - 0.012 * level),
                        0.15 + bow,
                        0.56 + level * 0.27 - 0.02 * t * t * level,
                    )
                )
        faces = [
            (j * 13 + i, j * 13 + i + 1, j * 13 + i + 14, j * 13 + i + 13)
            for j in range(6)
            for i in range(12)
        ]
        back = shapes.surface("back", vertices, faces, seat, smooth=True)
        back.modifiers.new("thick", "SOLIDIFY").thickness = 0.035
        bevel = back.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments = 0.014, 3

    furniture.placed(make, at, turn)


def table(at, length=1.9, turn=0.0, seats=4, shell="#3a3f42", wood=furniture.TEAK):
    """A laid table with chairs on both long sides, along x."""

    def make():
        teak, dark = materials.wood(wood, "x"), materials.metal(furniture.INK)
        half = length / 2
        for i in range(6):
            y = -0.45 + i * 0.15
            shapes.box((-half, half), (y, y + 0.146), (0.715, 0.75), teak, 0.004)
        for x in (-half + 0.14, half - 0.14):
            for y in (-0.36, 0.36):
                shapes.box((x - 0.03, x + 0.03), (y - 0.03, y + 0.03), (0, 0.715), dark, 0.003)
            shapes.box((x - 0.03, x + 0.03), (-0.36, 0.36), (0.66, 0.715), dark, 0.003)
        tableware.setting((0.05, 0.0, 0.75))
        life.meal((0.0, 0.0, 0.75), length)
        side = seats // 2
        for i in range(side):
            x = -half + length * (i + 0.5) / side
            for y, way in ((-0.68, math.pi), (0.68, 0.0)):
                chair((x, y, 0), way, shell, wood)
                plate((x, math.copysign(0.29, y), 0.751))

    furniture.placed(make, at, turn)


def plate(at):
    """A plate of stoneware."""
    profile = [(0.0, 0.0), (0.08, 0.0), (0.13, 0.016), (0.128, 0.02), (0.08, 0.007), (0.0, 0.007)]
    shapes.turned(profile, at, materials.rough("#e8e3d8", 0, roughness=0.3))


def bistro_table(at, top="#d9d3c7"):
    """A small round table on one foot, with two cups and lavender in a glass."""

    def make():
        iron = materials.metal("#26292b")
        shapes.turned(
            [(0.0, 0.0), (0.23, 0.0), (0.22, 0.02), (0.04, 0.035), (0.022, 0.06), (0.022, 0.7)],
            (0, 0, 0),
            iron,
        )
        shapes.turned(
            [(0.0, 0.7), (0.33, 0.7), (0.34, 0.715), (0.33, 0.73), (0.0, 0.73)],
            (0, 0, 0),
            materials.rough(top, 0.0, 60, 0.08, 5, 0.35),
            40,
        )
        for x, y in ((-0.13, 0.05), (0.14, -0.06)):
            tableware.cup((x, y, 0.73))
        shapes.turned(
            [(0.03, 0), (0.038, 0.02), (0.03, 0.09), (0.034, 0.13)],
            (0.02, 0.17, 0.73),
            glazing.glass((0.9, 0.95, 0.94), 0.0, 1.45, 0.08),
        )
        grasses.lavender((0.02, 0.17, 0.76), 0.24, 1)

    furniture.placed(make, at, 0.0)
