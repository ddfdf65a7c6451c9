"""Ornamental grass, lavender and lawn."""

import math
import random

import foliage
import materials
import nodes
import shapes
from mathutils import Vector


def grass_clump(at, height, colour="#8a8f5c", seed=0, plumes=False):
    """Ornamental grass; plumes adds the plumes of late summer."""
    model = foliage.hidden(_clump_model, seed % 2, plumes)
    return shapes.copy_of(model, at, seed * 1.7, height, nodes.linear(colour))


def _clump_model(seed, plumes):
    dice = random.Random(seed + 5)
    spot = lambda d: Vector((d.gauss(0, 0.05), d.gauss(0, 0.05), 0))
    vertices, faces = foliage.blades(520, spot, 0.95, 0.011, 0.75, dice, 4)
    count = len(faces)
    if plumes:
        for _ in range(34):
            a, lean, tall = (
                dice.uniform(0, 6.28),
                dice.uniform(0.05, 0.35),
                dice.uniform(0.95, 1.25),
            )
            tip = Vector((math.cos(a) * lean, math.sin(a) * lean, tall))
            for k in range(26):
                at = tip * (1 - 0.2 * k / 26)
                foliage.leaf(vertices, faces, at, tip, 0.035, dice)
    thing = shapes.surface("clump", vertices, faces, materials.leaf())
    if plumes:
        thing.data.materials.append(materials.leaf("#cdb892", 0.4))
        for face in thing.data.polygons[count:]:
            face.material_index = 1
    return thing


def lavender(at, size, seed=0):
    """A cushion of grey leaves with violet spikes."""
    model = foliage.hidden(_lavender_model, seed % 2)
    return shapes.copy_of(model, at, seed * 2.1, size)


def _lavender_model(seed):
    dice = random.Random(seed + 3)
    spot = lambda d: Vector((d.gauss(0, 0.2), d.gauss(0, 0.2), 0))
    vertices, faces = foliage.blades(700, spot, 0.6, 0.012, 0.5, dice, 2)
    count = len(faces)
    for _ in range(150):
        a, lean = dice.uniform(0, 6.28), dice.uniform(0.05, 0.55)
        root = Vector((dice.gauss(0, 0.18), dice.gauss(0, 0.18), 0.45))
        tip = root + Vector((math.cos(a) * lean, math.sin(a) * lean, dice.uniform(0.3, 0.5)))
        for k in range(12):
            foliage.leaf(
                vertices, faces, root.lerp(tip, 0.45 + 0.55 * k / 12), tip - root, 0.035, dice
            )
    thing = shapes.surface("lavender", vertices, faces, materials.leaf("#79876a", 0.3))
    thing.data.materials.append(materials.leaf("#6f5b93", 0.3))
    for face in thing.data.polygons[count:]:
        face.material_index = 1
    return thing


def lawn_patch(at, turn, seed=0, tall=1.0):
    """Two by two metres of mown grass."""
    model = foliage.hidden(_lawn_model, seed % 2)
    return shapes.copy_of(model, at, turn, (1, 1, tall))


def _lawn_model(seed):
    dice = random.Random(seed + 70)
    spot = lambda d: Vector((d.uniform(-1.05, 1.05), d.uniform(-1.05, 1.05), 0))
    vertices, faces = foliage.blades(7000, spot, 0.052, 0.007, 0.9, dice, 2)
    return shapes.surface("lawn", vertices, faces, materials.leaf("#66793a", 0.3, 0.25))
