"""Meshes in the coordinates of the scene: new objects stand at the origin, so that textures continue across them."""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector


def add(name, mesh, material, smooth=False):
    """Adds a mesh to the scene."""
    if material is not None:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def surface(name, vertices, faces, material, smooth=False):
    """Adds a mesh with these corners and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return add(name, mesh, material, smooth)


def rounded(thing, width, segments=2, across=None):
    """Bevels sharp edges, so that they catch the light; across is the width for edges that do not run along x."""
    if width > 0:
        bevel = thing.modifiers.new("bevel", "BEVEL")
        bevel.width = width
        bevel.segments = segments
        bevel.limit_method = "ANGLE"
        bevel.angle_limit = math.radians(32)
        bevel.harden_normals = True
        if across is not None:
            _weighted(thing.data, bevel, across / width)
        thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(40)
    return thing


def _weighted(mesh, bevel, share):
    """Edges along x get the whole width of the bevel, all others a share of it."""
    bevel.limit_method = "WEIGHT"
    bevel.use_clamp_overlap = False
    shape = bmesh.new()
    shape.from_mesh(mesh)
    weight = shape.edges.layers.bevel_weight.verify()
    for edge in shape.edges:
        a, b = (vertex.co for vertex in edge.verts)
        edge[weight] = 1.0 if abs(a.y - b.y) + abs(a.z - b.z) < 1e-5 else share
    shape.to_mesh(mesh)
    shape.free()


def box(x, y, z, material, bevel=0.004, segments=2, turn=None, name="box"):
    """A box between pairs of coordinates, turned about its middle by the Euler angles turn."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    corners = [Vector((a, b, c)) for a in (x0, x1) for b in (y0, y1) for c in (z0, z1)]
    if turn:
        middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
        rotation = Euler(turn).to_matrix()
        corners = [middle + rotation @ (corner - middle) for corner in corners]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = surface(name, corners, faces, material)
    smallest = min(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0))
    return rounded(thing, min(bevel, smallest * 0.45), segments)


def rod(start, end, radius, material, end_radius=None, sides=14):
    """A round bar between two points; with end_radius it tapers."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    frame = axis.to_track_quat("Z", "Y").to_matrix()
    far = radius if end_radius is None else end_radius
    ring = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * i / sides for i in range(sides))]
    vertices = [start + frame @ Vector((c * radius, s * radius, 0)) for c, s in ring]
    vertices += [end + frame @ Vector((c * far, s * far, 0)) for c, s in ring]
    faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))]
    thing = surface("rod", vertices, faces, material, smooth=True)
    thing.data.use_auto_smooth = True
    return thing


def turned(profile, at, material, sides=28, name="turned"):
    """A solid of revolution: a profile of (radius, height) turned about an upright axis at a point."""
    x, y, z = at
    vertices, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            angle = 2 * math.pi * i / sides
            vertices.append(
                (x + radius * math.cos(angle), y + radius * math.sin(angle), z + height)
            )
    for ring in range(len(profile) - 1):
        for i in range(sides):
            a, b = ring * sides + i, ring * sides + (i + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    thing = surface(name, vertices, faces, material, smooth=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(50)
    return thing


def cushion(middle, size, material, turn=(0, 0, 0), puff=0.35):
    """A stuffed cushion: a box whose faces swell towards their middles."""
    mesh = bpy.data.meshes.new("cushion")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=7, use_grid_fill=True)
    half = Vector(size) / 2
    thin = min(range(3), key=lambda axis: size[axis])
    rotation = Euler(turn).to_matrix()
    for vertex in shape.verts:
        c = vertex.co
        others = [abs(c[axis]) for axis in range(3) if axis != thin]
        fullness = (1 - puff) + puff * math.sqrt(max(0.0, 1 - others[0] ** 4)) * math.sqrt(
            max(0.0, 1 - others[1] ** 4)
        )
        pull = 1 - 0.03 * max(others) * min(others)
        scaled = Vector([c[a] * half[a] * (fullness if a == thin else pull) for a in range(3)])
        vertex.co = Vector(middle) + rotation @ scaled
    shape.to_mesh(mesh)
    shape.free()
    thing = add("cushion", mesh, material, smooth=True)
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width = min(size) * 0.16
    bevel.segments = 3
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(50)
    return thing


def sheet_waves(x, y, z, material, folds, depth, seed=0):
    """A curtain along x that hangs in folds."""
    dice = random.Random(seed)
    (x0, x1), (z0, z1) = x, z
    steps = folds * 10
    offsets = [dice.uniform(0.6, 1.2) for _ in range(folds + 2)]
    vertices, faces = [], []
    for level in (0.0, 0.5, 1.0):
        for i in range(steps + 1):
            strength = offsets[i // 10] * (1.0 - 0.35 * level)
            wave = math.sin(2 * math.pi * i / 10) * depth * strength
            vertices.append((x0 + (x1 - x0) * i / steps, y + wave, z0 + (z1 - z0) * level))
    for level in range(2):
        for i in range(steps):
            a = level * (steps + 1) + i
            faces.append((a, a + 1, a + steps + 2, a + steps + 1))
    return surface("curtain", vertices, faces, material, smooth=True)


def copy_of(thing, at, turn=0.0, scale=1.0, tint=None):
    """Another object with the same mesh, in its own colour if tint is given; the mesh is in memory only once."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    if tint:
        twin.color = (*tint, 1)
    size = scale if isinstance(scale, (tuple, list)) else (scale, scale, scale)
    twin.matrix_world = (
        Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Diagonal((*size, 1))
    )
    bpy.context.scene.collection.objects.link(twin)
    return twin


def move_all(things, at, turn=0.0):
    """Moves things that were built around the origin to their place."""
    for thing in things:
        thing.matrix_world = (
            Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ thing.matrix_world
        )
    return things
