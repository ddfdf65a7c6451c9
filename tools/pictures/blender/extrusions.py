"""Short lengths of extruded profiles: coated outside, bare in their chambers, with the marks of a saw on their ends."""

import math

import bmesh
import bpy
import materials
import nodes
import sections
import shapes
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

MM = 0.001
# Colours of coats that look metallic: aluminium and grey.
SILVER = ("#a9adaf", "#8f969a")


def placed(thing, at, turn=0.0, tilt=0.0):
    """Places a thing at a point (mm), turned about the vertical and tilted about its own length (degrees)."""
    thing.matrix_world = (
        Matrix.Translation(Vector(at) * MM)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "Y")
    )
    return thing


def length_of(loops, length, coat, ends=None, bare=None, edge=0.3):
    """A profile from y = 0 to its length (mm) with sawn ends; the first loop is its outline, others are chambers."""
    rings = [sections.rounded(loop) for loop in loops]
    mesh = bpy.data.meshes.new("profile")
    shape = bmesh.new()
    corners = [[], []]
    for ring in rings:
        for end, y in enumerate((0.0, length)):
            corners[end].append([shape.verts.new((z * MM, y * MM, up * MM)) for up, z in ring])
    for index, (near, far) in enumerate(zip(*corners)):
        for a, b, c, d in zip(near, near[1:] + near[:1], far[1:] + far[:1], far):
            shape.faces.new((a, b, c, d)).material_index = 1 if index else 0
    flat = [[Vector((z, up, 0)) for up, z in ring] for ring in rings]
    triangles = tessellate_polygon(flat)
    for end in corners:
        all_corners = [corner for ring in end for corner in ring]
        for triangle in triangles:
            shape.faces.new([all_corners[i] for i in triangle]).material_index = 2
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    for material in (coat, bare or raw(), ends or sawn()):
        mesh.materials.append(material)
    return shapes.rounded(shapes.add("profile", mesh, None), edge * MM, 2)


def coated(part):
    """The powder coat of a part, in the part's colour."""
    return materials.metal(part["color"], 0.36, 0.0 if part["color"] not in SILVER else 0.6, 2600)


def raw():
    """Uncoated aluminium."""
    return materials.metal("#c6c9cb", 0.34, 0.9, 2600)


def plastic(colour):
    """The material of gaskets, inserts and caps."""
    return materials.rough(colour, 0.0, roughness=0.5)


def sawn():
    """Bare metal with the marks of a saw, which are arcs."""
    material, tree, shader = nodes.new("sawn")
    shader.inputs["Base Color"].default_value = (0.72, 0.73, 0.74, 1)
    shader.inputs["Metallic"].default_value = 0.75
    shader.inputs["Roughness"].default_value = 0.42
    far = tree.nodes.new("ShaderNodeVectorMath")
    far.operation = "DISTANCE"
    tree.links.new(nodes.coordinates(tree), far.inputs[0])
    far.inputs[1].default_value = (0.16, 0, -0.12)
    marks = nodes.noise(tree, nodes.math(tree, "MULTIPLY", far.outputs["Value"], 1.0), 2200, 2)
    nodes.bump(tree, shader, marks, 0.16, 0.0006)
    return material
