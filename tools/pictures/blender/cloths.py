"""Cloth beside profiles: it runs along their length, through points (x, z) in mm."""

import math

import bmesh
import bpy
import shapes

MM = 0.001
# The attribute of the mesh that says where each of its corners lies on the flat cloth.
LAID = "laid"


def passing(points, length, material, start=0.0, thickness=0.45):
    """Cloth along y through points (x, z); stores where each corner lies on the flat cloth, for its weave."""
    mesh = bpy.data.meshes.new("cloth")
    shape = bmesh.new()
    ways = _smooth(points)
    rows = [[shape.verts.new((x * MM, y * MM, z * MM)) for x, z in ways] for y in (start, length)]
    for a, b, c, d in zip(rows[0], rows[0][1:], rows[1][1:], rows[1]):
        shape.faces.new((a, b, c, d))
    shape.to_mesh(mesh)
    shape.free()
    _laid(mesh, ways, (start, length))
    thing = shapes.add("cloth", mesh, material, smooth=True)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness = thickness * MM
    body.offset = 0
    return thing


def _laid(mesh, ways, ends):
    """Stores where each corner lies on the flat cloth, in metres; the corners are in two rows, one at each of `ends`."""
    gone, flat = 0.0, []
    for a, b in zip(ways[:1] + ways, ways):
        gone += math.dist(a, b)
        flat.append(gone * MM)
    laid = mesh.attributes.new(LAID, "FLOAT_VECTOR", "POINT")
    laid.data.foreach_set("vector", [v for y in ends for z in flat for v in (y * MM, 0.0, z)])


def _smooth(points, steps=10):
    """A curve through the points (Catmull-Rom), as points."""
    ends = [points[0], *points, points[-1]]
    way = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            way.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(p, q, r, s)
                )
            )
    return [*way, points[-1]]
