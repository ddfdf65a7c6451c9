"""Parts that replace the engine's simpler ones in close-ups: profiles along x, upright profiles, end plugs, screws."""

import math

import extrusions
import materials
import product
import shapes
from mathutils import Matrix

MM = 0.001


def lying(thing, start, part):
    """Lays a profile along x from start (mm) on, with its section where the section of the part is."""
    m = part["matrix"]
    return extrusions.placed(thing, (start, -m[14], m[13]), -90)


def standing(thing, m):
    """Puts a profile upright where a part begins, with its section where the part's is; m is the part's matrix (mm)."""
    thing.matrix_world = Matrix.Translation(product.to_scene(*m[12:15])) @ Matrix.Rotation(math.pi / 2, 4, "X")


def plug(part, base, at, cover, length=5.0):
    """An end plug with a shadow gap; at is the x of the profile's end in mm."""
    gap, over = extrusions.plastic("#151617"), scaled(base, 0.7)
    lying(extrusions.length_of([scaled(base, -0.8)], 1.0, gap, gap, edge=0), at, part)
    lying(extrusions.length_of([over], length, cover, cover, edge=1.2), at + 1.0, part)


def screw(at, way, radius=4.2):
    """A countersunk screw with a hexagon socket; at is its place in mm of the scene, way the direction of its head."""
    steel, dark = materials.metal("#b4b7b9", 0.25, 0.9), extrusions.plastic("#0c0d0d")
    spots = [tuple((a + w * far) * MM for a, w in zip(at, way)) for far in (-0.5, 0.7, 0.85)]
    shapes.rod(spots[0], spots[1], radius * MM, steel, (radius - 0.9) * MM, 28)
    shapes.rod(spots[1], spots[2], radius * 0.42 * MM, dark, sides=6)


def scaled(loop, by):
    return [(y + math.copysign(by, y), z + math.copysign(by, z), max(r + by, 0.4)) for y, z, r in loop]
