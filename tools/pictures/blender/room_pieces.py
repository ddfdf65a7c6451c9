"""Single pieces of rooms: lamps, small tables, toys."""

import math

import bpy
import fabrics
import light
import materials
import shapes
import tableware


def bear(at):
    """A stuffed bear, sitting."""
    x, y, z = at
    plush, dark = (
        fabrics.cloth("#a87f54", weave=70.0, bump=0.9, spread=0.2),
        materials.rough("#2a2019", 0, roughness=0.3),
    )
    balls = (
        (0, 0, 0.1, 0.1),
        (0, -0.01, 0.25, 0.08),
        (-0.06, 0, 0.32, 0.03),
        (0.06, 0, 0.32, 0.03),
        (-0.09, -0.08, 0.04, 0.042),
        (0.09, -0.08, 0.04, 0.042),
        (-0.1, -0.03, 0.15, 0.036),
        (0.1, -0.03, 0.15, 0.036),
        (0, -0.08, 0.23, 0.034),
    )
    for dx, dy, dz, radius in balls:
        tableware.ball((x + dx, y + dy, z + dz), radius, plush)
    for dx in (-0.03, 0.03):
        tableware.ball((x + dx, y - 0.083, z + 0.275), 0.009, dark)


def rumpled(thing, depth):
    """Bedding that has been slept in: folds of a depth in metres."""
    fine = thing.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 3
    texture = bpy.data.textures.new("folds", "CLOUDS")
    texture.noise_scale, texture.noise_depth = 0.28, 3
    folds = thing.modifiers.new("folds", "DISPLACE")
    folds.texture, folds.strength, folds.texture_coords = texture, depth, "GLOBAL"


def tent(at, height=1.5):
    """Four poles that cross at the top, cloth on three sides, and two flaps beside the entrance."""
    x, y, z = at
    pole, canvas = materials.wood("#c9a577", "z"), fabrics.cloth("#e8dfcd", 0.35, 160.0)
    half = 0.55
    feet = [
        (x - half, y - half, z),
        (x + half, y - half, z),
        (x + half, y + half, z),
        (x - half, y + half, z),
    ]
    top = (x, y, z + height)
    for foot in feet:
        far = tuple(t + (t - f) * 0.12 for t, f in zip(top, foot))
        shapes.rod(foot, far, 0.014, pole)
    for a, b in ((1, 2), (2, 3), (3, 0)):
        shapes.surface("canvas", [feet[a], feet[b], top], [(0, 1, 2)], canvas)
    shapes.surface("flap", [feet[0], (x - 0.22, y - half, z), top], [(0, 1, 2)], canvas)
    shapes.surface("flap", [(x + 0.22, y - half, z), feet[1], top], [(0, 1, 2)], canvas)
    shapes.cushion(
        (x, y, z + 0.1), (0.8, 0.8, 0.18), fabrics.cloth("#7f9a84", weave=160.0), puff=0.5
    )


def round_table(at, radius=0.24, height=0.48):
    """A side table of dark wood."""
    walnut = materials.wood("#5f432c", "x")
    shapes.turned(
        [(0.0, height - 0.025), (radius, height - 0.025), (radius, height), (0.0, height)],
        at,
        walnut,
        40,
    )
    for i in range(3):
        a = i * 2.09 + 0.4
        foot = (at[0] + math.cos(a) * radius, at[1] + math.sin(a) * radius, at[2])
        shapes.rod(
            (
                at[0] + math.cos(a) * radius * 0.5,
                at[1] + math.sin(a) * radius * 0.5,
                at[2] + height - 0.02,
            ),
            foot,
            0.013,
            walnut,
        )
    if height < 0.5:
        tableware.cup((at[0], at[1], at[2] + height))


def table_lamp(at):
    """A ceramic foot under a linen shade."""
    x, y, z = at
    shapes.turned(
        [(0.04, 0), (0.07, 0.05), (0.06, 0.13), (0.018, 0.18), (0.015, 0.24)],
        at,
        materials.rough("#b98f6b", 0.05, roughness=0.4),
    )
    shapes.turned([(0.15, 0.22), (0.11, 0.42)], at, fabrics.cloth("#efe4cf", 0.5))
    light.bulb((x, y, z + 0.31), 1.5, 0.03)


def floor_lamp(at):
    """A slender lamp beside a chair."""
    x, y, z = at
    black = materials.metal("#2b2e30")
    shapes.turned([(0.0, 0), (0.15, 0), (0.15, 0.015), (0.01, 0.022)], at, black)
    shapes.rod(at, (x, y, z + 1.55), 0.009, black)
    shapes.turned([(0.2, 1.38), (0.15, 1.62)], at, fabrics.cloth("#efe4cf", 0.5))
    light.bulb((x, y, z + 1.5), 2.5, 0.03)


def sideboard(at):
    """A low cupboard along the window's wall, its middle at x."""
    x, y = at
    oak = materials.wood("#b08a5f", "x")
    shapes.box((x - 0.6, x + 0.6), (y - 0.42, y), (0.14, 0.78), oak, 0.006)
    for a in (-0.58, -0.19, 0.2):
        shapes.box((x + a, x + a + 0.375), (y - 0.436, y - 0.42), (0.165, 0.755), oak, 0.003)
    for a in (-0.52, 0.47):
        for b in (-0.36, -0.08):
            shapes.rod((x + a + 0.025, y + b, 0.14), (x + a + 0.025, y + b, 0), 0.016, oak)
