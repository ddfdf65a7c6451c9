"""Cloth and screens, which let some light through."""

import functools

import nodes


@functools.cache
def cloth(colour, through=0.0, weave=420.0, bump=0.25, spread=0.07, seams=None):
    """Woven fabric. through is the share of light that passes; seams are (x of the first seam, spacing) in metres."""
    colour = nodes.colour_of(colour)
    material, tree, shader = nodes.new("cloth")
    where = nodes.coordinates(tree)
    threads = nodes.noise(tree, where, weave, 2)
    tint = nodes.blend(tree, threads, *nodes.shades(colour, spread))
    if seams:
        tint = _seamed(tree, where, tint, *seams)
    tree.links.new(tint, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.1
    shader.inputs["Sheen"].default_value = 0.3
    nodes.bump(tree, shader, threads, bump, 0.002)
    if through:
        glow = tree.nodes.new("ShaderNodeBsdfTranslucent")
        tree.links.new(tint, glow.inputs["Color"])
        nodes.mix(tree, through, shader.outputs[0], glow.outputs[0])
    return material


def _seamed(tree, where, tint, start, spacing):
    """The colour, darker where two widths of cloth overlap at a seam."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where, split.inputs[0])
    shifted = nodes.math(tree, "SUBTRACT", split.outputs[0], start)
    across = nodes.math(tree, "MODULO", nodes.math(tree, "ADD", shifted, spacing * 100), spacing)
    doubled = nodes.math(tree, "LESS_THAN", across, 0.022)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    tree.links.new(nodes.math(tree, "MULTIPLY", doubled, 0.22), mix.inputs[0])
    tree.links.new(tint, mix.inputs[1])
    mix.inputs[2].default_value = (0, 0, 0, 1)
    return mix.outputs[0]


@functools.cache
def screen(colour, openness=0.12):
    """Screen fabric; openness is the share of what lies behind it that can be seen between the threads."""
    material = cloth(colour, 0.3, 900.0, 0.1, 0.04).copy()
    tree = material.node_tree
    woven = tree.nodes["Material Output"].inputs["Surface"].links[0].from_socket
    gap = tree.nodes.new("ShaderNodeBsdfTransparent")
    nodes.mix(tree, openness, woven, gap.outputs[0])
    return material
