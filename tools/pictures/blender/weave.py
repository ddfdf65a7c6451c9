"""Cloth seen from close by: single threads that pass over and under one another, and stitches."""

import math

import nodes
import shapes


# (a, b, n, k): at (column, row) the weft lies on top where (a·column + b·row) mod n < k; baskets count threads in
# pairs.
PATTERNS = {"plain": (1, 1, 2, 1), "basket": (1, 1, 2, 1), "twill": (1, 1, 4, 2), "satin": (2, 1, 5, 1)}


def woven(fabric, laid=None):
    """The material of a fabric of the engine; its threads run along x and z, or along the mesh's attribute `laid`."""
    colour, weave = nodes.colour_of(fabric["hex"]), fabric["weave"]
    openness, through = fabric["openness"] / 100, min(0.6, fabric["light"] / 60)
    pitch = 0.01 / weave["warp"]
    material, tree, shader = nodes.new("woven")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    where = nodes.attribute(tree, laid) if laid else nodes.coordinates(tree)
    tree.links.new(where, split.inputs[0])
    counts = ((0, weave["warp"]), (2, weave["weft"]))
    threads = [nodes.math(tree, "MULTIPLY", split.outputs[axis], count * 100.0) for axis, count in counts]
    shares = [nodes.math(tree, "FRACT", value, 0.0) for value in threads]
    arcs = [nodes.math(tree, "SINE", nodes.math(tree, "MULTIPLY", s, math.pi), 0.0) for s in shares]
    over = _pattern(tree, threads, weave["kind"])
    warp = nodes.math(tree, "MULTIPLY", arcs[0], _line(tree, arcs[1], 0.4, 0.6))
    weft = nodes.math(tree, "MULTIPLY", arcs[1], _line(tree, arcs[0], 0.4, 0.6))
    height = _either(tree, over, warp, weft)
    slub = 0.08 + 0.2 * weave["slub"]
    uneven = nodes.noise(tree, nodes.mapped(tree, where, (0.12 / pitch, 1, 0.45 / pitch)), 1.0, 2)
    tone = _line(tree, height, 0.55, 0.5)
    tone = nodes.math(tree, "MULTIPLY", tone, _line(tree, uneven, slub * 2, 1 - slub))
    tint = tree.nodes.new("ShaderNodeVectorMath")
    tint.operation = "SCALE"
    tint.inputs[0].default_value = colour
    tree.links.new(tone, tint.inputs["Scale"])
    tree.links.new(tint.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.8
    shader.inputs["Specular"].default_value = 0.15
    shader.inputs["Sheen"].default_value = 0.4
    nodes.bump(tree, shader, height, weave["relief"], pitch * 0.7)
    glow = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(tint.outputs[0], glow.inputs["Color"])
    nodes.mix(tree, through, shader.outputs[0], glow.outputs[0])
    if openness:
        _pierced(tree, shares, openness)
    return material


def _pattern(tree, threads, kind):
    """1 where the weft lies on top of the warp, otherwise 0."""
    a, b, count, below = PATTERNS[kind]
    if kind == "basket":
        threads = [nodes.math(tree, "MULTIPLY", value, 0.5) for value in threads]
    column, row = (nodes.math(tree, "FLOOR", nodes.math(tree, "ADD", value, 9000.0), 0.0) for value in threads)
    index = nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", column, float(a)), nodes.math(tree, "MULTIPLY", row, float(b)))
    return nodes.math(tree, "LESS_THAN", nodes.math(tree, "MODULO", index, float(count)), below - 0.5)


def _line(tree, value, slope, start):
    return nodes.math(tree, "ADD", nodes.math(tree, "MULTIPLY", value, slope), start)


def _either(tree, switch, first, second):
    """The value first where the switch is 0, the value second where it is 1."""
    off = nodes.math(tree, "SUBTRACT", 1.0, switch)
    return nodes.math(
        tree,
        "ADD",
        nodes.math(tree, "MULTIPLY", off, first),
        nodes.math(tree, "MULTIPLY", switch, second),
    )


def _pierced(tree, shares, openness):
    """Adds gaps between the threads; openness is their share of the area."""
    surface = tree.nodes["Material Output"].inputs["Surface"]
    cloth = surface.links[0].from_socket
    side = math.sqrt(openness)
    inside = [nodes.math(tree, "LESS_THAN", share, side) for share in shares]
    hole = tree.nodes.new("ShaderNodeBsdfTransparent")
    nodes.mix(tree, nodes.math(tree, "MULTIPLY", *inside), cloth, hole.outputs[0])


def stitches(start, end, thread, place, length=0.0028, gap=0.0012):
    """A row of stitches between two points (x, z) of the cloth; place returns the depth (y) of the cloth at a point."""
    (x0, z0), (x1, z1) = start, end
    far = math.hypot(x1 - x0, z1 - z0)
    way = ((x1 - x0) / far, (z1 - z0) / far)
    for i in range(int(far / (length + gap))):
        s = i * (length + gap)
        ends = []
        for t, lift in ((s, 0.0), (s + length / 2, -0.0005), (s + length, 0.0)):
            x, z = x0 + way[0] * t, z0 + way[1] * t
            ends.append((x, place(x, z) + lift, z))
        for a, b in zip(ends, ends[1:]):
            shapes.rod(a, b, 0.0004, thread, sides=8)
