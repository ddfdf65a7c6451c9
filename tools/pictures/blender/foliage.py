"""Single leaves and blades, and plants that are modelled once and then copied."""

import functools
import math

from mathutils import Matrix, Vector


def leaf(vertices, faces, at, out, size, dice):
    """Adds a leaf: four corners, with its tip away from the middle of the plant."""
    out = (
        out + Vector((dice.uniform(-0.7, 0.7), dice.uniform(-0.7, 0.7), dice.uniform(-0.5, 0.7)))
    ).normalized()
    side = out.cross(
        Vector((dice.uniform(-1, 1), dice.uniform(-1, 1), dice.uniform(-1, 1)))
    ).normalized()
    start = len(vertices)
    half = size * 0.3
    vertices += [
        at,
        at + out * size * 0.5 + side * half,
        at + out * size,
        at + out * size * 0.5 - side * half,
    ]
    faces.append((start, start + 1, start + 2, start + 3))


def crown(leaves, size, dice, hollow):
    """The corners and faces of leaves over and inside a ball with uneven edges."""
    vertices, faces = [], []
    chance = lambda: Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized()
    lumps = [chance() for _ in range(5)]
    for _ in range(leaves):
        way = chance()
        swell = 0.82 + sum(0.22 * max(0.0, way.dot(lump)) ** 5 for lump in lumps)
        at = way * swell * dice.uniform(hollow, 1.0)
        leaf(vertices, faces, at, way, size * dice.uniform(0.7, 1.25), dice)
    return vertices, faces


def blades(count, spot, height, width, lean, dice, joints=3):
    """The corners and faces of blades of grass that rise and bend outwards over a spot."""
    vertices, faces = [], []
    for _ in range(count):
        root = spot(dice)
        angle, tall = dice.uniform(0, 6.283), height * dice.uniform(0.55, 1.0)
        way, tilt = Vector((math.cos(angle), math.sin(angle), 0)), lean * dice.uniform(0.2, 1.0)
        side = Vector((-way.y, way.x, 0)) * width * 0.5
        start = len(vertices)
        for j in range(joints):
            t = j / joints
            middle = (
                root + way * tall * tilt * t * t + Vector((0, 0, tall * (t - 0.35 * tilt * t * t)))
            )
            vertices += [middle - side * (1 - t * 0.6), middle + side * (1 - t * 0.6)]
        vertices.append(root + way * tall * tilt + Vector((0, 0, tall * (1 - 0.35 * tilt))))
        for j in range(joints - 1):
            a = start + 2 * j
            faces.append((a, a + 1, a + 3, a + 2))
        a = start + 2 * (joints - 1)
        faces.append((a, a + 1, a + 2))
    return vertices, faces


@functools.cache
def hidden(kind, *details):
    """Models a plant far below the ground, from where it can be copied."""
    thing = kind(*details)
    thing.matrix_world = Matrix.Translation((0, 0, -400))
    return thing
